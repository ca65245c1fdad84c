//! The pieces of JSON text.

use super::fault::{Failed, Fault};

/// Deeper than any of our shapes.
const MAX_DEPTH: u32 = 12;
const NO_JSON: &str = "this is no JSON";
const TOO_EARLY: &str = "the text ends too early";

/// The text of JSON, piece by piece.
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// In how many lists and objects the reader is.
    depth: u32,
    /// The text that was read last.
    word: String,
    /// What is wrong, once something is.
    fault: Fault,
}

/// What is read, unless that failed.
pub type Read<T = ()> = Result<T, Failed>;

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Reader { text, at: 0, depth: 0, word: String::new(), fault: Fault::default() }
    }

    /// What was wrong.
    pub(super) fn into_fault(self) -> Fault {
        self.fault
    }

    /// Says what is wrong with the value.
    ///
    /// # Errors
    /// Always.
    pub fn fail<T>(&mut self, message: &str) -> Read<T> {
        Err(self.say("", message, ""))
    }

    /// Says that the value is not what it should be.
    ///
    /// # Errors
    /// Always.
    pub fn expected<T>(&mut self, what: &str) -> Read<T> {
        Err(self.say("expected ", what, ""))
    }

    /// Says what is wrong with a name.
    pub(super) fn about<T>(&mut self, what: &str, name: &str) -> Read<T> {
        Err(self.say(what, name, "`"))
    }

    #[cold]
    #[inline(never)]
    fn say(&mut self, before: &str, message: &str, after: &str) -> Failed {
        self.fault.message = [before, message, after].concat();
        Failed
    }

    /// Says that whatever fails is in the field.
    pub(super) fn in_field(&mut self, name: &str, read: Read) -> Read {
        if read.is_err() {
            self.fault.is_in_field(name);
        }
        read
    }

    /// Says that whatever fails is in the element.
    pub(super) fn in_element(&mut self, index: u64, read: Read) -> Read {
        if read.is_err() {
            self.fault.is_in_element(index);
        }
        read
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next byte, whatever it is.
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is no space.
    #[inline(never)]
    pub(crate) fn peek(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.byte() {
            self.at += 1;
        }
        self.byte()
    }

    /// Reads the byte, if it comes next.
    #[inline(never)]
    fn skip(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    #[inline(never)]
    pub(super) fn expect(&mut self, byte: u8) -> Read {
        if self.skip(byte) { Ok(()) } else { self.fail(NO_JSON) }
    }

    /// Reads these letters.
    #[inline(never)]
    fn letters(&mut self, letters: &str) -> Read {
        if !self.rest().starts_with(letters) {
            return self.fail(NO_JSON);
        }
        self.at += letters.len();
        Ok(())
    }

    /// The text that was read last.
    pub(super) fn word(&self) -> &str {
        &self.word
    }

    /// Reads a text, to be found in [`word`](Reader::word).
    #[inline(never)]
    pub(super) fn string(&mut self) -> Read {
        self.expect(b'"')?;
        self.word.clear();
        loop {
            let rest = self.rest();
            let stop = rest.bytes().position(|byte| byte < b' ' || byte == b'"' || byte == b'\\');
            let Some((plain, after)) = stop.and_then(|stop| rest.split_at_checked(stop)) else {
                return self.fail("a text does not end");
            };
            self.word.push_str(plain);
            self.at += plain.len() + 1;
            match after.as_bytes().first() {
                Some(b'"') => return Ok(()),
                Some(b'\\') => self.escape()?,
                _ => return self.fail("a text holds a control character"),
            }
        }
    }

    /// Reads what follows a backslash: a character of the text.
    fn escape(&mut self) -> Read {
        let letter = self.byte();
        self.at += 1;
        let character = match letter {
            Some(letter @ (b'"' | b'\\' | b'/')) => letter.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let mut code = self.code_unit()?;
                if (0xd800..0xdc00).contains(&code) && self.letters("\\u").is_ok() {
                    let low = self.code_unit()?;
                    // Half a pair alone stays what it is: no character.
                    if (0xdc00..0xe000).contains(&low) {
                        code = 0x1_0000 + ((code - 0xd800) << 10) + (low - 0xdc00);
                    }
                }
                match char::from_u32(code) {
                    Some(character) => character,
                    None => return self.fail("the text is not well-formed"),
                }
            }
            _ => return self.fail(NO_JSON),
        };
        self.word.push(character);
        Ok(())
    }

    /// Reads four hexadecimal digits.
    fn code_unit(&mut self) -> Read<u32> {
        let mut code = 0;
        for _ in 0..4 {
            match self.byte().and_then(|digit| char::from(digit).to_digit(16)) {
                Some(digit) => code = code << 4 | digit,
                None => return self.fail(NO_JSON),
            }
            self.at += 1;
        }
        Ok(code)
    }

    /// Reads a whole number; nothing if it is below zero.
    #[inline(never)]
    pub(super) fn number(&mut self) -> Read<Option<u64>> {
        const GREATEST: u64 = i64::MAX as u64;
        let negative = self.skip(b'-');
        let first = self.at;
        let mut number = 0;
        while let Some(digit @ b'0'..=b'9') = self.byte() {
            let digit = u64::from(digit - b'0');
            if number > (GREATEST - digit) / 10 {
                return self.fail("the number is too large");
            }
            number = 10 * number + digit;
            self.at += 1;
        }
        match self.byte() {
            Some(b'.' | b'e' | b'E') => return self.fail("numbers are whole"),
            _ if self.at == first => return self.fail(NO_JSON),
            _ if self.at > first + 1 && self.text.as_bytes().get(first) == Some(&b'0') => {
                return self.fail(NO_JSON);
            }
            _ if negative && number == 0 => {
                return self.fail("zero has no sign"); // equal states have equal text
            }
            _ => {}
        }
        Ok((!negative).then_some(number))
    }

    /// Reads true or false.
    #[inline(never)]
    pub(super) fn bool(&mut self) -> Read<bool> {
        match self.peek() {
            Some(b't') => self.letters("true").map(|()| true),
            Some(b'f') => self.letters("false").map(|()| false),
            _ => self.not("true or false"),
        }
    }

    /// Reads a text, to be found in [`word`](Reader::word).
    #[inline(never)]
    pub(crate) fn text(&mut self) -> Read {
        match self.peek() {
            Some(b'"') => self.string(),
            _ => self.not("a text"),
        }
    }

    /// Reads `null`, if that comes next.
    #[inline(never)]
    pub(super) fn null(&mut self) -> Read<bool> {
        let found = self.peek() == Some(b'n');
        if found {
            self.letters("null")?;
        }
        Ok(found)
    }

    /// Says that what comes next is not what it should be.
    pub(super) fn not<T>(&mut self, expected: &str) -> Read<T> {
        match self.peek() {
            None => self.fail(TOO_EARLY),
            Some(_) => self.expected(expected),
        }
    }

    /// Goes into a list or an object.
    #[inline(never)]
    pub(super) fn enter(&mut self, bracket: u8, expected: &str) -> Read {
        if !self.skip(bracket) {
            return self.not(expected);
        }
        if self.depth == MAX_DEPTH {
            return self.fail("the value is nested too deeply");
        }
        self.depth += 1;
        Ok(())
    }

    /// Goes to the next part of a list or object, or out of it behind the last one: then there is none.
    #[inline(never)]
    pub(super) fn next(&mut self, first: bool, bracket: u8) -> Read<bool> {
        if self.skip(bracket) {
            self.depth -= 1;
            return Ok(false);
        }
        if !first {
            self.expect(b',')?;
        }
        Ok(true)
    }

    /// Reads the name of a field, to be found in [`word`](Reader::word).
    #[inline(never)]
    pub(super) fn name(&mut self) -> Read {
        self.string()?;
        self.expect(b':')
    }

    /// Where the reader is, to [return](Reader::return_to) to when it is in the same list or object again.
    pub(super) fn mark(&self) -> usize {
        self.at
    }

    pub(super) fn return_to(&mut self, mark: usize) {
        self.at = mark;
    }

    /// Reads a value of any kind for nothing.
    #[inline(never)]
    pub(crate) fn skip_value(&mut self) -> Read {
        match self.peek() {
            Some(b'n') => self.letters("null"),
            Some(b't' | b'f') => self.bool().map(drop),
            Some(b'"') => self.string(),
            Some(b'[') => self.list("a list", &mut Reader::skip_value),
            Some(b'{') => self.fields(&mut |reader| {
                let name = reader.word.clone();
                let read = reader.skip_value();
                reader.in_field(&name, read)
            }),
            Some(_) => self.number().map(drop),
            None => self.fail(TOO_EARLY),
        }
    }
}

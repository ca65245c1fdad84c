//! The pieces of JSON text.

use super::fault::Fault;
use std::borrow::Cow;
use std::fmt::Write as _;

/// Deeper than any of our shapes.
const MAX_DEPTH: usize = 12;

/// The text of JSON, piece by piece, and the way to the piece that is read.
pub struct Reader<'de> {
    text: &'de str,
    at: usize,
    /// The way from the whole to the value that is read.
    path: Vec<Step<'de>>,
}

enum Step<'de> {
    Field(Cow<'de, str>),
    Index(usize),
}

impl<'de> Reader<'de> {
    pub(super) fn new(text: &'de str) -> Self {
        Reader { text, at: 0, path: Vec::new() }
    }

    #[inline(never)]
    pub(super) fn place(&self) -> String {
        let mut place = String::new();
        for step in &self.path {
            // Writing to a text never fails.
            let _ = match step {
                Step::Field(name) if place.is_empty() => write!(place, "{name}"),
                Step::Field(name) => write!(place, ".{name}"),
                Step::Index(index) => write!(place, "[{index}]"),
            };
        }
        place
    }

    fn rest(&self) -> &'de str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next byte that is no space.
    pub(crate) fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(self.at) {
            self.at += 1;
        }
        bytes.get(self.at).copied()
    }

    fn skip(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    #[inline(never)]
    pub(super) fn expect(&mut self, byte: u8) -> Result<(), Fault> {
        if self.skip(byte) { Ok(()) } else { Err(Fault::new("this is no JSON")) }
    }

    pub(super) fn word(&mut self, word: &str) -> Result<(), Fault> {
        let found = self.rest().starts_with(word);
        self.at += word.len();
        if found { Ok(()) } else { Err(Fault::new("this is no JSON")) }
    }

    #[inline(never)]
    pub(super) fn string(&mut self) -> Result<Cow<'de, str>, Fault> {
        self.expect(b'"')?;
        let mut owned = String::new();
        loop {
            let rest = self.rest();
            let stop = rest.bytes().position(|byte| matches!(byte, b'"' | b'\\'));
            let (plain, after) = stop
                .and_then(|stop| rest.split_at_checked(stop))
                .ok_or_else(|| Fault::new("a text does not end"))?;
            if plain.bytes().any(|byte| byte < b' ') {
                return Err(Fault::new("a text holds a control character"));
            }
            self.at += plain.len() + 1;
            if after.starts_with('"') {
                return Ok(if owned.is_empty() {
                    Cow::Borrowed(plain)
                } else {
                    Cow::Owned(owned + plain)
                });
            }
            owned.push_str(plain);
            owned.push(self.escape()?);
        }
    }

    /// The character that is meant by what follows a backslash.
    fn escape(&mut self) -> Result<char, Fault> {
        let letter = self.text.as_bytes().get(self.at).copied();
        self.at += 1;
        Ok(match letter {
            Some(letter @ (b'"' | b'\\' | b'/')) => letter.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let first = self.code_unit()?;
                let mut units = vec![first];
                if (0xd800..0xdc00).contains(&first) && self.rest().starts_with("\\u") {
                    self.at += 2;
                    units.push(self.code_unit()?);
                }
                match char::decode_utf16(units).collect::<Result<Vec<char>, _>>().as_deref() {
                    Ok([character]) => *character,
                    _ => return Err(Fault::new("the text is not well-formed")),
                }
            }
            _ => return Err(Fault::new("this is no JSON")),
        })
    }

    fn code_unit(&mut self) -> Result<u16, Fault> {
        let digits =
            self.text.get(self.at..self.at + 4).ok_or_else(|| Fault::new("this is no JSON"))?;
        self.at += 4;
        let hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        u16::from_str_radix(digits, 16)
            .ok()
            .filter(|_| hex)
            .ok_or_else(|| Fault::new("this is no JSON"))
    }

    /// Reads a whole number; nothing if it is below zero.
    #[inline(never)]
    pub(super) fn number(&mut self) -> Result<Option<u64>, Fault> {
        let negative = self.skip(b'-');
        let rest = self.rest();
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, after) = rest.split_at_checked(length).unwrap_or_default();
        if after.starts_with(['.', 'e', 'E']) {
            return Err(Fault::new("numbers are whole"));
        }
        if digits.is_empty() || digits.len() > 1 && digits.starts_with('0') {
            return Err(Fault::new("this is no JSON"));
        }
        self.at += length;
        let number: i64 = digits.parse().map_err(|_| Fault::new("the number is too large"))?;
        if negative && number == 0 {
            return Err(Fault::new("zero has no sign")); // equal states have equal text
        }
        Ok((!negative).then_some(number as u64))
    }

    /// Reads true or false.
    pub(super) fn bool(&mut self) -> Result<bool, Fault> {
        match self.peek() {
            Some(b't') => self.word("true").map(|()| true),
            Some(b'f') => self.word("false").map(|()| false),
            found => Err(not_expected(found, "true or false")),
        }
    }

    /// Reads a text.
    pub(crate) fn text(&mut self, expected: &str) -> Result<Cow<'de, str>, Fault> {
        match self.peek() {
            Some(b'"') => self.string(),
            found => Err(not_expected(found, expected)),
        }
    }

    /// Reads `null`, if that comes next.
    pub(super) fn null(&mut self) -> Result<bool, Fault> {
        let found = self.peek() == Some(b'n');
        if found {
            self.word("null")?;
        }
        Ok(found)
    }

    /// Goes into a list or an object.
    pub(super) fn enter(&mut self, bracket: u8, expected: &str) -> Result<(), Fault> {
        match self.peek() {
            Some(byte) if byte == bracket => self.at += 1,
            found => return Err(not_expected(found, expected)),
        }
        if self.path.len() >= MAX_DEPTH {
            Err(Fault::new("the value is nested too deeply"))
        } else {
            Ok(())
        }
    }

    /// Where the reader is, to [return](Reader::return_to) to when it is in the same list or object again.
    pub(super) fn mark(&self) -> usize {
        self.at
    }

    pub(super) fn return_to(&mut self, mark: usize) {
        self.at = mark;
    }

    /// Reads a value of any kind for nothing.
    pub(crate) fn skip_value(&mut self) -> Result<(), Fault> {
        match self.peek() {
            Some(b'n') => self.word("null"),
            Some(b't' | b'f') => self.bool().map(drop),
            Some(b'"') => self.string().map(drop),
            Some(b'[') => {
                self.enter(b'[', "a list")?;
                let mut index = 0;
                while self.next_element(index)? {
                    self.skip_value()?;
                    self.leave();
                    index += 1;
                }
                self.expect(b']')
            }
            Some(b'{') => {
                self.enter(b'{', "an object")?;
                let mut first = true;
                while self.next_field(first)?.is_some() {
                    self.skip_value()?;
                    self.leave();
                    first = false;
                }
                self.expect(b'}')
            }
            Some(_) => self.number().map(drop),
            None => Err(Fault::new("the text ends too early")),
        }
    }

    /// Leaves the value that was read, for the place where the next one stands.
    pub(super) fn leave(&mut self) {
        self.path.pop();
    }

    /// Goes to the next element of a list; `false` at its end.
    #[inline(never)]
    pub(super) fn next_element(&mut self, index: usize) -> Result<bool, Fault> {
        if self.peek() == Some(b']') {
            return Ok(false);
        }
        if index > 0 {
            self.expect(b',')?;
        }
        self.path.push(Step::Index(index));
        Ok(true)
    }

    /// Goes to the next field of an object and reads its name; nothing at its end.
    #[inline(never)]
    pub(super) fn next_field(&mut self, first: bool) -> Result<Option<Cow<'de, str>>, Fault> {
        if self.peek() == Some(b'}') {
            return Ok(None);
        }
        if !first {
            self.expect(b',')?;
        }
        self.peek();
        let name = self.string()?;
        self.expect(b':')?;
        // Stays if the name or value is refused: it is the place.
        self.path.push(Step::Field(name.clone()));
        Ok(Some(name))
    }
}

#[cold]
pub(super) fn not_expected(found: Option<u8>, expected: &str) -> Fault {
    match found {
        None => Fault::new("the text ends too early"),
        Some(_) => Fault::expected(expected),
    }
}

//! The text of JSON, piece by piece, and the way to the piece that is read.

use super::fault::{Fault, expected_but, fault};
use serde::de::Expected;
use std::borrow::Cow;
use std::fmt::Write as _;

/// Deeper than any of our shapes.
const MAX_DEPTH: usize = 12;

pub(super) struct Reader<'de> {
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

    /// The next byte that is no space.
    pub(super) fn peek(&mut self) -> Option<u8> {
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
        if self.skip(byte) { Ok(()) } else { Err(fault("this is no JSON")) }
    }

    pub(super) fn word(&mut self, word: &str) -> Result<(), Fault> {
        let found = self.text[self.at..].starts_with(word);
        self.at += word.len();
        if found { Ok(()) } else { Err(fault("this is no JSON")) }
    }

    #[inline(never)]
    pub(super) fn string(&mut self) -> Result<Cow<'de, str>, Fault> {
        self.expect(b'"')?;
        let mut owned = String::new();
        loop {
            let rest = &self.text[self.at..];
            let stop = rest.find(['"', '\\']).ok_or_else(|| fault("a text does not end"))?;
            let plain = &rest[..stop];
            if plain.bytes().any(|byte| byte < b' ') {
                return Err(fault("a text holds a control character"));
            }
            self.at += stop + 1;
            if rest.as_bytes()[stop] == b'"' {
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
                if (0xd800..0xdc00).contains(&first) && self.text[self.at..].starts_with("\\u") {
                    self.at += 2;
                    units.push(self.code_unit()?);
                }
                match char::decode_utf16(units).collect::<Result<Vec<char>, _>>().as_deref() {
                    Ok([character]) => *character,
                    _ => return Err(fault("the text is not well-formed")),
                }
            }
            _ => return Err(fault("this is no JSON")),
        })
    }

    fn code_unit(&mut self) -> Result<u16, Fault> {
        let digits = self.text.get(self.at..self.at + 4).ok_or_else(|| fault("this is no JSON"))?;
        self.at += 4;
        let hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        u16::from_str_radix(digits, 16).ok().filter(|_| hex).ok_or_else(|| fault("this is no JSON"))
    }

    #[inline(never)]
    pub(super) fn number(&mut self) -> Result<Number, Fault> {
        let negative = self.skip(b'-');
        let rest = &self.text[self.at..];
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, after) = (&rest[..length], rest.as_bytes().get(length));
        if matches!(after, Some(b'.' | b'e' | b'E')) {
            return Err(fault("numbers are whole"));
        }
        if digits.is_empty() || digits.len() > 1 && digits.starts_with('0') {
            return Err(fault("this is no JSON"));
        }
        self.at += length;
        let number: i64 = digits.parse().map_err(|_| fault("the number is too large"))?;
        if negative && number == 0 {
            return Err(fault("zero has no sign")); // equal states have equal text
        }
        Ok(if negative { Number::Negative(-number) } else { Number::Natural(number as u64) })
    }

    pub(super) fn bool(&mut self) -> Result<bool, Fault> {
        let value = self.peek() == Some(b't');
        self.word(if value { "true" } else { "false" }).map(|()| value)
    }

    /// Whether a value of the right kind begins here.
    #[inline(never)]
    pub(super) fn begins(&mut self, with: &[u8], expected: &dyn Expected) -> Result<(), Fault> {
        match self.peek() {
            None => Err(fault("the text ends too early")),
            Some(byte) if with.contains(&byte) => Ok(()),
            Some(_) => Err(expected_but(expected)),
        }
    }

    /// Goes into a list or an object.
    pub(super) fn enter(&mut self) -> Result<(), Fault> {
        self.at += 1;
        if self.path.len() >= MAX_DEPTH {
            Err(fault("the value is nested too deeply"))
        } else {
            Ok(())
        }
    }

    /// Reads a value of any kind for nothing.
    pub(super) fn skip_value(&mut self) -> Result<(), Fault> {
        match self.peek() {
            Some(b'n') => self.word("null"),
            Some(b't' | b'f') => self.bool().map(drop),
            Some(b'"') => self.string().map(drop),
            Some(b'[') => {
                self.enter()?;
                let mut index = 0;
                while self.next_element(index)? {
                    self.skip_value()?;
                    self.leave();
                    index += 1;
                }
                self.expect(b']')
            }
            Some(b'{') => {
                self.enter()?;
                let mut first = true;
                while self.next_field(first)?.is_some() {
                    self.skip_value()?;
                    self.leave();
                    first = false;
                }
                self.expect(b'}')
            }
            Some(_) => self.number().map(drop),
            None => Err(fault("the text ends too early")),
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

pub(super) enum Number {
    Natural(u64),
    Negative(i64),
}

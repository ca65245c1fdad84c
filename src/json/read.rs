//! A small reader of JSON for our shapes: whole numbers only, bounded depth, unknown fields refused where the shape
//! says so, and errors that name the place.
//!
//! Objects that cross as JavaScript values lose their unknown fields on the way, and no reader at hand tells places
//! without another crate around it; this one also compiles little for each shape, which a browser has to load.

use serde::de::value::{BorrowedStrDeserializer, StringDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Expected, IntoDeserializer, MapAccess,
    SeqAccess,
};
use serde::de::{Unexpected, Visitor};
use std::borrow::Cow;
use std::fmt::{self, Display, Write as _};

/// Deeper than any of our shapes.
const MAX_DEPTH: usize = 12;

/// What is wrong with a shape, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// One sentence.
    pub message: String,
    /// The place, such as `table.tiles[3].boxes`; empty for the whole.
    pub place: String,
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

impl serde::de::Error for Fault {
    #[cold]
    #[inline(never)]
    fn custom<T: Display>(message: T) -> Self {
        Fault { message: message.to_string(), place: String::new() }
    }

    // What was found is left out: to print any number would take a good part of a small library.
    #[cold]
    #[inline(never)]
    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        expected_but(expected)
    }

    #[cold]
    #[inline(never)]
    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        expected_but(expected)
    }
}

fn expected_but(expected: &dyn Expected) -> Fault {
    match expected.to_string().as_str() {
        "u8" | "u16" | "u32" | "u64" => fault("expected a whole number that is not too large"),
        expected => serde::de::Error::custom(format_args!("expected {expected}")),
    }
}

/// Reads a shape.
///
/// # Errors
/// What is wrong, and where.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let mut reader = Reader { text, at: 0, path: Vec::new() };
    let shape = T::deserialize(&mut reader).and_then(|shape| match reader.peek() {
        None => Ok(shape),
        Some(_) => Err(fault("there is more text than one value")),
    });
    shape.map_err(|fault| Fault { place: reader.place(), ..fault })
}

#[cold]
#[inline(never)]
fn fault(message: &str) -> Fault {
    serde::de::Error::custom(message)
}

struct Reader<'de> {
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
    #[inline(never)]
    fn place(&self) -> String {
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
    fn peek(&mut self) -> Option<u8> {
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
    fn expect(&mut self, byte: u8) -> Result<(), Fault> {
        if self.skip(byte) { Ok(()) } else { Err(fault("this is no JSON")) }
    }

    fn word(&mut self, word: &str) -> Result<(), Fault> {
        let found = self.text[self.at..].starts_with(word);
        self.at += word.len();
        if found { Ok(()) } else { Err(fault("this is no JSON")) }
    }

    #[inline(never)]
    fn string(&mut self) -> Result<Cow<'de, str>, Fault> {
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
    fn number(&mut self) -> Result<Number, Fault> {
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
        Ok(if negative { Number::Negative(-number) } else { Number::Natural(number as u64) })
    }

    fn bool(&mut self) -> Result<bool, Fault> {
        let value = self.peek() == Some(b't');
        self.word(if value { "true" } else { "false" }).map(|()| value)
    }

    /// Whether a value of the right kind begins here.
    #[inline(never)]
    fn begins(&mut self, with: &[u8], expected: &dyn Expected) -> Result<(), Fault> {
        match self.peek() {
            None => Err(fault("the text ends too early")),
            Some(byte) if with.contains(&byte) => Ok(()),
            Some(_) => Err(expected_but(expected)),
        }
    }

    /// Goes into a list or an object.
    fn enter(&mut self) -> Result<(), Fault> {
        self.at += 1;
        if self.path.len() >= MAX_DEPTH {
            Err(fault("the value is nested too deeply"))
        } else {
            Ok(())
        }
    }

    /// Reads a value of any kind for nothing.
    fn skip_value(&mut self) -> Result<(), Fault> {
        match self.peek() {
            Some(b'n') => self.word("null"),
            Some(b't' | b'f') => self.bool().map(drop),
            Some(b'"') => self.string().map(drop),
            Some(b'[') => {
                self.enter()?;
                let mut index = 0;
                while self.next_element(index)? {
                    self.skip_value()?;
                    self.path.pop();
                    index += 1;
                }
                self.expect(b']')
            }
            Some(b'{') => {
                self.enter()?;
                let mut first = true;
                while self.next_field(first)?.is_some() {
                    self.skip_value()?;
                    self.path.pop();
                    first = false;
                }
                self.expect(b'}')
            }
            Some(_) => self.number().map(drop),
            None => Err(fault("the text ends too early")),
        }
    }

    /// Goes to the next element of a list; `false` at its end.
    #[inline(never)]
    fn next_element(&mut self, index: usize) -> Result<bool, Fault> {
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
    fn next_field(&mut self, first: bool) -> Result<Option<Cow<'de, str>>, Fault> {
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

enum Number {
    Natural(u64),
    Negative(i64),
}

/// Methods that do as another one does.
macro_rules! forward {
    ($to:ident for $($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            self.$to(visitor)
        }
    )*};
}

// Each method calls only what its kind of value needs: whatever else it could call would be compiled for every shape.
impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.peek() {
            Some(b'n') => self.word("null").and_then(|()| visitor.visit_unit()),
            Some(b't' | b'f') => self.deserialize_bool(visitor),
            Some(b'"') => self.deserialize_str(visitor),
            Some(b'[') => self.deserialize_seq(visitor),
            Some(b'{') => self.deserialize_map(visitor),
            Some(b'-' | b'0'..=b'9') => self.deserialize_i64(visitor),
            Some(_) => Err(fault("this is no JSON")),
            None => Err(fault("the text ends too early")),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.begins(b"tf", &visitor)?;
        let value = self.bool()?;
        visitor.visit_bool(value)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.begins(b"-0123456789", &visitor)?;
        match self.number()? {
            Number::Natural(number) => visitor.visit_u64(number),
            Number::Negative(number) => visitor.visit_i64(number),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.begins(b"\"", &visitor)?;
        match self.string()? {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_string(text),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.begins(b"[", &visitor)?;
        self.enter()?;
        let list = visitor.visit_seq(Values { reader: self, index: 0 })?;
        self.expect(b']')?;
        Ok(list)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.begins(b"{", &visitor)?;
        self.enter()?;
        let object = visitor.visit_map(Fields { reader: self, first: true })?;
        self.expect(b'}')?;
        Ok(object)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.peek() == Some(b'n') {
            self.word("null")?;
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    /// Our enums without fields are texts; the others read themselves as structs.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.begins(b"\"", &visitor)?;
        match self.string()? {
            Cow::Borrowed(text) => visitor.visit_enum(BorrowedStrDeserializer::new(text)),
            Cow::Owned(text) => {
                let text: StringDeserializer<Fault> = text.into_deserializer();
                visitor.visit_enum(text)
            }
        }
    }

    /// Our structs are objects, never lists of their fields.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.skip_value()?;
        visitor.visit_unit()
    }

    forward! { deserialize_i64 for
        deserialize_i8 deserialize_i16 deserialize_i32
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }
    forward! { deserialize_str for deserialize_string deserialize_identifier deserialize_char }

    serde::forward_to_deserialize_any! { f32 f64 bytes byte_buf unit unit_struct tuple_struct }
}

struct Values<'a, 'de> {
    reader: &'a mut Reader<'de>,
    index: usize,
}

impl<'de> SeqAccess<'de> for Values<'_, 'de> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Fault> {
        if !self.reader.next_element(self.index)? {
            return Ok(None);
        }
        self.index += 1;
        let value = seed.deserialize(&mut *self.reader)?;
        self.reader.path.pop();
        Ok(Some(value))
    }
}

struct Fields<'a, 'de> {
    reader: &'a mut Reader<'de>,
    first: bool,
}

impl<'de> MapAccess<'de> for Fields<'_, 'de> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Fault> {
        let name = self.reader.next_field(std::mem::take(&mut self.first))?;
        match name {
            None => Ok(None),
            Some(Cow::Borrowed(name)) => {
                seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some)
            }
            Some(Cow::Owned(name)) => {
                seed.deserialize(IntoDeserializer::<Fault>::into_deserializer(name)).map(Some)
            }
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let value = seed.deserialize(&mut *self.reader)?;
        self.reader.path.pop();
        Ok(value)
    }
}

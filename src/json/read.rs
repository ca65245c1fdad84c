//! Reading shapes.

use super::fault::Fault;
use super::scan::{Reader, not_expected};

/// A shape that can be read.
pub trait FromJson {
    /// What a value is read into; any value will do.
    fn blank() -> Self
    where
        Self: Sized;

    /// Reads the value that comes next.
    ///
    /// # Errors
    /// What is wrong with it. The reader stays where that is, and knows the place.
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault>;
}

/// Reads a shape.
///
/// # Errors
/// What is wrong, and where.
pub fn read<T: FromJson>(text: &str) -> Result<T, Fault> {
    let mut shape = T::blank();
    read_all(text, &mut shape)?;
    Ok(shape)
}

/// Reads the whole text into a shape.
fn read_all(text: &str, shape: &mut dyn FromJson) -> Result<(), Fault> {
    let mut reader = Reader::new(text);
    let result = shape.read(&mut reader).and_then(|()| match reader.peek() {
        None => Ok(()),
        Some(_) => Err(Fault::new("there is more text than one value")),
    });
    result.map_err(|fault| Fault { place: reader.place(), ..fault })
}

/// What becomes of the fields of an object that are not asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Others {
    /// They are a fault.
    Refused,
    /// They may be anything.
    Skipped,
}

impl Reader<'_> {
    /// Reads an object with fields of these names into the values. The first `needed` of them must be there; a value
    /// whose field is missing stays as it is.
    ///
    /// # Errors
    /// A field is missing, unknown, there twice, or not what it should be.
    pub(crate) fn object(
        &mut self,
        names: &[&str],
        values: &mut [&mut dyn FromJson],
        needed: usize,
        others: Others,
    ) -> Result<(), Fault> {
        self.enter(b'{', "an object")?;
        let mut found = 0_u32;
        let mut first = true;
        while let Some(name) = self.next_field(std::mem::take(&mut first))? {
            match names.iter().position(|known| *known == name) {
                Some(field) if found >> field & 1 == 1 => {
                    return Err(Fault::about("duplicate field", &name));
                }
                Some(field) => {
                    found |= 1 << field;
                    values[field].read(self)?;
                }
                None if others == Others::Skipped => self.skip_value()?,
                None => return Err(Fault::about("unknown field", &name)),
            }
            self.leave();
        }
        self.expect(b'}')?;
        match names[..needed].get(found.trailing_ones() as usize) {
            None => Ok(()),
            Some(name) => Err(Fault::about("missing field", name)),
        }
    }

    /// The text of the field `type` of the object that comes next, which is still to be read.
    ///
    /// # Errors
    /// If it is no object, or the field is missing or no text.
    pub(crate) fn tag(&mut self) -> Result<String, Fault> {
        let before = self.mark();
        let mut tag = String::new();
        self.object(&["type"], &mut [&mut tag], 1, Others::Skipped)?;
        self.return_to(before);
        Ok(tag)
    }

    /// Reads a list, each element by `element`.
    ///
    /// # Errors
    /// If it is no list, or those of the elements.
    pub(crate) fn list(
        &mut self,
        expected: &str,
        element: &mut dyn FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        self.enter(b'[', expected)?;
        let mut index = 0;
        while self.next_element(index)? {
            element(self)?;
            self.leave();
            index += 1;
        }
        self.expect(b']')
    }

    /// Reads a number from 0 to the greatest one.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) fn natural(&mut self, greatest: u64) -> Result<u64, Fault> {
        match self.peek() {
            Some(b'-' | b'0'..=b'9') => {}
            found => return Err(not_expected(found, WHOLE_NUMBER)),
        }
        match self.number()? {
            Some(number) if number <= greatest => Ok(number),
            _ => Err(Fault::expected(WHOLE_NUMBER)),
        }
    }

    /// Reads one of the words and gives its place among them.
    ///
    /// # Errors
    /// If it is none of them.
    pub(crate) fn word_of(&mut self, words: &[&str]) -> Result<usize, Fault> {
        let word = self.text("a text")?;
        match words.iter().position(|known| *known == word) {
            Some(place) => Ok(place),
            None => {
                let mut message = "expected one of".to_owned();
                for (place, word) in words.iter().enumerate() {
                    message.push_str(if place > 0 { ", " } else { " " });
                    message.push_str(word);
                }
                Err(Fault { message, place: String::new() })
            }
        }
    }
}

const WHOLE_NUMBER: &str = "a whole number that is not too large";

macro_rules! naturals {
    ($($type:ident)*) => {$(
        impl FromJson for $type {
            fn blank() -> Self {
                0
            }
            fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
                *self = reader.natural($type::MAX.into())? as $type;
                Ok(())
            }
        }
    )*};
}

naturals! { u8 u16 u32 u64 }

/// Whether there is a value, whatever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Present(pub bool);

impl FromJson for Present {
    fn blank() -> Self {
        Present(false)
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        self.0 = true;
        reader.skip_value()
    }
}

impl FromJson for bool {
    fn blank() -> Self {
        false
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        *self = reader.bool()?;
        Ok(())
    }
}

impl FromJson for String {
    fn blank() -> Self {
        String::new()
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        *self = reader.text("a text")?.into_owned();
        Ok(())
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn blank() -> Self {
        None
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        if reader.null()? {
            *self = None;
            return Ok(());
        }
        self.insert(T::blank()).read(reader)
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn blank() -> Self {
        Vec::new()
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        self.clear();
        reader.list("a list", &mut |reader| {
            let mut element = T::blank();
            element.read(reader)?;
            self.push(element);
            Ok(())
        })
    }
}

impl<T: FromJson, const N: usize> FromJson for [T; N] {
    fn blank() -> Self {
        std::array::from_fn(|_| T::blank())
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        let mut places = self.iter_mut();
        let mut elements = 0;
        reader.list("a list", &mut |reader| {
            elements += 1;
            places.next().map_or_else(|| Err(wrong_length(N)), |place| place.read(reader))
        })?;
        if elements == N { Ok(()) } else { Err(wrong_length(N)) }
    }
}

#[cold]
fn wrong_length(length: usize) -> Fault {
    Fault { message: format!("expected a list of {length}"), place: String::new() }
}

//! Reading shapes.

use super::fault::Fault;
use super::scan::{Read, Reader};

/// A shape that can be read.
pub trait FromJson {
    /// What a value is read into; any value will do that owns nothing.
    fn blank() -> Self
    where
        Self: Sized;

    /// Reads the value that comes next into a blank.
    ///
    /// # Errors
    /// If something is wrong with it; the reader knows what, and where.
    fn read(&mut self, reader: &mut Reader<'_>) -> Read;
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
#[inline(never)]
fn read_all(text: &str, shape: &mut dyn FromJson) -> Result<(), Fault> {
    let mut reader = Reader::new(text);
    let read = shape.read(&mut reader).and_then(|()| match reader.peek() {
        None => Ok(()),
        Some(_) => reader.fail("there is more text than one value"),
    });
    read.map_err(|_| reader.into_fault())
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
    /// Reads an object; `field` reads the value of the field whose name was read.
    #[inline(never)]
    pub(super) fn fields(&mut self, field: &mut dyn FnMut(&mut Self) -> Read) -> Read {
        self.enter(b'{', "an object")?;
        let mut first = true;
        while self.next(first, b'}')? {
            self.name()?;
            field(self)?;
            first = false;
        }
        Ok(())
    }

    /// Reads an object with fields of these names into the values. The first `needed` of them must be there; a value
    /// whose field is missing stays as it is.
    ///
    /// # Errors
    /// A field is missing, unknown, there twice, or not what it should be.
    #[inline(never)]
    pub(crate) fn object(
        &mut self,
        names: &[&str],
        values: &mut [&mut dyn FromJson],
        needed: usize,
        others: Others,
    ) -> Read {
        let mut found = 0_u32;
        self.fields(&mut |reader| {
            let Some(field) = names.iter().position(|known| *known == reader.word()) else {
                let name = reader.word().to_owned();
                let read = match others {
                    Others::Skipped => reader.skip_value(),
                    Others::Refused => reader.about("unknown field `", &name),
                };
                return reader.in_field(&name, read);
            };
            let name = names[field];
            let read = if found >> field & 1 == 1 {
                reader.about("duplicate field `", name)
            } else {
                values[field].read(reader)
            };
            found |= 1 << field;
            reader.in_field(name, read)
        })?;
        match names[..needed].get(found.trailing_ones() as usize) {
            None => Ok(()),
            Some(name) => self.about("missing field `", name),
        }
    }

    /// The place among these words of the field `type` of the object that comes next, which is still to be read.
    ///
    /// # Errors
    /// If it is no object, or the field is missing or none of the words.
    #[inline(never)]
    pub(crate) fn tag(&mut self, words: &[&str]) -> Read<usize> {
        let before = self.mark();
        let mut tag = String::new();
        self.object(&["type"], &mut [&mut tag], 1, Others::Skipped)?;
        self.return_to(before);
        match words.iter().position(|known| *known == tag) {
            Some(place) => Ok(place),
            None => self.fail("unknown type"),
        }
    }

    /// Reads a list, each element by `element`.
    ///
    /// # Errors
    /// If it is no list, or those of the elements.
    #[inline(never)]
    pub(crate) fn list(
        &mut self,
        expected: &str,
        element: &mut dyn FnMut(&mut Self) -> Read,
    ) -> Read {
        self.enter(b'[', expected)?;
        let mut index = 0;
        while self.next(index == 0, b']')? {
            let read = element(self);
            self.in_element(index, read)?;
            index += 1;
        }
        Ok(())
    }

    /// Reads a number from 0 to the greatest one.
    ///
    /// # Errors
    /// If it is none.
    #[inline(never)]
    pub(crate) fn natural(&mut self, greatest: u64) -> Read<u64> {
        const WHOLE_NUMBER: &str = "a whole number that is not too large";
        match self.peek() {
            Some(b'-' | b'0'..=b'9') => {}
            _ => return self.not(WHOLE_NUMBER),
        }
        match self.number()? {
            Some(number) if number <= greatest => Ok(number),
            _ => self.expected(WHOLE_NUMBER),
        }
    }

    /// Reads one of the words and gives its place among them.
    ///
    /// # Errors
    /// If it is none of them.
    #[inline(never)]
    pub(crate) fn word_of(&mut self, words: &[&str]) -> Read<usize> {
        self.text()?;
        match words.iter().position(|known| *known == self.word()) {
            Some(place) => Ok(place),
            None => self.expected(&["one of ", &words.join(", ")].concat()),
        }
    }
}

macro_rules! naturals {
    ($($type:ident)*) => {$(
        impl FromJson for $type {
            fn blank() -> Self {
                0
            }
            fn read(&mut self, reader: &mut Reader<'_>) -> Read {
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
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        self.0 = true;
        reader.skip_value()
    }
}

impl FromJson for bool {
    fn blank() -> Self {
        false
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        *self = reader.bool()?;
        Ok(())
    }
}

impl FromJson for String {
    fn blank() -> Self {
        String::new()
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        reader.text()?;
        self.push_str(reader.word());
        Ok(())
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn blank() -> Self {
        None
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        if reader.null()? { Ok(()) } else { self.insert(T::blank()).read(reader) }
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn blank() -> Self {
        Vec::new()
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        reader.list("a list", &mut |reader| {
            self.push(T::blank());
            self.last_mut().map_or(Ok(()), |element| element.read(reader))
        })
    }
}

impl<T: FromJson, const N: usize> FromJson for [T; N] {
    fn blank() -> Self {
        std::array::from_fn(|_| T::blank())
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        let mut places = self.iter_mut();
        reader.list("a list", &mut |reader| match places.next() {
            Some(place) => place.read(reader),
            None => wrong_length(reader, N),
        })?;
        if places.len() == 0 { Ok(()) } else { wrong_length(reader, N) }
    }
}

#[cold]
fn wrong_length(reader: &mut Reader<'_>, length: usize) -> Read {
    let mut expected = "a list of ".to_owned();
    super::write::write_natural(&mut expected, length as u64);
    reader.expected(&expected)
}

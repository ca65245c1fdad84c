//! A small reader of JSON for our shapes: whole numbers only, bounded depth, unknown fields refused where the shape
//! says so, and errors that name the place.
//!
//! Objects that cross as JavaScript values lose their unknown fields on the way, and no reader at hand tells places
//! without another crate around it; this one also compiles little for each shape, which a browser has to load.

use super::fault::{Fault, fault};
use super::scan::{Number, Reader};
use serde::de::value::{BorrowedStrDeserializer, StringDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, SeqAccess,
    Visitor,
};
use std::borrow::Cow;

/// Reads a shape.
///
/// # Errors
/// What is wrong, and where.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let mut reader = Reader::new(text);
    let shape = T::deserialize(&mut reader).and_then(|shape| match reader.peek() {
        None => Ok(shape),
        Some(_) => Err(fault("there is more text than one value")),
    });
    shape.map_err(|fault| Fault { place: reader.place(), ..fault })
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
        self.reader.leave();
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
        self.reader.leave();
        Ok(value)
    }
}

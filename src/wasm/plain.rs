//! Plain values of JavaScript to shapes and back.
//!
//! What comes in is a copy that `pkg/src/plain.ts` made: objects, lists, texts, numbers, booleans and null. It is read
//! strictly, and whatever is wrong is told with its place. serde-wasm-bindgen makes what goes out; its own reader
//! passes over fields that a shape does not have.

use crate::error::{Code, RulesError};
use js_sys::{Array, JsString, Number, Object};
use serde::Serialize;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use std::cell::RefCell;
use std::fmt::{self, Display};
use std::rc::Rc;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Fields;

    #[wasm_bindgen(method, indexing_getter)]
    fn get(this: &Fields, name: &JsString) -> JsValue;
}

/// Reads a shape.
///
/// # Errors
/// The code, with what is wrong and where.
pub fn read<T: DeserializeOwned>(value: JsValue, code: impl Into<Code>) -> Result<T, RulesError> {
    T::deserialize(Plain(value)).map_err(|fault| fault.into_error(code.into()))
}

/// The shape as a plain value.
pub fn write<T: Serialize + ?Sized>(shape: &T) -> JsValue {
    // Only numbers that JavaScript does not have could fail; no shape has them.
    shape.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or_default()
}

/// Fields of an object; `undefined` for those that are not there.
pub fn fields<const N: usize>(value: &JsValue, names: &'static [&'static str; N]) -> [JsValue; N] {
    if !value.is_object() {
        return [const { JsValue::UNDEFINED }; N];
    }
    let texts = texts_of(names);
    std::array::from_fn(|place| value.unchecked_ref::<Fields>().get(&texts[place]))
}

/// What is wrong with a value, and where. In a box, so that little code hands it on.
#[derive(Debug)]
struct Fault(Box<Told>);

#[derive(Debug)]
struct Told {
    message: String,
    /// The place, such as `table.tiles[3].boxes`; empty for the whole.
    place: String,
}

impl Fault {
    #[cold]
    #[inline(never)]
    fn new(message: String) -> Fault {
        Fault(Box::new(Told { message, place: String::new() }))
    }

    #[cold]
    #[inline(never)]
    fn no_word() -> Fault {
        Fault::new("a word is expected, not an object".to_owned())
    }

    /// Says that the place, as it is known until now, is inside of this part.
    #[cold]
    #[inline(never)]
    fn inside(mut self, part: String) -> Fault {
        let place = &self.0.place;
        let apart = if place.is_empty() || place.starts_with('[') { "" } else { "." };
        self.0.place = [&part, apart, place].concat();
        self
    }

    #[cold]
    #[inline(never)]
    fn into_error(self, code: Code) -> RulesError {
        RulesError::new(code, &self.0.message).at_part(&self.0.place)
    }
}

/// As serde's own, without its way to print fractions: that alone would be a twentieth of what a browser loads.
#[cold]
#[inline(never)]
fn found(what: Unexpected<'_>) -> String {
    match what {
        Unexpected::Bool(value) => format!("boolean `{value}`"),
        Unexpected::Unsigned(value) => format!("integer `{value}`"),
        Unexpected::Signed(value) => format!("integer `{value}`"),
        Unexpected::Float(_) => "a number that is not whole".to_owned(),
        Unexpected::Str(value) => {
            let short: String = value.chars().take(40).collect();
            format!("string \"{short}\"")
        }
        Unexpected::Unit => "null".to_owned(),
        Unexpected::Seq => "list".to_owned(),
        Unexpected::Other(value) => value.to_owned(),
        _ => "object".to_owned(),
    }
}

impl Error for Fault {
    #[cold]
    #[inline(never)]
    fn custom<T: Display>(message: T) -> Self {
        Fault::new(message.to_string())
    }

    #[cold]
    #[inline(never)]
    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Fault::new(format!("invalid type: {}, expected {expected}", found(unexpected)))
    }

    #[cold]
    #[inline(never)]
    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Fault::new(format!("invalid value: {}, expected {expected}", found(unexpected)))
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Fault {}

/// A plain value as a source of shapes.
struct Plain(JsValue);

impl Plain {
    /// The fault that it is something else than was expected.
    #[cold]
    #[inline(never)]
    fn is_not(&self, expected: &dyn Expected) -> Fault {
        let text = self.text();
        let found = match (&text, self.0.as_f64(), self.0.as_bool()) {
            (Some(text), ..) => Unexpected::Str(text),
            _ if self.0.is_string() => Unexpected::Other("text that is not well-formed"),
            (_, Some(number), _) => match whole(number) {
                Some(number) => Unexpected::Signed(number),
                None => Unexpected::Float(number),
            },
            (.., Some(bool)) => Unexpected::Bool(bool),
            _ if self.0.is_null() => Unexpected::Unit,
            _ if Array::is_array(&self.0) => Unexpected::Seq,
            _ => Unexpected::Map,
        };
        Fault::invalid_type(found, expected)
    }

    /// A well-formed text. Half of a character, which JSON can spell, would come as the sign that stands for it.
    #[inline(never)]
    fn text(&self) -> Option<String> {
        const REPLACEMENT: char = '\u{fffd}';
        self.0.as_string().filter(|text| {
            !text.contains(REPLACEMENT) || self.0.unchecked_ref::<JsString>().is_valid_utf16()
        })
    }

    #[inline(never)]
    fn natural(&self) -> Option<u64> {
        whole(self.0.as_f64()?).and_then(|number| u64::try_from(number).ok())
    }

    #[inline(never)]
    fn elements(&self) -> Option<Elements> {
        Array::is_array(&self.0).then(|| {
            let list: Array = self.0.clone().unchecked_into();
            Elements { next: 0, length: list.length(), list }
        })
    }

    /// An object, of which fields of these names may be read.
    #[inline(never)]
    fn entries(&self, names: &'static [&'static str]) -> Option<Entries> {
        if !self.0.is_object() || Array::is_array(&self.0) {
            return None;
        }
        let all = Object::keys(self.0.unchecked_ref::<Object>()).length() as usize;
        let fields = self.0.clone().unchecked_into();
        Some(Entries {
            fields,
            all,
            found: 0,
            names,
            texts: texts_of(names),
            next: 0,
            value: JsValue::UNDEFINED,
            before: "",
            unknown: None,
        })
    }
}

/// A number without a fraction, as far as JavaScript knows those exactly.
fn whole(number: f64) -> Option<i64> {
    const MOST: f64 = Number::MAX_SAFE_INTEGER;
    (number.trunc() == number && (-MOST..=MOST).contains(&number)).then_some(number as i64)
}

macro_rules! naturals {
    ($($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.natural() {
                Some(number) => visitor.visit_u64(number),
                None => Err(self.is_not(&visitor)),
            }
        }
    )*};
}

macro_rules! texts {
    ($($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.text() {
                Some(text) => visitor.visit_str(&text),
                None => Err(self.is_not(&visitor)),
            }
        }
    )*};
}

/// What no shape has.
macro_rules! refused {
    ($($name:ident $(($argument:ty))*;)*) => {$(
        fn $name<V: Visitor<'de>>(self $(, _: $argument)*, visitor: V) -> Result<V::Value, Fault> {
            Err(self.is_not(&visitor))
        }
    )*};
}

impl<'de> Deserializer<'de> for Plain {
    type Error = Fault;

    naturals! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    texts! { deserialize_str deserialize_string deserialize_identifier }

    refused! {
        deserialize_i8; deserialize_i16; deserialize_i32; deserialize_i64; deserialize_f32; deserialize_f64;
        deserialize_char; deserialize_bytes; deserialize_byte_buf; deserialize_unit;
        deserialize_unit_struct(&'static str); deserialize_tuple_struct(&'static str)(usize); deserialize_map;
    }

    /// For values of several kinds.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if let Some(number) = self.natural() {
            return visitor.visit_u64(number);
        }
        if let Some(text) = self.text() {
            return visitor.visit_string(text);
        }
        match self.elements() {
            Some(elements) => elements.visit(visitor),
            None => Err(self.is_not(&visitor)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0.as_bool() {
            Some(bool) => visitor.visit_bool(bool),
            None => Err(self.is_not(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.elements() {
            Some(elements) => elements.visit(visitor),
            None => Err(self.is_not(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.entries(names) {
            Some(mut entries) => visitor.visit_map(&mut entries),
            None => Err(self.is_not(&visitor)),
        }
    }

    /// A word, or an object whose field `type` tells the variant.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        if let Some(word) = self.text() {
            return visitor.visit_enum(StrDeserializer::new(&word));
        }
        match self.entries(&["type"]) {
            Some(entries) => visitor.visit_enum(Typed(entries)),
            None => Err(self.is_not(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }
}

/// The elements of a list.
struct Elements {
    list: Array,
    next: u32,
    length: u32,
}

impl Elements {
    /// Has the visitor take all elements.
    fn visit<'de, V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Fault> {
        let value = visitor.visit_seq(&mut self)?;
        if self.next < self.length { Err(self.too_long()) } else { Ok(value) }
    }

    #[cold]
    #[inline(never)]
    fn too_long(&self) -> Fault {
        Fault::new(format!("invalid length {}, expected a list of {}", self.length, self.next))
    }

    #[inline(never)]
    fn next(&mut self) -> Option<Plain> {
        (self.next < self.length).then(|| {
            self.next += 1;
            Plain(self.list.get(self.next - 1))
        })
    }

    /// Says that a fault is in the element that was read last.
    #[cold]
    #[inline(never)]
    fn inside(&self, fault: Fault) -> Fault {
        fault.inside(format!("[{}]", self.next - 1))
    }
}

impl<'de> SeqAccess<'de> for &mut Elements {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Fault> {
        match self.next() {
            None => Ok(None),
            Some(element) => match seed.deserialize(element) {
                Ok(value) => Ok(Some(value)),
                Err(fault) => Err(self.inside(fault)),
            },
        }
    }
}

type Names = &'static [&'static str];

thread_local! {
    /// The names of the fields of each shape as texts of JavaScript, made once.
    static NAMES: RefCell<Vec<(Names, Rc<[JsString]>)>> = const { RefCell::new(Vec::new()) };
}

#[inline(never)]
fn texts_of(names: Names) -> Rc<[JsString]> {
    NAMES.with_borrow_mut(|known| {
        if let Some((_, texts)) = known.iter().find(|(other, _)| std::ptr::eq(*other, names)) {
            return texts.clone();
        }
        let texts: Rc<[JsString]> = names.iter().map(|&name| JsString::from(name)).collect();
        known.push((names, texts.clone()));
        texts
    })
}

/// The fields of an object: those of a shape in its order, then one that the shape does not have.
struct Entries {
    fields: Fields,
    /// How many fields the object has.
    all: usize,
    /// How many of them were found.
    found: usize,
    /// The names of the shape.
    names: &'static [&'static str],
    texts: Rc<[JsString]>,
    next: usize,
    /// The value of the field that was found last.
    value: JsValue,
    /// A field that was read before those of the shape.
    before: &'static str,
    /// The name of a field that the shape does not have.
    unknown: Option<String>,
}

impl Entries {
    /// The next field of the shape that the object has.
    #[inline(never)]
    fn next(&mut self) -> Option<&'static str> {
        while let Some(name) = self.names.get(self.next) {
            self.value = self.fields.get(&self.texts[self.next]);
            self.next += 1;
            if !self.value.is_undefined() {
                self.found += 1;
                return Some(name);
            }
        }
        None
    }

    /// A field that the shape does not have, if the object has one.
    #[cold]
    #[inline(never)]
    fn other(&mut self) -> Option<&str> {
        self.found = self.all;
        let names = Object::keys(self.fields.unchecked_ref::<Object>());
        let mut names = names.iter().filter_map(|name| name.as_string());
        self.unknown =
            names.find(|name| !self.names.contains(&name.as_str()) && name != self.before);
        self.unknown.as_deref()
    }

    /// Says that a fault is in the field that was found last.
    #[cold]
    #[inline(never)]
    fn inside(&self, fault: Fault) -> Fault {
        let known = self.next.checked_sub(1).and_then(|last| self.names.get(last));
        fault.inside(
            self.unknown.clone().unwrap_or_else(|| known.map_or("", |name| name).to_owned()),
        )
    }
}

impl<'de> MapAccess<'de> for &mut Entries {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Fault> {
        let name = match self.next() {
            Some(name) => name,
            None if self.found < self.all => self.other().unwrap_or_default(),
            None => return Ok(None),
        };
        match seed.deserialize(StrDeserializer::new(name)) {
            Ok(key) => Ok(Some(key)),
            Err(fault) => Err(self.inside(fault)),
        }
    }

    #[inline(never)]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        match seed.deserialize(Plain(std::mem::take(&mut self.value))) {
            Ok(value) => Ok(value),
            Err(fault) => Err(self.inside(fault)),
        }
    }
}

/// An object whose field `type` tells the variant.
struct Typed(Entries);

impl<'de> EnumAccess<'de> for Typed {
    type Error = Fault;
    type Variant = Typed;

    fn variant_seed<V: DeserializeSeed<'de>>(mut self, seed: V) -> Result<(V::Value, Self), Fault> {
        if self.0.next().is_none() {
            return Err(Fault::missing_field("type"));
        }
        match seed.deserialize(Plain(std::mem::take(&mut self.0.value))) {
            Ok(variant) => Ok((variant, self)),
            Err(fault) => Err(self.0.inside(fault)),
        }
    }
}

impl Typed {
    /// The other fields.
    #[inline(never)]
    fn fields(self, names: &'static [&'static str]) -> Entries {
        Entries { names, texts: texts_of(names), next: 0, before: "type", ..self.0 }
    }
}

impl<'de> VariantAccess<'de> for Typed {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        Err(Fault::no_word())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Fault> {
        Err(Fault::no_word())
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Fault> {
        Err(Fault::no_word())
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_map(&mut self.fields(names))
    }
}

//! Writing shapes.

use crate::rng::hex;

/// A shape that can be written.
pub trait ToJson {
    /// Adds its text, without spaces.
    fn write(&self, text: &mut String);
}

/// The text of a shape, without spaces.
#[inline(never)]
pub fn write(shape: &dyn ToJson) -> String {
    let mut text = String::new();
    shape.write(&mut text);
    text
}

/// Adds a piece of text: in one place, as room for it takes some code to make.
#[inline(never)]
pub(crate) fn put(text: &mut String, piece: &str) {
    text.push_str(piece);
}

/// Adds an object with these names and values.
#[inline(never)]
pub(crate) fn write_object(text: &mut String, names: &[&str], values: &[&dyn ToJson]) {
    let mut before = "{";
    for (name, value) in names.iter().zip(values) {
        put(text, before);
        write_text(text, name);
        put(text, ":");
        value.write(text);
        before = ",";
    }
    put(text, if names.is_empty() { "{}" } else { "}" });
}

/// Adds a list; `next` adds an element, and says whether there was one.
#[inline(never)]
pub(crate) fn write_list(text: &mut String, next: &mut dyn FnMut(&mut String) -> bool) {
    put(text, "[");
    while next(text) {
        put(text, ",");
    }
    if text.ends_with(',') {
        text.pop();
    }
    put(text, "]");
}

/// Adds a text in quotation marks.
#[inline(never)]
pub(crate) fn write_text(text: &mut String, value: &str) {
    put(text, "\"");
    let mut rest = value;
    let special = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
    while let Some((plain, after)) =
        rest.bytes().position(special).and_then(|at| rest.split_at_checked(at))
    {
        let (special, after) = after.split_at_checked(1).unwrap_or_default();
        put(text, plain);
        rest = after;
        put(text, "\\");
        match special {
            "\u{8}" => put(text, "b"),
            "\u{c}" => put(text, "f"),
            "\n" => put(text, "n"),
            "\r" => put(text, "r"),
            "\t" => put(text, "t"),
            "\"" | "\\" => put(text, special),
            _ => {
                put(text, "u00");
                put(text, &hex(special.as_bytes()));
            }
        }
    }
    put(text, rest);
    put(text, "\"");
}

/// Adds a number.
#[inline(never)]
pub(crate) fn write_natural(text: &mut String, number: u64) {
    if number > 9 {
        write_natural(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

macro_rules! naturals {
    ($($type:ident)*) => {$(
        impl ToJson for $type {
            fn write(&self, text: &mut String) {
                write_natural(text, (*self).into());
            }
        }
    )*};
}

naturals! { u8 u16 u32 u64 }

impl ToJson for i64 {
    fn write(&self, text: &mut String) {
        if *self < 0 {
            put(text, "-");
        }
        write_natural(text, self.unsigned_abs());
    }
}

impl ToJson for bool {
    fn write(&self, text: &mut String) {
        put(text, if *self { "true" } else { "false" });
    }
}

impl ToJson for str {
    fn write(&self, text: &mut String) {
        write_text(text, self);
    }
}

impl ToJson for String {
    fn write(&self, text: &mut String) {
        write_text(text, self);
    }
}

impl<T: ToJson + ?Sized> ToJson for &T {
    fn write(&self, text: &mut String) {
        (**self).write(text);
    }
}

impl<T: ToJson> ToJson for Option<T> {
    fn write(&self, text: &mut String) {
        match self {
            None => put(text, "null"),
            Some(value) => value.write(text),
        }
    }
}

impl<T: ToJson> ToJson for [T] {
    fn write(&self, text: &mut String) {
        let mut rest = self.iter();
        write_list(text, &mut |text| rest.next().map(|element| element.write(text)).is_some());
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn write(&self, text: &mut String) {
        self.as_slice().write(text);
    }
}

impl<T: ToJson, const N: usize> ToJson for [T; N] {
    fn write(&self, text: &mut String) {
        self.as_slice().write(text);
    }
}

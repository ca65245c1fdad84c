//! Writing shapes.

/// A shape that can be written.
pub trait ToJson {
    /// Adds its text, without spaces.
    fn write(&self, text: &mut String);
}

/// The text of a shape, without spaces.
pub fn write(shape: &dyn ToJson) -> String {
    let mut text = String::new();
    shape.write(&mut text);
    text
}

/// Adds an object with these names and values.
pub(crate) fn write_object(text: &mut String, names: &[&str], values: &[&dyn ToJson]) {
    text.push('{');
    for (index, (name, value)) in names.iter().zip(values).enumerate() {
        if index > 0 {
            text.push(',');
        }
        write_text(text, name);
        text.push(':');
        value.write(text);
    }
    text.push('}');
}

/// Adds a list; `next` adds an element, and says whether there was one.
pub(crate) fn write_list(text: &mut String, next: &mut dyn FnMut(&mut String) -> bool) {
    text.push('[');
    while next(text) {
        text.push(',');
    }
    if text.ends_with(',') {
        text.pop();
    }
    text.push(']');
}

/// Adds a text in quotation marks.
pub(crate) fn write_text(text: &mut String, value: &str) {
    text.push('"');
    for character in value.chars() {
        let escaped = match character {
            '"' | '\\' => character,
            '\u{8}' => 'b',
            '\u{c}' => 'f',
            '\n' => 'n',
            '\r' => 'r',
            '\t' => 't',
            '\0'..' ' => {
                text.push_str("\\u00");
                for digit in [character as u32 / 16, character as u32 % 16] {
                    text.extend(char::from_digit(digit, 16));
                }
                continue;
            }
            _ => {
                text.push(character);
                continue;
            }
        };
        text.push('\\');
        text.push(escaped);
    }
    text.push('"');
}

/// Adds a number.
fn write_natural(text: &mut String, number: u64) {
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
            text.push('-');
        }
        write_natural(text, self.unsigned_abs());
    }
}

impl ToJson for bool {
    fn write(&self, text: &mut String) {
        text.push_str(if *self { "true" } else { "false" });
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
            None => text.push_str("null"),
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

//! Shapes as lists of what is in them.

/// Says the fields of a struct: `field`, or `field as "nameInJson"`; those behind a `;` may be missing. With `write` or
/// `read` before the name it can only be written or read.
macro_rules! shape {
    (write $type:ident { $($field:ident $(as $name:literal)?),* $(; $($more:ident $(as $more_name:literal)?),*)? }) => {
        impl $crate::json::ToJson for $type {
            fn write(&self, text: &mut String) {
                const NAMES: &[&str] = &[
                    $($crate::json::shape!(@name $field $($name)?),)*
                    $($($crate::json::shape!(@name $more $($more_name)?),)*)?
                ];
                $crate::json::write_object(text, NAMES, &[$(&self.$field,)* $($(&self.$more,)*)?]);
            }
        }
    };
    (read $type:ident { $($field:ident $(as $name:literal)?),* $(; $($more:ident $(as $more_name:literal)?),*)? }) => {
        impl $crate::json::FromJson for $type {
            fn blank() -> Self {
                $type {
                    $($field: $crate::json::FromJson::blank(),)*
                    $($($more: $crate::json::FromJson::blank(),)*)?
                }
            }
            fn read(
                &mut self,
                reader: &mut $crate::json::Reader<'_>,
            ) -> $crate::json::Read {
                const NAMES: &[&str] = &[
                    $($crate::json::shape!(@name $field $($name)?),)*
                    $($($crate::json::shape!(@name $more $($more_name)?),)*)?
                ];
                const NEEDED: &[&str] = &[$(stringify!($field)),*];
                let values: &mut [&mut dyn $crate::json::FromJson] =
                    &mut [$(&mut self.$field,)* $($(&mut self.$more,)*)?];
                reader.object(NAMES, values, NEEDED.len(), $crate::json::Others::Refused)
            }
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:literal) => { $name };
    ($type:ident $fields:tt) => {
        $crate::json::shape! { write $type $fields }
        $crate::json::shape! { read $type $fields }
    };
}

/// Says the words for the values of an enum without fields. With `write` before the name it can only be written.
macro_rules! words {
    (write $type:ident { $($value:ident $word:literal),* $(,)? }) => {
        impl $crate::json::ToJson for $type {
            fn write(&self, text: &mut String) {
                let word = match self {
                    $($type::$value => $word,)*
                };
                $crate::json::write_text(text, word);
            }
        }
    };
    ($type:ident { $first:ident $first_word:literal $(, $value:ident $word:literal)* $(,)? }) => {
        $crate::json::words! { write $type { $first $first_word $(, $value $word)* } }

        impl $crate::json::FromJson for $type {
            fn blank() -> Self {
                $type::$first
            }
            fn read(
                &mut self,
                reader: &mut $crate::json::Reader<'_>,
            ) -> $crate::json::Read {
                const VALUES: &[$type] = &[$type::$first $(, $type::$value)*];
                *self = VALUES[reader.word_of(&[$first_word $(, $word)*])?];
                Ok(())
            }
        }
    };
}

/// Says the fields of each variant of an enum, which is an object whose `type` is a word; before the name what becomes of
/// other fields when it is read.
macro_rules! tagged {
    (write $type:ident { $($variant:ident $word:literal { $($field:ident $(as $name:literal)?),* })* }) => {
        impl $crate::json::ToJson for $type {
            fn write(&self, text: &mut String) {
                match self {
                    $($type::$variant { $($field),* } => {
                        const NAMES: &[&str] = &["type" $(, $crate::json::shape!(@name $field $($name)?))*];
                        $crate::json::write_object(text, NAMES, &[&$word $(, $field)*]);
                    })*
                }
            }
        }
    };
    ($others:ident $type:ident { $first:ident $first_word:literal { $($first_field:ident $(as $first_name:literal)?),* }
        $($variant:ident $word:literal { $($field:ident $(as $name:literal)?),* })* }) => {
        $crate::json::tagged! { write $type {
            $first $first_word { $($first_field $(as $first_name)?),* }
            $($variant $word { $($field $(as $name)?),* })*
        } }

        impl $crate::json::FromJson for $type {
            fn blank() -> Self {
                $type::$first { $($first_field: $crate::json::FromJson::blank()),* }
            }
            fn read(
                &mut self,
                reader: &mut $crate::json::Reader<'_>,
            ) -> $crate::json::Read {
                enum Tag { $first, $($variant),* }
                const TAGS: &[Tag] = &[Tag::$first, $(Tag::$variant),*];
                *self = match TAGS[reader.tag(&[$first_word, $($word),*])?] {
                    Tag::$first => Self::blank(),
                    $(Tag::$variant => $type::$variant { $($field: $crate::json::FromJson::blank()),* },)*
                };
                let tag = &mut $crate::json::Present(false);
                let (names, values): (&[&str], &mut [&mut dyn $crate::json::FromJson]) = match self {
                    $type::$first { $($first_field),* } => (
                        &["type" $(, $crate::json::shape!(@name $first_field $($first_name)?))*],
                        &mut [tag $(, $first_field)*],
                    ),
                    $($type::$variant { $($field),* } => (
                        &["type" $(, $crate::json::shape!(@name $field $($name)?))*],
                        &mut [tag $(, $field)*],
                    ),)*
                };
                reader.object(names, values, names.len(), $crate::json::Others::$others)
            }
        }
    };
}

pub(crate) use {shape, tagged, words};

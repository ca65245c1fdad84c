//! What shapes need beside the derives of serde.

use serde::{Deserialize, Deserializer};

/// Reads a field that may be `null`, but not missing.
///
/// # Errors
/// Those of the value.
pub fn nullable<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// Defines an enum whose variant stands in the field `type` of an object, as moves and events are written.
///
/// serde's own reader of such enums copies all fields before it reads one of them: it can't tell in which of them a
/// fault is, and it is much for a browser to load. From JavaScript the same enum is read without that detour.
///
/// What `#[ts("...")]` says of a field is its type in TypeScript.
macro_rules! tagged {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $(
                $(#[doc = $about:expr])*
                $variant:ident {
                    $(
                        $(#[doc = $meaning:expr])*
                        $(#[serde($($serde:tt)*)])?
                        $(#[ts($type:literal)])?
                        $field:ident: $of:ty
                    ),* $(,)?
                }
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(serde::Serialize)]
        #[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
        #[cfg_attr(not(target_arch = "wasm32"), derive(serde::Deserialize))]
        #[serde(
            tag = "type",
            rename_all = "camelCase",
            rename_all_fields = "camelCase",
            deny_unknown_fields
        )]
        pub enum $name {
            $(
                $(#[doc = $about])*
                $variant {
                    $(
                        $(#[doc = $meaning])*
                        $(#[serde($($serde)*)])?
                        $(#[cfg_attr(target_arch = "wasm32", tsify(type = $type))])?
                        $field: $of
                    ),*
                }
            ),*
        }

        #[cfg(target_arch = "wasm32")]
        const _: () = {
            type Whole = $name;

            #[derive(serde::Deserialize)]
            #[serde(
                remote = "Whole",
                rename_all = "camelCase",
                rename_all_fields = "camelCase",
                deny_unknown_fields
            )]
            enum FromPlain {
                $($variant { $($(#[serde($($serde)*)])? $field: $of),* }),*
            }

            impl<'de> serde::Deserialize<'de> for $name {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    FromPlain::deserialize(from)
                }
            }
        };
    };
}

pub(crate) use tagged;

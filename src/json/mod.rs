//! Plain shapes as JSON text: whole numbers only, bounded depth, faults that name their place.
//!
//! A browser has to load whatever is compiled. Derived readers and writers are compiled anew for each shape and made
//! two fifths of the WebAssembly; here a shape is a list of its fields, and one piece of code reads and writes all of
//! them. Natively the shapes are serde's too, for every other format, and the tests hold both to each other.

mod fault;
mod read;
mod scan;
mod shape;
mod write;

pub use fault::{Failed, Fault};
pub(crate) use read::Others;
pub use read::{FromJson, Present, read};
pub use scan::{Read, Reader};
pub(crate) use shape::{shape, tagged, words};
pub use write::{ToJson, write};
pub(crate) use write::{write_list, write_object, write_text};

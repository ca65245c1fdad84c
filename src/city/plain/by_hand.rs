//! What no list of fields can say: options that are left out, values of several kinds, fields that may be `null` but not
//! missing. Each is read and written twice: as our own JSON and by serde.

use super::{CityOptions, Layout, LayoutScheme, Random, Start};
use crate::json::{self, FromJson, Read, Reader, ToJson};
use crate::seat::Seat;
use serde::de::value::{SeqAccessDeserializer, StrDeserializer};
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// What is left out is not written.
impl ToJson for CityOptions {
    fn write(&self, text: &mut String) {
        fn given<T: ToJson>(value: &Option<T>) -> Option<&dyn ToJson> {
            value.as_ref().map(|value| value as _)
        }
        let fields = [
            ("players", Some(&self.players as _)),
            ("start", given(&self.start)),
            ("layout", given(&self.layout)),
            ("cards", given(&self.cards)),
            ("returnAllScales", given(&self.return_all_scales)),
            ("openCrystals", given(&self.open_crystals)),
            ("turnLimit", given(&self.turn_limit)),
        ];
        let (mut names, mut values) = (Vec::new(), Vec::new());
        for (name, value) in fields {
            if let Some(value) = value {
                names.push(name);
                values.push(value);
            }
        }
        json::write_object(text, &names, &values);
    }
}

impl ToJson for Start {
    fn write(&self, text: &mut String) {
        match self {
            Start::Seat(seat) => seat.write(text),
            Start::Drawn(word) => word.write(text),
        }
    }
}

impl FromJson for Start {
    fn blank() -> Self {
        Start::Drawn(Random::Random)
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        let read = match reader.peek() {
            Some(b'"') => Random::Random.read(reader).map(|()| Start::Drawn(Random::Random)),
            _ => {
                let mut seat = Seat::First;
                seat.read(reader).map(|()| Start::Seat(seat))
            }
        };
        *self = read.or_else(|_| reader.expected("a seat from 0 to 3 or \"random\""))?;
        Ok(())
    }
}

impl ToJson for Layout {
    fn write(&self, text: &mut String) {
        match self {
            Layout::Scheme(scheme) => scheme.write(text),
            Layout::Given(tiles) => tiles.write(text),
        }
    }
}

impl FromJson for Layout {
    fn blank() -> Self {
        Layout::Given(Vec::new())
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        let expected = "\"standard\", \"random\", \"rulebook\" or the ids of the 21 tiles";
        if reader.peek() == Some(b'[') {
            let mut tiles = Vec::new();
            tiles.read(reader)?;
            *self = Layout::Given(tiles);
        } else {
            let mut scheme = LayoutScheme::Standard;
            scheme.read(reader).or_else(|_| reader.expected(expected))?;
            *self = Layout::Scheme(scheme);
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SeatOrWord;
        impl Visitor<'_> for SeatOrWord {
            type Value = Start;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat from 0 to 3 or \"random\"")
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Start, E> {
                let seat = u8::try_from(number).ok().and_then(|number| Seat::try_from(number).ok());
                seat.map(Start::Seat)
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Start, E> {
                match word {
                    "random" => Ok(Start::Drawn(Random::Random)),
                    _ => Err(E::invalid_value(Unexpected::Str(word), &self)),
                }
            }
        }
        deserializer.deserialize_any(SeatOrWord)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SchemeOrTiles;
        impl<'de> Visitor<'de> for SchemeOrTiles {
            type Value = Layout;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"standard\", \"random\", \"rulebook\" or the ids of the 21 tiles")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Layout, E> {
                let scheme = LayoutScheme::deserialize(StrDeserializer::<E>::new(word));
                scheme
                    .map(Layout::Scheme)
                    .map_err(|_| E::invalid_value(Unexpected::Str(word), &self))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, tiles: A) -> Result<Layout, A::Error> {
                Deserialize::deserialize(SeqAccessDeserializer::new(tiles)).map(Layout::Given)
            }
        }
        deserializer.deserialize_any(SchemeOrTiles)
    }
}

/// A field that may be `null`, but not missing.
pub(in crate::city) fn nullable<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

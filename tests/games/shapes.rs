//! Our own writer and reader of JSON do as serde's do with all that the recorded games bring about.

use crate::common::golden::*;
use crate::common::*;
use blue_moon_city::city::Selection;
use blue_moon_city::json::{self, FromJson, ToJson};
use blue_moon_city::session::Session;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

fn written_alike<T: ToJson + Serialize>(shape: &T) {
    assert_eq!(json::write(shape), serde_json::to_string(shape).unwrap());
}

fn read_alike<T>(shape: &T)
where
    T: ToJson + FromJson + Serialize + DeserializeOwned + PartialEq + Debug,
{
    written_alike(shape);
    let text = json::write(shape);
    assert_eq!(json::read::<T>(&text).as_ref(), Ok(shape));
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), shape);
}

#[test]
fn every_shape_is_as_serde_writes_it() {
    written_alike(&City::facts());
    for plan in plans().iter().step_by(7) {
        let session = Session::<City>::from_record(&plan.record()).unwrap();
        for ply in (0..=session.length()).step_by(11) {
            let position = session.at(ply).unwrap();
            read_alike(&position.state());
            for viewer in Seat::all(position.players()).map(Some).chain([None]) {
                let seen = position.seen(viewer).unwrap();
                read_alike(&City::view(&seen));
                written_alike(&City::status(&seen));
            }
            position.moves().iter().for_each(read_alike);
            for place in 0..4 {
                let cards = *position.hand(position.turn());
                match City::explain(&position.known(), &Selection { place, cards }) {
                    Ok(explanation) => written_alike(&explanation),
                    Err(error) => written_alike(&*error.0),
                }
            }
        }
        for ply in 1..=session.length() {
            session.events(ply).unwrap().iter().for_each(read_alike);
        }
    }
}

//! Through whole games nothing is lost, nothing comes from nowhere, what only grows never shrinks, and whatever a seat
//! can't know can be drawn anew.
#![no_main]

use blue_moon_city::city::City;
use blue_moon_city::city::card::Cards;
use blue_moon_city::city::map::Tile;
use blue_moon_city::city::plain::Phase;
use blue_moon_city::city::table::{MARKERS, all_cards, obelisk, offerings_to_win, scales_in_game};
use blue_moon_city::game::{Game, MAX_TURN};
use blue_moon_city::rng::{Generator, Seed};
use blue_moon_city::seat::Seat;
use blue_moon_city_fuzz::{Choices, play, start};
use libfuzzer_sys::fuzz_target;

/// Most games are over by then.
const MOST_PLIES: usize = 600;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::endless(bytes);
    let mut city = start::city(&mut choices);
    check(&city);
    for ply in 0..MOST_PLIES {
        let Some(played) = play::choose(&play::legal_moves(&city), &mut choices) else { break };
        let before = city;
        play::apply(&mut city, &played);
        check(&city);
        check_growth(&before, &city);
        if ply % 64 == 0 || city.outcome().is_some() {
            draw_anew(&city, &mut choices);
        }
    }
});

/// The sums of one position.
fn check(city: &City) {
    let table = city.table();
    let mut cards: Cards =
        city.deck().iter().chain(city.aside().iter()).chain(table.discard.iter()).collect();
    Seat::ALL.into_iter().for_each(|seat| cards.add_all(city.hand(seat)));
    assert_eq!(cards.len(), 80);
    assert!(all_cards(&table.settings).all(|(card, count)| cards.count(card) == count));

    let players = table.players();
    for seat in Seat::ALL {
        let on_table = table.boxes.iter().flatten().chain(&table.obelisk);
        let placed = on_table.filter(|&&owner| owner == Some(seat)).count() as u8;
        let sits = seat.index() < players.into();
        let markers = if sits { MARKERS } else { 0 };
        assert_eq!(placed + table.markers[seat.index()], markers);
        assert!(table.offerings(seat) <= offerings_to_win(players));
    }
    let filled = table.obelisk.iter().take_while(|owner| owner.is_some()).count();
    assert_eq!(filled, table.offered(), "the obelisk is filled from below");
    assert!(filled <= obelisk(players).len());

    assert_eq!(table.scales.iter().sum::<u8>() + table.pool, scales_in_game(players));
    assert!(table.pool > 0, "an empty pool is scored");
    assert!(table.phase == Phase::Movement || table.steps == 0);
}

/// What only grows, from one position to the next.
fn check_growth(before: &City, after: &City) {
    let [old, new] = [before.table(), after.table()];
    let still = |&tile: &_| !old.complete.has(tile) || new.complete.has(tile);
    assert!(Tile::all().all(|tile| still(&tile)));
    let turn = if new.seat == old.seat { old.turn } else { (old.turn + 1).min(MAX_TURN) };
    assert_eq!(new.turn, turn);
    assert!(old.offered() <= new.offered() && new.offered() <= old.offered() + 1);
    assert!(new.complete.len() <= old.complete.len() + 1);
    for seat in Seat::ALL {
        let spent = new.offerings(seat) > old.offerings(seat);
        assert!(spent || after.crystals(seat) >= before.crystals(seat));
    }
    let [old, new] = [before, after].map(|city| city.state().generator.position);
    assert!(
        old <= new || old > Generator::MAX_POSITION - 1000,
        "the stream begins anew at its end"
    );
}

/// What each seat sees can be made a whole position again, which looks the same.
fn draw_anew(city: &City, choices: &mut Choices<'_>) {
    let seed = Seed::new(&choices.below(1 << 16).to_string()).expect("it is short");
    for seat in Seat::all(city.players()).map(Some).chain([None]) {
        let seen = city.seen(seat).expect("somebody sits there");
        let drawn = City::resample(&seen, &mut seed.generator());
        assert_eq!(City::validate(&drawn.state()), Ok(drawn), "it can be");
        assert_eq!(drawn.seen(seat), Ok(seen));
        check(&drawn);
    }
}

//! How a game begins: set up by any options, or in the midst of a rare position.

use crate::choices::Choices;
use crate::edits::{self, Edit};
use blue_moon_city::city::building::BuildingId;
use blue_moon_city::city::plain::{Layout, LayoutScheme};
use blue_moon_city::city::{City, CityOptions};
use blue_moon_city::game::Game as _;
use blue_moon_city::rng::Seed;
use blue_moon_city::seat::{Random, Seat, Start};
use blue_moon_city::session::Session;

/// A part of every seed, to be looked for where no seed may be.
pub const SEED: &str = "a secret seed";

/// A game at its beginning.
pub fn session(choices: &mut Choices<'_>, names: bool) -> Session<City> {
    let (options, seed) = (options(choices), seed(choices));
    let names = if names { self::names(choices, options.players) } else { Vec::new() };
    let fresh = City::new(&options, &seed).expect("the options are allowed");
    let scene = SCENES[choices.below(SCENES.len())];
    let mut state = fresh.state();
    scene.iter().for_each(|edit| edit(&mut state, choices));
    for _ in 0..choices.below(4) {
        choices.of(edits::ALL)(&mut state, choices);
    }
    let session = match City::validate(&state) {
        Ok(city) if city != fresh => Session::from_position(city, names),
        _ => Session::new(options, seed, names),
    };
    session.expect("the names are allowed")
}

/// A position at the beginning of a game.
pub fn city(choices: &mut Choices<'_>) -> City {
    *session(choices, false).position()
}

/// What is set up differently from a new game, in this order: nothing, then the rare positions of the rules.
const SCENES: [&[Edit]; 9] = [
    &[],
    // The race (C9.3).
    &[
        edits::complete_all_but_some,
        edits::enrich,
        edits::enrich,
        edits::offer,
        edits::move_figures,
    ],
    // The last boxes of a city whose buildings give much.
    &[edits::complete_all_but_some, edits::fill_boxes, edits::deal_many, edits::move_figures],
    // Hardly any markers (C9.2).
    &[edits::offer, edits::offer, edits::fill_boxes, edits::deal_many, edits::move_figures],
    // An empty deck, and a discard pile or none (C8.2).
    &[edits::deal_many, edits::empty_deck, edits::fill_boxes, edits::move_figures],
    // Hands as large as can be.
    &[edits::deal_many, edits::deal_many, edits::deal_many, edits::move_figures],
    // A stalemate (C9.4).
    &[edits::be_quiet, edits::enrich, edits::move_dragons],
    // Many scales are due (C5).
    &[edits::move_dragons, edits::hand_out_scales, edits::fill_boxes, edits::move_figures],
    // Numbers as large as can be.
    &[edits::go_far, edits::enrich, edits::move_figures],
];

/// Options of every kind.
fn options(choices: &mut Choices<'_>) -> CityOptions {
    let players = 2 + choices.below(3) as u8;
    let mut options = CityOptions::new(players);
    if !choices.one_in(2) {
        return options;
    }
    options.start = match choices.below(3) {
        0 => None,
        1 => Some(Start::Drawn(Random::Random)),
        _ => Some(Start::Seat(Seat::ALL[choices.below(players.into())])),
    };
    options.layout = match choices.below(5) {
        0 => None,
        1 => Some(Layout::Scheme(LayoutScheme::Standard)),
        2 => Some(Layout::Scheme(LayoutScheme::Random)),
        3 => Some(Layout::Scheme(LayoutScheme::Rulebook)),
        _ => Some(Layout::Given(given_layout(choices))),
    };
    if choices.one_in(2) {
        let ones = choices.below(11) as u8;
        let twos = choices.below(usize::from(11 - ones)) as u8;
        options.cards = Some([ones, twos, 10 - ones - twos]);
    }
    options.return_all_scales = choices.of(&[None, Some(true), Some(false)]);
    options.open_crystals = choices.of(&[None, Some(true), Some(false)]);
    options.turn_limit = choices.of(&[None, None, Some(1), Some(7), Some(60)]);
    options
}

/// The tiles in any order around the courtyard.
fn given_layout(choices: &mut Choices<'_>) -> Vec<BuildingId> {
    let mut left = BuildingId::ALL.to_vec();
    left.retain(|&building| building != BuildingId::Courtyard);
    let mut layout: Vec<_> =
        (0..left.len()).rev().map(|last| left.swap_remove(choices.below(last + 1))).collect();
    layout.insert(10, BuildingId::Courtyard);
    layout
}

fn seed(choices: &mut Choices<'_>) -> Seed {
    Seed::new(&format!("{SEED} {}", choices.below(256))).expect("it is short")
}

fn names(choices: &mut Choices<'_>, players: u8) -> Vec<String> {
    if choices.one_in(2) {
        return Vec::new();
    }
    (0..players).map(|_| choices.of(&NAMES).to_owned()).collect()
}

/// Names that a record might stumble over.
const NAMES: [&str; 8] = [
    "Ada",
    "",
    "1. >5",
    "\"quoted\" \\",
    "two\nlines\r\n\n",
    "Zoë 🐉",
    "\u{2028}\u{0}\u{7f}",
    "0123456789012345678901234567890123456789",
];

//! The recorded games in `tests/golden`: which there are, how they are played, and where they lie.

use super::games::Policy;
use super::players::Character;
use super::scenes::scenes;
use super::*;
use blue_moon_city::session::Session;
use std::path::PathBuf;

/// Where the records and final states lie.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// How a game begins.
#[derive(Clone, Debug)]
pub enum Begin {
    /// It is set up with these options, by the chance of its name.
    SetUp(CityOptions),
    /// From a constructed position.
    Scene(Box<City>),
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody with a character.
    With(Character),
    /// Chance: hands grow large.
    Chance(Policy),
}

/// A game before it is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The name of its files.
    pub name: String,
    /// How it begins.
    pub start: Begin,
    /// Who plays.
    pub player: Player,
    /// Its number among the games of its kind.
    pub number: u32,
}

/// So many games of each kind are recorded; what comes after them was chosen for what happens in it.
pub const PER_KIND: u32 = 12;

/// The number of the games with a limit of turns.
pub const LIMITED: u32 = 8;

/// Games in which the race ends because nobody can pay: as it begins or later, with one winner or several.
const RARE: [(u8, Character, u32); 8] = [
    (2, Character::Playful, 336),
    (3, Character::Builder, 22),
    (3, Character::Builder, 42),
    (3, Character::Spender, 160),
    (3, Character::Spender, 405),
    (3, Character::Playful, 32),
    (3, Character::Playful, 62),
    (3, Character::Playful, 93),
];

/// All games, those of the same kind by number; the options change with the number.
pub fn plans() -> Vec<Plan> {
    use Character::*;
    let mut plans = Vec::new();
    for players in 2..=4 {
        for character in [Sensible, Builder, Spender, Squatter, Tired, Playful] {
            plans.extend((0..PER_KIND).map(|number| Plan::new(players, character, number)));
        }
        for (word, policy, limit) in
            [("eager", Policy::Eager, 120), ("uniform", Policy::Uniform, 60)]
        {
            for number in 0..2 {
                plans.push(Plan {
                    name: format!("{players}-{word}-{number:02}"),
                    start: Begin::SetUp(CityOptions {
                        turn_limit: Some(limit),
                        ..options(players, number)
                    }),
                    player: Player::Chance(policy),
                    number,
                });
            }
        }
    }
    plans.extend(RARE.map(|(players, character, number)| Plan::new(players, character, number)));
    plans.extend(scenes().into_iter().map(|(name, city)| Plan {
        name: format!("from-{}", name.replace(", ", " ").replace(' ', "-")),
        start: Begin::Scene(Box::new(city)),
        player: Player::With(Sensible),
        number: 0,
    }));
    plans
}

/// The usual options for number 0, then others, one after the other and together.
fn options(players: u8, number: u32) -> CityOptions {
    let scheme = |scheme| Some(Layout::Scheme(scheme));
    CityOptions {
        layout: match number % 6 {
            1 => scheme(LayoutScheme::Random),
            2 => scheme(LayoutScheme::Rulebook),
            3 => scheme(LayoutScheme::Standard),
            4 => Some(Layout::Given(mirrored())),
            _ => None,
        },
        cards: match number % 7 {
            5 => Some([5, 3, 2]),
            6 => Some([2, 3, 5]),
            _ => None,
        },
        start: (number % 5 == 1).then(|| Start::Seat(Seat::ALL[usize::from(players) - 1])),
        return_all_scales: (number % 4 == 2).then_some(true),
        open_crystals: (number % 4 == 3).then_some(true),
        turn_limit: (number == LIMITED).then_some(10 * u32::from(players)),
        ..CityOptions::new(players)
    }
}

/// The layout of the rulebook, north and south exchanged.
fn mirrored() -> Vec<BuildingId> {
    let at = |row: u8, column: u8| {
        Tile::all().find(|tile| (tile.row(), tile.column()) == (row, column)).unwrap()
    };
    let layout = blue_moon_city::city::building::RULEBOOK_LAYOUT;
    Tile::all().map(|tile| layout[at(4 - tile.row(), tile.column()).index()]).collect()
}

impl Plan {
    fn new(players: u8, character: Character, number: u32) -> Plan {
        let word = format!("{character:?}").to_lowercase();
        Plan {
            name: format!("{players}-{word}-{number:02}"),
            start: Begin::SetUp(options(players, number)),
            player: Player::With(character),
            number,
        }
    }

    /// Plays the game to its end.
    pub fn play(&self) -> Session<City> {
        let seed = seed(&self.name);
        let mut generator = Seed::new(&format!("players of {}", self.name)).unwrap().generator();
        let session = match &self.start {
            Begin::SetUp(options) => Session::new(options.clone(), seed, Vec::new()),
            Begin::Scene(city) => Session::from_position(**city, Vec::new()),
        };
        let mut session = session.unwrap();
        loop {
            let city: &City = session.position();
            let moves = city.moves();
            if moves.is_empty() {
                return session;
            }
            let played = match self.player {
                Player::With(character) => character.choose(city, &moves, &mut generator),
                Player::Chance(policy) => policy.choose(&moves, &mut generator),
            };
            session.apply(&played).unwrap();
        }
    }

    /// The record as it lies in the folder.
    pub fn record(&self) -> String {
        let file = folder().join(format!("{}.txt", self.name));
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file:?}: {error}"))
    }
}

//! Setting a game up (C1).

use super::building::{BuildingId, FIXED, RULEBOOK_LAYOUT};
use super::card::Cards;
use super::map::{TILES, Tile, TileSet};
use super::plain::{CityOptions, CitySettings, Layout, LayoutScheme, Phase};
use super::rules::Rules;
use super::state::{City, Deck};
use super::table::{CARDS_OF_PEOPLE, HAND, MARKERS, STEPS, Table, all_cards, scales_in_game};
use crate::city::error::CityErrorCode;
use crate::error::{ErrorCode, RulesError};
use crate::game::Events;
use crate::rng::{Generator, Seed};
use crate::seat::{Seat, Start};

/// The split of the values of a people's cards that is played by default.
const CARDS: [u8; 3] = [3, 4, 3];
const MAX_TURN_LIMIT: u32 = 10_000;

impl City {
    /// Sets a game up under these rules. Chance is used in this order: the layout, the deck, the starting player.
    ///
    /// # Errors
    /// `bad_players` (C1.1), `bad_layout` (C1.2), `bad_cards`, `bad_option`.
    pub fn set_up(rules: Rules, options: &CityOptions, seed: &Seed) -> Result<City, RulesError> {
        let settings = settings(options)?;
        let players = settings.players;
        let mut generator = seed.generator();
        let layout = layout(options.layout.as_ref(), &mut generator)?;
        let mut deck: Vec<_> = all_cards(&settings)
            .flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
            .collect();
        generator.shuffle(&mut deck);
        let seat = match options.start {
            Some(Start::Seat(seat)) if seat.index() < players.into() => seat,
            Some(Start::Seat(_)) => {
                return Err(RulesError::by_rule(
                    ErrorCode::BadOption,
                    "C1.8",
                    "the starting player is not in the game",
                )
                .at("start"));
            }
            Some(Start::Drawn(_)) | None => Seat::ALL[generator.below(players.into()) as usize],
        };
        let mut city = City {
            table: Table {
                rules,
                settings,
                layout,
                boxes: Default::default(),
                complete: TileSet::default(),
                dragons: [None; 3],
                figures: [Tile::COURTYARD; 4],
                markers: std::array::from_fn(
                    |seat| if seat < players.into() { MARKERS } else { 0 },
                ),
                scales: [0; 4],
                pool: scales_in_game(players),
                obelisk: Default::default(),
                discard: Cards::NONE,
                seat,
                ply: 0,
                turn: 1,
                phase: Phase::Movement,
                steps: STEPS,
                quiet: 0,
                declared: [false; 4],
                ending: None,
            },
            hands: [Cards::NONE; 4],
            crystals: [0; 4],
            aside: Cards::NONE,
            deck: Deck::from_top(&deck),
            generator,
        };
        for seat in Seat::all(players) {
            city.draw_into_hand(seat, HAND, &mut Events::ignored());
        }
        Ok(city)
    }
}

fn settings(options: &CityOptions) -> Result<CitySettings, RulesError> {
    let settings = CitySettings {
        players: options.players,
        cards: options.cards.unwrap_or(CARDS),
        return_all_scales: options.return_all_scales.unwrap_or(false),
        open_crystals: options.open_crystals.unwrap_or(false),
        turn_limit: options.turn_limit,
    };
    check_settings(&settings)?;
    Ok(settings)
}

/// Whether a game can be played with these settings.
pub(super) fn check_settings(settings: &CitySettings) -> Result<(), RulesError> {
    if !(2..=4).contains(&settings.players) {
        return Err(RulesError::by_rule(
            ErrorCode::BadPlayers,
            "C1.1",
            "the game is for 2, 3 or 4 players",
        )
        .with("players", i64::from(settings.players))
        .at("players"));
    }
    if settings.cards.iter().map(|&count| u32::from(count)).sum::<u32>()
        != u32::from(CARDS_OF_PEOPLE)
    {
        return Err(RulesError::new(
            CityErrorCode::BadCards,
            "the numbers of cards of value 1, 2 and 3 must add up to 10",
        )
        .at("cards"));
    }
    match settings.turn_limit {
        Some(limit) if !(1..=MAX_TURN_LIMIT).contains(&limit) => Err(RulesError::by_rule(
            ErrorCode::BadOption,
            "C9.5",
            "the limit of turns is a number from 1 to 10,000",
        )
        .with("turnLimit", i64::from(limit))
        .at("turnLimit")),
        _ => Ok(()),
    }
}

fn layout(
    layout: Option<&Layout>,
    generator: &mut Generator,
) -> Result<[BuildingId; TILES], RulesError> {
    let scheme = match layout {
        Some(Layout::Given(tiles)) => return given_layout(tiles),
        Some(Layout::Scheme(scheme)) => *scheme,
        None => LayoutScheme::Standard,
    };
    let fixed = match scheme {
        LayoutScheme::Rulebook => return Ok(RULEBOOK_LAYOUT),
        LayoutScheme::Standard => FIXED.as_slice(),
        LayoutScheme::Random => &[],
    };
    let mut others: Vec<_> = BuildingId::ALL
        .into_iter()
        .filter(|&building| {
            building != BuildingId::Courtyard && fixed.iter().all(|&(other, _)| other != building)
        })
        .collect();
    generator.shuffle(&mut others);
    let mut others = others.into_iter();
    Ok(std::array::from_fn(|tile| {
        let at_fixed =
            fixed.iter().find(|&&(_, place)| place == tile).map(|&(building, _)| building);
        let building =
            if tile == Tile::COURTYARD.index() { None } else { at_fixed.or_else(|| others.next()) };
        building.unwrap_or(BuildingId::Courtyard)
    }))
}

/// Checks a layout that is given tile by tile: every tile once, the courtyard in the centre (C1.2).
pub(super) fn given_layout(tiles: &[BuildingId]) -> Result<[BuildingId; TILES], RulesError> {
    let error = |message: &str| RulesError::by_rule(CityErrorCode::BadLayout, "C1.2", message);
    let layout: [BuildingId; TILES] = tiles
        .try_into()
        .map_err(|_| error("a layout has 21 tiles").with("tiles", tiles.len() as i64))?;
    let mut placed = 0_u32;
    for (tile, building) in layout.into_iter().enumerate() {
        if placed >> building as u32 & 1 == 1 {
            let message = format!("{} stands on two tiles", building.id());
            return Err(error(&message).with("tile", tile as i64));
        }
        placed |= 1 << building as u32;
    }
    if layout[Tile::COURTYARD.index()] != BuildingId::Courtyard {
        return Err(error("the courtyard is in the centre"));
    }
    Ok(layout)
}

//! From plain shapes, which may say anything, to positions that can be (and back).

mod table;

use super::VERSION;
use super::card::{Card, Cards};
use super::ending::{ending, nobody_can_offer};
use super::plain::{CityState, CityTag, CityView, EndReason};
use super::rules::Rules;
use super::state::{City, Deck};
use super::table::{DECK, Ending, MAX_CRYSTALS, Table, all_cards, offerings_to_win};
use super::view::Seen;
use crate::error::{ErrorCode, RulesError};
use crate::game::MAX_PLY;
use crate::rng::Generator;
use crate::seat::{MAX_SEATS, Seat};

fn bad(place: impl Into<String>, message: &str) -> RulesError {
    RulesError::new(ErrorCode::BadState, message).at(place)
}

fn ensure(holds: bool, place: &str, message: &str) -> Result<(), RulesError> {
    if holds { Ok(()) } else { Err(bad(place, message)) }
}

/// As [`ensure`], with a place that is put together only if it is told.
#[inline]
fn ensure_at(holds: bool, message: &str, place: impl FnOnce() -> String) -> Result<(), RulesError> {
    if holds { Ok(()) } else { Err(bad(place(), message)) }
}

/// A list of one entry for each player, as a table of all seats.
fn by_seat<T: Copy>(
    list: &[T],
    players: u8,
    none: T,
    place: &str,
) -> Result<[T; MAX_SEATS], RulesError> {
    ensure(list.len() == usize::from(players), place, "there must be one entry for each player")?;
    let mut table = [none; MAX_SEATS];
    table[..list.len()].copy_from_slice(list);
    Ok(table)
}

impl City {
    /// Makes a position of its plain shape.
    ///
    /// # Errors
    /// `newer_version`, or `bad_state` with what is wrong and where.
    pub fn validate(state: &CityState) -> Result<City, RulesError> {
        let began = Began::read(state.version, state.rules, state.ply)?;
        let (mut table, sizes) = table::read(&state.table, state.settings, began)?;
        let players = table.players();
        let hands = by_seat(&state.hands, players, Cards::NONE, "hands")?;
        let crystals = by_seat(&state.crystals, players, 0, "crystals")?;
        ensure(
            crystals.iter().all(|&count| count <= MAX_CRYSTALS),
            "crystals",
            "too many crystals",
        )?;
        ensure(state.deck.len() <= DECK, "deck", "too many cards")?;
        let generator = Generator::try_from(&state.generator)?;

        // A deck may hold more of a kind than a set of cards can.
        let mut all = [0; Card::KINDS];
        state.deck.iter().for_each(|&card| all[card as usize] += 1);
        for (card, count) in
            [&table.discard, &state.aside].into_iter().chain(&hands).flat_map(Cards::kinds)
        {
            all[card as usize] += u32::from(count);
        }
        for (card, expected) in all_cards(&table.settings) {
            let found = all[card as usize];
            if found != u32::from(expected) {
                let words = format!("there are {found} cards {card} in the game, not {expected}");
                return Err(bad("hands", &words).with("card", card.code()));
            }
        }
        let ended = std::mem::take(&mut table.ending);
        let mut city = City {
            table,
            hands,
            crystals,
            aside: state.aside,
            deck: Deck::from_top(&state.deck),
            generator,
        };
        ensure(city.sizes() == sizes, "table", "a number of cards differs from the cards")?;
        city.check_ending(ended)?;
        city.table.ending = ended;
        Ok(city)
    }

    /// Whether the game is over exactly if it must be, and ended as it is said.
    fn check_ending(&self, ended: Option<Ending>) -> Result<(), RulesError> {
        let table = &self.table;
        let must = must_end(table)
            .or((table.city_is_complete() && nobody_can_offer(self)).then_some(EndReason::Race));
        let Some(ended) = ended else {
            return ensure(must.is_none(), "table.result", "the game must be over");
        };
        let possible = match ended.reason {
            EndReason::TurnLimit => must.is_none() && table.settings.turn_limit == Some(table.turn),
            reason => must == Some(reason),
        };
        ensure(possible, "table.result.reason", "the game can't have ended so")?;
        ensure(
            ended == ending(self, ended.reason),
            "table.result",
            "the ranking is not that of the position",
        )
    }

    /// The plain shape.
    pub fn state(&self) -> CityState {
        let players = usize::from(self.table.players());
        CityState {
            game: CityTag::City,
            version: VERSION,
            rules: self.table.rules.number(),
            settings: self.table.settings,
            ply: Some(self.table.ply),
            table: table::write(&self.table, &self.sizes()),
            hands: self.hands[..players].to_vec(),
            crystals: self.crystals[..players].to_vec(),
            aside: self.aside,
            deck: self.deck.iter().collect(),
            generator: (&self.generator).into(),
        }
    }
}

impl Seen {
    /// Makes a view of its plain shape.
    ///
    /// # Errors
    /// `newer_version`, or `bad_state` with what is wrong and where.
    pub fn validate(view: &CityView) -> Result<Seen, RulesError> {
        let began = Began::read(view.version, view.rules, view.ply)?;
        let (table, sizes) = table::read(&view.table, view.settings, began)?;
        let players = table.players();
        let crystals = by_seat(&view.crystals, players, None, "crystals")?;
        ensure(
            crystals.iter().flatten().all(|&count| count <= MAX_CRYSTALS),
            "crystals",
            "too many crystals",
        )?;
        let seat = view.view;
        ensure(
            seat.is_none_or(|seat| seat.index() < players.into()),
            "view",
            "nobody sits there in this game",
        )?;
        ensure(
            seat.is_some() == view.hand.is_some(),
            "hand",
            "a seat has a hand and a spectator has none",
        )?;
        let hand = view.hand.unwrap_or_default();
        ensure(
            seat.is_none_or(|seat| hand.len() == usize::from(sizes.hands[seat.index()])),
            "hand",
            "the hand has another number of cards than the table says",
        )?;
        for (other, count) in Seat::all(players).zip(crystals) {
            let shown = table.settings.open_crystals || seat == Some(other);
            ensure(
                count.is_some() == shown,
                "crystals",
                "this view shows other crystals than it may",
            )?;
        }
        let mut unseen = 0;
        for (card, expected) in all_cards(&table.settings) {
            let seen = hand.count(card).saturating_add(table.discard.count(card));
            ensure(seen <= expected, "hand", "more cards of a kind than the game has")?;
            unseen += usize::from(expected - seen);
        }
        let hidden = Seat::ALL
            .into_iter()
            .filter(|&other| seat != Some(other))
            .map(|other| sizes.hands[other.index()]);
        let told = hidden.chain([sizes.deck, sizes.aside]).map(usize::from).sum::<usize>();
        ensure(unseen == told, "table", "there are not 80 cards in the game")?;
        let must = must_end(&table);
        let next = table.next_offering().map_or(u32::MAX, u32::from);
        let nobody_can_offer = crystals[..usize::from(players)]
            .iter()
            .all(|count| count.is_some_and(|count| count < next));
        let possible = match table.ending.map(|ending| ending.reason) {
            None => must.is_none() && !(table.city_is_complete() && nobody_can_offer),
            Some(EndReason::Race) => must.is_none() && table.city_is_complete(),
            Some(EndReason::TurnLimit) => {
                must.is_none() && table.settings.turn_limit == Some(table.turn)
            }
            reason => must == reason,
        };
        ensure(possible, "table.result", "the game must be over, or can't be")?;
        Ok(Seen { seat, table, sizes, hand, crystals })
    }

    /// The plain shape.
    pub fn view(&self) -> CityView {
        CityView {
            game: CityTag::City,
            view: self.seat,
            version: VERSION,
            rules: self.table.rules.number(),
            settings: self.table.settings,
            ply: Some(self.table.ply),
            table: table::write(&self.table, &self.sizes),
            hand: self.seat.map(|_| self.hand),
            crystals: self.crystals[..usize::from(self.table.players())].to_vec(),
        }
    }
}

/// What a shape tells of the whole game: the rules that it began with, and how many moves ago.
#[derive(Clone, Copy)]
struct Began {
    rules: Rules,
    ply: u32,
}

impl Began {
    fn read(version: u32, rules: u32, ply: Option<u32>) -> Result<Began, RulesError> {
        if version > VERSION {
            return Err(RulesError::newer("version", VERSION));
        }
        ensure(version > 0, "version", "versions are counted from 1")?;
        ensure(rules > 0, "rules", "rules are numbered from 1")?;
        let ply = match (version, ply) {
            (1, None) => 0,
            (1, Some(_)) => return Err(bad("ply", "version 1 does not tell the ply")),
            (_, Some(ply)) => ply,
            (_, None) => return Err(RulesError::new(ErrorCode::BadState, "missing field `ply`")),
        };
        ensure(ply <= MAX_PLY, "ply", "too many moves")?;
        Ok(Began { rules: Rules::of(rules)?, ply })
    }
}

/// Why the game must be over by what lies open, if it must.
fn must_end(table: &Table) -> Option<EndReason> {
    let enough = offerings_to_win(table.players());
    if table.seats().any(|seat| table.offerings(seat) >= enough) {
        Some(EndReason::Offerings)
    } else if table.seats().all(|seat| table.markers[seat.index()] == 0) {
        Some(EndReason::NoMarkers)
    } else if table.seats().all(|seat| table.declared[seat.index()]) {
        Some(EndReason::Stalemate)
    } else {
        None
    }
}

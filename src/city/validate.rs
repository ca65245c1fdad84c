//! From plain shapes, which may say anything, to positions that can be (and back).

use super::building::BuildingId;
use super::card::Cards;
use super::ending::{ending, nobody_can_offer};
use super::map::{TILES, Tile, TileSet};
use super::moves::EXTRA_STEPS;
use super::plain::{
    CityResult, CityState, CityTable, CityTag, CityView, Dragons, EndReason, GeneratorState, Phase,
    SeatState, TileState, TurnState,
};
use super::setup::{check_settings, given_layout};
use super::state::{City, Deck};
use super::table::{
    DECK, Ending, MARKERS, STEPS, Table, all_cards, obelisk, offerings_to_win, scales_in_game,
};
use super::view::{Seen, Sizes};
use super::{RULES, VERSION};
use crate::error::{ErrorCode, RulesError};
use crate::rng::{Generator, from_hex, hex};
use crate::seat::{MAX_SEATS, Seat};

/// More crystals than this are refused: sums must not overflow.
const MAX_CRYSTALS: u32 = 1_000_000_000;
/// Later turns than this are refused: counting on must not overflow.
const MAX_TURN: u32 = 1_000_000_000;

fn bad(place: impl Into<String>, message: impl Into<String>) -> RulesError {
    RulesError::new(ErrorCode::BadState, message).at(place)
}

fn ensure(holds: bool, place: &str, message: &str) -> Result<(), RulesError> {
    if holds { Ok(()) } else { Err(bad(place, message)) }
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
        check_versions(state.version, state.rules)?;
        let (mut table, sizes) = table(&state.table, state.settings)?;
        let players = table.players();
        let hands = by_seat(&state.hands, players, Cards::NONE, "hands")?;
        let crystals = by_seat(&state.crystals, players, 0, "crystals")?;
        ensure(
            crystals.iter().all(|&count| count <= MAX_CRYSTALS),
            "crystals",
            "too many crystals",
        )?;
        ensure(state.deck.len() <= DECK, "deck", "too many cards")?;
        let key = from_hex(&state.generator.key)
            .ok_or_else(|| bad("generator.key", "a key has 64 hexadecimal digits in lower case"))?;
        let position = state.generator.position;
        ensure(
            position <= Generator::MAX_POSITION,
            "generator.position",
            "the position is too far on",
        )?;

        let all = [&table.discard, &state.aside, &state.deck.iter().copied().collect()];
        for (card, expected) in all_cards(&table.settings) {
            let found = all
                .into_iter()
                .chain(&hands)
                .map(|cards| u32::from(cards.count(card)))
                .sum::<u32>();
            if found != u32::from(expected) {
                return Err(bad(
                    "hands",
                    format!("there are {found} cards {card} in the game, not {expected}"),
                )
                .with("card", card.code()));
            }
        }
        let ended = std::mem::take(&mut table.ending);
        let mut city = City {
            table,
            hands,
            crystals,
            aside: state.aside,
            deck: Deck::from_top(&state.deck),
            generator: Generator { key, position },
        };
        ensure(city.sizes() == sizes, "table", "a number of cards differs from the cards")?;
        city.check_ending(ended)?;
        city.table.ending = ended;
        Ok(city)
    }

    /// Whether the game is over just if it must be, and ended as it is said.
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
            rules: RULES,
            settings: self.table.settings,
            table: plain_table(&self.table, &self.sizes()),
            hands: self.hands[..players].to_vec(),
            crystals: self.crystals[..players].to_vec(),
            aside: self.aside,
            deck: self.deck.iter().collect(),
            generator: GeneratorState {
                key: hex(&self.generator.key),
                position: self.generator.position,
            },
        }
    }
}

impl Seen {
    /// Makes a view of its plain shape.
    ///
    /// # Errors
    /// `newer_version`, or `bad_state` with what is wrong and where.
    pub fn validate(view: &CityView) -> Result<Seen, RulesError> {
        check_versions(view.version, view.rules)?;
        let (table, sizes) = table(&view.table, view.settings)?;
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
            rules: RULES,
            settings: self.table.settings,
            table: plain_table(&self.table, &self.sizes),
            hand: self.seat.map(|_| self.hand),
            crystals: self.crystals[..usize::from(self.table.players())].to_vec(),
        }
    }
}

fn check_versions(version: u32, rules: u32) -> Result<(), RulesError> {
    for (found, known, place) in [(version, VERSION, "version"), (rules, RULES, "rules")] {
        if found > known {
            return Err(RulesError::new(
                ErrorCode::NewerVersion,
                "this was made by a newer version of the library",
            )
            .with("found", i64::from(found))
            .with("known", i64::from(known))
            .at(place));
        }
        ensure(found > 0, place, "versions are counted from 1")?;
    }
    Ok(())
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

fn table(
    plain: &CityTable,
    settings: super::plain::CitySettings,
) -> Result<(Table, Sizes), RulesError> {
    check_settings(&settings).map_err(|error| bad("settings", error.0.message))?;
    let players = settings.players;
    let (layout, boxes, complete) = tiles(&plain.tiles, players)?;
    let numbers = obelisk(players);
    ensure(plain.obelisk.len() <= numbers.len(), "table.obelisk", "more markers than boxes")?;
    let sits = |seat: &Seat| seat.index() < players.into();
    ensure(plain.obelisk.iter().all(sits), "table.obelisk", "a marker of nobody in the game")?;
    ensure(sits(&plain.turn.seat), "table.turn.seat", "nobody sits there in this game")?;
    ensure(
        plain.seats.len() == usize::from(players),
        "table.seats",
        "there must be one entry for each player",
    )?;
    let of_seats = |of: fn(&SeatState) -> u8| -> [u8; MAX_SEATS] {
        std::array::from_fn(|seat| plain.seats.get(seat).map_or(0, of))
    };
    let mut obelisk = [None; 13];
    obelisk.iter_mut().zip(&plain.obelisk).for_each(|(place, &seat)| *place = Some(seat));
    let table = Table {
        settings,
        layout,
        boxes,
        complete,
        dragons: [plain.dragons.red, plain.dragons.green, plain.dragons.blue],
        figures: std::array::from_fn(|seat| {
            plain.seats.get(seat).map_or(Tile::COURTYARD, |seat| seat.figure)
        }),
        markers: of_seats(|seat| seat.markers),
        scales: of_seats(|seat| seat.scales),
        pool: plain.pool,
        obelisk,
        discard: plain.discard,
        seat: plain.turn.seat,
        turn: plain.turn.number,
        phase: plain.turn.phase,
        steps: plain.turn.steps,
        quiet: plain.quiet_turns,
        declared: std::array::from_fn(|seat| {
            plain.seats.get(seat).is_some_and(|seat| seat.declared)
        }),
        ending: plain.result.as_ref().map(|result| read_ending(result, players)).transpose()?,
    };
    check_markers(&table)?;
    check_scales(&table)?;
    check_turn(&table)?;
    ensure(
        plain.aside_size == 0
            || table.phase == Phase::Contribution && table.complete.has(table.here()),
        "table.asideSize",
        "cards lie aside only where a building was completed in this turn (C6.4)",
    )?;
    let hands = of_seats(|seat| seat.hand_size);
    Ok((table, Sizes { hands, deck: plain.deck_size, aside: plain.aside_size }))
}

type Tiles = ([BuildingId; TILES], [[Option<Seat>; 4]; TILES], TileSet);

fn tiles(plain: &[TileState], players: u8) -> Result<Tiles, RulesError> {
    let layout: Vec<_> = plain.iter().map(|tile| tile.building).collect();
    let layout = given_layout(&layout).map_err(|error| bad("table.tiles", error.0.message))?;
    let mut boxes = [[None; 4]; TILES];
    let mut complete = TileSet::default();
    for (tile, state) in Tile::all().zip(plain) {
        let place = format!("table.tiles[{}]", tile.index());
        let markers = &state.boxes;
        ensure(
            markers.len() == state.building.boxes().len(),
            &place,
            "the building has another number of boxes",
        )?;
        let sits = |seat: &Seat| seat.index() < players.into();
        ensure(markers.iter().flatten().all(sits), &place, "a marker of nobody in the game")?;
        if state.complete {
            ensure(
                state.building != BuildingId::Courtyard,
                &place,
                "the courtyard is never built",
            )?;
            ensure(
                markers.iter().all(Option::is_none),
                &place,
                "no marker stays on a complete building",
            )?;
            complete.add(tile);
        } else if state.building != BuildingId::Courtyard {
            ensure(
                !markers.iter().all(Option::is_some),
                &place,
                "a building with all its markers must be complete",
            )?;
        }
        boxes[tile.index()][..markers.len()].copy_from_slice(markers);
    }
    Ok((layout, boxes, complete))
}

fn check_markers(table: &Table) -> Result<(), RulesError> {
    let on_tiles = || table.boxes.iter().flatten().chain(&table.obelisk).flatten();
    for seat in table.seats() {
        let placed = on_tiles().filter(|&&owner| owner == seat).count();
        let place = format!("table.seats[{}].markers", seat.index());
        let sum = placed + usize::from(table.markers[seat.index()]);
        ensure(sum == usize::from(MARKERS), &place, "a player has 10 markers in all")?;
        let place = format!("table.obelisk of seat {}", seat.index());
        ensure(
            table.offerings(seat) <= offerings_to_win(table.players()),
            &place,
            "more offerings than it takes to win",
        )?;
    }
    Ok(())
}

fn check_scales(table: &Table) -> Result<(), RulesError> {
    let held: u32 = table.scales.iter().map(|&scales| u32::from(scales)).sum();
    ensure(
        held + u32::from(table.pool) == u32::from(scales_in_game(table.players())),
        "table.pool",
        "the pool and all scales held must be the scales of the game",
    )?;
    ensure(table.pool > 0, "table.pool", "an empty pool would have been scored (C5.3)")
}

fn check_turn(table: &Table) -> Result<(), RulesError> {
    ensure(table.turn > 0, "table.turn.number", "turns are counted from 1")?;
    let limit = table.settings.turn_limit.unwrap_or(MAX_TURN);
    ensure(table.turn <= limit, "table.turn.number", "later than the game can be")?;
    // Every F2 of this turn is on the discard pile, which is not shuffled before the movement phase is over.
    let used = table.discard.count(super::card::Card::F2);
    let most = EXTRA_STEPS.saturating_mul(used).saturating_add(STEPS);
    let steps = match table.phase {
        Phase::Movement => table.steps <= most,
        Phase::Contribution => table.steps == 0,
    };
    ensure(steps, "table.turn.steps", "more steps than there can be")?;
    ensure(table.quiet <= table.quiet_limit(), "table.quietTurns", "counted up to 3 rounds only")?;
    let quiet = table.phase == Phase::Movement && table.quiet == table.quiet_limit();
    let declared = table.declared.contains(&true);
    ensure(!declared || quiet, "table.seats", "nobody can have declared to be done yet (C9.4)")?;
    ensure(
        table.phase == Phase::Movement || table.quiet == 0,
        "table.quietTurns",
        "this turn is not quiet",
    )?;
    ensure(
        table.phase == Phase::Movement || has_begun_contributing(table),
        "table.turn.phase",
        "there is no marker that ended the movement phase",
    )
}

/// Whether the marker lies there that ended the movement phase (C2.2): on the obelisk by an offering, else on the
/// building by a contribution, unless it was completed and the markers went back.
fn has_begun_contributing(table: &Table) -> bool {
    let here = table.here();
    if table.on_courtyard() {
        table.obelisk.iter().flatten().last() == Some(&table.seat)
    } else {
        table.complete.has(here) || table.boxes(here).contains(&Some(table.seat))
    }
}

fn read_ending(result: &CityResult, players: u8) -> Result<Ending, RulesError> {
    let place = "table.result";
    ensure(
        result.ranking.len() == usize::from(players),
        place,
        "every player has one place in the ranking",
    )?;
    let mut ranking = [None; MAX_SEATS];
    ranking.iter_mut().zip(&result.ranking).for_each(|(place, &rank)| *place = Some(rank));
    let ending = Ending { reason: result.reason, ranking };
    ensure(
        ending.winners().eq(result.winners.iter().copied()),
        place,
        "the winners are not those of the ranking",
    )?;
    Ok(ending)
}

fn plain_table(table: &Table, sizes: &Sizes) -> CityTable {
    let [red, green, blue] = table.dragons;
    CityTable {
        tiles: Tile::all()
            .map(|tile| TileState {
                building: table.building(tile),
                boxes: table.boxes(tile).to_vec(),
                complete: table.complete.has(tile),
            })
            .collect(),
        dragons: Dragons { red, green, blue },
        obelisk: table.obelisk.iter().flatten().copied().collect(),
        pool: table.pool,
        seats: table
            .seats()
            .map(|seat| SeatState {
                figure: table.figures[seat.index()],
                markers: table.markers[seat.index()],
                scales: table.scales[seat.index()],
                hand_size: sizes.hands[seat.index()],
                declared: table.declared[seat.index()],
            })
            .collect(),
        discard: table.discard,
        deck_size: sizes.deck,
        aside_size: sizes.aside,
        turn: TurnState {
            seat: table.seat,
            number: table.turn,
            phase: table.phase,
            steps: table.steps,
        },
        quiet_turns: table.quiet,
        result: table.result(),
    }
}

//! The open part of states and views (C10.1): what it may say, and back.

use super::{Began, bad, ensure, ensure_at};
use crate::city::building::BuildingId;
use crate::city::card::Card;
use crate::city::map::{TILES, Tile, TileSet};
use crate::city::moves::EXTRA_STEPS;
use crate::city::plain::{
    CityResult, CitySettings, CityTable, Dragons, Phase, SeatState, TileState, TurnState,
};
use crate::city::rules::Rules;
use crate::city::setup::{check_settings, given_layout};
use crate::city::table::{
    Ending, MARKERS, STEPS, Table, obelisk, offerings_to_win, scales_in_game,
};
use crate::city::view::Sizes;
use crate::error::RulesError;
use crate::game::MAX_TURN;
use crate::seat::{MAX_SEATS, Seat};

/// Makes a table of its plain shape, with the numbers of cards that it tells.
pub(super) fn read(
    plain: &CityTable,
    settings: CitySettings,
    Began { rules, ply }: Began,
) -> Result<(Table, Sizes), RulesError> {
    check_settings(&settings).map_err(|error| bad("settings", &error.0.message))?;
    let players = settings.players;
    let (layout, boxes, complete) = tiles(&plain.tiles, rules, players)?;
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
        rules,
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
        ply,
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

fn tiles(plain: &[TileState], rules: Rules, players: u8) -> Result<Tiles, RulesError> {
    let layout: Vec<_> = plain.iter().map(|tile| tile.building).collect();
    let layout = given_layout(&layout).map_err(|error| bad("table.tiles", &error.0.message))?;
    let mut boxes = [[None; 4]; TILES];
    let mut complete = TileSet::default();
    for (tile, state) in Tile::all().zip(plain) {
        let markers = &state.boxes;
        let ensure =
            |holds, message| ensure_at(holds, message, || place("table.tiles[", tile.index(), "]"));
        ensure(
            markers.len() == rules.facts(state.building).boxes.len(),
            "the building has another number of boxes",
        )?;
        let sits = |seat: &Seat| seat.index() < players.into();
        ensure(markers.iter().flatten().all(sits), "a marker of nobody in the game")?;
        if state.complete {
            ensure(state.building != BuildingId::Courtyard, "the courtyard is never built")?;
            ensure(markers.iter().all(Option::is_none), "no marker stays on a complete building")?;
            complete.add(tile);
        } else if state.building != BuildingId::Courtyard {
            ensure(
                !markers.iter().all(Option::is_some),
                "a building with all its markers must be complete",
            )?;
        }
        boxes[tile.index()][..markers.len()].copy_from_slice(markers);
    }
    Ok((layout, boxes, complete))
}

fn place(before: &str, index: usize, after: &str) -> String {
    format!("{before}{index}{after}")
}

fn check_markers(table: &Table) -> Result<(), RulesError> {
    let on_tiles = || table.boxes.iter().flatten().chain(&table.obelisk).flatten();
    for seat in table.seats() {
        let placed = on_tiles().filter(|&&owner| owner == seat).count();
        let sum = placed + usize::from(table.markers[seat.index()]);
        ensure_at(sum == usize::from(MARKERS), "a player has 10 markers in all", || {
            place("table.seats[", seat.index(), "].markers")
        })?;
        ensure(
            table.offerings(seat) <= offerings_to_win(table.players()),
            "table.obelisk",
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
    let used = table.discard.count(Card::F2);
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

/// The plain shape.
pub(super) fn write(table: &Table, sizes: &Sizes) -> CityTable {
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

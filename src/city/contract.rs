//! Blue Moon City as a [`Game`].

use super::event::CityEvent;
use super::explain::{self, Selection};
use super::known::Known;
use super::moves::{self, CityMove};
use super::plain::{CityOptions, CityState, CityView};
use super::state::City;
use super::status::{CityFacts, CityStatus, Explanation};
use super::view::Seen;
use super::{RULES, VERSION, notation};
use crate::error::RulesError;
use crate::game::{Events, Game, Outcome};
use crate::rng::{Generator, Seed};
use crate::seat::Seat;

impl Game for City {
    const ID: &'static str = "city";
    const VERSION: u32 = VERSION;
    const RULES: u32 = RULES;

    type Options = CityOptions;
    type State = CityState;
    type View = CityView;
    type Seen = Seen;
    type Known<'a> = Known<'a>;
    type Move = CityMove;
    type Event = CityEvent;
    type Status = CityStatus;
    type Question = Selection;
    type Explanation = Explanation;
    type Facts = CityFacts;

    fn new(options: &CityOptions, seed: &Seed) -> Result<Self, RulesError> {
        City::new(options, seed)
    }

    fn validate(state: &CityState) -> Result<Self, RulesError> {
        City::validate(state)
    }

    fn state(&self) -> CityState {
        City::state(self)
    }

    fn players(&self) -> u8 {
        self.table.players()
    }

    fn actor(&self) -> Option<Seat> {
        self.table.ending.is_none().then_some(self.table.seat)
    }

    fn turn(&self) -> Seat {
        self.table.seat
    }

    fn turn_number(&self) -> u32 {
        self.table.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.ending.map(|ending| {
            let mut places = vec![0; usize::from(self.players())];
            ending.ranking().for_each(|rank| places[rank.seat.index()] = rank.place);
            Outcome { winners: ending.winners().collect(), places }
        })
    }

    fn known(&self) -> Known<'_> {
        City::known(self)
    }

    fn legal_moves(known: &Known<'_>, moves: &mut Vec<CityMove>) {
        moves::list(known, moves);
    }

    fn check(known: &Known<'_>, played: &CityMove) -> Result<(), RulesError> {
        moves::check(known, played)
    }

    fn apply(
        &mut self,
        played: &CityMove,
        events: &mut Events<'_, CityEvent>,
    ) -> Result<(), RulesError> {
        moves::apply(self, played, events)
    }

    fn seen(&self, seat: Option<Seat>) -> Result<Seen, RulesError> {
        City::seen(self, seat)
    }

    fn view(seen: &Seen) -> CityView {
        seen.view()
    }

    fn validate_view(view: &CityView) -> Result<Seen, RulesError> {
        Seen::validate(view)
    }

    fn known_of_seen(seen: &Seen) -> Result<Known<'_>, RulesError> {
        seen.known()
    }

    fn resample(seen: &Seen, generator: &mut Generator) -> City {
        seen.resample(generator)
    }

    fn status(seen: &Seen) -> CityStatus {
        explain::status(seen)
    }

    fn explain(known: &Known<'_>, question: &Selection) -> Result<Explanation, RulesError> {
        explain::explain(known, question)
    }

    fn preview(seen: &Seen, played: &CityMove) -> Result<Vec<CityEvent>, RulesError> {
        seen.preview(played)
    }

    fn facts() -> CityFacts {
        explain::facts()
    }

    fn event_for(event: &CityEvent, seat: Option<Seat>) -> Option<CityEvent> {
        Some(event.clone().seen_by(seat))
    }

    fn secrets(event_type: &str) -> &'static [&'static str] {
        match event_type {
            "draw" | "takeUp" => &["cards"],
            _ => &[],
        }
    }

    /// Every move of this game is open (C10.1).
    fn move_for(played: &CityMove, _: Seat, _: Option<Seat>) -> Option<CityMove> {
        Some(*played)
    }

    fn reveals(event: &CityEvent) -> bool {
        match event {
            CityEvent::Draw { count, .. } | CityEvent::TakeUp { count, .. } => *count > 0,
            CityEvent::Reshuffle { .. } => true,
            _ => false,
        }
    }

    fn begins_turn(event: &CityEvent) -> bool {
        matches!(event, CityEvent::Turn { .. })
    }

    fn format_move(played: &CityMove) -> String {
        notation::print(played)
    }

    fn parse_move(text: &str) -> Result<CityMove, RulesError> {
        notation::parse(text)
    }
}

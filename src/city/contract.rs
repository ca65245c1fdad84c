//! Blue Moon City as a [`Game`].

use super::event::CityEvent;
use super::explain::{self, CityExplanation, CityQuestion};
use super::facts::{self, CityFacts};
use super::find::{self, CityFinding, CityQuery};
use super::known::Known;
use super::moves::{self, CityMove};
use super::plain::{CityOptions, CityState, CityView};
use super::rules::Rules;
use super::state::City;
use super::status::{self, CityStatus};
use super::view::Seen;
use super::{VERSION, notation};
use crate::error::RulesError;
use crate::game::{Events, Foresight, Game, Outcome};
use crate::rng::{Generator, Seed};
use crate::seat::Seat;

impl Game for City {
    const ID: &'static str = "city";
    const VERSION: u32 = VERSION;
    const RULES: u32 = Rules::NEWEST.number();

    type Options = CityOptions;
    type State = CityState;
    type View = CityView;
    type Seen = Seen;
    type Known<'a> = Known<'a>;
    type Move = CityMove;
    type Event = CityEvent;
    type Status = CityStatus;
    type Question = CityQuestion;
    type Explanation = CityExplanation;
    type Query = CityQuery;
    type Finding = CityFinding;
    type Facts = CityFacts;

    fn begin(rules: u32, options: &CityOptions, seed: &Seed) -> Result<Self, RulesError> {
        City::set_up(Rules::of(rules)?, options, seed)
    }

    fn validate(state: &CityState) -> Result<Self, RulesError> {
        City::validate(state)
    }

    fn state(&self) -> CityState {
        City::state(self)
    }

    fn rules(&self) -> u32 {
        self.table.rules.number()
    }

    fn players(&self) -> u8 {
        self.table.players()
    }

    fn ply(&self) -> u32 {
        self.table.ply
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
        status::status(seen)
    }

    fn explain(known: &Known<'_>, question: &CityQuestion) -> Result<CityExplanation, RulesError> {
        explain::explain(known, question)
    }

    fn find(known: &Known<'_>, query: &CityQuery) -> Result<CityFinding, RulesError> {
        find::find(known, query)
    }

    fn foresee(seen: &Seen, played: &CityMove) -> Result<Foresight<CityEvent>, RulesError> {
        seen.foresee(played)
    }

    fn facts(rules: u32) -> Result<CityFacts, RulesError> {
        Ok(facts::facts(Rules::of(rules)?))
    }

    fn event_for(event: &CityEvent, seat: Option<Seat>) -> Option<CityEvent> {
        Some(event.clone().seen_by(seat))
    }

    /// Every move of this game is open (C10.1).
    fn move_for(played: &CityMove, _: Seat, _: Option<Seat>) -> Option<CityMove> {
        Some(*played)
    }

    fn begins_turn(event: &CityEvent) -> bool {
        matches!(event, CityEvent::Turn { .. })
    }

    fn pack(played: &CityMove, bytes: &mut Vec<u8>) {
        moves::pack(played, bytes);
    }

    fn format_move(played: &CityMove) -> String {
        notation::print(played)
    }

    fn parse_move(text: &str) -> Result<CityMove, RulesError> {
        notation::parse(text)
    }
}

//! Parley as a [`Game`].

use super::plain::*;
use super::{Known, Parley, Seen, VALUES, check, list};
use crate::error::{ErrorCode, RulesError};
use crate::game::{Events, Foresight, Game, Outcome};
use crate::rng::{Generator, Seed};
use crate::seat::Seat;

impl Game for Parley {
    const ID: &'static str = "parley";
    const VERSION: u32 = 1;
    const RULES: u32 = 1;

    type Options = ParleyOptions;
    type State = ParleyState;
    type View = ParleyView;
    type Seen = Seen;
    type Known<'a> = Known<'a>;
    type Move = ParleyMove;
    type Event = ParleyEvent;
    type Status = ParleyStatus;
    type Question = ParleyQuestion;
    type Explanation = ParleyOdds;
    type Query = ParleyQuery;
    type Finding = ParleyCounts;
    type Facts = ParleyFacts;

    fn begin(rules: u32, options: &ParleyOptions, seed: &Seed) -> Result<Self, RulesError> {
        Self::facts(rules)?;
        match options.start {
            Some(seat) if seat.index() > 1 => {
                Err(RulesError::new(ErrorCode::BadOption, "nobody sits there").at("start"))
            }
            _ => Ok(Parley::set_up(options, seed)),
        }
    }

    fn validate(state: &ParleyState) -> Result<Self, RulesError> {
        Parley::read(state)
    }

    fn state(&self) -> ParleyState {
        self.write()
    }

    fn rules(&self) -> u32 {
        Self::RULES
    }

    fn players(&self) -> u8 {
        2
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn actor(&self) -> Option<Seat> {
        self.decides()
    }

    fn turn(&self) -> Seat {
        self.seat
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == ParleyPhase::Over).then(|| {
            let winners = self.winners();
            let place = |seat| if winners.contains(&seat) { 1 } else { 2 };
            Outcome { places: Seat::all(2).map(place).collect(), winners }
        })
    }

    fn known(&self) -> Known<'_> {
        self.known_now()
    }

    fn legal_moves(known: &Known<'_>, moves: &mut Vec<ParleyMove>) {
        list(known, moves);
    }

    fn check(known: &Known<'_>, played: &ParleyMove) -> Result<(), RulesError> {
        check(known, played)
    }

    fn apply(
        &mut self,
        played: &ParleyMove,
        events: &mut Events<'_, ParleyEvent>,
    ) -> Result<(), RulesError> {
        check(&self.known_now(), played)?;
        self.play(played, events);
        Ok(())
    }

    fn seen(&self, seat: Option<Seat>) -> Result<Seen, RulesError> {
        self.seen_by(seat)
    }

    fn view(seen: &Seen) -> ParleyView {
        seen.0.clone()
    }

    fn validate_view(view: &ParleyView) -> Result<Seen, RulesError> {
        Seen::read(view)
    }

    fn known_of_seen(seen: &Seen) -> Result<Known<'_>, RulesError> {
        seen.known()
    }

    fn resample(seen: &Seen, generator: &mut Generator) -> Parley {
        seen.draw(generator)
    }

    fn status(seen: &Seen) -> ParleyStatus {
        let world = seen.draw(&mut Generator { key: [0; 32], position: 0 });
        ParleyStatus {
            over: world.phase == ParleyPhase::Over,
            actor: world.decides(),
            phase: world.phase,
            winners: world.outcome().map(|outcome| outcome.winners),
        }
    }

    fn explain(known: &Known<'_>, question: &ParleyQuestion) -> Result<ParleyOdds, RulesError> {
        if !VALUES.contains(&question.claim) {
            return Err(RulesError::new(ErrorCode::BadArgument, "no such value").at("claim"));
        }
        let held = known.hand.iter().filter(|&&card| card == question.claim).count();
        Ok(ParleyOdds { elsewhere: 2 - held as u8 })
    }

    fn find(known: &Known<'_>, _: &ParleyQuery) -> Result<ParleyCounts, RulesError> {
        let mut counts = [0; 6];
        known.hand.iter().for_each(|&card| counts[usize::from(card - 1)] += 1);
        Ok(ParleyCounts { counts })
    }

    fn foresee(seen: &Seen, played: &ParleyMove) -> Result<Foresight<ParleyEvent>, RulesError> {
        let known = seen.known()?;
        check(&known, played)?;
        let mut world = seen.draw(&mut Generator { key: [0; 32], position: 0 });
        let mut events = Vec::new();
        world.apply(played, &mut Events::to(&mut events))?;
        let reveals = matches!(played, ParleyMove::Peek {} | ParleyMove::Challenge {});
        if reveals {
            events.truncate(1);
        }
        if let Some(ParleyEvent::Challenge { .. }) = events.first() {
            events.clear(); // not even the card is certain
        }
        let told = events.iter().filter_map(|event| Self::event_for(event, Some(known.seat)));
        let passes_on = world.decides().is_some_and(|seat| seat != known.seat);
        Ok(Foresight { events: told.collect(), reveals, passes_on })
    }

    fn facts(rules: u32) -> Result<ParleyFacts, RulesError> {
        match rules {
            Self::RULES => Ok(ParleyFacts { rules, values: VALUES.collect() }),
            _ => Err(RulesError::newer("rules", Self::RULES)),
        }
    }

    fn event_for(event: &ParleyEvent, seat: Option<Seat>) -> Option<ParleyEvent> {
        let mut told = event.clone();
        match &mut told {
            ParleyEvent::Glance { seat: owner, .. } if seat != Some(*owner) => return None,
            ParleyEvent::Keep { seat: owner, card }
            | ParleyEvent::Lay { seat: owner, card, .. }
                if seat != Some(*owner) =>
            {
                *card = None;
            }
            _ => {}
        }
        Some(told)
    }

    fn move_for(played: &ParleyMove, by: Seat, seat: Option<Seat>) -> Option<ParleyMove> {
        match played {
            _ if seat == Some(by) => Some(played.clone()),
            // Whether the card was kept or burnt is open, but by the event alone.
            ParleyMove::Keep {} | ParleyMove::Burn {} => None,
            ParleyMove::Lay { claim, .. } => Some(ParleyMove::Lay { card: None, claim: *claim }),
            _ => Some(played.clone()),
        }
    }

    fn begins_turn(event: &ParleyEvent) -> bool {
        matches!(event, ParleyEvent::Turn { .. })
    }

    fn pack(played: &ParleyMove, bytes: &mut Vec<u8>) {
        match played {
            ParleyMove::Peek {} => bytes.push(0),
            ParleyMove::Keep {} => bytes.push(1),
            ParleyMove::Burn {} => bytes.push(2),
            ParleyMove::Lay { card, claim } => bytes.extend([3, card.unwrap_or(0), *claim]),
            ParleyMove::Accept {} => bytes.push(4),
            ParleyMove::Challenge {} => bytes.push(5),
        }
    }

    /// `peek`, `keep`, `burn`, `3as5` lays a 3 and says 5, `?as5` as others see it, `yes`, `no`.
    fn format_move(played: &ParleyMove) -> String {
        match played {
            ParleyMove::Peek {} => "peek".to_owned(),
            ParleyMove::Keep {} => "keep".to_owned(),
            ParleyMove::Burn {} => "burn".to_owned(),
            ParleyMove::Lay { card: Some(card), claim } => format!("{card}as{claim}"),
            ParleyMove::Lay { card: None, claim } => format!("?as{claim}"),
            ParleyMove::Accept {} => "yes".to_owned(),
            ParleyMove::Challenge {} => "no".to_owned(),
        }
    }

    fn parse_move(text: &str) -> Result<ParleyMove, RulesError> {
        let digit = |text: &str| text.parse().ok().filter(|_| text.len() == 1);
        let laid = || {
            let (card, claim) = text.split_once("as")?;
            let card = if card == "?" { None } else { Some(digit(card)?) };
            Some(ParleyMove::Lay { card, claim: digit(claim)? })
        };
        Ok(match text {
            "peek" => ParleyMove::Peek {},
            "keep" => ParleyMove::Keep {},
            "burn" => ParleyMove::Burn {},
            "yes" => ParleyMove::Accept {},
            "no" => ParleyMove::Challenge {},
            _ => laid().ok_or_else(|| {
                let shown: String = text.chars().take(40).collect();
                RulesError::new(ErrorCode::BadMove, "no move of this game").with("text", shown)
            })?,
        })
    }
}

//! What a seat, or a spectator, knows; and from plain shapes to positions and back.

use super::plain::{ParleyLaid, ParleyPhase, ParleyState, ParleyTag, ParleyView};
use super::{COPIES, Known, Parley, VALUES, other};
use crate::error::{ErrorCode, RulesError};
use crate::game::MAX_PLY;
use crate::rng::Generator;
use crate::seat::Seat;

const VERSION: u32 = 1;
const RULES: u32 = 1;

/// A position as a seat, or a spectator, knows it: the view, which was found to be possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen(pub(super) ParleyView);

fn bad(place: &str, message: &str) -> RulesError {
    RulesError::new(ErrorCode::BadState, message).at(place)
}

fn ensure(holds: bool, place: &str, message: &str) -> Result<(), RulesError> {
    if holds { Ok(()) } else { Err(bad(place, message)) }
}

fn versions(version: u32, rules: u32, ply: u32, turn: u32) -> Result<(), RulesError> {
    if version > VERSION {
        return Err(RulesError::newer("version", VERSION));
    }
    if rules > RULES {
        return Err(RulesError::newer("rules", RULES));
    }
    ensure(version > 0, "version", "versions are counted from 1")?;
    ensure(rules > 0, "rules", "rules are numbered from 1")?;
    ensure(ply <= MAX_PLY, "ply", "too many moves")?;
    ensure((1..=crate::game::MAX_TURN).contains(&turn), "turn", "turns are counted from 1")
}

/// How many of each value there are beyond these cards, all of which must be in the game.
fn beyond<'a>(cards: impl Iterator<Item = &'a u8>) -> Result<[usize; 6], RulesError> {
    let mut left = [COPIES; 6];
    for card in cards {
        ensure(VALUES.contains(card), "hand", "there is no such card")?;
        let count = &mut left[usize::from(card - 1)];
        *count = count.checked_sub(1).ok_or_else(|| bad("hand", "too many cards of a value"))?;
    }
    Ok(left)
}

/// What the phase says of the cards.
fn check_phase(
    phase: ParleyPhase,
    seat: Seat,
    hands: [usize; 2],
    deck: usize,
    laid: bool,
) -> Result<(), RulesError> {
    let mine = hands[seat.index()];
    ensure(laid == (phase == ParleyPhase::Answer), "laid", "a card lies there when one answers")?;
    let possible = match phase {
        ParleyPhase::Begin => mine + deck > 0,
        ParleyPhase::Choose => deck > 0,
        ParleyPhase::Lay => mine > 0,
        ParleyPhase::Answer => true,
        ParleyPhase::Over => hands == [0, 0] && deck == 0,
    };
    ensure(possible, "phase", "the cards do not allow this phase")
}

impl Parley {
    pub(super) fn read(state: &ParleyState) -> Result<Parley, RulesError> {
        versions(state.version, state.rules, state.ply, state.turn)?;
        let sits = |seat: Seat| seat.index() < 2;
        ensure(sits(state.seat), "seat", "nobody sits there")?;
        let laid = match state.laid {
            None => None,
            Some(ParleyLaid { card: Some(card), claim }) if VALUES.contains(&claim) => {
                Some((card, claim))
            }
            Some(_) => return Err(bad("laid", "a state knows the card, and a claim is a value")),
        };
        let card = laid.map(|(card, _)| card);
        let all = state.hands.iter().flatten().chain(&state.deck).chain(&state.gone);
        let left = beyond(all.chain(&state.shown).chain(&card))?;
        ensure(left == [0; 6], "deck", "there are not twelve cards")?;
        let sizes = [state.hands[0].len(), state.hands[1].len()];
        check_phase(state.phase, state.seat, sizes, state.deck.len(), laid.is_some())?;
        let generator = Generator::try_from(&state.generator)?;
        let sorted = |cards: &Vec<u8>| {
            let mut cards = cards.clone();
            cards.sort_unstable();
            cards
        };
        ensure(state.scores.iter().all(|&score| score <= 72), "scores", "too many points")?;
        Ok(Parley {
            ply: state.ply,
            turn: state.turn,
            seat: state.seat,
            phase: state.phase,
            hands: [sorted(&state.hands[0]), sorted(&state.hands[1])],
            deck: state.deck.clone(),
            laid,
            gone: sorted(&state.gone),
            shown: sorted(&state.shown),
            scores: state.scores,
            generator,
        })
    }

    pub(super) fn write(&self) -> ParleyState {
        ParleyState {
            game: ParleyTag::Parley,
            version: VERSION,
            rules: RULES,
            ply: self.ply,
            turn: self.turn,
            seat: self.seat,
            phase: self.phase,
            hands: self.hands.clone(),
            deck: self.deck.clone(),
            laid: self.laid.map(|(card, claim)| ParleyLaid { card: Some(card), claim }),
            gone: self.gone.clone(),
            shown: self.shown.clone(),
            scores: self.scores,
            generator: (&self.generator).into(),
        }
    }

    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> Result<Seen, RulesError> {
        if viewer.is_some_and(|seat| seat.index() > 1) {
            return Err(RulesError::new(ErrorCode::BadArgument, "nobody sits there").at("seat"));
        }
        let mine = viewer == Some(self.seat);
        let looks = mine && self.phase == ParleyPhase::Choose;
        Ok(Seen(ParleyView {
            game: ParleyTag::Parley,
            view: viewer,
            version: VERSION,
            rules: RULES,
            ply: self.ply,
            turn: self.turn,
            seat: self.seat,
            phase: self.phase,
            hand: viewer.map(|seat| self.hands[seat.index()].clone()),
            hand_sizes: [self.hands[0].len() as u8, self.hands[1].len() as u8],
            deck_size: self.deck.len() as u8,
            glance: self.deck.last().copied().filter(|_| looks),
            laid: self
                .laid
                .map(|(card, claim)| ParleyLaid { card: Some(card).filter(|_| mine), claim }),
            gone_size: self.gone.len() as u8,
            shown: self.shown.clone(),
            scores: self.scores,
        }))
    }

    pub(super) fn known_now(&self) -> Known<'_> {
        let seat = self.decides().unwrap_or(self.seat);
        Known { phase: self.phase, seat, hand: &self.hands[seat.index()], deck: self.deck.len() }
    }
}

impl Seen {
    pub(super) fn read(view: &ParleyView) -> Result<Seen, RulesError> {
        versions(view.version, view.rules, view.ply, view.turn)?;
        let sits = |seat: Seat| seat.index() < 2;
        ensure(sits(view.seat), "seat", "nobody sits there")?;
        ensure(view.view.is_none_or(sits), "view", "nobody sits there")?;
        let mine = view.view == Some(view.seat);
        let size = view.view.map(|seat| usize::from(view.hand_sizes[seat.index()]));
        let hand = view.hand.as_ref();
        ensure(hand.map(Vec::len) == size, "hand", "the hand has another number of cards")?;
        let looks = mine && view.phase == ParleyPhase::Choose;
        ensure(view.glance.is_some() == looks, "glance", "a view tells a card that is looked at")?;
        let card = view.laid.and_then(|laid| laid.card);
        if let Some(laid) = view.laid {
            ensure(VALUES.contains(&laid.claim), "laid", "a claim is a value")?;
            ensure(card.is_some() == mine, "laid", "who laid the card knows it")?;
        }
        let seen = hand.into_iter().flatten().chain(&view.shown).chain(&card).chain(&view.glance);
        let unseen: usize = beyond(seen)?.iter().sum();
        let sizes = view.hand_sizes.map(usize::from);
        let hidden = match view.view {
            Some(seat) => sizes[other(seat).index()],
            None => sizes[0] + sizes[1],
        };
        let deck = usize::from(view.deck_size);
        let covered = usize::from(view.laid.is_some() && card.is_none());
        let told = hidden + deck - usize::from(looks && deck > 0) + usize::from(view.gone_size);
        ensure(unseen == told + covered, "handSizes", "there are not twelve cards")?;
        check_phase(view.phase, view.seat, sizes, deck, view.laid.is_some())?;
        ensure(view.scores.iter().all(|&score| score <= 72), "scores", "too many points")?;
        let mut seen = view.clone();
        seen.hand.iter_mut().for_each(|hand| hand.sort_unstable());
        seen.shown.sort_unstable();
        Ok(Seen(seen))
    }

    pub(super) fn known(&self) -> Result<Known<'_>, RulesError> {
        let view = &self.0;
        let seat = match view.phase {
            ParleyPhase::Answer => other(view.seat),
            _ => view.seat,
        };
        match (&view.hand, view.view == Some(seat)) {
            (Some(hand), true) => {
                Ok(Known { phase: view.phase, seat, hand, deck: view.deck_size.into() })
            }
            _ => Err(RulesError::new(ErrorCode::NotYourView, "another seat decides")),
        }
    }

    /// A position that looks like this.
    pub(super) fn draw(&self, generator: &mut Generator) -> Parley {
        let view = &self.0;
        let card = view.laid.and_then(|laid| laid.card);
        let seen = view.hand.iter().flatten().chain(&view.shown).chain(&card).chain(&view.glance);
        let left = beyond(seen).unwrap_or_default();
        let mut unseen: Vec<u8> =
            VALUES.zip(left).flat_map(|(value, count)| std::iter::repeat_n(value, count)).collect();
        generator.shuffle(&mut unseen);
        let mut some = |count: u8| -> Vec<u8> {
            let mut cards = unseen.split_off(unseen.len().saturating_sub(count.into()));
            cards.sort_unstable();
            cards
        };
        let hands = [Seat::First, Seat::Second].map(|seat| match (&view.hand, view.view) {
            (Some(hand), Some(viewer)) if viewer == seat => hand.clone(),
            _ => some(view.hand_sizes[seat.index()]),
        });
        let gone = some(view.gone_size);
        let laid = view.laid.map(|laid| {
            let card = laid.card.or_else(|| some(1).first().copied());
            (card.unwrap_or(1), laid.claim)
        });
        let mut deck = unseen;
        deck.extend(view.glance);
        Parley {
            ply: view.ply,
            turn: view.turn,
            seat: view.seat,
            phase: view.phase,
            hands,
            deck,
            laid,
            gone,
            shown: view.shown.clone(),
            scores: view.scores,
            generator: Generator { key: generator.draw(|stream| stream.key()), position: 0 },
        }
    }
}

//! What each card of a payment does, for events and explanations (C4.3 to C4.7).

use super::{Plan, Sorted, after_singles};
use crate::city::card::{Card, Cards, People};
use crate::city::event::{CardRole, CardUse};

/// Gives every card of a payment its use by the plan that was made for it.
pub fn uses(cards: &Cards, plan: &Plan) -> Vec<CardUse> {
    let list: Vec<Card> = cards.iter().collect();
    let mut roles = Roles::new(cards, plan);
    let mut uses: Vec<CardUse> =
        list.iter().map(|&card| CardUse { card, role: roles.next(card), with: None }).collect();
    let with_role = |uses: &[CardUse], role: CardRole| -> Vec<usize> {
        (0..uses.len()).filter(|&at| uses[at].role == role).collect()
    };
    for two in with_role(&uses, CardRole::Pair).chunks_exact(2) {
        uses[two[0]].with = Some(two[1] as u8);
        uses[two[1]].with = Some(two[0] as u8);
    }
    let turners = with_role(&uses, CardRole::Turner);
    let (first, second) = turners.split_at(usize::from(plan.turners[0]));
    let turned = with_role(&uses, CardRole::Turned);
    for (group, turner) in
        share_out(&uses, &turned, first.len(), second.len()).iter().zip(first.iter().chain(second))
    {
        for &at in group {
            uses[at].with = Some(*turner as u8);
        }
    }
    uses
}

/// Splits the turned cards into a group for each `H1`, then one card for each `H2`.
fn share_out(uses: &[CardUse], turned: &[usize], first: usize, second: usize) -> Vec<Vec<usize>> {
    let mut sizes = [0; 8];
    turned.iter().for_each(|&at| sizes[uses[at].card.people() as usize] += 1);
    let left = after_singles(sizes, second as u8);
    let (mut groups, mut singles) = (Vec::new(), Vec::new());
    for (people, &left) in left.iter().enumerate() {
        let cards: Vec<usize> = turned
            .iter()
            .copied()
            .filter(|&at| uses[at].card.people() as usize == people)
            .collect();
        let (grouped, alone) = cards.split_at(usize::from(left));
        groups.extend(grouped.chunks(4).map(<[usize]>::to_vec));
        singles.extend(alone.iter().map(|&at| vec![at]));
    }
    // An `H1` must turn a card too: large groups are split until each has one.
    while groups.len() < first {
        let Some(largest) = (0..groups.len()).max_by_key(|&group| groups[group].len()) else {
            break;
        };
        let Some(card) = groups[largest].pop() else {
            break;
        };
        groups.push(vec![card]);
    }
    groups.extend(singles);
    groups
}

/// Hands out the roles of a plan card by card, in order.
struct Roles {
    people: People,
    /// How many `M1` and `M2` are still to be paired, `H1` and `H2` still to turn.
    paired: [u8; 2],
    turners: [u8; 2],
}

impl Roles {
    fn new(cards: &Cards, plan: &Plan) -> Roles {
        let hand = Sorted::new(cards, plan.people);
        let unpaired = hand.unpaired(plan.pairs);
        let paired = [hand.mimix[0] - unpaired[0], hand.mimix[1] - unpaired[1]];
        Roles { people: plan.people, paired, turners: plan.turners }
    }

    fn next(&mut self, card: Card) -> CardRole {
        let take = |left: &mut u8| std::mem::replace(left, left.saturating_sub(1)) > 0;
        match card {
            Card::M1 if take(&mut self.paired[0]) => CardRole::Pair,
            Card::M2 if take(&mut self.paired[1]) => CardRole::Pair,
            Card::H1 if take(&mut self.turners[0]) => CardRole::Turner,
            Card::H2 if take(&mut self.turners[1]) => CardRole::Turner,
            _ if card.people() == self.people => CardRole::Natural,
            Card::K1 => CardRole::Wild,
            _ => CardRole::Turned,
        }
    }
}

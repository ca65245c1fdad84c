//! What a set of cards pays: brute force over all ways of using all of them (C4.2 to C4.8).

use super::cards::{Card, PEOPLES, People};
use super::shapes::{CardUse, Role};
use std::cmp::Reverse;

/// What two paired Mimix cards count together (C4.5).
pub const PAIR: u32 = 3;
/// How many cards an `H1` turns at most (C4.6).
pub const MOST_TURNED: usize = 4;

/// A limit that is lifted to see whether it is the one that a refused payment oversteps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lifted {
    Nothing,
    /// `M3` may pair as well (C4.5).
    PairValues,
    /// A Hoax card may turn any number of cards of any peoples (C4.6).
    TurnedCards,
}

/// A way of using all cards: the role of each of them, and what they count.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub people: People,
    pub roles: Vec<Role>,
    pub sum: u32,
}

impl Way {
    /// How many cards have this role.
    pub fn count(&self, role: Role) -> usize {
        self.roles.iter().filter(|other| **other == role).count()
    }
}

/// The colours in which a box may be paid: that of the building, in the palace any (C4.8).
pub fn colours(building: Option<People>) -> Vec<People> {
    match building {
        Some(people) => vec![people],
        None => PEOPLES.to_vec(),
    }
}

/// Whether the cards, all of them used, pay a box of this colour and number.
pub fn is_payment(cards: &[Card], colour: People, number: u32) -> bool {
    ways(cards, colour, Lifted::Nothing).iter().any(|way| way.sum >= number)
}

/// All ways of using all of the cards, which are sorted, in this colour, whatever they count.
/// Which Hoax card turns which card and who pairs with whom makes no further difference.
pub fn ways(cards: &[Card], colour: People, lifted: Lifted) -> Vec<Way> {
    let mut ways = Vec::new();
    give_roles(cards, colour, lifted, &mut Vec::new(), &mut ways);
    ways
}

/// Gives the next card each role that it may have, and so on; keeps what holds in the end.
fn give_roles(
    cards: &[Card],
    colour: People,
    lifted: Lifted,
    roles: &mut Vec<Role>,
    ways: &mut Vec<Way>,
) {
    let next = roles.len();
    if next == cards.len() {
        if roles_hold(cards, roles, lifted) {
            let sum = sum(cards, roles);
            ways.push(Way { people: colour, roles: roles.clone(), sum });
        }
        return;
    }
    for role in possible_roles(cards[next], colour, lifted) {
        // Equal cards are interchangeable: among them the roles are given in order.
        if next > 0 && cards[next - 1] == cards[next] && role < roles[next - 1] {
            continue;
        }
        roles.push(role);
        give_roles(cards, colour, lifted, roles, ways);
        roles.pop();
    }
}

/// What a card can be by itself.
fn possible_roles(card: Card, colour: People, lifted: Lifted) -> Vec<Role> {
    let mut roles = Vec::new();
    if card.people == colour {
        roles.push(Role::Natural);
    }
    if card.people == People::Khind && colour != People::Khind {
        roles.push(Role::Wild);
    }
    if card.people == People::Mimix && (card.value <= 2 || lifted == Lifted::PairValues) {
        roles.push(Role::Pair);
    }
    if card.people == People::Hoax && card.value <= 2 {
        roles.push(Role::Turner);
    }
    if card.people != colour && card.people != People::Khind {
        roles.push(Role::Turned);
    }
    roles
}

/// The cards with this role.
fn cards_of(cards: &[Card], roles: &[Role], role: Role) -> Vec<Card> {
    cards.iter().zip(roles).filter(|(_, other)| **other == role).map(|(card, _)| *card).collect()
}

/// Whether all pairs are whole, every turned card is turned and every turner turns a card.
fn roles_hold(cards: &[Card], roles: &[Role], lifted: Lifted) -> bool {
    let turned = cards_of(cards, roles, Role::Turned);
    let turners = cards_of(cards, roles, Role::Turner);
    let turning = if lifted == Lifted::TurnedCards {
        turned.is_empty() == turners.is_empty() && turned.len() >= turners.len()
    } else {
        turned_groups(&turned, &turners).is_some()
    };
    turning && cards_of(cards, roles, Role::Pair).len().is_multiple_of(2)
}

/// Every turner with the cards that it turns, if all of both can be used: an `H1` turns one to four
/// cards of one people, an `H2` one card. The turned cards are sorted, so the first ones are alike.
fn turned_groups(turned: &[Card], turners: &[Card]) -> Option<Vec<(Card, Vec<Card>)>> {
    if turned.is_empty() || turners.is_empty() {
        return (turned.is_empty() && turners.is_empty()).then(Vec::new);
    }
    if turned.len() < turners.len() || turned.len() > MOST_TURNED * turners.len() {
        return None;
    }
    let alike = turned.iter().take_while(|card| card.people == turned[0].people).count();
    for (place, turner) in turners.iter().enumerate() {
        if place > 0 && turners[place - 1] == *turner {
            continue;
        }
        let mut others = turners.to_vec();
        others.remove(place);
        let most = if turner.value == 1 { MOST_TURNED } else { 1 };
        for number in 1..=most.min(alike) {
            if let Some(mut groups) = turned_groups(&turned[number..], &others) {
                groups.push((*turner, turned[..number].to_vec()));
                return Some(groups);
            }
        }
    }
    None
}

/// What the cards count in these roles.
fn sum(cards: &[Card], roles: &[Role]) -> u32 {
    let mut sum = 0;
    let mut paired = 0;
    for (card, role) in cards.iter().zip(roles) {
        match role {
            Role::Natural | Role::Wild | Role::Turned => sum += u32::from(card.value),
            Role::Pair => paired += 1,
            Role::Turner => {}
        }
    }
    sum + PAIR * paired / 2
}

/// All ways in which the cards pay a box of this number in one of the colours.
pub fn paying_ways(cards: &[Card], building: Option<People>, number: u32) -> Vec<Way> {
    let mut all = Vec::new();
    for colour in colours(building) {
        all.extend(ways(cards, colour, Lifted::Nothing));
    }
    all.retain(|way| way.sum >= number);
    all
}

/// The way that is told: with the fewest turned cards, then the fewest pairs, then the first
/// colour, then the most that the cards count.
pub fn told_way(ways: Vec<Way>) -> Way {
    let order =
        |way: &Way| (way.count(Role::Turned), way.count(Role::Pair), way.people, Reverse(way.sum));
    ways.into_iter().min_by_key(order).expect("a way")
}

/// The use of each card: for a turned card the place of its Hoax, for a paired one of its partner.
pub fn uses(cards: &[Card], way: &Way) -> Vec<CardUse> {
    let describe = |(card, role): (&Card, &Role)| CardUse { card: *card, role: *role, with: None };
    let mut uses: Vec<CardUse> = cards.iter().zip(&way.roles).map(describe).collect();
    let places = |role: Role| -> Vec<usize> {
        (0..cards.len()).filter(|place| way.roles[*place] == role).collect()
    };
    for pair in places(Role::Pair).chunks(2) {
        uses[pair[0]].with = Some(pair[1]);
        uses[pair[1]].with = Some(pair[0]);
    }
    let mut turners = places(Role::Turner);
    let mut turned = places(Role::Turned);
    let of = |places: &[usize]| places.iter().map(|place| cards[*place]).collect::<Vec<Card>>();
    for (turner, group) in turned_groups(&of(&turned), &of(&turners)).expect("a way that holds") {
        let first = turners.iter().position(|place| cards[*place] == turner).expect("a turner");
        let turner = turners.remove(first);
        for card in group {
            let first = turned.iter().position(|place| cards[*place] == card).expect("turned");
            uses[turned.remove(first)].with = Some(turner);
        }
    }
    uses
}

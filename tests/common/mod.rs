//! Positions and moves that read like sentences, for the tests of the rules.
//!
//! A [`Scene`] is a table as it is set up, with the layout of the rulebook and seat 0 to move, of which one says
//! what is different. Markers come out of the supply, scales out of the pool, and all cards that nobody asked for
//! go where they may: eight to each hand, the others to the deck.
#![allow(dead_code, unused_imports, reason = "every file of tests uses a part of it")]

pub mod games;
pub mod golden;
pub mod players;
pub mod scenes;
pub mod shapes;
pub mod values;

pub use blue_moon_city::city::building::BuildingId::{self, *};
pub use blue_moon_city::city::card::Card::{self, *};
pub use blue_moon_city::city::card::{Cards, People};
pub use blue_moon_city::city::error::CityErrorCode;
pub use blue_moon_city::city::event::Dragon::{self, Blue, Green, Red};
pub use blue_moon_city::city::event::{CardRole, CardUse, CityEvent, RewardKind, ScaleScore};
pub use blue_moon_city::city::map::Tile;
pub use blue_moon_city::city::plain::{
    CityOptions, CityResult, CityState, EndReason, Layout, LayoutScheme, Phase, Rank,
};
pub use blue_moon_city::city::rules::Rules;
pub use blue_moon_city::city::{City, CityMove};
pub use blue_moon_city::error::{Code, ErrorCode, RulesError};
pub use blue_moon_city::game::{Events, Game};
pub use blue_moon_city::rng::{Generator, Seed};
pub use blue_moon_city::seat::Seat::{self, First, Fourth, Second, Third};
pub use blue_moon_city::seat::{Random, Start};

use blue_moon_city::city::table::all_cards;

/// A position in the making.
#[derive(Clone)]
pub struct Scene {
    state: CityState,
    hands: [Option<Cards>; 4],
    top: Vec<Card>,
    deck: Option<Vec<Card>>,
    discard: Option<Cards>,
    aside: Cards,
}

/// A new game in the layout of the rulebook; seat 0 begins.
pub fn game(players: u8) -> Scene {
    game_with(CityOptions::new(players))
}

/// A new game with other options; seat 0 begins, and the layout is that of the rulebook unless another is chosen.
pub fn game_with(options: CityOptions) -> Scene {
    let layout = options.layout.clone().unwrap_or(Layout::Scheme(LayoutScheme::Rulebook));
    let options = CityOptions { start: Some(Start::Seat(First)), layout: Some(layout), ..options };
    let state = City::new(&options, &seed("a scene")).unwrap().state();
    Scene { state, hands: [None; 4], top: vec![], deck: None, discard: None, aside: Cards::NONE }
}

impl Scene {
    /// The player holds just these cards.
    pub fn hand(mut self, seat: Seat, list: &str) -> Self {
        self.hands[seat.index()] = Some(cards(list));
        self
    }

    /// These cards are drawn next.
    pub fn deck_begins(mut self, list: &str) -> Self {
        self.top = card_list(list);
        self
    }

    /// The deck is just this; the cards that nobody asked for are on the discard pile.
    pub fn deck(mut self, list: &str) -> Self {
        self.deck = Some(card_list(list));
        self
    }

    /// The discard pile is just this.
    pub fn discard(mut self, list: &str) -> Self {
        self.discard = Some(cards(list));
        self
    }

    /// It is the turn of this player.
    pub fn turn_of(mut self, seat: Seat) -> Self {
        self.state.table.turn.seat = seat;
        self
    }

    /// It is the turn of this number.
    pub fn turn_number(mut self, number: u32) -> Self {
        self.state.table.turn.number = number;
        self
    }

    /// So many turns were without a contribution or an offering.
    pub fn quiet_turns(mut self, count: u8) -> Self {
        self.state.table.quiet_turns = count;
        self.state.table.turn.number = self.state.table.turn.number.max(u32::from(count) + 1);
        self
    }

    /// The player has declared to be done.
    pub fn declared(mut self, seat: Seat) -> Self {
        self.state.table.seats[seat.index()].declared = true;
        self
    }

    /// The figure stands there.
    pub fn figure(mut self, seat: Seat, building: BuildingId) -> Self {
        let tile = self.tile(building);
        self.state.table.seats[seat.index()].figure = tile;
        self
    }

    /// The dragon is there.
    pub fn dragon(mut self, dragon: Dragon, building: BuildingId) -> Self {
        let tile = Some(self.tile(building));
        let dragons = &mut self.state.table.dragons;
        match dragon {
            Red => dragons.red = tile,
            Green => dragons.green = tile,
            Blue => dragons.blue = tile,
        }
        self
    }

    /// The building is complete.
    pub fn complete(mut self, building: BuildingId) -> Self {
        let tile = self.tile(building);
        self.state.table.tiles[tile.index()].complete = true;
        self
    }

    /// All buildings are complete, save these.
    pub fn all_complete_but(self, open: &[BuildingId]) -> Self {
        let closed = |building: &BuildingId| *building != Courtyard && !open.contains(building);
        BuildingId::ALL.into_iter().filter(closed).fold(self, Scene::complete)
    }

    /// The player has a marker on that box, 0 for the leftmost.
    pub fn marker(mut self, seat: Seat, building: BuildingId, place: usize) -> Self {
        let tile = self.tile(building);
        self.state.table.tiles[tile.index()].boxes[place] = Some(seat);
        self.state.table.seats[seat.index()].markers -= 1;
        self
    }

    /// The player has so many markers left; the others lie on buildings where no figure is, of which none is filled.
    pub fn markers_left(mut self, seat: Seat, count: u8) -> Self {
        while self.state.table.seats[seat.index()].markers > count {
            let (building, place) = self.free_box().expect("there is room for the marker");
            self = self.marker(seat, building, place);
        }
        self
    }

    fn free_box(&self) -> Option<(BuildingId, usize)> {
        let table = &self.state.table;
        let somebody_at = |tile: Tile| table.seats.iter().any(|seat| seat.figure == tile);
        Tile::all()
            .zip(&table.tiles)
            .filter(|&(at, tile)| !tile.complete && !somebody_at(at))
            .find_map(|(_, tile)| {
                let free = || (0..tile.boxes.len()).filter(|&place| tile.boxes[place].is_none());
                (free().count() > 1).then(|| (tile.building, free().next_back().unwrap()))
            })
    }

    /// These players have made an offering each, in this order.
    pub fn offerings(mut self, seats: &[Seat]) -> Self {
        for &seat in seats {
            self.state.table.obelisk.push(seat);
            self.state.table.seats[seat.index()].markers -= 1;
        }
        self
    }

    /// The player holds so many scales out of the pool.
    pub fn scales(mut self, seat: Seat, count: u8) -> Self {
        let table = &mut self.state.table;
        let held = std::mem::replace(&mut table.seats[seat.index()].scales, count);
        table.pool = table.pool + held - count;
        self
    }

    /// The player has so many crystals.
    pub fn crystals(mut self, seat: Seat, count: u32) -> Self {
        self.state.crystals[seat.index()] = count;
        self
    }

    fn tile(&self, building: BuildingId) -> Tile {
        let at = self.state.table.tiles.iter().position(|tile| tile.building == building).unwrap();
        tile(at)
    }

    /// The plain position, which may be one that can't be.
    pub fn state(mut self) -> CityState {
        let mut left: Cards = all_cards(&self.state.settings)
            .flat_map(|(card, n)| std::iter::repeat_n(card, n.into()))
            .collect();
        let mut take = |wanted: Cards| {
            assert_eq!(left.first_lacking(&wanted), None, "there are not so many cards of a kind");
            left.take_all(&wanted);
        };
        self.hands.iter().flatten().for_each(|&hand| take(hand));
        take(self.discard.unwrap_or_default());
        take(self.deck.iter().chain([&self.top]).flatten().copied().collect());
        take(self.aside);

        let mut left: Vec<Card> = left.iter().collect();
        let players = usize::from(self.state.settings.players);
        let open: Vec<usize> = (0..players).filter(|&seat| self.hands[seat].is_none()).collect();
        for &seat in &open {
            self.hands[seat] =
                Some(left.split_off(left.len().saturating_sub(8)).into_iter().collect());
        }
        let state = &mut self.state;
        state.deck = self.deck.clone().unwrap_or_else(|| self.top.clone());
        state.table.discard = self.discard.unwrap_or_default();
        match (self.deck, self.discard) {
            (None, _) => state.deck.extend(left),
            (Some(_), None) => state.table.discard = left.into_iter().collect(),
            (Some(_), Some(_)) => {
                let last = *open.last().expect("somebody holds the cards that are left");
                left.into_iter().for_each(|card| self.hands[last].as_mut().unwrap().add(card));
            }
        }
        state.hands = self.hands.into_iter().flatten().collect();
        state.aside = self.aside;
        state.table.deck_size = state.deck.len() as u8;
        state.table.aside_size = state.aside.len() as u8;
        for (seat, hand) in state.table.seats.iter_mut().zip(&state.hands) {
            seat.hand_size = hand.len() as u8;
        }
        self.state
    }

    /// The position.
    #[track_caller]
    pub fn city(self) -> City {
        match City::validate(&self.state()) {
            Ok(city) => city,
            Err(error) => panic!("no position that can be: {error}"),
        }
    }
}

/// What a test does with a position.
pub trait Play {
    /// Plays a move, which must be legal and lead to a position that can be, and tells what happened.
    fn plays(&mut self, played: CityMove) -> Vec<CityEvent>;
    /// The move must be refused for this reason and change nothing.
    fn refuses(&self, played: CityMove, code: impl Into<Code>, rule: &str);
    /// All legal moves.
    fn moves(&self) -> Vec<CityMove>;
    /// The legal moves of a type.
    fn moves_of_type(&self, name: &str) -> Vec<CityMove>;
    /// The payments listed for a box.
    fn payments(&self, place: u8) -> Vec<Cards>;
    /// Where the figure is.
    fn figure(&self, seat: Seat) -> Tile;
    /// Where the dragon is.
    fn dragon(&self, dragon: Dragon) -> Option<Tile>;
    /// The scales that the player holds.
    fn scales(&self, seat: Seat) -> u8;
    /// The markers in the supply of the player.
    fn markers(&self, seat: Seat) -> u8;
    /// How the game ended.
    fn result(&self) -> Option<CityResult>;
    /// What the hand is, as a text.
    fn hand_of(&self, seat: Seat) -> String;
}

impl Play for City {
    #[track_caller]
    fn plays(&mut self, played: CityMove) -> Vec<CityEvent> {
        let before = self.state();
        let mut events = Vec::new();
        if let Err(error) = City::check(&self.known(), &played)
            .and(self.apply(&played, &mut Events::to(&mut events)))
        {
            panic!("{played} is refused: {error}");
        }
        let mut silent = City::validate(&before).unwrap();
        silent.apply(&played, &mut Events::ignored()).unwrap();
        assert_eq!(silent, *self, "it makes no difference whether events are taken down");
        match City::validate(&self.state()) {
            Ok(city) => assert_eq!(city, *self),
            Err(error) => panic!("{played} leads to what can't be: {error}"),
        }
        events
    }

    #[track_caller]
    fn refuses(&self, played: CityMove, code: impl Into<Code>, rule: &str) {
        let expected = (code.into(), Some(rule));
        let checked = City::check(&self.known(), &played).expect_err("the move is accepted");
        assert_eq!((checked.code(), checked.rule()), expected, "{checked}");
        let (mut after, mut events) = (*self, Vec::new());
        let refused =
            after.apply(&played, &mut Events::to(&mut events)).expect_err("the move is accepted");
        assert_eq!(refused, checked);
        assert_eq!((after, events), (*self, vec![]), "a refused move changes nothing");
        assert!(!self.moves().contains(&played), "a refused move is listed");
    }

    fn moves(&self) -> Vec<CityMove> {
        let mut moves = Vec::new();
        City::legal_moves(&self.known(), &mut moves);
        moves
    }

    fn moves_of_type(&self, name: &str) -> Vec<CityMove> {
        self.moves().into_iter().filter(|listed| listed.type_name() == name).collect()
    }

    fn payments(&self, place: u8) -> Vec<Cards> {
        let paid = |listed| match listed {
            CityMove::Contribute { place: at, cards } if at == place => Some(cards),
            _ => None,
        };
        self.moves().into_iter().filter_map(paid).collect()
    }

    fn figure(&self, seat: Seat) -> Tile {
        self.table().figures[seat.index()]
    }

    fn dragon(&self, dragon: Dragon) -> Option<Tile> {
        self.table().dragons[dragon as usize]
    }

    fn scales(&self, seat: Seat) -> u8 {
        self.table().scales[seat.index()]
    }

    fn markers(&self, seat: Seat) -> u8 {
        self.table().markers[seat.index()]
    }

    fn result(&self) -> Option<CityResult> {
        self.table().result()
    }

    fn hand_of(&self, seat: Seat) -> String {
        self.hand(seat).iter().map(Card::code).collect::<Vec<_>>().join(" ")
    }
}

/// How many times a test tries, where the environment does not say otherwise.
pub fn amount(variable: &str, usual: u32) -> u32 {
    let number = std::env::var(variable).ok();
    number.map_or(usual, |number| number.parse().expect("it is a number"))
}

/// Cards by their codes, as in `H1 A2 A2`.
pub fn card_list(list: &str) -> Vec<Card> {
    list.split_whitespace()
        .map(|code| Card::from_code(code).unwrap_or_else(|| panic!("no card {code}")))
        .collect()
}

/// A multiset of cards by their codes.
pub fn cards(list: &str) -> Cards {
    card_list(list).into_iter().collect()
}

/// A tile by its number.
pub fn tile(number: usize) -> Tile {
    Tile::new(number as u8).unwrap()
}

/// The tile of a building in the layout of the rulebook.
pub fn at(building: BuildingId) -> Tile {
    tile(
        blue_moon_city::city::building::RULEBOOK_LAYOUT
            .iter()
            .position(|&other| other == building)
            .unwrap(),
    )
}

/// A seed.
pub fn seed(text: &str) -> Seed {
    Seed::new(text).unwrap()
}

/// The figure walks to a building of the rulebook layout.
pub fn walk(to: BuildingId) -> CityMove {
    CityMove::Walk { to: at(to) }
}

/// A dragon flies to a building of the rulebook layout.
pub fn fly_dragon(card: Card, to: BuildingId) -> CityMove {
    CityMove::FlyDragon { card, to: at(to) }
}

/// A dragon walks to a building of the rulebook layout.
pub fn walk_dragon(card: Card, to: BuildingId) -> CityMove {
    CityMove::WalkDragon { card, to: at(to) }
}

/// The figure flies to a building of the rulebook layout.
pub fn fly(to: BuildingId) -> CityMove {
    CityMove::Fly { card: F1, to: at(to) }
}

/// The figure gets further steps.
pub fn extra_steps() -> CityMove {
    CityMove::ExtraSteps { card: F2 }
}

/// A box is paid with these cards.
pub fn contribute(place: u8, list: &str) -> CityMove {
    CityMove::Contribute { place, cards: cards(list) }
}

/// The first offering of a turn.
pub fn offer() -> CityMove {
    CityMove::Offer { pillar: None }
}

/// A further offering.
pub fn offer_with(pillar: Card) -> CityMove {
    CityMove::Offer { pillar: Some(pillar) }
}

/// The turn ends with these discards.
pub fn end_turn(list: &str) -> CityMove {
    CityMove::EndTurn { discard: cards(list) }
}

/// The player declares to be done.
pub fn declare_done() -> CityMove {
    CityMove::DeclareDone {}
}

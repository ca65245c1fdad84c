//! Random games: options of every kind, and players who choose by chance.

use super::*;

/// How a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// A contribution or an offering whenever there is one, else any move.
    Eager,
    /// Any move.
    Uniform,
}

impl Policy {
    /// Chooses among the moves.
    pub fn choose(self, moves: &[CityMove], generator: &mut Generator) -> CityMove {
        let builds = |played: &&CityMove| {
            matches!(played, CityMove::Contribute { .. } | CityMove::Offer { .. })
        };
        let eager: Vec<&CityMove> = match self {
            Policy::Eager => moves.iter().filter(builds).collect(),
            Policy::Uniform => vec![],
        };
        let mut any = |number: usize| generator.below(number as u32) as usize;
        if eager.is_empty() { moves[any(moves.len())] } else { *eager[any(eager.len())] }
    }
}

/// A game of chance.
pub struct RandomGame {
    /// What it begins with.
    pub options: CityOptions,
    /// The seed of its cards.
    pub seed: Seed,
    /// How its players choose.
    pub policy: Policy,
    /// The chance of the players.
    pub generator: Generator,
}

/// The random game of that number: the options vary from game to game.
pub fn random_game(players: u8, number: u32) -> RandomGame {
    let seed = seed(&format!("game {number} of {players} players"));
    let mut generator = Seed::new(&format!("players of game {number}")).unwrap().generator();
    let policy = if number % 4 == 3 { Policy::Uniform } else { Policy::Eager };
    let mut sometimes = |one_in| generator.below(one_in) == 0;
    let mut options = CityOptions {
        return_all_scales: sometimes(3).then_some(true),
        open_crystals: sometimes(3).then_some(true),
        layout: [(sometimes(3), LayoutScheme::Random), (sometimes(4), LayoutScheme::Rulebook)]
            .into_iter()
            .find_map(|(chosen, scheme)| chosen.then_some(Layout::Scheme(scheme))),
        ..CityOptions::new(players)
    };
    if sometimes(3) {
        let ones = generator.below(11) as u8;
        let twos = generator.below(u32::from(11 - ones)) as u8;
        options.cards = Some([ones, twos, 10 - ones - twos]);
    }
    // Players who choose any move seldom come to an end by themselves.
    if policy == Policy::Uniform || generator.below(10) == 0 {
        options.turn_limit = Some(1 + generator.below(120));
    }
    RandomGame { options, seed, policy, generator }
}

/// A move of any type with any fields, mostly with what the player has.
pub fn any_move(city: &City, generator: &mut Generator) -> CityMove {
    let hand = city.hand(city.table().seat).iter().collect();
    let mut any = Any { hand, generator };
    match any.below(9) {
        0 => CityMove::Walk { to: any.tile() },
        1 => CityMove::FlyDragon { card: any.card(), to: any.tile() },
        2 => CityMove::WalkDragon { card: any.card(), to: any.tile() },
        3 => CityMove::Fly { card: any.card(), to: any.tile() },
        4 => CityMove::ExtraSteps { card: any.card() },
        5 => CityMove::Contribute { place: any.below(5) as u8, cards: any.cards(6) },
        6 => CityMove::Offer { pillar: any.cards(1).iter().next() },
        7 => CityMove::EndTurn { discard: any.cards(3) },
        _ => CityMove::DeclareDone {},
    }
}

/// Chooses fields of moves.
struct Any<'a> {
    hand: Vec<Card>,
    generator: &'a mut Generator,
}

impl Any<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.generator.below(bound as u32) as usize
    }

    fn tile(&mut self) -> Tile {
        tile(self.below(21))
    }

    /// A card of the hand, or now and then any.
    fn card(&mut self) -> Card {
        if self.hand.is_empty() || self.below(4) == 0 {
            Card::ALL[self.below(Card::KINDS)]
        } else {
            let at = self.below(self.hand.len());
            self.hand[at]
        }
    }

    fn cards(&mut self, most: usize) -> Cards {
        (0..self.below(most + 1)).map(|_| self.card()).collect()
    }
}

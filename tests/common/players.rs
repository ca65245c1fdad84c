//! Players with a character: they play whole games that look like games, or steer to what seldom happens.

use super::*;

/// What a player is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// Builds and offers wherever that is possible, at little cost.
    Sensible,
    /// Builds, and offers only in the race.
    Builder,
    /// Builds and offers, but leaves the last offering out until the race: it is begun by players with few crystals.
    Spender,
    /// Places markers where they complete nothing, and does not offer: they run out.
    Squatter,
    /// Builds for some turns and is tired then.
    Tired,
    /// Does anything that is allowed now and then, else as the sensible player.
    Playful,
}

/// After how many turns of all players a tired one does nothing more.
const TIRED: u32 = 12;

impl Character {
    /// Chooses among the legal moves: the best one, by chance among those that are alike.
    pub fn choose(self, city: &City, moves: &[CityMove], generator: &mut Generator) -> CityMove {
        if self == Character::Playful && generator.below(3) == 0 {
            return moves[generator.below(moves.len() as u32) as usize];
        }
        let worth = |played: &CityMove, generator: &mut Generator| {
            self.worth(city, played) * 8 + generator.below(8) as i32
        };
        let best = moves.iter().max_by_key(|played| worth(played, generator));
        *best.expect("the game is not over")
    }

    /// What a move is worth; ending the turn without discards is worth 0.
    fn worth(self, city: &City, played: &CityMove) -> i32 {
        let table = city.table();
        match played {
            CityMove::Contribute { .. } | CityMove::Offer { .. } => {
                self.worth_of_deed(city, played)
            }
            CityMove::Walk { .. } => self.worth_after(city, played) - 1,
            CityMove::Fly { .. } => self.worth_after(city, played) - 30,
            CityMove::ExtraSteps { .. } => -10,
            CityMove::FlyDragon { to, card } | CityMove::WalkDragon { to, card } => {
                let comes = *to == table.here() && table.dragon_of(card.people()) != Some(*to);
                if comes && self.worth_here(city) > 0 { 200 } else { -20 }
            }
            CityMove::EndTurn { discard } => match discard.len() {
                0 => 0,
                // Cards that are of no use in many boxes.
                number => {
                    discard.iter().filter(|card| card.value() == 1).count() as i32 - number as i32
                }
            },
            CityMove::DeclareDone {} => 40,
        }
    }

    /// What a contribution or an offering is worth.
    fn worth_of_deed(self, city: &City, played: &CityMove) -> i32 {
        let table = city.table();
        let offers_left = Some(table.offerings(table.seat))
            .map(|made| blue_moon_city::city::table::offerings_to_win(table.players()) - made);
        let race = table.city_is_complete();
        match (self, played) {
            (Character::Tired, _) if table.turn > TIRED => -100,
            (Character::Builder | Character::Squatter, CityMove::Offer { .. }) if !race => -100,
            (Character::Spender, CityMove::Offer { .. }) if !race && offers_left == Some(1) => -100,
            (_, CityMove::Offer { .. }) => 300,
            (_, CityMove::Contribute { cards, .. }) => {
                let open = table.boxes(table.here()).iter().filter(|owner| owner.is_none()).count();
                match (self, open) {
                    (Character::Squatter, 1) => -100,
                    (_, 1) => 150 - 5 * cards.len() as i32,
                    _ => 100 - 5 * cards.len() as i32,
                }
            }
            _ => unreachable!("it is a contribution or an offering"),
        }
    }

    /// The best that can be done where the figure is.
    fn worth_here(self, city: &City) -> i32 {
        let deeds = city.moves().into_iter().filter(|listed| {
            matches!(listed, CityMove::Contribute { .. } | CityMove::Offer { .. })
        });
        deeds.map(|deed| self.worth_of_deed(city, &deed)).max().unwrap_or(-1)
    }

    /// What a change of place is worth: what can be done there, if that is better than here; else a rich player goes
    /// to the courtyard and a poor one leaves it.
    fn worth_after(self, city: &City, played: &CityMove) -> i32 {
        let mut after = *city;
        after.apply(played, &mut Events::ignored()).expect("a listed move is accepted");
        let (here, there) = (self.worth_here(city), self.worth_here(&after));
        if there > here {
            return there;
        }
        let (table, to) = (city.table(), after.table().here());
        let rich =
            table.next_offering().is_some_and(|price| city.crystals(table.seat) >= price.into());
        let nearer = i32::from(table.here().distance(Tile::COURTYARD))
            - i32::from(to.distance(Tile::COURTYARD));
        if here > 0 {
            -10
        } else if rich {
            4 * nearer
        } else {
            -2 * nearer
        }
    }
}

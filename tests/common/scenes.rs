//! Constructed positions a few moves away from what random play hardly ever reaches.

use super::*;

/// The positions by name.
pub fn scenes() -> Vec<(&'static str, City)> {
    vec![
        ("two scorings in a turn", two_scorings(None)),
        ("two scorings by the house rule", two_scorings(Some(true))),
        ("scales are owed", scales_are_owed()),
        ("the last markers", last_markers()),
        ("the last marker comes back", last_marker_comes_back()),
        ("the last building", last_building(2, [9, 0])),
        ("the last building, nobody rich", last_building(4, [1, 1])),
        ("the race", race(3, 30)),
        ("the race of the poor", race(4, 7)),
        ("stalemate", stalemate()),
        ("an empty deck", empty_deck()),
        ("no card left to draw", nothing_to_draw()),
        (
            "a hand of 34 cards",
            big_hand(
                "V1 V2 V3 T1 T2 T3 A1 A2 A3 F1 F2 F3 K1 K1 K1 K1 M1 M1 M2 M2 M2 M3 H1 H1 H1 H2 H2 H2 H2 H3 P1 P2 P2 P3",
                RoyalPalace,
            ),
        ),
        (
            "a hand of wild cards",
            big_hand(
                "K1 K1 K1 K1 K1 K1 K1 K1 K1 K1 M1 M1 M1 M2 M2 M2 M2 M3 M3 H1 H1 H1 H2 H2 H2 H2 H3 H3 A1 A2 A2 P3",
                GreatHall,
            ),
        ),
        ("offerings by pillars", pillars()),
        ("neighbours give cards", cards_for_neighbours()),
    ]
}

/// With the last box of the palace the scales are scored for the dragon and for the building. The Water Temple is moved
/// beside the palace: with the tower on the other side each of three players gets 1 + 1 + 2.
pub fn two_scorings(return_all_scales: Option<bool>) -> City {
    let mut layout = blue_moon_city::city::building::RULEBOOK_LAYOUT.to_vec();
    layout.swap(at(WaterTemple).index(), at(University).index());
    let layout = Some(Layout::Given(layout));
    game_with(CityOptions { layout, return_all_scales, ..CityOptions::new(3) })
        .figure(First, RoyalPalace)
        .dragon(Green, RoyalPalace)
        .complete(MonasteryTower)
        .complete(WaterTemple)
        .marker(Second, RoyalPalace, 0)
        .marker(Third, RoyalPalace, 1)
        .marker(Third, RoyalPalace, 2)
        .scales(First, 1)
        .scales(Second, 8)
        .scales(Third, 2)
        .hand(First, "F3 V3 T1 T2")
        .city()
}

/// Three dragons on a tile, a scale in the pool.
fn scales_are_owed() -> City {
    let scene = game(4).figure(First, IronFoundry).hand(First, "V3 V2 V2 K1 M1 M2");
    [Red, Green, Blue]
        .into_iter()
        .fold(scene, |scene, dragon| scene.dragon(dragon, IronFoundry))
        .scales(First, 3)
        .scales(Second, 5)
        .scales(Third, 5)
        .scales(Fourth, 1)
        .city()
}

/// Each player has a marker left, and the first stands where one can be placed without completing anything.
fn last_markers() -> City {
    game(2)
        .figure(First, RoyalPalace)
        .figure(Second, GreatHall)
        .markers_left(First, 1)
        .markers_left(Second, 1)
        .hand(First, "F3 F2 V2 V3")
        .hand(Second, "T3 T2 A3 A2 F3")
        .crystals(First, 9)
        .city()
}

/// Nobody has another marker than one that completes a building and comes back.
fn last_marker_comes_back() -> City {
    game(2)
        .figure(First, Citadel)
        .markers_left(First, 1)
        .markers_left(Second, 0)
        .hand(First, "V2 V3 H1 F3")
        .city()
}

/// The first player can complete the city.
fn last_building(players: u8, crystals: [u32; 2]) -> City {
    game(players)
        .all_complete_but(&[Citadel])
        .figure(First, Citadel)
        .hand(First, "V2 V3 F1 F2 P1")
        .crystals(First, crystals[0])
        .crystals(Second, crystals[1])
        .city()
}

/// All buildings are complete, and everybody has so many crystals.
fn race(players: u8, crystals: u32) -> City {
    let scene = game(players)
        .all_complete_but(&[])
        .figure(First, Mill)
        .figure(Second, Citadel)
        .hand(First, "F1 F2 P1 P2 V1 A2")
        .hand(Second, "F1 F1 P1 P1 P2 T1");
    Seat::all(players).fold(scene, |scene, seat| scene.crystals(seat, crystals)).city()
}

/// Everybody may declare to be done, one has; some can still do something.
fn stalemate() -> City {
    game(3)
        .quiet_turns(9)
        .declared(Third)
        .figure(Second, IronFoundry)
        .hand(Second, "V3 V2")
        .crystals(First, 7)
        .offerings(&[Second, Third])
        .city()
}

/// A card in the deck, a discard pile, and a building that gives cards.
fn empty_deck() -> City {
    game(3)
        .figure(First, University)
        .complete(MarketHall)
        .marker(Second, University, 1)
        .hand(First, "H3 H2 V1")
        .deck("V1")
        .city()
}

/// Neither deck nor discard pile hold a card.
fn nothing_to_draw() -> City {
    game(2).figure(First, IronFoundry).hand(First, "V3 V2 V2 F1 F2").deck("").discard("").city()
}

fn big_hand(hand: &str, at: BuildingId) -> City {
    game(4).figure(First, at).hand(First, hand).complete(Hospice).city()
}

/// Crystals for many offerings by Pillars of both kinds.
fn pillars() -> City {
    game(4)
        .crystals(First, 26)
        .crystals(Second, 90)
        .dragon(Red, Courtyard)
        .hand(First, "P1 P1 P2 P3")
        .hand(Second, "P1 P2 P2 P2 F2")
        .city()
}

/// Neighbours that give cards to several players.
fn cards_for_neighbours() -> City {
    game(4)
        .figure(First, University)
        .complete(MarketHall)
        .complete(FireTemple)
        .complete(IronFoundry)
        .marker(Third, University, 1)
        .hand(First, "H3 H2 H1 A3 A2")
        .deck("A1 V2 V3 T1")
        .city()
}

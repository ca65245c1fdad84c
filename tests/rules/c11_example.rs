//! C11 The worked example.

use crate::common::*;

#[test]
fn c11_the_worked_example() {
    // University on tile 6, Market Hall 7, Hospice 12, Fire Temple 5, Royal Palace 11.
    let mut layout = blue_moon_city::city::building::RULEBOOK_LAYOUT.to_vec();
    layout.swap(at(Hospice).index(), 12);
    assert_eq!(
        [layout[6], layout[7], layout[12], layout[5], layout[11]],
        [University, MarketHall, Hospice, FireTemple, RoyalPalace]
    );
    let options = CityOptions { layout: Some(Layout::Given(layout)), ..CityOptions::new(2) };
    let (hospice, university) = (tile(12), tile(6));

    // Figure on the Hospice, university open with the second player's marker on its right box (2), red dragon on the
    // University, Fire Temple and Market Hall complete and adjacent to it, the adjacent Royal Palace not complete.
    let mut city = game_with(options)
        .figure(First, Hospice)
        .marker(Second, University, 1)
        .dragon(Red, University)
        .complete(FireTemple)
        .complete(MarketHall)
        .hand(First, "A1 H2 H3 T1 T2")
        .hand(Second, "P3")
        .deck_begins("V1 V2 K1 K1 F1 F2 F3 F3")
        .discard("")
        .city();
    assert_eq!(university.neighbours().map(Tile::index).collect::<Vec<_>>(), [2, 7, 11, 5]);

    // The player walks from the Hospice to the University,
    let events = city.plays(CityMove::Walk { to: university });
    assert_eq!(
        events,
        [CityEvent::Walk { seat: First, from: hospice, to: university, steps_left: 0 }]
    );

    // uses A1 to fly the blue dragon there,
    let events = city.plays(CityMove::FlyDragon { card: A1, to: university });
    assert_eq!(
        events,
        [CityEvent::FlyDragon { seat: First, card: A1, dragon: Blue, from: None, to: university }]
    );

    // and pays the box of 5 with H2 and H3 as natural cards.
    let mut events = city.plays(contribute(0, "H2 H3")).into_iter();
    let mut next = || events.next().unwrap();
    let natural = |card| CardUse { card, role: CardRole::Natural, with: None };
    assert_eq!(
        next(),
        CityEvent::Contribution {
            seat: First,
            tile: university,
            building: University,
            place: 0,
            people: People::H,
            uses: vec![natural(H2), natural(H3)],
            sum: 5,
        }
    );
    // He gets 2 scales (two dragons).
    assert_eq!(next(), CityEvent::DragonScales { seat: First, tile: university, scales: 2 });
    // The University is complete: both have one marker, his is farther left, so he gets the majority reward, 1 scale;
    assert_eq!(next(), CityEvent::Complete { tile: university, building: University });
    let reward = |seat, why, from, [crystals, cards, scales]: [u8; 3]| CityEvent::Reward {
        seat,
        why,
        tile: university,
        from: tile(from),
        crystals,
        cards,
        scales,
    };
    use RewardKind::*;
    assert_eq!(next(), reward(First, Majority, 6, [0, 0, 1]));
    // both get 1 crystal;
    assert_eq!(next(), reward(First, Contributor, 6, [1, 0, 0]));
    assert_eq!(next(), reward(Second, Contributor, 6, [1, 0, 0]));
    // both get 3 crystals (Fire Temple) and 2 cards (Market Hall).
    // His two cards lie aside, the other player's come into the hand at once.
    assert_eq!(next(), reward(First, Neighbourhood, 7, [0, 2, 0]));
    assert_eq!(next(), CityEvent::SetAside { seat: First, count: 2 });
    assert_eq!(next(), reward(First, Neighbourhood, 5, [3, 0, 0]));
    assert_eq!(next(), reward(Second, Neighbourhood, 7, [0, 2, 0]));
    assert_eq!(next(), CityEvent::Draw { seat: Second, count: 2, cards: Some(cards("K1 K1")) });
    assert_eq!(next(), reward(Second, Neighbourhood, 5, [3, 0, 0]));
    // Markers return.
    assert_eq!(next(), CityEvent::MarkersReturn { tile: university, counts: vec![1, 1] });
    assert_eq!(events.next(), None);

    assert_eq!((city.scales(First), city.scales(Second), city.table().pool), (3, 0, 6));
    assert_eq!((city.crystals(First), city.crystals(Second)), (4, 4));
    assert_eq!((city.markers(First), city.markers(Second)), (10, 10));
    assert_eq!(city.hand_of(First), "T1 T2");
    assert_eq!(city.hand_of(Second), "K1 K1 P3");

    // He discards 2, draws 4, then takes up the 2 cards.
    assert_eq!(
        city.plays(end_turn("T1 T2")),
        [
            CityEvent::Discard { seat: First, cards: cards("T1 T2") },
            CityEvent::Draw { seat: First, count: 4, cards: Some(cards("F1 F2 F3 F3")) },
            CityEvent::TakeUp { seat: First, count: 2, cards: Some(cards("V1 V2")) },
            CityEvent::Turn { seat: Second, number: 2 },
        ]
    );
    assert_eq!(city.hand_of(First), "V1 V2 F1 F2 F3 F3");
    assert_eq!(city.table().discard, cards("A1 H2 H3 T1 T2"));
}

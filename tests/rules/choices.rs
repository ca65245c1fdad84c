//! What a table shows of the choices: the payments of a box, the tiles in reach, what a building would bring.

use crate::common::*;
use blue_moon_city::city::building::Reward;
use blue_moon_city::city::find::{
    CityCompletion, CityFinding, CityPayments, CityProspect, CityQuery,
};

fn payments(city: &City, place: u8, most: u16) -> Result<CityPayments, RulesError> {
    City::find(&city.known(), &CityQuery::Payments { place, most }).map(|found| match found {
        CityFinding::Payments(payments) => payments,
        other => panic!("{other:?}"),
    })
}

fn prospects(city: &City) -> Vec<CityProspect> {
    match City::find(&city.known(), &CityQuery::Prospects {}).unwrap() {
        CityFinding::Prospects(prospects) => prospects,
        other => panic!("{other:?}"),
    }
}

fn completion(city: &City, building: BuildingId) -> CityCompletion {
    let tile = at(building);
    match City::find(&city.known(), &CityQuery::Completion { tile }).unwrap() {
        CityFinding::Completion(completion) => completion,
        other => panic!("{other:?}"),
    }
}

#[test]
fn c4_9_all_payments_of_a_box_are_told_the_cheapest_first() {
    let city = game(2).figure(First, IronFoundry).hand(First, "V1 V2 V3 K1 K1 M1 M2 H2 F3").city();
    let all = payments(&city, 0, 1000).unwrap();
    let mut listed: Vec<Cards> = city
        .moves()
        .into_iter()
        .filter_map(|played| match played {
            CityMove::Contribute { place: 0, cards } => Some(cards),
            _ => None,
        })
        .collect();
    assert_eq!(all.count as usize, listed.len());
    let told: Vec<Cards> = all.payments.iter().map(|payment| payment.cards).collect();
    assert_eq!(told[0], cards("V3"), "one card, which stands in for nothing");
    assert!(told.windows(2).all(|two| two[0].len() <= two[1].len()), "{told:?}");
    let few = payments(&city, 0, 3).unwrap();
    assert_eq!((few.count, &few.payments[..]), (all.count, &all.payments[..3]));
    for payment in &all.payments {
        assert_eq!(payment.uses.len(), payment.cards.len());
        assert!(payment.sum >= 3 && payment.people == People::V);
    }
    let mut told = told;
    told.sort();
    listed.sort();
    assert_eq!(told, listed);
    assert_eq!(payments(&city, 3, 9).unwrap_err().code(), CityErrorCode::NoSuchBox);
}

#[test]
fn c3_1_prospects_are_the_walks_and_what_could_be_paid_there() {
    let city = game(2).hand(First, "V3 F2 K1 K1").city();
    for prospect in prospects(&city) {
        let walk = CityMove::Walk { to: prospect.tile };
        assert_eq!(prospect.steps.is_some(), City::check(&city.known(), &walk).is_ok());
        let mut there = city;
        if prospect.steps.is_some() {
            there.apply(&walk, &mut Events::ignored()).unwrap();
            let mut boxes: Vec<u8> = there
                .moves()
                .into_iter()
                .filter_map(|played| match played {
                    CityMove::Contribute { place, .. } => Some(place),
                    _ => None,
                })
                .collect();
            boxes.dedup();
            assert_eq!(prospect.boxes, boxes, "{prospect:?}");
        }
        let mut further = city;
        further.apply(&CityMove::ExtraSteps { card: F2 }, &mut Events::ignored()).unwrap();
        assert_eq!(
            prospect.further_steps.is_some(),
            City::check(&further.known(), &walk).is_ok(),
            "{prospect:?}"
        );
    }
}

#[test]
fn c6_1_completion_adds_up_what_a_building_and_its_neighbours_would_bring() {
    let city = game(2)
        .complete(MarketHall)
        .marker(Second, University, 0)
        .figure(First, University)
        .hand(First, "H2 H3")
        .city();
    let told = completion(&city, University);
    assert_eq!(told.leader, Some(Second));
    assert_eq!(told.contributor, Reward { crystals: 1, cards: 0, scales: 0 });
    assert_eq!(told.neighbours.len(), 1);
    assert_eq!(told.neighbours[0].tile, at(MarketHall));
    assert_eq!(told.each, Reward { crystals: 1, cards: 2, scales: 0 });
    assert_eq!(told.majority, Reward { crystals: 0, cards: 0, scales: 1 });
    let mut after = city;
    let events = after.plays(contribute(1, "H2 H3"));
    let got = events.iter().fold(Reward::default(), |sum, event| match event {
        CityEvent::Reward { seat: First, crystals, cards, scales, .. } => {
            sum + Reward { crystals: *crystals, cards: *cards, scales: *scales }
        }
        _ => sum,
    });
    assert_eq!(got, told.each, "the leader alone gets the rest");
    assert_eq!(completion(&city, Courtyard).leader, None);
}

//! What can be wrong with options and moves of the city, beside what can be in every game.

use crate::error::codes;

codes! {
/// The kinds of mistakes that only the city knows.
pub enum CityErrorCode {
    /// The layout does not hold every tile once, with the courtyard in the centre (C1.2).
    BadLayout "bad_layout",
    /// The numbers of cards do not sum up to what a people has.
    BadCards "bad_cards",
    /// The phase of the turn that allows this move is over (C2.2).
    WrongPhase "wrong_phase",
    /// The move would change nothing (C3.3).
    NoChange "no_change",
    /// The tile is farther away than the steps reach (C3.1, C3.2).
    OutOfReach "out_of_reach",
    /// The dragon is not in the city yet (C3.2).
    DragonOutside "dragon_outside",
    /// The card has no power of this kind (C3.2, C3.4).
    NoSuchPower "no_such_power",
    /// The figure is on the courtyard, which has no boxes (C1.3).
    NoBuilding "no_building",
    /// The building is complete (C4.1).
    BuildingComplete "building_complete",
    /// The building has no box of that number (C4.1).
    NoSuchBox "no_such_box",
    /// A marker lies on the box already (C4.1).
    BoxFilled "box_filled",
    /// The player has no marker left (C4.1, C7.1).
    NoMarker "no_marker",
    /// Not every card can take part in paying for the box (C4.7).
    CardsDoNotFit "cards_do_not_fit",
    /// The cards count less than the box asks for (C4.2).
    NotEnoughValue "not_enough_value",
    /// The figure is not on the courtyard (C7.1).
    NotOnCourtyard "not_on_courtyard",
    /// The player has too few crystals (C7.1, C7.2).
    NotEnoughCrystals "not_enough_crystals",
    /// A Pillar allows a further offering only after the first of the turn (C7.2).
    NoOfferingYet "no_offering_yet",
    /// A second offering in a turn needs a Pillar (C7.2).
    NeedsPillar "needs_pillar",
    /// More than two cards were to be discarded (C8.1).
    TooManyDiscards "too_many_discards",
    /// In the race the player must come nearer to the courtyard (C9.3).
    MustHurry "must_hurry",
    /// In the race the player must offer before the turn ends (C9.3).
    MustOffer "must_offer",
    /// There were not enough quiet turns for a declaration (C9.4).
    NotYetStale "not_yet_stale",
    /// The player has declared already (C9.4).
    AlreadyDeclared "already_declared",
}
}

//! The laws that every game obeys, written once and run for all games.

mod damage;
mod games;
mod laws;
mod records;

/// Runs every law for every game: a game is a line here.
macro_rules! for_all_games {
    ($($room:ident::$law:ident as $name:ident;)*) => {
        for_all_games! { @city $($room::$law as $name;)* }
        for_all_games! { @parley $($room::$law as $name;)* }
    };
    (@city $($room:ident::$law:ident as $name:ident;)*) => {
        mod city { $(#[test] fn $name() { crate::$room::$law::<blue_moon_city::city::City>(); })* }
    };
    (@parley $($room:ident::$law:ident as $name:ident;)*) => {
        mod parley { $(#[test] fn $name() { crate::$room::$law::<blue_moon_city::parley::Parley>(); })* }
    };
}

for_all_games! {
    laws::listed_is_accepted as listed_moves_are_accepted_each_once_and_in_order;
    laws::refused_changes_nothing as what_is_not_listed_is_refused_and_changes_nothing;
    laws::text_and_back as positions_views_moves_and_events_are_read_back_from_their_text;
    laws::the_end as only_a_game_that_is_over_has_an_outcome_and_no_moves;
    laws::hidden as what_is_hidden_from_a_seat_changes_nothing_of_what_it_is_told;
    laws::view_answers as a_view_answers_as_the_position_does;
    laws::foreseen as what_is_foreseen_happens;
    laws::undo as undo_goes_back_all_the_way_and_never_over_what_others_decided;
    laws::words as moves_are_words_that_read_back;
    laws::perft as perft_counts_the_lines_of_play;
    laws::rules as only_published_rules_are_played;
    records::replay as a_record_leads_to_the_same_position;
    records::seat as a_record_for_a_seat_tells_what_it_saw;
    records::cut as a_record_that_was_cut_is_no_other_game;
    damage::states as damaged_states_are_refused_or_obey_the_laws;
    damage::views as damaged_views_are_refused_or_can_be_asked;
    damage::small as damaged_moves_events_and_options_are_refused_or_read;
}

/// The numbers of lines of play that the package has to find, too (`tests/proving`).
#[test]
fn perft_of_the_third_game_is_as_it_was_recorded() {
    use blue_moon_city::game::Game as _;
    use blue_moon_city::parley::{Parley, ParleyOptions};
    use serde_json::{Value, json};
    let count = |seed: &str| {
        let seed = blue_moon_city::rng::Seed::new(seed).unwrap();
        let position = Parley::new(&ParleyOptions::default(), &seed).unwrap();
        (0..5).map(|depth| blue_moon_city::perft::perft(&position, depth)).collect::<Vec<_>>()
    };
    let found: Vec<Value> =
        ["third", "moonrise"].map(|seed| json!({ "seed": seed, "counts": count(seed) })).into();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft/parley.json");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, serde_json::to_string(&found).unwrap() + "\n").unwrap();
    }
    let recorded: Vec<Value> =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(found, recorded);
}

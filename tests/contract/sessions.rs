//! A game being played: undo and redo with their policy, forks, records.

use crate::common::*;
use blue_moon_city::json;
use blue_moon_city::record::{MAX_MOVES, Record, SeenRecord};
use blue_moon_city::session::{Reader, Session, UndoReason};

const END: CityMove = CityMove::EndTurn { discard: blue_moon_city::city::card::Cards::NONE };

fn session() -> Session<City> {
    let names = ["Ada", "Bo \"the\" Builder", "Çelik 🐉"].map(str::to_owned).to_vec();
    Session::new(CityOptions::new(3), Seed::new("moonrise").unwrap(), names).unwrap()
}

fn legal(session: &Session<City>) -> Vec<CityMove> {
    let mut moves = Vec::new();
    City::legal_moves(&session.position().known(), &mut moves);
    moves
}

/// Plays moves by chance, contributions and offerings first, until the game is over or so many are made.
fn play(session: &mut Session<City>, chance: &mut Generator, most: usize) {
    for _ in 0..most {
        let moves = legal(session);
        let good = |played: &&CityMove| {
            matches!(played, CityMove::Contribute { .. } | CityMove::Offer { .. })
        };
        let mut choice: Vec<&CityMove> = moves.iter().filter(good).collect();
        if choice.is_empty() {
            choice = moves.iter().collect();
        }
        if choice.is_empty() {
            return;
        }
        let played = *choice[chance.below(choice.len() as u32) as usize];
        session.apply(&played).unwrap();
    }
}

#[test]
fn a_walk_can_be_taken_back_and_made_again() {
    let mut session = session();
    let before = *session.position();
    let walk = legal(&session)[0];
    let events = session.apply(&walk).unwrap().to_vec();
    let after = *session.position();
    assert_eq!(session.can_undo(), None);
    assert_eq!(session.undo(false).unwrap(), events);
    assert_eq!((session.ply(), session.length(), *session.position()), (0, 1, before));
    assert_eq!(session.redo().unwrap(), events);
    assert_eq!((session.ply(), *session.position()), (1, after));
    assert_eq!(session.redo().unwrap_err().code(), ErrorCode::NoSuchPly);
}

#[test]
fn undo_stops_at_drawn_cards_unless_told_otherwise() {
    let mut session = session();
    let before = *session.position();
    session.apply(&END).unwrap();
    assert_eq!(session.can_undo(), Some(UndoReason::Revealed));
    let error = session.undo(false).unwrap_err();
    assert_eq!(error.code(), ErrorCode::CannotUndo);
    assert_eq!(session.ply(), 1);
    session.undo(true).unwrap();
    assert_eq!(*session.position(), before);
    assert_eq!(session.can_undo(), Some(UndoReason::Beginning));
    assert_eq!(session.undo(true).unwrap_err().code(), ErrorCode::NoSuchPly);
}

/// Deck and discard pile are empty: the turn ends without a draw, and is another player's all the same.
#[test]
fn cards_laid_aside_unseen_are_no_reveal_but_a_reshuffle_for_them_is() {
    // The University and its neighbour, the Market Hall, which gives two cards.
    let scene = || {
        game(2)
            .figure(First, University)
            .complete(MarketHall)
            .marker(First, University, 1)
            .hand(First, "H2 H3")
    };
    for (city, reason) in
        [(scene().city(), None), (scene().deck("").city(), Some(UndoReason::Revealed))]
    {
        let mut session = Session::from_position(city, Vec::new()).unwrap();
        let events = session.apply(&contribute(0, "H2 H3")).unwrap();
        assert!(events.contains(&CityEvent::SetAside { seat: First, count: 2 }));
        assert_eq!(session.can_undo(), reason);
    }
}

#[test]
fn undo_stops_at_another_turn_that_showed_nothing() {
    let mut state = session().position().state();
    state.hands[2].add_all(&state.deck.iter().copied().collect());
    state.deck.clear();
    state.table.deck_size = 0;
    state.table.seats[2].hand_size += 56;
    let mut session = Session::<City>::from_state(&state, Vec::new()).unwrap();
    session.apply(&END).unwrap();
    assert_eq!(session.can_undo(), Some(UndoReason::AnotherPlayer));
    assert_eq!(session.undo(false).unwrap_err().code(), ErrorCode::CannotUndo);
}

/// In the race an offering ends the game or not, by the crystals of the others: to take it back would tell.
#[test]
fn undo_stops_at_what_might_have_been_shown() {
    for crystals in [6, 7] {
        let city = game(2)
            .all_complete_but(&[])
            .crystals(First, 7)
            .crystals(Second, crystals)
            .hand(First, "")
            .city();
        let mut session = Session::from_position(city, Vec::new()).unwrap();
        session.apply(&offer()).unwrap();
        assert_eq!(session.position().outcome().is_some(), crystals == 6);
        assert_eq!(session.can_undo(), Some(UndoReason::Revealed), "with {crystals} crystals");
    }
}

#[test]
fn a_game_has_no_more_moves_than_a_record_can_hold() {
    let mut session = session();
    let mut chance = Seed::new("long").unwrap().generator();
    while session.length() < MAX_MOVES && session.position().outcome().is_none() {
        session.apply(&END).unwrap();
    }
    assert_eq!(session.length(), MAX_MOVES, "ending turns ends no game");
    let error = session.apply(&END).unwrap_err();
    assert_eq!(error.code(), ErrorCode::TooManyMoves);
    assert_eq!(session.length(), MAX_MOVES);
    let text = session.record(Reader::Everything, false).unwrap();
    let again = Session::<City>::from_record(&text).unwrap();
    assert_eq!(again.position(), session.position());
    session.undo(true).unwrap();
    let other = legal(&session)[chance.below(3) as usize];
    assert!(session.apply(&other).is_ok(), "there is room for a move again");
}

/// However a record is cut, what is left of it is refused, and opened on request as a beginning of the same game.
#[test]
fn a_record_that_was_cut_is_never_taken_for_another_game() {
    let mut session = session();
    play(&mut session, &mut Seed::new("cut").unwrap().generator(), 40);
    let moves: Vec<CityMove> = session.moves().copied().collect();
    let text = session.record(Reader::Everything, false).unwrap();
    let (mut opened, whole) = (0, text.trim_end().len());
    for cut in (0..whole).filter(|&cut| text.is_char_boundary(cut)) {
        let part = &text[..cut];
        assert!(Session::<City>::from_record(part).is_err(), "{part}");
        if let Ok((salvaged, damage)) = Session::<City>::salvage(part) {
            opened += 1;
            let found: Vec<CityMove> = salvaged.moves().copied().collect();
            assert_eq!(found, moves[..found.len()], "{part}");
            assert!(damage.is_some(), "{part}");
        }
    }
    assert!(opened > 200, "{opened}");
    assert!(Session::<City>::from_record(&text[..whole]).is_ok());
}

/// Games keep the rules that they began with, in states, views, records, undo and forks.
#[test]
fn games_under_different_rules_go_on_side_by_side() {
    let options = CityOptions { start: Some(Start::Seat(First)), ..CityOptions::new(2) };
    let record = |rules: u32| {
        format!(
            "blue-moon-city 1\ngame \"city\"\nrules {rules}\noptions {{\"players\":2}}\nseed \"rules\"\n\n"
        )
    };
    let before = {
        let mut session = Session::<City>::from_record(&record(1)).unwrap();
        play(&mut session, &mut Seed::new("rules").unwrap().generator(), 10_000);
        session
    };
    for rules in [1, 99] {
        let mut session = Session::<City>::from_record(&record(rules)).unwrap();
        let mill = Rules::of(rules).unwrap().facts(Mill);
        assert_eq!(mill.boxes.len(), if rules == 1 { 3 } else { 2 });
        play(&mut session, &mut Seed::new("rules").unwrap().generator(), 10_000);
        let fork = session.fork(session.ply() / 2).unwrap();
        for city in [session.position(), fork.position()] {
            let state = city.state();
            assert_eq!(state.rules, rules);
            assert_eq!(City::validate(&state).unwrap(), *city);
            let view = City::view(&city.seen(Some(Second)).unwrap());
            assert_eq!(view.rules, rules);
            assert_eq!(City::view(&City::validate_view(&view).unwrap()), view);
            let tile = state.table.tiles.iter().find(|tile| tile.building == Mill).unwrap();
            assert_eq!(tile.boxes.len(), mill.boxes.len());
        }
        let text = session.record(Reader::Everything, false).unwrap();
        assert!(text.contains(&format!("\nrules {rules}\n")));
        let again = Session::<City>::from_record(&text).unwrap();
        assert_eq!(again.position(), session.position());
        let relabelled =
            text.replacen(&format!("rules {rules}"), &format!("rules {}", 100 - rules), 1);
        assert!(Session::<City>::from_record(&relabelled).is_err());
        if rules == 1 {
            assert_eq!(
                json::write(&session.position().state()),
                json::write(&before.position().state())
            );
        }
        let facts = serde_json::to_value(City::facts(rules).unwrap()).unwrap();
        assert_eq!(facts["rules"], rules);
    }
    assert_eq!(City::new(&options, &Seed::new("new").unwrap()).unwrap().state().rules, 1);
    assert_eq!(City::facts(2).unwrap_err().code(), ErrorCode::NewerVersion);
    let mut state = before.position().state();
    state.rules = 99;
    assert_eq!(
        City::validate(&state).unwrap_err().code(),
        ErrorCode::BadState,
        "the Mill has two boxes there"
    );
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut session = session();
    play(&mut session, &mut Seed::new("a").unwrap().generator(), 20);
    session.undo(true).unwrap();
    let (ply, length, position) = (session.ply(), session.length(), *session.position());
    let far = CityMove::Contribute { place: 9, cards: [].into() };
    assert!(session.apply(&far).is_err());
    assert_eq!((session.ply(), session.length(), *session.position()), (ply, length, position));
}

#[test]
fn a_new_move_drops_what_was_taken_back() {
    let mut session = session();
    let moves = legal(&session);
    session.apply(&moves[0]).unwrap();
    session.undo(false).unwrap();
    session.apply(&moves[1]).unwrap();
    assert_eq!(session.length(), 1);
    assert_eq!(session.moves().copied().collect::<Vec<_>>(), [moves[1]]);
}

#[test]
fn all_moves_can_be_taken_back_to_the_beginning_and_made_again() {
    let mut session = session();
    let first = *session.position();
    play(&mut session, &mut Seed::new("b").unwrap().generator(), 10_000);
    let last = *session.position();
    assert!(last.outcome().is_some());
    while session.ply() > 0 {
        let expected = session.events(session.ply()).unwrap().to_vec();
        assert_eq!(session.undo(true).unwrap(), expected);
        assert_eq!(session.at(session.ply()).unwrap(), session.position());
    }
    assert_eq!(*session.position(), first);
    while session.ply() < session.length() {
        session.redo().unwrap();
    }
    assert_eq!(*session.position(), last);
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut session = session();
    play(&mut session, &mut Seed::new("c").unwrap().generator(), 40);
    let before = *session.position();
    let mut fork = session.fork(10).unwrap();
    assert_eq!((fork.ply(), fork.length()), (10, 10));
    assert_eq!(fork.position(), session.at(10).unwrap());
    play(&mut fork, &mut Seed::new("d").unwrap().generator(), 10);
    assert_eq!(*session.position(), before);
    assert_eq!(session.fork(41).unwrap_err().code(), ErrorCode::NoSuchPly);
}

#[test]
fn a_record_plays_the_same_game_again() {
    for seed in 0..20 {
        let mut session = session();
        play(&mut session, &mut Seed::new(&format!("record {seed}")).unwrap().generator(), 10_000);
        let text = session.record(Reader::Everything, false).unwrap();
        assert_eq!(Record::<City>::parse(&text).unwrap().print(), text);
        let again = Session::<City>::from_record(&text).unwrap();
        assert_eq!(again.position(), session.position());
        assert_eq!(again.names(), session.names());
        assert_eq!(again.record(Reader::Everything, false).unwrap(), text);
    }
}

#[test]
fn a_record_can_begin_from_a_state() {
    let mut session = session();
    play(&mut session, &mut Seed::new("e").unwrap().generator(), 50);
    let turn = session.position().turn_number();
    let mut later = Session::<City>::from_state(&session.position().state(), Vec::new()).unwrap();
    play(&mut later, &mut Seed::new("f").unwrap().generator(), 30);
    let text = later.record(Reader::Everything, false).unwrap();
    assert!(
        text.contains(&format!("\n\n{turn}. ")),
        "the moves begin with the number of their turn"
    );
    let again = Session::<City>::from_record(&text).unwrap();
    assert_eq!(again.position(), later.position());
}

#[test]
fn a_record_tells_undone_moves_only_if_asked() {
    let mut session = session();
    play(&mut session, &mut Seed::new("g").unwrap().generator(), 9);
    session.undo(true).unwrap();
    let now =
        Session::<City>::from_record(&session.record(Reader::Everything, false).unwrap()).unwrap();
    assert_eq!(now.length(), 8);
    let all =
        Session::<City>::from_record(&session.record(Reader::Everything, true).unwrap()).unwrap();
    assert_eq!(all.length(), 9);
}

#[test]
fn a_record_for_a_seat_has_no_seed_and_no_foreign_cards() {
    let mut session = session();
    play(&mut session, &mut Seed::new("h").unwrap().generator(), 10_000);
    for viewer in [None, Some(Seat::First), Some(Seat::Third)] {
        let text = session.record(Reader::Seat(viewer), false).unwrap();
        assert!(
            !text.contains("moonrise") && !text.contains("generator") && !text.contains("\"deck\"")
        );
        let seen = SeenRecord::<City>::parse(&text).unwrap();
        assert_eq!(seen.print(), text);
        assert_eq!(seen.seat, viewer);
        assert_eq!(seen.moves.len(), session.length());
        for event in seen.moves.iter().flat_map(|seen| &seen.events) {
            let shape = serde_json::to_value(event).unwrap();
            if ["draw", "takeUp"].contains(&shape["type"].as_str().unwrap()) {
                let own = viewer.is_some_and(|seat| shape["seat"] == u8::from(seat));
                assert_eq!(shape["cards"].is_array(), own, "{shape}");
            }
        }
        let error = Session::<City>::from_record(&text).unwrap_err();
        assert_eq!(error.code(), ErrorCode::BadRecord);
    }
}

#[test]
fn damaged_records_are_refused_with_the_place() {
    let mut session = session();
    play(&mut session, &mut Seed::new("j").unwrap().generator(), 60);
    let text = session.record(Reader::Everything, false).unwrap();
    let code = |text: &str| Session::<City>::from_record(text).unwrap_err().code();
    assert_eq!(code(""), ErrorCode::BadRecord);
    assert_eq!(code("hello"), ErrorCode::BadRecord);
    for title in ["blue-moon-city 0", "blue-moon-city1", "blue-moon-city +1", "blue-moon-city"] {
        assert_eq!(code(&text.replacen("blue-moon-city 2", title, 1)), ErrorCode::BadRecord);
    }
    assert_eq!(
        code(&text.replacen("blue-moon-city 2", "blue-moon-city 3", 1)),
        ErrorCode::NewerVersion
    );
    assert_eq!(code(&text.replacen("rules 1", "rules 2", 1)), ErrorCode::NewerVersion);
    assert_eq!(code(&text.replacen("\"city\"", "\"chess\"", 1)), ErrorCode::UnknownGame);
    assert_eq!(code(&text.replacen("seed ", "sead ", 1)), ErrorCode::BadRecord);
    assert_eq!(
        code(&text.replacen("{\"players\":3}", "{\"players\":5}", 1)),
        ErrorCode::BadPlayers
    );
    assert_eq!(code(&text.replacen("\n\n1. ", "\n\n1. x ", 1)), ErrorCode::BadMove);
    assert_eq!(code(&text.replacen("\n\n1. ", "\n\n", 1)), ErrorCode::BadRecord);
    assert_eq!(
        code(&text.replacen("\nend ", &format!("\n{}\nend ", "1. . ".repeat(100_000)), 1)),
        ErrorCode::BadRecord
    );
    let late = text.replacen("\n\n1. ", "\n\n4294967295. ", 1);
    assert_eq!(code(&late), ErrorCode::BadMove, "no number of a turn");
    let error =
        Session::<City>::from_record(&text.replacen("\n\n1. ", "\n\n1. 3=K1 ", 1)).unwrap_err();
    assert_eq!(error.rule(), Some("C1.3"));
    assert!(error.0.details.get("ply").is_some());
}

#[test]
fn names_are_for_all_players_and_at_most_40_characters() {
    let begin = |names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Session::<City>::new(CityOptions::new(2), Seed::new("s").unwrap(), names).map(drop)
    };
    let long = "ü".repeat(40);
    assert!(begin(&[]).is_ok());
    assert!(begin(&[&long, ""]).is_ok());
    assert_eq!(begin(&["one"]).unwrap_err().code(), ErrorCode::BadOption);
    assert_eq!(begin(&[&format!("{long}x"), "two"]).unwrap_err().code(), ErrorCode::BadOption);
}

#[test]
fn moves_are_words_that_read_back() {
    let mut session = session();
    let mut chance = Seed::new("k").unwrap().generator();
    for _ in 0..300 {
        for played in legal(&session) {
            let word = City::format_move(&played);
            assert!(!word.contains(char::is_whitespace));
            assert_eq!(City::parse_move(&word).unwrap(), played, "{word}");
            let shape = json::write(&played);
            assert_eq!(
                json::read::<CityMove>(&shape, ErrorCode::BadState).unwrap(),
                played,
                "{shape}"
            );
        }
        play(&mut session, &mut chance, 1);
    }
    let no_moves =
        "> >21 >07 >+7 V1 F1 F2>5 K1>3 V3>3 X1>3 =K1 0=K 300=K1 oK oP3 oP1P2 .. !! .V9 0=é1 é";
    for wrong in no_moves.split(' ').chain([""]) {
        assert_eq!(City::parse_move(wrong).unwrap_err().code(), ErrorCode::BadMove, "{wrong}");
    }
}

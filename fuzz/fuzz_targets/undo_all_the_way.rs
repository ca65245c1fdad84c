//! All moves can be taken back and made again, each position is what it was, and forks are games of their own. What is
//! taken back in good faith showed nobody anything new and is of one turn.
#![no_main]

use blue_moon_city::city::City;
use blue_moon_city::game::Game;
use blue_moon_city::seat::Seat;
use blue_moon_city::session::Session;
use blue_moon_city_fuzz::{Choices, play, start};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut session = start::session(&mut choices, true);
    let mut positions = vec![*session.position()];
    while let Some(played) = play::choose(&play::legal_moves(session.position()), &mut choices)
        && !choices.are_used_up()
    {
        session.apply(&played).expect("it is listed");
        positions.push(*session.position());
        let [before, after] = [positions[positions.len() - 2], *session.position()];
        let mut once = session.clone();
        if once.undo(false).is_ok() {
            assert_eq!(*once.position(), before);
            assert!(is_as_wise(&before, &after), "{played} is taken back in good faith");
        }
        if choices.one_in(8) {
            go_back_a_bit(&mut session, &mut positions, &mut choices);
        }
    }
    while session.redo().is_ok() {
        positions.push(*session.position());
    }
    let last = positions.len() - 1;
    let played: Vec<_> = session.moves().copied().collect();
    let fork_at = choices.below(positions.len());
    check_fork(&session, fork_at, &positions);
    for ply in (0..last).rev() {
        session.undo(true).expect("there is a move");
        assert_eq!(*session.position(), positions[ply]);
    }
    assert!(session.undo(true).is_err() && *session.position() == positions[0]);
    check_fork(&session, fork_at, &positions);
    for position in &positions[1..] {
        session.redo().expect("there is a move");
        assert_eq!(session.position(), position);
    }
    assert!(session.redo().is_err());
    assert!(session.moves().eq(&played) && session.ply() == last);
});

/// Takes some moves back for good: the next move begins another line.
fn go_back_a_bit(
    session: &mut Session<City>,
    positions: &mut Vec<City>,
    choices: &mut Choices<'_>,
) {
    for _ in 0..choices.below(4) {
        if session.undo(true).is_ok() {
            positions.pop();
        }
    }
    assert_eq!(Some(session.position()), positions.last());
    if session.ply() < session.length() {
        // Undone moves stay until another is made.
        let undone = session.length() - session.ply();
        (0..undone).for_each(|_| assert!(session.redo().is_ok()));
        (0..undone).for_each(|_| assert!(session.undo(true).is_ok()));
        assert_eq!(Some(session.position()), positions.last());
    }
}

/// A fork has the moves up to that ply; what is done in it is not done in the other game.
fn check_fork(session: &Session<City>, ply: usize, positions: &[City]) {
    let mut fork = session.fork(ply).expect("there is this ply");
    assert_eq!((*fork.position(), fork.ply(), fork.length()), (positions[ply], ply, ply));
    assert!(fork.moves().eq(session.moves().take(ply)));
    let (ply, now) = (session.ply(), *session.position());
    if let Some(other) = play::legal_moves(fork.position()).last() {
        fork.apply(other).expect("it is listed");
    }
    assert_eq!((session.ply(), *session.position()), (ply, now));
}

/// Whether after the move nobody holds a card that was not in the hand before, no discard pile was shuffled, and it is
/// the same turn. Cards that are laid aside nobody has seen (C6.4).
fn is_as_wise(before: &City, after: &City) -> bool {
    let unseen = |city: &City| city.deck().len() + city.aside().len();
    Seat::ALL.into_iter().all(|seat| before.hand(seat).has_all(after.hand(seat)))
        && unseen(before) == unseen(after)
        && before.table().turn == after.table().turn
        && before.turn() == after.turn()
}

//! Which moves are taken back freely: those by which nobody has learned anything (FC-5.5, FC-6).

use super::*;
use crate::card::CardId;
use crate::{Choice, Setup, Table};
use kernel::{Game, Match, Offers, Seat, Secret, Seeded, Viewer};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(S), Viewer::Seat(N), Viewer::Public];

/// What a viewer knows of every card: its face, or what he alone knows it to be.
fn knows(t: &Table, viewer: Viewer) -> Vec<crate::UnitId> {
    let view = t.view(viewer);
    let face = |id: usize| view.open.cards[CardId(id as u8)].face;
    let own = view.cards.iter().enumerate();
    own.map(|(id, own)| if face(id).is_none() { *own } else { face(id) }).collect()
}

/// Where a game stands in a turn.
fn when(t: &Table) -> (u8, Seat, Phase) {
    (t.open().turn, t.open().active, t.open().phase)
}

/// Plays at random, mostly moving, and hands every answer to `each`: the table before it, the
/// match after it, who answered what.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&Table, &Match<Table>, Seat, Choice)) {
    let mut whims = Seeded::new(seed);
    let (mut game, _) = Match::<Table>::start(setup, Secret::from_seed(seed), Vec::new())
        .expect("it can be played");
    while let Some(seat) = game.asks().seats().lowest() {
        let mut offered = Offers::of(game.table(), seat).0;
        if whims.below(3) > 0 && offered.iter().any(|c| matches!(c, Choice::Move(..))) {
            offered.retain(|c| matches!(c, Choice::Move(..)));
        }
        let choice = offered[whims.below(offered.len())];
        let before = *game.table();
        game.answer(seat, choice).expect("it was offered");
        each(&before, &game, seat, choice);
    }
}

/// FC-5.5, FC-6.9, FC-4.2: over whole games, what is free to take back has shown no card to
/// anybody, has not left its phase, is known to be one's own last answer, and leads back to exactly
/// the table before it. What was revealed, rolled or drawn is never free.
#[test]
fn what_is_taken_back_freely_has_told_nobody_anything() {
    let (mut moves, mut shown) = (0, 0);
    for (seed, [south, north]) in [
        (1, [Faction::Alliance, Faction::Catastrophe]),
        (2, [Faction::Orcs, Faction::Aegyptus]),
        (3, [Faction::Dragons, Faction::Dragons]),
    ] {
        play(&Setup::of(south, north), seed, |before, game, seat, choice| {
            let now = game.table();
            let learned = VIEWERS.iter().any(|v| knows(before, *v) != knows(now, *v));
            let free = game.hindsight().is_free(seat);
            if !before.open().deployed {
                return;
            }
            assert!(!game.hindsight().is_free(crate::space::other(seat)), "{choice}");
            if learned {
                assert!(!free, "{choice} showed a card");
                shown += 1;
            }
            if free {
                assert_eq!(when(before), when(now), "{choice}");
                assert!(game.hindsight().was_heard(seat), "{choice} is seen by all");
            }
            if let (Choice::Move(..), false) = (choice, learned) {
                assert!(free, "{choice} shows nothing");
                moves += 1;
                if moves % 40 == 0 {
                    let gone = game.hindsight().would_go(seat).expect("he has answered");
                    let back = game.taken_back(gone, "", |_, _, _| ()).expect("it replays");
                    assert_eq!(back.table(), before, "{choice}");
                }
            }
        });
    }
    assert!(moves > 500 && shown > 50, "{moves} quiet moves, {shown} that showed a card");
}

fn begun() -> (Match<Table>, Seat) {
    let setup = Setup { gap_rows: 2, ..Setup::of(Faction::Alliance, Faction::Orcs) };
    let (mut game, _) =
        Match::<Table>::start(&setup, Secret::from_seed(5), Vec::new()).expect("it can be played");
    for seat in [S, N] {
        let wall = "deploy wall".parse().expect("a choice");
        game.answer(seat, wall).expect("a whole army");
    }
    let seat = game.asks().seats().lowest().expect("somebody begins");
    (game, seat)
}

fn back(game: Match<Table>, seat: Seat) -> Match<Table> {
    assert!(game.hindsight().is_free(seat));
    let gone = game.hindsight().would_go(seat).expect("he has answered");
    game.taken_back(gone, "", |_, _, _| ()).expect("it replays")
}

fn a_move(game: &Match<Table>, seat: Seat) -> Choice {
    let all = Offers::of(game.table(), seat).0;
    all.into_iter().find(|c| matches!(c, Choice::Move(..))).expect("something can move")
}

/// FC-6.1: several moves are taken back one after the other, up to the first; a phase that was
/// ended stays ended (FC-5.5), and nothing leads back across what was revealed (FC-4.3).
#[test]
fn moves_are_taken_back_one_after_the_other() {
    let (mut game, seat) = begun();
    let first = *game.table();
    assert!(!game.hindsight().is_free(seat), "dice were rolled");
    for _ in 0..3 {
        let choice = a_move(&game, seat);
        game.answer(seat, choice).expect("it was offered");
    }
    for _ in 0..3 {
        game = back(game, seat);
    }
    assert_eq!(*game.table(), first);
    assert!(!game.hindsight().is_free(seat), "nothing is left to take back");

    let reveal = Offers::of(game.table(), seat).0;
    let reveal = reveal.into_iter().find(|c| matches!(c, Choice::Reveal(_))).expect("face down");
    game.answer(seat, reveal).expect("it was offered");
    assert!(!game.hindsight().is_free(seat), "everybody has seen the card");
    let choice = a_move(&game, seat);
    game.answer(seat, choice).expect("it was offered");
    game = back(game, seat);
    assert!(!game.hindsight().is_free(seat), "the card is still seen");

    game.answer(seat, a_move(&game, seat)).expect("it was offered");
    game.answer(seat, Choice::EndPhase).expect("a phase may be ended");
    assert!(!game.hindsight().is_free(seat), "a phase that was ended is not reopened");
}

/// FC-2.8: each lays out his own army in secret. What one takes back there is his own, at once and
/// without a word; what the other has laid out meanwhile stands, also where one was ready already.
#[test]
fn an_army_is_taken_back_without_touching_the_other() {
    let setup = Setup::of(Faction::Alliance, Faction::Orcs);
    let (mut game, _) =
        Match::<Table>::start(&setup, Secret::from_seed(5), Vec::new()).expect("it can be played");
    let says = |game: &mut Match<Table>, seat, word: &str| {
        game.answer(seat, word.parse().expect("a choice")).expect("it may be said");
    };
    let drafts = |game: &Match<Table>| [S, N].map(|seat| *game.table().draft(seat));
    says(&mut game, N, "arrange flank");
    says(&mut game, S, "deploy wall");
    let [wall, flank] = drafts(&game);
    says(&mut game, N, "arrange wall");
    let [_, other] = drafts(&game);
    assert!(game.hindsight().is_free(S) && game.hindsight().was_heard(S));
    assert!(game.hindsight().is_free(N) && !game.hindsight().was_heard(N));
    game = back(game, S);
    assert!(game.asks().asks(S) && game.asks().asks(N));
    assert_eq!(drafts(&game)[1], other, "it is not his to take back");
    says(&mut game, S, "deploy wall");
    game = back(game, N);
    assert!(!game.asks().asks(S), "he is still ready");
    assert_eq!(drafts(&game), [wall, flank], "each took back his own");
    assert_ne!(flank, other);
}

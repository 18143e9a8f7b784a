//! The worked examples of the rulebook, with its numbers.

use super::*;
use crate::monster::ActionId;
use kernel::Viewer;

/// The example round (p.11 to p.13), Akintunde (Robert) against Eras (Olivia). What it shows is
/// cited where it is shown.
#[test]
fn the_example_round_goes_as_printed() {
    let index = |name| ActionId::by_name(name).expect("a card").index();
    let mut board = duel("Akintunde", "Eras").round(0).market("Titan Belt; Runeblade");
    // Chance deals an Attack and a Response as soon as the round begins.
    board.t.lay_hidden().actions = [0; 12];
    for name in ["attack", "response"] {
        board.t.lay_hidden().actions[index(name)] = 1;
    }
    board.t.lay_open().action_deck = 2;
    // SH-S02, SH-4.3, SH-3.5, SH-28.2: the Leader deals in secret and alone knows both cards.
    let mut m = board.begins();
    m.asks(A).may(A, &["deal attack to P1", "deal response to P1"]);
    m.does(A, "deal response to P1");
    let knows = |m: &scenario::Scene<crate::Table>, by| m.view(Viewer::Seat(by)).fronts;
    assert_eq!(knows(&m, A)[B], ActionId::by_name("attack").expect("a card"));
    assert!(knows(&m, B)[B].is_none() && knows(&m, B)[A].is_none());

    // SH-S03, SH-5.1, SH-5.2: three cards each, chosen together.
    m.asks_all(&[A, B]).goes(A, &["take The Fist", "take Search", "take Sword Strike"]);
    m.asks(B).goes(B, &["take Lightning Touch", "take Magic Missile", "take Mystical Cloak"]);
    let view = m.view(Viewer::Seat(B));
    // SH-3.2, SH-3.3, SH-5.4: of the other's Hand only the number is known.
    assert_eq!((view.open.players[A].hand, view.open.players[B].hand), (3, 3));
    assert!(view.held[A] == 0 && view.seen[A].iter().all(|(card, _)| card.is_none()));
    let own = view.own.expect("a player knows his own cards");
    assert_eq!(own.cards.iter().filter(|(_, place)| *place == Place::Hand).count(), 3);

    // SH-S04, SH-6.1, SH-6.3, SH-14.1, SH-14.2: Step 1. Robert passes, Olivia predicts 5 and is
    // right: Search is 4/5. SH-14.7: no Shield Point helps.
    m.in_step(1).does(A, "end turn").does(B, "play Lightning Touch");
    m.may(B, &["predict 4 on P1", "predict 5 on P1"]).does(B, "predict 5 on P1");
    m.earned(B, 1, 0).damaged(A, 2).broken(A, "Leader", 0);
    assert_eq!(m.own(B, "Third Eye").marker, 1);

    // SH-S05, SH-6.4: Step 2. The Fist, with one more card lying facedown behind it.
    m.in_step(2).does(A, "play The Fist").goes(A, &["queue Sword Strike", "ready"]);
    assert_eq!(m.view(Viewer::Seat(B)).open.players[A].queue, 1);
    // SH-9.6, SH-9.11, SH-12.1: no Response and no Shield Point, so Flat-Footed may turn over.
    m.does(A, "at P2").does(B, "no response").damaged(B, 1).does(B, "use Flat-Footed");
    m.earned(A, 1, 0).is_flipped(B, "Dodge", true);

    // SH-S06, SH-6.5, SH-7.3, SH-9.10, SH-10.5, SH-10.8: Sword Strike meets Mystical Cloak: 3 - 2.
    m.does(A, "flip").does(A, "at P2");
    m.may(B, &["respond Dodge", "respond Mystical Cloak", "no response"]);
    m.does(B, "respond Mystical Cloak").damaged(B, 2).earned(B, 1, 1).earned(A, 1, 0);
    m.is_flipped(B, "Dodge", true).lies(B, "Mystical Cloak", At::Combat);

    // SH-S07, SH-15.1, SH-15.4, SH-15.9, SH-12.2: Magic Missile on the Monster reveals her Attack
    // card; Dodge blocks it.
    m.does(B, "play Magic Missile").does(B, "at Monster").does(B, "respond Dodge");
    m.damaged(B, 2).wounded(B, 3).earned(B, 2, 1).is_flipped(B, "Dodge", false);

    // SH-S08, SH-6.13, SH-15.2, SH-15.5: Step 3, for which nobody could hold a card (SH-R12).
    // Robert's Response does nothing, Olivia, who has revealed her card, reveals nothing.
    m.happened(1, |e| matches!(e, Event::ActionRevealed { seat, .. } if *seat == B));
    m.wounded(B, 3).wounded(A, 0).happened(2, |e| matches!(e, Event::ActionRevealed { .. }));

    // SH-S09, SH-6.12, SH-13.1, SH-7.14, SH-21.1: Step 4. Search, and after Combat everything
    // earned is collected.
    m.in_step(4).does(A, "play Search").does(A, "pass");
    // SH-4.1: the phases came in their order.
    assert_eq!(
        phases(&m),
        "TeamUp Plan Combat BuildUp CleanUp Refresh TeamUp",
        "each ends before the next begins"
    );
    m.phase(Phase::TeamUp).owns(A, 1, 1, 0).owns(B, 2, 1, 0).damaged(A, 2).damaged(B, 2);
}

/// The phases that began, in their order.
fn phases(m: &scenario::Scene<crate::Table>) -> String {
    let told = m.told(Viewer::Public);
    let began = told.iter().filter_map(|event| match event {
        Event::PhaseBegan { phase } => Some(format!("{phase:?}")),
        _ => None,
    });
    began.collect::<Vec<_>>().join(" ")
}

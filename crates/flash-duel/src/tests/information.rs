//! FD-3: what lies where, and who sees it.

use crate::position::Remembered;
use crate::tests::*;
use crate::{Cards, Choice, Event, Mode, Position, Setup, Side, Space, Table, View};
use kernel::{Game, Offers, Recorded, Seat, Viewer};
use scenario::Scene;

const OF_WEST: Viewer = Viewer::Seat(WEST);
const OF_EAST: Viewer = Viewer::Seat(EAST);
const PUBLIC: Viewer = Viewer::Public;

/// Everyone who can look at this table: each seat, and a spectator.
fn viewers(mode: Mode) -> Vec<Viewer> {
    let seats = (0..mode.seats() as u8).map(|s| Viewer::Seat(Seat(s)));
    seats.chain([PUBLIC]).collect()
}

/// Two tables that differ in something: exactly these viewers can tell them apart.
#[track_caller]
fn told_apart_by(a: &Fight, b: &Fight, by: &[Viewer]) {
    for viewer in viewers(a.table().open().mode()) {
        let apart = a.view(viewer) != b.view(viewer);
        assert_eq!(apart, by.contains(&viewer), "{viewer:?} tells the two tables apart");
    }
}

/// FD-3.1: hand, cards in play, discard pile: a card is in one zone at a time, and none is lost.
#[test]
fn a_card_goes_from_hand_to_play_to_the_discard_pile() {
    let mut m = duel().at(7, 10).west("3 3 1", "").east("3 3 4", "").discard("5").turn(WEST);
    let zones = |m: &Fight| {
        let t = m.table();
        let total = t.hidden().deck.len() + t.open().discard.len() + t.open().in_play.len();
        (t.open().in_play, t.open().discard, total + t.hand(WEST).len() + t.hand(EAST).len())
    };
    assert_eq!(zones(&m), (Cards::EMPTY, cards("5"), 25));
    m.does(WEST, "attack 2x3").holds(WEST, "1");
    assert_eq!(zones(&m), (cards("3 3"), cards("5"), 25));
    m.does(EAST, "block 2x3").holds(EAST, "4");
    assert_eq!(zones(&m), (Cards::EMPTY, cards("3 3 3 3 5"), 25));
}

/// FD-3.1, FD-3.9: a stash and loyalty cards are zones of their own.
#[test]
fn a_stashed_card_is_in_no_other_zone() {
    let board = duel().at(5, 10).west("1", "").east("3", "").with(EAST, |f| {
        f.stash = crate::Number::new(4);
    });
    let m = board.turn(WEST);
    let t = m.table();
    assert_eq!((t.hand(EAST), t.stash(EAST)), (cards("3"), crate::Number::new(4)));
    assert_eq!((t.hidden().deck.len(), t.open().fighter(EAST).hand_size), (22, 1));
}

/// FD-3.2: the owner sees his hand; the opponent and the public see only how many cards it has.
#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let board = |east: &str| duel().at(5, 10).west("1 2", "").east(east, "").turn(WEST);
    let (a, b) = (board("3 4 5"), board("1 1 2"));
    told_apart_by(&a, &b, &[OF_EAST]);
    assert_eq!(a.view(OF_EAST).hands[EAST], Some(cards("3 4 5")));
    assert_eq!((a.view(OF_WEST).hands[EAST], a.view(PUBLIC).hands[EAST]), (None, None));
    assert_eq!(a.view(OF_WEST).open.hand_size(EAST), 3);
    assert_eq!(a.view(OF_WEST).known[EAST].hand, Cards::EMPTY);
}

/// FD-3.2: not even a teammate sees it unasked, and the Dragon sees no mortal's.
#[test]
fn a_hand_is_hidden_from_teammates_and_from_the_dragon_too() {
    let board = |hand: &str| team().seat(A1, "1", "").seat(A2, hand, "").turn(A1);
    told_apart_by(&board("3 4"), &board("5 5"), &[Viewer::Seat(A2)]);
    let raid = |hand: &str| board_of_raid(hand).turn(M1);
    told_apart_by(&raid("3 4"), &raid("5 5"), &[Viewer::Seat(M2)]);
}

fn board_of_raid(second: &str) -> Board {
    board(Mode::Raid2).seat(M1, "1", "").seat(M2, second, "").seat(DRAGON_OF_TWO, "2 2", "")
}

/// FD-3.2: a drawn card is told to who draws it; the others hear that a card was drawn.
#[test]
fn what_is_drawn_is_told_to_the_owner_alone() {
    let mut m = duel().at(1, 18).west("5 1 2 3 4", "").east("1", "").draws("4").turn(WEST);
    m.does(WEST, "move forward 5").luck_is_used_up();
    let four = number(4);
    m.hears(OF_WEST, Event::Drew { seat: WEST, number: four });
    for other in [OF_EAST, PUBLIC] {
        m.hears(other, Event::DrewUnseen { seat: WEST });
        m.hears_nothing_like(other, |e| matches!(e, Event::Drew { .. }));
    }
    m.hears_nothing_like(OF_WEST, |e| matches!(e, Event::DrewUnseen { seat: WEST }));
}

/// FD-3.2: the deal too.
#[test]
fn the_deal_tells_each_player_his_own_cards() {
    let m = Scene::<Table>::deal(&Setup::of(Mode::Simple), &[]);
    let drew = |viewer: Viewer, whose: Seat| {
        let told = m.told(viewer);
        told.iter().filter(|e| matches!(e, Event::Drew { seat, .. } if *seat == whose)).count()
    };
    let unseen = |viewer: Viewer, whose: Seat| {
        m.told(viewer).iter().filter(|e| **e == Event::DrewUnseen { seat: whose }).count()
    };
    assert_eq!([drew(OF_WEST, WEST), drew(OF_WEST, EAST), drew(PUBLIC, WEST)], [5, 0, 0]);
    assert_eq!([unseen(OF_WEST, WEST), unseen(OF_WEST, EAST), unseen(PUBLIC, EAST)], [0, 5, 5]);
}

/// FD-3.3.
#[test]
fn the_discard_pile_is_open_to_everyone_at_any_time() {
    let mut m = duel().at(5, 8).west("3 1", "").east("3", "").discard("2 4 4").turn(WEST);
    m.does(WEST, "attack 1x3");
    for viewer in viewers(Mode::Full) {
        assert_eq!(m.view(viewer).open.discard(), cards("2 4 4"), "in the middle of an attack");
    }
    m.does(EAST, "block 1x3");
    for viewer in viewers(Mode::Full) {
        assert_eq!(m.view(viewer).open.discard(), cards("2 3 3 4 4"));
        m.hears(viewer, Event::PlayedCardsDiscarded { cards: cards("3 3") });
    }
}

/// FD-3.4: everyone sees how many cards are left, nobody which.
#[test]
fn the_draw_pile_shows_its_size_and_nothing_else() {
    let board = |east: &str| duel().at(5, 10).west("1 2", "").east(east, "").turn(WEST);
    // What East holds decides what is left in the pile; the public can tell neither.
    let (a, b) = (board("3 4 5"), board("1 1 2"));
    assert_ne!(a.table().hidden().deck, b.table().hidden().deck);
    told_apart_by(&a, &b, &[OF_EAST]);
    for viewer in viewers(Mode::Full) {
        assert_eq!(a.view(viewer).open.deck_size, 20);
    }
    // Nor does the next card show: it is not even decided before it is drawn.
    let (mut a, mut b) = (board("3 4 5"), board("3 4 5"));
    assert_eq!(a.table(), b.table());
    a.draws("1 1 1 1 1");
    b.draws("4 4 4 4 4");
    a.does(WEST, "move back 1");
    b.does(WEST, "move back 1");
    told_apart_by(&a, &b, &[OF_WEST]);
}

/// FD-3.5: face up or face down, everyone sees what it is and how it lies.
#[test]
fn ability_cards_are_open_whichever_way_they_lie() {
    let board = duel().at(4, 12).west("3", "Flame Arrow").east("2", "Reversal");
    let m = board.with(WEST, |f| f.face_down = vec!["Charged Shot".into()]).turn(WEST);
    for viewer in viewers(Mode::Full) {
        let lying = |seat| {
            let view = m.view(viewer);
            let all = view.open.fighter(seat).cards().map(|(id, up)| (id.to_string(), up));
            all.collect::<Vec<_>>()
        };
        assert_eq!(lying(WEST), [("Flame Arrow".into(), true), ("Charged Shot".into(), false)]);
        assert_eq!(lying(EAST), [("Reversal".to_string(), true)]);
    }
}

/// FD-3.6.
#[test]
fn pawns_recovery_effects_hit_points_and_hand_sizes_are_open() {
    let board = board(Mode::Raid2).fighter(M1, 5, "1 2", "").fighter(M2, 7, "3", "");
    let board = board.fighter(DRAGON_OF_TWO, 12, "1 1 4 5", "").lasting("Dragon Form", M1, M1);
    let board = board.with(M2, |f| f.retreat_due = true).with(DRAGON_OF_TWO, |f| f.hit_points = 1);
    let m = board.turn(M1);
    for viewer in viewers(Mode::Raid2) {
        let open = m.view(viewer).open;
        let spaces = [M1, M2, DRAGON_OF_TWO].map(|s| open.space(s));
        assert_eq!(spaces, [Space(5), Space(7), Space(12)]);
        assert_eq!([M1, M2, DRAGON_OF_TWO].map(|s| open.hand_size(s)), [2, 1, 4]);
        assert_eq!([M1, M2].map(|s| open.is_recovering(s)), [false, true]);
        assert_eq!(open.fighter(DRAGON_OF_TWO).hit_points, 1);
        assert_eq!(open.lasting().map(|(f, _)| f.on).collect::<Vec<_>>(), [M1]);
    }
    let m = duel().at(5, 8).west("1", "").east("1", "").tokens(2, 1).turn(WEST);
    for viewer in viewers(Mode::Full) {
        let open = m.view(viewer).open;
        assert_eq!((open.tokens(Side::West), open.tokens(Side::East)), (2, 1));
    }
}

/// What a view knows of a hand it does not see.
fn known(view: &View, of: Seat) -> Cards {
    view.known[of].hand
}

/// FD-3.7: a teammate who is shown a hand knows it; the enemies see only that he looked.
#[test]
fn teammates_may_show_each_other_their_hands() {
    let board = team().fighter(A1, 2, "1 3", "").fighter(A2, 4, "2 2 5", "");
    let mut m = board.seat(B1, "4", "").seat(B2, "4", "").turn(A1);
    m.interjects(A2, "show my hand to P1");
    assert_eq!(known(&m.view(Viewer::Seat(A1)), A2), cards("2 2 5"));
    let seen = Event::HandSeen { seat: A2, by: A1, cards: cards("2 2 5") };
    m.hears(Viewer::Seat(A1), seen).hears(Viewer::Seat(A2), seen);
    for other in [Viewer::Seat(B1), Viewer::Seat(B2), PUBLIC] {
        assert_eq!(known(&m.view(other), A2), Cards::EMPTY, "{other:?}");
        m.hears(other, Event::HandSeenBy { seat: A2, by: A1 });
        m.hears_nothing_like(other, |e| matches!(e, Event::HandSeen { .. }));
    }
    // Showing is no decision of the turn: it is still A1 who acts.
    m.asks(A1).offers(A1, "move forward 3");
}

/// FD-3.7, FD-3.8: to teammates, not to enemies; in a duel there is nobody to show a hand to.
#[test]
fn a_hand_is_shown_to_teammates_only() {
    let mut m = team().seat(A1, "1", "").seat(A2, "2", "").turn(A1);
    m.cannot_interject(A1, "show my hand to P2").refuses(A1, "show my hand to P4", "FD-3.8");
    m.cannot_interject(A1, "show my hand to P1");
    let mut m = duel().at(5, 9).west("1", "").turn(WEST);
    m.cannot_interject(WEST, "show my hand to P2");
    let mut m = board_of_raid("3 4").turn(M1);
    m.cannot_interject(M1, "show my hand to P3")
        .cannot_interject(DRAGON_OF_TWO, "show my hand to P1");
}

/// FD-3.8: to the chosen one and as it is now; what comes later is not shown with it.
#[test]
fn a_mortal_shows_his_hand_as_it_is_at_that_moment() {
    for mode in [Mode::Raid3, Mode::Betrayal] {
        let dragon = Viewer::Seat(mode.dragon_seat().expect("it has a Dragon"));
        let board = board(mode).fighter(M1, 3, "2 2 5", "").seat(M2, "1", "").seat(M3, "1", "");
        let mut m = board.turn(M1);
        m.interjects(M1, "show my hand to P2");
        assert_eq!(known(&m.view(Viewer::Seat(M2)), M1), cards("2 2 5"));
        for other in [Viewer::Seat(M3), dragon, PUBLIC] {
            assert_eq!(known(&m.view(other), M1), Cards::EMPTY, "{mode}: {other:?}");
        }
        // He plays one of the cards for all to see; of what he will draw M2 knows nothing.
        m.does(M1, "move forward 5").does(M2, "move forward 1");
        assert_eq!(known(&m.view(Viewer::Seat(M2)), M1), cards("2 2"));
    }
}

/// FD-3.8: voluntary. Nobody is ever asked to show, and nothing is shown by itself.
#[test]
fn showing_is_voluntary() {
    let mut m = board_of_raid("3 4").turn(M1);
    m.asks(M1).lacks(M1, "show").does(M1, "move forward 1").asks(M2).lacks(M2, "show");
    for viewer in viewers(Mode::Raid2) {
        m.hears_nothing_like(viewer, |e| {
            matches!(e, Event::HandSeen { .. } | Event::HandSeenBy { .. } | Event::HandShown { .. })
        });
    }
}

/// FD-3.9: the owner sees the card, everyone sees that there is one.
#[test]
fn a_stashed_card_is_seen_by_its_owner_alone() {
    let board = |n: u8| {
        let board = duel().at(5, 10).west("1", "").east("3", "");
        board.with(EAST, move |f| f.stash = crate::Number::new(n)).turn(WEST)
    };
    let (a, b) = (board(4), board(2));
    told_apart_by(&a, &b, &[OF_EAST]);
    assert_eq!(a.view(OF_EAST).stash, crate::Number::new(4));
    for viewer in viewers(Mode::Full) {
        assert!(a.view(viewer).open.fighter(EAST).has_stash, "{viewer:?}");
    }
    assert_eq!((a.view(OF_WEST).stash, a.view(PUBLIC).stash), (None, None));
}

/// FD-3.9: setting it aside is told to all, its number to the owner.
#[test]
fn stashing_tells_the_number_to_the_owner_alone() {
    let mut m = duel().at(5, 10).west("1 4", "Political Prowess").east("3", "").turn(WEST);
    m.does(WEST, "Political Prowess").does(WEST, "stash 4");
    m.hears(OF_WEST, Event::Stashed { seat: WEST, number: number(4) });
    for other in [OF_EAST, PUBLIC] {
        m.hears(other, Event::StashedUnseen { seat: WEST });
        m.hears_nothing_like(other, |e| matches!(e, Event::Stashed { .. }));
    }
}

/// FD-3.9: "only by its owner": his teammate is told no more than his enemies.
#[test]
fn a_stashed_card_is_hidden_from_teammates() {
    let board = team().fighter(A1, 5, "1 4", "Political Prowess").fighter(A2, 3, "1", "");
    let mut m = board.fighter(B1, 15, "1", "").fighter(B2, 18, "1", "").turn(A1);
    m.does(A1, "Political Prowess").does(A1, "stash 4");
    m.hears(Viewer::Seat(A1), Event::Stashed { seat: A1, number: number(4) });
    let a2 = Viewer::Seat(A2);
    m.hears(a2, Event::StashedUnseen { seat: A1 });
    m.hears_nothing_like(a2, |e| matches!(e, Event::Stashed { .. }));
}

/// FD-3.10: everyone saw which card it was, and remembers it until it leaves the hand.
#[test]
fn a_card_taken_from_the_discard_pile_is_known_to_all() {
    let board = duel().at(7, 12).west("4 4 1", "Martial Mastery").east("1", "").discard("3");
    let mut m = board.turn(WEST);
    m.does(WEST, "Martial Mastery").does(WEST, "discard 4 4").does(WEST, "take 3");
    for viewer in [OF_EAST, PUBLIC] {
        m.hears(viewer, Event::Took { seat: WEST, number: number(3) });
        assert_eq!(known(&m.view(viewer), WEST), cards("3"), "and nothing of the rest");
        assert_eq!(m.view(viewer).hands[WEST], None, "the hand itself stays hidden");
    }
    m.does(WEST, "move back 3");
    assert_eq!(known(&m.view(OF_EAST), WEST), Cards::EMPTY);
}

/// FD-3.11: the bot's hand lies open, what it draws too; the human's does not.
#[test]
fn a_bots_hand_is_open_and_the_humans_is_not() {
    for mode in [Mode::SoloDummy, Mode::SoloRook, Mode::SoloDragon] {
        let board = |bot: &str| board(mode).at(3, 16).west("1 2", "").east(bot, "");
        let mut m = board("3 4 5").turn(WEST);
        assert_eq!(m.view(OF_WEST).hands[EAST], Some(cards("3 4 5")), "{mode}");
        assert_eq!(m.view(OF_EAST).hands[WEST], None, "{mode}");
        assert_eq!(m.view(PUBLIC).hands[WEST], None, "{mode}");
        m.does(WEST, "move forward 1");
        let bot = m.table().hand(EAST);
        assert_eq!((m.view(OF_WEST).hands[EAST], bot.len()), (Some(bot), 5), "{mode}");
        m.hears_nothing_like(OF_WEST, |e| *e == Event::DrewUnseen { seat: EAST });
    }
}

/// FD-3.12: everyone sees the hands of all who are still in.
#[test]
fn time_over_reveals_the_hands_of_the_undefeated() {
    let board = team().fighter(A1, 2, "1 3", "").fighter(A2, 4, "2 2 5", "").defeated(B2);
    let board = board.fighter(B1, 16, "4 4", "").pile("1 1 2").draws("1 1 2");
    let mut m = board.turn(A1);
    m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::HandShown { .. }));
    m.does(A1, "move forward 3");
    for viewer in viewers(Mode::Team) {
        m.hears(viewer, Event::HandShown { seat: A1, cards: cards("1 1 1 2") });
        m.hears(viewer, Event::HandShown { seat: A2, cards: cards("2 2 5") });
        m.hears(viewer, Event::HandShown { seat: B1, cards: cards("4 4") });
        let defeated = |e: &Event| matches!(e, Event::HandShown { seat, .. } if *seat == B2);
        m.hears_nothing_like(viewer, defeated);
    }
}

/// FD-3.12: the Dragon is a player too: his hand is shown with those of the mortals.
#[test]
fn time_over_reveals_the_dragons_hand() {
    let board = board(Mode::Raid2).fighter(M1, 9, "", "").fighter(M2, 1, "1", "");
    let mut m = board.fighter(DRAGON_OF_TWO, 16, "1 4", "").pile("2").turn(M2);
    m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::HandShown { .. }));
    m.does(M2, "move back 1");
    for viewer in viewers(Mode::Raid2) {
        m.hears(viewer, Event::HandShown { seat: DRAGON_OF_TWO, cards: cards("1 4") });
        m.hears(viewer, Event::HandShown { seat: M1, cards: cards("2") });
    }
}

/// FD-19.8, FD-3.10: the Dragon shuffles his hand in and draws another: what was known of it is
/// known no longer.
#[test]
fn the_reshuffle_takes_the_known_cards_of_the_dragon_away() {
    let board = board(Mode::Raid3).fighter(M1, 5, "1 1 1 1 1", "").fighter(M2, 5, "2 2 2 2 2", "");
    let board = board.fighter(M3, 5, "3 3 3 3 3", "").fighter(DRAGON_OF_THREE, 16, "5 5 4", "");
    let board = board.pile("1").position(|p| {
        p.remembered = [Some(M1), None]
            .map(|viewer| Remembered {
                viewer,
                of: DRAGON_OF_THREE,
                hand: cards("4 5"),
                hand_or_stash: Cards::EMPTY,
                stash: None,
            })
            .to_vec();
    });
    let mut m = board.turn(M3);
    for viewer in [Viewer::Seat(M1), PUBLIC] {
        assert_eq!(known(&m.view(viewer), DRAGON_OF_THREE), cards("4 5"), "{viewer:?}");
    }
    m.does(M3, "move back 3").hand_size(DRAGON_OF_THREE, 3);
    assert_eq!(m.table().open().reshuffles, 0, "there was the reshuffle");
    for viewer in [Viewer::Seat(M1), PUBLIC] {
        assert_eq!(known(&m.view(viewer), DRAGON_OF_THREE), Cards::EMPTY, "{viewer:?}");
    }
}

/// FD-3.12, FD-10.7: also where Shadow Plague decides the round without comparing them.
#[test]
fn time_over_reveals_the_hands_though_nobody_compares_them() {
    let board = duel().at(8, 10).west("2 1", "Shadow Plague").east("4 4 5", "").pile("3");
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1").tokens(0, 2);
    for viewer in viewers(Mode::Full) {
        m.hears(viewer, Event::HandShown { seat: WEST, cards: cards("2 3") });
        m.hears(viewer, Event::HandShown { seat: EAST, cards: cards("4 4 5") });
    }
}

/// FD-3.9: a position that is written down says what a stashed card can be to whom something of it
/// is known, and nothing of it to whom it may be any; it reads as it was written.
#[test]
fn a_written_position_tells_of_a_stash_only_what_is_known() {
    let text = r#"{"mode": "full", "turn": "P1", "fighters": [
        {"space": 5, "hand": [1], "face_up": []},
        {"space": 10, "hand": [2, 3], "stash": 4, "face_up": []}],
        "remembered": [{"viewer": "P1", "of": "P2", "hand": [3]},
        {"of": "P2", "stash": [4, 5]}]}"#;
    let position: Position = serde_json::from_str(text).expect("a position");
    let table = position.set_up().expect("it is possible");
    let written = Position::of(&table).expect("a turn is about to begin");
    let stashes: Vec<_> = written.remembered.iter().map(|r| r.stash.clone()).collect();
    assert_eq!(stashes, [None, Some(vec![number(4), number(5)])]);
    assert_eq!(written.remembered, position.remembered);
    assert_eq!(written.set_up(), Ok(table));
}

/// FD-3.13: what a player shows is his hand; there is no way to show anything else.
#[test]
fn showing_is_always_truthful() {
    let mut m = team().seat(A1, "1 5", "").seat(A2, "2 3", "").turn(A1);
    m.interjects(A1, "show my hand to P3");
    m.hears(Viewer::Seat(A2), Event::HandSeen { seat: A1, by: A2, cards: cards("1 5") });
    assert_eq!(known(&m.view(Viewer::Seat(A2)), A1), m.table().hand(A1));
    // Cards that the rules make one show come from the hand as well.
    let mut m = duel().at(4, 13).west("4 2", "Charged Shot").east("1", "").turn(WEST);
    m.does(WEST, "Charged Shot on P2").may(WEST, &["show 2", "show 4"]);
}

/// FD-3.2: who imagines a hand that could not have paid for what its owner announced can still
/// play the imagined game on.
#[test]
fn an_imagined_hand_that_cannot_answer_a_card_passes() {
    let mut m = duel().at(7, 12).west("4 4", "Martial Mastery").east("1", "").turn(WEST);
    m.does(WEST, "Martial Mastery").may(WEST, &["discard 4 4"]);
    let imagined = Table::redeal(&m.view(OF_EAST), &mut Recorded::new([0, 1], 0));
    assert_eq!(imagined.table().hand(WEST), cards("1 2"));
    assert_eq!(Offers::of(imagined.table(), WEST).0, [Choice::Pass]);
}

/// FD-3.9, FD-13.9: whoever knows a stashed card imagines nobody else with the last card of its
/// number.
#[test]
fn a_known_stash_is_not_imagined_in_another_hand() {
    let board = team().seat(A1, "1 1", "").seat(B1, "2", "").seat(A2, "3", "");
    let board = board.seat(B2, "4", "").with(B2, |f| f.stash = Some(number(5))).pile("1 1");
    let knows = Remembered {
        viewer: Some(B1),
        of: B2,
        hand: Cards::EMPTY,
        hand_or_stash: Cards::EMPTY,
        stash: Some(vec![number(5)]),
    };
    let view = board.position(|p| p.remembered.push(knows.clone())).turn(A1).view(Viewer::Seat(B1));
    let fives_first = &mut Recorded::new([4, 4, 4, 4], 1);
    let imagined = Table::redeal(&view, fives_first);
    assert_eq!(imagined.table().stash(B2), Some(number(5)));
}

//! Future Sight: two chips now, two chips later.

use crate::chip::{Chip, Colors, Kind, Leaves};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::sets::Set;
use crate::step::Question;

const CHIPS: u8 = 2;

pub const CHIP: Chip = Chip {
    name: "Future Sight",
    text: "Draw 2. Put two chips from your hand on top of your bag in any order.",
    kind: Kind::Character(Who::Geiger),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    leaves: Leaves::FaceDown,
    main: |t, play, run| {
        t.draw(play, run.me, 2);
        for _ in 0..CHIPS {
            t.ask(run, run.me, Question::Own { may_pass: false });
        }
    },
    asks_own: |open, _, who| {
        let player = open.player(who);
        player.hand_size > 0 && player.has_room_on_top()
    },
    answers: |t, _, who, f| {
        for slot in t.hand(who).slots() {
            f(Choice::Chip(Verb::Cover, t.open().chip(slot), None));
        }
    },
    picked: |t, play, _, who, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.hand_to_top(play, who, chip);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Table};
    use kernel::{Game, Seat, Viewer};

    const OTHERS: [Viewer; 2] = [Viewer::Seat(B), Viewer::Public];

    /// Every hand of this player that a viewer can imagine, as names.
    fn imagined(view: &crate::View, seat: Seat) -> Vec<Vec<crate::ChipId>> {
        let mut hands: Vec<_> = kernel::every_outcome(|chance| {
            let imagined = <Table as Game>::redeal(view, chance);
            imagined.table().listed(imagined.table().hand(seat))
        })
        .into_iter()
        .map(|(hand, _)| hand)
        .collect();
        hands.sort();
        hands.dedup();
        hands
    }

    /// PS-2.9: two are drawn and two go on top, the second one uppermost; they are drawn first.
    #[test]
    fn puts_two_chips_on_top_in_any_order() {
        let m = duel().hand(A, "Future Sight; Wound; Axe Kick").bag(A, "1-gem x2; 2-gem x6");
        let mut m = m.arrows(A, "black").acts(A);
        m.draws("1-gem; 2-gem").does(A, "play Future Sight");
        m.may(A, &["cover 1-gem", "cover 2-gem", "cover Wound", "cover Axe Kick"]);
        m.does(A, "cover 2-gem").lacks(A, "cover 2-gem").does(A, "cover Wound");
        m.on_top(A, "2-gem; Wound").holds(A, "1-gem; Axe Kick").draws("1-gem");
        m.does(A, "play Axe Kick").holds(A, "1-gem; Wound; 2-gem").on_top(A, "");
    }

    /// PS-R50, PS-2.9: the opponents see chips go there and not which; the owner and his teammate
    /// see them.
    #[test]
    fn the_opponents_do_not_see_which() {
        let m = team().hand(A, "Future Sight; Wound").bag(A, "1-gem x2; 2-gem x6");
        let mut m = m.acts(A);
        m.draws("1-gem; 2-gem").does(A, "play Future Sight").does(A, "cover Wound");
        m.does(A, "cover 1-gem").on_top(A, "Wound; 1-gem");
        for viewer in [Viewer::Seat(A), Viewer::Seat(D)] {
            m.hears(viewer, Event::PutOnTop { seat: A, chip: chip("Wound") });
            assert_eq!(m.view(viewer).face_down[A].len(), 2);
        }
        for viewer in OTHERS {
            let told = m.told(viewer);
            assert!(!told.iter().any(|e| matches!(e, Event::PutOnTop { .. })));
            assert!(told.contains(&Event::PutOnTopFaceDown { seat: A }));
            let view = m.view(viewer);
            assert!(view.face_down[A].is_empty());
            assert_eq!((view.open.player(A).top.face_down(), view.hands[A]), (2, None));
            assert_eq!(view.open.player(A).bag_size(), 6);
        }
    }

    /// PS-R50, PS-2.7: what was known to be in the hand is still known to be there or on the bag,
    /// and known to be there when the chips are drawn again.
    #[test]
    fn a_known_chip_is_in_hand_or_on_the_bag() {
        let m = duel().hand(A, "Purge Bad Habits; Future Sight").bag(A, "1-gem x9");
        let mut m = m.arrows(A, "black black").hand(B, "").acts(A);
        m.does(A, "play Purge Bad Habits").does(A, "pass").does(A, "play Future Sight");
        m.does(A, "cover 1-gem").does(A, "cover 2-gem").holds(A, "1-gem");
        let view = m.view(Viewer::Seat(B));
        assert_eq!(imagined(&view, A), [chips("1-gem"), chips("2-gem")]);
        m.does(A, "end actions").does(A, "buy Wound").does(A, "end buying");
        let player = m.table().open().player(A);
        assert_eq!(m.table().listed(&player.known), chips("2-gem"));
    }

    /// PS-R50: two of a hand that everybody knew are on the bag; a chip that is played since tells
    /// where the others are.
    #[test]
    fn what_leaves_the_hand_tells_about_the_bag() {
        let m = duel().hand(A, "Future Sight; Axe Kick").bag(A, "1-gem; Wound").discard(A, "");
        let mut m = m.arrows(A, "black").acts(A);
        m.does(A, "play Future Sight").does(A, "cover 1-gem").does(A, "cover Wound");
        let view = m.view(Viewer::Seat(B));
        assert_eq!(
            imagined(&view, A),
            [chips("1-gem"), chips("Wound"), chips("Axe Kick")],
            "with an empty bag one of three chips is in hand"
        );
        m.does(A, "play Axe Kick").holds(A, "1-gem; Wound").on_top(A, "");
        let known = m.table().open().player(A).known;
        assert_eq!(m.table().listed(&known), chips("1-gem; Wound"));
    }

    /// PS-2.10, PS-21.1: a search does not find what lies face down on the bag. As long as a chip
    /// may be there or in the bag for all that is public, its owner is asked.
    #[test]
    fn a_search_does_not_find_what_lies_face_down() {
        let board = |bag: &str| {
            let m = duel().hand(A, "Future Sight; Crash Gem; Research & Development; Wound");
            m.bag(A, bag).arrows(A, "black").acts(A)
        };
        let mut m = board("1-gem x4");
        m.does(A, "play Future Sight").does(A, "cover Wound").does(A, "cover Crash Gem");
        m.does(A, "play Research & Development").must(A, "pass").on_top(A, "Wound; Crash Gem");
        // Here the bag is empty, and everybody knows that nothing is in it.
        let mut m = board("1-gem x2");
        m.does(A, "play Future Sight").does(A, "cover Wound").does(A, "cover Crash Gem");
        m.does(A, "play Research & Development").may(A, &["end actions"]);
    }

    /// PS-R50, PS-11.19: a chip that was drawn face up to be played and is put on the bag instead
    /// is missed, so everybody knows that it lies there.
    #[test]
    fn a_chip_that_is_missed_is_turned_up() {
        let m = duel().hand(A, "Improvisation").bag(A, "Future Sight; Crash Gem; 1-gem x4");
        let mut m = m.pile(A, "1").acts(A);
        m.draws("Future Sight; Crash Gem").does(A, "play Improvisation").does(A, "cover 1-gem");
        m.does(A, "cover Crash Gem").on_top(A, "1-gem; Crash Gem").may(A, &["end actions"]);
        m.hears(Viewer::Public, Event::TurnedUp { seat: A, chip: chip("Crash Gem") });
        let open = m.table().open();
        assert_eq!(open.player(A).top.face_down(), 1);
        assert_eq!(open.player(A).top.slots()[1], open.slot_of(chip("Crash Gem")));
    }

    /// PS-10.2: with a single chip that one goes there; with none nothing does.
    #[test]
    fn puts_as_many_as_there_are() {
        let mut m = duel().hand(A, "Future Sight").bag(A, "Wound").acts(A);
        m.does(A, "play Future Sight").must(A, "cover Wound").on_top(A, "Wound");
        m.may(A, &["end actions"]);
        let mut m = duel().hand(A, "Future Sight").acts(A);
        m.does(A, "play Future Sight").may(A, &["end actions"]);
    }

    /// PS-R50, PS-2.8, PS-11.17: while the hand is revealed everybody sees what goes on top.
    #[test]
    fn a_revealed_hand_hides_nothing() {
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command").hand(B, "Future Sight");
        let mut m = m.bag(B, "1-gem x4").acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Future Sight of P2").does(A, "cover Wound").does(A, "cover 1-gem");
        m.hears(Viewer::Public, Event::PutOnTop { seat: B, chip: chip("Wound") });
        m.on_top(B, "Wound; 1-gem").holds(B, "1-gem");
        assert_eq!(m.table().open().player(B).top.face_down(), 0);
    }
}

//! Research & Development: a chip of the hand for a crash-sphere chip of the bag.

use crate::chip::{Arrow, Chip, Colors, Kind, Note, Puts};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::sets::Set;
use crate::step::{Filter, Question};

/// The sphere is searched for; then a chip goes into the bag for it.
const FIND: u8 = 0;
const PUT: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Research & Development",
    text: "+1 black arrow. Exchange a chip in your hand with a crash-sphere chip in your bag.",
    kind: Kind::Character(Who::Geiger),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        // Without a chip to give there is no exchange.
        if t.open().player(run.me).hand_size > 0 {
            t.ask(run.at_stage(FIND), run.me, Question::Find { filter: Filter::PURPLE });
        }
    },
    puts: Puts::IntoBag,
    answers: |t, run, who, f| {
        // Any chip but the one that was found, which is in the hand by now.
        let found = t.open().slot_of(run.noted_chip());
        let spare = |slot: &Slot| t.held(who, *slot) > u8::from(*slot == found);
        for slot in t.hand(who).slots().filter(spare) {
            f(Choice::Chip(Verb::Put, t.open().chip(slot), None));
        }
    },
    picked: |t, play, run, who, choice| match choice {
        Choice::Chip(Verb::Find, chip, _) => {
            t.ask(
                run.at_stage(PUT).noting(Note::Chip(chip)),
                who,
                Question::Own { may_pass: false },
            );
        }
        Choice::Chip(_, chip, _) => t.hand_to_bag(play, who, chip),
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;
    use kernel::Viewer;

    /// PS-R58, PS-6.14, PS-6.15: a sphere is found and shown, and a chip goes into the bag for it,
    /// for all to see.
    #[test]
    fn exchanges_a_chip_for_a_sphere() {
        let m = duel().hand(A, "Research & Development; Wound; 1-gem");
        let mut m = m.bag(A, "Crash Gem; Combine; 2-gem").acts(A);
        m.does(A, "play Research & Development").has_arrows(A, "black");
        m.may(A, &["find Combine", "find Crash Gem", "pass"]).does(A, "find Crash Gem");
        m.may(A, &["put 1-gem", "put Wound"]).does(A, "put Wound");
        m.holds(A, "1-gem; Crash Gem").bagged(A, "Combine; 2-gem; Wound");
        m.hears(Viewer::Seat(B), Event::Found { seat: A, chip: chip("Crash Gem") });
        m.hears(Viewer::Seat(B), Event::PutInBag { seat: A, chip: chip("Wound") });
        let open = m.table().open();
        assert!(!open.player(A).may_hold(open.slot_of(chip("Wound"))));
    }

    /// PS-R58: the chip that is given may be a sphere as well, but not the one that was found.
    #[test]
    fn the_found_chip_is_not_the_one_given() {
        let m = duel().hand(A, "Research & Development; Combine").bag(A, "Crash Gem; Wound");
        let mut m = m.acts(A);
        m.does(A, "play Research & Development").does(A, "find Crash Gem").must(A, "put Combine");
        m.holds(A, "Crash Gem");
        let m = duel().hand(A, "Research & Development; Combine").bag(A, "Combine; Wound");
        let mut m = m.acts(A);
        m.does(A, "play Research & Development").does(A, "find Combine").must(A, "put Combine");
        m.holds(A, "Combine").bagged(A, "Combine; Wound");
    }

    /// PS-6.14, PS-R58: one may fail to find; without a chip in hand there is no exchange.
    #[test]
    fn may_fail_to_find() {
        let m = duel().hand(A, "Research & Development; Wound").bag(A, "Crash Gem; 1-gem");
        let mut m = m.acts(A);
        m.does(A, "play Research & Development").does(A, "pass").holds(A, "Wound");
        m.may(A, &["end actions"]);
        let mut m = duel().hand(A, "Research & Development").bag(A, "Crash Gem; 1-gem").acts(A);
        m.does(A, "play Research & Development").may(A, &["end actions"]).has_arrows(A, "black");
    }

    /// PS-2.10: what lies on top is not in the bag.
    #[test]
    fn does_not_find_what_lies_on_top() {
        let m = duel().hand(A, "Research & Development; Wound").bag(A, "1-gem");
        let mut m = m.top(A, "Crash Gem").acts(A);
        m.does(A, "play Research & Development").may(A, &["end actions"]).on_top(A, "Crash Gem");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Research & Development");
        m.has_nothing(B);
    }
}

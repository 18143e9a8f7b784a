//! Chip Damage: a chip is saved, and every opponent loses one or two.

use crate::chip::{Arrow, Chip, Colors, Icons, Puts};
use crate::choice::{Choice, Lies, Verb, Zone};
use crate::sets::Set;
use crate::step::{Filter, Question};
use crate::table::Table;
use kernel::Seat;

const SPHERE: u8 = 0;
const TWO: u8 = 1;

/// The player's own question, and those of his opponents.
const PUT: u8 = 0;
const LOSE: u8 = 1;

fn has_sphere(t: &Table, who: Seat) -> bool {
    t.hand(who).slots().any(|slot| t.open().text(slot).is_purple())
}

pub const CHIP: Chip = Chip {
    name: "Chip Damage",
    text: "+1 red arrow. You may put a chip from your discard pile on top of your bag. Each opponent discards either one crash-sphere chip or two chips.",
    set: Set::Base,
    cost: Some(3),
    banner: Colors::RED,
    icons: Icons::FIST,
    options: &["discard a crash-sphere chip", "discard two chips"],
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        t.ask(run.at_stage(PUT), run.me, Question::Own { may_pass: true });
        for victim in t.open().victims(&run) {
            t.ask(run.at_stage(LOSE), victim, Question::Own { may_pass: false });
        }
    },
    asks_own: |open, run, who| match run.stage {
        PUT => !open.player(who).discard.is_empty() && open.player(who).has_room_on_top(),
        _ => open.player(who).hand_size > 0,
    },
    own_from: |run| Some(Lies::of(Zone::Discard, run.me)),
    puts: Puts::OnTopOfBag,
    answers: |t, run, who, f| {
        if run.stage == PUT {
            for slot in t.open().player(who).discard.slots() {
                f(Choice::Chip(Verb::Put, t.open().chip(slot), None));
            }
            return;
        }
        // What he can do in full; if there is none, whatever he likes (PS-10.8).
        let (sphere, two) = (has_sphere(t, who), t.hand(who).len() >= 2);
        for (option, can) in [(SPHERE, sphere), (TWO, two)] {
            if can || !sphere && !two {
                f(Choice::Option(run.chip, option));
            }
        }
    },
    picked: |t, play, run, who, choice| {
        let lose = |filter| Question::Discard { filter, may_pass: false };
        match choice {
            Choice::Chip(Verb::Put, chip, _) => t.discard_to_top(play, who, chip),
            Choice::Option(_, SPHERE) => t.ask(run, who, lose(Filter::PURPLE)),
            Choice::Option(..) => (0..2).for_each(|_| t.ask(run, who, lose(Filter::ANY))),
            _ => (),
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.15: a chip of the discard pile may go on top of the bag.
    #[test]
    fn a_discarded_chip_may_go_on_top() {
        let board = || duel().hand(A, "Chip Damage").discard(A, "2-gem; Wound");
        let mut m = board().acts(A);
        m.does(A, "play Chip Damage").may(A, &["put 2-gem", "put Wound", "pass"]);
        m.does(A, "put 2-gem").on_top(A, "2-gem").discarded(A, "Wound").has_arrows(A, "red");
        let mut m = board().acts(A);
        m.does(A, "play Chip Damage").does(A, "pass").on_top(A, "").may(A, &["end actions"]);
    }

    /// The opponent chooses which way, and which chips.
    #[test]
    fn the_opponent_chooses_what_he_loses() {
        let board = || duel().hand(A, "Chip Damage").hand(B, "Combine; Wound; 2-gem");
        let ways = ["Chip Damage: discard a crash-sphere chip", "Chip Damage: discard two chips"];
        let mut m = board().acts(A);
        m.does(A, "play Chip Damage").may(B, &ways).does(B, ways[0]).must(B, "discard Combine");
        m.asks(A).holds(B, "Wound; 2-gem");
        let mut m = board().acts(A);
        m.does(A, "play Chip Damage").does(B, ways[1]).does(B, "discard Wound");
        m.may(B, &["discard Combine", "discard 2-gem"]).does(B, "discard 2-gem");
        m.holds(B, "Combine");
    }

    /// PS-10.8: he must choose what he can do in full; only if he can do neither he chooses freely
    /// and does what he can.
    #[test]
    fn the_opponent_chooses_what_he_can_do() {
        let mut m = duel().hand(A, "Chip Damage").hand(B, "Crash Gem").acts(A);
        m.does(A, "play Chip Damage").must(B, "Chip Damage: discard a crash-sphere chip");
        m.does(B, "discard Crash Gem");
        let mut m = duel().hand(A, "Chip Damage").hand(B, "Wound x2").acts(A);
        m.does(A, "play Chip Damage").must(B, "Chip Damage: discard two chips");
        let mut m = duel().hand(A, "Chip Damage").hand(B, "Wound").bag(B, "Crash Gem").acts(A);
        m.does(A, "play Chip Damage").does(B, "Chip Damage: discard a crash-sphere chip");
        m.must(B, "pass").holds(B, "Wound").asks(A);
        let mut m = duel().hand(A, "Chip Damage").hand(B, "Wound").acts(A);
        m.does(A, "play Chip Damage").does(B, "Chip Damage: discard two chips");
        m.does(B, "discard Wound").asks(A).holds(B, "");
    }

    /// PS-9.6: immune opponents lose nothing, the others do; an empty hand is not asked.
    #[test]
    fn immune_and_empty_hands_lose_nothing() {
        let m = free_for_all(4).hand(A, "Chip Damage").hand(B, "Blues Are Good; Wound x2");
        let mut m = m.hand(C, "Wound x3").acts(A);
        m.does(A, "play Chip Damage").does(B, "react Blues Are Good").asks(C);
        m.does(C, "Chip Damage: discard two chips").does(C, "discard Wound");
        m.does(C, "discard Wound").asks(A).holds(B, "Wound x2");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Chip Damage");
        m.has_nothing(B);
    }
}

//! Option Select: any chip of the bank that costs 5 or less, once.

use crate::chip::{Chip, ChipId, Colors};
use crate::choice::{Choice, Lies, Verb};
use crate::step::Question;
use crate::table::Open;

/// When the copied chip has resolved.
const COPIED: u8 = 1;

/// A chip with a banner that costs 5 or less (PS-11.12).
fn may_copy(open: &Open, chip: ChipId) -> bool {
    chip.chip().is_action() && open.price(chip).is_some_and(|cost| cost <= 5)
}

pub const CHIP: Chip = Chip {
    name: "Option Select",
    text: "Play this as if it were a chip of cost 5 or less from a non-empty bank stack, then trash this chip.",
    reaction_text: "May also be played as any reaction printed on such a bank chip.",
    cost: Some(6),
    banner: Colors::GRAY,
    main: |t, _, run| {
        t.ask(run, run.me, Question::Own { may_pass: false });
        t.go_on(run.at_stage(COPIED));
    },
    asks_own: |open, _, _| open.filled_stacks().any(|slot| may_copy(open, open.chip(slot))),
    own_from: |_| Some(Lies::BANK),
    answers: |t, _, _, f| {
        let chips = t.open().filled_stacks().map(|slot| t.open().chip(slot));
        chips
            .filter(|chip| may_copy(t.open(), *chip))
            .for_each(|chip| f(Choice::Chip(Verb::Copy, chip, None)));
    },
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.play_as(play, run, chip);
        }
    },
    step: |t, play, run| t.trash_itself(play, run),
    reacts_as: Some(may_copy),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S64, PS-5.3, PS-11.12: it is gray until it is played.
    #[test]
    fn is_paid_with_black_alone() {
        let m = duel().hand(A, "Axe Kick; Option Select").stacks("Axe Kick");
        let mut m = m.acts(A);
        m.does(A, "play Axe Kick").has_arrows(A, "brown");
        m.refuses(A, "play Option Select", "PS-5.1");
    }

    /// PS-S65, PS-11.12, PS-20.15: the copy is a fist, and the chip is trashed whatever it says.
    #[test]
    fn copies_a_fist_and_is_trashed() {
        let m = duel().pile(A, "2").hand(A, "Option Select").ongoing(A, "Hundred-Fist Frenzy");
        let mut m = m.stacks("Repeated Jabs").left("Option Select", 4).acts(A);
        m.does(A, "play Option Select").does(A, "copy Repeated Jabs").piles(B, "1");
        m.may(A, &["crash 2 at P2", "pass"]).does(A, "pass").on_top(A, "").lie_on_table(A, "");
        m.bank_has("Option Select", 5).bank_has("Repeated Jabs", 5);
    }

    /// PS-20.15, PS-11.1, PS-4.12: the copy of a Combine is a Combine: it costs 1 money, and what
    /// follows a Combine follows it.
    #[test]
    fn copies_a_combine_as_a_combine() {
        let m = duel().pile(A, "1 1 1 3").hand(A, "Option Select").ongoing(A, "Combinatorics");
        let mut m = m.acts(A);
        m.does(A, "play Option Select").does(A, "copy Combine").does(A, "combine 1+1");
        m.has_money(A, -1).may(A, &["combine 2+1", "combine 3+1", "pass"]);
    }

    /// PS-S66, PS-11.12: a copied ongoing chip leaves nothing behind.
    #[test]
    fn a_copied_ongoing_chip_does_not_stay() {
        let mut m = duel().hand(A, "Option Select").stacks("Hundred-Fist Frenzy").acts(A);
        m.does(A, "play Option Select").does(A, "copy Hundred-Fist Frenzy").stay(A, "");
        m.bank_has("Option Select", 6).bank_has("Hundred-Fist Frenzy", 5);
    }

    /// PS-S67, PS-10.5: no empty or removed stack, no gem, no Wound, nothing above 5.
    #[test]
    fn copies_what_the_bank_has_for_five_or_less() {
        let m = duel().hand(A, "Into Oblivion; Option Select").arrows(A, "black");
        let m = m.left("Axe Kick", 0).stacks("Repeated Jabs; Color Panic; X-Copy");
        let mut m = m.acts(A);
        m.does(A, "play Into Oblivion").does(A, "remove Color Panic").does(A, "play Option Select");
        m.offers(A, "copy Repeated Jabs").offers(A, "copy Combine").offers(A, "copy Crash Gem");
        for name in ["Axe Kick", "Color Panic", "1-gem", "Wound", "X-Copy", "Double Crash Gem"] {
            m.lacks(A, &format!("copy {name}"));
        }
    }

    /// PS-S35, PS-8.13, PS-11.13: it counters as a Crash Gem and returns to the bank.
    #[test]
    fn counters_as_a_crash_gem() {
        let m = duel().pile(A, "2").pile(B, "2").hand(A, "Crash Gem").hand(B, "Option Select");
        let mut m = m.left("Option Select", 4).acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2");
        m.may(B, &["react Option Select as Crash Gem", "pass"]);
        m.does(B, "react Option Select as Crash Gem").does(B, "break 2").piles(B, "");
        m.bank_has("Option Select", 5).discarded(B, "").lie_on_table(B, "");
    }

    /// PS-9.7, PS-9.8, PS-11.13: it shields as a bank chip that shields, before or after.
    #[test]
    fn answers_a_fist_as_a_bank_chip() {
        let m = duel().hand(A, "Repeated Jabs").hand(B, "Option Select");
        let mut m = m.stacks("Blues Are Good; Improvisation").acts(A);
        m.does(A, "play Repeated Jabs").may(B, &["react Option Select as Blues Are Good", "pass"]);
        m.does(B, "pass").does(A, "pass");
        m.may(B, &["react Option Select as Improvisation", "pass"]);
    }
}

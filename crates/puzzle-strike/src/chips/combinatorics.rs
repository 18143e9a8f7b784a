//! Combinatorics: every Combine may combine once more, as long as the pile is high.

use crate::chip::{Arrow, Chip, Colors, Ongoing};
use crate::choice::Choice;
use crate::pouch::{Gems, Pile};
use crate::sets::Set;
use crate::step::Question;

/// Where combining is locked its price comes first.
const PRICE: u8 = 0;
const COMBINE: u8 = 1;

/// The pile is too low for it.
const LOW: u16 = 5;

fn can_combine(pile: &Pile) -> bool {
    let mut any = false;
    Gems::each_way(pile, 2, |gems| any |= gems.sum() <= 4);
    any
}

pub const CHIP: Chip = Chip {
    name: "Combinatorics",
    text: "+1 brown arrow. Put this in your ongoing zone.",
    ongoing_text: "Whenever you play a Combine you may combine once more for 1 less money. Discard when your gem pile totals 5 or less.",
    set: Set::Promo,
    cost: Some(4),
    banner: Colors::PURPLE,
    main: |t, play, run| t.give_arrows(play, run.me, Arrow::Brown, 1),
    step: |t, _, run| match run.stage {
        PRICE if can_combine(t.open().pile(run.me)) => {
            t.unlock_again(run);
            t.go_on(run.at_stage(COMBINE));
        }
        COMBINE if t.may_combine() => {
            t.ask(run, run.me, Question::Combine { ones: false, may_pass: true });
        }
        _ => (),
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.give_money(play, run.me, -1);
        }
    },
    ongoing: Some(Ongoing {
        after_combine: Some(|t, _, run| t.go_on(run.at_stage(PRICE))),
        leaves: Some(|pile| pile.total() <= LOW),
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-R30: after a Combine, and after a copy of one, the owner may combine again for 1 less
    /// money; with two chips twice again.
    #[test]
    fn a_combine_may_combine_again() {
        let m = duel().pile(A, "1 1 1 1 1 1").hand(A, "Combine").ongoing(A, "Combinatorics x2");
        let mut m = m.acts(A);
        m.does(A, "play Combine").does(A, "combine 1+1").has_money(A, -1);
        m.may(A, &["combine 2+1", "combine 1+1", "pass"]).does(A, "combine 1+1").has_money(A, -2);
        m.does(A, "combine 2+2").has_money(A, -3).piles(A, "1 1 4").has_arrows(A, "black");
        m.may(A, &["end actions"]);
        let m = duel().pile(A, "1 1 4").hand(A, "Option Select").ongoing(A, "Combinatorics");
        let mut m = m.acts(A);
        m.does(A, "play Option Select").does(A, "copy Combine").does(A, "pass");
        m.does(A, "combine 1+1").has_money(A, -2).piles(A, "2 4");
    }

    /// PS-R30: it is optional and then costs nothing; where nothing can be combined, or no Combine
    /// was played, nothing is asked.
    #[test]
    fn is_asked_only_where_it_can_combine() {
        let board = |pile: &str, chip: &str| {
            let m = duel().pile(A, pile).hand(A, chip).ongoing(A, "Combinatorics");
            m.acts(A)
        };
        let mut m = board("1 1 4", "Combine");
        m.does(A, "play Combine").does(A, "pass").does(A, "pass").has_money(A, -1);
        let mut m = board("3 4", "Combine");
        m.does(A, "play Combine").may(A, &["end actions"]);
        let mut m = board("1 1 2 2", "One True Style");
        m.does(A, "play One True Style").offers(A, "combine 1+1").does(A, "combine 1+1");
        m.lacks(A, "combine 2+2");
    }

    /// PS-R30, PS-20.49: a lock wants a chip of its own for the further combine.
    #[test]
    fn a_lock_wants_its_price_again() {
        let m = duel().pile(A, "1 1 1 1 2").hand(A, "Combine; Axe Kick x2");
        let mut m = m.ongoing(A, "Combinatorics").ongoing(B, "Stunlock").acts(A);
        m.does(A, "play Combine").does(A, "pass").does(A, "discard Axe Kick");
        m.does(A, "combine 1+1").piles(A, "1 1 2 2").has_money(A, -2);
        let m = duel().pile(A, "1 1 1 1 2").hand(A, "Combine; Axe Kick x2");
        let mut m = m.ongoing(A, "Combinatorics").ongoing(B, "Stunlock").acts(A);
        m.does(A, "play Combine").does(A, "discard Axe Kick").does(A, "combine 1+1");
        m.may(A, &["discard Axe Kick", "pass"]).does(A, "pass").holds(A, "Axe Kick");
        m.offers(A, "end actions").piles(A, "1 1 2 2").has_money(A, -1);
    }

    /// PS-R30: it is discarded the moment the pile sinks to 5, whoever sinks it.
    #[test]
    fn leaves_when_the_pile_is_low() {
        let m = duel().pile(A, "3 3").hand(A, "Crash Gem").ongoing(A, "Combinatorics");
        let mut m = m.acts(A);
        m.stay(A, "Combinatorics").does(A, "play Crash Gem").does(A, "crash 3 at P2");
        m.stay(A, "").discarded(A, "Combinatorics");
        let m = duel().pile(A, "1 2 3").pile(B, "1").hand(B, "Ebb or Flow");
        let mut m = m.ongoing(A, "Combinatorics").acts(B);
        m.does(B, "play Ebb or Flow").does(B, "Ebb or Flow: every player trashes a 1-gem");
        m.stay(A, "").piles(A, "2 3");
    }

    /// PS-R30: played over a low pile it gives its arrow and is discarded at once.
    #[test]
    fn does_not_stay_over_a_low_pile() {
        let mut m = duel().pile(A, "3 2").hand(A, "Combinatorics").acts(A);
        m.does(A, "play Combinatorics").has_arrows(A, "brown").stay(A, "");
        m.discarded(A, "Combinatorics");
        let mut m = duel().pile(A, "3 3").hand(A, "Combinatorics").acts(A);
        m.does(A, "play Combinatorics").has_arrows(A, "brown").stay(A, "Combinatorics");
    }

    /// PS-15.1: the pile of a team is that of both.
    #[test]
    fn a_shared_pile_counts_for_both() {
        let m = team().pile(A, "3 3").hand(D, "Crash Gem").ongoing(A, "Combinatorics");
        let mut m = m.acts(A);
        m.does(D, "play Crash Gem").does(D, "crash 3 at P2").stay(A, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "4 4").improvises("Combinatorics");
        m.stay(B, "Combinatorics").has_nothing(B);
    }
}

//! Mistress's Command: at exactly 6 or 9 an opponent plays what you want.

use crate::chip::{Chip, Colors, Declares, Icons, Kind, Run};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::step::Question;
use kernel::Seat;

/// A chip is given; two chips are played; the hand is closed.
const GIVE: u8 = 0;
const SECOND: u8 = 2;
const CLOSE: u8 = 3;

fn victim(run: &Run) -> Seat {
    run.opponent().expect("the opponent is declared before anything resolves")
}

pub const CHIP: Chip = Chip {
    name: "Mistress's Command",
    text: "Choose an opponent. If their gem pile totals exactly 6 or exactly 9: they show their hand; put one bank chip that is not a \"!\" chip into their hand; then make them play up to two chips from their hand, one after the other, with you making every decision.",
    kind: Kind::Character(Who::Persephone),
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Opponent,
    affects: Chip::declared_opponent,
    main: |t, play, run| {
        let him = victim(&run);
        // The total is looked at now, after all reactions (PS-9.9).
        if run.spared.has(him) || !matches!(t.open().total(him), 6 | 9) {
            return;
        }
        t.lay_hand_open(play, him);
        t.ask(run.at_stage(GIVE), run.me, Question::Own { may_pass: false });
        t.go_on(run.at_stage(GIVE + 1));
    },
    step: |t, play, run| {
        if run.stage == CLOSE {
            return t.close_hand(play, victim(&run));
        }
        t.ask(run, run.me, Question::Own { may_pass: true });
    },
    asks_own: |open, run, _| {
        let known = open.player(victim(run)).known;
        run.stage == GIVE || known.slots().any(|slot| open.text(slot).is_action())
    },
    answers: |t, run, _, f| {
        let open = t.open();
        if run.stage == GIVE {
            let gifts =
                open.filled_stacks().filter(|s| !open.text(*s).icons.has(Icons::EXCLAMATION));
            return gifts.for_each(|slot| f(Choice::Chip(Verb::Give, open.chip(slot), None)));
        }
        let him = victim(run);
        for slot in t.hand(him).slots().filter(|slot| open.text(*slot).is_action()) {
            f(Choice::ChipOf(Verb::PlayFreely, open.chip(slot), him));
        }
    },
    picked: |t, play, run, _, choice| match choice {
        Choice::Chip(_, gift, _) => {
            t.bank_to_hand(play, victim(&run), gift);
        }
        Choice::ChipOf(_, chip, him) => {
            t.command(play, run.by, him, chip);
            t.go_on(run.at_stage(if run.stage == SECOND { CLOSE } else { SECOND }));
        }
        _ if run.stage != GIVE => t.go_on(run.at_stage(CLOSE)),
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S42, PS-11.17, PS-11.18, PS-5.10: the attacker decides everything, the victim plays.
    #[test]
    fn makes_the_victim_play_two_chips() {
        let m = duel().pile(B, "4 2").hand(A, "Mistress's Command");
        let m = m.hand(B, "Crash Gem; 1-gem").bag(B, "2-gem x3").stacks("Axe Kick");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command").offers(A, "give Axe Kick").does(A, "give Axe Kick");
        m.may(A, &["play Crash Gem of P2", "play Axe Kick of P2", "pass"]);
        m.does(A, "play Axe Kick of P2").has_arrows(B, "").holds(B, "Crash Gem; 1-gem; 2-gem x2");
        let closed = |e: &crate::Event| matches!(e, crate::Event::HandClosed { seat: B });
        m.happened(0, closed).must_among(A, "play Crash Gem of P2");
        m.may(A, &["crash 4 at P1", "crash 2 at P1"]).does(A, "crash 4 at P1").piles(A, "1 1 1 1");
        m.has_money(B, 0).piles(B, "2").discarded(B, "Crash Gem; Axe Kick").asks(A);
        // What is played out of turn is discarded for all to hear, and the hand is closed.
        m.happened(1, closed);
        m.happened(2, |e| matches!(e, crate::Event::Discarded { seat: B, .. }));
    }

    /// PS-S43, PS-S44, PS-20.42: a Wound may be given, but no gem or Wound is played; one may stop.
    #[test]
    fn wounds_may_be_given_and_are_not_played() {
        let m = duel().pile(B, "3 3 3").hand(A, "Mistress's Command").hand(B, "1-gem; Wound");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound").may(A, &["end actions"]);
        m.holds(B, "1-gem; Wound x2");
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command").hand(B, "Axe Kick");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound").does(A, "pass");
        m.may(A, &["end actions"]).holds(B, "Axe Kick; Wound");
    }

    /// PS-9.3, PS-9.9, PS-20.42: at a wrong total nothing happens, though the victim may react.
    #[test]
    fn does_nothing_at_another_total() {
        let m = duel().pile(B, "4").hand(A, "Mistress's Command").hand(B, "Improvisation");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command")
            .must_among(B, "pass")
            .asks(A)
            .holds(B, "Improvisation");
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command").hand(B, "Blues Are Good");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command")
            .does(B, "react Blues Are Good")
            .may(A, &["end actions"]);
    }

    /// PS-S115, PS-11.21, PS-7.7: what comes back from a forced crash is the victim's to answer.
    #[test]
    fn the_victim_decides_his_own_reactions() {
        let m = duel().pile(A, "3").pile(B, "2 4").hand(A, "Mistress's Command; Crash Gem");
        let mut m = m.hand(B, "Crash Gem x2").acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Crash Gem of P2").does(A, "crash 2 at P1");
        m.does(A, "react Crash Gem").does(A, "break 3").has_money(A, 1);
        m.may(B, &["react Crash Gem", "pass"]).does(B, "pass").piles(B, "1 4").has_money(B, 0);
    }

    /// PS-6.19: with several opponents one is chosen as it is played, and only he may react.
    #[test]
    fn only_the_chosen_opponent_is_affected() {
        let m = free_for_all(3).hand(A, "Mistress's Command");
        let mut m = m.hand(B, "Blues Are Good").hand(C, "Blues Are Good").acts(A);
        m.does(A, "play Mistress's Command").may(A, &["choose P2", "choose P3"]);
        m.does(A, "choose P3").asks(C).does(C, "pass").asks(A);
    }

    /// PS-20.42: 6 or 9 exactly: at 7, 8 and 10 nothing happens.
    #[test]
    fn wants_exactly_six_or_nine() {
        for (pile, works) in [("4 2", true), ("4 3", false), ("4 4", false), ("4 4 2", false)] {
            let m = duel().pile(B, pile).hand(A, "Mistress's Command").hand(B, "1-gem");
            let mut m = m.acts(A);
            m.does(A, "play Mistress's Command");
            if works {
                m.offers(A, "give Wound");
            } else {
                m.may(A, &["end actions"]).holds(B, "1-gem");
            }
        }
        let m = duel().pile(B, "4 4 1").hand(A, "Mistress's Command").hand(B, "1-gem");
        m.acts(A).does(A, "play Mistress's Command").offers(A, "give Wound");
    }

    /// PS-20.42: two chips are played at most, whatever else could be.
    #[test]
    fn forces_two_chips_and_no_third() {
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command");
        let mut m = m.hand(B, "Axe Kick x3").bag(B, "1-gem x9").acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Axe Kick of P2").does(A, "play Axe Kick of P2").may(A, &["end actions"]);
        m.discarded(B, "Axe Kick x2");
    }
}

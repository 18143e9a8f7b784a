//! Rigorous Training: what an opponent buys makes your own deck better.

use crate::chip::{Chip, Colors, Icons, Kind, Moment, Reaction, Windows};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::sets::Set;
use crate::step::{Filter, Question};
use crate::why::{Why, why};

const DEAR: u8 = 4;

const TOO_CHEAP: Why = why("PS-R51", "it answers the purchase of a chip that costs 4 or more");
const NOTHING_TO_TRASH: Why = why("PS-R51", "it needs another chip in your hand");

pub const CHIP: Chip = Chip {
    name: "Rigorous Training",
    text: "No main effect.",
    reaction_text: "When an opponent buys a chip of cost 4 or more: trash a chip without crash sphere from your hand, then gain a chip costing at most 2 more than it.",
    kind: Kind::Character(Who::Midori),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    icons: Icons::BROWN_SHIELD,
    picked: |t, _, run, _, choice| {
        if let Choice::Chip(Verb::Trash, chip, _) = choice {
            let filter = Filter::ANY.up_to_dearer(chip, 2);
            t.ask(run, run.me, Question::Gain { filter, may_pass: false });
        }
    },
    reaction: Some(Reaction {
        windows: Windows::BUY_EACH,
        when: |open, me, moment| match moment {
            Moment::Bought { chip, .. } if open.price(*chip).is_some_and(|cost| cost >= DEAR) => {
                if open.player(me).hand_size > 1 {
                    Ok(())
                } else {
                    Err(NOTHING_TO_TRASH)
                }
            }
            _ => Err(TOO_CHEAP),
        },
        effect: |t, _, run, _| t.ask(run, run.me, Question::TRASH_NO_SPHERE),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    const PASS: &str = "pass";
    const REACT: &str = "react Rigorous Training";

    /// PS-21.1, PS-5.11, PS-8.12: a dear purchase is answered; a chip is trashed, one is gained.
    #[test]
    fn answers_a_dear_purchase() {
        let m = duel().money(A, 5).hand(B, "Rigorous Training; 2-gem; Combine; Riposte");
        let mut m = m.buys(A);
        m.does(A, "buy Crash Gem").may(B, &[REACT, PASS]).does(B, REACT);
        m.must(B, "trash 2-gem from hand").offers(B, "gain Crash Gem").offers(B, "gain Wound");
        m.lacks(B, "gain 4-gem").does(B, "gain Crash Gem");
        m.discarded(B, "Rigorous Training; Crash Gem").holds(B, "Combine; Riposte").asks(A);
    }

    /// PS-R51: cheaper chips and gained ones are not answered, nor are one's own purchases.
    #[test]
    fn answers_no_other_purchase() {
        let m = duel().money(A, 9).hand(A, "Rigorous Training; Wound");
        let mut m = m.hand(B, "Rigorous Training; Wound").buys(A);
        m.does(A, "buy 2-gem").asks(A).does(A, "buy Combine").asks(B).does(B, PASS).asks(A);
        let m = duel().hand(A, "Upgrade; 2-gem").hand(B, "Rigorous Training; Wound");
        let mut m = m.acts(A);
        m.does(A, "play Upgrade").does(A, "trash 2-gem from hand").does(A, "gain Combine").asks(A);
    }

    /// PS-R51, PS-21.1: whoever may hold it is asked, whatever he holds; who cannot is not.
    #[test]
    fn whoever_may_hold_it_is_asked() {
        let m = duel().money(A, 5).hand(B, "1-gem x2").bag(B, "Rigorous Training; Wound");
        let mut m = m.buys(A);
        m.does(A, "buy Crash Gem").may(B, &[PASS]).does(B, PASS).asks(A);
        let m = duel().money(A, 5).hand(B, "1-gem x2").discard(B, "Rigorous Training");
        m.buys(A).does(A, "buy Crash Gem").asks(A);
        let m = duel().money(A, 5).hand(B, "Rigorous Training").bag(B, "Wound x2");
        m.buys(A).does(A, "buy Crash Gem").asks(A);
    }

    /// PS-R51, PS-9.5, PS-10.4: opponents answer in turn order, each purchase anew.
    #[test]
    fn every_opponent_may_answer_in_turn_order() {
        let m = free_for_all(3).money(B, 8).hand(A, "Rigorous Training; Wound");
        let mut m = m.hand(C, "Rigorous Training; Wound x2").buys(B);
        m.does(B, "buy Combine").asks(C).does(C, PASS).does(A, REACT);
        m.does(A, "trash Wound from hand").does(A, "gain 1-gem").asks(B);
        m.does(B, "buy Combine").does(C, REACT).does(C, "trash Wound from hand");
        m.does(C, "gain 1-gem").asks(B);
        let m = team().money(A, 5).hand(D, "Rigorous Training; Wound");
        let mut m = m.hand(C, "Rigorous Training; Wound").buys(A);
        m.does(A, "buy Crash Gem").asks(C);
    }

    /// PS-9.7: the shield is brown and answers no attack.
    #[test]
    fn answers_no_attack() {
        let m = duel().hand(A, "Color Panic").hand(B, "Rigorous Training; Wound");
        let mut m = m.acts(A);
        m.does(A, "play Color Panic").does(A, "name red").asks(A);
    }

    /// PS-5.6, PS-10.2: played as an action it does nothing; with nothing to trash neither.
    #[test]
    fn has_no_main_effect() {
        let mut m = duel().hand(A, "Rigorous Training; Wound").acts(A);
        m.does(A, "play Rigorous Training").may(A, &["end actions"]).holds(A, "Wound");
        let m = duel().money(A, 5).hand(B, "Rigorous Training; Combine; Riposte");
        let mut m = m.bag(B, "Wound").buys(A);
        m.does(A, "buy Crash Gem").does(B, REACT).must(B, PASS).asks(A);
        m.discarded(B, "Rigorous Training").holds(B, "Combine; Riposte");
    }

    /// PS-4.23, PS-R51: the buyer's own chips see the purchase first.
    #[test]
    fn the_buyers_chips_come_first() {
        let m = duel().money(A, 5).ongoing(A, "Giant Growth");
        let mut m = m.hand(B, "Rigorous Training; Wound").buys(A);
        m.does(A, "buy Crash Gem").asks(B).stay(A, "").discarded(A, "Crash Gem; Giant Growth");
    }
}

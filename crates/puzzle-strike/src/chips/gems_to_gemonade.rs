//! Gems to Gemonade: two chips; or gems on their way become money.

use crate::chip::{Chip, Colors, Icons, Leaves, Moment, Note, Reaction, Windows};
use crate::choice::Choice;
use crate::sets::Set;
use crate::step::Question;

/// The most gems that are negated.
const MOST: u8 = 3;

pub const CHIP: Chip = Chip {
    name: "Gems to Gemonade",
    text: "Draw 2.",
    reaction_text: "Negate up to three of the gems being sent to a player. That player gets +1 money per negated gem in their next buy phase.",
    set: Set::Base,
    cost: Some(4),
    banner: Colors::PURPLE,
    icons: Icons::PURPLE_SHIELD,
    options: &["negate one gem", "negate two gems", "negate three gems"],
    leaves: Leaves::MoneyDue,
    main: |t, play, run| t.draw(play, run.me, 2),
    picked: |t, play, run, _, choice| {
        if let Choice::Option(_, option) = choice {
            let n = t.negate(play, run.me, option + 1);
            t.owe_money(play, run.noted_seat(), n);
        }
    },
    reaction: Some(Reaction {
        windows: Windows::SEND_REACT,
        when: Reaction::always,
        effect: |t, _, run, moment| {
            let Moment::Send { to, n, .. } = moment else { return };
            // Gems sent to two teammates are sent to the one who answers (PS-R27).
            let to = if t.open().are_opponents(to, run.me) { to } else { run.me };
            let run = run.noting(Note::Seat(to));
            t.ask(run, run.me, Question::Options(0, n.min(MOST)));
        },
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// Two chips.
    #[test]
    fn draws_two_chips() {
        let mut m = duel().hand(A, "Gems to Gemonade").bag(A, "Wound x3").acts(A);
        m.does(A, "play Gems to Gemonade").holds(A, "Wound x2");
    }

    /// Up to three gems go, the rest lands; the money comes in the next buy phase. It needs no gem
    /// of its own.
    #[test]
    fn negated_gems_are_money_in_the_next_buy_phase() {
        let m = duel().pile(A, "3 1").hand(A, "Double Crash Gem").hand(B, "Gems to Gemonade");
        let mut m = m.acts(A);
        m.does(A, "play Double Crash Gem").does(A, "crash 3+1 at P2");
        m.may(B, &["react Gems to Gemonade", "pass"]).does(B, "react Gems to Gemonade");
        let ways = ["negate one gem", "negate two gems", "negate three gems"];
        let ways = ways.map(|way| format!("Gems to Gemonade: {way}"));
        m.may(B, &[&ways[0], &ways[1], &ways[2]]).does(B, &ways[2]).piles(B, "1");
        m.has_money(B, 0).discarded(B, "Gems to Gemonade").does(A, "end actions");
        m.buys_a_wound(A).has_money(B, 0).does(B, "end actions").has_money(B, 3);
        m.does(B, "buy 2-gem").does(B, "end buying").idles(A).does(B, "end actions");
        m.has_money(B, 0);
    }

    /// No more gems than there are.
    #[test]
    fn negates_no_more_than_are_sent() {
        let m = duel().pile(A, "1").hand(A, "Crash Gem").hand(B, "Gems to Gemonade");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Gems to Gemonade");
        m.must(B, "Gems to Gemonade: negate one gem").piles(B, "");
    }

    /// PS-8.2: what cannot be countered cannot be negated.
    #[test]
    fn does_not_answer_a_4_gem() {
        let m = duel().pile(A, "4").hand(A, "Crash Gem").hand(B, "Gems to Gemonade");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 4 at P2").asks(A).piles(B, "1 1 1 1");
    }

    /// PS-R27: what comes back in one's own turn is money in the buy phase of this turn.
    #[test]
    fn pays_in_the_own_turn_at_once() {
        let m = duel().pile(A, "1").pile(B, "3").hand(A, "Crash Gem; Gems to Gemonade");
        let mut m = m.hand(B, "Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Crash Gem");
        m.does(B, "break 3").does(A, "react Gems to Gemonade");
        m.does(A, "Gems to Gemonade: negate two gems").piles(A, "").has_money(A, 1);
        m.does(A, "end actions").has_money(A, 3);
    }

    /// PS-14.4, PS-R27: a third player's answer pays the target; of a team it pays who answers.
    #[test]
    fn pays_whom_the_gems_were_sent_to() {
        let m = free_for_all(3).pile(A, "2").hand(A, "Crash Gem").hand(C, "Gems to Gemonade");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(C, "react Gems to Gemonade");
        m.does(C, "Gems to Gemonade: negate two gems").does(A, "end actions").buys_a_wound(A);
        m.does(B, "end actions").has_money(B, 2);
        let m = team().pile(A, "2").hand(A, "Crash Gem").hand(C, "Gems to Gemonade");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(C, "react Gems to Gemonade");
        m.does(C, "Gems to Gemonade: negate two gems");
        m.hears(kernel::Viewer::Public, crate::Event::MoneyDue { seat: C, n: 2 });
    }

    /// PS-5.10, PS-R27: in another player's turn its reaction gives no money now; what its text
    /// promises comes in the next own buy phase.
    #[test]
    fn gives_no_money_off_turn_but_later() {
        let m = duel().pile(A, "2").hand(A, "Crash Gem").hand(B, "Gems to Gemonade");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "react Gems to Gemonade");
        m.does(B, "Gems to Gemonade: negate two gems").has_money(B, 0).has_arrows(B, "");
        m.does(A, "end actions").has_money(A, 1).has_money(B, 0).buys_a_wound(A);
        m.does(B, "end actions").has_money(B, 2);
    }
}

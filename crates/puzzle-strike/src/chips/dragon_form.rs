//! Dragon Form: a higher ante, and crashes that nobody answers.

use crate::chip::{Chip, Colors, Kind, Ongoing};
use crate::chips::Who;
use crate::choice::Choice;
use crate::sets::Set;
use crate::step::Question;
use crate::why::{Why, why};

const RAISE: u8 = 0;
const DISCARD: u8 = 1;

const NO_SPHERES: Why = why("PS-R48", "with this in play you cannot buy crash-sphere chips");

pub const CHIP: Chip = Chip {
    name: "Dragon Form",
    text: "Put this in your ongoing zone.",
    ongoing_text: "Each ante phase, ante a gem of value 1 higher than usual or discard this chip. Your crash-sphere chips cannot be answered by purple-shield reactions. You cannot buy crash-sphere chips.",
    kind: Kind::Character(Who::Midori),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    options: &["ante one higher", "discard this chip"],
    picked: |t, play, run, _, choice| match choice {
        Choice::Option(_, RAISE) => t.raise_ante(play, run.me),
        Choice::Option(_, DISCARD) => t.discard_ongoing(play, run),
        _ => (),
    },
    ongoing: Some(Ongoing {
        before_ante: Some(|t, _, run| t.ask(run, run.me, Question::Options(RAISE, DISCARD + 1))),
        forbids: Some(|_, owner, buyer, chip| {
            (owner == buyer && chip.chip().is_purple()).then_some(NO_SPHERES)
        }),
        sure: true,
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;

    const RAISE: &str = "Dragon Form: ante one higher";
    const DISCARD: &str = "Dragon Form: discard this chip";

    /// PS-6.17, PS-4.2: it stays, and from the next turn on the ante is one higher, or it goes.
    #[test]
    fn the_ante_is_one_higher_or_it_goes() {
        let mut m = duel().hand(A, "Dragon Form").acts(A);
        m.does(A, "play Dragon Form").stay(A, "Dragon Form").piles(A, "");
        let mut m = duel().ongoing(A, "Dragon Form").turn(A);
        m.piles(A, "").may(A, &[RAISE, DISCARD]).does(A, RAISE).piles(A, "2");
        m.stay(A, "Dragon Form").offers(A, "end actions");
        let mut m = duel().ongoing(A, "Dragon Form").turn(A);
        m.does(A, DISCARD).piles(A, "1").stay(A, "").discarded(A, "Dragon Form");
    }

    /// PS-R48, PS-12.2: in Deadly Time the ante stays a 4-gem, and it may still be discarded.
    #[test]
    fn in_deadly_time_a_4_gem_is_anted() {
        let board = || {
            let m = duel().ongoing(A, "Dragon Form").left("Wound", 1).left("Axe Kick", 0);
            m.left("X-Copy", 0).left("Button Mashing", 0)
        };
        let mut m = board().buys(B);
        m.buys_a_wound(B).panic_is(3).turn_of(A).may(A, &[RAISE, DISCARD]).does(A, RAISE);
        m.piles(A, "4").stay(A, "Dragon Form");
        let mut m = board().buys(B);
        m.buys_a_wound(B).does(A, DISCARD).piles(A, "4").stay(A, "");
    }

    /// PS-8.3: crashes of one's own spheres are not answered; other crashes are.
    #[test]
    fn spheres_cannot_be_answered() {
        let board = |hand: &str| {
            let m = duel().pile(A, "1 1 2").ongoing(A, "Dragon Form").hand(A, hand);
            m.pile(B, "2").hand(B, "Crash Gem; Stone Wall")
        };
        let mut m = board("Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").asks(A).piles(B, "1 1 2");
        m.happened(1, |e| matches!(e, Event::Sent { uncounterable: true, .. }));
        let mut m = board("Rocket Punch").acts(A);
        m.does(A, "play Rocket Punch").does(A, "crash 1 at P2").asks(B);
    }

    /// PS-8.9: what a counter-crash of one's own sends back is not answered either.
    #[test]
    fn counter_crashes_cannot_be_answered() {
        let m = duel().pile(A, "1 3").hand(A, "Crash Gem x2").pile(B, "3").hand(B, "Crash Gem");
        let mut m = m.ongoing(B, "Dragon Form").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Crash Gem");
        m.does(B, "break 3").asks(A).piles(A, "1 1 3").offers(A, "end actions");
    }

    /// PS-R49, PS-11.12: a chip that is played as if it were a crash-sphere chip is as sure as one,
    /// a copy as well as the chips that say so.
    #[test]
    fn a_chip_played_as_a_sphere_is_as_sure() {
        let m = duel().pile(A, "1").ongoing(A, "Dragon Form").hand(A, "Option Select");
        let mut m = m.pile(B, "2").hand(B, "Crash Gem").acts(A);
        m.does(A, "play Option Select").does(A, "copy Crash Gem").does(A, "crash 1 at P2").asks(A);
        let m = duel().pile(A, "1").ongoing(A, "Dragon Form").hand(A, "Unstable Power");
        let mut m = m.pile(B, "2").hand(B, "Crash Gem").acts(A);
        m.does(A, "play Unstable Power").does(A, "crash 1 at P2").asks(A).piles(B, "1 2");
        let m = duel().pile(A, "1").hand(A, "Crash Gem x2").pile(B, "3").hand(B, "Reversal");
        let mut m = m.pile(A, "1 1").ongoing(B, "Dragon Form").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Reversal");
        m.does(B, "break 3").asks(A).piles(A, "1 1 1").offers(A, "end actions");
    }

    /// PS-R49, PS-11.17: a crash that an opponent commands is its owner's crash.
    #[test]
    fn a_commanded_crash_is_the_owners() {
        let m = duel().pile(B, "3 3").ongoing(B, "Dragon Form").hand(B, "Crash Gem");
        let mut m = m.pile(A, "3").hand(A, "Mistress's Command; Crash Gem").acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Crash Gem of P2").does(A, "crash 3 at P1").piles(A, "1 1 1 3");
    }

    /// PS-R49, PS-14.10: gems that float keep the mark they were sent with.
    #[test]
    fn floating_gems_stay_sure() {
        let m = free_for_all(3).pile(A, "3 3 3 2 1").ongoing(A, "Dragon Form");
        let m = m.hand(A, "Crash Gem x2").arrows(A, "black").pile(B, "1").hand(B, "Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").piles(B, "1");
        m.does(A, "play Crash Gem").does(A, "crash 3 at P2").asks(A).piles(B, "1 1 1 1 1");
    }

    /// PS-R48, PS-4.34: he cannot buy spheres, and need not; opponents can.
    #[test]
    fn its_owner_buys_no_spheres() {
        let m = duel().ongoing(A, "Dragon Form").money(A, 9).left("Wound", 0);
        let mut m = m.buys(A);
        for sphere in ["Combine", "Crash Gem", "Double Crash Gem"] {
            m.refuses(A, &format!("buy {sphere}"), "PS-R48");
        }
        m.offers(A, "buy 4-gem").refuses(A, "end buying", "PS-4.16");
        let mut m = duel().ongoing(A, "Dragon Form").money(B, 9).buys(B);
        m.offers(B, "buy Crash Gem");
    }

    /// PS-R48, PS-15.3, PS-6.20: the owner decides for the one gem of the team, and two raise it
    /// twice; the teammate buys what he likes.
    #[test]
    fn in_a_team_each_owner_decides() {
        let mut m = team().ongoing(D, "Dragon Form").turn(A);
        m.must_among(D, RAISE).piles(A, "2");
        let mut m = team().ongoing(A, "Dragon Form").ongoing(D, "Dragon Form").turn(A);
        m.does(A, RAISE).does(D, RAISE).piles(A, "3");
        let mut m = team().ongoing(D, "Dragon Form").money(A, 5).money(D, 5).buys(A);
        m.offers(A, "buy Crash Gem").refuses(D, "buy Crash Gem", "PS-R48");
    }
}

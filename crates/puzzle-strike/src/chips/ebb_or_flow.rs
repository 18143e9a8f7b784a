//! Ebb or Flow: all piles sink, or your own one rises.

use crate::chip::{Chip, Colors, Declares, Icons, Reaction, Run, Windows};
use crate::choice::Choice;
use crate::event::Event;
use crate::step::Question;
use crate::table::Table;
use kernel::Play;

const EBB: u8 = 0;

/// The same effect as an action and as a reaction.
fn flows(t: &mut Table, play: &mut Play<Event>, run: Run, option: u8) {
    if option == EBB {
        for seat in t.open().order(run.me) {
            t.trash_from_pile(play, seat, 1);
        }
    } else {
        t.ante(play, run.me, 2);
    }
}

pub const CHIP: Chip = Chip {
    name: "Ebb or Flow",
    text: "Choose one: every player trashes a 1-gem from their gem pile; or you ante a 2-gem.",
    reaction_text: "The same effect. May be played when a fist would affect you; it does not make you immune.",
    cost: Some(2),
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    declares: Declares::Option(2),
    options: &["every player trashes a 1-gem", "ante a 2-gem"],
    main: |t, play, run| flows(t, play, run, run.option().unwrap_or(EBB)),
    picked: |t, play, run, _, choice| {
        if let Choice::Option(_, option) = choice {
            flows(t, play, run, option);
        }
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE,
        when: Reaction::always,
        effect: |t, _, run, _| t.ask(run, run.me, Question::Options(0, 2)),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.8: gems go to the bank and come from it.
    #[test]
    fn lowers_all_piles_or_raises_the_own_one() {
        let mut m = duel().pile(A, "1 2").pile(B, "2").hand(A, "Ebb or Flow x2").arrows(A, "blue");
        m = m.pile(B, "1");
        let mut m = m.acts(A);
        m.does(A, "play Ebb or Flow").does(A, "Ebb or Flow: every player trashes a 1-gem");
        m.piles(A, "2").piles(B, "").bank_has("1-gem", 66);
        m.does(A, "play Ebb or Flow").does(A, "Ebb or Flow: ante a 2-gem").piles(A, "2 2");
        m.bank_has("2-gem", 19);
    }

    /// PS-S41, PS-S116, PS-9.9: as a reaction it changes the total that the attack looks at.
    #[test]
    fn changes_the_total_before_the_attack() {
        let m = duel().pile(B, "1 2 3").hand(A, "Mistress's Command").hand(B, "Ebb or Flow");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command").does(B, "react Ebb or Flow");
        m.does(B, "Ebb or Flow: every player trashes a 1-gem").piles(B, "2 3");
        m.may(A, &["end actions"]);
        let m = duel().pile(B, "4").hand(A, "Mistress's Command").hand(B, "Ebb or Flow; Axe Kick");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command").does(B, "react Ebb or Flow");
        m.does(B, "Ebb or Flow: ante a 2-gem").piles(B, "4 2").offers(A, "give Wound");
    }

    /// PS-15.12: every player trashes one, so a shared pile loses two.
    #[test]
    fn a_shared_pile_loses_two() {
        let mut m = team().pile(A, "1 1 1").pile(B, "1").hand(A, "Ebb or Flow").acts(A);
        m.does(A, "play Ebb or Flow").does(A, "Ebb or Flow: every player trashes a 1-gem");
        m.piles(A, "1").piles(B, "");
    }
}

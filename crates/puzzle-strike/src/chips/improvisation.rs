//! Improvisation: play what comes; or answer a fist with a chip of your own.

use crate::chip::{Chip, ChipId, Colors, Icons, Note, Reaction, Run, Windows};
use crate::choice::{Choice, Verb};
use crate::event::Event;
use crate::step::{Filter, Question};
use crate::table::Table;
use kernel::Play;

/// A drawn chip is played.
const PLAY: u8 = 1;
/// Of two drawn chips one is chosen to be played first.
const ORDER: u8 = 2;
const REACTION: u8 = 3;

pub const CHIP: Chip = Chip {
    name: "Improvisation",
    text: "Draw two chips face up. Discard the gems among them; play the others, one at a time, without using actions.",
    reaction_text: "After a fist has affected you: you may play one chip from your hand as if it were your turn, without using an action.",
    cost: Some(4),
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    main: |t, play, run| {
        let drawn = [t.draw_face_up(play, run.me), t.draw_face_up(play, run.me)];
        for gem in drawn.into_iter().flatten().filter(|chip| chip.is_gem()) {
            t.discard(play, run.me, gem);
        }
        // A Wound cannot be played and stays in hand (PS-11.4).
        let playable = drawn.map(|chip| chip.filter(|chip| chip.chip().is_action()));
        match playable {
            [Some(a), Some(b)] if t.open().choose_order && a != b => {
                let run = run.at_stage(ORDER).noting(Note::Chips(a, b));
                t.ask(run, run.me, Question::Own { may_pass: false });
            }
            both => both.into_iter().flatten().for_each(|chip| to_be_played(t, run, chip)),
        }
    },
    answers: |_, run, _, f| {
        for chip in run.noted_chips() {
            f(Choice::Chip(Verb::PlayFreely, chip, None));
        }
    },
    picked: |t, play, run, _, choice| {
        if let (ORDER, Choice::Chip(_, first, _)) = (run.stage, choice) {
            chosen(t, play, run, first);
        }
    },
    step: |t, play, run| t.play_freely(play, run, run.noted_chip()),
    reaction: Some(Reaction {
        windows: Windows::FIST_AFTER,
        when: Reaction::always,
        effect: |t, _, run, _| {
            let run = run.at_stage(REACTION);
            t.ask(run, run.me, Question::PlayFreely { filter: Filter::ACTION, may_pass: true });
        },
    }),
    ..Chip::BLANK
};

fn to_be_played(t: &mut Table, run: Run, chip: ChipId) {
    t.go_on(run.at_stage(PLAY).noting(Note::Chip(chip)));
}

fn chosen(t: &mut Table, play: &mut Play<Event>, run: Run, first: ChipId) {
    let [a, b] = run.noted_chips();
    let other = if first == a { b } else { a };
    t.play_freely(play, run, first);
    to_be_played(t, run, other);
}

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S54, PS-11.3: gems are discarded for nothing, the other chip is played.
    #[test]
    fn discards_gems_and_plays_the_rest() {
        let mut m = duel().hand(A, "Improvisation").bag(A, "2-gem; Combine").acts(A);
        m.draws("2-gem; Combine").does(A, "play Improvisation").has_arrows(A, "black");
        m.has_money(A, -1).discarded(A, "2-gem").lie_on_table(A, "Improvisation; Combine");
    }

    /// PS-11.3: in the order drawn, or with the option in the order chosen.
    #[test]
    fn plays_in_the_order_drawn_or_chosen() {
        let board = || {
            let m = duel().pile(A, "1").hand(A, "Improvisation");
            m.bag(A, "Bang then Fizzle; Crash Gem; Wound x2")
        };
        let mut m = board().acts(A);
        m.draws("Bang then Fizzle; Crash Gem; Wound; Wound").does(A, "play Improvisation");
        m.has_arrows(A, "black black").holds(A, "Wound x2").must(A, "crash 1 at P2");
        let mut m = board().choose_order().acts(A);
        m.draws("Bang then Fizzle; Crash Gem").does(A, "play Improvisation");
        m.may(A, &["play Bang then Fizzle freely", "play Crash Gem freely"]);
        m.does(A, "play Crash Gem freely").must(A, "crash 1 at P2").has_arrows(A, "black black");
    }

    /// PS-S56, PS-5.12, PS-20.10: a name that was played is played without effect.
    #[test]
    fn a_chip_already_played_this_turn_does_nothing() {
        let m = duel().hand(A, "Bang then Fizzle; Improvisation");
        let mut m = m.bag(A, "Bang then Fizzle; 1-gem; Wound x2").acts(A);
        m.draws("Wound; Wound").does(A, "play Bang then Fizzle");
        m.draws("Bang then Fizzle; 1-gem").does(A, "play Improvisation").has_arrows(A, "black");
    }

    /// PS-11.19: what is no longer in hand is not played.
    #[test]
    fn what_has_left_the_hand_is_not_played() {
        let m = duel().pile(A, "1").hand(A, "Improvisation");
        let mut m = m.bag(A, "Maximum Anarchy; Crash Gem; Wound x4").acts(A);
        m.draws("Maximum Anarchy; Crash Gem; Wound; Wound").does(A, "play Improvisation");
        m.may(A, &["end actions"]).piles(A, "1").discarded(A, "Crash Gem").holds(A, "Wound x2");
    }

    /// PS-S57, PS-11.4: a drawn Wound stays in hand.
    #[test]
    fn a_drawn_wound_stays_in_hand() {
        let mut m = duel().hand(A, "Improvisation").bag(A, "Wound; 1-gem").acts(A);
        m.does(A, "play Improvisation").holds(A, "Wound").discarded(A, "1-gem");
    }

    /// PS-S53, PS-9.8, PS-9.14, PS-11.6, PS-5.10: after a fist, a chip of the hand is played as an
    /// attack of its own; what it gives is lost, and both chips end in the discard pile.
    #[test]
    fn answers_a_fist_with_a_fist() {
        let m = duel().hand(A, "Repeated Jabs; Blues Are Good");
        let mut m = m.hand(B, "Improvisation; Color Panic; 1-gem").acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").piles(B, "1");
        m.does(B, "react Improvisation").may(B, &["play Color Panic freely", "pass"]);
        m.does(B, "play Color Panic freely").does(B, "name red");
        m.may(A, &["react Blues Are Good", "pass"]).does(A, "pass");
        m.has_arrows(B, "").discarded(B, "Color Panic; Improvisation").asks(A);
        m.hears(
            kernel::Viewer::Public,
            crate::Event::HandRevealed { seat: A, chips: chips("Blues Are Good") },
        );
    }

    /// PS-9.14, PS-9.5: the nested attack is over before the outer one goes on, and then the next
    /// player is still asked about that.
    #[test]
    fn the_outer_attack_goes_on_after_a_nested_one() {
        let m = free_for_all(3).hand(A, "Pick Your Poison; 1-gem").bag(A, "Wound");
        let m = m.hand(B, "Improvisation; Color Panic").hand(C, "Saving Grace").bag(C, "2-gem x2");
        let mut m = m.acts(A);
        m.does(A, "play Pick Your Poison").does(B, "Pick Your Poison: ante a 1-gem");
        m.must(C, "Pick Your Poison: ante a 1-gem").does(B, "react Improvisation");
        m.does(B, "play Color Panic freely").does(B, "name purple");
        // Color Panic affects both others; A holds no shield, C lets it go by and answers the outer
        // attack.
        m.may(C, &["react Saving Grace", "pass"])
            .does(C, "pass")
            .discarded(B, "Improvisation; Color Panic");
        m.may(C, &["react Saving Grace", "pass"]).does(C, "react Saving Grace");
        m.holds(C, "2-gem x2").may(A, &["end actions"]);
    }
}

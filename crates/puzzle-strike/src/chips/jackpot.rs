//! Jackpot: two chips of an opponent's hand decide your luck.

use crate::chip::{Arrow, Chip, Colors, Declares, Kind, Note};
use crate::chips::Who;
use crate::choice::{Choice, Lies, Verb};
use crate::sets::Set;
use crate::step::{Filter, Question};

const CHIPS: u8 = 2;
/// When the chip of the bank was played.
const GAIN: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Jackpot",
    text: "Reveal two random chips of a chosen opponent's hand. If any is a gem: +1 money and +1 black arrow. If both are crash-sphere chips: play a crash-sphere chip from the bank and gain it.",
    kind: Kind::Character(Who::Lum),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    declares: Declares::Opponent,
    main: |t, play, run| {
        let Some(opponent) = run.opponent() else { return };
        let shown = t.reveal_at_random(play, opponent, CHIPS);
        if shown.slots().any(|slot| slot.value().is_some()) {
            t.give_money(play, run.me, 1);
            t.give_arrows(play, run.me, Arrow::Black, 1);
        }
        let spheres = shown.slots().all(|slot| t.open().text(slot).is_purple());
        if spheres && shown.len() == CHIPS {
            t.ask(run, run.me, Question::Own { may_pass: false });
        }
    },
    asks_own: |open, _, _| open.filled_stacks().any(|slot| Filter::PURPLE.fits(open.chip(slot))),
    own_from: |_| Some(Lies::BANK),
    answers: |t, _, _, f| {
        let chips = t.open().filled_stacks().map(|slot| t.open().chip(slot));
        let spheres = chips.filter(|chip| Filter::PURPLE.fits(*chip));
        spheres.for_each(|chip| f(Choice::Chip(Verb::PlayFreely, chip, None)));
    },
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.play_from_bank(play, run, chip);
            t.go_on(run.at_stage(GAIN).noting(Note::Chip(chip)));
        }
    },
    step: |t, play, run| t.gain(play, run.me, run.noted_chip()),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;

    /// PS-R52, PS-2.8: two random chips are shown to all and remembered; the hand stays as it is.
    #[test]
    fn shows_two_random_chips_to_all() {
        let m = free_for_all(3).hand(A, "Jackpot").hand(C, "Wound; Axe Kick; 1-gem; Combine");
        let mut m = m.bag(C, "2-gem x4").acts(A);
        m.does(A, "play Jackpot").draws("Wound; Combine").does(A, "choose P3");
        m.hears(kernel::Viewer::Seat(B), Event::RevealedAtRandom { seat: C, chip: chip("Wound") });
        m.has_money(A, 0).has_arrows(A, "").holds(C, "Wound; Axe Kick; 1-gem; Combine");
        let known = m.table().open().player(C).known;
        assert_eq!(m.table().listed(&known), chips("Combine; Wound"));
    }

    /// PS-R52: one gem or two pay the same.
    #[test]
    fn a_gem_pays() {
        for shown in ["1-gem; Wound", "1-gem x2", "Crash Gem; 1-gem"] {
            let m = duel().hand(A, "Jackpot").hand(B, "1-gem x2; Wound; Crash Gem");
            let mut m = m.bag(B, "Wound").acts(A);
            m.draws(shown).does(A, "play Jackpot").has_money(A, 1).has_arrows(A, "black");
            m.may(A, &["end actions"]);
        }
    }

    /// PS-R53, PS-11.14: for two spheres one of the bank is played, and then it is gained.
    #[test]
    fn two_spheres_play_a_sphere_of_the_bank() {
        let m = duel().pile(A, "2").hand(A, "Jackpot").hand(B, "Crash Gem; Combine; Wound");
        let mut m = m.pile(B, "1").left("Crash Gem", 3).bag(B, "Wound").acts(A);
        m.draws("Crash Gem; Combine").does(A, "play Jackpot").has_arrows(A, "");
        m.lacks(A, "play Wound").offers(A, "play Combine freely");
        m.offers(A, "play Double Crash Gem freely");
        m.does(A, "play Crash Gem freely").does(A, "crash 2 at P2").bank_has("Crash Gem", 2);
        m.does(B, "pass").piles(B, "1 1 1").has_money(A, 1).bank_has("Crash Gem", 2);
        m.discarded(A, "Crash Gem").lie_on_table(A, "Jackpot");
    }

    /// PS-R52, PS-10.2: of a short hand all is shown; a single sphere is not both.
    #[test]
    fn a_short_hand_shows_what_it_has() {
        let mut m = duel().hand(A, "Jackpot").hand(B, "Crash Gem").acts(A);
        m.does(A, "play Jackpot").may(A, &["end actions"]).has_money(A, 0);
        let mut m = duel().hand(A, "Jackpot").acts(A);
        m.does(A, "play Jackpot").may(A, &["end actions"]).has_money(A, 0);
        let mut m = duel().hand(A, "Jackpot").hand(B, "3-gem").acts(A);
        m.does(A, "play Jackpot").has_money(A, 1);
    }

    /// PS-R52: a chip that everybody knew already is not counted twice.
    #[test]
    fn a_known_chip_is_known_once() {
        let m = duel().hand(A, "Jackpot x2").arrows(A, "black").hand(B, "Wound x2; Axe Kick");
        let mut m = m.bag(B, "Wound x2; Axe Kick").acts(A);
        m.draws("Wound; Axe Kick").does(A, "play Jackpot");
        m.draws("Wound; Axe Kick").does(A, "play Jackpot");
        let known = m.table().open().player(B).known;
        assert_eq!(m.table().listed(&known), chips("Wound; Axe Kick"));
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(A, "1-gem x2").improvises("Jackpot");
        m.has_nothing(B);
    }
}

//! Double-take: one chip, played twice and gone, and that was the turn.

use crate::chip::{Chip, Colors, Kind};
use crate::chips::Who;
use crate::choice::{Choice, Verb, Zone};
use crate::pouch::Slot;
use crate::sets::Set;
use crate::step::{Filter, Question};
use crate::table::Open;

/// When the chip has been played and trashed.
const END: u8 = 1;

fn may_choose(open: &Open, slot: Slot) -> bool {
    Filter::PLAIN.fits(open.chip(slot)) && open.text(slot).is_action()
}

pub const CHIP: Chip = Chip {
    name: "Double-take",
    text: "Choose a chip that is not a \"!\" chip in your hand or discard pile. Play it twice, trash it, then end your action phase.",
    kind: Kind::Character(Who::Setsuki),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, _, run| {
        t.ask(run, run.me, Question::Own { may_pass: false });
        t.go_on(run.at_stage(END));
    },
    asks_own: |open, _, who| {
        let player = open.player(who);
        let near = |slot: &Slot| player.discard.has(*slot) || player.may_hold(*slot);
        Slot::all().filter(near).any(|slot| may_choose(open, slot))
    },
    answers: |t, _, who, f| {
        let discard = &t.open().player(who).discard;
        for (zone, place) in [(t.hand(who), Zone::Hand), (discard, Zone::Discard)] {
            for slot in zone.slots().filter(|slot| may_choose(t.open(), *slot)) {
                f(Choice::Chip(Verb::Copy, t.open().chip(slot), Some(place)));
            }
        }
    },
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(_, chip, Some(zone)) = choice {
            t.play_out(play, run, chip, zone);
        }
    },
    step: |t, play, run| t.end_action_phase(play, run),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;

    /// PS-11.1, PS-11.8: a chip of hand or discard pile is played twice and trashed; the action
    /// phase is over, and no arrow is left.
    #[test]
    fn plays_a_chip_twice_and_ends_the_phase() {
        let m = duel().hand(A, "Double-take; Axe Kick; 1-gem").discard(A, "Punch, Punch, Kick");
        let mut m = m.bag(A, "Wound x9").arrows(A, "black").acts(A);
        m.does(A, "play Double-take");
        m.may(A, &["copy Axe Kick from hand", "copy Punch, Punch, Kick from discard"]);
        m.does(A, "copy Axe Kick from hand").holds(A, "1-gem; Wound x4").bank_has("Axe Kick", 6);
        m.has_arrows(A, "").lie_on_table(A, "Double-take").offers(A, "buy Wound");
        m.happened(1, |e| matches!(e, Event::PlayedAgain { .. }));
        m.happened(1, |e| matches!(e, Event::ActionsEnded { seat: A }));
    }

    /// PS-11.11: other than X-Copy it may choose a Combine, and it fetches from the discard pile.
    #[test]
    fn may_choose_a_chip_of_the_discard_pile() {
        let m = duel().pile(A, "1 1 1").hand(A, "Double-take").discard(A, "Combine; The Hammer");
        let mut m = m.acts(A);
        m.does(A, "play Double-take").must(A, "copy Combine from discard");
        m.does(A, "combine 1+1").does(A, "combine 2+1").piles(A, "3").has_money(A, -2);
        m.discarded(A, "The Hammer").bank_has("Combine", 21);
    }

    /// PS-9.13: each play of a fist is an attack of its own.
    #[test]
    fn each_play_of_a_fist_is_an_attack() {
        let m = duel().hand(A, "Double-take; Color Panic").hand(B, "Blues Are Good x2; 1-gem");
        let mut m = m.acts(A);
        m.does(A, "play Double-take").does(A, "copy Color Panic from hand").does(A, "name red");
        m.does(B, "react Blues Are Good").does(A, "name blue");
        m.may(B, &["react Blues Are Good", "pass"]).does(B, "pass");
    }

    /// PS-R44, PS-6.1: a character chip cannot be trashed; it ends where it would have ended.
    #[test]
    fn a_character_chip_is_not_trashed() {
        let m = duel().hand(A, "Double-take; Bag of Tricks").bag(A, "1-gem x4");
        let mut m = m.acts(A);
        m.does(A, "play Double-take").must(A, "copy Bag of Tricks from hand").has_pigs(A, 2);
        m.lie_on_table(A, "Double-take; Bag of Tricks");
        let mut m = duel().hand(A, "Double-take; Giant Growth").acts(A);
        m.does(A, "play Double-take").must(A, "copy Giant Growth from hand");
        m.stay(A, "Giant Growth").lie_on_table(A, "Double-take");
    }

    /// PS-R44, PS-11.8, PS-11.9: an ongoing chip is trashed too, and a chip that its own text has
    /// put on top of the bag is trashed from there; what trashed itself is trashed once.
    #[test]
    fn trashes_the_chip_wherever_its_text_has_put_it() {
        let m = duel().hand(A, "Double-take; Hundred-Fist Frenzy").bag(A, "1-gem");
        let mut m = m.acts(A);
        m.does(A, "play Double-take").does(A, "copy Hundred-Fist Frenzy from hand").stay(A, "");
        m.bank_has("Hundred-Fist Frenzy", 6);
        let mut m = duel().hand(A, "Double-take; Repeated Jabs").acts(A);
        m.does(A, "play Double-take").must(A, "copy Repeated Jabs from hand");
        m.does(A, "Repeated Jabs: on top of the bag").piles(B, "1 1").on_top(A, "");
        m.bank_has("Repeated Jabs", 6).offers(A, "buy Wound");
        let m = duel().hand(A, "Double-take; Button Mashing").top(A, "Button Mashing");
        let mut m = m.acts(A);
        m.does(A, "play Double-take").must(A, "copy Button Mashing from hand");
        m.bank_has("Button Mashing", 6).on_top(A, "Button Mashing");
    }

    /// PS-5.12: the second play of a once-per-turn chip does nothing; it is trashed all the same.
    #[test]
    fn once_per_turn_holds() {
        let m = duel().hand(A, "Double-take; Bang then Fizzle").bag(A, "1-gem x4");
        let mut m = m.acts(A);
        m.does(A, "play Double-take").must(A, "copy Bang then Fizzle from hand");
        m.holds(A, "1-gem x2").bank_has("Bang then Fizzle", 6);
    }

    /// PS-R44, PS-5.6: with nothing to choose the phase still ends.
    #[test]
    fn ends_the_phase_for_nothing() {
        let m = duel().hand(A, "Double-take; 1-gem; Wound").arrows(A, "black");
        let mut m = m.acts(A);
        m.does(A, "play Double-take").offers(A, "buy Wound").holds(A, "1-gem; Wound");
    }

    /// PS-11.6, PS-5.10, PS-11.17: commanded in another player's turn it trashes, and ends nothing.
    #[test]
    fn ends_nothing_in_the_turn_of_another() {
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command; Crash Gem").arrows(A, "black");
        let mut m = m.hand(B, "Double-take; Axe Kick").bag(B, "1-gem x9").acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Double-take of P2").must(A, "copy Axe Kick from hand");
        m.holds(B, "Wound; 1-gem x4").discarded(B, "Double-take").bank_has("Axe Kick", 6);
        m.offers(A, "play Crash Gem");
    }
}

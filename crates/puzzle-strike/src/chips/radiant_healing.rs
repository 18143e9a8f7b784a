//! Radiant Healing: who gives a Puzzle chip up is healed.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "Radiant Healing",
    text: "+1 black arrow, draw 1, +1 piggy bank. Each player may discard a Puzzle chip to trash one Wound or one 1-gem from their hand or discard pile.",
    kind: Kind::Character(Who::Gloria),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.draw(play, run.me, 1);
        t.give_pigs(play, run.me, 1);
        for seat in t.open().order(run.me) {
            t.ask(run, seat, Question::Discard { filter: Filter::PUZZLE, may_pass: true });
        }
    },
    picked: |t, _, run, who, choice| {
        if let Choice::Chip(Verb::Discard, ..) = choice {
            let zones = Zones::HAND.and(Zones::DISCARD);
            // Of gems and Wounds those that cost 0 or 1: a Wound or a 1-gem.
            let filter = Filter::GEM.or(Filter::WOUND).costing(0, 1);
            t.ask(run, who, Question::Trash { zones, filter, may_pass: false });
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S85, PS-20.43: each player, the own one too; no discard, no trash.
    #[test]
    fn each_player_may_heal() {
        let m = duel().hand(A, "Radiant Healing; Axe Kick; Wound").bag(A, "2-gem");
        let mut m = m.hand(B, "X-Copy; Wound").discard(A, "1-gem").acts(A);
        m.does(A, "play Radiant Healing").has_arrows(A, "black").has_pigs(A, 1);
        m.may(A, &["discard Axe Kick", "pass"]).does(A, "discard Axe Kick");
        m.may(A, &["trash Wound from hand", "trash 1-gem from discard"]);
        m.does(A, "trash Wound from hand").holds(A, "2-gem");
        m.may(B, &["discard X-Copy", "pass"]).does(B, "pass").holds(B, "X-Copy; Wound").asks(A);
    }

    /// PS-R62, PS-10.4: in another player's turn that player decides first, then the others
    /// clockwise.
    #[test]
    fn the_turn_player_decides_first_off_turn() {
        let m = free_for_all(4).hand(A, "Axe Kick; Wound").hand(B, "X-Copy; Wound");
        let m = m.hand(C, "X-Copy").hand(D, "Axe Kick");
        let mut m = m.improvises("Radiant Healing");
        m.may(A, &["discard Axe Kick", "pass"]).does(A, "discard Axe Kick");
        m.does(A, "trash Wound from hand").may(B, &["discard X-Copy", "pass"]).does(B, "pass");
        m.asks(C).does(C, "pass").asks(D).does(D, "pass").asks(A);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Radiant Healing");
        m.holds(B, "Wound").has_nothing(B);
    }
}

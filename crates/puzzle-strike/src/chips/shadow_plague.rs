//! Shadow Plague: discarding it hurts, unless an action is spent on it.

use crate::chip::{Chip, Colors, Kind};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Shadow Plague",
    text: "As an action: discard this chip without gaining a Wound.",
    ongoing_text: "Whenever you discard this chip in any other way, gain a Wound.",
    kind: Kind::Character(Who::Gwen),
    copies: 1,
    undrafted: true,
    banner: Colors::GRAY,
    main: |t, play, run| t.discard_itself(play, run),
    discarded: Some(|t, play, run| t.gain_wound(play, run.me)),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S86, PS-20.46: in cleanup it gives a Wound; a pig or an action prevents that.
    #[test]
    fn discarding_it_gives_a_wound() {
        let mut m = duel().hand(A, "Shadow Plague").money(A, 1).bag(A, "1-gem x9").buys(A);
        m.does(A, "buy 1-gem").does(A, "end buying").discarded(A, "1-gem; Shadow Plague; Wound");
        let m = duel().hand(A, "Shadow Plague").money(A, 1).bag(A, "1-gem x9").pigs(A, 1);
        let mut m = m.buys(A);
        m.does(A, "buy 1-gem").does(A, "end buying").does(A, "keep Shadow Plague");
        m.discarded(A, "1-gem");
        let mut m = duel().hand(A, "Shadow Plague").acts(A);
        m.does(A, "play Shadow Plague").discarded(A, "Shadow Plague").lie_on_table(A, "");
    }

    /// PS-6.3: with no Wound in the bank none is gained.
    #[test]
    fn an_empty_stack_gives_no_wound() {
        let m = duel().hand(A, "Shadow Plague").money(A, 1).left("Wound", 0).bag(A, "1-gem x9");
        let mut m = m.buys(A);
        m.does(A, "buy 1-gem").does(A, "end buying").discarded(A, "1-gem; Shadow Plague");
    }

    /// PS-S86: an attack that makes one discard it gives a Wound too.
    #[test]
    fn a_forced_discard_gives_a_wound() {
        let mut m = duel().hand(A, "Surgical Strike").hand(B, "Shadow Plague").acts(A);
        m.does(A, "play Surgical Strike").does(A, "discard Shadow Plague of P2");
        m.discarded(B, "Shadow Plague; Wound");
    }

    /// PS-S87, PS-5.3: only a black arrow or the natural action pays for it.
    #[test]
    fn a_coloured_arrow_does_not_help() {
        let mut m = duel().hand(A, "Shadow Plague; Axe Kick").arrows(A, "red").acts(A);
        m.does(A, "play Axe Kick").refuses(A, "play Shadow Plague", "PS-5.1");
    }

    /// PS-20.57: played through another effect it is played for its action.
    #[test]
    fn another_effect_plays_it_for_its_action() {
        let mut m = duel().hand(A, "Improvisation").bag(A, "Shadow Plague; 1-gem").acts(A);
        m.does(A, "play Improvisation").discarded(A, "Shadow Plague; 1-gem");
    }

    /// PS-17.1: it is never in the pool of a draft.
    #[test]
    fn is_never_drafted() {
        assert!(chip("Shadow Plague").chip().undrafted);
    }
}

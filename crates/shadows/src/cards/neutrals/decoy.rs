//! Decoy: the Monster acts otherwise.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Look, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Decoy",
    text: "If your Monster-Action card is still facedown, you may look at it and replace it with the top card of the deck. If you replaced it, gain 1 XP.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[3]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Peek(Look::Action, Of::Me),
            Op::SwapAction,
            Op::When(Cond::Swapped, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S122, SH-3.8: the facedown card is seen, replaced unseen, and discarded unrevealed.
    #[test]
    fn swaps_the_action_card() {
        let m = duel("Ahti", "Eras").leader(B).front(A, "attack2").hand(A, "Decoy; Search");
        let mut m = m.acts(A, 3);
        m.uses(A, "Decoy", &[]).reveals("special").may(A, &["swap", "pass"]).does(A, "swap");
        m.earned(A, 1, 0).happened(1, |e| matches!(e, Event::ActionBuried { .. }));
        m.happened(1, |e| {
            matches!(e, Event::ActionRevealed { action, .. }
            if action.action().name == "special")
        });
    }
}

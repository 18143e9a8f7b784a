//! The blessings of both pantheons (FC-14).

use super::{Aim, Magic, MagicKind};
use crate::lasting::{Ends, Lasts};
use crate::specials;
use crate::unit::Pantheon;
use crate::why;

const BLESSING: Magic = Magic { kind: MagicKind::Blessing, ..Magic::NONE };

pub const BLESSINGS: [Magic; 8] = [
    Magic {
        name: "Blessing of War",
        text: "Target one of your cards: it rolls 1 extra d6 in its next attack, then the blessing ends.",
        pantheon: Some(Pantheon::Alliance),
        cost: 14,
        aim: Aim::Own,
        lasts: Lasts { ends: Ends::NextAttack, attack_dice: 1, ..Lasts::NOTHING },
        ..BLESSING
    },
    Magic {
        name: "Blessing of the Shield",
        text: "Target one of your cards: it rolls 1 extra d6 for its next defence roll, then the blessing ends.",
        pantheon: Some(Pantheon::Alliance),
        cost: 15,
        aim: Aim::Own,
        lasts: Lasts { ends: Ends::NextDefence, defence_dice: 1, ..Lasts::NOTHING },
        ..BLESSING
    },
    Magic {
        name: "Blessing of the Harvest",
        text: "Your next reinforcement costs one conquered card less, then the blessing ends.",
        pantheon: Some(Pantheon::Alliance),
        cost: 16,
        aim: Aim::Player,
        lasts: Lasts { ends: Ends::NextReinforcement, cheapens: 1, ..Lasts::NOTHING },
        ..BLESSING
    },
    Magic {
        name: "Blessing of Death",
        text: "Target one enemy card: it rolls 1d6 fewer in its next combat, attacking or defending, then the blessing ends.",
        pantheon: Some(Pantheon::Alliance),
        cost: 17,
        aim: Aim::Enemy,
        lasts: Lasts {
            ends: Ends::NextCombat,
            attack_dice: -1,
            defence_dice: -1,
            ..Lasts::NOTHING
        },
        ..BLESSING
    },
    Magic {
        name: "Blessing of the Asp",
        text: "Target one of your cards: it has Poison until it is removed.",
        pantheon: Some(Pantheon::Aegyptus),
        cost: 17,
        aim: Aim::Own,
        lasts: Lasts { grants: Some(specials::POISON), ..Lasts::NOTHING },
        ..BLESSING
    },
    Magic {
        name: "Blessing of Horus",
        text: "Target one of your cards with range above 1: +1 range until it is removed.",
        pantheon: Some(Pantheon::Aegyptus),
        cost: 18,
        aim: Aim::Own,
        fits: Some(|field, card| if field.range(card) > 1 { Ok(()) } else { Err(why::NO_RANGE) }),
        lasts: Lasts { range: 1, ..Lasts::NOTHING },
        ..BLESSING
    },
    Magic {
        name: "Blessing of Set",
        text: "In your opponent's next movement phase only one card may move, and Fly cannot be used. Ends with that turn.",
        pantheon: Some(Pantheon::Aegyptus),
        cost: 19,
        aim: Aim::Player,
        lasts: Lasts { ends: Ends::EndOfTheirTurn, hampers: true, ..Lasts::NOTHING },
        ..BLESSING
    },
    Magic {
        name: "Blessing of Ra",
        text: "Target one of your cards: it rolls 2 extra d6 in its next combat, attacking or defending, then the blessing ends.",
        pantheon: Some(Pantheon::Aegyptus),
        cost: 20,
        aim: Aim::Own,
        lasts: Lasts { ends: Ends::NextCombat, attack_dice: 2, defence_dice: 2, ..Lasts::NOTHING },
        ..BLESSING
    },
];

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-14.4, FC-14.5: Death weakens an enemy once, the asp stays.
    /// Also FC-15.5.
    #[test]
    fn death_and_the_asp() {
        let board = duel("Ras Warriors", "Reapers").south("A1", "Priests of Aegyptus");
        let mut m = board.magic(S);
        m.dice("6 6").does(S, "cast Blessing of the Asp from A1 at C5").dice("1");
        m.does(S, "end phase").gone("C6");
        let mut m = duel("Halberdiers", "Reapers").south("A1", "Priests").magic(S);
        m.dice("6 6").does(S, "cast Blessing of Death from A1 at C6").ends_turn(S).ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("1 1 1").does(S, "attack C6 with C5").rolled(2, 1);
        m.lasts("Blessing of Death", "C6", 0);
    }

    /// FC-S31 (FC-14.7, FC-6.13, FC-7.30, FC-12.14).
    #[test]
    fn under_set_one_card_moves_and_none_flies() {
        let board = field().south("A1", "Priests of Aegyptus").south("C4", "Ras Warriors");
        let board = board.north("C6", "Wyrvens").north("C5", "Trolls").north("E9", "Orcs");
        let mut m = board.magic(S);
        m.dice("5 5").does(S, "cast Blessing of Set from A1").ends_turn(S);
        m.lacks(N, "move C6 C7 ").lacks(N, "move C6 C8").does(N, "move E9 E8");
        m.refuses(N, "move C6 D6", "FC-14.7").to_phase(N, Phase::Combat);
        m.dice("6 6 1 1")
            .does(N, "attack C4 with C5")
            .does(N, "follow up")
            .stands(N, "C4", "Trolls");
        m.ends_turn(N).ends_turn(S).does(N, "move E8 E9").offers(N, "move C6 A6");
    }
}

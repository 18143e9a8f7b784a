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
        fits: Some(
            |field, card| {
                if field.own_range(card) > 1 { Ok(()) } else { Err(why::NO_RANGE) }
            },
        ),
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

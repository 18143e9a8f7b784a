//! The Bio Evolutions (FC-12.1). They change values or grant rules and do nothing else.

use super::{Magic, MagicKind};
use crate::lasting::Lasts;
use crate::specials;
use crate::unit::Faction;

const EVOLUTION: Magic =
    Magic { kind: MagicKind::Evolution, faction: Some(Faction::Catastrophe), ..Magic::NONE };

pub const EVOLUTIONS: [Magic; 10] = [
    Magic {
        name: "Wings",
        text: "Gains Fly.",
        lasts: Lasts { grants: Some(specials::FLY), ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Extra Arms",
        text: "+2 attack.",
        lasts: Lasts { attack: 2, ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Chitin Plates",
        text: "+2 defence.",
        lasts: Lasts { defence: 2, ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Venom Sacs",
        text: "Gains Poison.",
        lasts: Lasts { grants: Some(specials::POISON), ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Regrowth",
        text: "Gains Regenerate.",
        lasts: Lasts { grants: Some(specials::REGENERATE), ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Camouflage",
        text: "Gains Chameleon.",
        lasts: Lasts { grants: Some(specials::CHAMELEON), ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Extra Legs",
        text: "Gains Extra Move.",
        lasts: Lasts { grants: Some(specials::EXTRA_MOVE), ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Gigantism",
        text: "+5 size.",
        lasts: Lasts { size: 5, ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Adrenal Glands",
        text: "Gains Charge.",
        lasts: Lasts { grants: Some(specials::CHARGE), ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Razor Talons",
        text: "Gains Killing Blow.",
        lasts: Lasts { grants: Some(specials::KILLING_BLOW), ..Lasts::NOTHING },
        ..EVOLUTION
    },
];

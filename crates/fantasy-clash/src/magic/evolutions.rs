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
        text: "+3 attack.",
        lasts: Lasts { attack: 3, ..Lasts::NOTHING },
        ..EVOLUTION
    },
    Magic {
        name: "Chitin Plates",
        text: "+3 defence.",
        lasts: Lasts { defence: 3, ..Lasts::NOTHING },
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

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-13.7: evolutions on the flayer sleep and go with it.
    #[test]
    fn evolutions_go_with_their_flayer() {
        let board =
            field().south("C5", "Mind Flayers").north("C6", "Wizard").north("C7", "Templars");
        let mut m = board.magic(S);
        m.does(S, "attach Gigantism to C5").ends_turn(S).ends_turn(N).to_phase(S, Phase::Combat);
        m.dice("6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Wizard");
        let open = m.table().open();
        assert_eq!(open.field().size(open.on(space("C6")).expect("the captive")), 1);
        m.ends_turn(S).to_phase(N, Phase::Combat).dice("6 6 1 1").does(N, "attack C6 with C7");
        m.has_conquered(N, "Mind Flayers; Gigantism").has_conquered(S, "Wizard");
    }
}

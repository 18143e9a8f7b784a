//! The magic items (FC-9.11 to FC-9.17). They change values or grant rules and do nothing else.

use super::{Magic, MagicKind};
use crate::card::CardId;
use crate::field::Field;
use crate::lasting::Lasts;
use crate::special::such;
use crate::specials;
use crate::unit::Faction;
use crate::why::{self, Why};

const ITEM: Magic = Magic { kind: MagicKind::Item, fits: Some(carries), ..Magic::NONE };

/// War machines carry nothing (FC-9.12).
fn carries(field: &Field, card: CardId) -> Result<(), Why> {
    if field.has(card, such!(|s| s.immobile)) { Err(why::NO_ITEMS) } else { Ok(()) }
}

fn carries_and_shoots_far(field: &Field, card: CardId) -> Result<(), Why> {
    carries(field, card)?;
    if field.range(card) > 1 { Ok(()) } else { Err(why::NO_RANGE) }
}

pub const ITEMS: [Magic; 15] = [
    Magic {
        name: "Sword of Kings",
        text: "+2 attack.",
        faction: Some(Faction::Alliance),
        lasts: Lasts { attack: 2, combat_bonus: true, ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Aegis Shield",
        text: "+2 defence.",
        faction: Some(Faction::Alliance),
        lasts: Lasts { defence: 2, combat_bonus: true, ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Winged Boots",
        text: "The bearer gains Extra Move.",
        faction: Some(Faction::Alliance),
        lasts: Lasts { grants: Some(specials::EXTRA_MOVE), ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Amulet of Life",
        text: "The bearer gains Regenerate.",
        faction: Some(Faction::Alliance),
        lasts: Lasts { grants: Some(specials::REGENERATE), ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Staff of the Magi",
        text: "+3 magic.",
        faction: Some(Faction::Alliance),
        lasts: Lasts { magic: 3, ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Skull Cleaver",
        text: "+3 attack, -1 defence.",
        faction: Some(Faction::Orcs),
        lasts: Lasts { attack: 3, defence: -1, combat_bonus: true, ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Spiked Plate",
        text: "+1 defence and the bearer gains Iron Skin.",
        faction: Some(Faction::Orcs),
        lasts: Lasts {
            defence: 1,
            grants: Some(specials::IRON_SKIN),
            combat_bonus: true,
            ..Lasts::NOTHING
        },
        ..ITEM
    },
    Magic {
        name: "War Drum",
        text: "The bearer gains Banner.",
        faction: Some(Faction::Orcs),
        lasts: Lasts { grants: Some(specials::BANNER), ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Shaman Totem",
        text: "+3 magic.",
        faction: Some(Faction::Orcs),
        lasts: Lasts { magic: 3, ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Giant Belt",
        text: "+5 size.",
        faction: Some(Faction::Orcs),
        lasts: Lasts { size: 5, combat_bonus: true, ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Khopesh of Ra",
        text: "+1 attack and the bearer gains Fire.",
        faction: Some(Faction::Aegyptus),
        lasts: Lasts {
            attack: 1,
            grants: Some(specials::FIRE),
            combat_bonus: true,
            ..Lasts::NOTHING
        },
        ..ITEM
    },
    Magic {
        name: "Ankh of Life",
        text: "The bearer gains Regenerate.",
        faction: Some(Faction::Aegyptus),
        lasts: Lasts { grants: Some(specials::REGENERATE), ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Eye of Horus",
        text: "+1 range. Only for a card with range above 1.",
        faction: Some(Faction::Aegyptus),
        fits: Some(carries_and_shoots_far),
        lasts: Lasts { range: 1, ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Scarab Breastplate",
        text: "+2 defence.",
        faction: Some(Faction::Aegyptus),
        lasts: Lasts { defence: 2, combat_bonus: true, ..Lasts::NOTHING },
        ..ITEM
    },
    Magic {
        name: "Crook and Flail",
        text: "+3 magic.",
        faction: Some(Faction::Aegyptus),
        lasts: Lasts { magic: 3, ..Lasts::NOTHING },
        ..ITEM
    },
];

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S88 (FC-9.12, FC-12.39).
    /// Also FC-12.39b.
    #[test]
    fn items_are_for_own_revealed_cards_that_are_no_machines() {
        let board =
            field().south("C5", "Hellmouth").south_down("B4", "Pikemen").north("C6", "Orcs");
        let mut m = board.south("A1", "Knights").magic(S);
        m.refuses(S, "attach Aegis Shield to C5", "FC-9.12");
        m.refuses(S, "attach Aegis Shield to B4", "FC-4.6");
        m.refuses(S, "attach Aegis Shield to C6", "FC-1.11");
        m.refuses(S, "attach War Drum to A1", "FC-9.15");
    }
}

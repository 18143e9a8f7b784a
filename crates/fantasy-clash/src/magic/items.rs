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
    fn items_are_for_revealed_cards_that_are_no_machines() {
        let board =
            field().south("C5", "Hellmouth").south_down("B4", "Pikemen").north("C6", "Orcs");
        let board = board.south("A1", "Knights").north("E9", "Orc Catapult");
        let mut m = board.north_down("A9", "Goblins").magic(S);
        m.refuses(S, "attach Aegis Shield to C5", "FC-9.12");
        m.refuses(S, "attach Aegis Shield to B4", "FC-4.6");
        m.refuses(S, "attach Aegis Shield to A9", "FC-4.6");
        m.refuses(S, "attach Aegis Shield to E9", "FC-9.12");
        m.refuses(S, "attach Aegis Shield to E1", "FC-1.11");
        m.refuses(S, "attach War Drum to A1", "FC-9.15");
        m.offers(S, "attach Aegis Shield to A1").offers(S, "attach Aegis Shield to C6");
    }

    /// FC-9.12: on any revealed card, an enemy card too. It helps that card, counts for the player
    /// who played it (FC-9.13), and falls with its bearer (FC-8.8).
    #[test]
    fn an_item_may_lie_on_an_enemy_card() {
        let mut m = duel("Templars", "Orcs").north("E9", "Goblins").magic(S);
        m.does(S, "attach Aegis Shield to C6").lasts("Aegis Shield", "C6", 1);
        m.refuses(S, "attach Winged Boots to C5", "FC-9.11");
        m = settled(m);
        m.refuses(S, "attach Winged Boots to C5", "FC-9.13").ends_turn(S).ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("6 6 1 1 1").does(S, "attack C6 with C5");
        m.because("", "Aegis Shield 2, Size 1").has_conquered(S, "Orcs; Aegis Shield");
        m.does(S, "stay").does(S, "end phase").offers(S, "attach Winged Boots to C5");
    }

    /// FC-9.12: the enemy has an own limit, so that one card can carry an item of each side.
    #[test]
    fn a_card_can_carry_items_of_both_sides() {
        let mut m = duel("Templars", "Orcs").magic(S);
        m.does(S, "attach Aegis Shield to C6").ends_turn(S).to_phase(N, Phase::Magic);
        m.does(N, "attach Skull Cleaver to C6").ends_turn(N).to_phase(S, Phase::Combat);
        m.dice("6 6 1 1 1").does(S, "attack C6 with C5");
        m.has_conquered(S, "Orcs; Aegis Shield; Skull Cleaver");
    }

    /// FC-9.12 by the other reading: items are for own cards.
    #[test]
    fn a_table_may_keep_items_to_own_cards() {
        let own = Readings { own_items: true, ..Readings::default() };
        let mut m = duel("Templars", "Orcs").agreed(own).magic(S);
        m.refuses(S, "attach Aegis Shield to C6", "FC-1.11").lacks(S, "attach Aegis Shield to C6");
        m.offers(S, "attach Aegis Shield to C5");
    }
}

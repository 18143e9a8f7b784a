//! Iron Skin (FC-12.19).

use crate::fight::Side;
use crate::special::Special;

pub const RULE: Special = Special {
    name: "Iron Skin",
    clause: "FC-12.19",
    text: "A card attacking this one has -1 on its attack score, unless it carries a magic item marked combat_bonus.",
    enemy_score: Some(|field, bout, side| {
        -i8::from(side == Side::Defender && !field.has_combat_item(bout.from))
    }),
    ..Special::NONE
};

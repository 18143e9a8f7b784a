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

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S41 (FC-12.19).
    #[test]
    fn iron_skin_yields_to_a_combat_item() {
        let board = || duel("Swordsmen", "Orc Heavies");
        fought(board(), 2, 2).because("Iron Skin -1", "");
        for (item, reasons) in
            [("Sword of Kings", "Sword of Kings 2"), ("Amulet of Life", "Iron Skin -1")]
        {
            let mut m = board().magic(S);
            m.does(S, &format!("attach {item} to C5")).ends_turn(S).ends_turn(N);
            m.to_phase(S, Phase::Combat).dice("3 3 1 1").does(S, "attack C6 with C5");
            m.because(reasons, "");
        }
    }
}

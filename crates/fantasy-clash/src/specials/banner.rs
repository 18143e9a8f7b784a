//! Banner (FC-12.5).

use crate::special::{Aura, Special};

pub const RULE: Special = Special {
    name: "Banner",
    clause: "FC-12.5",
    text: "All other cards in the same row or the same column as this revealed card, whosever they are, get +1 on their combat scores.",
    aura: Some(Aura {
        score: |field, bearer, card| {
            let (a, b) = (field.at(bearer), field.at(card));
            i8::from(bearer != card && (a.row() == b.row() || a.column() == b.column()))
        },
        once: false,
        both_sides: true,
    }),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S43 (FC-12.5).
    /// Also FC-12.5a, FC-12.5b, FC-7.18, FC-7.19.
    #[test]
    fn a_banner_helps_its_row_and_column() {
        let flag = |at: &str| duel("Swordsmen", "Reapers").south(at, "Illias Dante");
        fought(flag("C1"), 2, 2).because("Banner 1", "Banner 1");
        fought(flag("A5"), 2, 2).because("Banner 1", "");
        fought(flag("D6"), 2, 2).because("", "Banner 1");
        fought(flag("D4"), 2, 2).because("", "");
    }

    /// FC-12.5c: any other card in its row or column, an enemy too; its bearer gains nothing.
    #[test]
    fn a_banner_helps_enemies_beside_it() {
        let mut m = duel("Illias Dante", "Reapers").combat(S);
        m.dice("1 1 6 6 6").does(S, "attack C6 with C5").because("", "Size 1, Banner 1");
        let mut m = field().south("C5", "Swordsmen").north("C6", "Illias Dante").combat(S);
        m.dice("1 1 1 1").does(S, "attack C6 with C5").because("Size 1, Banner 1", "");
    }

    /// FC-12.5c by the other reading: a banner helps its own side alone.
    #[test]
    fn a_table_may_keep_banners_to_their_side() {
        let own = Readings { own_auras: true, ..Readings::default() };
        let flag = |at: &str| duel("Swordsmen", "Reapers").south(at, "Illias Dante").agreed(own);
        fought(flag("C1"), 2, 2).because("Banner 1", "");
        fought(flag("D6"), 2, 2).because("", "");
    }

    /// FC-12.5b: two banners that reach one card give +2. No army has two of its own: one came by
    /// Mind Flay.
    #[test]
    fn two_banners_add_up() {
        let board = duel("Trolls", "Reapers").south("A5", "Orcs").south("C1", "Illias Dante");
        let mut m = board.magic(S);
        m.does(S, "attach War Drum to A5")
            .ends_turn(S)
            .ends_turn(N)
            .to_phase(S, Phase::Combat)
            .dice("1 1 1 1");
        m.does(S, "attack C6 with C5").because("Banner 1, Banner 1", "Banner 1");
    }
}

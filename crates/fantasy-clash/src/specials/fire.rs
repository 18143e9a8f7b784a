//! Fire (FC-12.13).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Fire",
    clause: "FC-12.13",
    text: "+1 on attack and defence scores in close combat. No effect if the other card has Fire too.",
    score: Some(|field, bout, side| {
        let both = field.rules(bout.card(side.other())).has(crate::specials::FIRE);
        i8::from(!bout.shot && !both)
    }),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S40 (FC-12.13).
    #[test]
    fn fire_burns_those_without() {
        fought(duel("Red Dragons", "Swordsmen"), 2, 2).because("Fire 1", "");
        fought(duel("Red Dragons", "Fire Elemental"), 2, 2).because("", "");
        fought(duel("Swordsmen", "Red Dragons"), 2, 2).because("", "Fire 1");
    }
}

//! Magic (FC-12.22).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Magic",
    clause: "FC-12.22",
    text: "Cannot make ranged attacks. May attempt spells in your magic phase.",
    no_shooting: true,
    casts: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-12.11a, FC-12.22, FC-7.4: casters and helpers do not shoot.
    #[test]
    fn casters_and_helpers_do_not_shoot() {
        for name in ["Wizard", "Field Surgeons"] {
            let mut m =
                field().south("C4", name).south("C5", "Pikemen").north("C6", "Orcs").combat(S);
            m.lacks(S, "shoot");
        }
        let mut m = field().south("C4", "Embalmers").north("C6", "Orcs").combat(S);
        m.lacks(S, "shoot");
    }

    /// FC-9.2, FC-9.3: after a failure another caster may try the same spell.
    #[test]
    fn another_caster_may_try_after_a_failure() {
        let board = field().south("C4", "Wizard").south("B4", "Wizard").north("C6", "Orcs");
        let mut m = board.magic(S);
        m.dice("1 1").does(S, "cast Lightning Bolt from C4 at C6");
        m.refuses(S, "cast Lightning Bolt from C4 at C6", "FC-9.2");
        m.dice("6 6 1 1").does(S, "cast Lightning Bolt from B4 at C6").gone("C6");
    }
}

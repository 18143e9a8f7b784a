//! Charge (FC-12.10).

use crate::fight::Side;
use crate::special::Special;

pub const RULE: Special = Special {
    name: "Charge",
    clause: "FC-12.10",
    text: "Rolls 1 extra d6 when it makes a close combat attack; if it wins that attack it must follow up.",
    dice: Some(|_, bout, side| i8::from(side == Side::Attacker && !bout.shot)),
    must_follow: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-7.31: a charge follows up without being asked.
    #[test]
    fn a_charge_must_follow_up() {
        let mut m = duel("Boar Riders", "Swordsmen").combat(S);
        m.dice("6 6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Boar Riders").gone("C5");
    }
}

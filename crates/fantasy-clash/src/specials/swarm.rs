//! Swarm (FC-12.34).

use crate::fight::Side;
use crate::special::Special;

pub const RULE: Special = Special {
    name: "Swarm",
    clause: "FC-12.34",
    text: "When this card defends, the attacker rolls 1d6 fewer.",
    enemy_dice: Some(|_, _, side| -i8::from(side == Side::Defender)),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-12.34: who attacks a swarm rolls one die fewer, near or far.
    #[test]
    fn attackers_of_a_swarm_roll_one_die_fewer() {
        fought(duel("Swordsmen", "Lash Parasites"), 1, 2).because("Swarm -1", "");
        let mut m = field().south("C4", "Crossbows").north("C6", "Lash Parasites").combat(S);
        m.dice("1 1 1").does(S, "shoot C6 with C4").rolled(1, 2);
        fought(duel("Lash Parasites", "Swordsmen"), 2, 2);
    }
}

//! Blood Rage, a spell of the Orcs.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Blood Rage",
    text: "Target one of your revealed cards in range. It rolls 1 extra d6 in its next attack.",
    faction: Some(Faction::Orcs),
    cost: 16,
    aim: Aim::Own,
    lasts: Lasts { ends: Ends::NextAttack, attack_dice: 1, ..Lasts::NOTHING },
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-15.1: a die more in the next attack.
    #[test]
    fn blood_rage_adds_a_die_to_one_attack() {
        let mut m = duel("Trolls", "Reapers").south("C4", "Orc Shaman").magic(S);
        m.dice("6 6").does(S, "cast Blood Rage from C4 at C5").ends_turn(S).ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("1 1 1 5 1").does(S, "attack C6 with C5").rolled(3, 2);
        m.verdict(Verdict::Tie).lasts("Blood Rage", "C5", 0);
    }

    /// FC-R13, FC-9.7, FC-9.8: a second one may be cast on the same card and is spent, but the card
    /// rolls one die more and not two.
    #[test]
    fn a_second_blood_rage_replaces_the_first() {
        let board = duel("Trolls", "Reapers").south("C4", "Orc Shaman").north("E9", "Ogres");
        let mut m = board.magic(S);
        let spells = [
            "Blood Rage from C4 at C5",
            "Troll Hide from C4 at C5",
            "Leaden Limbs from C4 at C6",
            "Orc Blast from C4 at C6",
            "Rain of Rocks from C4",
        ];
        for spell in spells {
            // The Reapers resist whatever would remove them.
            let saves = if spell.starts_with("Orc Blast") { "6 6 6 6" } else { "6 6" };
            m.dice(saves).does(S, &format!("cast {spell}"));
            if spell.starts_with("Rain of Rocks") {
                m.dice("6 6").must(S, "choose C6");
            }
            m.ends_turn(S).ends_turn(N).to_phase(S, Phase::Magic);
        }
        m.dice("6 6").does(S, "cast Blood Rage from C4 at C5").lasts("Blood Rage", "C5", 1);
        m.ends_turn(S).ends_turn(N).to_phase(S, Phase::Magic);
        m.refuses(S, "cast Blood Rage from C4 at C5", "FC-9.7").ends_turn(S).ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("1 1 1 5 1").does(S, "attack C6 with C5").rolled(3, 2);
        m.verdict(Verdict::Tie).lasts("Blood Rage", "C5", 0);
    }
}

//! Killing Blow (FC-12.20).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Killing Blow",
    clause: "FC-12.20",
    text: "In close combat, attacking or defending, any counted die showing 6 wins the combat for this card whatever the scores. If both cards have it and both show a 6, both are removed.",
    slays: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S46 (FC-12.20, FC-7.21).
    /// Also FC-12.20a.
    #[test]
    fn a_killing_blow_wins_against_any_score() {
        let mut m = duel("Ogres", "Pit Fighters").combat(S);
        m.dice("6 6 6 6 1").does(S, "attack C6 with C5").scores(33, 17);
        m.verdict(Verdict::DefenderWon).gone("C5").has_conquered(N, "Ogres");
        let mut m = duel("Halberdiers", "Pit Fighters").combat(S);
        m.dice("3 2 6 1").does(S, "attack C6 with C5").scores(17, 17).gone("C5");
    }

    /// FC-S47 (FC-12.20, FC-8.11).
    /// Also FC-12.20b.
    #[test]
    fn two_killing_blows_remove_both() {
        let board = duel("Pit Fighters", "Giant Scorpions").south("A1", "Pikemen");
        let mut m = board.combat(S);
        m.dice("6 1 6 1").does(S, "attack C6 with C5").verdict(Verdict::BothFell);
        m.gone("C5")
            .gone("C6")
            .has_conquered(S, "Giant Scorpions")
            .has_conquered(N, "Pit Fighters");
        m.lacks(S, "follow");
    }

    /// FC-12.20c: a discarded die is no killing blow; FC-12.20d: nor is one in a ranged attack.
    #[test]
    fn only_counted_dice_of_close_combat_kill() {
        let board = field().south("C4", "Horus Archers").north("C6", "Skyhunter");
        let mut m = board.combat(S);
        m.dice("6 6 6 1").does(S, "shoot C6 with C4").scores(19, 17).gone("C6");
    }

    /// FC-12.20e: killing blows against and by flayers.
    #[test]
    fn killing_blows_and_flayers() {
        let mut m = duel("Mind Flayers", "Pit Fighters").combat(S);
        m.dice("6 6 6 1").does(S, "attack C6 with C5").gone("C5").stands(N, "C6", "Pit Fighters");
        let talons = |dice: &str| {
            let mut m = duel("Mind Flayers", "Giant Scorpions").magic(S);
            m.does(S, "attach Razor Talons to C5").ends_turn(S).ends_turn(N);
            m.to_phase(S, Phase::Combat).dice(dice).does(S, "attack C6 with C5");
            m
        };
        talons("6 1 5 5 5").stands(S, "C6", "Giant Scorpions").gone("C5");
        talons("6 1 6 5 5").gone("C6").gone("C5");
    }
}

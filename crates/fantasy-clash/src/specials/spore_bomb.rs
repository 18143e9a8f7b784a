//! Spore Bomb (FC-12.33).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Spore Bomb",
    clause: "FC-12.33",
    text: "When it is removed by losing a close combat, attacking or defending, roll 1d6: on 3+ the card that beat it is removed too.",
    explodes: Some(3),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S73 (FC-12.33, FC-7.28).
    /// Also FC-12.33a, FC-12.33b.
    #[test]
    fn spore_bombs_take_the_winner_along() {
        let mut m = duel("Templars", "Spore Bombs").south("A1", "Pikemen").combat(S);
        m.dice("6 6 1 1 1 3").does(S, "attack C6 with C5").gone("C5").gone("C6");
        m.lacks(S, "follow");
        m.has_conquered(S, "Spore Bombs").has_conquered(N, "Templars");
        let mut m = duel("Templars", "Spore Bombs").combat(S);
        m.dice("6 6 1 1 1 2").does(S, "attack C6 with C5").offers(S, "follow up");
    }

    /// FC-S74 (FC-12.33).
    /// Also FC-12.33d, FC-12.33e.
    #[test]
    fn explosions_do_not_chain_and_need_close_combat() {
        let mut m = field().south("C4", "Crossbows").north("C6", "Spore Bombs").combat(S);
        m.dice("6 6 1 1").does(S, "shoot C6 with C4").gone("C6").stands(S, "C4", "Crossbows");
        let mut m = duel("Spore Bombs", "Spore Bombs").combat(S);
        m.dice("6 6 1 1 3").does(S, "attack C6 with C5").gone("C5").gone("C6").luck_is_used_up();
    }

    /// FC-12.33c: a bomb that is saved does not explode.
    #[test]
    fn a_saved_bomb_does_not_explode() {
        let mut m = duel("Spore Bombs", "Templars").magic(S);
        m.does(S, "attach Regrowth to C5").ends_turn(S).to_phase(N, Phase::Combat);
        m.dice("6 6 1 1 5").does(N, "attack C5 with C6").stands(S, "C5", "Spore Bombs");
        m.stands(N, "C6", "Templars").luck_is_used_up();
    }

    /// FC-12.33f: a double killing blow counts as being beaten.
    #[test]
    fn a_bomb_in_a_double_killing_blow_explodes() {
        let mut m = duel("Spore Bombs", "Pit Fighters").north("C7", "Wizard").magic(S);
        m.does(S, "attach Razor Talons to C5").ends_turn(S).to_phase(N, Phase::Magic);
        m.does(N, "attach Amulet of Life to C6").ends_turn(N).to_phase(S, Phase::Combat);
        // Both show a 6; the fighters regenerate, and the explosion takes them after all.
        m.dice("6 1 6 1 5 3 1").does(S, "attack C6 with C5").gone("C5").gone("C6");
    }
}

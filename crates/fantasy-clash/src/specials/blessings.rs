//! Blessings (FC-12.2).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Blessings",
    clause: "FC-12.2",
    text: "In your magic phase each of your revealed cards with Blessings may attempt one blessing of its own pantheon: roll 2d6 + magic; equal to or above the blessing's score succeeds. No range limit; a targeted card must be face up. A blessing may not be in play twice for the same player.",
    blesses: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-12.2d: cast again, a blessing moves.
    #[test]
    fn a_blessing_is_in_play_once() {
        let board = field().south("B2", "Priests").south("C2", "Priests").north("E9", "Reapers");
        let mut m = board.magic(S);
        m.dice("6 6 6 6").does(S, "cast Blessing of War from B2 at B2");
        m.does(S, "cast Blessing of War from C2 at C2");
        m.lasts("Blessing of War", "B2", 0).lasts("Blessing of War", "C2", 1);
    }

    /// FC-S116 (FC-14.9): each player has an own set of blessings.
    #[test]
    fn both_players_may_have_the_same_blessing() {
        let board = field().south("C4", "Priests").north("C6", "Priests");
        let mut m = board.magic(S);
        m.dice("6 6").does(S, "cast Blessing of War from C4 at C4").ends_turn(S);
        m.to_phase(N, Phase::Magic).dice("6 6").does(N, "cast Blessing of War from C6 at C6");
        m.lasts("Blessing of War", "C4", 1).lasts("Blessing of War", "C6", 1);
    }

    /// FC-15.6: a blessing outlives its priest.
    #[test]
    fn a_blessing_outlives_its_priest() {
        let mut m =
            field().south("B5", "Priests").south("D4", "Knights").north("B6", "Orcs").magic(S);
        m.dice("6 6").does(S, "cast Blessing of War from B5 at D4").ends_turn(S);
        m.to_phase(N, Phase::Combat).dice("6 6 6 1 1").does(N, "attack B5 with B6").gone("B5");
        m.lasts("Blessing of War", "D4", 1);
    }
}

//! Goblin Rouge (FC-12.15).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Goblin Rouge",
    clause: "FC-12.15",
    text: "In close combat, unless the enemy card is in front of it, this card's attack and defence are doubled. In front means: same column, and each of the two is nearer to its own side.",
    doubles: Some(|field, bout, _| !bout.shot && !field.faces(bout.from, bout.to)),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S45 (FC-3.9, FC-12.15, FC-7.17).
    /// Also FC-12.15a, FC-12.15b, FC-12.15c.
    #[test]
    fn goblin_rouge_doubles_from_the_side() {
        let silus = |at: &str| field().south("C6", "Silus").north(at, "Eric Redcastle");
        for (at, attack) in [("C7", 9), ("D6", 18), ("B6", 18), ("C5", 18)] {
            let mut m = silus(at).combat(S);
            m.dice("1 1 1 1").does(S, &format!("attack {at} with C6")).scores(attack + 2, 16);
        }
        for (at, defence) in [("C7", 8), ("D6", 16), ("C5", 16)] {
            let mut m = silus(at).combat(N);
            m.dice("1 1 1 1").does(N, &format!("attack C6 with {at}")).scores(16, defence + 2);
        }
        let mut m = silus("D6").magic(S);
        m.does(S, "attach Skull Cleaver to C6").ends_turn(S).ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("1 1 1 1").does(S, "attack D6 with C6").scores(26, 16);
        m.because("Skull Cleaver 3, Goblin Rouge 24", "");
    }
}

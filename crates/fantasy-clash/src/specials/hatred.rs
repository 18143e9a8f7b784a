//! Hatred (FC-12.16).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Hatred",
    clause: "FC-12.16",
    text: "Names a card. While both are revealed on the battlefield, on whichever side, each of them has -2 on the total of every roll it makes.",
    hates: -2,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S44 (FC-12.16).
    /// Also FC-12.16a, FC-12.16c.
    #[test]
    fn hatred_costs_two_once() {
        let mut m = duel("Tiamat", "Swordsmen").south("A1", "Bahamut").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").does(S, "keep");
        m.because("Size 1, Fire 1, Hatred -2", "");
        let mut m = duel("Tiamat", "Swordsmen").south_down("A1", "Bahamut").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").because("Size 1, Fire 1", "");
        // On whichever side.
        let mut m = duel("Tiamat", "Bahamut").combat(S);
        m.dice("1 1 1 1").does(S, "attack C6 with C5").because("Fire 1, Hatred -2", "Hatred -2");
    }

    /// FC-12.16b: hatred weighs on every roll, such as a saving roll.
    #[test]
    fn hatred_weighs_on_saving_rolls() {
        let board = field().south("C4", "Wizard").north("C6", "Tiamat").north("A9", "Bahamut");
        let mut m = board.magic(S);
        // 5 + 4 + 3 of magic - 2 is 10, and 11 is needed.
        m.dice("6 6 5 4").does(S, "cast Lightning Bolt from C4 at C6").gone("C6");
    }

    /// FC-12.16d: a die that is read by its face is read as it lies.
    #[test]
    fn poison_reads_the_die_as_it_lies() {
        let board =
            field().south("C5", "Amunet Guardians").north("C6", "Tiamat").north("A9", "Bahamut");
        let mut m = board.magic(S);
        m.dice("2").does(S, "end phase").stands(N, "C6", "Tiamat");
    }
}

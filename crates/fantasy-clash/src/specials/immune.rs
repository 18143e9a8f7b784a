//! Immune (FC-12.18).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Immune",
    clause: "FC-12.18",
    text: "Names a kind of attack (magic, poison, ranged, close combat, assassin). The card cannot be removed by it.",
    immune: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S76 (FC-12.18).
    /// Also FC-12.18a, FC-12.18b, FC-12.18c, FC-12.18d.
    #[test]
    fn smrgol_is_immune_to_magic() {
        let mut m = field().south("C4", "Wizard").north("C6", "Smrgol").magic(S);
        m.dice("6 6 1 1").does(S, "cast Lightning Bolt from C4 at C6").stands(N, "C6", "Smrgol");
        m.refuses(S, "cast Blinding Light from C4 at C6", "FC-9.3");
        let mut m = field().south("C4", "Mummies").north("C6", "Smrgol").magic(S);
        m.dice("6 6").does(S, "cast Quicksand from C4 at C6").lasts("Quicksand", "C6", 1);
        let mut m = duel("Soul Takers", "Smrgol").combat(S);
        m.dice("6 6 1 1 1").does(S, "attack C6 with C5").gone("C6");
    }
}

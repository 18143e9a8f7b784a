//! Untrusted (FC-12.38).

use crate::special::{Aura, Special};

pub const RULE: Special = Special {
    name: "Untrusted",
    clause: "FC-12.38",
    text: "While this card is revealed, every other card you control without Untrusted has -1 on its combat scores. Several such cards add up.",
    aura: Some(Aura {
        score: |field, bearer, card| {
            let trusted = !field.rules(card).has(crate::specials::UNTRUSTED);
            -i8::from(bearer != card && trusted)
        },
        once: false,
        both_sides: false,
    }),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-12.38: each further untrusted card counts, but not among themselves.
    #[test]
    fn untrusted_cards_add_up() {
        let board =
            duel("Land Wyrm", "Reapers").south("A1", "Black Dragon").south("B1", "Khaarnage");
        fought(board, 2, 2).because("Untrusted -1, Untrusted -1", "");
        fought(duel("Black Dragon", "Reapers").south("B1", "Khaarnage"), 3, 2)
            .because("Size 1", "");
    }

    /// FC-S21 (FC-4.6, FC-4.7, FC-12.38): a face-down card burdens nobody.
    #[test]
    fn untrusted_counts_only_while_revealed() {
        let board = duel("Red Dragons", "Swordsmen").south_down("A1", "Black Dragon");
        let mut m = board.clone().combat(S);
        m.dice("1 1 1 1").does(S, "attack C6 with C5").because("Fire 1", "");
        let mut m = board.combat(S);
        m.does(S, "reveal A1").dice("1 1 1 1").does(S, "attack C6 with C5");
        m.because("Untrusted -1, Fire 1", "");
    }
}

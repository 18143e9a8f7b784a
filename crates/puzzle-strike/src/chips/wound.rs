//! Wound: a chip that does nothing and costs nothing (PS-4.16 to PS-4.19).

use crate::chip::{Chip, Kind};

pub const CHIP: Chip = Chip {
    name: "Wound",
    text: "Does nothing and cannot be played.",
    kind: Kind::Wound,
    cost: Some(0),
    copies: 24,
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-1.6: it is never played; PS-4.16: it costs nothing.
    #[test]
    fn does_nothing_and_costs_nothing() {
        let mut m = duel().hand(A, "Wound").acts(A);
        m.may(A, &["end actions"]).refuses(A, "play Wound", "PS-1.6").does(A, "end actions");
        m.may(A, &["buy Wound"]).does(A, "buy Wound").discarded(A, "Wound");
    }
}

//! Orc Blast, a spell of the Orcs.

use crate::magic::{Aim, Does, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Orc Blast",
    text: "Target one revealed enemy card in range. It must score 9 or more on 2d6 + magic or be removed.",
    faction: Some(Faction::Orcs),
    cost: 18,
    aim: Aim::Enemy,
    does: Does::Removes(9),
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-9.9, FC-S10: nine saves, eight does not.
    #[test]
    fn nine_saves() {
        for (dice, stays) in [("6 6 5 4", true), ("6 6 4 4", false)] {
            let mut m = field().south("C4", "Orc Shaman").north("C6", "Swordsmen").magic(S);
            m.dice(dice).does(S, "cast Orc Blast from C4 at C6");
            if stays {
                m.stands(N, "C6", "Swordsmen");
            } else {
                m.gone("C6").has_conquered(S, "Swordsmen");
            }
        }
    }
}

//! Curse of the Tomb, a spell of Aegyptus.

use crate::magic::{Aim, Does, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Curse of the Tomb",
    text: "Target one revealed enemy card in range. It must score 10 or more on 2d6 + magic or be removed.",
    faction: Some(Faction::Aegyptus),
    cost: 19,
    aim: Aim::Enemy,
    does: Does::Removes(10),
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-9.9: ten saves, nine does not.
    #[test]
    fn ten_saves() {
        for (dice, stays) in [("6 6 6 4", true), ("6 6 5 4", false)] {
            let mut m = field().south("C4", "Mummies").north("C6", "Swordsmen").magic(S);
            m.dice(dice).does(S, "cast Curse of the Tomb from C4 at C6");
            if stays {
                m.stands(N, "C6", "Swordsmen");
            } else {
                m.gone("C6").has_conquered(S, "Swordsmen");
            }
        }
    }
}

//! A fighter: pawn, ability cards and markers of one player, all of it open.

use crate::ability::AbilityId;
use crate::board::{Side, Space};
use crate::cards::Who;
use serde::Serialize;

/// No fighter ever has more ability cards than the Dragon's eight.
pub const MAX_ABILITIES: usize = 8;

/// A player's place on the table. Its size is a power of two: finding it by seat is a shift.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(into = "written::Fighter")]
#[repr(align(32))]
pub struct Fighter {
    pub who: Who,
    pub side: Side,
    pub space: Space,
    pub defeated: bool,
    pub abilities: [Option<AbilityId>; MAX_ABILITIES],
    /// One bit for each ability that lies face up.
    pub face_up: u8,
    pub hand_size: u8,
    pub has_stash: bool,
    /// A card drawn for one response lies ready (its number is hidden).
    pub has_drawn: bool,
    /// FD-9.11.
    pub retreat_due: bool,
    pub skip_due: bool,
    pub forced_due: u8,
    pub hit_points: u8,
    /// The marker that marches for him, and the mine he laid.
    pub soldier: Option<Space>,
    pub mine: Option<Space>,
    pub conceded: bool,
}

impl Fighter {
    pub const EMPTY: Fighter = Fighter {
        who: Who::Nobody,
        side: Side::West,
        space: Space(1),
        defeated: false,
        abilities: [None; MAX_ABILITIES],
        face_up: 0,
        hand_size: 0,
        has_stash: false,
        has_drawn: false,
        retreat_due: false,
        skip_due: false,
        forced_due: 0,
        hit_points: 0,
        soldier: None,
        mine: None,
        conceded: false,
    };

    /// His ability cards with whether they lie face up.
    pub fn cards(&self) -> impl Iterator<Item = (AbilityId, bool)> + '_ {
        // Most fighters of most modes have none, and comparing all eight bytes at once is quick.
        let none = self.abilities == [None; MAX_ABILITIES];
        let (up, cards) = (self.face_up, if none { &[] } else { &self.abilities[..] });
        cards.iter().enumerate().filter_map(move |(i, id)| Some(((*id)?, up & 1 << i != 0)))
    }
    pub fn due(&self) -> bool {
        self.retreat_due || self.skip_due || self.forced_due > 0
    }
    pub fn advance(&self) -> u8 {
        self.side.advance(self.space)
    }
}

/// How a fighter is written: each ability card with how it lies.
mod written {
    use super::{AbilityId, Serialize, Side, Space, Who};

    #[derive(Serialize)]
    pub struct Fighter {
        pub who: Who,
        pub side: Side,
        pub space: Space,
        pub defeated: bool,
        pub abilities: Vec<AbilityCard>,
        pub hand_size: u8,
        pub has_stash: bool,
        pub has_drawn: bool,
        pub retreat_due: bool,
        pub skip_due: bool,
        pub forced_due: u8,
        pub hit_points: u8,
        pub soldier: Option<Space>,
        pub mine: Option<Space>,
        pub conceded: bool,
    }

    #[derive(Serialize)]
    pub struct AbilityCard {
        pub card: AbilityId,
        pub face_up: bool,
    }
}

impl From<Fighter> for written::Fighter {
    fn from(f: Fighter) -> Self {
        let cards = f.cards().map(|(card, face_up)| written::AbilityCard { card, face_up });
        written::Fighter {
            who: f.who,
            side: f.side,
            space: f.space,
            defeated: f.defeated,
            abilities: cards.collect(),
            hand_size: f.hand_size,
            has_stash: f.has_stash,
            has_drawn: f.has_drawn,
            retreat_due: f.retreat_due,
            skip_due: f.skip_due,
            forced_due: f.forced_due,
            hit_points: f.hit_points,
            soldier: f.soldier,
            mine: f.mine,
            conceded: f.conceded,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ability_is_written_with_how_it_lies() {
        let mut f = Fighter { face_up: 0b10, ..Fighter::EMPTY };
        (f.abilities[0], f.abilities[1]) = (Some(AbilityId::at(0)), Some(AbilityId::at(1)));
        let (down, up) = (AbilityId::at(0).to_string(), AbilityId::at(1).to_string());
        let lies = serde_json::json!([
            {"card": down, "face_up": false}, {"card": up, "face_up": true},
        ]);
        assert_eq!(serde_json::json!(f)["abilities"], lies);
    }
}

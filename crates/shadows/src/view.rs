//! What one viewer knows: the open half of the table and, of the hidden half, his own and what he
//! has seen of others.
//!
//! Of earlier rounds a view remembers which cards were seen, not in which Hands: Hands go back to
//! their decks, and what is inferred from old Predicts is left to the players.

mod hands;
mod imagine;

use crate::card::CardId;
use crate::entity::Each;
use crate::hero::MissionId;
use crate::monster::{ActionId, KINDS};
use crate::table::{FIRST_LIBRARY, KNOWERS, Open, PLAYERS, Place, QUEUE, SLOTS, Table};
use crate::titles::Titles;
use kernel::{SeatSet, Seats, Viewer};
use serde::{Serialize, Serializer};

/// A Library has at most so many cards.
const LIBRARY: usize = SLOTS - FIRST_LIBRARY;

/// What only the player himself knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Private {
    pub cards: [(CardId, Place); SLOTS],
    /// His facedown queue: places among his cards.
    pub queue: [u8; QUEUE],
    pub missions: [MissionId; 2],
    /// Monster-Action cards that he is dealing.
    pub drawn: [ActionId; PLAYERS],
    /// Items of which he takes one.
    pub reward: [CardId; 2],
    /// What he put back when he drew his Library.
    #[serde(serialize_with = "titles")]
    pub returned: Titles,
    pub studies: u16,
    pub again: bool,
}

fn titles<S: Serializer>(titles: &Titles, s: S) -> Result<S::Ok, S::Error> {
    s.collect_seq(titles.iter())
}

/// All and only what a viewer knows. Built by naming what is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    pub own: Option<Private>,
    /// Cards of others that he has seen though nobody else may know them, in the order of the list,
    /// and whether they were in Hand this round.
    pub seen: Each<[(CardId, bool); LIBRARY]>,
    /// Cards that everybody knows and he has seen in Hand this round, one bit each.
    pub held: Each<u32>,
    /// Facedown Monster-Action cards that he knows, and those discarded unrevealed.
    pub fronts: Each<ActionId>,
    pub buried: [[u8; KINDS]; KNOWERS],
}

impl View {
    pub(crate) fn of(t: &Table, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            open: *t.open(),
            own: None,
            seen: Seats([[(CardId::NONE, false); LIBRARY]; PLAYERS]),
            held: Seats([0; PLAYERS]),
            fronts: Seats([ActionId::NONE; PLAYERS]),
            buried: [[0; KINDS]; KNOWERS],
        };
        let Viewer::Seat(me) = viewer else { return view };
        let hidden = t.hidden();
        let leads = t.open().leader == me;
        let wins = t.chooses_reward(me);
        view.own = Some(Private {
            cards: hidden.cards[me].map(|secret| (secret.card, secret.place)),
            queue: if t.open().turn == me { hidden.queue } else { [0; QUEUE] },
            missions: hidden.missions[me],
            drawn: if leads { hidden.drawn } else { [ActionId::NONE; PLAYERS] },
            reward: if wins { hidden.reward } else { [CardId::NONE; 2] },
            returned: hidden.returned[me],
            studies: hidden.studies[me],
            again: hidden.again.has(me),
        });
        for seat in t.seats().filter(|seat| *seat != me) {
            let seen = &mut view.seen[seat];
            for (slot, secret) in hidden.cards[seat].iter().enumerate() {
                if t.open().players[seat].cards[slot].face.is_none() {
                    if secret.known.has(me) {
                        seen[slot - FIRST_LIBRARY] = (secret.card, secret.held.has(me));
                    }
                } else {
                    view.held[seat] |= u32::from(secret.held.has(me)) << slot;
                }
            }
            seen.sort();
        }
        for seat in t.seats() {
            if t.open().players[seat].front_known.has(me) {
                view.fronts[seat] = hidden.fronts[seat];
            }
        }
        for (knowers, kinds) in hidden.buried.iter().enumerate() {
            if SeatSet::from_bits(knowers as u8).has(me) {
                view.buried[knowers] = *kinds;
            }
        }
        view
    }
}

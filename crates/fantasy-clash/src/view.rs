//! What one viewer knows: the open half of the table and, of the hidden half, only his own.

use crate::army::{Counts, Layout, draw_force, shuffled};
use crate::card::CARDS;
use crate::row::Row;
use crate::space::HOME;
use crate::step::Step;
use crate::table::{Hidden, Open, Table};
use crate::unit::{Faction, UnitId};
use kernel::{Chance, Seat, Viewer};
use serde::{Serialize, Serializer};

/// All and only what a viewer knows. Built by naming what is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    /// What his own face-down cards are (FC-4.1), a drawn one that is not placed yet included.
    #[serde(serialize_with = "known")]
    pub cards: Row<UnitId, CARDS>,
    /// His own pick of a faction while it is secret (FC-R9).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pick: Option<Faction>,
    /// His own deployment while it is secret.
    pub draft: Option<Layout>,
    /// The force that was drawn for him, until it is deployed (FC-16.3).
    pub force: Option<Counts>,
}

/// Only the cards that are there, each with its number.
fn known<S: Serializer>(cards: &Row<UnitId, CARDS>, s: S) -> Result<S::Ok, S::Error> {
    let there = cards.iter().enumerate().filter(|(_, unit)| !unit.is_none());
    s.collect_map(there)
}

impl View {
    pub(crate) fn of(t: &Table, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            open: *t.open(),
            cards: Row([UnitId::NONE; CARDS]),
            pick: None,
            draft: None,
            force: None,
        };
        if let Viewer::Seat(me) = viewer {
            for id in t.open().cards_of(me) {
                view.cards[id.index()] = t.hidden().cards[id.index()];
            }
            view.pick = t.hidden().picks[me];
            view.draft = (!t.open().deployed).then(|| *t.draft(me));
            view.force = t.drawn_force(me).copied().filter(|_| !t.open().deployed);
        }
        view
    }

    /// A table that agrees with everything this viewer knows. Every assignment of the unseen cards
    /// to face-down cards and deck that the rules allow is equally likely (FC-R1).
    pub(crate) fn imagine(&self, chance: &mut dyn Chance) -> Table {
        let mut hidden = Hidden { cards: self.cards, ..Hidden::NOTHING };
        for seat in [Seat(0), Seat(1)] {
            if self.viewer.is(seat) {
                hidden.picks[seat] = self.pick;
                hidden.drafts[seat] = self.draft.unwrap_or([UnitId::NONE; HOME]);
                hidden.forces[seat] = self.force.unwrap_or_default();
            } else if self.open.deployed {
                Table::imagine_army(&self.open, seat, &mut hidden.cards.0, chance);
            } else if !self.open.factions.all_known() {
                hidden.picks[seat] = self.imagine_pick(seat, chance);
            } else {
                self.imagine_draft(seat, &mut hidden, chance);
            }
        }
        Table::laid(self.open, hidden)
    }
    /// Any faction, if a pick of his is sealed.
    fn imagine_pick(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Faction> {
        let Some(Step::PickFaction(pick)) = self.open.agenda.top() else { return None };
        let sealed = self.open.factions.unknown().minus(pick.waiting);
        sealed.has(seat).then(|| Faction::ALL[chance.pick(&[1; Faction::ALL.len()])])
    }
    /// Any force, laid out whether its owner is ready or not: that he commits it tells nothing.
    fn imagine_draft(&self, seat: Seat, hidden: &mut Hidden, chance: &mut dyn Chance) {
        let faction = self.open.factions[seat];
        let force = draw_force(faction, chance);
        if self.open.random_force {
            hidden.forces[seat] = force;
        }
        hidden.drafts[seat] = shuffled(faction, force, chance);
    }
}

//! What one viewer knows: the open half of the table and, of the hidden half, only his own.

mod hands;

use crate::chips::Who;
use crate::pouch::Pouch;
use crate::setup::SEATS;
use crate::step::Step;
use crate::table::{Hidden, Open, Table, Top};
use kernel::{Chance, Luck, Seats, Viewer};

/// All and only what a viewer knows. Built by naming what is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    /// The hands he sees: his own and his teammate's (PS-R1).
    pub hands: Seats<Option<Pouch>, SEATS>,
    /// What lies face down on the bags of those whose hands he sees.
    pub face_down: Seats<Top, SEATS>,
    /// What he and his teammate have set aside to keep.
    pub kept: Seats<Pouch, SEATS>,
    /// His own secret pick.
    pub draft: Option<Who>,
}

impl View {
    pub(crate) fn of(t: &Table, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            open: *t.open(),
            hands: Seats::default(),
            face_down: Seats::default(),
            kept: Seats::default(),
            draft: None,
        };
        for seat in t.open().seats().iter() {
            let sees = matches!(viewer, Viewer::Seat(v) if t.sees_hand(seat).has(v));
            if sees {
                view.hands[seat] = Some(*t.hand(seat));
                view.face_down[seat] = t.hidden().face_down[seat];
                view.kept[seat] = t.hidden().kept[seat];
            }
        }
        if let Viewer::Seat(me) = viewer {
            view.draft = t.hidden().drafts[me];
        }
        view
    }

    /// A table that agrees with everything this viewer knows. The part of a hand that nobody has
    /// seen is drawn from what may be in it, as the bag would have dealt it.
    ///
    /// How often each hand is imagined is exact if all was shown after the last draw or before the
    /// draws since, if chips came into the bag at one time only, and if luck has shown chips only
    /// of a hand of which nothing else was known (`tests/redeals.rs`). Beyond that it is near, and
    /// a hand may be imagined that only the order of things rules out: to be exact the table would
    /// have to remember every draw, arrival and sight in its order. So
    /// * several arrivals in the bag with draws between them count as one, at the first of them;
    /// * a chip shown between two draws counts as if it had been in the hand before both;
    /// * a chip that luck shows of a hand of which something was known changes nothing else;
    /// * of a hand of which some lies face down on the bag no draws are remembered;
    /// * whoever passes because he must answer and cannot, or buys nothing because he can pay for
    ///   nothing, shows that kinds are missing from his hand: they may be imagined there all the
    ///   same, until the hand is shown or gone. Such kinds would have to be written into views
    ///   and positions, and to close windows that journals have asked.
    pub(crate) fn imagine(&self, chance: &mut dyn Chance) -> Table {
        let mut luck = Luck::of(chance);
        let face_down = self.face_down;
        let mut hidden = Hidden { kept: self.kept, face_down, ..Hidden::default() };
        for seat in self.open.seats().iter() {
            if let Some(hand) = self.hands[seat] {
                hidden.hands[seat] = hand;
            } else {
                self.imagine_hand(seat, &mut hidden, &mut luck);
                self.imagine_kept(seat, &mut hidden, &mut luck);
            }
        }
        if let Some(Step::PickBlind(pick)) = self.open.agenda.top() {
            for seat in self.open.seats().minus(pick.waiting).iter() {
                let any = |luck: &mut Luck| {
                    let mut all = self.open.sets.characters();
                    let each = [1; Who::ALL.len()];
                    let nth = luck.pick(&each[..self.open.sets.characters().count()]);
                    all.nth(nth).expect("one of the characters")
                };
                let own = self.viewer.is(seat).then_some(self.draft).flatten();
                hidden.drafts[seat] = Some(own.unwrap_or_else(|| any(&mut luck)));
            }
        }
        Table::laid(self.open, hidden)
    }

    /// The hand and what lies face down came out of the bag together; any of it that is not known
    /// to be in the hand may be what was put there, each as likely.
    fn imagine_hand(&self, seat: kernel::Seat, hidden: &mut Hidden, luck: &mut Luck) {
        let player = self.open.player(seat);
        if player.has_plain_hand() {
            hidden.hands[seat] = hands::imagined(player, luck);
            return;
        }
        let mut left = player.uncertain().minus(&player.either);
        let mut loose = player.either;
        for _ in 0..player.unknown() {
            let slot = left.random(luck);
            left.take(slot, 1);
            loose.add(slot, 1);
        }
        for _ in 0..player.top.face_down() {
            let slot = loose.random(luck);
            loose.take(slot, 1);
            hidden.face_down[seat].push(slot);
        }
        hidden.hands[seat] = player.known.plus(&loose);
    }

    /// Somebody is choosing what to keep: any of his hand that he has not played (PS-4.29), as many
    /// as he has set aside.
    fn imagine_kept(&self, seat: kernel::Seat, hidden: &mut Hidden, luck: &mut Luck) {
        let mut left = hidden.hands[seat].minus(&self.open.player(seat).all_came_back());
        for _ in 0..self.open.player(seat).kept {
            let slot = left.random(luck);
            left.take(slot, 1);
            hidden.kept[seat].add(slot, 1);
        }
    }
}

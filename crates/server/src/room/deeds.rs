//! What players do beside answering: resign, offer, agree, claim.

use super::ask::Checked;
use super::{Happening, Room};
use crate::trouble::trouble;
use kernel::{Seat, SeatSet};
use wire::{Code, Deed, SeatKind, Status, Trouble};

/// What somebody whose time is out is given.
const MORE_TIME: i64 = 60_000;
/// How many answers a seat takes back before it must get further than it ever was: each time the
/// match is played again from the deal.
const MOST_BACK: u32 = 60;

/// What a deed comes to.
pub enum Outcome {
    Happens(Checked),
    /// Everyone agrees on another match.
    Rematch(Checked),
}

impl Room {
    /// What this seat may do now.
    pub fn may(&self, seat: Seat) -> Vec<Deed> {
        let all = [
            Deed::AcceptDraw,
            Deed::DeclineDraw,
            Deed::AcceptUndo,
            Deed::DeclineUndo,
            Deed::ClaimWin,
            Deed::LetBotPlay,
            Deed::GiveTime,
            Deed::Undo,
            Deed::OfferDraw,
            Deed::Resign,
            Deed::Rematch,
        ];
        all.into_iter().filter(|d| self.deed(seat, *d).is_ok()).collect()
    }

    /// Checks a deed and says what it comes to.
    pub(super) fn deed(&self, seat: Seat, deed: Deed) -> Result<Outcome, Trouble> {
        let over = self.status.is_over();
        match deed {
            Deed::Rematch if over => self.ask_for_rematch(seat),
            Deed::Rematch => Err(not_now("the match goes on")),
            _ if over => Err(self.over()),
            _ if self.status == Status::Open => Err(not_now("the match has not begun")),
            Deed::Resign => self.resign(seat).map(Outcome::Happens),
            Deed::OfferDraw => self.offer(seat, Deed::OfferDraw).map(Outcome::Happens),
            Deed::AcceptDraw => self.agree(seat, Deed::OfferDraw).map(Outcome::Happens),
            Deed::DeclineDraw => self.decline(seat, Deed::OfferDraw).map(Outcome::Happens),
            Deed::Undo => self.undo(seat).map(Outcome::Happens),
            Deed::AcceptUndo => self.agree(seat, Deed::Undo).map(Outcome::Happens),
            Deed::DeclineUndo => self.decline(seat, Deed::Undo).map(Outcome::Happens),
            Deed::ClaimWin | Deed::LetBotPlay | Deed::GiveTime => {
                self.claim(seat, deed).map(Outcome::Happens)
            }
        }
    }

    fn resign(&self, seat: Seat) -> Result<Checked, Trouble> {
        let table = self.table.as_ref().ok_or_else(|| not_now("the match has not begun"))?;
        let gives_up = table.table().may_interject(seat).into_iter().find(|o| o.gives_up);
        let words = "giving up would not decide this game now; play it to its end";
        let label = gives_up.ok_or_else(|| not_now(words))?.label;
        self.check_answer(seat, None, &label)
    }

    /// The other people who have a say.
    pub(super) fn others(&self, seat: Seat) -> SeatSet {
        self.seats_where(|c| c.kind == SeatKind::Player && !c.gone).without(seat)
    }

    fn offer(&self, seat: Seat, what: Deed) -> Result<Checked, Trouble> {
        if self.pending.iter().any(|p| p.what == what) {
            return Err(not_now("that is offered already"));
        }
        if self.others(seat).is_empty() {
            return Err(not_now("bots play on"));
        }
        Ok(Checked::of(seat, Happening::Offered { what }))
    }

    fn agree(&self, seat: Seat, what: Deed) -> Result<Checked, Trouble> {
        let open = self.pending.iter().find(|p| p.what == what && !p.agreed.has(seat));
        let pending = open.ok_or_else(|| not_now("nobody offers that"))?;
        if !self.others(pending.by).minus(pending.agreed).without(seat).is_empty() {
            return Ok(Checked::of(seat, Happening::Agreed { what }));
        }
        match what {
            Deed::OfferDraw => Ok(Checked::of_all(Happening::DrawAgreed)),
            _ => self.take_back(pending.by),
        }
    }

    fn decline(&self, seat: Seat, what: Deed) -> Result<Checked, Trouble> {
        let open = self.pending.iter().any(|p| p.what == what && p.by != seat);
        let declined = || Checked::of(seat, Happening::Declined { what });
        open.then(declined).ok_or_else(|| not_now("nobody offers that"))
    }

    /// At once where the game proves that nobody learned anything, or where only bots would have to
    /// agree; else it is put to the others.
    fn undo(&self, seat: Seat) -> Result<Checked, Trouble> {
        if self.record.rated {
            return Err(not_now("nothing is taken back in a rated match"));
        }
        let table = self.table.as_ref().ok_or_else(|| not_now("the match has not begun"))?;
        if table.hindsight().would_go(seat).is_none() {
            return Err(not_now("you have answered nothing yet"));
        }
        if self.wavers[seat.index()].since >= MOST_BACK {
            return Err(not_now("you have taken enough back here; go on first"));
        }
        if table.hindsight().is_free(seat) {
            // Nobody has learned anything by what he answered, so all other questions stand.
            return Ok(Checked { seat: Some(seat), ..self.take_back(seat)? });
        }
        if self.others(seat).is_empty() {
            return self.take_back(seat);
        }
        self.offer(seat, Deed::Undo)
    }

    /// Whether this seat can take its last answer back without asking anybody, since nobody has
    /// learned anything by it.
    pub fn takes_back(&self, seat: Seat) -> bool {
        let free = self.sound_table().is_some_and(|t| t.hindsight().is_free(seat));
        free && self.status == Status::Running && self.deed(seat, Deed::Undo).is_ok()
    }

    /// Back to where this seat gave its last answer. What others have answered in secret meanwhile
    /// stands.
    fn take_back(&self, seat: Seat) -> Result<Checked, Trouble> {
        let gone = self.table.as_ref().and_then(|t| t.hindsight().would_go(seat));
        let gone = gone.ok_or_else(|| not_now("there is nothing to take back"))?;
        let (answers, alone) = (gone.start, gone.end < self.gains.len());
        let gains = self.gains.get(gone).unwrap_or_default();
        let left = self.clocks.after_take_back(seat, gains, self.now());
        Ok(Checked::of_all(Happening::TookBack { answers, alone, left, salt: String::new() }))
    }

    /// Against somebody whose time is out or who is gone and who owes an answer.
    fn claim(&self, seat: Seat, deed: Deed) -> Result<Checked, Trouble> {
        let out = self.clocks.out_of_time(self.now());
        let gone = self.seats_where(|c| c.gone);
        let late = (out | gone).and(self.waiting()).without(seat);
        let late = late.lowest().ok_or_else(|| not_now("nobody is late"))?;
        match deed {
            // Where giving up would decide among the others, there is no other way to go on.
            Deed::LetBotPlay if self.record.rated && self.resign(late).is_ok() => Err(not_now(
                "nobody plays for another in a rated match; claim the win, or give more time",
            )),
            Deed::LetBotPlay => {
                Ok(Checked::of(late, Happening::BotTook { bot: catalog::STAND_IN.to_string() }))
            }
            Deed::GiveTime => Ok(Checked::of(late, Happening::GotTime { millis: MORE_TIME })),
            _ => self.resign(late),
        }
    }

    fn ask_for_rematch(&self, seat: Seat) -> Result<Outcome, Trouble> {
        if self.rematch.is_some() {
            return Err(not_now("the rematch is there already"));
        }
        let pending = self.pending.iter().find(|p| p.what == Deed::Rematch);
        if pending.is_some_and(|p| p.agreed.has(seat)) {
            return Err(not_now("the others are asked"));
        }
        let agreed = pending.map_or(SeatSet::EMPTY, |p| p.agreed).with(seat);
        let what = match pending {
            None => Happening::Offered { what: Deed::Rematch },
            Some(_) => Happening::Agreed { what: Deed::Rematch },
        };
        let checked = Checked::of(seat, what);
        match self.others(seat).minus(agreed).is_empty() {
            true => Ok(Outcome::Rematch(checked)),
            false => Ok(Outcome::Happens(checked)),
        }
    }
}

fn not_now(words: &str) -> Trouble {
    trouble(Code::NotPossible, words)
}

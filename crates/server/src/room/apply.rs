//! What each happening makes of a room. Used live and after a restart alike, so nothing here may
//! depend on the moment or on luck.

use super::lines::Undone;
use super::{Asked, Happened, Happening, Moved, Pending, Room};
use catalog::{AnyTable, Told};
use kernel::{Asks, Seat, SeatSet};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use wire::{Deed, SeatKind, Status};

/// Why a room cannot go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(pub String);

impl Fault {
    /// What a panic said.
    pub fn of_panic(panic: Box<dyn Any + Send>) -> Fault {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
        Fault(format!("the program failed: {}", said.unwrap_or("it did not say why")))
    }
}

/// Does it and, should a game panic meanwhile, says so: no game takes its room along.
pub fn guarded<T>(it: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(it)).map_err(Fault::of_panic)
}

impl Room {
    /// Applies what happened. An error means that the program is wrong: the room is closed then,
    /// and its table, which may be half changed, is not looked at any more.
    pub fn apply(&mut self, happened: &Happened) -> Result<(), Fault> {
        guarded(|| self.apply_to_all(happened))?
    }

    fn apply_to_all(&mut self, happened: &Happened) -> Result<(), Fault> {
        self.n = self.n.max(happened.n + 1);
        if let (Some(by), Some(client)) = (happened.by, &happened.client) {
            self.applied.insert((by, client.clone()));
        }
        match happened.seat {
            Some(seat) => self.apply_of_seat(seat, happened)?,
            None => self.apply_of_all(happened)?,
        }
        if happened.what.moves() {
            self.moved = Moved { happened: happened.n + 1, at: happened.at };
        }
        self.count_prompts(happened);
        let waiting = self.waiting().and(self.humans());
        let before = self.clocks.left(happened.at);
        self.clocks.run(waiting, happened.at);
        self.watch_window(before, happened.at);
        Ok(())
    }

    /// Closes the room because the program is wrong. Applied anew it comes to the same.
    pub fn break_off(&mut self, fault: Fault, at: store::Millis) -> Happened {
        let what = Happening::Broke { reason: fault.0 };
        let broke = Happened { n: self.n, at, seat: None, by: None, client: None, what };
        let _ = self.apply(&broke); // it only sets the status and says so
        broke
    }

    fn apply_of_seat(&mut self, seat: Seat, happened: &Happened) -> Result<(), Fault> {
        let Some(chair) = self.chairs.get_mut(seat.index()) else {
            return Err(Fault(format!("there is no {seat} at this table")));
        };
        match &happened.what {
            Happening::Sat { player, name, strength } => {
                chair.kind = SeatKind::Player;
                chair.strength = *strength;
                // Whoever was forgotten since is nobody any more, and does not come back.
                chair.player = Some(player.clone()).filter(|p| !p.is_empty());
                chair.gone = chair.player.is_none();
                let came = chair.name != *name;
                chair.name.clone_from(name);
                if came {
                    self.log.say(&format!("{name} sits down."));
                }
            }
            Happening::Left if self.table.is_none() => {
                let name = std::mem::take(&mut chair.name);
                *chair = super::Chair::new(SeatKind::Open, "");
                self.log.say(&format!("{name} has left."));
            }
            Happening::Left => {
                chair.gone = true;
                let words = format!("{} has left.", chair.name);
                self.log.say(&words);
            }
            Happening::Nonce { nonce } => chair.nonce = Some(nonce.clone()),
            Happening::Answered { label, left, gained } => {
                // He is back, if he can be.
                chair.gone = chair.kind == SeatKind::Player && chair.player.is_none();
                self.clocks_again(left, happened.at);
                self.answer(seat, label, *gained)?;
            }
            Happening::Offered { what } => {
                let name = chair.name.clone();
                let agreed = SeatSet::one(seat);
                self.pending.push(Pending { what: *what, by: seat, agreed });
                self.log.say(&format!("{name} {}", offered(*what)));
            }
            Happening::Agreed { what } => {
                for p in self.pending.iter_mut().filter(|p| p.what == *what) {
                    p.agreed = p.agreed.with(seat);
                }
            }
            Happening::Declined { what } => {
                let name = chair.name.clone();
                self.pending.retain(|p| p.what != *what);
                self.log.say(&format!("{name} declines."));
            }
            Happening::BotTook { bot } => {
                let was = std::mem::replace(&mut chair.name, bot.clone());
                chair.kind = SeatKind::Bot;
                chair.left_by = chair.player.take();
                chair.gone = false;
                let bot = self.called(seat);
                self.log.say(&format!("The bot {bot} plays on for {was}."));
            }
            Happening::GotTime { millis } => self.give_time(seat, *millis),
            Happening::TookBack { answers, alone, salt, left } => {
                let heard = self.was_heard(seat);
                self.pending.retain(|p| p.what != Deed::Undo || p.by != seat);
                let undone = self.stand_again(*answers, *alone, salt)?;
                self.clocks_again(left, happened.at);
                self.tell_of_taking_back(seat, heard, &undone);
            }
            other => return Err(Fault(format!("{other:?} is nothing that one seat does"))),
        }
        Ok(())
    }

    fn apply_of_all(&mut self, happened: &Happened) -> Result<(), Fault> {
        match &happened.what {
            Happening::Began => return self.begin(),
            Happening::GoesOnFrom { journal, salt } => return self.go_on_from(journal, salt),
            Happening::TookBack { answers, alone, salt, left } => {
                let undone = self.stand_again(*answers, *alone, salt)?;
                self.clocks_again(left, happened.at);
                self.pending.retain(|p| p.what != Deed::Undo);
                self.log.say_undone("The last answer is taken back.", &undone);
            }
            Happening::WentOn { left } => {
                self.clocks.set(left.clone(), happened.at);
                self.clocks.restart(SeatSet::EMPTY, happened.at);
                if let Some(window) = &mut self.window {
                    window.restart(happened.at);
                }
            }
            Happening::DrawAgreed => {
                self.draw_agreed = true;
                self.pending.clear();
                self.status = Status::Ended;
                self.log.say("The players agree on a draw.");
            }
            Happening::Rematch { match_id } => self.rematch = Some(match_id.clone()),
            Happening::Broke { .. } => {
                self.status = Status::Broken;
                self.log.say(
                    "We are sorry: a fault in the program closed this match. It counts for \
                     nobody; its journal is kept and will be looked at.",
                );
            }
            other => return Err(Fault(format!("{other:?} is something that one seat does"))),
        }
        Ok(())
    }

    fn give_time(&mut self, seat: Seat, millis: i64) {
        self.clocks.give(seat, millis);
        if let Some(window) = &mut self.window {
            window.give(seat, millis);
        }
        self.log.say(&format!("{} gets more time.", self.chairs[seat.index()].name));
    }

    /// Whoever knows of an answer is told that it is undone, as by the rules of a game that has
    /// a word for it. Of what was drafted in secret nobody hears.
    fn tell_of_taking_back(&mut self, seat: Seat, heard: bool, undone: &Undone) {
        match heard {
            true => {
                let name = &self.chairs[seat.index()].name;
                self.log.say_undone(&format!("{name} takes a move back."), undone);
            }
            false => self.log.say_undone_to(seat, "You take your last answer back.", undone),
        }
    }

    /// Whether others know that this seat has given its last answer.
    fn was_heard(&self, seat: Seat) -> bool {
        self.table.as_ref().is_some_and(|t| t.hindsight().was_heard(seat))
    }

    /// Stands as after so many answers, with what others have answered in secret since.
    fn stand_again(&mut self, answers: usize, alone: bool, salt: &str) -> Result<Undone, Fault> {
        let table = self.table.as_mut().ok_or_else(|| Fault("nothing was dealt".into()))?;
        let gone = answers..if alone { answers + 1 } else { self.gains.len() };
        if self.gains.get(gone.clone()).is_none() {
            return Err(Fault(format!("there are no answers {gone:?}")));
        }
        table.take_back(gone.clone(), salt).map_err(|e| Fault(e.to_string()))?;
        for (by, _) in self.gains.drain(gone.clone()).take(1) {
            self.wavers[by.index()].since += 1;
        }
        Ok(self.log.take_back(gone))
    }

    /// The clocks show what they showed when it happened.
    fn clocks_again(&mut self, left: &[i64], at: store::Millis) {
        if !left.is_empty() {
            self.clocks.set(left.to_vec(), at);
        }
    }

    fn begin(&mut self) -> Result<(), Fault> {
        let nonces = self.chairs.iter().filter_map(|c| c.nonce.clone()).collect();
        let (game, options, secret) = (self.game, &self.options, self.secret.clone());
        let started = game.start(options, secret, nonces);
        let (table, told) = started.map_err(|e| Fault(e.to_string()))?;
        self.table = Some(table);
        self.status = Status::Running;
        self.log.tell(&told);
        self.end_if_over();
        Ok(())
    }

    /// Everything that happened there is told again, with the luck it had.
    fn go_on_from(&mut self, journal: &str, salt: &str) -> Result<(), Fault> {
        let journal = kernel::Journal::read(journal).map_err(|e| Fault(e.to_string()))?;
        let mut told = Vec::new();
        let mut each = |_: &dyn AnyTable, by: Option<(Seat, String)>, news: Vec<Told>| {
            told.push((by.is_some(), news));
        };
        let table = self.game.replay(&journal, &mut each).map_err(|e| Fault(e.to_string()))?;
        self.table = Some(table);
        self.gains = journal.answers.iter().map(|_| (Seat(0), 0)).collect();
        for (is_answer, news) in told {
            match is_answer {
                true => self.log.tell_of_answer(&news),
                false => self.log.tell(&news),
            }
        }
        self.stand_again(journal.answers.len(), false, salt)?;
        self.continued = true;
        self.status = Status::Running;
        self.end_if_over();
        self.log.say("From here on it is another match, with luck of its own.");
        Ok(())
    }

    fn answer(&mut self, seat: Seat, label: &str, gained: i64) -> Result<(), Fault> {
        let sealed = self.sealed_since();
        let table = self.table.as_mut().ok_or_else(|| Fault("nothing was dealt".into()))?;
        let told = table.answer(seat, label);
        let told = told.map_err(|e| Fault(format!("`{label}` of {seat}: {e}")))?;
        self.log.tell_of_answer(&told);
        self.end_if_over();
        self.gains.push((seat, gained));
        let stand = self.gains.iter().filter(|(by, _)| *by == seat).count();
        self.wavers[seat.index()].reaches(stand);
        // What was offered is settled by playing on; but by an offer that goes nobody is to see
        // that somebody has answered in secret.
        if sealed.is_none() || sealed != self.sealed_since() || self.was_heard(seat) {
            self.pending.retain(|p| p.what == Deed::Rematch);
        }
        Ok(())
    }

    fn end_if_over(&mut self) {
        let over = self.table.as_ref().is_some_and(|t| t.table().awaits() == Asks::Over);
        if over {
            self.status = Status::Ended;
        }
    }

    /// A seat's question has a new number when it is a new question: it is asked something else
    /// than before, or it has just answered. What others do leaves it alone.
    fn count_prompts(&mut self, happened: &Happened) {
        let waiting = self.waiting();
        let of_all = happened.seat.is_none();
        let again = matches!(happened.what, Happening::TookBack { alone: false, .. }) && of_all;
        for i in 0..self.asked.len() {
            let seat = Seat(i as u8);
            let labels = match (&self.table, waiting.has(seat)) {
                (Some(t), true) => t.table().offered(seat).into_iter().map(|o| o.label).collect(),
                _ => Vec::new(),
            };
            let own = Happening::is_about_an_answer(&happened.what);
            let answered = own && happened.seat == Some(seat);
            if again || answered || labels != self.asked[i].labels {
                let id = self.asked[i].id + 1;
                self.asked[i] = Asked { id, labels };
            }
        }
    }
}

/// What somebody who puts this to the others does, to follow his name.
pub(super) fn offered(what: Deed) -> &'static str {
    match what {
        Deed::OfferDraw => "offers a draw.",
        Deed::Undo => "would like to take the last answer back.",
        Deed::Rematch => "would like to play again.",
        _ => "asks for something.",
    }
}

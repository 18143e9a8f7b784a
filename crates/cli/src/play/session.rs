//! One match from where it stands to its end, or to where somebody leaves it.

use super::chairs::Chairs;
use super::changes;
use super::news;
use super::prompt::{self, Said};
use crate::again;
use crate::fail::Fail;
use crate::journal::Keeper;
use crate::profile::Book;
use crate::terminal::{self, Old, eyes_of, say};
use catalog::{AnyMatch, Eyes, Ink, Paint, Refused, Told};
use kernel::{Asks, Seat, SeatSet, Viewer};
use std::ffi::OsStr;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

/// So many rows are kept for the news where there are choices enough.
const RECENT: usize = 4;
/// At least so many rows of news are told above the table, however low the terminal: a whole turn
/// of an opponent. What does not fit scrolls away and can be scrolled back to.
const TOLD: usize = 16;
/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

pub struct Session {
    pub game: Box<dyn AnyMatch>,
    pub log: Vec<Told>,
    pub keeper: Keeper,
    pub chairs: Chairs,
    /// How to go on, for whoever presses Ctrl-C.
    farewell: Arc<Mutex<String>>,
    pub paint: Paint,
    /// Who looked at the screen last.
    shown_to: Option<Seat>,
    /// Who would rather not be the first to answer what is asked now.
    waited: SeatSet,
    /// The table as it was drawn last for whoever sits alone at the keyboard.
    drawn: String,
    /// What leaves no choice is answered for him.
    pub goes_on: bool,
    /// How many of the choices were listed there.
    pub listed: usize,
    /// How much of the log each seat has been shown.
    read: [usize; kernel::MAX_SEATS],
    /// How long the log was when each seat had been answered.
    answered: [usize; kernel::MAX_SEATS],
    /// Where achievements are written down, if they can be.
    book: Option<Book>,
    /// What was earned or understood and not announced yet.
    unsaid: Vec<String>,
}

/// How a question was settled.
enum Settled {
    Answered,
    /// Not yet: the next one is asked.
    HandedOn,
    Left,
}

impl Session {
    pub fn new(
        game: Box<dyn AnyMatch>,
        log: Vec<Told>,
        keeper: Keeper,
        chairs: Chairs,
        book: Option<Book>,
    ) -> Result<Session, Fail> {
        let farewell = Arc::new(Mutex::new(String::new()));
        let session = Session {
            game,
            log,
            keeper,
            chairs,
            farewell: Arc::clone(&farewell),
            paint: Paint { short: terminal::rows() < terminal::LOW, ..terminal::paint() },
            shown_to: None,
            waited: SeatSet::EMPTY,
            drawn: String::new(),
            goes_on: false,
            listed: 0,
            read: [0; kernel::MAX_SEATS],
            answered: [0; kernel::MAX_SEATS],
            book,
            unsaid: Vec::new(),
        };
        session.note_farewell();
        ctrlc::set_handler(move || {
            let words = farewell.lock().unwrap_or_else(PoisonError::into_inner).clone();
            // Every answer is in the journal as soon as it is given: nothing is lost.
            let _ = say(&format!("\n{words}"));
            std::process::exit(INTERRUPTED);
        })
        .map_err(|e| Fail::found(format!("Ctrl-C cannot be watched: {e}")))?;
        Ok(session)
    }

    /// Keeps in mind how to go on with the match in the file it is kept in now.
    pub fn note_farewell(&self) {
        let mut words = ["play", self.game.game().name(), "--resume"].map(OsStr::new).to_vec();
        words.push(self.keeper.path.as_os_str());
        if let Some(folder) = self.book.as_ref().and_then(|book| book.named.as_ref()) {
            words.extend([OsStr::new("--data"), folder.as_os_str()]);
        }
        let command = again::command(&words);
        let words = format!("The match is saved. To go on:\n  {command}");
        *self.farewell.lock().unwrap_or_else(PoisonError::into_inner) = words;
    }

    pub fn run(mut self) -> Result<(), Fail> {
        loop {
            let asks = self.game.table().awaits();
            if asks == Asks::Over {
                return self.finish();
            }
            let asked = asks.seats();
            let settled = match asked.and(self.chairs.people).minus(self.waited).lowest() {
                Some(seat) => self.ask_person(seat, asks)?,
                None => self.ask_bot(asked)?,
            };
            if let Settled::Left = settled {
                return self.leave();
            }
        }
    }

    /// Takes an answer into the match, the journal and the log.
    pub fn answer(&mut self, seat: Seat, label: &str) -> Result<Result<(), Refused>, Fail> {
        match self.game.answer(seat, label) {
            Err(refused) => Ok(Err(refused)),
            Ok(told) => {
                self.log.extend(told);
                self.waited = SeatSet::EMPTY;
                self.answered[seat.index()] = self.log.len();
                self.keeper.note(&self.game.journal())?;
                self.note_feats()?;
                Ok(Ok(()))
            }
        }
    }

    fn note_feats(&mut self) -> Result<(), Fail> {
        let Some(book) = &mut self.book else { return Ok(()) };
        for feat in book.note(&mut *self.game)? {
            let (name, points) = (feat.name, feat.points);
            self.unsaid.push(format!("Achievement: {name} ({points} points)! {}", feat.text));
        }
        Ok(())
    }

    /// Says something that the next screen must not wipe away. Where another person may read that
    /// screen it is said at once, and never there.
    pub fn remark(&mut self, line: &str) -> io::Result<()> {
        if self.chairs.people.len() > 1 {
            return say(line);
        }
        self.unsaid.push(line.to_string());
        Ok(())
    }

    fn announce(&mut self) -> io::Result<()> {
        for line in std::mem::take(&mut self.unsaid) {
            say(&self.paint.ink(Ink::Own, &catalog::wrap(&line, terminal::COLUMNS, 2)))?;
        }
        Ok(())
    }

    fn ask_bot(&mut self, asked: SeatSet) -> Result<Settled, Fail> {
        let seat = asked.lowest().expect("an unfinished game asks somebody");
        let seed = self.bot_seed(seat);
        let label = self.game.bot_answer(seat, &self.chairs.bot, seed).map_err(Fail::asked)?;
        let taken = self.answer(seat, &label)?;
        taken.map_err(|e| Fail::found(format!("the bot of {seat} was refused: {e}")))?;
        Ok(Settled::Answered)
    }

    /// A bot's luck comes from the commitment and the decision, so that a match that is resumed
    /// goes on as it would have. It says nothing about the cards.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let journal = self.game.journal();
        let base = journal.header.commitment.0.get(..16);
        let base = base.and_then(|hex| u64::from_str_radix(hex, 16).ok()).unwrap_or(0);
        let seed = arena::game_seed(base, 0, journal.answers.len() as u64);
        arena::seat_seed(seed, 0, seat.index())
    }

    fn ask_person(&mut self, seat: Seat, asks: Asks) -> Result<Settled, Fail> {
        if self.chairs.people.len() > 1 && self.shown_to != Some(seat) && !self.hand_over(seat)? {
            return Ok(Settled::Left);
        }
        self.shown_to = Some(seat);
        if self.goes_on && self.answers_alone(seat)? {
            return Ok(Settled::Answered);
        }
        self.show(seat, false)?;
        let rivals = asks.seats().without(seat);
        let may_wait = matches!(asks, Asks::Any(_)) && !rivals.is_empty();
        loop {
            match prompt::listen(self, seat, may_wait)? {
                Said::Answered => return Ok(Settled::Answered),
                Said::Wait => return self.hand_on(seat, rivals),
                Said::Again => (),
                Said::Redraw => self.show(seat, true)?,
                Said::Leave => return Ok(Settled::Left),
            }
        }
    }

    /// Gives the only answer there is, for somebody who asked for that.
    fn answers_alone(&mut self, seat: Seat) -> Result<bool, Fail> {
        let offered = self.game.table().offered(seat);
        self.goes_on = offered.len() == 1;
        match &offered[..] {
            [only] => Ok(self.answer(seat, &only.label)?.is_ok()),
            _ => Ok(false),
        }
    }

    /// Somebody else is asked first: the next person, then the bots, then everybody anew.
    fn hand_on(&mut self, seat: Seat, rivals: SeatSet) -> Result<Settled, Fail> {
        self.waited = self.waited.with(seat);
        let bots = rivals.minus(self.chairs.people);
        if !rivals.and(self.chairs.people).minus(self.waited).is_empty() {
            return Ok(Settled::HandedOn);
        }
        self.waited = SeatSet::EMPTY;
        if bots.is_empty() { Ok(Settled::HandedOn) } else { self.ask_bot(bots) }
    }

    /// Hides everything until the next person sits down; false if the input is closed.
    fn hand_over(&self, seat: Seat) -> io::Result<bool> {
        self.new_screen()?;
        say(&format!("Pass the keyboard to {seat}. Nobody else looks."))?;
        Ok(terminal::read_line("Press Enter when you are ready. ")?.is_some())
    }

    /// Where several people share the keyboard no hand may be left above the screen.
    fn new_screen(&self) -> io::Result<()> {
        let shared = self.chairs.people.len() > 1;
        terminal::clear(if shared { Old::Goes } else { Old::Stays })
    }

    /// What of the table is new to somebody who sits alone at the keyboard and has seen it before.
    fn changes(&mut self, table: &str) -> Option<String> {
        if self.chairs.people.len() > 1 || !self.game.table().is_list() {
            return None;
        }
        let old = std::mem::replace(&mut self.drawn, table.to_string());
        changes::changed(&old, table)
    }

    /// The screen of one seat: what happened, the table, the question and the choices. Of a table
    /// that was shown before only what has changed, unless all of it is asked for.
    fn show(&mut self, seat: Seat, whole: bool) -> io::Result<()> {
        let table = self.game.table().drawn(eyes_of(seat), &self.paint);
        let changes = self.changes(&table).filter(|_| !whole);
        if changes.is_none() {
            self.new_screen()?;
        }
        let is_part = changes.is_some();
        let table = changes.unwrap_or(table);
        // The prompt and the blank line below the table.
        let room = terminal::rows().saturating_sub(table.lines().count() + 2);
        // Where all of it does not fit, the table and some choices come first: the news may scroll
        // away, and `log` tells them.
        let (question, listed) = prompt::question(self, seat, room, RECENT);
        self.listed = listed;
        // A blank line and the line about what is left out.
        let room = room.saturating_sub(question.lines().count() + 2).max(TOLD);
        for line in self.news(seat, if is_part { usize::MAX } else { room }) {
            say(&line)?;
        }
        self.read[seat.index()] = self.log.len();
        self.announce()?;
        say(&table)?;
        say(&question)
    }

    /// What happened since this seat last looked, in so many rows if it can be.
    fn news(&self, seat: Seat, room: usize) -> Vec<String> {
        let read = self.read[seat.index()];
        let own = self.answered[seat.index()].saturating_sub(read);
        let told = self.log[read..].iter().enumerate().filter_map(|(i, told)| {
            let words = told.words(eyes_of(seat))?;
            let text = format!("  {}", catalog::wrap_at(2, words, terminal::COLUMNS, 4));
            Some(news::Line { weight: told.weight, own: i < own, text })
        });
        let mut lines = news::cut(told.collect(), room);
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines
    }

    fn finish(mut self) -> Result<(), Fail> {
        let eyes = match self.chairs.people.len() {
            1 => self.chairs.people.lowest().map_or(Eyes::Viewer(Viewer::Public), eyes_of),
            _ => Eyes::Viewer(Viewer::Public),
        };
        self.new_screen()?;
        let read = match eyes {
            Eyes::Viewer(Viewer::Seat(seat)) => self.read[seat.index()],
            _ => *self.read.iter().max().unwrap_or(&0),
        };
        for line in self.log[read..].iter().filter_map(|t| t.words(eyes)) {
            say(&format!("  {}", catalog::wrap_at(2, line, terminal::COLUMNS, 4)))?;
        }
        say("")?;
        say(&self.game.table().drawn(eyes, &self.paint))?;
        let end = self.game.table().end_sentence(eyes);
        let end = end.unwrap_or_else(|| "The game is over.".into());
        say(&catalog::wrap(&end, terminal::COLUMNS, 0))?;
        self.announce()?;
        let words = [OsStr::new("replay"), self.keeper.path.as_os_str()];
        say(&format!(
            "To see it again, or with --verify to check every card:\n  {}",
            again::command(&words)
        ))?;
        Ok(())
    }

    fn leave(self) -> Result<(), Fail> {
        let words = self.farewell.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Ok(say(&words)?)
    }
}

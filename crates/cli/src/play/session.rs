//! One match from where it stands to its end, or to where somebody leaves it.

use super::prompt::{self, Said};
use crate::fail::Fail;
use crate::journal::Keeper;
use crate::profile::Book;
use crate::terminal::{self, eyes_of, say};
use catalog::{AnyMatch, Eyes, Ink, Paint, Told};
use kernel::{Asks, Seat, SeatSet, Viewer};
use std::io;

/// So many sentences of the log are shown above the table.
const RECENT: usize = 7;

pub struct Session {
    pub game: Box<dyn AnyMatch>,
    pub log: Vec<Told>,
    pub keeper: Keeper,
    people: SeatSet,
    bot: String,
    pub paint: Paint,
    /// Who looked at the screen last.
    shown_to: Option<Seat>,
    /// How much of the log each seat has been shown.
    read: [usize; kernel::MAX_SEATS],
    /// Where achievements are written down, if they can be.
    book: Option<Book>,
    /// What was earned and not announced yet.
    earned: Vec<String>,
}

/// How a question was settled.
enum Settled {
    Answered,
    Left,
}

impl Session {
    pub fn new(
        game: Box<dyn AnyMatch>,
        log: Vec<Told>,
        keeper: Keeper,
        people: SeatSet,
        bot: &str,
        book: Option<Book>,
    ) -> Session {
        let (paint, bot) = (terminal::paint(), bot.to_string());
        let (read, earned) = ([0; kernel::MAX_SEATS], Vec::new());
        Session { game, log, keeper, people, bot, paint, shown_to: None, read, book, earned }
    }

    pub fn run(mut self) -> Result<(), Fail> {
        loop {
            let asks = self.game.table().awaits();
            if asks == Asks::Over {
                return self.finish();
            }
            let asked = asks.seats();
            let settled = match asked.and(self.people).lowest() {
                Some(seat) => self.ask_person(seat, asks)?,
                None => self.ask_bot(asked)?,
            };
            if let Settled::Left = settled {
                return self.leave();
            }
        }
    }

    /// Takes an answer into the match, the journal and the log.
    pub fn answer(&mut self, seat: Seat, label: &str) -> Result<Result<(), String>, Fail> {
        match self.game.answer(seat, label) {
            Err(refused) => Ok(Err(refused.to_string())),
            Ok(told) => {
                self.log.extend(told);
                self.keeper.note(&self.game.journal())?;
                self.note_feats()?;
                Ok(Ok(()))
            }
        }
    }

    fn note_feats(&mut self) -> Result<(), Fail> {
        let Some(book) = &mut self.book else { return Ok(()) };
        for feat in book.note(&*self.game)? {
            let (name, points) = (feat.name, feat.points);
            self.earned.push(format!("Achievement: {name} ({points} points)! {}", feat.text));
        }
        Ok(())
    }

    fn announce_feats(&mut self) -> io::Result<()> {
        for line in std::mem::take(&mut self.earned) {
            say(&self.paint.ink(Ink::Own, &catalog::wrap(&line, terminal::COLUMNS, 2)))?;
        }
        Ok(())
    }

    fn ask_bot(&mut self, asked: SeatSet) -> Result<Settled, Fail> {
        let seat = asked.lowest().expect("an unfinished game asks somebody");
        let seed = self.bot_seed(seat);
        let label = self.game.bot_answer(seat, &self.bot, seed).map_err(Fail::asked)?;
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
        arena::seat_seed(arena::game_seed(base, 0, journal.answers.len() as u64), seat.index())
    }

    fn ask_person(&mut self, seat: Seat, asks: Asks) -> Result<Settled, Fail> {
        if self.people.len() > 1 && self.shown_to != Some(seat) && !self.hand_over(seat)? {
            return Ok(Settled::Left);
        }
        self.shown_to = Some(seat);
        self.show(seat)?;
        let rivals = asks.seats().minus(self.people);
        let may_wait = matches!(asks, Asks::Any(_)) && !rivals.is_empty();
        loop {
            match prompt::listen(self, seat, may_wait)? {
                Said::Answered => return Ok(Settled::Answered),
                Said::Wait => return self.ask_bot(rivals),
                Said::Again => (),
                Said::Redraw => self.show(seat)?,
                Said::Leave => return Ok(Settled::Left),
            }
        }
    }

    /// Hides everything until the next person sits down; false if the input is closed.
    fn hand_over(&self, seat: Seat) -> io::Result<bool> {
        terminal::clear()?;
        say(&format!("Pass the keyboard to {seat}. Nobody else looks."))?;
        Ok(terminal::read_line("Press Enter when you are ready. ")?.is_some())
    }

    /// The screen of one seat: what happened, the table, the question and the choices.
    fn show(&mut self, seat: Seat) -> io::Result<()> {
        terminal::clear()?;
        let news = &self.log[self.read[seat.index()]..];
        let said: Vec<&str> = news.iter().filter_map(|t| t.words(eyes_of(seat))).collect();
        let skipped = said.len().saturating_sub(RECENT);
        if skipped > 0 {
            say(&format!("  … {skipped} earlier; `log` tells all"))?;
        }
        for line in &said[skipped..] {
            say(&format!("  {}", catalog::wrap_at(2, line, terminal::COLUMNS, 4)))?;
        }
        if !said.is_empty() {
            say("")?;
        }
        self.read[seat.index()] = self.log.len();
        self.announce_feats()?;
        say(&self.game.table().drawn(eyes_of(seat), &self.paint))?;
        prompt::question(self, seat)
    }

    fn finish(mut self) -> Result<(), Fail> {
        let eyes = match self.people.len() {
            1 => self.people.lowest().map_or(Eyes::Viewer(Viewer::Public), eyes_of),
            _ => Eyes::Viewer(Viewer::Public),
        };
        terminal::clear()?;
        let read = match eyes {
            Eyes::Viewer(Viewer::Seat(seat)) => self.read[seat.index()],
            _ => *self.read.iter().max().unwrap_or(&0),
        };
        for line in self.log[read..].iter().filter_map(|t| t.words(eyes)) {
            say(&format!("  {}", catalog::wrap_at(2, line, terminal::COLUMNS, 4)))?;
        }
        say("")?;
        say(&self.game.table().drawn(eyes, &self.paint))?;
        say(&self.game.table().end_sentence(eyes).unwrap_or_else(|| "The game is over.".into()))?;
        self.announce_feats()?;
        let path = self.keeper.path.display();
        say(&format!(
            "To see it again, or with --verify to check every card:\n  sparhall replay {path}"
        ))?;
        Ok(())
    }

    fn leave(self) -> Result<(), Fail> {
        let (path, game) = (self.keeper.path.display(), self.game.game().name());
        say(&format!("The match is saved. To go on:\n  sparhall play {game} --resume {path}"))?;
        Ok(())
    }
}

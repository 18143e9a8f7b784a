//! A match: one table, its journal and its secret, with a checked door for answers.

use crate::{
    Answer, Asks, Audience, BadSetup, Commitment, End, Game, Header, Hindsight, Illegal, Journal,
    MatchChance, Outcome, Play, Seat, Secret, Viewer, fingerprint, legal,
};
use std::fmt;
use std::ops::Range;

/// An event with those who are told it.
pub type Told<G> = (Audience, <G as Game>::Event);

/// A game in progress between people or programs.
pub struct Match<G: Game> {
    setup: G::Setup,
    table: G,
    secret: Secret,
    /// The secret mixed with what the players added: the key of all luck.
    key: Secret,
    journal: Journal,
    /// What was added to the luck when answers were taken back.
    epoch: String,
    hindsight: Hindsight,
    /// How much of the luck has been used.
    picks: u64,
}

/// The epoch after this one: counted, with every salt there ever was. A salt that was forgotten
/// would give the luck back to whoever knows the secret.
fn next_epoch(epoch: &str, salt: &str) -> String {
    let (times, salts) = epoch.split_once(' ').unwrap_or((epoch, ""));
    let times = 1 + times.parse().unwrap_or(0u32);
    let salts: Vec<&str> = [salts, salt].into_iter().filter(|s| !s.is_empty()).collect();
    format!("{times} {}", salts.join("+")).trim_end().to_string()
}

/// Where a replay stopped agreeing with its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// How many answers could be replayed before.
    pub answers: usize,
    pub reason: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} answers: {}", self.answers, self.reason)
    }
}

impl std::error::Error for Mismatch {}

impl<G: Game> Match<G> {
    /// Deals a new match. The events of the deal come with it.
    pub fn start(
        setup: &G::Setup,
        secret: Secret,
        nonces: Vec<String>,
    ) -> Result<(Self, Vec<Told<G>>), BadSetup> {
        let key = secret.mixed(&nonces);
        let mut told = Vec::new();
        let mut log = |audience, event| told.push((audience, event));
        let mut chance = key.luck_after(0);
        let table = G::start(setup, &mut Play::told(&mut chance, &mut log))?;
        let written = serde_json::to_value(setup).map_err(|e| BadSetup(vec![e.to_string()]))?;
        let header = Header {
            game: G::NAME.to_string(),
            rules: G::RULES,
            setup: written,
            commitment: secret.commitment(),
            nonces,
            secret: None,
        };
        let journal = Journal { header, answers: Vec::new(), end: None };
        let setup = setup.clone();
        let picks = chance.picks();
        let hindsight = Hindsight::after_deal(&table);
        let mut game =
            Match { setup, table, secret, key, journal, epoch: String::new(), hindsight, picks };
        game.close_if_over();
        Ok((game, told))
    }

    /// Takes an answer if it is legal and returns the events it caused; else nothing changes.
    pub fn answer(
        &mut self,
        seat: Seat,
        choice: G::Choice,
    ) -> Result<Vec<Told<G>>, Illegal<G::Why>> {
        legal(&self.table, seat, choice)?;
        let answer = Answer { epoch: self.epoch.clone(), ..Answer::new(seat, choice) };
        self.journal.answers.push(answer);
        let before = self.table.clone();
        let mut chance = self.chance();
        let mut told = Vec::new();
        let mut log = |audience, event| told.push((audience, event));
        self.table.apply(seat, choice, &mut Play::told(&mut chance, &mut log));
        let lucky = chance.picks() > self.picks;
        self.hindsight.note((seat, choice), (&before, &self.table), &told, lucky);
        self.picks = chance.picks();
        self.close_if_over();
        Ok(told)
    }

    /// The luck to come.
    fn chance(&self) -> MatchChance {
        match self.epoch.is_empty() {
            true => self.key.luck_after(self.picks),
            false => self.key.mixed(std::slice::from_ref(&self.epoch)).luck_after(self.picks),
        }
    }

    /// The match as it would stand without these answers. All luck to come is another than it was,
    /// so that nobody knows the next card; `salt` makes it another even for who knows the secret.
    /// The events are told again from the deal.
    pub fn taken_back(
        &self,
        gone: Range<usize>,
        salt: &str,
        each: impl FnMut(&Self, Option<(Seat, G::Choice)>, Vec<Told<G>>),
    ) -> Result<Self, Mismatch> {
        let mut journal = self.own_journal();
        journal.answers.drain(gone);
        journal.end = None;
        let mut game = Self::replay(&journal, each)?;
        game.epoch = next_epoch(&self.epoch, salt);
        game.journal.header.secret = None;
        Ok(game)
    }

    /// What can be taken back, and what that costs.
    pub fn hindsight(&self) -> &Hindsight {
        &self.hindsight
    }

    fn close_if_over(&mut self) {
        if self.table.asks() == Asks::Over {
            let end = End { hash: fingerprint(&self.table), secret: self.secret.to_string() };
            self.journal.end = Some(end);
        }
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }
    pub fn table(&self) -> &G {
        &self.table
    }
    pub fn asks(&self) -> Asks {
        self.table.asks()
    }
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.table.view(viewer)
    }
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
    pub fn journal(&self) -> &Journal {
        &self.journal
    }
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// The secret, once the match is over and it can harm nobody.
    pub fn reveal(&self) -> Option<&Secret> {
        (self.table.asks() == Asks::Over).then_some(&self.secret)
    }

    /// The journal with the secret in its header, for whoever keeps it and may resume from it.
    pub fn own_journal(&self) -> Journal {
        let mut journal = self.journal.clone();
        journal.header.secret = Some(self.secret.to_string());
        journal
    }

    /// Plays a journal again, checking commitment, every answer and the final fingerprint.
    /// The secret comes from the header or from the end of the journal.
    pub fn replay(
        journal: &Journal,
        mut each: impl FnMut(&Self, Option<(Seat, G::Choice)>, Vec<Told<G>>),
    ) -> Result<Self, Mismatch> {
        let fail = |answers, reason: String| Mismatch { answers, reason };
        let header = &journal.header;
        let secret = Self::secret_of(journal).map_err(|r| fail(0, r))?;
        let setup = serde_json::from_value::<G::Setup>(header.setup.clone())
            .map_err(|e| fail(0, format!("the setup cannot be read: {e}")))?;
        let (mut game, told) = Self::start(&setup, secret, header.nonces.clone())
            .map_err(|e| fail(0, format!("the setup cannot be played: {e}")))?;
        each(&game, None, told);
        for (i, line) in journal.answers.iter().enumerate() {
            let seat = line.seat.parse::<Seat>().map_err(|e| fail(i, e))?;
            let choice = line
                .answer
                .parse::<G::Choice>()
                .map_err(|_| fail(i, format!("`{}` is no choice of this game", line.answer)))?;
            game.epoch.clone_from(&line.epoch);
            let told = game
                .answer(seat, choice)
                .map_err(|e| fail(i, format!("{seat}: `{}` is not legal: {e}", line.answer)))?;
            each(&game, Some((seat, choice)), told);
        }
        game.agrees_with(journal.end.as_ref()).map_err(|r| fail(journal.answers.len(), r))?;
        Ok(game)
    }

    fn secret_of(journal: &Journal) -> Result<Secret, String> {
        let header = &journal.header;
        if header.game != G::NAME {
            return Err(format!("this is a journal of `{}`, not of `{}`", header.game, G::NAME));
        }
        if header.rules != G::RULES {
            return Err(format!(
                "this match was played under version {} of the rules of {} and this program plays \
                 version {}, so it cannot be run again; the sparhall that played it can still \
                 replay it",
                header.rules,
                G::NAME,
                G::RULES
            ));
        }
        let text = (header.secret.as_ref())
            .or(journal.end.as_ref().map(|e| &e.secret))
            .ok_or("the journal holds no secret, so its luck cannot be repeated")?;
        let secret = text.parse::<Secret>()?;
        if secret.commitment() != header.commitment {
            return Err("the secret does not match the commitment".into());
        }
        Ok(secret)
    }

    fn agrees_with(&self, end: Option<&End>) -> Result<(), String> {
        match (end, &self.journal.end) {
            (None, _) => Ok(()),
            (Some(_), None) => Err("the journal says the match ended, but it goes on".into()),
            (Some(said), Some(found)) if said.hash != found.hash => {
                Err(format!("the final table is {}, the journal says {}", found.hash, said.hash))
            }
            (Some(said), Some(found)) if said.secret != found.secret => {
                Err("the secret at the end is not the secret of the match".into())
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::next_epoch;

    #[test]
    fn an_epoch_is_counted_and_forgets_no_salt() {
        assert_eq!(next_epoch("", ""), "1");
        assert_eq!(next_epoch("1", ""), "2");
        assert_eq!(next_epoch("", "aa"), "1 aa");
        assert_eq!(next_epoch("1 aa", ""), "2 aa");
        assert_eq!(next_epoch("2 aa", "bb"), "3 aa+bb");
    }
}

//! What a player knows of one game: how good a table looks.

use kernel::{Game, Imagined, Outcome, Seat, Seeded};

/// Values imagined tables for a seat, on the scale from 0 (lost) to 1 (won).
pub trait Evaluation<G: Game>: Clone + Send {
    /// How good this unfinished table is for the seat. Must be a finite number.
    fn value(&self, table: &Imagined<G>, seat: Seat) -> f32;

    /// How good a finished table is. Override it where points matter beyond winning.
    fn end(&self, outcome: &Outcome, seat: Seat) -> f32 {
        f32::from(outcome.half_wins(seat)) / 2.0
    }

    /// How good a table is, finished or not.
    fn worth(&self, table: &Imagined<G>, seat: Seat) -> f32 {
        self.worth_after(table, table.table().outcome().as_ref(), seat)
    }

    /// The same for whoever has asked already how it ended, which takes a while with many seats.
    fn worth_after(&self, table: &Imagined<G>, outcome: Option<&Outcome>, seat: Seat) -> f32 {
        let worth = match outcome {
            Some(outcome) => self.end(outcome, seat),
            None => self.value(table, seat),
        };
        debug_assert!(worth.is_finite(), "{} is worth {worth} to {seat}", G::NAME);
        worth
    }

    /// Whether saying this out of turn is worth a thought: an accusation may be, giving up is not.
    fn worth_saying(&self, _choice: G::Choice) -> bool {
        false
    }

    /// The same knowledge, and what only much play teaches besides: what to bring to a game.
    #[must_use]
    fn studied(self) -> Self {
        self
    }

    /// Whether this is a matter of taste. Who always takes what looks best would bring the same
    /// character to every game.
    fn is_taste(&self, _choice: G::Choice) -> bool {
        false
    }

    /// What is done without weighing it, in turn or out of it, by what this player sees and the
    /// luck of the one who plays. Unless it is said otherwise, matters of taste are equally likely
    /// where nothing else is offered.
    fn by_taste(
        &self,
        _view: &G::View,
        choices: &[G::Choice],
        luck: &mut Seeded,
    ) -> Option<G::Choice> {
        let taste = !choices.is_empty() && choices.iter().all(|choice| self.is_taste(*choice));
        taste.then(|| choices[luck.below(choices.len())])
    }

    /// Whether the exchange has come to rest, so that the table can be valued as it lies. An
    /// attack that may still be blocked is not at rest; the start of a turn is. A game that never
    /// says so has its follow-ups answered up to the player's own bound.
    fn quiet(&self, _table: &Imagined<G>) -> bool {
        false
    }

    /// A quick answer in a playout, as an index: sensible and cheap rather than good. Whoever knows
    /// nothing takes any.
    fn quick(
        &self,
        _table: &Imagined<G>,
        _seat: Seat,
        options: &[G::Choice],
        luck: &mut Seeded,
    ) -> usize {
        luck.below(options.len())
    }

    /// How a search should go about this game that has time to think.
    fn habits(&self) -> Habits {
        Habits::default()
    }

    /// How one goes about it that answers briskly: with fewer simulations, and perhaps in another
    /// way, since what makes each simulation better and dearer does not pay in a few of them.
    fn brisk(&self) -> Habits {
        let habits = self.habits();
        Habits { simulations: habits.simulations / 10, ..habits }
    }

    /// How far the game has come, in turns: `Habits::turns` counts by it.
    fn clock(&self, _table: &Imagined<G>) -> u32 {
        0
    }

    /// What a seat tells apart of its own hidden cards when others wonder what it will do. Where
    /// hands are many this should be coarse: what is told apart is learnt apart. 0 is a hand like
    /// any other, so whoever tells nothing apart always says 0.
    fn grasp(&self, _table: &Imagined<G>, _seat: Seat) -> u64 {
        0
    }
}

/// How to search a game. The default plays every simulation to the end of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// How much a choice that was tried seldom is preferred to one that did well.
    pub curiosity: f32,
    /// How many answers of a playout are given before the table may be valued as it lies, at the
    /// next quiet moment.
    pub horizon: u32,
    /// After how many turns (`Evaluation::clock`) it may be valued as well, however few answers.
    pub turns: u32,
    /// How many answers of a simulation are looked up in the trees; the others are quick ones.
    /// Where a turn has many answers and quick ones are good, a tree of the first few learns less
    /// than playing on does.
    pub depth: u32,
    /// In so many of a hundred simulations the searcher's own hidden cards are dealt anew, so that
    /// the others do not learn, by trying, what they cannot know. It costs a share of the budget
    /// and pays where hiding one's hand does.
    pub doubt: u32,
    /// Whether every option is valued as it lies when a seat first comes to choose, so that the
    /// good ones are tried first. Pays where options are many and the evaluation knows something.
    pub foresight: bool,
    /// Whether the choices of a question are compared on the same deals with the same luck, and the
    /// weaker ones left out on the way. Pays where choices differ by less than deals do; where it
    /// matters how often something is done (a bluff), looking most at what promises most is better.
    pub same_deals: bool,
    /// In so many of a hundred answers a playout takes what looks best at once, and the quick one
    /// else.
    pub sharpness: u32,
    /// Of more choices than this, only so many are compared: those that look best at once. Pays
    /// where choices are many and simulations dear.
    pub finalists: u32,
    /// For how many simulations that look counts. Luck in a few simulations then does not outweigh
    /// what can be seen at once.
    pub trust: u32,
    /// How many simulations a player with these habits makes for one decision.
    pub simulations: u32,
}

impl Habits {
    /// Those of somebody who trusts his knowledge: options are looked at before they are tried, and
    /// a table is valued at the next quiet moment instead of being played to its end.
    pub fn knowing(curiosity: f32) -> Self {
        Habits {
            curiosity,
            horizon: 0,
            foresight: true,
            same_deals: true,
            sharpness: 100,
            ..Habits::default()
        }
    }

    /// Those of somebody who compares what he can do now by playing so many turns on quickly, and
    /// values the table then.
    pub fn playing_on(turns: u32) -> Self {
        Habits { turns, depth: 1, same_deals: true, ..Habits::default() }
    }
}

impl Default for Habits {
    fn default() -> Self {
        Habits {
            curiosity: 0.5,
            horizon: u32::MAX,
            turns: u32::MAX,
            depth: u32::MAX,
            doubt: 0,
            foresight: false,
            same_deals: false,
            sharpness: 0,
            finalists: u32::MAX,
            trust: 0,
            simulations: 2_000,
        }
    }
}

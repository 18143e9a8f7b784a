//! What an answer that is taken back leaves behind: other luck, and only where somebody has learned
//! something the need to ask the others.

use kernel::{
    Asks, Audience, BadSetup, Chance, Game, Imagined, Match, Outcome, Play, Reason, Seat, SeatSet,
    Secret, Viewer, Weigh,
};
use std::fmt;
use std::str::FromStr;

/// Two at a table, each of whom may say anything at any time; before that each may have to make up
/// his mind in secret.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Talk {
    dice: Vec<usize>,
    said: u32,
    /// Who has not made up his mind.
    secretly: SeatSet,
    drafts: [u32; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Word {
    /// Nobody learns anything by it.
    Nod,
    /// The word itself tells something.
    Tell,
    /// Something is shown by it.
    Show,
    /// Asks for luck that nobody is told of.
    Throw,
    /// Said to oneself.
    Draft,
    /// His mind is made up.
    Done,
}

const WORDS: [Word; 6] = [Word::Nod, Word::Tell, Word::Show, Word::Throw, Word::Draft, Word::Done];

thread_local! {
    static WEIGHED: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Word {
    type Err = String;
    fn from_str(text: &str) -> Result<Word, String> {
        WORDS.into_iter().find(|w| w.to_string() == text).ok_or_else(|| text.to_string())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("never")
    }
}

impl Reason for Never {
    fn clause(&self) -> &'static str {
        "T-1"
    }
}

impl Game for Talk {
    /// Whether they begin in secret.
    type Setup = bool;
    /// Whether it shows something.
    type Event = bool;
    type View = ();
    type Choice = Word;
    type Thing = Word;
    type Why = Never;
    type Seen = Word;
    const NAME: &'static str = "talk";
    const RULES: u32 = 1;

    fn start(secretly: &bool, _: &mut Play<bool>) -> Result<Self, BadSetup> {
        let secretly = if *secretly { SeatSet::first(2) } else { SeatSet::EMPTY };
        Ok(Talk { secretly, ..Talk::default() })
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        match self.secretly.is_empty() {
            true => Asks::Any(SeatSet::first(2)),
            false => Asks::Each(self.secretly),
        }
    }
    fn weigh<W: Weigh<Self>>(&self, _: Seat, out: &mut W) {
        WEIGHED.set(WEIGHED.get() + 1);
        WORDS.into_iter().for_each(|w| out.offer(w));
    }
    fn apply(&mut self, seat: Seat, word: Word, play: &mut Play<bool>) {
        if word == Word::Draft {
            self.drafts[seat.index()] += 1;
            return play.only(SeatSet::one(seat), false);
        }
        if word == Word::Done {
            self.secretly = self.secretly.without(seat);
        }
        self.said += 1;
        if word == Word::Throw {
            self.dice.push(play.chance.pick(&[1; 1000]));
        }
        play.tell(Audience::EVERYONE, word == Word::Show);
    }
    fn seen(&self, _: Seat, word: Word, _: Seat) -> Word {
        word
    }
    fn discloses(word: Word) -> bool {
        word == Word::Tell
    }
    fn shows(event: &bool) -> bool {
        *event
    }
    fn outcome(&self) -> Option<Outcome> {
        None
    }
    fn view(&self, _: Viewer) {}
    fn redeal((): &(), _: &mut dyn Chance) -> Imagined<Self> {
        Imagined::redealt(Talk::default())
    }
    fn things(&self, _: Seat, _: &mut Vec<Word>) {}
    fn concerns(&self, _: Seat, _: Word, _: Word) -> bool {
        false
    }
}

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn begun(secretly: bool) -> Match<Talk> {
    Match::start(&secretly, Secret::from_seed(7), Vec::new()).expect("it begins").0
}

fn talk() -> Match<Talk> {
    begun(false)
}

fn says(talk: &mut Match<Talk>, seat: Seat, word: Word) {
    talk.answer(seat, word).expect("anything may be said");
}

fn back(talk: &Match<Talk>, answers: usize, salt: &str) -> Match<Talk> {
    let gone = answers..talk.journal().answers.len();
    talk.taken_back(gone, salt, |_, _, _| ()).expect("it replays")
}

/// What the dice show from here on.
fn throws(mut talk: Match<Talk>) -> Vec<usize> {
    let before = talk.table().dice.len();
    (0..4).for_each(|_| says(&mut talk, ME, Word::Throw));
    talk.table().dice[before..].to_vec()
}

#[test]
fn only_ones_own_last_answer_that_told_nothing_is_free() {
    for (word, free) in
        [(Word::Nod, true), (Word::Tell, false), (Word::Show, false), (Word::Throw, false)]
    {
        let mut talk = talk();
        says(&mut talk, ME, word);
        assert_eq!(talk.hindsight().is_free(ME), free, "{word}");
        assert!(!talk.hindsight().is_free(OTHER), "{word} was not his");
    }
    let mut talk = talk();
    says(&mut talk, ME, Word::Nod);
    says(&mut talk, OTHER, Word::Nod);
    assert!(!talk.hindsight().is_free(ME), "another has answered since");
    assert!(talk.hindsight().is_free(OTHER));
    assert!(!back(&talk, 0, "").hindsight().is_free(ME), "nothing is left to take back");
}

#[test]
fn all_luck_to_come_is_another_after_an_answer_was_taken_back() {
    let mut talk = talk();
    says(&mut talk, ME, Word::Throw);
    let dice = talk.table().dice.clone();
    says(&mut talk, ME, Word::Nod);
    let once = back(&talk, 1, "");
    assert_eq!(once.table().dice, dice, "what was thrown stays as it was");
    let mut twice = back(&talk, 1, "");
    says(&mut twice, ME, Word::Nod);
    let twice = back(&twice, 1, "");
    let all = [throws(talk), throws(once), throws(twice)];
    assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2], "{all:?}");
}

/// Whoever knows the secret, as of a match that is over, knows nothing of the luck of another that
/// goes on from it, whatever is taken back there.
#[test]
fn the_luck_of_a_match_that_goes_on_depends_on_its_salt_for_ever() {
    let goes_on = |salt: &str| {
        let mut talk = talk();
        says(&mut talk, ME, Word::Nod);
        back(&talk, 1, salt)
    };
    let undone = |salt: &str| {
        let mut talk = goes_on(salt);
        says(&mut talk, ME, Word::Nod);
        back(&talk, 1, "")
    };
    assert_eq!(throws(goes_on("aa")), throws(goes_on("aa")), "nothing else is in it");
    assert_ne!(throws(goes_on("aa")), throws(goes_on("bb")));
    assert_ne!(throws(undone("aa")), throws(undone("bb")));
    assert_ne!(throws(undone("aa")), throws(goes_on("aa")));
}

/// Else whoever is done would see by what he may take back that another drafts, and would undo it.
#[test]
fn who_decides_in_secret_takes_back_his_own_answer_and_nobody_elses() {
    let mut talk = begun(true);
    says(&mut talk, ME, Word::Done);
    for drafts in 1..=3 {
        assert!(talk.hindsight().is_free(ME) && talk.hindsight().was_heard(ME));
        says(&mut talk, OTHER, Word::Draft);
        assert!(talk.hindsight().is_free(OTHER) && !talk.hindsight().was_heard(OTHER));
        assert_eq!(talk.hindsight().would_go(ME), Some(0..1));
        assert_eq!(talk.hindsight().would_go(OTHER), Some(drafts..drafts + 1));
        assert_eq!(talk.hindsight().sealed_since(), Some(0));
    }
    let without = |seat: Seat| {
        let gone = talk.hindsight().would_go(seat).expect("he has answered");
        talk.taken_back(gone, "", |_, _, _| ()).expect("they commute")
    };
    let again = without(ME);
    assert_eq!((again.table().drafts, again.asks()), ([0, 3], Asks::Each(SeatSet::first(2))));
    let again = without(OTHER);
    assert_eq!((again.table().drafts, again.asks()), ([0, 2], Asks::one(OTHER)));
    says(&mut talk, OTHER, Word::Done);
    assert_eq!(talk.hindsight().sealed_since(), None);
    assert!(!talk.hindsight().is_free(ME), "all are in");
    assert_eq!(talk.hindsight().would_go(ME), Some(0..5), "what followed goes with it");
}

/// It is asked for every answer, also of a match that is played again.
#[test]
fn nothing_is_weighed_for_an_answer_that_tells_something_anyway() {
    let talk = talk();
    let weighed = |word: Word| {
        WEIGHED.set(0);
        let nothing = kernel::tells_nothing(talk.table(), ME, word);
        (nothing, WEIGHED.get())
    };
    assert_eq!(weighed(Word::Nod), (true, 1));
    assert_eq!(weighed(Word::Tell), (false, 0));
}

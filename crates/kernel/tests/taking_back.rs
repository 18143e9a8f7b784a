//! What an answer that is taken back leaves behind: other luck, and only where somebody has learned
//! something the need to ask the others.

use kernel::{
    Asks, Audience, BadSetup, Chance, Game, Imagined, Match, Outcome, Play, Reason, Seat, SeatSet,
    Secret, Viewer, Weigh,
};
use std::fmt;
use std::str::FromStr;

/// Two at a table, each of whom may say anything at any time.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Talk {
    dice: Vec<usize>,
    said: u32,
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
}

const WORDS: [Word; 4] = [Word::Nod, Word::Tell, Word::Show, Word::Throw];

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
    type Setup = ();
    /// Whether it shows something.
    type Event = bool;
    type View = ();
    type Choice = Word;
    type Thing = Word;
    type Why = Never;
    type Seen = Word;
    const NAME: &'static str = "talk";
    const RULES: u32 = 1;

    fn start((): &(), _: &mut Play<bool>) -> Result<Self, BadSetup> {
        Ok(Talk::default())
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        Asks::Any(SeatSet::first(2))
    }
    fn weigh<W: Weigh<Self>>(&self, _: Seat, out: &mut W) {
        WORDS.into_iter().for_each(|w| out.offer(w));
    }
    fn apply(&mut self, _: Seat, word: Word, play: &mut Play<bool>) {
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

fn talk() -> Match<Talk> {
    Match::start(&(), Secret::from_seed(7), Vec::new()).expect("it begins").0
}

fn says(talk: &mut Match<Talk>, seat: Seat, word: Word) {
    talk.answer(seat, word).expect("anything may be said");
}

fn back(talk: &Match<Talk>, answers: usize, salt: &str) -> Match<Talk> {
    talk.taken_back(answers, salt, |_, _, _| ()).expect("it replays")
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
        assert_eq!(talk.is_free_to_take_back(ME), free, "{word}");
        assert!(!talk.is_free_to_take_back(OTHER), "{word} was not his");
    }
    let mut talk = talk();
    says(&mut talk, ME, Word::Nod);
    says(&mut talk, OTHER, Word::Nod);
    assert!(!talk.is_free_to_take_back(ME), "another has answered since");
    assert!(talk.is_free_to_take_back(OTHER));
    assert!(!back(&talk, 0, "").is_free_to_take_back(ME), "nothing is left to take back");
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

//! The contract between a game and everything that plays, shows, studies or tests it.

use crate::{Chance, Outcome, Play, Seat, SeatSet, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Whose answer the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// The game has ended.
    Over,
    /// Each of these seats owes an answer; the answers are sealed and their order does not matter.
    Each(SeatSet),
    /// One answer is wanted; whichever of these seats gives it first acts.
    Any(SeatSet),
}

impl Asks {
    /// The step runs by itself.
    pub const NOBODY: Asks = Asks::Each(SeatSet::EMPTY);

    pub fn one(seat: Seat) -> Asks {
        Asks::Each(SeatSet::one(seat))
    }
    pub fn seats(self) -> SeatSet {
        match self {
            Asks::Over => SeatSet::EMPTY,
            Asks::Each(seats) | Asks::Any(seats) => seats,
        }
    }
    pub fn asks(self, seat: Seat) -> bool {
        self.seats().has(seat)
    }
}

/// Why something is not possible, in the game's words, with the clause of the rules.
pub trait Reason: Copy + Eq + Debug + Display + Send + Sync + 'static {
    fn clause(&self) -> &'static str;
}

/// A reason with fixed words. Games keep one constant for each, so that people, tests and programs
/// hear the same words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why {
    pub clause: &'static str,
    pub words: &'static str,
}

impl Why {
    pub const fn of(clause: &'static str, words: &'static str) -> Why {
        Why { clause, words }
    }
}

impl Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words)
    }
}

impl Reason for Why {
    fn clause(&self) -> &'static str {
        self.clause
    }
}

/// Receives the choices that a game weighs. Legality is written once: a list of legal choices, a
/// list of refusals with reasons and the search for one choice are different receivers of the same
/// weighing.
pub trait Weigh<G: Game> {
    /// Whether refusals are wanted. Where it is false the game skips the work for them.
    const WHY: bool;
    fn offer(&mut self, choice: G::Choice);
    /// The first `count` of choices that were laid out beforehand.
    fn offer_first<const N: usize>(&mut self, count: usize, choices: &[G::Choice; N]) {
        choices[..count].iter().for_each(|choice| self.offer(*choice));
    }
    fn refuse(&mut self, choice: G::Choice, why: G::Why);
}

/// A setup that cannot be played, with every reason at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BadSetup(pub Vec<String>);

impl Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for BadSetup {}

/// A table that somebody imagines from what one viewer knows. Bots, evaluations and encoders get
/// this or a view, never the table that is really played: cheating is a type error.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Imagined<G>(G);

impl<G: Game> Imagined<G> {
    /// To be called by `Game::redeal` alone; `cargo xtask tidy` finds whoever else does.
    pub fn redealt(table: G) -> Self {
        Imagined(table)
    }
    pub fn table(&self) -> &G {
        &self.0
    }
    pub fn apply(&mut self, seat: Seat, choice: G::Choice, chance: &mut dyn Chance) {
        self.0.apply(seat, choice, &mut Play::silent(chance));
    }
}

/// A game: the table is the state, and these are the questions everyone may put to it.
///
/// Laws, checked by the conformance suite for every game:
/// * what `weigh` offers is exactly what `apply` takes; `asks` is never empty before the end;
/// * the answers of `Each` commute;
/// * tables that differ only in what a viewer cannot know give that viewer equal views, choices,
///   refusals and events, and `view(redeal(v)) == v`;
/// * the agenda carries no hidden facts; those live in zones and drafts.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Everything that is agreed before the first card.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A fact in the past tense, as the table would say it aloud.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// All and only what one viewer knows.
    type View: Clone + Eq + Debug + Serialize + Send;
    /// An answer; its `Display` is the stable notation, unique within one list.
    type Choice: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// Something a player can point at and ask "why not?".
    type Thing: Copy + Eq + Debug + Display;
    type Why: Reason;
    /// What another seat sees of an answer: the edge of its tree in multiple-observer search.
    type Seen: Copy + Eq + Hash + Debug;

    /// The name in commands and journals, such as `flash-duel`.
    const NAME: &'static str;
    /// Raised whenever a journal of the version before could replay differently, or when the JSON
    /// of views changes: the fingerprint at the end of a journal follows it.
    const RULES: u32;

    fn start(setup: &Self::Setup, play: &mut Play<Self::Event>) -> Result<Self, BadSetup>;
    fn seats(&self) -> usize;
    fn asks(&self) -> Asks;
    /// Weighs every answer of this seat. A seat that is not asked is refused everything.
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W);
    /// Legal but never owed: concede, accuse, show a hand, take back a draft. Not in playouts.
    /// A game without such things need not say so.
    fn interjections(&self, _seat: Seat, _out: &mut Vec<Self::Choice>) {}
    /// Carries out a legal answer or interjection. Callers that did not pick it from the list use
    /// [`legal`] first.
    fn apply(&mut self, seat: Seat, choice: Self::Choice, play: &mut Play<Self::Event>);
    fn seen(&self, seat: Seat, choice: Self::Choice, by: Seat) -> Self::Seen;
    /// Whether the mere giving of this answer in the open can tell anybody something that was
    /// hidden: which cards one holds, or what lies under one. Where it cannot, and no luck was
    /// asked, the answer may be taken back freely. Saying yes is always safe. A sealed pick is not
    /// given in the open: until all are in it may be taken back whatever it says
    /// ([`Hindsight`](crate::Hindsight)).
    fn discloses(_choice: Self::Choice) -> bool {
        true
    }
    /// The allow-list: events that rightly bring their audience news of luck or of hidden cards,
    /// such as a draw told to who drew, a hand that is revealed, or a die. Saying yes is always
    /// safe, but whatever is not on the list is proved to tell nothing.
    fn shows(_event: &Self::Event) -> bool {
        true
    }
    fn outcome(&self) -> Option<Outcome>;
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A table drawn as the deal conditioned on the hard facts of a view, never on behaviour.
    fn redeal(view: &Self::View, chance: &mut dyn Chance) -> Imagined<Self>;
    /// Everything this seat can point at now.
    fn things(&self, seat: Seat, out: &mut Vec<Self::Thing>);
    /// Whether pointing at the thing means this choice of this seat, among others.
    fn concerns(&self, seat: Seat, choice: Self::Choice, thing: Self::Thing) -> bool;
    /// Why a choice that was not even weighed is no answer now. The counterpart of `idle`: a game
    /// need not weigh everything all the time to be able to explain itself.
    fn untimely(&self, _seat: Seat, _choice: Self::Choice) -> Option<Self::Why> {
        None
    }
    /// Why a thing that none of the weighed choices concerns is of no use now. A game whose
    /// weighing refuses something about every thing need not say.
    fn idle(&self, _seat: Seat, _thing: Self::Thing) -> Option<Self::Why> {
        None
    }
}

/// The legal choices, reusable without allocating once warm.
impl<G: Game> Weigh<G> for Vec<G::Choice> {
    const WHY: bool = false;
    #[inline]
    fn offer(&mut self, choice: G::Choice) {
        self.push(choice);
    }
    #[inline]
    fn offer_first<const N: usize>(&mut self, count: usize, choices: &[G::Choice; N]) {
        // Copying all of them and dropping some is quicker than copying just as many as wanted: the
        // length is known beforehand.
        let len = self.len() + count;
        self.extend_from_slice(choices);
        self.truncate(len);
    }
    fn refuse(&mut self, _: G::Choice, _: G::Why) {}
}

/// Whether the seat is offered this choice now. Nothing is allocated.
pub fn is_offered<G: Game>(table: &G, seat: Seat, choice: G::Choice) -> bool {
    let mut search = Search { choice, found: false };
    table.weigh(seat, &mut search);
    search.found
}

struct Search<C> {
    choice: C,
    found: bool,
}

impl<G: Game> Weigh<G> for Search<G::Choice> {
    const WHY: bool = false;
    fn offer(&mut self, choice: G::Choice) {
        self.found |= choice == self.choice;
    }
    fn refuse(&mut self, _: G::Choice, _: G::Why) {}
}

/// The legal choices of one seat.
#[derive(Clone, Debug)]
pub struct Offers<G: Game>(pub Vec<G::Choice>);

impl<G: Game> Offers<G> {
    pub fn of(table: &G, seat: Seat) -> Self {
        let mut list = Vec::new();
        table.weigh(seat, &mut list);
        Offers(list)
    }
}

/// Every choice that was weighed, legal or refused with its reason.
#[derive(Clone, Debug)]
pub struct Verdicts<G: Game>(pub Vec<Verdict<G>>);

/// One weighed choice.
pub type Verdict<G> = (<G as Game>::Choice, Result<(), <G as Game>::Why>);

impl<G: Game> Verdicts<G> {
    pub fn of(table: &G, seat: Seat) -> Self {
        let mut all = Verdicts(Vec::new());
        table.weigh(seat, &mut all);
        all
    }

    /// Why the seat can do nothing with this thing now, or nothing if it can.
    pub fn why_not(&self, table: &G, seat: Seat, thing: G::Thing) -> Option<G::Why> {
        let about = || self.0.iter().filter(|(c, _)| table.concerns(seat, *c, thing));
        if about().any(|(_, v)| v.is_ok()) {
            return None;
        }
        about().find_map(|(_, v)| v.err()).or_else(|| table.idle(seat, thing))
    }
}

impl<G: Game> Weigh<G> for Verdicts<G> {
    const WHY: bool = true;
    fn offer(&mut self, choice: G::Choice) {
        self.0.push((choice, Ok(())));
    }
    fn refuse(&mut self, choice: G::Choice, why: G::Why) {
        self.0.push((choice, Err(why)));
    }
}

/// A player's mistake: an ordinary value that says why. The table is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal<W> {
    Over,
    /// Refused by a clause of the rules.
    Refused(W),
    /// Not an answer to what is asked now.
    Unasked,
    /// Nobody sits there.
    NoSuchSeat(Seat),
}

impl<W: Reason> Display for Illegal<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::Refused(why) => write!(f, "{why} ({})", why.clause()),
            Illegal::Unasked => f.write_str("that is no answer to what is asked now"),
            Illegal::NoSuchSeat(seat) => write!(f, "there is no {seat} at this table"),
        }
    }
}

impl<W: Reason> std::error::Error for Illegal<W> {}

/// Whether nobody learns anything by this answer, or by its being taken back. An answer that
/// somebody cannot tell from one that discloses something is treated like that one: else whether it
/// may be taken back freely would tell them apart.
pub fn tells_nothing<G: Game>(table: &G, seat: Seat, choice: G::Choice) -> bool {
    if G::discloses(choice) {
        return false; // whatever else could be said, which is dear to weigh
    }
    let others = || (0..table.seats() as u8).map(Seat).filter(|by| *by != seat);
    let alike = |other: G::Choice| {
        others().any(|by| table.seen(seat, other, by) == table.seen(seat, choice, by))
    };
    // Refused choices count, too: what is refused may depend on hidden cards.
    let weighed = Verdicts::of(table, seat).0;
    let mut mistakable = weighed.iter().map(|(c, _)| *c).filter(|c| alike(*c));
    mistakable.all(|c| !G::discloses(c))
}

/// The checked entry: whether the seat may give this answer now, and if not, why.
pub fn legal<G: Game>(table: &G, seat: Seat, choice: G::Choice) -> Result<(), Illegal<G::Why>> {
    if table.asks() == Asks::Over {
        return Err(Illegal::Over);
    }
    if seat.index() >= table.seats() {
        return Err(Illegal::NoSuchSeat(seat));
    }
    let mut said = Vec::new();
    table.interjections(seat, &mut said);
    if said.contains(&choice) {
        return Ok(());
    }
    let verdicts = Verdicts::of(table, seat);
    if let Some((_, verdict)) = verdicts.0.iter().find(|(c, _)| *c == choice) {
        return verdict.map_err(Illegal::Refused);
    }
    let mut things = Vec::new();
    table.things(seat, &mut things);
    things
        .into_iter()
        .filter(|thing| table.concerns(seat, choice, *thing))
        .find_map(|thing| verdicts.why_not(table, seat, thing))
        .or_else(|| table.untimely(seat, choice))
        .map_or(Err(Illegal::Unasked), |why| Err(Illegal::Refused(why)))
}

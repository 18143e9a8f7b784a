//! What is brought to a game that begins with choosing that, and how it is laid out.

use kernel::{Game, Seat, Seeded};

/// What somebody brings who has learnt it from games: one line-up for each part
/// that he may come to play.
pub trait Lineups<G: Game>: Copy + PartialEq + Send + Sync + 'static {
    /// The name of the file they lie in.
    const FILE: &'static str;
    /// The names of the parts; none where nothing is brought.
    const PARTS: &'static [&'static str];

    /// What somebody brings who has learnt nothing.
    fn plain() -> Self;
    /// The part of a seat, if the setup says it.
    fn part(setup: &G::Setup, seat: Seat) -> Option<usize>;
    /// The same but for a little in one part.
    fn varied(&self, part: usize, luck: &mut Seeded) -> Self;
    /// From the text of its file, or what is wrong with it.
    fn read(text: &str) -> Result<Self, String>;
    /// As the file that it is read from.
    fn written(&self, head: &str) -> String;
}

/// Nothing is brought.
impl<G: Game> Lineups<G> for () {
    const FILE: &'static str = "";
    const PARTS: &'static [&'static str] = &[];

    fn plain() -> Self {}
    fn part(_: &G::Setup, _: Seat) -> Option<usize> {
        None
    }
    fn varied(&self, _: usize, _: &mut Seeded) -> Self {}
    fn read(_: &str) -> Result<Self, String> {
        Ok(())
    }
    fn written(&self, _: &str) -> String {
        String::new()
    }
}

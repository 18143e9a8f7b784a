//! Knowledge that rests on numbers, which games can teach.

use std::fmt::Write;

/// The numbers of an evaluation by name.
pub trait Weights: Copy + Default + PartialEq + Send + Sync + 'static {
    /// The name of the file they lie in.
    const FILE: &'static str;
    const NAMES: &'static [&'static str];
    /// What each of them is, in the order of the names.
    const ABOUT: &'static [&'static str];

    /// In the order of the names.
    fn numbers(&self) -> Vec<f32>;
    /// From as many numbers as there are names.
    fn of(numbers: &[f32]) -> Self;

    /// As the file that they are read from.
    fn written(&self, head: &str) -> String {
        let mut text = String::new();
        head.lines().for_each(|line| writeln!(text, "# {line}").expect("text takes all"));
        for ((name, about), number) in Self::NAMES.iter().zip(Self::ABOUT).zip(self.numbers()) {
            writeln!(text, "\n#{about}\n{name} = {number:?}").expect("text takes all");
        }
        text
    }
}

/// No numbers at all.
impl Weights for () {
    const FILE: &'static str = "";
    const NAMES: &'static [&'static str] = &[];
    const ABOUT: &'static [&'static str] = &[];

    fn numbers(&self) -> Vec<f32> {
        Vec::new()
    }
    fn of(_: &[f32]) -> Self {}
}

/// An evaluation with such numbers. The usual ones are those of its file.
pub trait Taught: Default {
    type Weights: Weights;
    /// The numbers of its quick answers, which games teach in another way; `()` if it has none.
    type Drill: Weights;
    /// What it brings to a game (`Lineups`); `()` if nothing is brought.
    type Lineups;

    fn weighing(weights: Self::Weights) -> Self;
    fn drilled(drill: Self::Drill) -> Self;
    fn bringing(lineups: Self::Lineups) -> Self;
}

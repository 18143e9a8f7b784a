//! The steps of a game, gathered into one enum.

use crate::{Game, Play, Seat};

/// Makes the enum `Step` of a game and what is done with one, from the names of its steps.
///
/// Every step is a struct of its own. One that runs by itself has `resume(self, table, play)`. One
/// that asks has `asks(&self, table)`, `weigh(&self, table, seat, out)` and `resume(self, table,
/// play, answer)`, where `answer` is nothing if nobody had to be asked. The macro expects the
/// game's `Table`, `Event` and `Choice` in scope, and on the table `open().agenda` to read the
/// agenda and `agenda()` to change it.
#[macro_export]
macro_rules! steps {
    (runs by itself { $($auto:ident,)* } asks { $($asks:ident,)* }) => {
        /// Something that is due.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
        #[repr(u8)] // a tag of its own is quicker to read than one hidden in a payload
        pub enum Step {
            /// Nothing: the place of a step that was called off.
            #[default]
            CalledOff,
            $($auto($auto),)*
            $($asks($asks),)*
        }

        impl Step {
            pub fn asks(&self, t: &Table) -> $crate::Asks {
                match self {
                    $(Step::$asks(step) => step.asks(t),)*
                    _ => $crate::Asks::NOBODY,
                }
            }
            pub fn weigh<W: $crate::Weigh<Table>>(
                &self,
                t: &Table,
                seat: $crate::Seat,
                out: &mut W,
            ) {
                match self {
                    $(Step::$asks(step) => step.weigh(t, seat, out),)*
                    _ => (),
                }
            }
            /// Takes the step that is due off the agenda and gives it its answer. Only the payload
            /// of the step is copied: reading a whole step right after its parts were written
            /// would make the processor wait.
            #[inline]
            pub fn answer_next(
                t: &mut Table,
                play: &mut $crate::Play<Event>,
                answer: ($crate::Seat, Choice),
            ) {
                match t.open().agenda.top() {
                    $(Some(&Step::$asks(step)) => {
                        t.agenda().drop_top();
                        step.resume(t, play, Some(answer));
                    })*
                    due => panic!("`{}` answers nothing, {due:?} is due", answer.1),
                }
            }
            /// Carries out the step that is due if nobody is asked; false if somebody is, or if
            /// nothing is due.
            #[inline]
            pub fn run_next(t: &mut Table, play: &mut $crate::Play<Event>) -> bool {
                match t.open().agenda.top() {
                    None => return false,
                    Some(Step::CalledOff) => t.agenda().drop_top(),
                    $(Some(&Step::$auto(step)) => {
                        t.agenda().drop_top();
                        step.resume(t, play);
                    })*
                    $(Some(&Step::$asks(step)) => {
                        if !step.asks(t).seats().is_empty() {
                            return false;
                        }
                        t.agenda().drop_top();
                        step.resume(t, play, None);
                    })*
                }
                true
            }
        }
    };
}

/// More steps than this without a decision is a bug, not a long turn.
#[doc(hidden)]
pub const RUN_LIMIT: u32 = 10_000;

/// A game whose turns can be watched as they begin, which is where a position can be written down.
pub trait Watched: Game {
    /// Runs everything that needs no decision, such as a position that was set up, and shows the
    /// table whenever a turn is about to begin.
    fn run_watching(&mut self, play: &mut Play<Self::Event>, on_turn: &mut dyn FnMut(&Self));
    /// Carries out a legal answer like `apply`, likewise.
    fn apply_watching(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        play: &mut Play<Self::Event>,
        on_turn: &mut dyn FnMut(&Self),
    );
}

/// Lets a game with [`steps!`](crate::steps) run on by itself, and lets others watch where its
/// turns begin. The macro expects the game's `Table`, `Step`, `Choice` and `Event` in scope, a step
/// `BeginTurn`, and `Table::answer`, which carries out an answer and leaves the rest to be run.
#[macro_export]
macro_rules! runs_on {
    () => {
        impl $crate::Watched for Table {
            fn run_watching(
                &mut self,
                play: &mut $crate::Play<Event>,
                on_turn: &mut dyn FnMut(&Table),
            ) {
                self.run_on(play, Some(on_turn));
            }
            fn apply_watching(
                &mut self,
                seat: $crate::Seat,
                choice: Choice,
                play: &mut $crate::Play<Event>,
                on_turn: &mut dyn FnMut(&Table),
            ) {
                self.answer(seat, choice, play);
                self.run_on(play, Some(on_turn));
            }
        }

        impl Table {
            /// Runs everything that needs no decision.
            pub(crate) fn run(&mut self, play: &mut $crate::Play<Event>) {
                self.run_on(play, None);
            }

            /// The one place from which steps run by themselves, so that the compiler can lay all
            /// of them out there.
            fn run_on(
                &mut self,
                play: &mut $crate::Play<Event>,
                mut on_turn: Option<&mut dyn FnMut(&Table)>,
            ) {
                for _ in 0..$crate::RUN_LIMIT {
                    let due = self.open().agenda.live();
                    if let (Some(watch), [Step::BeginTurn(_)]) = (&mut on_turn, due) {
                        watch(self);
                    }
                    if !Step::run_next(self, play) {
                        return;
                    }
                }
                let next = self.open().agenda.top();
                panic!("{} steps without a decision; next is {next:?}", $crate::RUN_LIMIT);
            }
        }
    };
}

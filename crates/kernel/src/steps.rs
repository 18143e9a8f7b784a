//! The steps of a game, gathered into one enum.

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

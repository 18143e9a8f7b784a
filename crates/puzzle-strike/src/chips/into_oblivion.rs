//! Into Oblivion: a Puzzle stack leaves the game until another one takes its place.

use crate::chip::{Chip, Colors, Kind};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Into Oblivion",
    text: "Remove a Puzzle stack of the bank from the game. If a stack had been removed before, that one returns to the bank.",
    kind: Kind::Character(Who::Menelker),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, _, run| t.ask(run, run.me, Question::Own { may_pass: false }),
    asks_own: |open, _, _| open.filled_stacks().any(|slot| open.chip(slot).is_puzzle()),
    answers: |t, _, _, f| {
        let stacks = t.open().filled_stacks().map(|slot| t.open().chip(slot));
        stacks
            .filter(|chip| chip.is_puzzle())
            .for_each(|chip| f(Choice::Chip(Verb::Remove, chip, None)));
    },
    picked: |t, play, _, _, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.remove_stack(play, chip);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S80, PS-12.5, PS-12.4, PS-20.38, PS-R5: removed counts as empty; the level stays; an
    /// empty stack cannot be removed.
    #[test]
    fn a_removed_stack_counts_as_empty() {
        let m = duel().left("Axe Kick", 0).stacks("X-Copy; Color Panic");
        let m = m.hand(A, "Into Oblivion x2").arrows(A, "black");
        let mut m = m.acts(A);
        m.panic_is(0).does(A, "play Into Oblivion").lacks(A, "remove Axe Kick");
        m.lacks(A, "remove Combine").does(A, "remove X-Copy").panic_is(1);
    }

    /// PS-S112, PS-12.8, PS-20.58: the exchange of two stacks is one change.
    #[test]
    fn the_exchange_is_one_change() {
        let m = duel().left("Axe Kick", 0).stacks("X-Copy; Color Panic");
        let m = m.hand(A, "Into Oblivion x2").arrows(A, "black");
        let mut m = m.acts(A);
        m.does(A, "play Into Oblivion").does(A, "remove X-Copy").does(A, "play Into Oblivion");
        m.lacks(A, "remove X-Copy").does(A, "remove Color Panic").panic_is(1);
        m.does(A, "end actions").refuses(A, "buy Color Panic", "PS-10.5");
        m.refuses(A, "buy X-Copy", "PS-4.14");
    }
}

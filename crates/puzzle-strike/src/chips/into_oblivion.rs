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
    asks_own: |open, _, _| open.stacks_in_bank().any(|slot| open.chip(slot).is_puzzle()),
    answers: |t, _, _, f| {
        let stacks = t.open().stacks_in_bank().map(|slot| t.open().chip(slot));
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

    fn board() -> Board {
        let m = duel().left("Axe Kick", 0).stacks("X-Copy; Color Panic");
        m.hand(A, "Into Oblivion x2").arrows(A, "black")
    }

    /// PS-S80, PS-12.5, PS-12.4, PS-20.38: removed counts as empty; the level stays.
    #[test]
    fn a_removed_stack_counts_as_empty() {
        let mut m = board().acts(A);
        m.panic_is(0).does(A, "play Into Oblivion").lacks(A, "remove Combine");
        m.does(A, "remove X-Copy").panic_is(1);
    }

    /// PS-S112, PS-12.8, PS-12.3, PS-20.58: the stack goes first; until the earlier one is back
    /// both count as empty, and that moment is enough for Danger Time.
    #[test]
    fn two_stacks_are_out_for_a_moment() {
        let mut m = board().acts(A);
        m.does(A, "play Into Oblivion").does(A, "remove X-Copy").does(A, "play Into Oblivion");
        m.lacks(A, "remove X-Copy").does(A, "remove Color Panic").panic_is(2);
        m.does(A, "end actions").refuses(A, "buy Color Panic", "PS-10.5");
        m.refuses(A, "buy X-Copy", "PS-4.14");
    }

    /// PS-R5, PS-6.2, PS-12.8: an empty stack is a stack and can be removed; as it counts as empty
    /// already, and so does an empty one that comes back, no level is reached.
    #[test]
    fn an_empty_stack_can_be_removed() {
        let mut m = board().acts(A);
        m.does(A, "play Into Oblivion").does(A, "remove Axe Kick").panic_is(0);
        m.does(A, "play Into Oblivion").does(A, "remove X-Copy").panic_is(1);
        m.does(A, "end actions").refuses(A, "buy X-Copy", "PS-10.5");
        m.refuses(A, "buy Axe Kick", "PS-4.21");
    }
}

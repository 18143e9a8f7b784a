//! Bang then Fizzle: much for a low pile, once per turn.

use crate::chip::{Arrow, Chip, Colors};

pub const CHIP: Chip = Chip {
    name: "Bang then Fizzle",
    text: "If your gem pile totals 4 or less: +2 black arrows and draw 2. Once per turn.",
    cost: Some(2),
    banner: Colors::BROWN,
    once_per_turn: true,
    main: |t, play, run| {
        if t.open().total(run.me) <= 4 {
            t.give_arrows(play, run.me, Arrow::Black, 2);
            t.draw(play, run.me, 2);
        }
    },
    ..Chip::BLANK
};

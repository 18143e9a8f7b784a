//! Axe Kick: a brown arrow and two chips.

use crate::chip::{Arrow, Chip, Colors};

pub const CHIP: Chip = Chip {
    name: "Axe Kick",
    text: "+1 brown arrow. Draw 2.",
    cost: Some(5),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Brown, 1);
        t.draw(play, run.me, 2);
    },
    ..Chip::BLANK
};

//! Punch, Punch, Kick: two arrows and a chip.

use crate::chip::{Arrow, Chip, Colors};

pub const CHIP: Chip = Chip {
    name: "Punch, Punch, Kick",
    text: "+2 black arrows. Draw 1.",
    cost: Some(6),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 2);
        t.draw(play, run.me, 1);
    },
    ..Chip::BLANK
};

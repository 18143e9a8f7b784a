//! Button Mashing: two arrows, once.

use crate::chip::{Arrow, Chip, Colors};

pub const CHIP: Chip = Chip {
    name: "Button Mashing",
    text: "+2 black arrows, then trash this chip.",
    cost: Some(3),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 2);
        t.trash_itself(play, run);
    },
    ..Chip::BLANK
};

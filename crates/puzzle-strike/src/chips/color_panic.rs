//! Color Panic: name a colour; who cannot discard it pays for it.

use crate::chip::{Arrow, Chip, Colors, Declares, Icons};
use crate::choice::Choice;
use crate::step::{Filter, Question};

/// When all opponents have answered.
const ALL_ANSWERED: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Color Panic",
    text: "+1 red arrow. Name blue, red, purple or brown. Each opponent discards a chip whose banner contains that colour, or shows his hand if he has none. If any opponent had none: +1 black arrow (once in total).",
    cost: Some(3),
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Color,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        let named = run.color().map_or(Colors::NONE, |color| color.bit());
        let filter = Filter::ANY.colored(named);
        for victim in t.open().victims(&run) {
            t.ask(run, victim, Question::Discard { filter, may_pass: false });
        }
        t.go_on(run.at_stage(ALL_ANSWERED));
    },
    picked: |t, play, run, who, choice| {
        if choice == Choice::Pass {
            t.reveal_hand(play, who);
            t.remember(run, 1);
        }
    },
    step: |t, play, run| {
        if run.n > 0 {
            t.give_arrows(play, run.me, Arrow::Black, 1);
        }
    },
    ..Chip::BLANK
};

//! Giant Growth: gems of the hand grow the own pile, until a purple chip is bought.

use crate::chip::{Arrow, Chip, Colors, Kind, Ongoing};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Giant Growth",
    text: "+1 brown arrow (only on the turn you play it). Put this in your ongoing zone.",
    ongoing_text: "In each of your ante phases you may put a gem from your hand into your gem pile. Discard this chip when you buy a purple chip.",
    kind: Kind::Character(Who::Troq),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| t.give_arrows(play, run.me, Arrow::Brown, 1),
    asks_own: |open, _, who| (1..=4).any(|value| open.player(who).may_hold(Slot::gem(value))),
    answers: |t, _, who, f| {
        for slot in (1..=4).map(Slot::gem).filter(|slot| t.hand(who).has(*slot)) {
            f(Choice::Chip(Verb::Put, t.open().chip(slot), None));
        }
    },
    picked: |t, play, _, who, choice| {
        if let Choice::Chip(_, gem, _) = choice {
            let value = t.open().slot_of(gem).value().expect("only gems are offered");
            t.gem_to_pile(play, who, value);
        }
    },
    ongoing: Some(Ongoing {
        ante: Some(|t, _, run| t.ask(run, run.me, Question::Own { may_pass: true })),
        bought: Some(|t, play, run, chip| {
            if chip.chip().is_purple() {
                t.discard_ongoing(play, run);
            }
        }),
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

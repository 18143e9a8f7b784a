//! Mistress's Command: at exactly 6 or 9 an opponent plays what you want.

use crate::chip::{Chip, Colors, Declares, Icons, Kind, Run};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::step::Question;
use kernel::Seat;

/// A chip is given; two chips are played; the hand is closed.
const GIVE: u8 = 0;
const SECOND: u8 = 2;
const CLOSE: u8 = 3;

fn victim(run: &Run) -> Seat {
    run.opponent().expect("the opponent is declared before anything resolves")
}

pub const CHIP: Chip = Chip {
    name: "Mistress's Command",
    text: "Choose an opponent. If his gem pile totals exactly 6 or exactly 9: he shows his hand; put one bank chip that is not a \"!\" chip into his hand; then make him play up to two chips from his hand, one after the other, with you making every decision.",
    kind: Kind::Character(Who::Persephone),
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Opponent,
    affects: Chip::declared_opponent,
    main: |t, play, run| {
        let him = victim(&run);
        // The total is looked at now, after all reactions (PS-9.9).
        if run.spared.has(him) || !matches!(t.open().total(him), 6 | 9) {
            return;
        }
        t.lay_hand_open(play, him);
        t.ask(run.at_stage(GIVE), run.me, Question::Own { may_pass: false });
        t.go_on(run.at_stage(GIVE + 1));
    },
    step: |t, _, run| {
        if run.stage == CLOSE {
            return t.close_hand(victim(&run));
        }
        t.ask(run, run.me, Question::Own { may_pass: true });
    },
    asks_own: |open, run, _| {
        let known = open.player(victim(run)).known;
        run.stage == GIVE || known.slots().any(|slot| open.text(slot).is_action())
    },
    answers: |t, run, _, f| {
        let open = t.open();
        if run.stage == GIVE {
            let gifts =
                open.filled_stacks().filter(|s| !open.text(*s).icons.has(Icons::EXCLAMATION));
            return gifts.for_each(|slot| f(Choice::Chip(Verb::Give, open.chip(slot), None)));
        }
        let him = victim(run);
        for slot in t.hand(him).slots().filter(|slot| open.text(*slot).is_action()) {
            f(Choice::ChipOf(Verb::PlayFreely, open.chip(slot), him));
        }
    },
    picked: |t, play, run, _, choice| match choice {
        Choice::Chip(_, gift, _) => {
            t.bank_to_hand(play, victim(&run), gift);
        }
        Choice::ChipOf(_, chip, him) => {
            t.command(play, run.by, him, chip);
            t.go_on(run.at_stage(if run.stage == SECOND { CLOSE } else { SECOND }));
        }
        _ if run.stage != GIVE => t.go_on(run.at_stage(CLOSE)),
        _ => (),
    },
    ..Chip::BLANK
};

//! Wartime Tactics: a chip shown lends another one from the bank.

use crate::chip::{Chip, Colors, Kind, Note};
use crate::chips::Who;
use crate::choice::{Choice, Lies, Verb, Zone};
use crate::pouch::Slot;
use crate::step::Question;

/// A chip is revealed; then one of the bank is played.
const REVEAL: u8 = 0;
const PLAY: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Wartime Tactics",
    text: "Reveal a Puzzle chip from your hand or discard pile. Then play a differently named Puzzle chip from the bank that costs the same or less, and trash it (it returns to its stack).",
    kind: Kind::Character(Who::Onimaru),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, _, run| t.ask(run.at_stage(REVEAL), run.me, Question::Own { may_pass: false }),
    asks_own: |open, run, who| {
        let player = open.player(who);
        run.stage == PLAY
            || Slot::all().any(|slot| {
                open.chip(slot) != crate::ChipId::NONE
                    && open.chip(slot).is_puzzle()
                    && (player.discard.has(slot) || player.may_hold(slot))
            })
    },
    own_from: |run| (run.stage == PLAY).then_some(Lies::BANK),
    answers: |t, run, who, f| {
        let open = t.open();
        let puzzle = |slot: &Slot| open.chip(*slot).is_puzzle();
        if run.stage == REVEAL {
            let zones = [(t.hand(who), Zone::Hand), (&open.player(who).discard, Zone::Discard)];
            for (zone, place) in zones {
                for slot in zone.slots().filter(puzzle) {
                    f(Choice::Chip(Verb::Reveal, open.chip(slot), Some(place)));
                }
            }
            return;
        }
        let most = run.noted_chip().chip().cost;
        for slot in open.filled_stacks().filter(puzzle) {
            let chip = open.chip(slot);
            if chip != run.noted_chip() && open.price(chip) <= most {
                f(Choice::Chip(Verb::PlayFreely, chip, None));
            }
        }
    },
    picked: |t, play, run, who, choice| match choice {
        Choice::Chip(Verb::Reveal, chip, zone) => {
            if zone == Some(Zone::Hand) {
                t.reveal_chip(play, who, chip);
            }
            t.ask(
                run.at_stage(PLAY).noting(Note::Chip(chip)),
                who,
                Question::Own { may_pass: false },
            );
        }
        Choice::Chip(_, chip, _) => t.play_from_bank(play, run, chip),
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S68, PS-11.14, PS-11.15, PS-20.30: the bank chip attacks and is back in its stack; the
    /// revealed one stays where it is.
    #[test]
    fn plays_a_bank_chip_that_returns_to_its_stack() {
        let m = duel().hand(A, "Wartime Tactics").discard(A, "Axe Kick");
        let mut m = m.stacks("Repeated Jabs").left("Repeated Jabs", 1).acts(A);
        m.does(A, "play Wartime Tactics").must(A, "reveal Axe Kick from discard");
        m.lacks(A, "play Axe Kick").lacks(A, "play X-Copy").does(A, "play Repeated Jabs freely");
        m.piles(B, "1").asks(A).on_top(A, "").bank_has("Repeated Jabs", 1).panic_is(0);
        m.discarded(A, "Axe Kick").lie_on_table(A, "Wartime Tactics");
    }

    /// PS-11.14, PS-12.3: the last chip of a stack is out of it as long as it is played, and the
    /// stack is empty then.
    #[test]
    fn the_last_chip_leaves_an_empty_stack() {
        let m = duel().hand(A, "Wartime Tactics; Wound").discard(A, "Axe Kick").left("X-Copy", 0);
        let mut m = m.stacks("Chips for Free").left("Chips for Free", 1).acts(A);
        m.does(A, "play Wartime Tactics").does(A, "reveal Axe Kick from discard").panic_is(0);
        m.does(A, "play Chips for Free freely").panic_is(1).bank_has("Chips for Free", 0);
        m.does(A, "trash Wound from hand").does(A, "gain 1-gem").bank_has("Chips for Free", 1);
        m.panic_is(1).happened(
            1,
            |e| matches!(e, crate::Event::Trashed { chip: c, .. } if *c == chip("Chips for Free")),
        );
    }

    /// PS-20.30, PS-10.5: no empty stack; without a Puzzle chip nothing happens.
    #[test]
    fn needs_a_chip_to_reveal_and_a_filled_stack() {
        let m = duel().hand(A, "Wartime Tactics; Blues Are Good").left("Repeated Jabs", 0);
        let mut m = m.acts(A);
        m.does(A, "play Wartime Tactics").must(A, "reveal Blues Are Good from hand");
        m.lacks(A, "play Repeated Jabs").offers(A, "play Bang then Fizzle freely");
        let mut m = duel().hand(A, "Wartime Tactics; Crash Gem").acts(A);
        m.does(A, "play Wartime Tactics").asks(A).may(A, &["end actions"]);
    }
}

//! Signature Move: a character chip at hand, and played.

use crate::chip::{Chip, Colors};
use crate::choice::{Choice, Verb, Zone};
use crate::pouch::{Pouch, Slot};
use crate::step::{Filter, Question};
use crate::table::Open;

fn character_chips<'a>(open: &'a Open, zone: &'a Pouch) -> impl Iterator<Item = Slot> + 'a {
    zone.slots().filter(|slot| open.chip(*slot).is_character())
}

pub const CHIP: Chip = Chip {
    name: "Signature Move",
    text: "Search your bag or discard pile for a character chip and put it in your hand. Then you may play one character chip from your hand without using an action.",
    cost: Some(5),
    banner: Colors::BROWN,
    main: |t, _, run| {
        // What lies open in the discard pile cannot be overlooked (PS-20.22).
        let discard = t.open().player(run.me).discard;
        let may_pass = character_chips(t.open(), &discard).next().is_none();
        t.ask(run, run.me, Question::Own { may_pass });
        let play = Question::PlayFreely { filter: Filter::CHARACTER, may_pass: true };
        t.ask(run, run.me, play);
    },
    asks_own: |open, _, who| {
        let player = open.player(who);
        let in_bag = character_chips(open, &player.unseen).any(|slot| player.may_find(slot));
        in_bag || character_chips(open, &player.discard).next().is_some()
    },
    answers: |t, _, who, f| {
        let zones = [(t.bag(who), Zone::Bag), (t.open().player(who).discard, Zone::Discard)];
        for (zone, place) in &zones {
            for slot in character_chips(t.open(), zone) {
                f(Choice::Chip(Verb::Take, t.open().chip(slot), Some(*place)));
            }
        }
    },
    picked: |t, play, _, who, choice| match choice {
        Choice::Chip(Verb::Take, chip, Some(Zone::Bag)) => t.find_in_bag(play, who, chip),
        Choice::Chip(Verb::Take, chip, _) => t.return_to_hand(play, who, chip),
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S70, PS-20.22, PS-11.16: with one in the discard pile one must be taken; any character
    /// chip in hand may then be played without an action.
    #[test]
    fn what_lies_in_the_discard_pile_must_be_taken() {
        let m = duel().hand(A, "Signature Move; Maximum Anarchy").bag(A, "Rocket Punch; Wound");
        let mut m = m.discard(A, "Giant Growth").acts(A);
        m.does(A, "play Signature Move");
        m.may(A, &["take Rocket Punch from bag", "take Giant Growth from discard"]);
        m.does(A, "take Giant Growth from discard");
        m.may(A, &["play Giant Growth freely", "play Maximum Anarchy freely", "pass"]);
        m.does(A, "play Giant Growth freely").stay(A, "Giant Growth").has_arrows(A, "brown");
    }

    /// PS-S70, PS-6.14: with none there one may skip the search.
    #[test]
    fn the_search_of_the_bag_may_be_skipped() {
        let mut m = duel().hand(A, "Signature Move").bag(A, "Rocket Punch; Wound").acts(A);
        m.does(A, "play Signature Move").may(A, &["take Rocket Punch from bag", "pass"]);
        m.does(A, "pass").holds(A, "").may(A, &["end actions"]);
    }
}

//! Fine points of single chips: how much they draw, whose money it is, where they end.

use super::*;
use crate::Event;
use kernel::Viewer;

/// PS-20.23: every stroke of The Hammer draws one chip.
#[test]
fn each_stroke_of_the_hammer_draws_one() {
    let mut m = duel().hand(A, "The Hammer").bag(A, "1-gem x9").acts(A);
    m.does(A, "play The Hammer");
    for drawn in 1..=3 {
        m.does(A, "The Hammer: ante a 4-gem").holds_so_many(A, drawn);
    }
}

/// PS-20.45, PS-8.15: Healing Touch needs no 1-gem in its player's pile; he alone draws, one chip.
#[test]
fn healing_touch_draws_one_for_its_player() {
    let m = duel().pile(A, "1 3").hand(A, "Crash Gem").bag(A, "1-gem x9");
    let mut m = m.hand(B, "Healing Touch; Wound").bag(B, "1-gem x9").acts(A);
    m.does(A, "play Crash Gem").does(A, "crash 3 at P2").does(B, "react Healing Touch");
    m.holds(A, "").holds(B, "Wound; 1-gem").piles(A, "").piles(B, "1 1 1");
}

/// PS-20.56, PS-5.10: off-turn the Crash Gem goes to the discard pile of the potato's player.
#[test]
fn an_off_turn_exchange_ends_in_the_discard_pile() {
    let m = duel().hand(A, "Repeated Jabs").discard(A, "Crash Gem");
    let mut m = m.hand(B, "Improvisation; Crash Potato").acts(A);
    m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Improvisation");
    m.does(B, "play Crash Potato freely").does(B, "Crash Potato: exchange");
    m.must(B, "take Crash Gem of P1").discarded(A, "Crash Potato");
    m.discarded(B, "Crash Gem; Improvisation").lie_on_table(B, "");
}

/// PS-2.10, PS-20.22: Signature Move searches the bag, and what lies on top is not in it.
#[test]
fn signature_move_does_not_search_the_top_of_the_bag() {
    let m = duel().hand(A, "Signature Move").bag(A, "Upgrade; Wound").top(A, "Rocket Punch; 1-gem");
    let mut m = m.acts(A);
    m.does(A, "play Signature Move").may(A, &["take Upgrade from bag", "pass"]);
    m.does(A, "take Upgrade from bag").holds(A, "Upgrade").on_top(A, "Rocket Punch; 1-gem");
}

/// PS-7.7, PS-R41: in one's own turn a counter-counter-crash pays for each gem too.
#[test]
fn a_counter_counter_crash_pays_in_ones_own_turn() {
    for name in ["Double Crash Gem", "Unstable Power"] {
        let m = duel().pile(A, "1 1 1").hand(A, &format!("Crash Gem; {name}"));
        let mut m = m.pile(B, "3").hand(B, "Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").has_money(A, 1);
        m.does(B, "react Crash Gem").does(B, "break 3").does(A, &format!("react {name}"));
        m.must(A, "break 1+1").has_money(A, 3).has_money(B, 0).piles(A, "").piles(B, "");
    }
}

/// PS-R25, PS-8.5: without a gem to break the Crash Gem in the pile answers nothing.
#[test]
fn a_crash_gem_in_an_empty_pile_answers_nothing() {
    let m = duel().pile(A, "1").hand(A, "Crash Gem").hand(B, "Iron Defense; Healing Touch");
    let mut m = m.acts(B);
    m.does(B, "play Iron Defense").does(B, "end actions").buys_a_wound(B);
    m.does(A, "play Crash Gem").does(A, "crash 1 at P2");
    m.may(B, &["react Healing Touch", "pass"]);
    m.refuses(B, "react Crash Gem from pile", "PS-8.5");
}

/// PS-5.8: so many chips are drawn and no more, whatever the bag holds.
#[test]
fn draws_are_counted() {
    for (name, drawn) in [("Chips for Free", 2), ("One of Each", 1), ("Speed of the Fox", 1)] {
        let mut m = duel().hand(A, name).bag(A, "1-gem x9").acts(A);
        m.does(A, &format!("play {name}")).holds_so_many(A, drawn);
    }
}

/// PS-20.49: Stunlock gives a brown arrow as it is played.
#[test]
fn stunlock_gives_an_arrow() {
    let mut m = duel().hand(A, "Stunlock").acts(A);
    m.does(A, "play Stunlock").has_arrows(A, "brown").stay(A, "Stunlock");
}

/// PS-20.54: who has no hand draws none for it; the extra chip comes to its player alone.
#[test]
fn maximum_anarchy_with_empty_hands() {
    let m = duel().hand(A, "Maximum Anarchy").bag(A, "1-gem x9").bag(B, "1-gem x9");
    let mut m = m.acts(A);
    m.does(A, "play Maximum Anarchy").holds(A, "1-gem").holds(B, "");
}

/// PS-11.15, PS-2.11: the chip that Wartime Tactics reveals is seen by all and stays in hand.
#[test]
fn wartime_tactics_shows_its_chip() {
    let m = duel().hand(A, "Wartime Tactics; Axe Kick").bag(A, "Wound x9");
    let mut m = m.acts(A);
    m.does(A, "play Wartime Tactics").does(A, "reveal Axe Kick from hand");
    m.hears(Viewer::Public, Event::Revealed { seat: A, chip: chip("Axe Kick") });
    m.holds(A, "Axe Kick");
    let known = m.table().open().player(A).known;
    assert_eq!(m.table().listed(&known), chips("Axe Kick"));
}

/// PS-R26: a trap stays on its stack when that runs empty, and waits for the next chip there.
#[test]
fn a_trap_outlasts_an_empty_stack() {
    let m = duel().hand(A, "It's a Trap; Upgrade x2; Wound; 1-gem").arrows(A, "black");
    let mut m = m.left("1-gem", 1).stacks("Bang then Fizzle").acts(A);
    m.does(A, "play It's a Trap").does(A, "trap 1-gem");
    m.does(A, "play Upgrade").does(A, "trash Wound from hand").does(A, "pass");
    m.does(A, "gain 1-gem").bank_has("1-gem", 0);
    m.does(A, "play Upgrade").does(A, "trash 1-gem from hand").does(A, "gain Bang then Fizzle");
    m.does(A, "end actions").has_money(A, 2).does(A, "buy 1-gem");
    m.discarded(A, "1-gem x2; Bang then Fizzle; Wound");
}

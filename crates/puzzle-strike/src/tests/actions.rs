//! Sections 5, 6 and 10: arrows, terms, and how effects are carried out.

use super::*;

/// PS-S19, PS-5.2, PS-5.3: a coloured arrow plays its colour alone; gray needs black.
#[test]
fn a_coloured_arrow_plays_its_colour() {
    let m = duel().hand(A, "Axe Kick; X-Copy; Color Panic; Option Select").bag(A, "Wound x2");
    let mut m = m.acts(A);
    m.does(A, "play Axe Kick").has_arrows(A, "brown");
    m.may(A, &["play X-Copy", "end actions"]).refuses(A, "play Color Panic", "PS-5.1");
}

/// PS-5.4, PS-5.5: a coloured arrow pays before a black one, unless the player says otherwise.
#[test]
fn coloured_arrows_pay_first() {
    let mut m = duel().hand(A, "X-Copy x2").arrows(A, "brown").acts(A);
    m.may(A, &["play X-Copy", "play X-Copy with black", "end actions"]);
    m.does(A, "play X-Copy").must_among(A, "copy X-Copy").has_arrows(A, "black");
    let mut m = duel().hand(A, "X-Copy").arrows(A, "brown").acts(A);
    m.does(A, "play X-Copy with black").has_arrows(A, "brown");
    m.refuses(A, "play X-Copy with red", "PS-4.7");
}

/// PS-5.2: an arrow that does not fit the chip is refused.
#[test]
fn an_arrow_of_another_colour_does_not_pay() {
    let mut m = duel().hand(A, "X-Copy").arrows(A, "red").acts(A);
    m.refuses(A, "play X-Copy with red", "PS-5.2").may(A, &["play X-Copy", "end actions"]);
}

/// PS-5.7, PS-2.11: a played chip lies on the table until cleanup.
#[test]
fn a_played_chip_stays_on_the_table() {
    let mut m = duel().hand(A, "Axe Kick").acts(A);
    m.does(A, "play Axe Kick").lie_on_table(A, "Axe Kick");
    m.hears(
        kernel::Viewer::Public,
        crate::Event::Played { seat: A, chip: chip("Axe Kick"), by: A },
    );
}

/// PS-5.8, PS-10.1: what a chip gives comes in reading order: the arrow before the draw's question.
#[test]
fn a_chip_is_carried_out_in_reading_order() {
    let m = duel().hand(A, "Blues Are Good").bag(A, "Improvisation");
    let mut m = m.acts(A);
    m.does(A, "play Blues Are Good").has_arrows(A, "blue").offers(A, "find Improvisation");
}

/// PS-6.1, PS-6.11: a trashed chip is in the bank again; what lies on top is drawn first.
#[test]
fn the_top_of_the_bag_is_drawn_first() {
    let m = duel().hand(A, "Axe Kick").bag(A, "1-gem x3").top(A, "Wound; Combine");
    let mut m = m.acts(A);
    m.does(A, "play Axe Kick").holds(A, "Wound; Combine").on_top(A, "");
}

/// PS-6.5, PS-8.16, PS-6.4: a crash is a send, an ante is not.
#[test]
fn only_a_crash_is_a_send() {
    let mut m = duel().pile(A, "1").hand(A, "Crash Gem").turn(A);
    m.happened(0, |e| matches!(e, crate::Event::Sent { .. })).does(A, "play Crash Gem");
    m.does(A, "crash 1 at P2").happened(1, |e| matches!(e, crate::Event::Sent { .. }));
}

/// PS-10.2: one chip is finished before another is played.
#[test]
fn a_chip_is_finished_before_the_next() {
    let m = duel().pile(A, "1 1").hand(A, "Combine; Crash Gem").arrows(A, "black");
    let mut m = m.acts(A);
    m.does(A, "play Combine").refuses(A, "play Crash Gem", "PS-10.2");
    m.does(A, "combine 1+1").offers(A, "play Crash Gem");
}

/// PS-4.7, PS-10.2: whoever is not asked is told why.
#[test]
fn whoever_is_not_asked_is_told_why() {
    let mut m = duel().hand(A, "Axe Kick").hand(B, "Axe Kick").acts(A);
    m.refuses(B, "play Axe Kick", "PS-4.7").refuses(B, "end actions", "PS-4.7");
    m.refuses(B, "pass", "PS-10.2").refuses(A, "buy 1-gem", "PS-4.1");
    m.refuses(A, "keep Axe Kick", "PS-4.24").refuses(A, "react Axe Kick", "PS-6.16");
    m.refuses(A, "buy Rocket Punch", "PS-1.10");
}

//! FD-16: Solo, one human in the West against a bot in the East. (The achievements of FD-16.22 to
//! FD-16.32 are tested in `achievements.rs`.)

use super::*;
use crate::{Card, Event, Meld, Mode, Setup, Side, Space, Table, Way, Who};
use kernel::Viewer;
use scenario::Scene;

const ROOK: &str = "Windmill Crusher, Thunderclap, Rock Armor";
const DRAGON: &str = "Deep Breath, Perfect Counter, Black Diamond Hide";

fn dummy() -> Board {
    board(Mode::SoloDummy).west("1", "")
}
fn rook() -> Board {
    board(Mode::SoloRook).west("1", "")
}
fn dragon() -> Board {
    board(Mode::SoloDragon).west("1", "")
}

fn hit_points(m: &Scene<Table>) -> u8 {
    m.table().open().fighter(EAST).hit_points
}

/// Everyone heard the bot attack or strike with these cards.
fn fights(m: &mut Fight, strike: bool, number_of: u8, count: u8, space: u8) {
    let (by, with) = (EAST, Meld::plain(number(number_of), count));
    let (space, strength) = (Space(space), count);
    m.hears(
        Viewer::Public,
        if strike {
            Event::Struck { by, with, space, strength }
        } else {
            Event::Attacked { by, with, space, strength }
        },
    );
}

/// FD-16.1: a character of his choice, his abilities, 25 cards, three tokens to win.
#[test]
fn the_human_picks_a_character_and_plays_the_full_game() {
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::SoloDummy), &[]);
    m.asks(WEST).luck(&[0]).does(WEST, "pick Midori").round(1).pile_left(15);
    m.face_up(WEST, "Dragon Form", true).may(WEST, &["Dragon Form", "pass"]);
    assert_eq!(m.table().open().fighter(EAST).who, Who::Dummy);
    assert_eq!(m.table().open().fighter(EAST).cards().count(), 0);
    let mut m = dummy().at(6, 12).west("1", "Flame Arrow").tokens(1, 0).turn(WEST);
    m.does(WEST, "Flame Arrow on P2").tokens(2, 0).goes_on();
    let mut m = dummy().at(6, 12).west("1", "Flame Arrow").tokens(2, 0).turn(WEST);
    m.does(WEST, "Flame Arrow on P2").tokens(3, 0);
    assert!(m.over().winners().has(WEST));
}

/// FD-16.1: Rook's cards are on the table once; the human cannot play them against him.
#[test]
fn rook_is_taken_when_the_bot_plays_him() {
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::SoloRook), &[]);
    m.refuses(WEST, "pick Rook", "FD-14.3").offers(WEST, "pick Grave");
    let rook = "Rook".parse().expect("one of the twenty");
    let twice = Setup::of(Mode::SoloRook).with(&[rook]);
    assert!(twice.check().is_err());
    assert!(Setup { mirror: true, ..twice }.check().is_ok());
    assert!(Setup::of(Mode::SoloDummy).with(&[rook]).check().is_ok());
}

/// FD-16.2: a coin for the first round.
#[test]
fn a_coin_decides_who_begins() {
    let setup = Setup::of(Mode::SoloDummy).with(&["Grave".parse().expect("one of the twenty")]);
    for (pick, first) in [(0, Side::West), (1, Side::East)] {
        let mut m = Scene::<Table>::deal(&setup, &[pick]);
        m.hears(Viewer::Public, Event::CoinFlipped { first });
        let turns: Vec<Event> = m
            .told(Viewer::Public)
            .into_iter()
            .filter(|e| matches!(e, Event::TurnBegan { .. }))
            .collect();
        assert_eq!(turns[0], Event::TurnBegan { seat: kernel::Seat(first as u8) });
    }
}

/// FD-S105, FD-16.2: after a round that the human won the bot goes first, without a question.
#[test]
fn the_bot_goes_first_after_losing_a_round() {
    let mut m = dummy().at(6, 12).west("1", "Flame Arrow").turn(WEST);
    m.does(WEST, "Flame Arrow on P2").tokens(1, 0);
    m.hears(Viewer::Public, Event::RoundStarted { round: 2, first: EAST });
}

/// FD-16.2: after a round that the bot won the human chooses.
#[test]
fn the_human_chooses_after_losing_a_round() {
    let mut m = dummy().at(7, 10).east("3 3 5 1 2", "").draws("3").turn(EAST);
    m.must(WEST, "take the hit").tokens(0, 1);
    m.may(WEST, &["West goes first", "East goes first"]).does(WEST, "West goes first");
    m.hears(Viewer::Public, Event::RoundStarted { round: 2, first: WEST }).turn_of(WEST);
}

/// FD-16.3: five cards, and a refill to five at the end of its turn.
#[test]
fn the_bot_is_dealt_five_and_refills_to_five() {
    let setup = Setup::of(Mode::SoloDummy).with(&["Grave".parse().expect("one of the twenty")]);
    Scene::<Table>::deal(&setup, &[0]).hand_size(EAST, 5);
    let mut m = dummy().at(7, 10).west("3 3 1", "").east("3 5 1 2 2", "").draws("3").turn(EAST);
    m.does(WEST, "block 2x3").hand_size(EAST, 5).turn_of(WEST);
}

/// FD-16.4, FD-S98, FD-16.8: the turn card is drawn first and moves the bot forward.
#[test]
fn with_nothing_else_to_do_the_bot_moves_forward_with_the_turn_card() {
    let mut m = dummy().at(1, 13).east("5 5 1 3 4", "").draws("3").turn(EAST);
    m.hears(Viewer::Public, Event::DrewOpenly { seat: EAST, number: number(3) });
    let card = Card::plain(number(3));
    let (from, to) = (Space(13), Space(10));
    m.hears(Viewer::Public, Event::Moved { seat: EAST, card, way: Way::Forward, from, to });
    m.stands(EAST, 10).holds(EAST, "5 5 1 3 4").turn_of(WEST);
}

/// FD-16.8: forward even where it is already adjacent to where it can get; never backward.
#[test]
fn the_bot_never_moves_back() {
    let mut m = dummy().at(5, 7).east("3 3 4 4 5", "").draws("5").turn(EAST);
    m.stands(EAST, 6).holds(EAST, "3 3 4 4 5");
}

/// FD-S95, FD-16.5: it attacks with every card of the number, the turn card included.
#[test]
fn rule_one_the_bot_attacks_with_all_it_has() {
    let mut m = dummy().at(7, 10).east("3 3 5 1 2", "").draws("3").turn(EAST);
    fights(&mut m, false, 3, 3, 7);
    m.must(WEST, "take the hit").tokens(0, 1);
}

/// FD-16.5: attacking comes before pushing and before everything else.
#[test]
fn rule_one_comes_before_rule_two() {
    let mut m = dummy().at(9, 10).east("2 3 4 5 5", "").draws("1").turn(EAST);
    fights(&mut m, false, 1, 1, 9);
    m.stands(WEST, 9);
}

/// FD-16.6: adjacent and unable to attack, it pushes with the turn card.
#[test]
fn rule_two_the_bot_pushes_with_the_turn_card() {
    let mut m = dummy().at(9, 10).east("2 3 4 5 5", "").draws("2").turn(EAST);
    m.hears(Viewer::Public, Event::Pushed { by: EAST, card: Card::plain(number(2)) });
    m.stands(WEST, 7).stands(EAST, 10).holds(EAST, "2 3 4 5 5").turn_of(WEST);
}

/// FD-16.6, FD-7.6: it pushes even a victim on his Start.
#[test]
fn rule_two_pushes_a_victim_on_his_start() {
    let mut m = dummy().at(1, 2).east("2 3 4 5 5", "").draws("4").turn(EAST);
    m.hears(Viewer::Public, Event::Pushed { by: EAST, card: Card::plain(number(4)) });
    m.stands(WEST, 1);
}

/// FD-S97, FD-16.7: the turn card is the dash, every other card of the number the strike.
#[test]
fn rule_three_the_bot_dashing_strikes() {
    let mut m = dummy().at(3, 10).east("5 5 1 3 4", "").draws("2").turn(EAST);
    m.stands(EAST, 8);
    fights(&mut m, true, 5, 2, 3);
    m.may(WEST, &["retreat 1", "take the hit"]);
}

/// FD-16.7: the dash itself is not part of the strike.
#[test]
fn the_turn_card_is_the_dash_and_not_the_strike() {
    let mut m = dummy().at(4, 10).east("5 1 4 4 2", "").draws("3").turn(EAST);
    m.stands(EAST, 7).turn_of(WEST);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Struck { .. }));
    let mut m = dummy().at(4, 10).east("5 1 3 4 2", "").draws("3").turn(EAST);
    fights(&mut m, true, 3, 1, 4);
}

/// FD-S99, FD-16.9: attacked, it draws an extra card and blocks if it can.
#[test]
fn attacked_the_bot_draws_an_extra_card_and_blocks_if_it_can() {
    let board = dummy().at(6, 10).west("4 1", "").east("1 2 3", "");
    let mut m = board.clone().turn(WEST);
    m.draws("4").does(WEST, "attack 1x4");
    m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(4), 1) });
    m.tokens(0, 0);
    let mut m = board.turn(WEST);
    m.draws("5").does(WEST, "attack 1x4").tokens(1, 0);
}

/// FD-16.9: the extra card is drawn even when the hand could block by itself.
#[test]
fn the_extra_card_is_always_drawn() {
    let mut m = dummy().at(6, 10).west("4 1", "").east("1 2 4", "").turn(WEST);
    m.draws("5").does(WEST, "attack 1x4").tokens(0, 0);
    m.hears(Viewer::Public, Event::DrewOpenly { seat: EAST, number: number(5) });
}

/// FD-S100, FD-16.10: it retreats with the extra card; on its Start it is hit.
#[test]
fn struck_and_unable_to_block_the_bot_retreats_with_the_extra_card() {
    let mut m = dummy().at(5, 10).west("2 3", "").east("1 1 2", "").turn(WEST);
    m.draws("3 1").does(WEST, "dash 2, strike 1x3");
    m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(3), 1) });
    let mut m = dummy().at(4, 10).west("2 4", "").east("1 1 2", "").turn(WEST);
    m.draws("3").does(WEST, "dash 2, strike 1x4");
    let (card, from, to) = (Card::plain(number(3)), Space(10), Space(13));
    m.hears(Viewer::Public, Event::Retreated { seat: EAST, card, from, to }).tokens(0, 0);
    let mut m = dummy().at(12, 18).west("2 4", "").east("1 1 2", "").turn(WEST);
    m.draws("3").does(WEST, "dash 2, strike 1x4").tokens(1, 0);
}

/// FD-16.11: a recovering bot draws no turn card; it only refills.
#[test]
fn a_recovering_bot_only_refills() {
    let board = dummy().at(7, 10).east("3 3 5", "");
    let mut m = board.with(EAST, |f| f.retreat_due = true).turn(EAST);
    let drawn = m.told(Viewer::Public);
    let drawn = drawn.iter().filter(|e| matches!(e, Event::DrewOpenly { seat: EAST, .. })).count();
    assert_eq!(drawn, 2);
    m.hand_size(EAST, 5).stands(EAST, 10).turn_of(WEST).is_recovering(EAST, false);
    // It retreats with the extra card; to the five that are left it draws nothing.
    let mut m = dummy().at(4, 10).west("2 4", "").east("1 1 2 2 5", "").turn(WEST);
    m.draws("3").does(WEST, "dash 2, strike 1x4").holds(EAST, "1 1 2 2 5").stands(EAST, 13);
    m.hears(Viewer::Public, Event::Recovered { seat: EAST }).turn_of(WEST);
    let told = m.told(Viewer::Public);
    let drawn = told.iter().filter(|e| matches!(e, Event::DrewOpenly { seat: EAST, .. })).count();
    assert_eq!(drawn, 1, "the extra card and no other");
}

/// FD-16.12: the turn card is the last card: time is over before the bot can attack.
#[test]
fn the_last_card_as_turn_card_ends_the_round() {
    // West holds one 3 and the bot two with the card drawn: a last-hit, not an attack.
    let mut m = dummy().at(7, 10).west("3", "").east("3 1", "").pile("3").turn(EAST);
    m.hears(Viewer::Public, Event::TimeOver).tokens(0, 1);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Attacked { .. }));
}

/// FD-S106, FD-16.12, FD-10.3: the extra card is the last: the attack has no effect.
#[test]
fn the_last_card_as_extra_card_takes_the_attack_away() {
    let mut m = dummy().at(6, 10).west("4 1", "").east("1 2 3", "").pile("5").turn(WEST);
    // No 4 left on either side: the bot stands eight spaces advanced, the human five.
    m.does(WEST, "attack 1x4").hears(Viewer::Public, Event::TimeOver).tokens(0, 1);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::HitTaken { .. }));
}

/// FD-16.13: what the rules leave to the bot is decided by chance.
#[test]
fn the_bots_choices_are_made_at_random() {
    for (pick, left) in [(0, "3 4"), (2, "1 3")] {
        let mut m = dummy().at(9, 10).west("5 2", "Into Oblivion").east("1 3 4 5 5", "").turn(WEST);
        // Of 1, 3, 4 and 5 it first loses the last twice, then this one of those that are left.
        m.luck(&[3, 3, pick]).does(WEST, "Into Oblivion on P2").holds(EAST, left).asks(WEST);
    }
}

/// FD-16.14: Windmill Crusher on any attack with 1s.
#[test]
fn rook_makes_every_attack_with_ones_unblockable() {
    let mut m = rook().at(9, 10).west("1 1 2", "").east("2 2 4", ROOK).draws("1").turn(EAST);
    m.face_up(EAST, "Windmill Crusher", false).must(WEST, "take the hit").tokens(0, 1);
    let mut m = rook().at(8, 10).west("1 1 2", "").east("2 4 4", ROOK).draws("4").turn(EAST);
    m.face_up(EAST, "Windmill Crusher", true).may(WEST, &["block 1x2", "take the hit"]);
}

/// FD-16.14: Thunderclap on any dashing strike with 1s.
#[test]
fn rook_lets_nobody_retreat_from_a_strike_with_ones() {
    let mut m = rook().at(7, 10).west("1 2 5", "").east("1 2 4", ROOK).draws("5").turn(EAST);
    m.stands(EAST, 8).face_up(EAST, "Thunderclap", false);
    m.may(WEST, &["block 1x1", "take the hit"]);
}

/// FD-S101, FD-16.14, FD-22.3: Rock Armor whenever a higher set will do, at random among them.
#[test]
fn rook_blocks_higher_at_random_with_rock_armor() {
    for n in [3, 4, 5] {
        let mut m = rook().at(5, 10).west("3 2", "").east("3 4 5", ROOK).turn(WEST);
        m.draws("1").luck(&[usize::from(n) - 1]).does(WEST, "dash 3, strike 1x2");
        m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(n), 1) });
        m.face_up(EAST, "Rock Armor", false);
    }
}

/// FD-16.14: even if he could block exactly.
#[test]
fn rook_uses_rock_armor_even_if_he_could_block_exactly() {
    let mut m = rook().at(5, 10).west("3 2", "").east("2 2 4", ROOK).turn(WEST);
    m.draws("1").does(WEST, "dash 3, strike 1x2");
    // The exact number is none of those that chance chooses among.
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::ChosenAtRandom { .. }));
    m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(4), 1) });
    m.face_up(EAST, "Rock Armor", false);
}

/// FD-16.15: without a higher set he blocks exactly if he can, else retreats.
#[test]
fn without_a_higher_set_rook_blocks_exactly_or_retreats() {
    let mut m = rook().at(5, 10).west("3 2 2", "").east("2 2 4", ROOK).turn(WEST);
    m.draws("1").does(WEST, "dash 3, strike 2x2");
    m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(2), 2) });
    m.face_up(EAST, "Rock Armor", true);
    let mut m = rook().at(5, 10).west("3 2 2", "").east("1 2 4", ROOK).turn(WEST);
    m.draws("3").does(WEST, "dash 3, strike 2x2");
    let (card, from, to) = (Card::plain(number(3)), Space(10), Space(13));
    m.hears(Viewer::Public, Event::Retreated { seat: EAST, card, from, to });
    m.face_up(EAST, "Rock Armor", true);
}

/// FD-16.16, FD-16.19, FD-16.21: three abilities, five cards, two hit points each round.
#[test]
fn the_dragon_bot_has_three_abilities_five_cards_and_two_hit_points() {
    let setup = Setup::of(Mode::SoloDragon).with(&["Jaina".parse().expect("one of the twenty")]);
    let mut m = Scene::<Table>::deal(&setup, &[0]);
    m.hand_size(EAST, 5).face_up(EAST, "Deep Breath", true).face_up(EAST, "Perfect Counter", true);
    m.face_up(EAST, "Black Diamond Hide", true);
    assert_eq!(m.table().open().fighter(EAST).cards().count(), 3);
    assert_eq!(hit_points(&m), 2);
    let board = dragon().at(6, 10).west("4 1", "").with(EAST, |f| {
        (f.hit_points, f.face_up) = (1, Some(Vec::new()));
        f.face_down = DRAGON.split(", ").map(String::from).collect();
    });
    let mut m = board.turn(WEST);
    m.draws("1").does(WEST, "attack 1x4").tokens(1, 0).round(2).face_up(
        EAST,
        "Perfect Counter",
        true,
    );
    assert_eq!(hit_points(&m), 2);
}

/// FD-16.16: the first hit does not end the round, the second does.
#[test]
fn the_dragon_bot_takes_two_hits() {
    let board = dragon().at(6, 10).west("4 1", "").east("1 2", "");
    let mut m = board.clone().turn(WEST);
    m.draws("5").does(WEST, "attack 1x4").tokens(0, 0).is_undefeated(EAST);
    assert_eq!(hit_points(&m), 1);
    let mut m = board.with(EAST, |f| f.hit_points = 1).turn(WEST);
    m.draws("5").does(WEST, "attack 1x4").tokens(1, 0);
}

/// FD-16.17: hit by two or more cards it discards all cards of that number.
#[test]
fn a_pair_that_hits_makes_the_dragon_bot_discard_that_number() {
    let mut m = dragon().at(6, 10).west("4 4 4 1", "").east("1 2 4", "").turn(WEST);
    m.draws("4").does(WEST, "attack 3x4");
    m.hears(Viewer::Public, Event::Discarded { seat: EAST, number: number(4) });
    assert_eq!(hit_points(&m), 1);
    let told = m.told(Viewer::Public);
    assert_eq!(told.iter().filter(|e| matches!(e, Event::Discarded { .. })).count(), 2);
}

/// FD-16.17: a single card does not, whatever the bot holds.
#[test]
fn a_single_card_that_hits_makes_the_dragon_bot_discard_nothing() {
    let board = dragon().at(9, 10).west("1 2", "Windmill Crusher").east("1 1 3", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x1").draws("5").does(WEST, "Windmill Crusher");
    assert_eq!(hit_points(&m), 1);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Discarded { .. }));
}

/// FD-16.18, FD-16.33: Deep Breath on every own turn with an enemy in range, after the turn card.
#[test]
fn the_dragon_bot_breathes_when_an_enemy_is_in_range() {
    for (west, hit) in [(4, true), (3, true), (5, false), (2, false)] {
        let mut m = dragon().at(west, 10).east("2 2 2", DRAGON).draws("1").turn(EAST);
        m.tokens(0, u8::from(hit)).face_up(EAST, "Deep Breath", true.min(!hit));
        m.hears(Viewer::Public, Event::DrewOpenly { seat: EAST, number: number(1) });
    }
}

/// FD-S103, FD-16.18: it counters whatever the human announces, once a turn.
#[test]
fn the_dragon_bot_counters_whatever_is_announced() {
    let board = dragon().at(7, 10).west("2 2 3", "Dragon Form").east("3 1", DRAGON);
    let mut m = board.turn(WEST);
    m.does(WEST, "Dragon Form").face_up(EAST, "Perfect Counter", false).asks(WEST);
    m.draws("1").does(WEST, "attack 1x3");
    m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(3), 1) });
}

/// FD-S103: Pacifism at time-over is the exception.
#[test]
fn the_dragon_bot_does_not_counter_pacifism() {
    let board = dragon().at(7, 10).west("2 1", "Pacifism").east("3 1", "Perfect Counter");
    let mut m = board.pile("5").turn(WEST);
    m.does(WEST, "move back 1").does(WEST, "Pacifism");
    m.hears(Viewer::Public, Event::LastHitsSkipped);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Countered { .. }));
}

/// FD-S104, FD-16.18: Black Diamond Hide only where it makes the block possible.
#[test]
fn the_dragon_bot_keeps_its_hide_for_blocks_it_could_not_make() {
    let struck = |hand: &str| {
        let mut m = dragon().at(5, 10).west("3 2 2", "").east(hand, DRAGON).turn(WEST);
        m.draws("1").does(WEST, "dash 3, strike 2x2");
        m
    };
    let mut m = struck("2 2 4 4");
    m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(2), 2) });
    m.face_up(EAST, "Black Diamond Hide", true);
    let mut m = struck("2 3 4 4");
    m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(4), 2) });
    m.face_up(EAST, "Black Diamond Hide", false);
    let mut m = struck("2 3 4 5");
    m.stands(EAST, 11).face_up(EAST, "Black Diamond Hide", true);
}

/// FD-16.18: one ability a turn still holds: having countered, it cannot use its hide.
#[test]
fn the_dragon_bot_uses_one_ability_a_turn() {
    let board = dragon().at(5, 10).west("3 2 2", "Dragon Form").east("2 3 4 4", DRAGON);
    let mut m = board.turn(WEST);
    m.does(WEST, "Dragon Form").draws("1").does(WEST, "dash 3, strike 2x2");
    m.stands(EAST, 11).face_up(EAST, "Black Diamond Hide", true);
}

/// FD-16.20: at time-over a last-hit costs the Dragon one hit point; then distance decides.
#[test]
fn time_over_against_the_dragon_bot_is_the_raids() {
    let at_the_end = |west: u8, east: u8, hand: &str, hit_points: u8| {
        let board = dragon().at(west + 1, east).west(hand, "").east("5", "").pile("3");
        let mut m = board.with(EAST, move |f| f.hit_points = hit_points).turn(WEST);
        m.does(WEST, "move back 1").hears(Viewer::Public, Event::TimeOver);
        m
    };
    let last_hit = Event::LastHit { by: WEST, on: EAST };
    // West has more 2s. With two hit points left the Dragon stands and is farther forward.
    at_the_end(8, 10, "1 2 2 4 4", 2).tokens(0, 1).hears(Viewer::Public, last_hit);
    at_the_end(8, 10, "1 2 2 4 4", 1).tokens(1, 0).hears(Viewer::Public, last_hit);
    // Farther forward himself, West wins although the Dragon still stands.
    at_the_end(12, 14, "1 2 2 4 4", 2).tokens(1, 0);
    // More matching cards for the Dragon: the only mortal is defeated.
    at_the_end(12, 17, "1 2 2 4 4", 2)
        .tokens(0, 1)
        .hears(Viewer::Public, Event::Defeated { seat: WEST });
}

/// FD-S170, FD-16.33, FD-16.12: the turn card is drawn before Deep Breath.
#[test]
fn the_turn_card_comes_before_deep_breath() {
    // The pile's last card ends the round: nobody holds a 6, and West is farther forward.
    let board = dragon().at(11, 17).east("2 2 2", DRAGON).pile("1");
    let mut m = board.turn(EAST);
    m.hears(Viewer::Public, Event::TimeOver).tokens(1, 0);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Announced { .. }));
}

/// FD-16.33: upkeep before the turn card. The mine's recovery is what the bot's turn is spent on,
/// and the march of the human's Soldier happens on the human's turn.
#[test]
fn a_forced_recovery_of_the_bot_comes_before_the_turn_card() {
    let board = dragon().at(4, 10).east("2 2 2 3 3", DRAGON);
    let mut m = board.with(EAST, |f| f.forced_due = 1).turn(EAST);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::DrewOpenly { seat: EAST, .. }));
    m.tokens(0, 0).turn_of(WEST).face_up(EAST, "Deep Breath", true);
}

/// FD-16.34: the human's declaration, the extra card, the bot's ability, the block.
#[test]
fn the_order_when_a_bot_is_struck() {
    let board = rook().at(5, 10).west("3 2", "Crushed Dreams").east("1 1 2", ROOK);
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 3, strike 1x2").may(WEST, &["Crushed Dreams", "pass"]);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::DrewOpenly { seat: EAST, .. }));
    // Only the extra card makes Rock Armor possible.
    m.draws("5").luck(&[0]).does(WEST, "pass").face_up(EAST, "Rock Armor", false);
    m.hears(Viewer::Public, Event::Blocked { seat: EAST, with: Meld::plain(number(5), 1) });
}

/// FD-16.34: drawn once, also where blocking is impossible.
#[test]
fn the_extra_card_is_drawn_once_even_if_nothing_can_be_blocked() {
    let board = dragon().at(9, 10).west("1 2", "Windmill Crusher").east("1 1 3 4 5", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x1").draws("5").does(WEST, "Windmill Crusher");
    let told = m.told(Viewer::Public);
    let before_its_turn = told.iter().take_while(|e| **e != Event::TurnBegan { seat: EAST });
    let drawn = before_its_turn.filter(|e| matches!(e, Event::DrewOpenly { seat: EAST, .. }));
    assert_eq!(drawn.count(), 1);
}

/// FD-16.5 to FD-16.8, FD-3.11: the bot's hand lies open.
#[test]
fn the_bots_hand_is_open_to_the_human() {
    let m = dummy().at(6, 10).west("4 1", "").east("1 2 3", "").turn(WEST);
    assert_eq!(m.view(Viewer::Seat(WEST)).hands[EAST], Some(cards("1 2 3")));
}

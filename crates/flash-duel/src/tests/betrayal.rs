//! FD-20: Betrayal at Raid on Deathstrike Dragon.

mod accusing;
mod mid_attack;
mod time_over;

use super::raid::{seats, step_aside, turns};
use super::*;
use crate::{Event, Mode, Setup, Side, Space, Table};
use kernel::{Game, Seat, Viewer};
use scenario::Scene;

const DRAGON: Seat = DRAGON_OF_FOUR;
const REVEAL: &str = "reveal the Traitor card";

/// A Betrayal up to the first turn, with the Traitor card dealt to this seat.
fn dealt(traitor: Seat) -> Scene<Table> {
    let names = ["Grave", "Jaina", "Midori", "Rook"].map(|n| n.parse().expect("a character"));
    let setup = Setup::of(Mode::Betrayal).with(&names);
    let mut m = Scene::<Table>::deal(&setup, &[traitor.index()]);
    m.does(M1, "go next").does(M2, "go next").does(M3, "go next");
    for ability in ["Deep Breath", "Perfect Counter", "Black Diamond Hide", "Wing Buffet"] {
        m.does(DRAGON, &format!("draft {ability}"));
    }
    m.does(DRAGON, "draft Tail Sweep").does(DRAGON, "draft Rampage");
    m
}

/// Four mortals far from the Dragon with two cards each; M4 is the traitor.
fn far_away() -> Board {
    board(Mode::Betrayal)
        .fighter(M1, 3, "1 2", "")
        .fighter(M2, 4, "1 2", "")
        .fighter(M3, 5, "1 2", "")
        .fighter(M4, 6, "1 2", "")
        .seat(DRAGON, "5 5 5 5 5 4 4 4", "")
        .traitor(M4)
}

/// The Dragon on 13 can attack the space of M1 and M4, the traitor, with a 3.
fn in_reach() -> Board {
    board(Mode::Betrayal)
        .fighter(M1, 10, "3 1", "")
        .fighter(M2, 2, "1 2", "")
        .fighter(M3, 3, "1 2", "")
        .fighter(M4, 10, "3 5", "")
        .fighter(DRAGON, 13, "3 3 5 5 5 4 4 4", "")
        .traitor(M4)
}

/// The revealed traitor M4 stands on 18 and the Dragon on 15.
fn revealed() -> Board {
    far_away()
        .with(M4, |f| {
            f.side = Some(Side::East);
            f.space = Space(18);
        })
        .fighter(DRAGON, 15, "5 5 5 5 5 4 4 4", "")
        .position(|p| p.loyalty.as_mut().expect("it is a Betrayal").shown = true)
}

fn hit_points(m: &Scene<Table>) -> u8 {
    m.table().open().fighter(DRAGON).hit_points
}

// Setup.

/// FD-20.2, FD-20.30: characters and the Dragon's abilities come first; then the loyalty cards are
/// dealt, one to each player, the Dragon included.
#[test]
fn loyalty_is_dealt_last() {
    let m = dealt(M2);
    let told = m.told(Viewer::Seat(DRAGON));
    let at = |like: &dyn Fn(&Event) -> bool| told.iter().rposition(like).expect("it was told");
    let picked = at(&|e| matches!(e, Event::CharacterPicked { .. }));
    let drafted = at(&|e| matches!(e, Event::Drafted { .. }));
    let loyalty = at(&|e| matches!(e, Event::LoyaltyDealt { .. }));
    assert!(picked < drafted && drafted < loyalty, "{picked} {drafted} {loyalty}");
    for seat in [M1, M2, M3, M4, DRAGON] {
        let own = Event::LoyaltyDealt { seat, traitor: seat == M2 };
        assert!(m.told(Viewer::Seat(seat)).contains(&own));
    }
}

/// FD-20.2, FD-20.3, FD-S141: each player sees only his own card; if the Dragon got the Traitor
/// there is no traitor, and only he knows.
#[test]
fn each_sees_only_his_own_loyalty() {
    for traitor in [M2, DRAGON] {
        let mut m = dealt(traitor);
        for seat in [M1, M2, M3, M4, DRAGON] {
            assert_eq!(m.view(Viewer::Seat(seat)).traitor, Some(seat == traitor));
            m.hears_nothing_like(
                Viewer::Seat(seat),
                |e| matches!(e, Event::LoyaltyDealt { seat: of, .. } if *of != seat),
            );
        }
        assert_eq!(m.view(Viewer::Public).traitor, None);
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LoyaltyDealt { .. }));
        let differ = |seat| m.view(Viewer::Seat(seat)) != dealt(M1).view(Viewer::Seat(seat));
        assert!(differ(traitor) && !differ(M3), "only the holder of the card sees a difference");
    }
}

/// FD-20.4: a loyal mortal has nothing to show before the game ends; at its end all cards are
/// shown.
#[test]
fn loyal_mortals_cannot_show_their_card() {
    let mut m = far_away().with(DRAGON, |f| f.hit_points = 1).space(M1, 15).turn(M1);
    for loyal in [M1, M2, M3, DRAGON] {
        m.cannot_interject(loyal, REVEAL).refuses(loyal, REVEAL, "FD-20.7");
    }
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LoyaltyShown { .. }));
    m.interjects(M4, "concede").interjects(M3, "concede").interjects(M2, "concede").goes_on();
    m.interjects(M1, "concede").over();
    m.hears(
        Viewer::Public,
        Event::LoyaltyShown { traitor: Some(M4), loyal: seats(&[M1, M2, M3, DRAGON]) },
    );
}

// Winning.

/// FD-20.5, FD-S148: all loyal mortals are defeated, the unknown traitor is not: the Dragon's team
/// wins at once, the traitor with it.
#[test]
fn the_dragons_team_wins_when_no_loyal_mortal_stands() {
    let mut m = in_reach().defeated(M2).defeated(M3).turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(M1, "take the hit");
    // M4 was a target too; nobody asks him any more.
    m.is_undefeated(M4);
    assert_eq!(m.over().winners(), seats(&[M4, DRAGON]));
}

/// FD-20.5: the defeat of the unknown traitor leaves the loyal mortals fighting on.
#[test]
fn a_loyal_mortal_left_alone_fights_on() {
    let mut m = in_reach().defeated(M2).defeated(M3).turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(M1, "block 1x3").does(M4, "take the hit");
    m.is_defeated(M4).goes_on().asks(DRAGON);
}

/// FD-20.6, FD-S149: the Dragon is defeated while the traitor is unknown: the loyal mortals win,
/// the defeated ones among them, and the traitor does not.
#[test]
fn the_loyal_mortals_win_when_the_dragon_falls() {
    let mut m = far_away().space(M1, 16).defeated(M3).with(DRAGON, |f| f.hit_points = 1).turn(M1);
    m.does(M1, "attack 1x2").does(DRAGON, "take the hit");
    assert_eq!(m.over().winners(), seats(&[M1, M2, M3]));
}

/// FD-20.6: they win whatever happened to the traitor: he may stand revealed on the Dragon's side.
#[test]
fn the_dragons_fall_decides_though_the_traitor_stands() {
    let mut m = revealed().space(M1, 13).with(DRAGON, |f| f.hit_points = 1).turn(M1);
    m.does(M1, "attack 1x2").asks(M4).does(M4, "pass").does(DRAGON, "take the hit");
    m.is_undefeated(M4);
    assert_eq!(m.over().winners(), seats(&[M1, M2, M3]));
}

// Reveal.

/// FD-20.7, FD-20.22: the traitor may reveal himself whenever any player is asked for a decision;
/// he alone may.
#[test]
fn the_traitor_may_reveal_at_every_decision() {
    for turn in [M1, M4, DRAGON] {
        let mut m = far_away().turn(turn);
        m.asks(turn).interjects(M4, REVEAL).asks(M4).does(M4, "done").asks(turn);
        m.hears(Viewer::Public, Event::TraitorRevealed { seat: M4 });
        m.stands(M4, 18).cannot_interject(M4, REVEAL);
    }
}

/// FD-20.7, FD-20.9, FD-20.11, FD-S143: the Dragon attacks a space with the traitor and a loyal
/// mortal; the traitor reveals: his pawn goes to 18 and he is no target; the loyal mortal must
/// still answer.
#[test]
fn a_traitor_who_reveals_under_attack_is_no_target() {
    let mut m = in_reach().turn(DRAGON);
    m.does(DRAGON, "attack 1x3").asks(M1).interjects(M4, REVEAL).does(M4, "done").stands(M4, 18);
    m.asks(M1).may(M1, &["block 1x3", "take the hit"]).does(M1, "take the hit");
    m.is_defeated(M1).is_undefeated(M4).holds(M4, "3 5").asks(DRAGON);
}

/// FD-20.7, FD-20.11: it is not too late when the traitor himself is asked to answer.
#[test]
fn a_traitor_may_reveal_instead_of_answering() {
    let mut m = in_reach().turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(M1, "block 1x3").asks(M4).interjects(M4, REVEAL);
    m.does(M4, "done").is_undefeated(M4).holds(M4, "3 5").asks(M1).turn_of(M1);
    m.discarded("3 3");
}

/// FD-20.8, FD-S142: the traitor names Bob's hand as 2, 2, 3, 3, 5, and Bob holds exactly that: Bob
/// is defeated and another hand may be named.
#[test]
fn a_hand_named_rightly_defeats() {
    let mut m = far_away().seat(M2, "2 2 3 3 5", "").turn(M1);
    m.interjects(M4, REVEAL);
    m.may(M4, &["name the hand of P1", "name the hand of P2", "name the hand of P3", "done"]);
    m.does(M4, "name the hand of P2").does(M4, "it is 2 2 3 3 5").is_defeated(M2);
    m.hears(
        Viewer::Public,
        Event::HandNamed { by: M4, of: M2, cards: cards("2 2 3 3 5"), right: true },
    );
    // Only then does he cross over, and he may go on naming before.
    m.stands(M4, 6).may(M4, &["name the hand of P1", "name the hand of P3", "done"]);
    m.does(M4, "name the hand of P3").does(M4, "it is 1 2").is_defeated(M3).stands(M4, 6);
    m.does(M4, "done").stands(M4, 18).asks(M1).discarded("1 2 2 2 3 3 5");
}

/// FD-20.8, FD-S142: named wrongly, nothing happens, to the traitor neither, and no more are named.
#[test]
fn a_hand_named_wrongly_ends_the_naming() {
    let mut m = far_away().seat(M2, "2 2 3 3 5", "").turn(M1);
    m.interjects(M4, REVEAL).does(M4, "name the hand of P2");
    m.offers(M4, "it is 2 2 3 3 5").does(M4, "it is 2 2 3 3 4");
    m.is_undefeated(M2).holds(M2, "2 2 3 3 5").is_undefeated(M4).stands(M4, 18).asks(M1);
    m.hears(
        Viewer::Public,
        Event::HandNamed { by: M4, of: M2, cards: cards("2 2 3 3 4"), right: false },
    );
}

/// FD-20.8: numbers with counts: the right numbers in other counts are the wrong hand.
#[test]
fn a_hand_named_with_other_counts_is_named_wrongly() {
    let mut m = far_away().seat(M2, "2 2 3", "").turn(M1);
    m.interjects(M4, REVEAL).does(M4, "name the hand of P2").does(M4, "it is 2 3 3");
    m.is_undefeated(M2).holds(M2, "2 2 3").is_undefeated(M4).stands(M4, 18).asks(M1);
}

/// FD-20.8, FD-20.17: who has shown a Loyal card is a loyal mortal like others and can be named.
#[test]
fn a_mortal_who_has_shown_a_loyal_card_can_be_named() {
    let mut m = far_away().turn(DRAGON);
    m.interjects(M2, "accuse P1").is_defeated(M2).interjects(M4, REVEAL);
    m.may(M4, &["name the hand of P1", "name the hand of P3", "done"]);
    m.does(M4, "name the hand of P1").does(M4, "it is 1 2").is_defeated(M1).asks(M4);
}

/// FD-20.8: the last loyal mortal named rightly ends the game.
#[test]
fn naming_the_last_loyal_mortal_wins() {
    let mut m = far_away().defeated(M2).defeated(M3).turn(M1);
    m.interjects(M4, REVEAL).does(M4, "name the hand of P1").does(M4, "it is 1 2");
    assert_eq!(m.over().winners(), seats(&[M4, DRAGON]));
}

/// FD-R18.
/// FD-20.8, FD-6.9: the turn player is named rightly: his turn ends at once without refill, and the
/// traitor still goes on naming and crosses over before the next turn.
#[test]
fn naming_the_turn_player_ends_his_turn_only() {
    let mut m = far_away().turn(M1);
    m.interjects(M4, REVEAL).does(M4, "name the hand of P1").does(M4, "it is 1 2").is_defeated(M1);
    m.asks(M4).may(M4, &["name the hand of P2", "name the hand of P3", "done"]);
    m.does(M4, "done").stands(M4, 18).asks(M2).turn_of(M2).hand_size(M1, 0);
    assert_eq!(turns(&m), [M1, M2]);
}

/// FD-20.8, FD-20.17: the turn player accuses falsely while the traitor is naming: he is out, and
/// the traitor goes on and crosses over all the same.
#[test]
fn a_false_accusation_does_not_stop_the_naming() {
    let mut m = far_away().turn(M1);
    m.interjects(M4, REVEAL).does(M4, "name the hand of P2").interjects(M1, "accuse P3");
    m.is_defeated(M1).asks(M4).does(M4, "it is 1 2").is_defeated(M2).does(M4, "done");
    m.stands(M4, 18).asks(M3).turn_of(M3);
    assert_eq!(m.table().open().extra_turns, 2);
}

/// FD-20.8: whose hand is being named falls by his own accusation: he is named no longer, and the
/// traitor may name another.
#[test]
fn who_falls_while_being_named_is_named_no_longer() {
    let mut m = far_away().turn(M1);
    m.interjects(M4, REVEAL).does(M4, "name the hand of P2").interjects(M2, "accuse P3");
    m.is_defeated(M2).asks(M4).may(M4, &["name the hand of P1", "name the hand of P3", "done"]);
    assert_eq!(m.table().open().extra_turns, 1);
}

/// FD-20.14: a hand without cards is named as empty.
#[test]
fn an_empty_hand_can_be_named() {
    let mut m = far_away().seat(M2, "", "").turn(M1);
    m.interjects(M4, REVEAL).does(M4, "name the hand of P2").must(M4, "it is empty");
    m.is_defeated(M2).asks(M4);
}

/// FD-20.9, FD-20.13: on the Dragon's team he moves toward the mortals, and stops before their
/// front-most pawn; their way ends before him, too.
#[test]
fn the_revealed_traitor_moves_toward_the_mortals() {
    let mut m = far_away().space(M1, 15).seat(M1, "5 5", "").fighter(M4, 6, "5 1", "").turn(M1);
    m.interjects(M4, REVEAL).does(M4, "done").does(M1, "move forward 5").stands(M1, 17);
    m.does(M2, "move forward 1").does(M3, "move forward 1");
    m.does(M4, "move forward 5").stands(M4, 18).goes_on();
    let mut m = far_away().seat(M1, "5 5", "").fighter(M4, 6, "5 1", "").turn(M4);
    m.interjects(M4, REVEAL).does(M4, "done").does(M4, "move forward 5").stands(M4, 13);
    m.does(DRAGON, "move forward 5").stands(DRAGON, 13);
}

/// FD-20.13: a revealed traitor farther forward than the Dragon limits the mortals' steps.
#[test]
fn the_movement_limit_counts_the_traitor() {
    let mut m = revealed().space(M4, 12).seat(M1, "5 5", "").space(M1, 9).turn(M1);
    m.does(M1, "move forward 5").stands(M1, 11);
}

/// FD-20.9: the revealed traitor may dashing block for the Dragon.
#[test]
fn the_traitor_dashes_to_help_the_dragon() {
    let mut m = revealed().space(M1, 13).seat(M4, "3 2", "").turn(M1);
    m.does(M1, "attack 1x2").asks(M4).may(M4, &["dash 3, offer 1x2", "pass"]);
    m.does(M4, "dash 3, offer 1x2");
    m.may(DRAGON, &["block 0x2 with P4", "take the hit"]).does(DRAGON, "block 0x2 with P4");
    m.stands(M4, 15).asks(M2);
    assert_eq!(hit_points(&m), 3);
}

/// FD-20.9: and the Dragon for him.
#[test]
fn the_dragon_dashes_to_help_the_traitor() {
    let mut m = revealed().space(M4, 12).space(M1, 10).seat(DRAGON, "3 2", "").turn(M1);
    m.does(M1, "attack 1x2").asks(DRAGON).does(DRAGON, "dash 3, offer 1x2");
    m.does(M4, "block 0x2 with P5").stands(DRAGON, 12).is_undefeated(M4).asks(M2);
}

/// FD-20.10: he keeps his hand, his abilities, his recovery and his seat in the turn order and in
/// the mortals' refill.
#[test]
fn the_traitor_keeps_hand_abilities_recovery_and_seat() {
    let mut m =
        far_away().fighter(M4, 6, "1 2", "Dragon Form").with(M4, |f| f.retreat_due = true).turn(M3);
    m.interjects(M4, REVEAL).does(M4, "done").holds(M4, "1 2").is_recovering(M4, true);
    m.face_up(M4, "Dragon Form", true).does(M3, "move forward 1");
    m.hears(Viewer::Public, Event::Recovered { seat: M4 }).turn_of(DRAGON).hand_size(M4, 5);
    assert_eq!(turns(&m), [M3, M4, DRAGON]);
}

/// FD-20.9, FD-4.9, FD-R12: the loyal mortals concede and the traitor among them does not; when he
/// crosses over, all who are left on their side agree.
#[test]
fn a_concession_counts_who_is_left_on_the_side() {
    let mut m = far_away().turn(DRAGON);
    m.interjects(M1, "concede").interjects(M2, "concede").interjects(M3, "concede").goes_on();
    m.interjects(M4, REVEAL).goes_on().does(M4, "done");
    assert_eq!(m.over().winners(), seats(&[M4, DRAGON]));
}

/// FD-20.12, FD-20.23: loyal mortals attack a revealed traitor; one hit defeats him, the game goes
/// on, and the Dragon gets no extra turn for him.
#[test]
fn a_revealed_traitor_falls_to_one_hit() {
    let mut m = revealed().space(M4, 9).space(M1, 7).turn(M1);
    m.does(M1, "attack 1x2").does(M4, "take the hit").is_defeated(M4).goes_on().asks(M2);
    assert_eq!(m.table().open().extra_turns, 0);
}

// The Dragon.

/// FD-20.20, FD-20.21, FD-S146: the Dragon on one hit point holds the Traitor card and is attacked:
/// he shows it before the hit takes effect and survives with one.
#[test]
fn the_dragon_shows_the_card_for_a_hit_point() {
    let fight = || in_reach().traitor(DRAGON).with(DRAGON, |f| f.hit_points = 1).turn(M1);
    let mut m = fight();
    m.does(M1, "attack 1x3").asks(DRAGON).interjects(DRAGON, REVEAL);
    m.hears(Viewer::Public, Event::HitPointGained { seat: DRAGON, left: 2 });
    m.stands(DRAGON, 13).asks(DRAGON).does(DRAGON, "take the hit").goes_on().asks(M2);
    assert_eq!(hit_points(&m), 1);
    m.cannot_interject(DRAGON, REVEAL).refuses(DRAGON, REVEAL, "FD-20.7");
    // After the hit it is too late.
    let mut m = fight();
    m.does(M1, "attack 1x3").does(DRAGON, "take the hit");
    assert_eq!(m.over().winners(), seats(&[M1, M2, M3, M4]));
}

/// FD-20.20: he may do so at any time, in a mortal's turn as in his own.
#[test]
fn the_dragon_may_show_the_card_at_any_time() {
    for turn in [M2, DRAGON] {
        let mut m = far_away().traitor(DRAGON).turn(turn);
        m.asks(turn).interjects(DRAGON, REVEAL).asks(turn);
        assert_eq!(hit_points(&m), 4);
    }
}

// Other.

/// FD-20.22: requests are handled in the order in which they arrive: two mortals want to accuse the
/// same one, and only the first is heard.
#[test]
fn the_first_request_is_handled_first() {
    let mut m = far_away().turn(M1);
    m.interjects(M2, "accuse P4").is_defeated(M4);
    m.cannot_interject(M3, "accuse P4").is_undefeated(M2).is_undefeated(M3);
    let mut m = far_away().turn(M1);
    m.interjects(M4, REVEAL).cannot_interject(M2, "accuse P4");
}

/// FD-20.23, FD-19.14, FD-S131: a mortal is defeated during the mortals' turns by a false
/// accusation: the extra turn follows the next normal turn of the Dragon.
#[test]
fn the_extra_turn_follows_the_next_normal_one() {
    let mut m = far_away().turn(M1);
    m.interjects(M2, "accuse P3").does(M1, "move back 1").asks(M3).does(M3, "move back 1");
    m.does(M4, "move back 1")
        .does(DRAGON, "move forward 4")
        .does(DRAGON, "move forward 4")
        .asks(M1);
    assert_eq!(turns(&m), [M1, M3, M4, DRAGON, DRAGON, M1]);
}

/// FD-20.24: until he is revealed the traitor counts as a mortal: the Dragon may attack him,
/// mortals pass through him and help him, and he may stand on their space.
#[test]
fn an_unrevealed_traitor_is_a_mortal() {
    let mut m = in_reach().fighter(M1, 9, "1", "").fighter(M2, 8, "2 3", "").turn(DRAGON);
    m.does(DRAGON, "attack 1x3").asks(M2).does(M2, "dash 2, offer 1x3");
    m.does(M4, "block 0x3 with P2").stands(M2, 10).is_undefeated(M4);
    m.asks(M1).lacks(M1, "attack 1x1").does(M1, "move forward 1").stands(M1, 10);
}

/// FD-20.25: after the reveal abilities follow the new sides: an ally's ability no longer reaches
/// him, an opponent's does.
#[test]
fn abilities_follow_the_new_sides() {
    let mut m = far_away().seat(M1, "1 2", "Charged Shot").space(DRAGON, 15).turn(M1);
    m.may(M1, &["Charged Shot on P5", "pass"]).interjects(M4, REVEAL).does(M4, "done");
    // His pawn is on its Start and cannot be pushed; the ability of an opponent would reach it.
    m.may(M1, &["Charged Shot on P5", "pass"]).refuses(M1, "Charged Shot on P4", "FD-13.11");
    let mut m = revealed().space(M4, 14).seat(M4, "1 2", "Charged Shot").turn(M4);
    m.may(M4, &["Charged Shot on P1", "Charged Shot on P2", "Charged Shot on P3", "pass"]);
}

/// FD-20.25, FD-20.11: an ability that was announced on somebody who is an ally by now has no
/// effect on him, not even when its cards are being chosen.
#[test]
fn an_ability_on_a_new_ally_has_no_effect() {
    let mut m = far_away().seat(M4, "1 2", "Charged Shot").space(DRAGON, 15).turn(M4);
    m.does(M4, "Charged Shot on P5").asks(M4).offers(M4, "show 2").interjects(M4, REVEAL);
    m.does(M4, "done").asks(M4).lacks(M4, "show").offers(M4, "move forward 2");
    m.stands(DRAGON, 15).face_up(M4, "Charged Shot", false);
}

/// FD-20.1, FD-20.23, FD-19.12: a whole cycle: a defeated mortal's seat is skipped, and the
/// Dragon's extra turn comes before the mortals go on.
#[test]
fn a_cycle_after_an_accusation() {
    let mut m = dealt(M2);
    m.interjects(M1, "accuse P2").is_defeated(M2);
    for seat in [M1, M3, M4, DRAGON] {
        step_aside(&mut m, seat);
    }
    assert_eq!(turns(&m), [M1, M3, M4, DRAGON, DRAGON, M1]);
    assert_eq!(m.table().outcome(), None);
}

/// Luck that always picks the first of what is possible.
struct First;

impl kernel::Chance for First {
    fn pick(&mut self, weights: &[u32]) -> usize {
        weights.iter().position(|w| *w > 0).expect("something is possible")
    }
}

/// FD-20.5: whoever imagines the hidden cards does not imagine the last mortal as the traitor: the
/// game would be over.
#[test]
fn the_last_mortal_is_known_to_be_loyal() {
    let board = far_away().defeated(M2).defeated(M3).defeated(M4);
    let shown = |p: &mut crate::Position| {
        p.loyalty.as_mut().expect("it is a Betrayal").shown_loyal = vec![M2, M3];
    };
    let m = board.seat(M2, "", "").seat(M3, "", "").seat(M4, "", "").position(shown).turn(M1);
    let imagined = Table::redeal(&m.view(Viewer::Seat(DRAGON)), &mut First);
    assert_eq!(imagined.table().view(Viewer::Seat(M4)).traitor, Some(true));
    assert_eq!(imagined.table().view(Viewer::Seat(M1)).traitor, Some(false));
}

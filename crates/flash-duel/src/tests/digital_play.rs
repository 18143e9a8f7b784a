//! FD-24: digital play.

use super::*;
use crate::ability::AbilityId;
use crate::choice::Meld;
use crate::{Choice, Event, Mode, Setup, Table, Thing};
use kernel::{Asks, Game, Illegal, Match, Seat, Secret, Verdicts, Viewer, legal};
use scenario::Scene;

const DRAGON: Seat = DRAGON_OF_FOUR;
const REVEAL: &str = "reveal the Traitor card";

fn a_match(seed: u64) -> (Match<Table>, Vec<Event>) {
    let (game, told) = Match::start(&Setup::of(Mode::Simple), Secret::from_seed(seed), vec![])
        .expect("the setup can be played");
    (game, told.into_iter().map(|(_, event)| event).collect())
}

/// The first answer of the list, again and again, for this many answers.
fn play_on(game: &mut Match<Table>, answers: usize) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..answers {
        let seat = game.asks().seats().lowest().expect("somebody is asked");
        let choice = kernel::Offers::of(game.table(), seat).0[0];
        let told = game.answer(seat, choice).expect("it was offered");
        events.extend(told.into_iter().map(|(_, event)| event));
    }
    events
}

/// FD-24.1: an illegal declaration is rejected, says why, and changes nothing.
#[test]
fn an_illegal_declaration_has_no_effect() {
    let (mut game, _) = a_match(1);
    let (before, mover) = (*game.table(), game.table().open().turn());
    let attack: Choice = "attack 1x3".parse().expect("it is a choice");
    let Err(Illegal::Refused(why)) = game.answer(mover, attack) else {
        panic!("an attack over 17 spaces was accepted");
    };
    assert_eq!(why.clause, "FD-7.8");
    assert_eq!(*game.table(), before);
    assert_eq!(game.journal().answers, []);
    // The same answer of the wrong player is rejected too.
    let other = Seat(1 - mover.0);
    let step = kernel::Offers::of(game.table(), mover).0[0];
    assert!(game.answer(other, step).is_err());
    assert_eq!(*game.table(), before);
}

/// FD-24.2: without a playable ability nobody is asked anything but what is compulsory.
#[test]
fn nobody_is_asked_without_a_playable_ability() {
    let mut m = duel().at(7, 10).west("3 2", "").east("3 1", "Flame Arrow").turn(WEST);
    // East is not asked at West's turn start, at the attack, or after the block.
    m.asks(WEST).does(WEST, "attack 1x3").asks(EAST).does(EAST, "block 1x3").asks(EAST);
    m.turn_of(EAST).lacks(EAST, "Flame Arrow").lacks(EAST, "pass");
}

/// FD-24.2: who has a face-up ability is asked whenever the public information allows it, and
/// whether his hand allows it is not told to others.
#[test]
fn a_window_opens_by_public_information_alone() {
    for hand in ["2 2 1", "1 2 4"] {
        let mut m = duel().at(7, 10).west("3", "").east(hand, "Martial Mastery").turn(WEST);
        m.does(WEST, "attack 1x3").asks(EAST).offers(EAST, "pass");
    }
}

/// Everything this viewer has in front of him: what he sees, is asked, may answer, may say of his
/// own accord, what he is refused and why, and all he was ever told.
fn knows(m: &Scene<Table>, viewer: Viewer) -> String {
    let t = m.table();
    let mut all = format!("{:?}\n{:?}\n{:?}", m.view(viewer), t.asks(), m.told(viewer));
    let Viewer::Seat(me) = viewer else { return all };
    let verdicts = Verdicts::of(t, me);
    let (mut said, mut things) = (Vec::new(), Vec::new());
    t.interjections(me, &mut said);
    t.things(me, &mut things);
    all += &format!("\n{:?}\n{said:?}", verdicts.0);
    for thing in things {
        all += &format!("\n{thing}: {:?}", verdicts.why_not(t, me, thing));
    }
    for other in t.open().seats().iter() {
        all += &format!("\n{:?}", legal(t, me, Choice::Accuse(other)));
        all += &format!("\n{:?}", legal(t, me, Choice::ShowHandTo(other)));
    }
    all + &format!("\n{:?}", legal(t, me, Choice::Reveal))
}

/// The same board with the Traitor card in different hands.
fn tables() -> Vec<(Seat, Scene<Table>)> {
    let names = ["Grave", "Jaina", "Midori", "Rook"].map(|n| n.parse().expect("a character"));
    let setup = Setup::of(Mode::Betrayal).with(&names);
    let deal = |traitor: Seat| (traitor, Scene::<Table>::deal(&setup, &[traitor.index()]));
    [M2, M3, DRAGON].map(deal).into()
}

/// Whoever holds the card in neither of two games has the same in front of him in both.
#[track_caller]
fn nobody_else_can_tell(tables: &[(Seat, Scene<Table>)], after: &str) {
    let viewers = [M1, M2, M3, M4, DRAGON].map(Viewer::Seat).into_iter().chain([Viewer::Public]);
    for viewer in viewers {
        let blind = tables.iter().filter(|(holder, _)| !viewer.is(*holder));
        let mut seen = blind.map(|(holder, m)| (holder, knows(m, viewer)));
        let (first, here) = seen.next().expect("there are three tables");
        for (second, there) in seen {
            assert!(
                here == there,
                "after {after} {viewer:?} can tell {first} from {second}:\n{}",
                here.lines()
                    .zip(there.lines())
                    .find(|(a, b)| a != b)
                    .map_or(String::new(), |(a, b)| format!("{a}\n{b}"))
            );
        }
    }
}

/// FD-24.3, FD-24.5, FD-S152: the traitor may reveal at every decision; the views, prompts,
/// refusals and logs of all others are those of a game without a traitor among the mortals, through
/// picks, turns, attacks on him and by him, help, false accusations and defeats.
#[test]
fn nobody_sees_that_there_is_a_traitor() {
    let mut games = tables();
    nobody_else_can_tell(&games, "the deal");
    let script = "P1: go next; P2: go next; P3: go next; P5: draft Deep Breath; \
                  P5: draft Perfect Counter; P5: draft Black Diamond Hide; P5: draft Wing Buffet; \
                  P5: draft Tail Sweep; P5: draft Rampage";
    for line in script.split("; ") {
        let (seat, choice) = line.split_once(": ").expect("a seat and what it does");
        let seat: Seat = seat.parse().expect("a seat");
        games.iter_mut().for_each(|(_, m)| {
            m.does(seat, choice);
        });
        nobody_else_can_tell(&games, line);
    }
    // Then everybody gives one answer of his list or another, until the end, or time is over and
    // the traitor is revealed to all (FD-20.26).
    for i in 0.. {
        let seat = games[0].1.table().asks().seats().lowest().expect("somebody is asked");
        let offered = kernel::Offers::of(games[0].1.table(), seat).0;
        let choice = offered[(i * 7) % offered.len()].to_string();
        games.iter_mut().for_each(|(_, m)| {
            m.does(seat, &choice);
        });
        if i == 10 {
            // A loyal mortal accuses another: who it was and what came of it is the same.
            games.iter_mut().for_each(|(_, m)| {
                m.interjects(M1, "accuse P4").is_defeated(M1);
            });
        }
        let known = |m: &Scene<Table>| {
            m.table().asks() == Asks::Over || m.told(Viewer::Public).contains(&Event::TimeOver)
        };
        if games.iter().any(|(_, m)| known(m)) {
            assert!(i > 25, "the game was too short to prove anything");
            break;
        }
        nobody_else_can_tell(&games, &choice);
    }
}

/// FD-24.3, FD-S152: the same under an attack on the space of the suspects, where the traitor could
/// save himself: who is asked, and for what, gives nothing away.
#[test]
fn an_attack_on_the_suspects_gives_nothing_away() {
    let fight = |traitor| {
        board(Mode::Betrayal)
            .fighter(M1, 8, "2 3 3", "")
            .fighter(M2, 10, "3 5", "Martial Mastery")
            .fighter(M3, 10, "1 5", "")
            .fighter(M4, 8, "1 2", "")
            .fighter(DRAGON, 13, "3 3 5 5 5 4 4 4", "")
            .traitor(traitor)
            .turn(DRAGON)
            .into_scene()
    };
    let mut games: Vec<_> = [M2, M3, DRAGON].map(|t| (t, fight(t))).into();
    for (seat, choice) in [
        (DRAGON, "attack 1x3"),
        (M2, "pass"),
        (M1, "pass"),
        (M4, "pass"),
        (M2, "block 1x3"),
        (M1, "dash 2, offer 1x3"),
        (M4, "pass"),
        (M3, "block 0x3 with P1"),
        (M1, "move back 3"),
        (M2, "attack 1x3"),
    ] {
        if choice == "attack 1x3" && seat == M2 {
            games.iter_mut().for_each(|(_, m)| {
                m.lacks(M2, "attack");
            });
            break;
        }
        games.iter_mut().for_each(|(holder, m)| {
            m.does(seat, choice);
            // The holder alone has the card to show, and at every one of these moments.
            for other in [M1, M2, M3, M4, DRAGON] {
                if other == *holder {
                    assert_eq!(legal(m.table(), other, Choice::Reveal), Ok(()));
                } else {
                    m.refuses(other, REVEAL, "FD-20.7");
                }
            }
        });
        nobody_else_can_tell(&games, choice);
    }
}

/// FD-24.4: all luck comes from one secret: the same secret gives the same game, another one
/// another, and the journal replays to the same table.
#[test]
fn a_match_replays_from_its_journal() {
    let (mut a, deal_a) = a_match(1);
    let (mut b, deal_b) = a_match(1);
    assert_eq!(deal_a, deal_b);
    assert_eq!(play_on(&mut a, 30), play_on(&mut b, 30));
    assert_eq!(a.table(), b.table());
    assert_ne!(deal_a, a_match(2).1);
    let again = Match::<Table>::replay(&a.own_journal(), |_, _, _| ()).expect("it replays");
    assert_eq!(again.table(), a.table());
}

/// FD-24.5: of a draw the owner is told the card and the others only that there was one.
#[test]
fn a_drawn_card_is_told_to_its_owner_alone() {
    let mut m = duel().at(3, 16).west("5", "").east("5", "").draws("1 2 3 4 5").turn(WEST);
    m.does(WEST, "move forward 5");
    m.hears(Viewer::Seat(WEST), Event::Drew { seat: WEST, number: number(4) });
    for viewer in [Viewer::Seat(EAST), Viewer::Public] {
        m.hears(viewer, Event::DrewUnseen { seat: WEST });
        m.hears_nothing_like(viewer, |e| matches!(e, Event::Drew { .. }));
    }
    m.hears_nothing_like(Viewer::Seat(WEST), |e| matches!(e, Event::DrewUnseen { seat: WEST }));
}

/// FD-24.5, FD-3.7: a teammate may be shown a hand; what is drawn into it is not told to him.
#[test]
fn a_drawn_card_is_not_told_to_teammates() {
    let drew = |e: &Event| matches!(e, Event::Drew { .. } | Event::DrewOpenly { .. });
    let teams = team().seat(A1, "5", "").seat(A2, "1", "").seat(B1, "1", "").seat(B2, "1", "");
    let mut m = teams.turn(A1);
    m.does(A1, "move forward 5").hand_size(A1, 5);
    m.hears(Viewer::Seat(A2), Event::DrewUnseen { seat: A1 });
    m.hears_nothing_like(Viewer::Seat(A2), drew);
    let raid = board(Mode::Raid2).seat(M1, "1", "").seat(M2, "5", "").seat(DRAGON_OF_TWO, "1", "");
    let mut m = raid.turn(M2);
    m.does(M2, "move forward 5").hand_size(M1, 5).hand_size(M2, 5);
    m.hears(Viewer::Seat(M1), Event::DrewUnseen { seat: M2 });
    let of_m2 = |e: &Event| matches!(e, Event::Drew { seat, .. } if *seat == M2);
    m.hears_nothing_like(Viewer::Seat(M1), of_m2);
}

/// FD-24.5: what is shown later does not become part of what was told before; help that was offered
/// in vain is never told to the enemies.
#[test]
fn an_offer_in_vain_is_never_told_to_the_enemy() {
    let mut m = team()
        .fighter(A1, 8, "3", "")
        .fighter(B1, 11, "3", "")
        .fighter(A2, 1, "5", "")
        .fighter(B2, 13, "2 3", "")
        .turn(A1);
    m.does(A1, "attack 1x3").does(B2, "dash 2, offer 1x3").does(B1, "block 1x3");
    let offered = |e: &Event| matches!(e, Event::HelpOffered { .. });
    assert!(m.told(Viewer::Seat(B1)).iter().any(offered));
    for viewer in [Viewer::Seat(A1), Viewer::Seat(A2), Viewer::Public] {
        m.hears_nothing_like(viewer, offered);
    }
}

/// FD-24.6: a virtual card is shown as what it counts as, with the ability that stands in for it;
/// no real card is shown with it.
#[test]
fn a_virtual_card_is_shown_with_both_values() {
    let mut m = duel().at(8, 10).west("5 2", "Master of Twos").east("2 2", "").turn(WEST);
    m.does(WEST, "attack 1x2 + 2 (Master of Twos)");
    let twos = AbilityId::by_name("Master of Twos").expect("it exists");
    m.hears(Viewer::Public, Event::PlayAnnounced { by: WEST, ability: twos, cards: cards("2") });
    let with = Meld::plain(number(2), 1).lent(twos);
    m.hears(
        Viewer::Public,
        Event::Attacked { by: WEST, with, space: crate::Space(10), strength: 2 },
    );
    assert_eq!((with.count(), with.cost().hand), (2, cards("2")));
}

/// FD-24.6: a renumbered card is shown with its printed number and with the one it counts as.
#[test]
fn a_renumbered_card_is_shown_with_both_values() {
    let mut m = duel().at(6, 10).west("3 5", "Green Eye's Epiphany").east("4", "").turn(WEST);
    m.does(WEST, "attack 4 (Green Eye's Epiphany)");
    let eyes = AbilityId::by_name("Green Eye's Epiphany").expect("it exists");
    m.hears(Viewer::Public, Event::PlayAnnounced { by: WEST, ability: eyes, cards: cards("3") });
    let with = Meld::plain(number(4), 0).lent(eyes);
    m.hears(
        Viewer::Public,
        Event::Attacked { by: WEST, with, space: crate::Space(10), strength: 1 },
    );
    assert_eq!((with.number, with.cost().hand), (number(4), cards("3")));
    m.does(EAST, "block 1x4").discarded("3 4");
}

/// FD-24.1: a program that skips the checked entry answers with what is offered, or stops.
#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "P2 may not answer `move forward 1`")]
fn an_unchecked_answer_that_is_not_offered_stops() {
    let mut table = *duel().west("1", "").east("1", "").turn(WEST).table();
    let choice = "move forward 1".parse().expect("a choice");
    table.apply(EAST, choice, &mut kernel::Play::silent(&mut kernel::Seeded::new(1)));
}

/// FD-24.1: whoever points at a card that is in none of his poker hands is told that it is no
/// use now; one that is in some of them can be shown.
#[test]
fn a_card_outside_the_poker_hand_is_no_use() {
    let board = duel().at(1, 18).west("1 2 2 2 5 5", "Poker Flourish").east("1", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "Poker Flourish on P2").may(WEST, &["show hand 2 2 2 5 5"]);
    let (t, verdicts) = (m.table(), Verdicts::of(m.table(), WEST));
    let of_use = |n: u8| verdicts.why_not(t, WEST, Thing::Card(number(n))).is_none();
    assert_eq!([1, 2, 5].map(of_use), [false, true, true]);
}

/// Talking moves no card: however often a hand is shown to a teammate in between, everybody draws
/// what he would have drawn.
#[test]
fn what_is_said_in_between_leaves_the_luck_alone() {
    let setup = Setup::of(Mode::Team);
    let play = |times: usize| {
        let secret = Secret::from_seed(3);
        let (mut m, _) = Match::<Table>::start(&setup, secret, vec![]).expect("a team");
        let mut drawn = Vec::new();
        for _ in 0..40 {
            let Some(seat) = m.asks().seats().lowest() else { break };
            let mut said = Vec::new();
            m.table().interjections(seat, &mut said);
            if let Some(show) = said.into_iter().find(|c| matches!(c, Choice::ShowHandTo(_))) {
                for _ in 0..times {
                    m.answer(seat, show).expect("it may be said");
                }
            }
            let first = kernel::Offers::of(m.table(), seat).0[0];
            let told = m.answer(seat, first).expect("it was offered");
            drawn.extend(told.into_iter().filter(|(_, e)| matches!(e, Event::Drew { .. })));
        }
        drawn
    };
    assert!(play(0).len() > 20);
    assert_eq!(play(0), play(2));
}

//! Positions in which something waits for a later turn: chips face down on a bag, traps, Crash Gems
//! in a pile, money and arrows that are due.

use super::positions::{but, fits, is_written, random_game, refused, schema, some_position};
use crate::table::{Player, TOP};
use crate::tests::*;
use crate::{Bank, ChipId, Choice, Mode, Position, Sets, Setup, Table, Who};
use kernel::{Asks, Game, Offers, Play, Seeded, Watched};
use serde_json::{Value, json};

/// A setup with these characters and a bank of chips that leave something for later turns.
fn seated(mode: Mode, who: &[Who]) -> Setup {
    let stacks = "It's a Trap; Gems to Gemonade; Iron Defense; Axe Kick; Improvisation; \
        Color Panic; Safe Keeping; X-Copy; Punch, Punch, Kick; Bang then Fizzle";
    let bank = Bank::Stacks(chips(stacks));
    Setup { bank, mirror: true, sets: Sets::BOTH, ..Setup::of(mode) }.with(who)
}

/// Counts for each of these how many tables it holds for, and that each was met.
struct Met<const N: usize>([u32; N]);

impl<const N: usize> Met<N> {
    fn note(&mut self, is: [bool; N]) {
        self.0.iter_mut().zip(is).for_each(|(n, is)| *n += u32::from(is));
    }
    #[track_caller]
    fn all(&self) {
        assert!(self.0.iter().all(|n| *n > 0), "{:?}", self.0);
    }
}

fn any_player(t: &Table, is: impl Fn(&Player) -> bool) -> bool {
    t.open().seats().iter().any(|seat| is(t.open().player(seat)))
}

/// PS-20.38, PS-20.55: traps, Crash Gems in a pile, money and arrows that are due.
#[test]
fn what_waits_for_a_later_turn_is_written() {
    let setups = [
        seated(Mode::Duel, &[Who::Geiger, Who::Zane]),
        seated(Mode::FreeForAll3, &[Who::Geiger, Who::Geiger, Who::Zane]),
        Setup {
            last_standing: true,
            ..seated(Mode::FreeForAll4, &[Who::Geiger, Who::Zane, Who::Lum, Who::Vendetta])
        },
        seated(Mode::Team, &[Who::Geiger, Who::Geiger, Who::Zane, Who::Lum]),
    ];
    let (schema, mut met) = (schema(), Met([0; 4]));
    for (setup, seed) in setups.iter().flat_map(|setup| (0..12).map(move |seed| (setup, seed))) {
        let on_turn = |table: &Table| {
            is_written(&schema, table);
            met.note([
                any_player(table, |p| p.piled > 0),
                any_player(table, |p| p.money_due > 0),
                any_player(table, |p| p.arrows_due > 0),
                table.open().traps.iter().any(|n| *n > 0),
            ]);
        };
        random_game(setup, seed, |_, _| (), on_turn);
    }
    met.all();
}

/// PS-2.9, PS-4.26: who keeps most of his hand draws less than what he has put on his bag. Here
/// everybody always has enough piggy banks for that.
#[test]
fn chips_face_down_may_outlive_a_turn() {
    let (schema, mut met) = (schema(), Met([0; 3]));
    let modes = [
        (Mode::Duel, &[Who::Geiger, Who::Persephone][..]),
        (Mode::Duel, &[Who::Geiger, Who::Lum]),
        (Mode::FreeForAll3, &[Who::Geiger, Who::Geiger, Who::Vendetta]),
        (Mode::Team, &[Who::Geiger, Who::Geiger, Who::DeGrey, Who::Lum]),
    ];
    for (seed, (mode, who)) in (0..60).zip(modes.iter().cycle()) {
        let (mut luck, mut picks) = (Seeded::new(seed), Seeded::new(!seed));
        let setup = seated(*mode, who);
        let mut table = Table::start(&setup, &mut Play::silent(&mut luck)).expect("playable");
        let mut on_turn = |table: &Table| {
            is_written(&schema, table);
            let hides = |p: &Player| p.top.face_down() > 0;
            met.note([
                any_player(table, |p| hides(p) && p.either.is_empty()),
                any_player(table, |p| hides(p) && !p.either.is_empty() && p.bag_size() > 0),
                any_player(table, |p| hides(p) && p.bag_size() == 0),
            ]);
        };
        while table.asks() != Asks::Over {
            let seat = table.asks().seats().lowest().expect("somebody is asked");
            if table.open().is_turn(seat) {
                table.lay_open().players[seat].pigs = 6;
            }
            let all = Offers::of(&table, seat).0;
            // Who pays with his chips cannot keep them.
            let saves = |choice: &&Choice| {
                !matches!(choice, Choice::Pay(_) | Choice::PayAll | Choice::KeepNoMore)
            };
            let saving: Vec<Choice> = all.iter().filter(saves).copied().collect();
            let choices = if saving.is_empty() { &all } else { &saving };
            let choice = choices[picks.below(choices.len())];
            table.apply_watching(seat, choice, &mut Play::silent(&mut luck), &mut on_turn);
        }
    }
    met.all();
}

/// A duel with Geiger, who puts chips face down.
fn geiger(change: impl FnOnce(&mut Value)) -> Position {
    but(|p| {
        p["sets"] = json!(["shadows", "base"]);
        p["players"][0]["character"] = json!("Geiger");
        p["players"][0]["bag"] = json!(["1-gem", "It's Time for the Past"]);
        p["players"][0]["top_of_bag"] = json!([
            {"face_down": "Future Sight"}, "1-gem", {"face_down": "Research & Development"}
        ]);
        change(p);
    })
}

/// PS-2.9: the next one to be drawn is written first.
#[test]
fn chips_face_down_lie_in_their_order() {
    let table = geiger(|_| ()).set_up().expect("a possible position");
    let names = |slots: &[crate::pouch::Slot]| {
        slots.iter().map(|slot| table.open().chip(*slot).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names(table.face_down(A).slots()), ["Research & Development", "Future Sight"]);
    let player = table.open().player(A);
    assert_eq!((player.top.face_down(), player.top.len(), player.bag_size()), (2, 3, 2));
    assert_eq!(player.unseen.len(), 9, "hand, bag and what lies face down");
    let written = json!(Position::of(&table).expect("a turn is about to begin"));
    fits(&schema(), &written);
    assert_eq!(written["players"][0]["top_of_bag"], json!(geiger(|_| ()).players[0].top_of_bag));
    assert_eq!(written["players"][0]["top_of_bag"][0], json!({"face_down": "Future Sight"}));
}

/// What waits is laid out, and counts against the box.
#[test]
fn what_waits_lies_on_the_table() {
    let position = but(|p| {
        p["sets"] = json!(["shadows", "base"]);
        p["stacks"][6] = json!("It's a Trap");
        p["stacks"][8] = json!("Iron Defense");
        p["stacks"][9] = json!("Gems to Gemonade");
        p["traps"] = json!({"Axe Kick": 2, "Wound": 1});
        p["players"][0]["crash_gems_in_pile"] = json!(2);
        p["players"][1]["money_due"] = json!(3);
    });
    let table = position.set_up().expect("a possible position");
    let open = table.open();
    let traps = |name: &str| open.traps[open.slot_of(chip(name)).index()];
    assert_eq!((traps("Axe Kick"), traps("Wound"), traps("Ouch!")), (2, 1, 0));
    assert_eq!((open.player(A).piled, open.player(B).money_due), (2, 3));
    assert_eq!(open.bank.of(open.slot_of(chip("Crash Gem"))), 12);
    is_written(&schema(), &table);
}

/// A position in which so much is due to P1, whose opponent is Zane.
fn due(money: u8, arrows: u8) -> crate::Position {
    but(|p| {
        p["sets"] = json!(["shadows", "base"]);
        p["stacks"][9] = json!("Gems to Gemonade");
        p["players"][0]["money_due"] = json!(money);
        p["players"][0]["arrows_due"] = json!(arrows);
    })
}

/// PS-R66: 127 money and 20 sets of arrows may be due, and no more.
#[test]
fn what_is_due_has_a_bound() {
    let table = due(127, 20).set_up().expect("a possible position");
    let player = table.open().player(A);
    assert_eq!((player.money_due, player.arrows_due), (127, 20));
    is_written(&schema(), &table);
    refused(&due(128, 20), &["P1: 128 money cannot be due"]);
    refused(&due(127, 21), &["P1: 21 sets of arrows cannot be due"]);
}

/// PS-R66: what is due does not grow beyond that, and comes in full.
#[test]
fn a_full_counter_of_what_is_due_stays_full() {
    let mut position = due(126, 20);
    position.turn = B;
    let zone = |list: &str| chips(list).into_iter().map(|chip| (chip, 1)).collect::<crate::Chips>();
    position.players[0].hand.add(chip("Gems to Gemonade"), 1);
    position.players[1].pile = vec![3];
    position.players[1].hand = zone("Maximum Anarchy; Crash Gem; 1-gem; 2-gem; Combine");
    position.players[1].bag = zone("Crash Bomb; Crash Potato");
    position.players[1].discard = zone("1-gem; Wound");
    let table = || {
        let mut table = position.set_up().expect("a possible position");
        table.run(&mut Play::silent(&mut Seeded::new(1)));
        scenario::Scene::at(table)
    };
    let mut m = table();
    m.does(B, "play Maximum Anarchy").does(B, "end actions").buys_a_wound(B).turn_of(A);
    m.happened(80, |e| matches!(e, crate::Event::GotArrows { seat: A, n: 1, .. }));
    let mut m = table();
    m.does(B, "play Crash Gem").does(B, "crash 3 at P1").does(A, "react Gems to Gemonade");
    m.does(A, "Gems to Gemonade: negate three gems").does(B, "end actions").buys_a_wound(B);
    m.does(A, "end actions").has_money(A, 127);
}

/// Every fault at once.
#[test]
fn what_cannot_wait_is_refused() {
    refused(
        &but(|p| {
            p["players"][0]["money_due"] = json!(128);
            p["players"][0]["known_in_hand_or_face_down"] = json!(["Crash Gem"]);
            p["players"][1]["top_of_bag"] = json!([{"face_down": "Wound"}]);
            p["players"][1]["known_in_hand_or_face_down"] = json!(["1-gem", "Wound", "Wound"]);
        }),
        &[
            "P1: 128 money cannot be due",
            "P1: nothing lies face down on that bag (PS-2.9)",
            "P2: what is known of Wound is not in hand or face down",
        ],
    );
    refused(
        &but(|p| {
            p["traps"] = json!(["Crash Bomb", "X-Copy"]);
            p["players"][0]["crash_gems_in_pile"] = json!(15);
        }),
        &[
            "X-Copy is no stack of this bank that could have a trap",
            "Crash Bomb is no stack of this bank that could have a trap",
            "the game has 16 of Crash Gem, here are 17",
        ],
    );
    refused(
        &but(|p| {
            p["traps"] = json!(["Wound"]);
            p["players"][0]["crash_gems_in_pile"] = json!(1);
            p["players"][0]["money_due"] = json!(1);
            p["players"][1]["top_of_bag"] = json!([{"face_down": "Wound"}]);
        }),
        &[
            "no chip of this game lays traps",
            "no chip of this game piles Crash Gems",
            "no chip of this game gives money for later",
            "no chip of this game puts chips face down on a bag",
        ],
    );
    let too_many: Vec<Value> = vec![json!({"face_down": "Wound"}); TOP + 1];
    refused(
        &but(|p| p["players"][1]["top_of_bag"] = json!(too_many)),
        &["P2: no more than 24 chips lie on top of a bag"],
    );
    refused(
        &geiger(|p| p["players"][0]["shown"] = json!(["Wound"])),
        &["P1: of a hand of which some lies face down no draws are known"],
    );
    let strange = serde_json::from_value::<crate::OnTop>(json!({"face_up": "Wound"}));
    assert!(strange.expect_err("unknown").to_string().contains("unknown field `face_up`"));
    let nonsense = serde_json::from_value::<crate::OnTop>(json!("Nonsense"));
    assert_eq!(nonsense.expect_err("unknown").to_string(), "`Nonsense` is no chip");
}

/// PS-3: before the first turn nothing waits.
#[test]
fn nothing_waits_before_the_first_turn() {
    let dealt = |change: fn(&mut Value)| {
        but(|p| {
            p["turns"] = json!(0);
            p["sets"] = json!(["shadows", "base"]);
            p["stacks"][8] = json!("It's a Trap");
            p["stacks"][9] = json!("Gems to Gemonade");
            p["players"][0]["pile"] = json!([]);
            p["players"][1]["discard"] = json!({});
            p["players"][1]["bag"] =
                json!(["1-gem", "Crash Gem", "Crash Bomb", "Crash Potato", "Maximum Anarchy"]);
            change(p);
        })
    };
    assert!(dealt(|_| ()).set_up().is_ok());
    let reason = "no turn has been taken, but not everything is as it was dealt";
    refused(&dealt(|p| p["traps"] = json!(["Wound"])), &[reason]);
    refused(&dealt(|p| p["players"][0]["money_due"] = json!(1)), &[reason]);
    refused(&dealt(|p| p["players"][1]["arrows_due"] = json!(1)), &[reason]);
    refused(
        &dealt(|p| {
            p["players"][0]["character"] = json!("Geiger");
            p["players"][0]["bag"] =
                json!(["1-gem", "1-gem", "It's Time for the Past", "Research & Development"]);
            p["players"][0]["top_of_bag"] = json!([{"face_down": "Future Sight"}]);
        }),
        &[reason],
    );
}

/// PS-R61: with a full top nobody is asked to put more there.
#[test]
fn nobody_puts_a_chip_on_a_full_top() {
    let board = |top: usize| {
        let m = duel().arrows(A, "black black").hand(A, "Chip Damage; Repeated Jabs");
        m.discard(A, "2-gem").top(A, &format!("Wound x{top}")).hand(B, "").acts(A)
    };
    let mut m = board(TOP - 1);
    m.does(A, "play Chip Damage").does(A, "put 2-gem").discarded(A, "");
    m.does(A, "play Repeated Jabs")
        .may(A, &["end actions"])
        .lie_on_table(A, "Chip Damage; Repeated Jabs");
}

/// PS-1.1: no more chips can have been shown than there are.
#[test]
fn what_was_shown_is_counted_against_the_box() {
    let shown = |chips: Value| but(|p| p["players"][0]["shown"] = chips);
    assert!(shown(json!({"1-gem": 3, "Two Truths": 1})).set_up().is_ok());
    let not = ["P1: what came late or was shown does not fit that hand"];
    refused(&shown(json!({"1-gem": 200, "2-gem": 200})), &not);
    refused(&shown(json!({"1-gem": 65})), &not);
    refused(&shown(json!({"Axe Kick": 6})), &not);
    assert!(shown(json!({"1-gem": 64, "Axe Kick": 5})).set_up().is_ok());
    // Each kind by itself could be, but a table cannot count so many draws.
    let kinds = ChipId::all().filter(|c| !c.is_character() && !c.is_puzzle());
    let all = kinds.map(|chip| (chip, chip.chip().copies));
    let stacks = some_position().stacks.into_iter().map(|chip| (chip, 5));
    let mut all: crate::position::Chips = all.chain(stacks).collect();
    assert!(shown(json!(all)).set_up().is_ok());
    for own in [crate::Who::Quince, crate::Who::Zane].into_iter().flat_map(crate::Who::chips) {
        all.add(own, 4);
    }
    refused(&shown(json!(all)), &not);
}

/// PS-6.15: a hand of very many chips that came late can be dealt in more ways than can be counted;
/// it is imagined all the same, with no more of them than were drawn since.
#[test]
fn a_hand_with_countless_ways_is_imagined() {
    let countless = |drawn: u8| {
        but(|p| {
            p["players"][0]["hand"] = json!({"1-gem": 2, "Wound": 2, "Crash Gem": 14, "2-gem": 6});
            p["players"][0]["bag"] = json!({
                "1-gem": 50, "Wound": 20, "2-gem": 9,
                "Flagstone Tax": 1, "Patriot Mirror": 1, "Two Truths": 1,
            });
            p["players"][0]["came_late"] = json!({"1-gem": 50, "Wound": 20, "2-gem": 15});
            p["players"][0]["drawn_since_late"] = json!(drawn);
        })
    };
    for drawn in [6, 12, 24] {
        let table = countless(drawn).set_up().expect("a possible position");
        let view = table.view(kernel::Viewer::Seat(B));
        for seed in 0..20 {
            let imagined = *Table::redeal(&view, &mut Seeded::new(seed)).table();
            assert_eq!(imagined.view(kernel::Viewer::Seat(B)), view);
            let late = imagined.hand(A).minus(&view.open.player(A).dealt_from()).len();
            assert!(late <= drawn, "{late} chips came late, {drawn} were drawn since");
        }
    }
}

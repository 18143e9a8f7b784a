//! The greedy player hunts, plans and learns sensibly, and beats the random one.

use bots::{Evaluation, Greedy, Player, Random};
use evals::Shadows;
use kernel::{Asks, Game, Play, Seat, Seeded, Viewer};
use shadows::table::{Phase, Place};
use shadows::{Choice, Setup, Table};

/// A decision of the greedy player: the table before it, who decides, what is offered, and what he
/// says.
type Watch<'a> = &'a mut dyn FnMut(&Table, Seat, &[Choice], Choice);

/// A whole game. The seats that are named play greedily, the others at random.
fn play(setup: &Setup, game: u64, greedy: impl Fn(Seat) -> bool, watch: Watch) -> Table {
    let mut luck = Seeded::new(game);
    let mut table = Table::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    let mut clever = Greedy::new(Shadows::default(), game).with_deals(3);
    let mut random = Random::new(game);
    let mut choices = Vec::new();
    while table.asks() != Asks::Over {
        let seat = table.asks().seats().lowest().expect("somebody is asked");
        choices.clear();
        table.weigh(seat, &mut choices);
        let view = table.view(Viewer::Seat(seat));
        let choice = if greedy(seat) {
            let choice = clever.answer(seat, &view, &choices);
            watch(&table, seat, &choices, choice);
            choice
        } else {
            Player::<Table>::answer(&mut random, seat, &view, &choices)
        };
        table.apply(seat, choice, &mut Play::silent(&mut luck));
    }
    table
}

/// How many percent of the games one greedy player wins, who sits elsewhere in every game.
fn percent(setup: &Setup, games: u64) -> u32 {
    let won = |game: u64| {
        let me = Seat((game % u64::from(setup.players)) as u8);
        let table = play(setup, game, |seat| seat == me, &mut |_, _, _, _| ());
        u32::from(table.outcome().expect("the game is over").half_wins(me))
    };
    (0..games).map(won).sum::<u32>() * 50 / games as u32
}

#[test]
fn greedy_beats_random_in_a_duel() {
    let rate = percent(&Setup::shared(2), 16);
    assert!(rate >= 90, "{rate} %");
}

#[test]
fn greedy_beats_two_random_players() {
    let rate = percent(&Setup::shared(3), 12);
    assert!(rate >= 90, "{rate} %");
}

#[test]
fn greedy_beats_random_in_a_first_game() {
    let rate = percent(&Setup::first_game(), 12);
    assert!(rate >= 90, "{rate} %");
}

/// Games of sensible players take about as long as the rules say, 8 to 11 rounds.
#[test]
fn a_game_of_greedy_players_is_soon_over() {
    for (setup, game) in [(Setup::shared(2), 1), (Setup::shared(2), 2), (Setup::shared(3), 3)] {
        let table = play(&setup, game, |_| true, &mut |_, _, _, _| ());
        assert!(table.open().round <= 14, "round {}", table.open().round);
    }
}

/// A card whose requirement is not met is planned only where nothing better is left (SH-5.3).
#[test]
fn greedy_plans_cards_that_it_can_use() {
    let (mut taken, mut useless) = (0, 0);
    let mut watch = |t: &Table, seat: Seat, choices: &[Choice], choice: Choice| {
        let meets = |c: &Choice| match c {
            Choice::Take(card) => card.card().req.is_met(t.open().stats(seat)),
            _ => false,
        };
        if matches!(choice, Choice::Take(_)) && choices.iter().any(meets) {
            taken += 1;
            useless += u32::from(!meets(&choice));
        }
    };
    play(&Setup::shared(2), 5, |_| true, &mut watch);
    assert!(taken > 20 && useless * 10 < taken, "{useless} of {taken} cards are of no use");
}

/// Nothing is kept for a round that will not come (SH-22.1), unless it makes no difference any
/// more: so hardly ever, and whoever wins may.
#[test]
fn greedy_spends_everything_in_the_last_round() {
    let (mut spent, mut kept_in_vain) = (0, 0);
    for game in 0..12 {
        let mut kept = Vec::new();
        let mut watch = |t: &Table, seat: Seat, choices: &[Choice], choice: Choice| {
            let buys = choices.iter().any(|c| matches!(c, Choice::Buy(_) | Choice::Study(_)));
            if buys && t.open().is_ending() && t.open().phase == Phase::BuildUp {
                match choice {
                    Choice::Pass | Choice::Done => kept.push(seat),
                    _ => spent += 1,
                }
            }
        };
        let table = play(&Setup::shared(2), game, |_| true, &mut watch);
        let outcome = table.outcome().expect("the game is over");
        kept_in_vain += kept.iter().filter(|seat| outcome.half_wins(**seat) < 2).count();
    }
    assert!(spent > 0, "somebody still had something to spend");
    assert!(kept_in_vain * 5 <= spent, "{kept_in_vain} times kept, {spent} times spent");
}

/// Attacks are made, Responses given and Shield Points used; Items are bought and Skills studied.
#[test]
fn greedy_uses_all_that_the_game_offers() {
    let said = |found: fn(&Choice) -> bool| {
        let mut count = 0;
        let mut watch = |_: &Table, _: Seat, _: &[Choice], c: Choice| count += u32::from(found(&c));
        play(&Setup::shared(2), 9, |_| true, &mut watch);
        count
    };
    assert!(said(|c| matches!(c, Choice::Respond(_))) >= 3);
    assert!(said(|c| matches!(c, Choice::Shield(_))) >= 1);
    assert!(said(|c| matches!(c, Choice::Queue(_))) >= 3);
    assert!(said(|c| matches!(c, Choice::Study(_))) >= 4);
    assert!(said(|c| matches!(c, Choice::Buy(_))) >= 1);
    assert!(said(|c| matches!(c, Choice::At(_))) >= 15);
}

/// One Hand is not as good as another.
#[test]
fn the_choice_of_a_hand_makes_a_difference() {
    let mut seen = 0;
    let mut watch = |t: &Table, seat: Seat, choices: &[Choice], _: Choice| {
        if t.open().phase != Phase::Plan || seen > 0 || choices.len() < 2 {
            return;
        }
        seen += 1;
        let view = t.view(Viewer::Seat(seat));
        let deal = Table::redeal(&view, &mut Seeded::new(1));
        let worth = |choice: Choice| {
            let mut table = deal;
            table.apply(seat, choice, &mut Seeded::new(2));
            Shadows::default().value(&table, seat)
        };
        let all: Vec<f32> = choices.iter().map(|c| worth(*c)).collect();
        assert!(all.iter().all(|w| (0.0..=1.0).contains(w)), "{all:?}");
        assert!(all.iter().any(|w| *w != all[0]), "{all:?}");
    };
    play(&Setup::shared(2), 1, |_| true, &mut watch);
    assert_eq!(seen, 1);
}

/// A Hero is a matter of taste; to give up never comes to mind.
#[test]
fn bots_take_any_hero_and_never_concede() {
    let hero = shadows::HeroId::by_name("Eras").expect("a Hero");
    assert!(Evaluation::<Table>::is_taste(&Shadows::default(), Choice::Hero(hero)));
    assert!(!Evaluation::<Table>::worth_saying(&Shadows::default(), Choice::Concede));
}

/// Hands, Libraries, Missions and cards put aside for Study can be looked up where they lie, those
/// of others as they are imagined.
#[test]
fn an_imagined_table_shows_what_lies_where() {
    let (mut seen, mut studied) = (0, 0);
    let mut watch = |t: &Table, seat: Seat, _: &[Choice], choice: Choice| {
        if t.open().phase == Phase::Setup {
            return;
        }
        let imagined = Table::redeal(&t.view(Viewer::Seat(seat)), &mut Seeded::new(1));
        let table = imagined.table();
        for whose in [Seat(0), Seat(1)] {
            let player = &table.open().players[whose];
            assert_eq!(table.cards_in(whose, Place::Hand).count(), usize::from(player.hand));
            assert_eq!(table.cards_in(whose, Place::Library).count(), usize::from(player.library));
            assert!(!table.mission(whose).is_none());
            assert_eq!(table.front(whose).is_none(), !player.front);
        }
        assert_eq!(table.mission(seat), t.mission(seat));
        assert!(table.lessons(seat).eq(t.lessons(seat)));
        seen += 1;
        studied += u32::from(matches!(choice, Choice::Study(_)) && t.lessons(seat).count() > 0);
    };
    play(&Setup::shared(2), 5, |_| true, &mut watch);
    assert!(seen > 100, "{seen} decisions");
    assert!(studied > 0, "somebody studied two cards at once");
}

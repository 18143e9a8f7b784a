//! What one match leaves to the next: whoever lost decides who goes first (FD-R23).

use catalog::{AnyGame, AnyMatch, Options};
use kernel::{Finish, Seat, Secret};

fn flash_duel() -> &'static dyn AnyGame {
    catalog::game("flash-duel").expect("it is in the list")
}

fn start(mode: &str, seed: u64) -> (Box<dyn AnyMatch>, Options) {
    let options = Options { mode: Some(mode.into()), said: Default::default() };
    let started = flash_duel().start(&options, Secret::from_seed(seed), Vec::new());
    (started.expect("it begins").0, options)
}

fn gives_up(game: &mut dyn AnyMatch, seat: Seat) {
    let all = game.table().may_interject(seat);
    let label = all.into_iter().find(|o| o.gives_up).expect("one may always give up").label;
    game.answer(seat, &label).expect("it is offered");
}

/// With what the last match left as well.
fn left(game: &dyn AnyMatch, options: &Options, before: &str) -> Option<String> {
    let mut options = options.clone();
    options.said.insert("first".into(), before.into());
    game.again(&options).said.remove("first")
}

#[test]
fn whoever_lost_is_carried_over_for_one_for_two_and_alone() {
    for (mode, seat, side) in [
        ("simple", Seat(0), "west"),
        ("simple", Seat(1), "east"),
        ("solo-dummy", Seat(0), "west"),
        ("team", Seat(0), "west"),
    ] {
        let (mut game, options) = start(mode, 1);
        gives_up(&mut *game, seat);
        while game.table().ended().is_none() {
            // In a team the other goes on until he gives up, too.
            let seats = game.table().player_seats().without(seat);
            let may = |s: &Seat| game.table().may_interject(*s).iter().any(|o| o.gives_up);
            let partner = seats.iter().find(may).expect("somebody can still give up");
            gives_up(&mut *game, partner);
        }
        let outcome = game.table().ended().expect("it is over");
        assert_eq!(outcome.finish(seat), Finish::Lost, "{mode}");
        for before in ["west", "east"] {
            assert_eq!(left(&*game, &options, before).as_deref(), Some(side), "{mode} {seat}");
        }
    }
}

/// As when a draw is agreed: the coin decides, whoever lost the match before.
#[test]
fn a_match_that_nobody_lost_leaves_no_loser() {
    for mode in ["simple", "full", "solo-dummy", "team"] {
        let (game, options) = start(mode, 1);
        assert_eq!(game.table().ended(), None);
        for before in ["west", "east"] {
            assert_eq!(left(&*game, &options, before), None, "{mode}");
        }
    }
}

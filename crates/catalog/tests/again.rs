//! What one match leaves to the next: who lost, and who keeps a character (FD-23.4, FD-R23).

use catalog::{AnyGame, AnyMatch, Options};
use kernel::{Finish, Seat, SeatSet, Secret};

fn flash_duel() -> &'static dyn AnyGame {
    catalog::game("flash-duel").expect("it is in the list")
}

fn start(mode: &str, seed: u64) -> (Box<dyn AnyMatch>, Options) {
    let options = Options { mode: Some(mode.into()), said: Default::default() };
    let started = flash_duel().start(&options, Secret::from_seed(seed), Vec::new());
    (started.expect("it begins").0, options)
}

fn start_with(options: &Options) -> Box<dyn AnyMatch> {
    flash_duel().start(options, Secret::from_seed(1), Vec::new()).expect("it begins").0
}

fn gives_up(game: &mut dyn AnyMatch, seat: Seat) {
    let all = game.table().may_interject(seat);
    let label = all.into_iter().find(|o| o.gives_up).expect("one may always give up").label;
    game.answer(seat, &label).expect("it is offered");
}

/// With what the last match left as well.
fn left(game: &dyn AnyMatch, options: &Options, before: &str) -> Option<String> {
    let mut options = options.clone();
    options.said.insert("lost".into(), before.into());
    game.again(&options).said.remove("lost")
}

#[test]
fn the_side_that_lost_is_carried_over_for_one_for_two_and_alone() {
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

/// As when a draw is agreed: nobody has lost, whatever the match before left to this one.
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

/// FD-23.4: the winner's character is named for the rematch and the loser's seat is left open; what
/// else was agreed stays as it was said.
#[test]
fn the_winner_keeps_a_character_and_the_loser_picks() {
    let agreed = [("blind", "yes"), ("tokens", "1"), ("characters", "Grave, Jaina")];
    let agreed = agreed.map(|(name, text)| (name.to_string(), text.to_string()));
    let options = Options { mode: Some("full".into()), said: agreed.into() };
    for (loser, kept) in [(Seat(0), "-, Jaina"), (Seat(1), "Grave, -")] {
        let mut game = start_with(&options);
        gives_up(&mut *game, loser);
        let again = game.again(&options);
        let said = |name: &str| again.said.get(name).map(String::as_str);
        assert_eq!(
            (said("characters"), said("blind"), said("tokens")),
            (Some(kept), Some("yes"), Some("1"))
        );
        let mut rematch = start_with(&again);
        assert_eq!(rematch.table().awaits().seats(), SeatSet::one(loser));
        rematch.answer(loser, "pick Lum").expect("anybody but the winner's character is free");
        // The winner of this one keeps what they have, and after a draw everybody picks.
        let after = rematch.again(&again);
        assert_eq!((after.said.get("characters"), after.said.get("lost")), (None, None));
        assert_eq!(
            start_with(&after).table().awaits().seats().len(),
            2,
            "secretly, as was agreed at first"
        );
    }
    let mut all = options.clone();
    all.said.insert("rematch-characters".into(), "all".into());
    let mut game = start_with(&all);
    gives_up(&mut *game, Seat(0));
    assert_eq!(start_with(&game.again(&all)).table().awaits().seats().len(), 2);
}

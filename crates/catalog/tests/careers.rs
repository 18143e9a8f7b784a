//! What a player earns does not depend on when he is told.

use catalog::{AnyGame, AnyMatch, Feat, Options};
use kernel::Secret;
use serde_json::Value;

fn flash_duel() -> &'static dyn AnyGame {
    catalog::game("flash-duel").expect("it is in the list")
}

/// A Solo game played by a bot, without abilities where it may pass; `each` is called after the
/// deal and each answer.
fn solo(each: &mut dyn FnMut(&mut dyn AnyMatch)) -> Box<dyn AnyMatch> {
    let options = [("characters", "Jaina")].map(|(name, text)| (name.into(), text.into()));
    let options = Options { mode: Some("solo-dummy".into()), said: options.into() };
    let (mut game, _) =
        flash_duel().start(&options, Secret::from_seed(2), Vec::new()).expect("a setup");
    each(&mut *game);
    let mut seed = 0;
    while let Some(seat) = game.table().awaits().seats().lowest() {
        seed += 1;
        let passes = game.table().offered(seat).iter().any(|o| o.label == "pass");
        let label = match passes {
            true => "pass".into(),
            false => game.bot_answer(seat, "greedy", seed).expect("a bot"),
        };
        game.answer(seat, &label).expect("a bot's answer is legal");
        each(&mut *game);
    }
    game
}

/// Asked at each answer, once at the end, or after a replay: the same career.
#[test]
fn a_career_grows_answer_by_answer_or_all_at_once() {
    let (mut career, mut earned) = (Value::Null, Vec::new());
    let mut played = solo(&mut |game| {
        let (grown, new) = game.career(&career).expect("a career");
        career = grown;
        earned.extend(new);
    });
    assert!(!earned.is_empty(), "the bot has won no round");
    let mut late = solo(&mut |_| ());
    assert_eq!(late.career(&Value::Null), Ok((career.clone(), earned.clone())));
    let again = flash_duel().replay(&played.journal(), &mut |_, _, _| ());
    let mut again = again.unwrap_or_else(|mismatch| panic!("{mismatch}"));
    assert_eq!(again.career(&Value::Null), Ok((career.clone(), earned.clone())));
    // Nothing is earned twice.
    assert_eq!(played.career(&career), Ok((career.clone(), Vec::new())));
    let names = |feats: Vec<Feat>| feats.into_iter().map(|f| f.name).collect::<Vec<_>>();
    let kept = flash_duel().feats(&career).expect("a career").into_iter().filter(|f| f.earned);
    assert_eq!(names(kept.collect()), names(earned));
}

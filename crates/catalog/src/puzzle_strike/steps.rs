//! What is still to happen, in words.

use super::words::{chip, ones};
use ::puzzle_strike::{Open, Step};
use kernel::Seat;

/// The step that is due, for reading.
pub fn step(o: &Open, step: &Step) -> String {
    let name = |seat: Seat| seat.to_string();
    match step {
        Step::CalledOff => "nothing: it was called off".into(),
        Step::DealBank(_) => "ten Puzzle stacks are drawn for the bank".into(),
        Step::DealPool(_) => "the pool of the draft is drawn".into(),
        Step::FirstPlayer(_) => "it is decided who goes first".into(),
        Step::Deal(_) => "the bags are filled and five chips are drawn".into(),
        Step::BeginTurn(_) => format!("the turn of {} begins", name(o.turn)),
        Step::Ante(_) => format!("the ante of {}", name(o.turn)),
        Step::ActionStart(_) => "the action phase begins".into(),
        Step::ActionEnd(_) => "the action phase ends".into(),
        Step::Cleanup(_) => "hands are discarded and drawn anew".into(),
        Step::EndTurn(_) => format!("the turn of {} ends: has he lost?", name(o.turn)),
        Step::GoOn(go) => format!("the text of {} goes on", go.run.chip),
        Step::Effect(effect) => format!("the reaction {} takes effect", effect.run.chip),
        Step::SettleReaction(reaction) => {
            format!("the reaction {} of {} is discarded", reaction.chip, name(reaction.seat))
        }
        Step::Release(_) => "floating gems are sent".into(),
        Step::PickCharacter(pick) => format!("{} picks a character", name(pick.seat)),
        Step::PickBlind(_) => "characters are picked secretly".into(),
        Step::Draft(_) => "a chip is drafted".into(),
        Step::ChooseFirst(_) => "it is chosen who goes first".into(),
        Step::LosersChoice(loser) => format!("{} may change one thing", name(loser.seat)),
        Step::Act(_) => format!("the actions of {}", name(o.turn)),
        Step::Unlock(_) => "a Puzzle chip may be discarded so that a chip combines".into(),
        Step::Playing(playing) => {
            format!("{} of {} is carried out", chip(playing.run.chip), name(playing.run.me))
        }
        Step::Ask(ask) => format!("{} asks {}", ask.run.chip, name(ask.who)),
        Step::Send(send) => {
            format!("{} of {} land with {}", ones(send.air.n), name(send.from), name(send.to))
        }
        Step::Bought(bought) => {
            format!("{} was bought; opponents may react", chip(bought.chip))
        }
        Step::Buy(_) => format!("the purchases of {}", name(o.turn)),
        Step::Keep(keep) => format!("{} uses piggy banks", name(keep.seat)),
    }
}

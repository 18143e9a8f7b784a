//! What is still to happen, in words.

use super::words;
use ::shadows::{Open, Step};

/// The step that is due, for reading.
pub fn step(o: &Open, step: &Step) -> String {
    let source = |run| words::source(o, run);
    match step {
        Step::CalledOff => "nothing: it was called off".into(),
        Step::StartGame(_) => "the game is laid out".into(),
        Step::BeginTurn(_) => "the next round begins".into(),
        Step::Combat(_) => "the Combat Phase".into(),
        Step::StartStep(step) => format!("Step {} begins", step.step),
        Step::EndStep(_) => format!("Step {} ends", o.step),
        Step::Doing(doing) => format!("{} goes on", source(&doing.run)),
        Step::Delay(_) => "a card with Delay is stunned".into(),
        Step::Defend(_) => "the targets of the Attack decide".into(),
        Step::Land(_) => "the Attack lands".into(),
        Step::EndStrike(_) => "the Attack is over".into(),
        Step::Reveal(reveal) => format!("{} reveals a Monster-Action card", reveal.seat),
        Step::Rows(rows) => format!("the Monster does what {} says", words::action(rows.action)),
        Step::StepThree(_) => "facedown Monster-Action cards are revealed".into(),
        Step::Settle(_) => "what was defeated is cleared away".into(),
        Step::Falls(_) => "Heroes are checked for KnockDowns".into(),
        Step::Down(down) => format!("the penalty of {} for a KnockDown", down.seat),
        Step::Downed(down) => format!("{} gets up again", down.seat),
        Step::BuildUp(_) => "the BuildUp Phase".into(),
        Step::CleanUp(_) => "the CleanUp Phase".into(),
        Step::LastStep(_) => "the Leader card is passed".into(),
        Step::Refresh(_) => "the Refresh Phase".into(),
        Step::ChooseHero(step) => format!("{} takes a Hero", step.seat),
        Step::ChooseMission(_) => "everyone keeps one of two Missions".into(),
        Step::ChooseBasic(step) => format!("{} takes a Basic Item", step.seat),
        Step::DrawLibrary(_) => "Libraries are drawn".into(),
        Step::TokenChoice(_) => "the Leader chooses a token for everyone".into(),
        Step::DealActions(_) => "the Leader deals Monster-Action cards".into(),
        Step::Plan(_) => "Hands are chosen in secret".into(),
        Step::InTurn(turn) => format!("the turn of {}", turn.seat),
        Step::Queueing(step) => format!("{} lays down a queue", step.seat),
        Step::Name(_) => "something is named".into(),
        Step::Answer(answer) => format!("{} may respond", answer.seat),
        Step::Shielding(step) => format!("{} may use Shield Points", step.seat),
        Step::Breaking(step) => format!("{} breaks Shield Points", step.seat),
        Step::Mending(step) => format!("{} recovers Shield Points", step.seat),
        Step::Triggers(step) => format!("abilities of {} that follow", step.seat),
        Step::Fall(fall) => format!("{} would be KnockedDown", fall.seat),
        Step::KoWindow(step) => format!("{} may use a card for the KnockDown", step.seat),
        Step::Forfeit(step) => format!("{} loses a token", step.seat),
        Step::ChooseReward(step) => format!("{} takes one of two Items", step.seat),
        Step::ShowNumbers(_) => "predicted cards are shown".into(),
        Step::Purchase(step) => format!("{} may buy an Item", step.seat),
        Step::TooMany(step) => format!("{} gives up a Restricted Item", step.seat),
        Step::Study(_) => "everyone may study".into(),
    }
}

//! What is still to happen, in words.

use ::fantasy_clash::card::CardId;
use ::fantasy_clash::{Open, Step};

/// The step that is due, for reading.
pub fn step(o: &Open, step: &Step) -> String {
    let at = |id: CardId| match o.cards[id].is_in_play() {
        true => format!("the card on {}", o.cards[id].at),
        false => "a card that is gone".to_string(),
    };
    let active = o.active;
    match step {
        Step::CalledOff => "nothing: it was called off".into(),
        Step::FirstRoll(_) => "the roll for the first turn".into(),
        Step::BeginTurn(_) => format!("the turn of {active} begins"),
        Step::EndTurn(_) => format!("the turn of {active} ends"),
        Step::TunnelGo(tunnel) => format!("{} tunnels to {}", at(tunnel.card), tunnel.end),
        Step::Declare(declare) => {
            format!("{} attacks {}", at(declare.bout.from), at(declare.bout.to))
        }
        Step::Meet(meet) => format!("{} meets {}", at(meet.bout.from), at(meet.bout.to)),
        Step::Explode(explode) => format!("{} may be taken along", at(explode.winner)),
        Step::Aftermath(after) => format!("{} may follow up to {}", at(after.card), after.to),
        Step::Remove(remove) => format!("{} is removed", at(remove.card)),
        Step::TrySave(save) => format!("{} tries to save {}", at(save.by), at(save.card)),
        Step::Resist(resist) => format!("{} resists a spell", at(resist.card)),
        Step::RevealLater(later) => format!("{} is revealed", at(later.card)),
        Step::PickFaction(_) => "factions are picked in secret".into(),
        Step::Deploy(_) => "armies are deployed in secret".into(),
        Step::InPhase(_) => format!("the phase of {active} goes on"),
        Step::ReplaceWindow(window) => format!("{} may be replaced", at(window.card)),
        Step::OnReveal(reveal) => format!("{} may use its rule on reveal", at(reveal.card)),
        Step::RevealTwo(two) => format!("{} and {} are revealed", at(two.a), at(two.b)),
        Step::TunnelWindow(tunnel) => format!("the tunnel of {} may be blocked", at(tunnel.card)),
        Step::Murder(murder) => format!("{} names its victim", at(murder.card)),
        Step::Rolled(_) => "the dice may be rolled again".into(),
        Step::FollowUp(follow) => format!("{} may follow up", at(follow.card)),
        Step::Press(press) => format!("{} attacks once more", at(press.card)),
        Step::HiddenSave(save) => format!("{} may be revealed to save itself", at(save.card)),
        Step::SaveWindow(save) => format!("{} may be saved by others", at(save.card)),
        Step::SpellAsks(asks) => format!("{} asks for a space", asks.casting.magic),
        Step::Poison(_) => "poison is checked".into(),
        Step::Spend(_) => "conquered cards are spent".into(),
        Step::Put(_) => "the reinforcement is placed".into(),
        Step::LosersChoice(loser) => format!("{} says who starts the next game", loser.seat),
    }
}

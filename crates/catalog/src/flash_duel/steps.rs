//! What is still to happen, in words.

use super::words;
use ::flash_duel::{Open, Step};
use kernel::Seat;

/// The step that is due, for reading.
pub fn step(o: &Open, step: &Step) -> String {
    let name = |seat: Seat| seat.to_string();
    match step {
        Step::CalledOff => "nothing: it was called off".into(),
        Step::DealPool(_) => "the pool is dealt".into(),
        Step::DealLoyalty(_) => "the loyalty cards are dealt".into(),
        Step::Coin(_) => "a coin decides who goes first".into(),
        Step::Deal(_) => "the cards are dealt".into(),
        Step::BeginTurn(turn) => format!("the turn of {} begins", name(turn.seat)),
        Step::EndTurn(end) if end.refills => {
            format!("the turn of {} ends with the refill", name(o.turn()))
        }
        Step::EndTurn(_) => format!("the turn of {} ends", name(o.turn())),
        Step::CommonRefill(_) => "the mortals refill together".into(),
        Step::PushBack(push) => {
            let spaces = words::spaces(push.spaces);
            format!("{} pushes the adjacent opponents back {spaces}", name(push.by))
        }
        Step::Exchange(x) => {
            let what = if x.is_strike() { "dashing strike" } else { "attack" };
            format!("the {what} of {} on space {} is settled", name(x.by), x.space)
        }
        Step::Hit(_) => "the hit takes effect".into(),
        Step::Announced(a) => format!("{} of {} takes effect", a.ability, name(a.by)),
        Step::Played(p) => format!("`{}` of {} is carried out", p.choice, name(p.by)),
        Step::TurnCard(_) => "the bot draws the card of its turn".into(),
        Step::BotAction(b) => format!("the bot acts with a {}", b.card),
        Step::ExtraCard(_) => "the bot draws a card to answer with".into(),
        Step::BotRespond(b) => format!("the bot answers with its hand and a {}", b.card),
        Step::TimeOver(_) => "time is over".into(),
        Step::LastHits(hits) if hits.skipped => "the advance decides the round".into(),
        Step::LastHits(_) => "last-hits, then the advance, decide the round".into(),
        Step::PickCharacter(p) => format!("{} picks a character", name(p.seat)),
        Step::PickBlind(_) => "characters are picked secretly".into(),
        Step::Draft(_) => "an ability is drafted".into(),
        Step::SwapAbility(_) => "an ability may be swapped with the pool".into(),
        Step::PickDragon(_) => "the Dragon's abilities are picked".into(),
        Step::MortalOrder(_) => "the mortals take their places in the order of turns".into(),
        Step::ChooseFirst(_) => "whoever lost last decides who goes first".into(),
        Step::NameLead(_) => "a side names who takes its first turn".into(),
        Step::MainAction(a) if a.grant.main => {
            format!("{} takes the main action", name(a.seat))
        }
        Step::MainAction(a) => format!("{} takes an action that was granted", name(a.seat)),
        Step::Offers(_) => "teammates may offer their help".into(),
        Step::Respond(_) => "the target answers".into(),
        Step::Opportunity(_) => "abilities may be played".into(),
        Step::Ask(ask) => format!("{} of {} asks", ask.asked.card, name(ask.asked.me)),
        Step::ShowTraitor(_) => "the Traitor card may be shown".into(),
        Step::NameHand(_) => "the traitor may name a hand".into(),
    }
}

//! What a player is asked, in a sentence.

use super::factions;
use super::words::{self, capital, card_at, count};
use ::fantasy_clash::card::CardId;
use ::fantasy_clash::table::Phase;
use ::fantasy_clash::unit::Cause;
use ::fantasy_clash::{Choice, HOME, Open, Roll, Rolled, Space, Spaces, Step, View};
use kernel::Seat;

pub fn question(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let o = &view.open;
    let Some(step) = o.agenda.top() else { return "The game is over.".into() };
    let card = |id: CardId| card_at(view, o.cards[id].at);
    match step {
        Step::PickFaction(_) => factions::question(view),
        Step::Deploy(_) => deploy(view, offered),
        Step::InPhase(_) => phase(view, seat, offered),
        Step::ReplaceWindow(window) => format!(
            "{} came to light. Was it another card of yours all along, by {}?",
            capital(&card(window.card)),
            words::rule_that(|s| s.replaces)
        ),
        Step::OnReveal(reveal) => {
            format!("{} came to light. You may use its rule now.", capital(&card(reveal.card)))
        }
        Step::RevealTwo(_) => "Both cards are revealed. Which comes first?".into(),
        Step::TunnelWindow(tunnel) => {
            format!("A tunnel of {} to {}: will you block it?", card(tunnel.card), tunnel.end)
        }
        Step::Murder(murder) => {
            format!("Who falls together with {}?", card(murder.card))
        }
        Step::Rolled(rolled) => reroll(o, rolled),
        Step::FollowUp(follow) => {
            format!("{} won. Follow up to {}?", capital(&card(follow.card)), follow.to)
        }
        Step::Press(press) => {
            format!("{} must attack once more. Whom?", capital(&card(press.card)))
        }
        Step::HiddenSave(save) => {
            format!("{} It may be revealed to save itself.", falls(view, save.card, save.cause))
        }
        Step::SaveWindow(save) => {
            let may = match offered.len() {
                0 | 1 => "None of your cards can save it.",
                _ => "Will one of your cards try to save it?",
            };
            format!("{} {may}", falls(view, save.card, save.cause))
        }
        Step::SpellAsks(asks) => {
            let magic = asks.casting.magic;
            format!("{magic}: {} Choose a space.", magic.magic().text)
        }
        Step::Poison(_) => "Poison: which check comes next?".into(),
        Step::Spend(spend) => {
            let (n, s) = (count(spend.left), if spend.left == 1 { "" } else { "s" });
            format!("Spend {n} conquered card{s} for the reinforcement. Which one?")
        }
        Step::Put(put) => {
            let drawn = words::Known::of(view, None).unit(put.card);
            let drawn = drawn.map_or("a card".to_string(), |unit| unit.to_string());
            format!("You drew {drawn}. On which space of your back row does it go?")
        }
        Step::LosersChoice(_) => "You lost the game. Who starts the next one?".into(),
        _ => "What will you do?".into(),
    }
}

fn deploy(view: &View, offered: &[Choice]) -> String {
    let laid = view.draft.map_or(0, |draft| draft.iter().filter(|unit| !unit.is_none()).count());
    if offered.contains(&Choice::Commit) {
        return "Your army stands. Commit it, or change it: swap A1 B2, lift A1, arrange wall."
            .into();
    }
    let next = offered.iter().find_map(|choice| match choice {
        Choice::Place(_, at) => Some(at.to_string()),
        _ => None,
    });
    let next = next.unwrap_or_default();
    format!(
        "Deploy your army in secret: {laid} of {HOME} cards lie there. Place one on {next}, or \
         deploy a whole army."
    )
}

fn phase(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let o = &view.open;
    let some = |is: fn(&Choice) -> bool| offered.iter().any(is);
    match o.phase {
        Phase::Movement => {
            format!("Your movement phase. {}", movement(o.acts.moved, offered))
        }
        Phase::Combat if o.acts.attacked => "Your combat phase. You have made your attack.".into(),
        Phase::Combat if some(|c| matches!(c, Choice::Attack(..) | Choice::Shoot(..))) => {
            "Your combat phase. You may make one attack.".into()
        }
        Phase::Combat if some(|c| matches!(c, Choice::Reveal(_))) => {
            "Your combat phase. No revealed card of yours can attack; you may reveal one first."
                .into()
        }
        Phase::Combat => "Your combat phase. None of your cards can attack.".into(),
        Phase::Magic if some(|c| matches!(c, Choice::Cast(..) | Choice::Attach(..))) => {
            "Your magic phase. You may cast or attach something.".into()
        }
        Phase::Magic => "Your magic phase. There is nothing to cast or attach.".into(),
        Phase::Reinforcement => {
            format!("Your reinforcement phase. {}", reinforcement(o, seat, offered))
        }
    }
}

/// How many cards have moved and how many still can: at first most stand in each other's way.
fn movement(moved: u8, offered: &[Choice]) -> String {
    let from = |choice: &Choice| match choice {
        Choice::Move(from, _) | Choice::Tunnel(from) => Some(*from),
        _ => None,
    };
    let can: Spaces = offered.iter().filter_map(from).fold(Spaces::NONE, Spaces::with);
    let can = u8::try_from(can.len()).expect("an army has few cards");
    match (moved, can) {
        (0, 0) => "None of your cards can move.".into(),
        (0, n) => format!("{} of your cards can move.", capital(&count(n))),
        (n, can) => {
            let have = if n == 1 { "card has" } else { "cards have" };
            let more = if can == 0 { "no other".into() } else { format!("{} more", count(can)) };
            format!("{} {have} moved; {more} can.", capital(&count(n)))
        }
    }
}

/// Whether a card may be brought, and if not, what is missing (FC-10.2, FC-10.3, FC-10.7).
fn reinforcement(o: &Open, seat: Seat, offered: &[Choice]) -> String {
    let player = &o.players[seat];
    let (price, held) = (o.field().price(seat), player.conquered.len());
    if offered.contains(&Choice::Reinforce) {
        let price = count(price);
        return format!("You may bring a new card for {price} of your {held} conquered cards.");
    }
    if o.acts.reinforced {
        return "You have brought your card.".into();
    }
    if player.deck() == 0 {
        return "Your reinforcement deck is empty.".into();
    }
    if o.back_row(seat).and(o.free()).is_empty() {
        return "Your back row is full, so there is no space for a new card.".into();
    }
    let s = if price == 1 { "" } else { "s" };
    match held {
        0 => format!("A new card costs {} conquered card{s}, and you have none.", count(price)),
        _ => format!("You have {held} of the {price} conquered cards that a new card costs."),
    }
}

fn falls(view: &View, card: CardId, cause: Cause) -> String {
    let at: Space = view.open.cards[card].at;
    format!("{} would be removed by {}.", capital(&card_at(view, at)), words::by(cause))
}

fn reroll(o: &Open, rolled: &Rolled) -> String {
    let faces: Vec<String> = rolled.dice.faces().map(|face| face.to_string()).collect();
    let lie = faces.join(" ");
    let what = match rolled.roll {
        Roll::Fight { defence, .. } => {
            let theirs: Vec<String> = defence.faces().map(|face| face.to_string()).collect();
            format!("Your attack rolled {lie} against {}", theirs.join(" "))
        }
        Roll::Cast { casting } => format!("{} rolled {lie}", casting.magic),
        Roll::Resist { .. } => format!("The saving roll against the spell is {lie}"),
        _ => {
            let rule = rolled.roll.rule(o).map_or(String::new(), |(rule, _)| format!("{rule} "));
            format!("{rule}rolled {lie}")
        }
    };
    let rule = words::rule_that(|s| s.rerolls);
    let whose = if o.readings.own_rerolls { "one of your dice" } else { "one die" };
    format!("{what}. By {rule} you may have {whose} rolled again.")
}

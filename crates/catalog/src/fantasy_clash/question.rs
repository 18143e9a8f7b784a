//! What a player is asked, in a sentence.

use super::words::{self, capital, card_at, count};
use ::fantasy_clash::card::CardId;
use ::fantasy_clash::table::Phase;
use ::fantasy_clash::unit::Kind;
use ::fantasy_clash::{Choice, Open, Roll, Rolled, Space, Step, View};
use kernel::Seat;

pub fn question(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let o = &view.open;
    let Some(step) = o.agenda.top() else { return "The game is over.".into() };
    let card = |id: CardId| card_at(view, o.cards[id].at);
    match step {
        Step::Deploy(_) => deploy(view, offered),
        Step::InPhase(_) => phase(view, seat, offered),
        Step::ReplaceWindow(window) => format!(
            "{} came to light. Was it a changeling of yours all along?",
            capital(&card(window.card))
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
            format!("{} It may be revealed to save itself.", falls(view, save.card, save.kind))
        }
        Step::SaveWindow(save) => {
            let may = match offered.len() {
                0 | 1 => "None of your cards can save it.",
                _ => "Will one of your cards try to save it?",
            };
            format!("{} {may}", falls(view, save.card, save.kind))
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
        "Deploy your army in secret: {laid} of 20 cards lie there. Place one on {next}, or deploy \
         a whole army."
    )
}

fn phase(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let o = &view.open;
    let some = |is: fn(&Choice) -> bool| offered.iter().any(is);
    match o.phase {
        Phase::Movement => {
            let moved = match o.acts.moved {
                0 => "Each of your cards may move".to_string(),
                1 => "One card has moved; the others may, too".to_string(),
                n => format!("{} cards have moved; the others may, too", capital(&count(n))),
            };
            format!("Your movement phase. {moved}. Say `end phase` when you are done.")
        }
        Phase::Combat if o.acts.attacked => "Your combat phase. You have made your attack.".into(),
        Phase::Combat if some(|c| matches!(c, Choice::Attack(..) | Choice::Shoot(..))) => {
            "Your combat phase. You may make one attack.".into()
        }
        Phase::Combat => "Your combat phase. No revealed card of yours can attack.".into(),
        Phase::Magic if some(|c| matches!(c, Choice::Cast(..) | Choice::Attach(..))) => {
            "Your magic phase. You may cast or attach something.".into()
        }
        Phase::Magic => "Your magic phase. There is nothing to cast or attach.".into(),
        Phase::Reinforcement => {
            let (price, held) = (o.field().price(seat), o.players[seat].conquered.len());
            let may = match offered.contains(&Choice::Reinforce) {
                true => "You may bring one",
                false if o.acts.reinforced => "You have brought one",
                false => "You cannot bring one now",
            };
            format!(
                "Your reinforcement phase. {may}; it costs {} of your {held} conquered cards.",
                count(price)
            )
        }
    }
}

fn falls(view: &View, card: CardId, kind: Kind) -> String {
    let at: Space = view.open.cards[card].at;
    format!("{} would be removed by {}.", capital(&card_at(view, at)), words::kind(kind))
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
        _ => {
            let rule = rolled.roll.rule(o).map_or(String::new(), |(rule, _)| format!("{rule} "));
            format!("{rule}rolled {lie}")
        }
    };
    format!("{what}. Your Leader may have one of your dice rolled again.")
}

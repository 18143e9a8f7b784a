//! What a player is asked, in a sentence.

use super::words::{capital, count, name, object, several};
use ::flash_duel::ability::Moment;
use ::flash_duel::{Choice, Step, View};
use kernel::{Seat, Viewer};

pub fn question(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let o = &view.open;
    let it = match o.steps().last() {
        None => return "The game is over.".into(),
        Some(step) => step,
    };
    match it {
        Step::PickCharacter(_) => "Pick your character.".into(),
        Step::PickBlind(_) => "Pick your character; the others do not see it yet.".into(),
        Step::Draft(_) => "Draft an ability.".into(),
        Step::PickDragon(p) => format!("Pick the Dragon's abilities ({} to go).", p.left),
        Step::SwapAbility(_) => "You may swap one ability with the pool.".into(),
        Step::MortalOrder(_) => "Who takes the next place in the order of turns?".into(),
        Step::ChooseFirst(_) if o.round() == 0 => {
            "The last match was lost: who goes first now?".into()
        }
        Step::ChooseFirst(_) if !o.mode().is_team_mode() => {
            "You lost the round: who goes first now?".into()
        }
        Step::ChooseFirst(_) => "Your side lost the round: who goes first now?".into(),
        Step::NameLead(_) => "Who takes the first turn for your side?".into(),
        Step::MainAction(a) if a.grant.main => "Your turn: choose your action.".into(),
        Step::MainAction(_) => "You may take this action now.".into(),
        Step::Respond(_) => threat(view, &answers(offered)),
        Step::Offers(_) => threat(view, "Will you come to help?"),
        Step::Opportunity(w) => {
            format!("{} You may play an ability.", moment(view, w.moment, seat))
        }
        Step::Ask(ask) => asked(view, ask),
        Step::ShowTraitor(_) => "Will you show the Traitor card?".into(),
        Step::NameHand(n) => match n.of {
            None => "You may name the hand of a mortal.".into(),
            Some(of) => format!("Which cards does {} hold?", object(view, of)),
        },
        _ => "What will you do?".into(),
    }
}

/// What is left to whoever is attacked. He alone reads it, so his own cards may show in it.
fn answers(offered: &[Choice]) -> String {
    let may = |kind: fn(&Choice) -> bool| offered.iter().any(kind);
    let blocks = may(|c| matches!(c, Choice::Block(..)));
    let retreats = may(|c| matches!(c, Choice::Retreat(_)));
    match (blocks, retreats) {
        (true, true) => "Block, retreat or take the hit?",
        (true, false) => "Block or take the hit?",
        (false, true) => "Retreat or take the hit?",
        (false, false) => "You can only take the hit.",
    }
    .into()
}

fn threat(view: &View, question: &str) -> String {
    let (Some(x), Some(target)) = (view.open.exchange(), view.open.must_answer()) else {
        return "What will you do?".into();
    };
    let by = capital(&name(view, x.by));
    let what = if x.is_strike() { "a dashing strike" } else { "an attack" };
    let blocks = match x.is_unblockable() {
        true => "It cannot be blocked.".to_string(),
        false => format!("{} would block.", capital(&several(x.block_number, x.strength))),
    };
    format!(
        "{by} made {what} on {} (strength {}). {blocks} {question}",
        object(view, target),
        x.strength
    )
}

fn moment(view: &View, moment: Moment, seat: Seat) -> String {
    let who = |s: Seat| capital(&name(view, s));
    match moment {
        Moment::TurnStart => "Your turn starts.".into(),
        Moment::Recovering => "You are recovering.".into(),
        Moment::Declared { by } if by == seat => "You declared it.".into(),
        Moment::Declared { by } => format!("{} declared it.", who(by)),
        Moment::Targeted { by, .. } => match view.open.exchange() {
            Some(x) => format!(
                "{} comes at you with {}.",
                who(by),
                if x.is_strike() { "a dashing strike" } else { "an attack" }
            ),
            None => format!("{} comes at you.", who(by)),
        },
        Moment::AllyThreatened { target } => format!("{} is threatened.", who(target)),
        Moment::Pushing { .. } => "You push.".into(),
        Moment::WouldBeHit { .. } => "You would be hit.".into(),
        Moment::Blocked { target, .. } => format!("{} blocked.", who(target)),
        Moment::Retreated { target, .. } => format!("{} retreated.", who(target)),
        Moment::Moved { who: mover, .. } => format!("{} moved.", who(mover)),
        Moment::Resolved { .. } => "That is settled.".into(),
        Moment::Announced { ability, by } => format!("{} announced {ability}.", who(by)),
        Moment::TimeOver => "Time is over.".into(),
    }
}

fn asked(view: &View, ask: &::flash_duel::Ask) -> String {
    use ::flash_duel::Question;
    let card = ask.asked.card;
    let what = match ask.question {
        Question::Discard { left, .. } => {
            format!("discard {} card{}", count(left), if left == 1 { "" } else { "s" })
        }
        Question::DiscardAny { .. } => "discard any number of cards".into(),
        Question::DiscardPair { may_pass: false } => "discard a pair".into(),
        Question::DiscardPair { may_pass: true } => "you may discard a pair".into(),
        Question::Take { .. } => "take a card from the discard pile".into(),
        Question::Show => "show a card".into(),
        Question::ShowCards => "show the cards it asks for".into(),
        Question::Stash => "set a card aside face down".into(),
        Question::Spaces { most } => format!("go how many spaces, up to {most}?"),
        Question::DrawOr { .. } => "draw a card, or have the opponent discard one?".into(),
    };
    match view.viewer == Viewer::Seat(ask.asked.me) {
        true => format!("Your {card}: {what}."),
        false => format!("{card} of {}: {what}.", object(view, ask.asked.me)),
    }
    .replace("?.", "?")
}

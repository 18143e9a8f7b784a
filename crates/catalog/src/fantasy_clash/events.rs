//! What happened, in plain English sentences.

use super::words::{self, capital, card_at, list, name, object, signed, unit_at, whose};
use crate::Weight;
use ::fantasy_clash::fight::{Mod, Part};
use ::fantasy_clash::table::{How, Phase};
use ::fantasy_clash::{Dice, Event, Purpose, Space, Tally, Verdict, View};
use kernel::Seat;

/// The sentence of an event; nothing for what goes without saying.
pub fn sentence(view: &View, event: &Event) -> Option<String> {
    let said = deployment(view, event)
        .or_else(|| turns(view, event))
        .or_else(|| cards(view, event))
        .or_else(|| dice(view, event))
        .or_else(|| combat(view, event))
        .or_else(|| magic(view, event))
        .or_else(|| end(view, event))?;
    Some(capital(&said))
}

fn deployment(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::ForceDrawn { cards, .. } => {
            let mut names: Vec<String> = cards.iter().map(|unit| unit.to_string()).collect();
            names.dedup();
            format!("Your force was drawn: {}.", list(&names))
        }
        Event::Placed { unit, space, .. } => format!("You put {unit} on {space}."),
        Event::Swapped { a, b, .. } => format!("You changed what lies on {a} and {b}."),
        Event::Lifted { space, .. } => format!("You took the card on {space} back."),
        Event::Arranged { .. } => "You laid a whole army out.".into(),
        Event::Committed { seat } if view.viewer.is(*seat) => "You are ready.".into(),
        Event::Committed { seat } => format!("{} finished deploying.", name(view, *seat)),
        Event::TookBack { seat } => format!("{} opened the deployment again.", name(view, *seat)),
        Event::Deployed => "Both armies stand on the battlefield.".into(),
        Event::RolledForFirst { south, north } => {
            let (s, n) = (object(view, Seat(0)), object(view, Seat(1)));
            format!("For the first turn {s} rolled {south} and {n} rolled {north}.")
        }
        Event::GoesFirst { seat } => format!("{} went first.", name(view, *seat)),
        _ => return None,
    })
}

fn turns(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::TurnBegan { seat, turn } => {
            format!("Turn {turn}: {} turn begins.", whose(view, *seat))
        }
        Event::PhaseBegan { phase: Phase::Movement, .. } | Event::TurnEnded { .. } => return None,
        Event::PhaseBegan { phase, seat } => {
            let phase = match phase {
                Phase::Movement => "movement",
                Phase::Combat => "combat",
                Phase::Magic => "magic",
                Phase::Reinforcement => "reinforcement",
            };
            format!("{} {phase} phase.", whose(view, *seat))
        }
        Event::Spent { seat, card } => format!("{} spent the conquered {card}.", name(view, *seat)),
        Event::Drew { unit, .. } => format!("You drew {unit}."),
        Event::DrewUnseen { seat } => format!("{} drew a card.", name(view, *seat)),
        Event::Reinforced { seat, space } => {
            format!("{} placed a reinforcement on {space}.", name(view, *seat))
        }
        _ => return None,
    })
}

fn cards(view: &View, event: &Event) -> Option<String> {
    let to_pile = |seat: Seat| format!("{} conquered pile", whose(view, seat));
    Some(match event {
        Event::Revealed { seat, space, unit } => {
            format!("{} card on {space} was revealed: {unit}.", whose(view, *seat))
        }
        Event::Moved { from, to } => format!("{} moved to {to}.", moved(view, *from, *to)),
        Event::Exchanged { a, b } => format!("The cards on {a} and {b} changed places."),
        Event::TunnelBlocked { from, by } => {
            format!("The tunnel from {from} was blocked by {}.", card_at(view, *by))
        }
        Event::Pointed { rule, from, to } => {
            format!("{} used {rule} on {}.", card_at(view, *from), card_at(view, *to))
        }
        Event::Replaced { seat, at, .. } => {
            format!("It was a changeling of {} all along: it stands on {at}.", object(view, *seat))
        }
        Event::Removed { space, unit, kind, to } => {
            let how = kind.map_or("left the battlefield", words::fell);
            format!("{} {how} and went to {}.", unit_at(*unit, *space), to_pile(*to))
        }
        Event::LostUnderneath { unit, to } => {
            format!("{unit} underneath it went to {}.", to_pile(*to))
        }
        Event::ConqueredSupport { seat, card } => {
            format!("{card} on it went to {}.", to_pile(*seat))
        }
        Event::Immune { space, kind } => {
            format!("{} cannot be removed by {}.", card_at(view, *space), words::kind(*kind))
        }
        Event::Saved { space, by } if space == by => {
            format!("{} saved itself.", card_at(view, *space))
        }
        Event::Saved { space, by } => {
            format!("{} saved {}.", card_at(view, *by), card_at(view, *space))
        }
        Event::Captured { space, seat, .. } => {
            format!("{} captured {}.", name(view, *seat), card_at(view, *space))
        }
        Event::CameHome { space, seat } => {
            format!("{} came home to {}.", card_at(view, *space), object(view, *seat))
        }
        Event::Ended { source, on, .. } => {
            let on = on.map_or(String::new(), |at| format!(" on {}", card_at(view, at)));
            format!("{source}{on} is over.")
        }
        _ => return None,
    })
}

/// A card that has moved: it stands where it went, unless it has gone on or is gone.
fn moved(view: &View, from: Space, to: Space) -> String {
    let known = view.open.on(to).and_then(|id| words::Known::of(view, None).unit(id));
    let hidden = view.open.on(to).is_some_and(|id| view.open.cards[id].is_hidden());
    match known {
        Some(unit) if hidden => format!("your face-down {unit} on {from}"),
        Some(unit) => format!("the {unit} on {from}"),
        None => format!("the card on {from}"),
    }
}

fn faces(dice: &Dice) -> String {
    let all: Vec<String> = dice.faces().map(|face| face.to_string()).collect();
    if all.is_empty() { "no dice".into() } else { all.join(" ") }
}

fn purpose(purpose: Purpose) -> String {
    match purpose {
        Purpose::Attack => "the attack".into(),
        Purpose::Defence => "the defence".into(),
        Purpose::Casting(magic) => magic.to_string(),
        Purpose::Resisting => "resisting the spell".into(),
        Purpose::Rule(rule) => rule.to_string(),
    }
}

fn dice(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        // What is fought is told with its result.
        Event::DiceRolled { purpose: Purpose::Attack | Purpose::Defence, .. } => return None,
        Event::DiceRolled { seat, purpose: what, dice, .. } => {
            format!("{} rolled {} for {}.", name(view, *seat), faces(dice), purpose(*what))
        }
        Event::Rerolled { seat, face, dice } => {
            format!("{} had a {face} rolled again: {}.", name(view, *seat), faces(dice))
        }
        Event::Rolled { purpose: what, mods, total, needed, made, .. } => {
            let why = reasons(mods);
            let made = if *made { "made it" } else { "failed" };
            format!("{}: {total}{why} against {needed}; it {made}.", purpose(*what))
        }
        _ => return None,
    })
}

/// The changes of a roll in brackets, in their order.
fn reasons(mods: &[Mod]) -> String {
    let said = mods.iter().map(|change| match change.part {
        Part::Dice if change.n.abs() == 1 => format!("{} {} die", change.why, signed(change.n)),
        Part::Dice => format!("{} {} dice", change.why, signed(change.n)),
        Part::Lowest => format!("{} without the lowest die", change.why),
        Part::Becomes => format!("{} makes it {}", change.why, change.n),
        Part::Value | Part::Score => format!("{} {}", change.why, signed(change.n)),
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}

fn side(tally: &Tally) -> String {
    let blow = if tally.blow { ", a killing blow" } else { "" };
    format!(
        "{} scored {}: {} and dice {}{}{blow}",
        unit_at(tally.unit, tally.space),
        tally.score,
        tally.printed,
        faces(&tally.dice),
        reasons(&tally.mods)
    )
}

fn combat(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::Attacked { from, to, shot } => {
            let verb = if *shot { "shot at" } else { "attacked" };
            format!("the card on {from} {verb} the card on {to}.")
        }
        Event::CalledOff { to, .. } => {
            format!("The attack was called off; {} cannot be chosen again.", card_at(view, *to))
        }
        Event::Trapped { from, to } => {
            format!("It was a trap: the cards on {from} and {to} fall.")
        }
        Event::Fought { attack, defence, verdict } => {
            let result = match verdict {
                Verdict::AttackerWon => "The attacker won.",
                Verdict::DefenderWon => "The defender won.",
                Verdict::Tie => "Nobody won.",
                Verdict::BothFell => "Both fell.",
            };
            format!("{}; {}. {result}", side(attack), side(defence))
        }
        // Its move is told.
        Event::FollowedUp { .. } => return None,
        _ => return None,
    })
}

fn magic(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::CastingBegan { magic, from, at, .. } => {
            let at = at.map_or(String::new(), |at| format!(" at {}", card_at(view, at)));
            format!("{} tried to cast {magic}{at}.", card_at(view, *from))
        }
        Event::TookEffect { magic, .. } => format!("{magic} took effect."),
        Event::SpellsReady { seat } => {
            format!("all {} spells are available again.", whose(view, *seat))
        }
        Event::Attached { card, space, .. } => {
            format!("{card} was attached to {}.", card_at(view, *space))
        }
        _ => return None,
    })
}

/// How a game was decided.
pub fn how(how: How) -> &'static str {
    match how {
        How::Breakthrough => "by holding a space of the enemy's back row",
        How::Annihilation => "because the enemy has no army left",
        How::Conceded => "because the other side gave up",
        How::NoProgress => "after 40 turns without progress",
        How::TurnLimit => "after 100 turns each",
        How::NobodyLeft => "because nobody has a card left",
        How::Match => "by the games of the match",
    }
}

fn end(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::GameWon { seat, how: by, .. } => {
            format!("{} won the game {}.", name(view, *seat), how(*by))
        }
        Event::GameDrawn { how: by } => format!("The game is drawn {}.", how(*by)),
        Event::NamedFirst { by, seat } => {
            format!("{} said that {} start.", name(view, *by), object(view, *seat))
        }
        Event::NextGame => "The next game begins.".into(),
        Event::Won { seat, how: by } => format!("{} won {}.", name(view, *seat), how(*by)),
        Event::Drawn { how: by } => format!("The game is drawn {}.", how(*by)),
        _ => return None,
    })
}

/// Moves and phases happen all the time; what is revealed, rolled, removed or decided is what the
/// other side waits for.
pub fn weight(event: &Event) -> Weight {
    match event {
        Event::Placed { .. }
        | Event::Swapped { .. }
        | Event::Lifted { .. }
        | Event::Arranged { .. }
        | Event::PhaseBegan { .. }
        | Event::TurnEnded { .. }
        | Event::Ended { .. }
        | Event::DiceRolled { .. } => Weight::Aside,
        Event::Revealed { .. }
        | Event::Replaced { .. }
        | Event::Removed { .. }
        | Event::Saved { .. }
        | Event::Captured { .. }
        | Event::CameHome { .. }
        | Event::Trapped { .. }
        | Event::Fought { .. }
        | Event::TookEffect { .. }
        | Event::GameWon { .. }
        | Event::GameDrawn { .. }
        | Event::Won { .. }
        | Event::Drawn { .. } => Weight::Telling,
        _ => Weight::Usual,
    }
}

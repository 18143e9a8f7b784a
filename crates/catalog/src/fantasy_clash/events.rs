//! What happened, in plain English sentences.

use super::factions;
use super::words::{
    self, capital, card_at, list, name, object, own_card_at, signed, unit_at, whose,
};
use crate::Weight;
use ::fantasy_clash::fight::{Mod, Part};
use ::fantasy_clash::table::{How, IDLE_LIMIT, Phase, TURN_LIMIT};
use ::fantasy_clash::{Dice, Event, Purpose, Space, Tally, UnitId, Verdict, View, other};
use kernel::Seat;

/// The sentence of an event; nothing for what goes without saying.
pub fn sentence(view: &View, event: &Event) -> Option<String> {
    let said = factions::event(view, event)
        .or_else(|| deployment(view, event))
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
            let (s, n) = (name(view, Seat(0)), object(view, Seat(1)));
            let tie = if south == north { " That is a tie." } else { "" };
            format!("{s} rolled {south} for the first turn, {n} rolled {north}.{tie}")
        }
        Event::GoesFirst { seat } => format!("{} went first.", name(view, *seat)),
        _ => return None,
    })
}

fn turns(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::TurnBegan { seat, turn } => {
            format!("Turn {turn}: {} turn.", whose(view, *seat))
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
        Event::Moved { seat, unit, from, to } => {
            format!("{} moved from {from} to {to}.", moved(view, *seat, *unit, *to))
        }
        Event::Exchanged { a, b } => format!("The cards on {a} and {b} changed places."),
        Event::TunnelBlocked { from, by } => {
            format!("The tunnel from {from} was blocked by {}.", card_at(view, *by))
        }
        Event::Pointed { rule, from, to } => {
            format!("{} used {rule} on {}.", card_at(view, *from), card_at(view, *to))
        }
        Event::Replaced { seat, at, .. } => {
            let (rule, whose) = (words::rule_that(|s| s.replaces), whose(view, *seat));
            format!("By {rule} it was another of {whose} cards all along; it stands on {at} now.")
        }
        Event::Removed { space, unit, cause, to } => {
            let how = cause.map_or("left the battlefield", words::fell);
            // Units that are conquered are always of the other side (FC-8.8, FC-13.6, FC-13.10).
            let fell = unit_at(view, other(*to), *unit, *space);
            format!("{fell} {how} and went to {}.", to_pile(*to))
        }
        Event::LostUnderneath { unit, to } => {
            format!("From underneath it {unit} went to {}.", to_pile(*to))
        }
        Event::ConqueredSupport { seat, card } => {
            format!("With it {card} went to {}.", to_pile(*seat))
        }
        Event::Immune { space, cause } => {
            format!("{} cannot be removed by {}.", card_at(view, *space), words::by(*cause))
        }
        Event::Saved { space, by } if space == by => {
            let id = view.open.on(*space);
            let rule = id.and_then(|id| view.open.field().rules(id).find(|s| s.saves_itself));
            let by = rule.map_or(String::new(), |(rule, _)| format!(" by {rule}"));
            format!("{} stayed in play{by}.", card_at(view, *space))
        }
        Event::Saved { space, by } => {
            let seat = view.open.on(*by).map_or(Seat(0), |id| view.open.cards[id].controller);
            format!("{} saved {}.", card_at(view, *by), own_card_at(view, seat, *space))
        }
        Event::Captured { space, seat, .. } => {
            // By now it fights for its captor; it was the other side's.
            let unit = view.open.on(*space).map(|id| view.open.cards[id].face);
            let taken = unit.filter(|unit| !unit.is_none()).map_or_else(
                || format!("the card on {space}"),
                |unit| unit_at(view, other(*seat), unit, *space),
            );
            format!("{} captured {taken}.", name(view, *seat))
        }
        Event::CameHome { space, seat } => {
            format!("{} came home to {}.", card_at(view, *space), object(view, *seat))
        }
        Event::Ended { source, on, .. } => {
            let on = on.map_or(String::new(), |at| format!(" on {}", card_at(view, at)));
            format!("{source}{on} came to an end.")
        }
        _ => return None,
    })
}

/// A card as it was when it moved: face up, or face down and known to its owner alone.
fn moved(view: &View, seat: Seat, unit: UnitId, to: Space) -> String {
    if !unit.is_none() {
        return format!("{} {unit}", whose(view, seat));
    }
    let own = view.open.on(to).filter(|_| view.viewer.is(seat));
    let known = own.and_then(|id| words::Known::of(view, None).unit(id));
    let card = known.map_or("card".to_string(), |unit| unit.to_string());
    format!("{} face-down {card}", whose(view, seat))
}

fn faces(dice: &Dice) -> String {
    let all: Vec<String> = dice.faces().map(|face| face.to_string()).collect();
    if all.is_empty() { "no dice".into() } else { all.join(" ") }
}

/// What dice were rolled for, to follow them.
fn purpose(purpose: Purpose) -> String {
    match purpose {
        Purpose::Attack => "for the attack".into(),
        Purpose::Defence => "for the defence".into(),
        Purpose::Casting(magic) => format!("for {magic}"),
        Purpose::Resisting => "to resist the spell".into(),
        Purpose::Rule(rule) => {
            // These are rolled by whom they would harm.
            let against = rule.special().poisons.is_some() || rule.special().evades.is_some();
            format!("{} {rule}", if against { "against" } else { "for" })
        }
    }
}

/// What a roll came to.
fn came_to(purpose: Purpose, made: bool) -> &'static str {
    match (purpose, made) {
        (Purpose::Resisting, true) => "The spell was resisted.",
        (Purpose::Resisting, false) => "The spell was not resisted.",
        (Purpose::Rule(rule), true) if rule.special().evades.is_some() => "The attack went on.",
        (Purpose::Rule(rule), true) if rule.special().poisons.is_some() => "It did no harm.",
        (Purpose::Rule(rule), false) if rule.special().poisons.is_some() => "It was deadly.",
        (_, true) => "It succeeded.",
        (_, false) => "It failed.",
    }
}

fn dice(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        // What is fought is told with its result.
        Event::DiceRolled { purpose: Purpose::Attack | Purpose::Defence, .. } => return None,
        Event::DiceRolled { seat, purpose: what, dice, .. } => {
            let (name, faces) = (name(view, *seat), faces(dice));
            format!("{name} rolled {faces} {}.", purpose(*what))
        }
        Event::Rerolled { seat, of, face, dice } => {
            let of = if of == seat { "a".into() } else { whose(view, *of) };
            format!("{} had {of} {face} rolled again: {}.", name(view, *seat), faces(dice))
        }
        Event::Rolled { purpose: what, mods, total, needed, made, .. } => {
            let why = reasons(mods);
            format!("That makes {total}{why}; {needed} was needed. {}", came_to(*what, *made))
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

fn side(view: &View, seat: Seat, value: &str, tally: &Tally) -> String {
    let blow = if tally.blow { ", a killing blow" } else { "" };
    format!(
        "{} scored {}: {value} {} and dice {}{}{blow}",
        unit_at(view, seat, tally.unit, tally.space),
        tally.score,
        tally.printed,
        faces(&tally.dice),
        reasons(&tally.mods)
    )
}

fn combat(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::Attacked { seat, unit, from, to, shot } => {
            let verb = if *shot { "shot at" } else { "attacked" };
            format!("{} {verb} {to}.", unit_at(view, *seat, *unit, *from))
        }
        Event::CalledOff { to, .. } => {
            let spared = card_at(view, *to);
            format!("The attack was called off; {spared} cannot be chosen again this turn.")
        }
        Event::Trapped { from, to } => {
            format!("The card on {to} was a trap for the card on {from}.")
        }
        Event::Fought { attack, defence, verdict } => {
            let result = match verdict {
                Verdict::AttackerWon => "The attacker won.",
                Verdict::DefenderWon => "The defender won.",
                Verdict::Tie => "Nobody won.",
                Verdict::BothFell => "Both fell.",
            };
            // Only the active player attacks (FC-7.1), and what he attacks is the enemy's.
            let me = view.open.active;
            let attack = side(view, me, "attack", attack);
            let defence = side(view, other(me), "defence", defence);
            format!("{attack}; {defence}. {result}")
        }
        // Its move is told.
        Event::FollowedUp { .. } => return None,
        _ => return None,
    })
}

fn magic(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::CastingBegan { seat, magic, from, at } => {
            let on = |at: Space| format!(" on {}", own_card_at(view, *seat, at));
            let at = at.map_or(String::new(), on);
            format!("{} tried to cast {magic}{at}.", card_at(view, *from))
        }
        Event::TookEffect { magic, .. } => format!("{magic} took effect."),
        Event::SpellsReady { seat } => {
            format!("all {} spells are available again.", whose(view, *seat))
        }
        Event::Attached { seat, card, space } => {
            let own = view.open.own(*seat, *space).is_some();
            let bearer = if own { own_card_at(view, *seat, *space) } else { card_at(view, *space) };
            format!("{} attached {card} to {bearer}.", name(view, *seat))
        }
        _ => return None,
    })
}

/// How a game was decided.
pub fn how(how: How) -> String {
    let said = match how {
        How::Breakthrough => "by holding a space of the enemy's back row",
        How::Annihilation => "because the enemy has no army left",
        How::Conceded => "because the other side gave up",
        How::NoProgress => return format!("after {IDLE_LIMIT} turns without progress"),
        How::TurnLimit => return format!("after {} turns each", TURN_LIMIT / 2),
        How::NobodyLeft => "because nobody has a card left",
        How::Match => "by the games of the match",
    };
    said.into()
}

fn end(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::GameWon { seat, how: by, .. } => {
            format!("{} won this game {}.", name(view, *seat), how(*by))
        }
        Event::GameDrawn { how: by } => format!("The game is drawn {}.", how(*by)),
        Event::NamedFirst { by, seat } => {
            format!("{} said who starts: {}.", name(view, *by), object(view, *seat))
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
        Event::FactionPicked { .. }
        | Event::Revealed { .. }
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

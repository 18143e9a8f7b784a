//! What a choice would do, in a sentence.

use super::factions;
use super::words::{capital, card_at, count, list};
use ::fantasy_clash::fight::Bout;
use ::fantasy_clash::odds::{self, CastingOdds, Odds};
use ::fantasy_clash::table::{Phase, Trophy};
use ::fantasy_clash::{Choice, Preset, Space, Step, View, other};
use kernel::Seat;

pub fn choice(view: &View, seat: Seat, choice: Choice) -> String {
    factions::choice(view, choice)
        .or_else(|| deployment(choice))
        .or_else(|| phase(view, seat, choice))
        .or_else(|| between(view, choice))
        .unwrap_or_else(|| format!("{}.", capital(&choice.to_string())))
}

fn deployment(choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Place(unit, at) => {
            let u = unit.unit();
            format!(
                "Put {unit} on {at}: attack {}, defence {}, size {}, range {}, magic {}.",
                u.attack, u.defence, u.size, u.range, u.magic
            )
        }
        Choice::Swap(a, b) => format!("Change what lies on {a} and {b}."),
        Choice::Lift(at) => format!("Take the card on {at} back."),
        Choice::Arrange(preset) => format!("Lay out {}, to be changed.", army(preset)),
        Choice::Deploy(preset) => format!("Deploy {}, and be ready.", army(preset)),
        Choice::Commit => "Be ready; your army stays as it lies.".into(),
        Choice::TakeBack => "Open your deployment again.".into(),
        _ => return None,
    })
}

fn army(preset: Preset) -> &'static str {
    match preset {
        Preset::Balanced => "a balanced army: sturdy cards in front, shooters and helpers behind",
        Preset::Wall => "a wall: the best defence in front, the best attack behind it",
        Preset::Flank => "a flanking army: the best attack on the outer columns, helpers behind",
        Preset::HiddenHero => "an army whose hero hides in the front row",
    }
}

fn phase(view: &View, seat: Seat, choice: Choice) -> Option<String> {
    let o = &view.open;
    let card = |at: Space| card_at(view, at);
    Some(match choice {
        Choice::Reveal(at) => format!("Reveal {}.", card(at)),
        Choice::Use(rule, at) => format!("{}: {}", capital(&card(at)), rule.special().text),
        Choice::Point(rule, from, to) => {
            format!("Use {rule} of {} on {}.", card(from), card(to))
        }
        Choice::Move(from, to) => {
            format!("Move {} to {to}{}.", card(from), contact(view, from, to))
        }
        Choice::Tunnel(from) => {
            let end = o.on(from).and_then(|id| o.tunnel_end(id));
            let end = end.map_or(String::new(), |end| format!(" to {end}"));
            format!("Tunnel with {} straight forward{end}.", card(from))
        }
        Choice::Attack(from, to) => fight(view, from, to, false),
        Choice::Shoot(from, to) => fight(view, from, to, true),
        Choice::Cast(magic, from, at) => {
            let at = at.map_or(String::new(), |at| format!(" on {}", card(at)));
            let needs = o.on(from).map(|caster| casting(&odds::of_casting(view, caster, magic)));
            let needs = needs.unwrap_or_default();
            format!("Cast {magic} with {}{at}.{needs} {}", card(from), magic.magic().text)
        }
        Choice::Attach(magic, at) => {
            format!("Attach {magic} to {}: {}", card(at), magic.magic().text)
        }
        Choice::Check(by, at) => {
            format!("Check {} for the poison of {}.", card(at), card(by))
        }
        Choice::Reinforce => {
            format!("Spend {} conquered cards and draw a card.", count(o.field().price(seat)))
        }
        Choice::Spend(Trophy::Unit(unit)) => format!("Spend the conquered {unit}."),
        Choice::Spend(Trophy::Magic(magic)) => format!("Spend the conquered {magic}."),
        Choice::Put(at) => format!("Put the card face down on {at}."),
        Choice::EndPhase => end_phase(o.phase).into(),
        _ => return None,
    })
}

fn end_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Movement => "End the movement phase and go on to combat.",
        Phase::Combat => "End the combat phase and go on to magic.",
        Phase::Magic => "End the magic phase and go on to reinforcement.",
        Phase::Reinforcement => "End your turn.",
    }
}

/// A face-down card that comes into contact is revealed (FC-6.9).
fn contact(view: &View, from: Space, to: Space) -> &'static str {
    let o = &view.open;
    let Some(id) = o.on(from).filter(|id| o.cards[*id].is_hidden()) else { return "" };
    let enemy = other(o.cards[id].controller);
    let touches = o.sides[enemy].into_iter().any(|at| at.touches(to));
    if touches { "; it touches an enemy and is revealed" } else { "" }
}

/// An attack with what is known of its odds.
fn fight(view: &View, from: Space, to: Space, shot: bool) -> String {
    let o = &view.open;
    let verb = if shot { "Shoot at" } else { "Attack" };
    let said = format!("{verb} {} with {}", card_at(view, to), card_at(view, from));
    let (Some(a), Some(d)) = (o.on(from), o.on(to)) else { return format!("{said}.") };
    let range = odds::of(view, &Bout { from: a, to: d, shot });
    let (worst, best) = (range.worst.odds, range.best.odds);
    if range.cards == 1 {
        return format!("{said}: {}.", chances(&best));
    }
    let wins = [worst, best].map(|odds| odds.in_percent().attacker_wins);
    let trap = if range.trap { ", also a trap" } else { "" };
    let [worst, best] = wins;
    let n = range.cards;
    format!("{said}: wins {worst} to {best} times out of 100; it may be {n} different cards{trap}.")
}

/// How often the attack ends how, against a card that is known.
fn chances(odds: &Odds) -> String {
    let odds = odds.in_percent();
    let wins = format!("wins {} times out of 100", odds.attacker_wins);
    let rest = [(odds.called_off, "is called off"), (odds.both, "costs both cards")];
    let rest = rest.into_iter().filter(|(times, _)| *times > 0);
    let rest = rest.map(|(times, words)| format!("{words} {times} times"));
    list(&std::iter::once(wins).chain(rest).collect::<Vec<_>>())
}

/// What two dice must show, and how often they do.
fn casting(odds: &CastingOdds) -> String {
    let CastingOdds { needed, plus, succeeds, of, .. } = odds;
    match (succeeds, of) {
        (0, _) => " It cannot succeed now.".into(),
        (n, of) if n == of => " It succeeds with every roll.".into(),
        (n, of) => {
            format!(" It needs {} with two dice: {n} of {of} rolls succeed.", needed - plus)
        }
    }
}

fn between(view: &View, choice: Choice) -> Option<String> {
    let card = |at: Space| card_at(view, at);
    Some(match choice {
        Choice::Reroll(face) => format!("Roll a die that shows {face} again."),
        Choice::RerollDefence(face) => {
            format!("Have a die of the defender that shows {face} rolled again.")
        }
        Choice::Keep => "Leave the dice as they lie.".into(),
        Choice::Replace(at) => {
            format!("It was {} all along: conquer that card and stand in its place.", card(at))
        }
        Choice::Block(at) => format!("Block the tunnel with {}.", card(at)),
        Choice::Save(at) => format!("Try to save it with {}.", card(at)),
        Choice::FollowUp => "Move into the space of the beaten card.".into(),
        Choice::Stay => "Stay where it is.".into(),
        Choice::At(at) => format!("Choose {}.", card(at)),
        Choice::Pass => pass(view).into(),
        Choice::GoFirst => "You start the next game.".into(),
        Choice::GoSecond => "Your opponent starts the next game.".into(),
        Choice::Concede => "Give up.".into(),
        _ => return None,
    })
}

fn pass(view: &View) -> &'static str {
    match view.open.agenda.top() {
        Some(Step::ReplaceWindow(_)) => "Let it stand.",
        Some(Step::OnReveal(_)) => "Do not use the rule now.",
        Some(Step::TunnelWindow(_)) => "Let it tunnel.",
        Some(Step::HiddenSave(_)) => "Do not reveal it.",
        Some(Step::SaveWindow(_)) => "Let it go.",
        _ => "Do without.",
    }
}

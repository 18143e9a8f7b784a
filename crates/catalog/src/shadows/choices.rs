//! What a choice would do, in a sentence.

use super::picture::{aim, first_damage, otherwise};
use super::words::{self, capital, initiative, needs_words, object, source, target, title, token};
use super::words::{text, tokens, whose};
use ::shadows::card::CardId;
use ::shadows::hero::MissionId;
use ::shadows::op::{Op, Token, Win};
use ::shadows::step::{Against, LESSON};
use ::shadows::table::Guard;
use ::shadows::{ActionId, Aimed, Choice, HeroId, Open, Step, View};
use kernel::Seat;

pub fn choice(view: &View, seat: Seat, choice: Choice) -> String {
    opening(view, choice)
        .or_else(|| combat(view, seat, choice))
        .or_else(|| effect(view, choice))
        .or_else(|| answer(view, choice))
        .or_else(|| building(view, seat, choice))
        .unwrap_or_else(|| format!("{}.", capital(&choice.to_string())))
}

fn opening(view: &View, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Hero(hero) => hero_words(hero),
        Choice::Mission(mission) => mission_words(&view.open, mission),
        Choice::Keep => "Keep these cards as your Library.".into(),
        Choice::Mulligan => "Put them all back and draw one card fewer.".into(),
        Choice::Equip(item) => format!("Take {}: {}", title(item), item.card().text),
        Choice::Everyone(kind) => format!("Everyone gains {}.", tokens(1, kind)),
        Choice::Deal(action, to) => deal(view, action, to),
        Choice::Take(card) => format!("Take {} into your Hand. {}", title(card), card_words(card)),
        Choice::TakeBack => match view.open.agenda.top() {
            Some(Step::Study(_)) => "Take back what you chose to study.".into(),
            _ => "Put your Hand back and choose again.".into(),
        },
        _ => return None,
    })
}

fn hero_words(id: HeroId) -> String {
    let (hero, s) = (id.hero(), id.hero().stats);
    format!(
        "Play {id}, {}: STR {}, TECH {}, MAG {}, HP {}. {}",
        hero.epithet, s.str, s.tech, s.mag, s.hp, hero.text
    )
}

fn mission_words(o: &Open, id: MissionId) -> String {
    let worth = tokens(o.pays(id), Token::Ss);
    format!("Keep {id}: {} Worth {worth} at the end.", id.mission().text)
}

fn deal(view: &View, action: ActionId, to: Seat) -> String {
    let before = if view.viewer.is(to) { "yourself".into() } else { object(view, to) };
    let rows = view.open.monster.map_or(String::new(), |monster| {
        let rows = action.action().icons.iter().map(|icon| monster.row(*icon).text);
        rows.collect::<Vec<_>>().join(" ")
    });
    let card = words::action(action);
    format!("Put {card} facedown before {before}. {rows}").trim_end().into()
}

/// The numbers and the text of a card.
pub fn card_words(card: CardId) -> String {
    let needs = needs_words(card);
    let needs = if needs.is_empty() { String::new() } else { format!(", needs {needs}") };
    match card.is_item() {
        true => text(card),
        false => format!("Initiative {}{needs}. {}", initiative(card), text(card)),
    }
}

/// The damage with which a card would attack, where everybody can tell.
fn damage(o: &Open, seat: Seat, card: CardId) -> String {
    match first_damage(o, seat, card) {
        Some(n) if n > 0 => format!(" Attacks for {n} now."),
        _ => String::new(),
    }
}

fn combat(view: &View, seat: Seat, choice: Choice) -> Option<String> {
    let o = &view.open;
    Some(match choice {
        Choice::Play(card) => {
            let paid = match card.card().gold {
                0 => String::new(),
                n => format!(" It costs {n} Gold."),
            };
            let told = damage(o, seat, card);
            format!("Use {}: {}{paid}{told}", title(card), text(card))
        }
        Choice::Queue(card) => format!("Lay {} facedown as the next of your queue.", title(card)),
        Choice::Ready => {
            "Queue nothing more behind it: the first card of the queue takes effect now.".into()
        }
        Choice::Flip => match queued(view) {
            Some(card) => {
                let told = damage(o, seat, card);
                format!("Turn {} up and use it: {}{told}", title(card), text(card))
            }
            None => "Turn the next card of the queue up and use it.".into(),
        },
        Choice::Skip => "Skip the next card of your queue; it goes back to your Hand.".into(),
        Choice::Use(card) => {
            let told = damage(o, seat, card);
            format!("Use {}: {}{told}", words::as_it_lies(card, lies(o, seat, card)), text(card))
        }
        Choice::EndTurn => format!("End your turn in Step {}.", o.step),
        _ => return None,
    })
}

/// Whether the back of this card of the player lies up.
fn lies(o: &Open, seat: Seat, card: CardId) -> bool {
    let player = &o.players[seat];
    player.slot_of(card).is_some_and(|slot| player.cards[slot].flipped)
}

fn queued(view: &View) -> Option<CardId> {
    let own = view.own.as_ref()?;
    let (card, _) = own.cards[usize::from(own.queue[0])];
    (!card.is_none()).then_some(card)
}

fn effect(view: &View, choice: Choice) -> Option<String> {
    let o = &view.open;
    Some(match choice {
        Choice::At(at) => aimed(view, at),
        Choice::Against(seat) => format!("Choose {}.", object(view, seat)),
        Choice::Predict(n, seat) => {
            format!(
                "Predict that {} has a card with Initiative {n} in Hand.{}",
                object(view, seat),
                if_right(o)
            )
        }
        Choice::Option(n) => option(o, n),
        Choice::Stun(seat, card) => {
            format!("Put a Stun token on {} {}.", whose(view, seat), title(card))
        }
        Choice::Destroy(seat, card) => {
            format!("Destroy {} {}: it leaves the game.", whose(view, seat), title(card))
        }
        Choice::Replace(item) => format!("Discard {} from the Market for another.", title(item)),
        Choice::Swap => "Discard your facedown Monster-Action card for the next, unseen.".into(),
        Choice::Fetch(card) => {
            format!("Take {} into your Hand. {}", title(card), card_words(card))
        }
        Choice::Release(card) => format!("Return {} to your Current Deck.", title(card)),
        Choice::Unstun(card) => format!("Take a Stun token off {}.", title(card)),
        Choice::Again => "Do it again, with the same target.".into(),
        Choice::Done if matches!(o.agenda.top(), Some(Step::Name(_))) => {
            "No further target.".into()
        }
        _ => return None,
    })
}

/// What a prediction that is right brings, as the card says it.
fn if_right(o: &Open) -> String {
    let card = o.runs().next().map(|run| run.shown(o)).filter(|card| !card.is_none());
    let printed = card.and_then(|card| card.card().text.split_once("Success: "));
    printed.map_or_else(String::new, |(_, won)| format!(" If that is right: {won}"))
}

/// A target, and what the Attack would do to it where that can be told.
fn aimed(view: &View, at: Aimed) -> String {
    let o = &view.open;
    let whom = target(view, at);
    let Some(told) = aim(o, at.entity(o)) else { return format!("Choose {whom}.") };
    let die = if told.die { " and a die" } else { "" };
    let fate = match told.fells() {
        true => "enough if nothing is done against it".into(),
        false => format!("{} left before it", told.health),
    };
    let shields = match told.shields {
        0 => String::new(),
        1 => "; 1 Shield Point there".into(),
        n => format!("; {n} Shield Points there"),
    };
    format!("Attack {whom} for {}{die}: {fate}{shields}.", told.damage)
}

/// One of the options that a card prints behind `Choose One:`.
fn option(o: &Open, n: u8) -> String {
    let card = o.runs().next().map(|run| run.shown(o)).filter(|card| !card.is_none());
    let printed = card.and_then(|card| card.card().text.split_once("Choose One: "));
    let one = printed.and_then(|(_, options)| {
        let options = options.split_once('.').map_or(options, |(first, _)| first);
        options.split(" OR ").nth(usize::from(n) - 1)
    });
    one.map_or_else(|| format!("The option with number {n}."), |one| format!("{}.", capital(one)))
}

fn answer(view: &View, choice: Choice) -> Option<String> {
    let place = |guard: Guard| words::guard(guard);
    Some(match choice {
        Choice::Respond(card) => {
            let told = response(view, card).map_or_else(String::new, |said| format!(" {said}"));
            format!("Respond with {}:{told} {}", card.answering(), text(card))
        }
        Choice::NoResponse => {
            let then = otherwise(view).unwrap_or_default();
            format!("Do not respond. {then}").trim_end().into()
        }
        Choice::Shield(guard) => {
            format!("Break a Shield Point of {} to stop 1 damage.", place(guard))
        }
        Choice::Enough => {
            let then = otherwise(view).unwrap_or_default();
            format!("Use no further Shield Point. {then}").trim_end().into()
        }
        Choice::Break(guard) => format!("Break a Shield Point of {}.", place(guard)),
        Choice::Mend(guard) => format!("Recover a Shield Point of {}.", place(guard)),
        Choice::Lose(kind, false) => format!("Lose 1 {} from your Inventory.", token(kind)),
        Choice::Lose(kind, true) => format!("Lose 1 {} earned in this Combat.", token(kind)),
        Choice::Show(set) => {
            format!("Show the numbers {} of a card, and not the card.", words::numbers(set))
        }
        _ => return None,
    })
}

/// What a Response would do to what is being answered.
fn response(view: &View, card: CardId) -> Option<String> {
    let o = &view.open;
    let Some(Step::Answer(answer)) = o.agenda.top() else { return None };
    if answer.kind != Against::Attack {
        let win =
            if answer.kind == Against::Spell { Win::RespondSpell } else { Win::RespondPredict };
        let ability = card.card().abilities.iter().find(|ability| ability.win == win)?;
        return ability.does.contains(&Op::Cancel).then(|| "It would be cancelled.".into());
    }
    let damage = o.blows.at(answer.blow).damage;
    let (n, shields) = o.would_block(answer.seat, card, answer.blow)?;
    let left = match damage.saturating_sub(n) {
        0 => "nothing is left of it".into(),
        left => format!("{left} left"),
    };
    let none = if shields { "" } else { "; Shield Points may not be used then" };
    Some(format!("It blocks {} of {damage} damage, {left}{none}.", n.min(damage)))
}

fn building(view: &View, seat: Seat, choice: Choice) -> Option<String> {
    let o = &view.open;
    Some(match choice {
        Choice::Buy(item) => format!(
            "Buy {} for {} Gold and gain 1 Shadow Stone: {}",
            title(item),
            o.price(seat, item),
            text(item)
        ),
        Choice::Drop(item) => format!("Discard {}.", title(item)),
        Choice::Study(card) => format!(
            "Study {} for {LESSON} Experience and 1 Shadow Stone. {}",
            title(card),
            card_words(card)
        ),
        Choice::Done => "Study nothing more this round.".into(),
        Choice::Pass => pass(view),
        Choice::Concede => "Give up.".into(),
        _ => return None,
    })
}

fn pass(view: &View) -> String {
    let o = &view.open;
    match o.agenda.top() {
        Some(Step::Purchase(_)) => "Buy nothing more this round.".into(),
        Some(Step::KoWindow(_)) => "Use no card for it.".into(),
        Some(Step::Name(_)) => match o.runs().next() {
            Some(run) if matches!(run.next_op(o), Some(Op::Attack(_))) => {
                "Do not attack again.".into()
            }
            Some(run) => format!("Leave that part of {} out.", source(o, run)),
            None => "Do without.".into(),
        },
        _ => "Do not use it now.".into(),
    }
}

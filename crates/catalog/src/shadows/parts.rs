//! What a choice is made of, for whoever builds it by clicking.

use super::picture::{aim, first_damage};
use super::words::{self, token_key};
use ::shadows::card::numbers_of;
use ::shadows::step::Against;
use ::shadows::{Aimed, Choice, Step, View};
use kernel::Seat;
use wire::Parts;

pub fn parts(view: &View, seat: Seat, choice: Choice) -> Parts {
    let o = &view.open;
    let mut parts = Parts { kind: kind(choice).into(), ..Parts::default() };
    parts.card = choice.card().map(|card| words::title(card).into());
    match choice {
        Choice::Hero(hero) => parts.who = Some(hero.to_string()),
        Choice::Mission(mission) => parts.card = Some(mission.to_string()),
        Choice::Everyone(token) | Choice::Lose(token, false) => {
            parts.token = Some(token_key(token).into());
        }
        Choice::Lose(token, true) => {
            parts.token = Some(token_key(token).into());
            parts.zone = Some("cards".into());
        }
        Choice::Deal(action, to) => {
            parts.card = Some(action.to_string());
            parts.seat = Some(to.to_string());
        }
        Choice::Play(card) | Choice::Use(card) => parts.damage = first_damage(o, seat, card),
        Choice::At(aimed) => {
            parts.target = Some(aimed.to_string());
            let told = aim(o, aimed.entity(o)).filter(|aim| !aim.die);
            parts.damage = told.map(|aim| aim.damage);
            if let Aimed::Hero(at) | Aimed::Unit(at, _) = aimed {
                parts.seat = Some(at.to_string());
            }
        }
        Choice::Respond(card) => {
            if let Some(Step::Answer(answer)) = o.agenda.top()
                && answer.kind == Against::Attack
            {
                let blocks = o.would_block(seat, card, answer.blow).map(|(n, _)| n);
                parts.number = blocks.map(|n| n.min(o.blows.at(answer.blow).damage));
            }
        }
        Choice::Against(at) => parts.seat = Some(at.to_string()),
        Choice::Predict(n, at) => {
            (parts.number, parts.seat) = (Some(n), Some(at.to_string()));
        }
        Choice::Option(n) => parts.number = Some(n),
        Choice::Stun(at, card) | Choice::Destroy(at, card) => {
            parts.card = Some(words::title(card).into());
            parts.seat = Some(at.to_string());
        }
        Choice::Replace(card) => parts.card = Some(words::title(card).into()),
        Choice::Shield(guard) | Choice::Break(guard) | Choice::Mend(guard) => {
            parts.card = Some(words::guard(guard).into());
        }
        Choice::Show(set) => {
            parts.numbers = Some(numbers_of(set).collect());
        }
        Choice::Buy(item) => {
            parts.card = Some(words::title(item).into());
            parts.price = Some(o.price(seat, item));
        }
        _ => (),
    }
    parts
}

fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Hero(_) => "hero",
        Choice::Mission(_) => "mission",
        Choice::Keep => "keep",
        Choice::Mulligan => "mulligan",
        Choice::Equip(_) => "equip",
        Choice::Everyone(_) => "everyone",
        Choice::Deal(..) => "deal",
        Choice::Take(_) => "take",
        Choice::TakeBack => "take back",
        Choice::Play(_) => "play",
        Choice::Queue(_) => "queue",
        Choice::Ready => "ready",
        Choice::Flip => "flip",
        Choice::Skip => "skip",
        Choice::Use(_) => "use",
        Choice::EndTurn => "end turn",
        Choice::At(_) => "at",
        Choice::Against(_) => "against",
        Choice::Predict(..) => "predict",
        Choice::Option(_) => "choose",
        Choice::Stun(..) => "stun",
        Choice::Destroy(..) => "destroy",
        Choice::Replace(_) => "replace",
        Choice::Swap => "swap",
        Choice::Fetch(_) => "fetch",
        Choice::Release(_) => "release",
        Choice::Unstun(_) => "unstun",
        Choice::Again => "again",
        Choice::Pass => "pass",
        Choice::Respond(_) => "respond",
        Choice::NoResponse => "no response",
        Choice::Shield(_) => "shield",
        Choice::Break(_) => "break",
        Choice::Mend(_) => "mend",
        Choice::Enough => "enough",
        Choice::Lose(..) => "lose",
        Choice::Show(_) => "show",
        Choice::Buy(_) => "buy",
        Choice::Drop(_) => "drop",
        Choice::Study(_) => "study",
        Choice::Done => "done",
        Choice::Concede => "concede",
    }
}

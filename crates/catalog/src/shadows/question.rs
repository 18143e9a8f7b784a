//! What a player is asked, in a sentence.

use super::picture::otherwise;
use super::words::{self, capital, count, entity, monster, object, source};
use ::shadows::op::{Market, Op};
use ::shadows::step::{Against, Answer, LAST_DRAW, LESSON};
use ::shadows::table::Place;
use ::shadows::{Choice, Entity, Open, Step, View};
use kernel::Seat;

pub fn question(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let o = &view.open;
    let Some(step) = o.agenda.top() else { return "The game is over.".into() };
    let said = opening(view, seat, step)
        .or_else(|| combat(view, seat, step, offered))
        .or_else(|| aftermath(view, seat, step, offered));
    said.map_or("What will you do?".into(), |said| words::capital(&said))
}

fn opening(view: &View, seat: Seat, step: &Step) -> Option<String> {
    let o = &view.open;
    Some(match step {
        Step::ChooseHero(_) => "Which Hero will you play?".into(),
        Step::ChooseMission(_) => "Which of your two Missions will you keep?".into(),
        Step::ChooseBasic(_) => "Which Basic Item will you take?".into(),
        Step::DrawLibrary(_) => match o.players[seat].library {
            LAST_DRAW => {
                format!("These {LAST_DRAW} cards are your Library; the third draw must be kept.")
            }
            n => format!(
                "These {n} cards would be your Library. Keep them, or draw {} others?",
                n.saturating_sub(1)
            ),
        },
        Step::TokenChoice(_) => "You lead: what does everyone gain?".into(),
        Step::DealActions(deal) => {
            let to = match view.viewer.is(deal.next) {
                true => "yourself".into(),
                false => object(view, deal.next),
            };
            let rest = match view.open.next(view.open.next(deal.next)) == view.open.leader {
                true => {
                    format!(" The other goes before {}.", object(view, view.open.next(deal.next)))
                }
                false => String::new(),
            };
            format!("You lead: which Monster-Action card goes facedown before {to}?{rest}")
        }
        Step::Plan(_) => plan(view),
        _ => return None,
    })
}

fn plan(view: &View) -> String {
    let size = view.open.hand_size();
    let taken = view
        .own
        .as_ref()
        .map_or(0, |own| own.cards.iter().filter(|(_, place)| *place == Place::Hand).count() as u8);
    match taken {
        0 => format!("Choose {} cards for your Hand, in secret.", count(size)),
        n => format!("Choose {} more for your Hand.", count(size.saturating_sub(n))),
    }
}

fn combat(view: &View, seat: Seat, step: &Step, offered: &[Choice]) -> Option<String> {
    let o = &view.open;
    Some(match step {
        Step::InTurn(turn) => turn_words(view, seat, turn.queued, offered),
        Step::Queueing(_) => {
            let able = offered.iter().any(|choice| matches!(choice, Choice::Queue(_)));
            match able {
                true => "Lay further cards of this Step facedown behind it, in the order of use, \
                         or none?"
                    .into(),
                false => "You have no further card for this Step.".into(),
            }
        }
        Step::Name(_) => naming(view)?,
        Step::Answer(answer) => answering(view, answer, offered),
        Step::Shielding(step) => {
            let blow = o.blows.at(step.blow);
            let target = entity(view, blow.target, Default::default());
            format!(
                "{} damage is on its way to {target}. Use a Shield Point? If not: {}",
                blow.damage,
                otherwise(view).unwrap_or_default()
            )
        }
        Step::Breaking(step) => format!("Break {} of your Shield Points. Which?", count(step.n)),
        Step::Mending(step) => format!("Recover {} of your Shield Points. Which?", count(step.n)),
        _ => return None,
    })
}

fn turn_words(view: &View, seat: Seat, queued: bool, offered: &[Choice]) -> String {
    let o = &view.open;
    let step = o.step;
    let queue = o.players[seat].queue;
    match (queued, queue) {
        (_, 1..) => {
            let next = next_queued(view).map_or(String::new(), |card| format!(" is {card}"));
            let fit = offered.contains(&Choice::Flip);
            let may = if fit { "Use it, skip it" } else { "It cannot be used: skip it" };
            format!("Step {step}: the next card of your queue{next}. {may}, or end your turn?")
        }
        _ if offered.len() == 1 => format!("Step {step}: you have nothing to use now."),
        (true, _) => {
            format!("Step {step}: your queue is used up. Use an ability, or end your turn.")
        }
        (false, _) => format!("Step {step}: use a card or an ability, or end your turn."),
    }
}

fn next_queued(view: &View) -> Option<&'static str> {
    let own = view.own.as_ref()?;
    let (card, _) = own.cards[usize::from(own.queue[0])];
    Some(words::title(card))
}

fn naming(view: &View) -> Option<String> {
    let o = &view.open;
    let run = o.runs().next()?;
    let card = source(o, run);
    Some(match run.next_op(o)? {
        Op::Attack(_) if run.n > 0 => format!("{card}: at whom as well?"),
        Op::Attack(_) => format!("{card}: whom do you attack?"),
        Op::Predict(numbers, _) => {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            format!("{card} predicts {}: which of them, and on whom?", numbers.join(" or "))
        }
        Op::Choose(_) => format!("{card}: choose one."),
        Op::Drain(..) => format!("{card}: from whom?"),
        Op::Break(..) => format!("{card}: whose Shield Points are broken?"),
        Op::Peek(..) => format!("{card}: whose cards do you look at?"),
        Op::DestroyItem(_) => format!("{card}: which Item is destroyed?"),
        Op::Market(Market::Replace) => format!("{card}: which Item of the Market is replaced?"),
        Op::Stun(_) => format!("{card}: which Skill is stunned?"),
        Op::Unstun => format!("{card}: off which card does a Stun token go?"),
        Op::Release => format!("{card}: which stunned card goes back to your Current Deck?"),
        Op::Fetch => format!("{card}: which card do you take from your Current Deck?"),
        Op::Repeat(_) => format!("{card}: attack {} again?", entity(view, run.struck, run.card)),
        Op::SwapAction => format!("{card}: replace your facedown Monster-Action card unseen?"),
        Op::Recover(..) => format!("{card}: who recovers?"),
        Op::Attach(_) => format!("{card}: to what is it attached?"),
        Op::Mark(..) => format!("{card}: against whom does it count?"),
        Op::Lose(..) => format!("{card}: who loses health?"),
        Op::DiscardWeak(_) | Op::DestroyUnit => format!("{card}: which Unit?"),
        _ => format!("{card}: what do you name?"),
    })
}

/// Who attacks, in a sentence.
fn attacker(view: &View) -> String {
    let from = view.open.strike().map_or(Entity::MONSTER, |strike| strike.from);
    entity(view, from, Default::default())
}

fn answering(view: &View, answer: &Answer, offered: &[Choice]) -> String {
    let o = &view.open;
    let what = match answer.kind {
        Against::Attack => {
            let blow = o.blows.at(answer.blow);
            let target = entity(view, blow.target, Default::default());
            format!("{} attacks {target} for {} damage", capital(&attacker(view)), blow.damage)
        }
        Against::Spell => {
            let run = o.runs().next();
            let card = run.map_or_else(|| monster(o), |run| source(o, run));
            format!("{} is used against you", capital(&card))
        }
        Against::Predict => {
            let run = o.runs().next();
            let by = run.map_or_else(String::new, |run| capital(&object(view, run.by)));
            format!("{by} predicts {} on you", run.map_or(0, |run| run.n))
        }
    };
    let able = offered.iter().any(|choice| matches!(choice, Choice::Respond(_)));
    let ask = if able { "Will you respond? If not:" } else { "You have no Response to it." };
    format!("{what}. {ask} {}", otherwise(view).unwrap_or_default())
}

fn aftermath(view: &View, seat: Seat, step: &Step, offered: &[Choice]) -> Option<String> {
    let o = &view.open;
    Some(match step {
        Step::Triggers(_) if offered.contains(&Choice::Pass) => match offered {
            [Choice::Use(card), Choice::Pass] | [Choice::Pass, Choice::Use(card)] => {
                let back = o.players[seat].slot_of(*card);
                let back = back.is_some_and(|slot| o.players[seat].cards[slot].flipped);
                format!("You may use {} now, or pass.", words::as_it_lies(*card, back))
            }
            _ => "You may use an ability now, or pass.".into(),
        },
        Step::Triggers(_) => "Several things happen by themselves. Which comes first?".into(),
        Step::Fall(_) => "You would be KnockedDown. What saves you?".into(),
        Step::KoWindow(_) => {
            let able = offered.iter().any(|choice| matches!(choice, Choice::Use(_)));
            let ask = if able { "Use a card for it?" } else { "You have no card for it." };
            format!("You are KnockedDown. {ask}")
        }
        Step::Forfeit(step) if step.drained => "You lose a token. Which?".into(),
        Step::Forfeit(_) => "KnockedDown, you lose a token. Which?".into(),
        Step::ChooseReward(_) => "Two Items lie before you. Which one do you take?".into(),
        Step::ShowNumbers(_) => {
            let n = o.owed().map_or(0, |(_, n)| n);
            format!("Your Hand was predicted to have a {n}. The numbers of which card do you show?")
        }
        Step::Purchase(_) => {
            let gold = o.players[seat].gold;
            format!("You have {gold} Gold. Buy an Item for a Shadow Stone, or pass?")
        }
        Step::TooMany(_) => "You may keep one Restricted Item. Which one goes?".into(),
        Step::Study(_) => study(view, seat, o),
        _ => return None,
    })
}

fn study(view: &View, seat: Seat, o: &Open) -> String {
    let chosen = view.own.as_ref().map_or(0, |own| own.studies);
    let left = o.players[seat].xp.saturating_sub(LESSON * chosen.count_ones() as u8);
    match (chosen, o.lessons_left(seat, chosen)) {
        (_, 0) => format!("You have {left} Experience left, not enough for another card."),
        (0, 1) => format!(
            "You have {left} Experience: study a card of your Library for {LESSON}, or nothing?"
        ),
        (0, _) => format!(
            "You have {left} Experience: study cards of your Library for {LESSON} each, or nothing?"
        ),
        _ => format!(
            "You have {left} Experience left: study another card for {LESSON}, or is that all?"
        ),
    }
}

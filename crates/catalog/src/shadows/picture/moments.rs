//! What is being decided and resolved.

use super::super::words::{self, aimed, entity, monster, object, whose};
use super::aims::health;
use ::shadows::op::{Market, Op};
use ::shadows::step::{Against, Answer, Run, Source};
use ::shadows::table::Place;
use ::shadows::{Entity, Is, Open, Step, View};
use kernel::{Seat, SeatSet, Viewer};
use wire::{BlowPicture, RunningPicture, ShadowsMomentPicture, StrikePicture};

/// Whom the step on top asks, which everybody can see.
pub fn asked(o: &Open) -> Option<SeatSet> {
    Some(match o.agenda.top()? {
        Step::ChooseMission(step) => step.waiting,
        Step::DrawLibrary(step) => step.waiting,
        Step::Plan(step) => step.waiting,
        Step::Study(step) => step.waiting,
        Step::TokenChoice(_) | Step::DealActions(_) => SeatSet::one(o.leader),
        Step::ChooseHero(step) => SeatSet::one(step.seat),
        Step::ChooseBasic(step) => SeatSet::one(step.seat),
        Step::InTurn(step) => SeatSet::one(step.seat),
        Step::Queueing(step) => SeatSet::one(step.seat),
        Step::Name(_) => SeatSet::one(o.runs().next()?.by),
        Step::Answer(step) => SeatSet::one(step.seat),
        Step::Shielding(step) => SeatSet::one(step.seat),
        Step::Breaking(step) => SeatSet::one(step.seat),
        Step::Mending(step) => SeatSet::one(step.seat),
        Step::Triggers(step) => SeatSet::one(step.seat),
        Step::Fall(step) => SeatSet::one(step.seat),
        Step::KoWindow(step) => SeatSet::one(step.seat),
        Step::Forfeit(step) => SeatSet::one(step.seat),
        Step::ChooseReward(step) => SeatSet::one(step.seat),
        Step::ShowNumbers(_) => SeatSet::one(o.owed()?.0),
        Step::Purchase(step) => SeatSet::one(step.seat),
        Step::TooMany(step) => SeatSet::one(step.seat),
        _ => return None,
    })
}

pub fn moment(view: &View) -> Option<ShadowsMomentPicture> {
    let o = &view.open;
    let step = o.agenda.top().filter(|_| asked(o).is_some())?;
    let mut moment = ShadowsMomentPicture {
        kind: kind(step)?.into(),
        otherwise: otherwise(view),
        ..ShadowsMomentPicture::default()
    };
    if let Some(run) = o.runs().next() {
        moment.card = Some(words::source(o, run));
        moment.from = aimed(o, run.used_by(o));
        moment.to = aimed(o, run.struck);
    }
    match step {
        Step::Name(_) => moment.names = o.runs().next().and_then(|run| names(run.next_op(o)?)),
        Step::Answer(answer) => {
            moment.against = Some(words::against(answer.kind).into());
            answered(o, answer, &mut moment);
        }
        Step::Shielding(shielding) => {
            let blow = o.blows.at(shielding.blow);
            moment.from = o.strike().and_then(|strike| aimed(o, strike.from));
            (moment.to, moment.n) = (aimed(o, blow.target), Some(blow.damage));
        }
        Step::Breaking(step) => moment.n = Some(step.n),
        Step::Mending(step) => moment.n = Some(step.n),
        Step::DealActions(step) => moment.deal_to = Some(step.next.to_string()),
        Step::Plan(_) => moment.left = left(view),
        Step::Study(_) => moment.left = lessons_left(view),
        Step::ShowNumbers(_) => moment.n = o.owed().map(|(_, n)| n),
        Step::Triggers(step) if !step.foe.is_none() => moment.from = aimed(o, step.foe),
        _ => (),
    }
    Some(moment)
}

fn answered(o: &Open, answer: &Answer, moment: &mut ShadowsMomentPicture) {
    match answer.kind {
        Against::Attack => {
            let blow = o.blows.at(answer.blow);
            moment.from = o.strike().and_then(|strike| aimed(o, strike.from));
            (moment.to, moment.n) = (aimed(o, blow.target), Some(blow.damage));
        }
        Against::Predict => moment.n = o.runs().next().map(|run| run.n),
        Against::Spell => (),
    }
}

/// How many cards the viewer has still to take into his Hand.
fn left(view: &View) -> Option<u8> {
    let own = view.own.as_ref()?;
    let taken = own.cards.iter().filter(|(_, place)| *place == Place::Hand).count() as u8;
    Some(view.open.hand_size().saturating_sub(taken))
}

/// How many more cards the viewer could study.
fn lessons_left(view: &View) -> Option<u8> {
    let Viewer::Seat(me) = view.viewer else { return None };
    Some(view.open.lessons_left(me, view.own.as_ref()?.studies))
}

fn kind(step: &Step) -> Option<&'static str> {
    Some(match step {
        Step::ChooseHero(_) => "hero",
        Step::ChooseMission(_) => "mission",
        Step::ChooseBasic(_) => "basic",
        Step::DrawLibrary(_) => "library",
        Step::TokenChoice(_) => "token",
        Step::DealActions(_) => "deal",
        Step::Plan(_) => "plan",
        Step::InTurn(_) => "turn",
        Step::Queueing(_) => "queue",
        Step::Name(_) => "name",
        Step::Answer(_) => "response",
        Step::Shielding(_) => "shield",
        Step::Breaking(_) => "break",
        Step::Mending(_) => "mend",
        Step::Triggers(_) => "trigger",
        Step::Fall(_) => "instead",
        Step::KoWindow(_) => "knockdown",
        Step::Forfeit(_) => "forfeit",
        Step::ChooseReward(_) => "reward",
        Step::ShowNumbers(_) => "show",
        Step::Purchase(_) => "purchase",
        Step::TooMany(_) => "too-many",
        Step::Study(_) => "study",
        _ => return None,
    })
}

/// What an operation asks to be named.
fn names(op: Op) -> Option<String> {
    let what = match op {
        Op::Predict(..) => "number",
        Op::Choose(_) => "option",
        Op::Drain(..) | Op::Break(..) | Op::Peek(..) => "player",
        Op::DestroyItem(_) | Op::Market(Market::Replace) => "item",
        Op::Stun(_) | Op::Unstun | Op::Release => "card",
        Op::Fetch => "deck",
        Op::Repeat(_) => "again",
        Op::SwapAction => "swap",
        _ => "target",
    };
    Some(what.into())
}

/// What happens if the one who is asked does nothing.
pub fn otherwise(view: &View) -> Option<String> {
    let o = &view.open;
    let said = match o.agenda.top()? {
        Step::Answer(answer) => unanswered(view, answer),
        Step::Shielding(step) => {
            let blow = o.blows.at(step.blow);
            lands(view, blow.target, blow.damage)
        }
        Step::Triggers(_) => "Nothing more comes of it.".into(),
        Step::KoWindow(step) => {
            let who = words::capital(&object(view, step.seat));
            let lose = if view.viewer.is(step.seat) { "lose" } else { "loses" };
            format!("{who} {lose} 1 Experience or 1 Gold, and all damage is removed.")
        }
        Step::InTurn(step) => {
            let whose = words::capital(&whose(view, step.seat));
            format!("{whose} turn in Step {} ends.", o.step)
        }
        Step::Queueing(_) => "Nothing more lies in the queue of this turn.".into(),
        Step::Purchase(_) => "No more Items are bought by this Hero this round.".into(),
        Step::Study(_) => "Nothing more is studied this round.".into(),
        _ => return None,
    };
    Some(said)
}

fn unanswered(view: &View, answer: &Answer) -> String {
    let o = &view.open;
    match answer.kind {
        Against::Attack => {
            let blow = o.blows.at(answer.blow);
            let points = o.shield_points(answer.seat);
            let shields = match points {
                _ if blow.no_shields => " Shield Points may not be used.".into(),
                0 => String::new(),
                n => format!(" Shield Points ({n}) may still be used."),
            };
            format!("{}{shields}", lands(view, blow.target, blow.damage))
        }
        Against::Spell => match o.runs().next() {
            Some(run) => format!("It takes effect: {}", text(o, run)),
            None => "It takes effect.".into(),
        },
        Against::Predict => {
            let n = o.runs().next().map_or(0, |run| run.n);
            let who = words::capital(&object(view, answer.seat));
            let says = if view.viewer.is(answer.seat) { "say" } else { "says" };
            format!("{who} {says} truly whether a card with Initiative {n} is in Hand.")
        }
    }
}

/// Damage that arrives.
fn lands(view: &View, target: Entity, damage: u8) -> String {
    let o = &view.open;
    let by = o.strike().map_or(Seat(0), |strike| strike.by);
    let left = health(o, target, by);
    let who = entity(view, target, Default::default());
    let takes = if target.owner().is_some_and(|s| view.viewer.is(s)) && target.is_hero() {
        "take"
    } else {
        "takes"
    };
    let fate = match (damage >= left, target.is()) {
        (false, _) => format!("; {} Health would be left", left - damage),
        (true, Is::Hero(_)) => " and would be KnockedDown".into(),
        (true, _) => " and would fall".into(),
    };
    format!("{} {takes} {damage} damage{fate}.", words::capital(&who))
}

/// The text of an ability that is being carried out.
pub fn text(o: &Open, run: &Run) -> String {
    match (run.src, o.monster) {
        (Source::Row(icon), Some(monster)) => monster.row(icon).text.into(),
        (Source::Row(_), None) => String::new(),
        (Source::Creature, _) => ::shadows::monster::creature().text.into(),
        _ => {
            let card = run.shown(o);
            if card.is_none() { String::new() } else { card.card().text.into() }
        }
    }
}

pub fn running(o: &Open, run: &Run) -> RunningPicture {
    let card = run.shown(o);
    RunningPicture {
        by: run.by.to_string(),
        card: (!card.is_none()).then(|| card.card().name.into()),
        icon: match run.src {
            Source::Row(icon) => Some(words::icon(icon).into()),
            Source::Creature => Some("creature".into()),
            _ => None,
        },
        text: text(o, run),
        user: aimed(o, run.used_by(o)).unwrap_or_else(|| monster(o)),
        target: aimed(o, run.struck),
    }
}

pub fn attack(o: &Open) -> Option<StrikePicture> {
    let strike = o.strike()?;
    let blows = o.blows.from(strike.first);
    let blow = |blow: &::shadows::table::Blow| {
        let left = health(o, blow.target, strike.by);
        BlowPicture {
            target: aimed(o, blow.target).unwrap_or_default(),
            damage: blow.damage,
            health: left,
            no_shields: blow.no_shields,
            shielded: blow.shielded,
            answered: blow.answered,
            fells: blow.damage > 0 && blow.damage >= left,
        }
    };
    Some(StrikePicture {
        by: strike.by.to_string(),
        from: aimed(o, strike.from).unwrap_or_default(),
        no_response: strike.no_response,
        blows: blows.iter().map(blow).collect(),
        at: strike.next.checked_sub(strike.first + 1),
        answered: strike.answered.iter().map(|seat| seat.to_string()).collect(),
    })
}

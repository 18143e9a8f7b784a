//! What the cards of a player promise: those of his Hand in this round, those in play, and the
//! best that he can plan in the rounds to come.

use super::print::{Met, Reader};
use kernel::Seat;
use shadows::card::{Card, Form};
use shadows::op::{Ability, Trait, Win};
use shadows::table::{At, Phase, Place, SLOTS};
use shadows::{CardId, Step, Table};

/// Which part of the round a player still has before him.
#[derive(Clone, Copy, Debug)]
struct Ahead {
    /// Steps in which he may still use a Skill of his Hand, and those of his queue, one bit each.
    hand: u8,
    queue: u8,
    /// The part of Combat that is still to come.
    left: f32,
}

const WHOLE: Ahead = Ahead { hand: 0b111_1110, queue: 0b111_1110, left: 1.0 };

fn ahead(t: &Table, seat: Seat) -> Ahead {
    let open = t.open();
    match open.phase {
        Phase::Combat => (),
        Phase::BuildUp | Phase::CleanUp | Phase::Refresh => {
            return Ahead { hand: 0, queue: 0, left: 0.0 };
        }
        _ => return WHOLE,
    }
    let later = WHOLE.hand & (0xfe << open.step);
    let turn = open.agenda.live().iter().find_map(|step| match step {
        Step::InTurn(turn) if turn.seat == seat => Some(turn),
        _ => None,
    });
    let now = 1 << open.step;
    let hand = if turn.is_some_and(|turn| !turn.queued) { later | now } else { later };
    let queue = if turn.is_some() { later | now } else { later };
    Ahead { hand, queue, left: f32::from(7 - open.step) / 6.0 }
}

/// What one Skill brings if it is used, and whether it is an Attack.
#[derive(Clone, Copy, Debug, Default)]
struct Promise {
    worth: f32,
    attack: bool,
    alone: bool,
}

fn ability(card: &Card, wins: impl Fn(Win) -> bool) -> Option<&'static Ability> {
    card.abilities.iter().find(|a| wins(a.win))
}

/// What a card in play does in each round.
fn each_round(reader: &Reader, card: &Card) -> f32 {
    let rounds = |win| {
        !matches!(
            win,
            Win::Play
                | Win::PlayIn(_)
                | Win::RespondAttack
                | Win::RespondSpell
                | Win::RespondPredict
                | Win::AfterKoMe
        )
    };
    let often = |win| match win {
        Win::AfterKoByMe | Win::AfterKill | Win::InsteadKo => reader.w.seldom,
        Win::AfterResponse | Win::AfterPredict | Win::AfterPredictOk => reader.w.sometimes,
        _ => reader.w.mostly,
    };
    let each = card.abilities.iter().filter(|a| rounds(a.win));
    each.map(|a| often(a.win) * reader.all(a.does)).sum()
}

/// What a card is worth that lies in play from now on.
fn stays(reader: &Reader, card: &Card) -> f32 {
    let w = reader.w;
    let health = if card.is_unit() { w.unit_health * f32::from(card.hp) } else { 0.0 };
    w.lives * each_round(reader, card) + w.shield * f32::from(card.shield) + health
}

fn promise(reader: &Reader, card: &Card, steps: u8, left: f32) -> Promise {
    if !card.req.is_met(reader.stats) || card.enters_at_once() {
        return Promise::default();
    }
    let player = &reader.open.players[reader.seat];
    let mut best = Promise::default();
    if card.numbers() & steps != 0 && player.gold + player.earned_gold >= card.gold {
        let played = ability(card, |win| matches!(win, Win::Play | Win::PlayIn(_)));
        let uses = played.map_or(Trait::Plain, |a| a.uses);
        let alone = uses == Trait::Standalone;
        let attack = alone || uses == Trait::Attack;
        let barred = attack && (player.noted.standalone || alone && player.noted.attacked);
        let lasts = if card.form == Form::Combat { 0.0 } else { stays(reader, card) };
        let worth = played.map_or(0.0, |a| reader.all(a.does)) + lasts;
        if !barred {
            let worth = worth - reader.w.delay * f32::from(card.delay);
            best = Promise { worth, attack, alone };
        }
    }
    let answers = [
        (Win::RespondAttack, reader.w.attacked),
        (Win::RespondSpell, reader.w.spelled),
        (Win::RespondPredict, reader.w.predicted),
        (Win::AfterKoMe, reader.w.knocked),
    ];
    for (win, chance) in answers {
        if let Some(answer) = ability(card, |w| w == win) {
            let worth = chance * left * reader.all(answer.does);
            if worth > best.worth {
                best = Promise { worth, ..Promise::default() };
            }
        }
    }
    best
}

/// A Hand is worth its cards, but an Attack that stands alone excludes the others (SH-9.12).
fn together(promises: &[Promise]) -> f32 {
    let other: f32 = promises.iter().filter(|p| !p.attack).map(|p| p.worth).sum();
    let joined: f32 = promises.iter().filter(|p| p.attack && !p.alone).map(|p| p.worth).sum();
    let alone = promises.iter().filter(|p| p.alone).map(|p| p.worth).fold(0.0, f32::max);
    other + joined.max(alone)
}

/// Puts the best first.
fn sort(promises: &mut [Promise]) {
    promises.sort_by(|a, b| b.worth.total_cmp(&a.worth));
}

/// What the Hand and the queue still bring in this round; while Hands are chosen, with the best
/// that can be added (SH-5.2).
pub fn this_round(t: &Table, reader: &Reader) -> f32 {
    let (seat, ahead) = (reader.seat, ahead(t, reader.seat));
    if ahead.left == 0.0 || t.open().phase == Phase::Setup {
        return 0.0;
    }
    let mut list = [Promise::default(); SLOTS];
    let (mut len, mut last) = (0, 0);
    for (slot, card) in t.cards_in(seat, Place::Hand) {
        list[len] = promise(reader, card.card(), ahead.hand, ahead.left);
        (len, last) = (len + 1, slot);
    }
    for (_, card) in t.cards_in(seat, Place::Queue) {
        list[len] = promise(reader, card.card(), ahead.queue, ahead.left);
        len += 1;
    }
    let missing = usize::from(t.open().hand_size()).saturating_sub(len);
    if t.open().phase != Phase::Combat && missing > 0 {
        let mut more = [Promise::default(); SLOTS];
        let mut found = 0;
        for (_, card) in t.cards_in(seat, Place::Deck).filter(|(s, _)| len == 0 || *s > last) {
            more[found] = promise(reader, card.card(), ahead.hand, ahead.left);
            found += 1;
        }
        sort(&mut more[..found]);
        let best = &more[..found.min(missing)];
        list[len..len + best.len()].copy_from_slice(best);
        len += best.len();
    }
    reader.w.promised * together(&list[..len])
}

/// What a Skill brings that comes back again and again: one with Delay does so less often, one that
/// stays in play needs no place in a Hand but does its work, too.
fn again(reader: &Reader, card: &Card, share: f32) -> Promise {
    let p = promise(reader, card, WHOLE.hand, 1.0);
    if card.form == Form::Combat {
        let worth = share * p.worth / (1.0 + reader.w.comes_back * f32::from(card.delay));
        return Promise { worth, ..p };
    }
    let worth = if p.worth > 0.0 { share * each_round(reader, card) } else { 0.0 };
    Promise { worth, ..Promise::default() }
}

/// What the best Hand of all his Skills would bring in a round, and his cards in play besides.
pub fn each_round_to_come(t: &Table, reader: &Reader) -> f32 {
    let (seat, w) = (reader.seat, reader.w);
    let fresh = Reader { met: Met::NotYet, ..*reader };
    let mut list = [Promise::default(); SLOTS];
    let mut len = 0;
    let mut add = |card: CardId, share: f32| {
        list[len] = again(&fresh, card.card(), share);
        len += 1;
    };
    for place in [Place::Deck, Place::Hand, Place::Queue] {
        t.cards_in(seat, place).for_each(|(_, card)| add(card, 1.0));
    }
    t.lessons(seat).for_each(|card| add(card, 1.0));
    let mut in_play = 0.0;
    for (slot, own) in t.open().players[seat].shown() {
        match own.at {
            At::Combat if own.stun == 0 => add(own.face, 1.0),
            At::Combat | At::Stunned => {
                add(own.face, w.stunned_share - w.stun_marker * f32::from(own.stun));
            }
            _ if t.open().is_blank(seat, slot) => (),
            _ => in_play += each_round(&fresh, own.card()),
        }
    }
    sort(&mut list[..len]);
    let most = usize::from(t.open().hand_size()).min(len);
    // What does not fit into a Hand is still a choice more.
    let spare: f32 = list[most..len].iter().map(|p| p.worth).sum();
    let items = t.open().gear(seat).map(|gear| each_round(&fresh, gear.item.card()));
    together(&list[..most]) + w.spare * spare + in_play.min(w.most_in_play) + items.sum::<f32>()
}

/// How good the Library is: what the best of its cards would bring (SH-2.17).
pub fn library(t: &Table, reader: &Reader) -> f32 {
    let worth = |(_, card): (usize, CardId)| {
        let card = card.card();
        let met = Reader { stats: reader.stats.plus(card.req.least), ..*reader };
        let far = !card.req.is_met(reader.stats);
        let p = promise(&met, card, WHOLE.hand, 1.0).worth;
        let enters = if card.enters_at_once() { each_round(reader, card) } else { 0.0 };
        (p + enters) * if far { reader.w.far } else { 1.0 }
    };
    let mut all = [0.0_f32; SLOTS];
    for (i, card) in t.cards_in(reader.seat, Place::Library).enumerate() {
        all[i] = worth(card);
    }
    all.sort_by(|a, b| b.total_cmp(a));
    all[..4].iter().sum::<f32>() * reader.w.library
}

/// What lies in play: Units and what is attached, as far as they are still there.
pub fn in_play(t: &Table, reader: &Reader) -> f32 {
    let (mut sum, w) = (0.0, reader.w);
    for (slot, own) in t.open().players[reader.seat].shown() {
        let card = own.card();
        let counted = own.is_unit() || matches!(own.at, At::On(_));
        if counted && !t.open().is_blank(reader.seat, slot) {
            let health = if own.is_unit() {
                f32::from(own.health()) / f32::from(card.hp.max(1))
            } else {
                1.0 - w.marker * f32::from(own.marker)
            };
            sum += (w.worn + (1.0 - w.worn) * health)
                * w.lives
                * each_round(reader, card).max(w.point);
            sum += if own.is_unit() { w.unit_health * f32::from(own.health()) } else { 0.0 };
        }
    }
    sum
}

//! The table of Shadows as data for a client that draws, made from a view.

mod aims;
mod cards;
mod heroes;
mod moments;
mod monsters;

use super::words::Known;
use ::shadows::card::CardId;
use ::shadows::monster::ActionId;
use ::shadows::table::{Mode, Phase, ROUND_LIMIT, STONES};
use ::shadows::{Open, Standing, Table, View};
use kernel::{Seat, SeatSet};
use wire::{CardCount, ShadowsPicture, StallPicture, TrophyPicture};

pub use aims::aim;
pub use cards::first_damage;
pub use heroes::form;
pub use moments::{asked, otherwise};
pub use monsters::reward;

/// With `open` everything hidden is known.
pub fn table(view: &View, open: Option<&Table>) -> ShadowsPicture {
    let o = &view.open;
    let known = Known::of(view, open);
    let playing = o.standing == Standing::Playing;
    let order = o.from(o.leader).map(|seat| seat.to_string());
    let buried = (0..ActionId::all().count()).map(|kind| {
        let n = view.buried.iter().map(|kinds| kinds[kind]).sum::<u8>();
        (ActionId(kind as u8), n)
    });
    let owns = || seats(o).filter_map(|seat| known.view_of(seat)?.own.as_ref());
    let drawn = owns().flat_map(|own| own.drawn).filter(|action| !action.is_none());
    let rewards = owns().flat_map(|own| own.reward);
    ShadowsPicture {
        libraries: libraries(o.mode).into(),
        round: o.round,
        round_limit: ROUND_LIMIT,
        phase: playing.then(|| phase(o.phase).into()),
        step: (playing && o.phase == Phase::Combat && o.step > 0).then_some(o.step),
        leader: o.leader.to_string(),
        turn: (playing && o.phase == Phase::Combat).then(|| o.turn.to_string()),
        order: order.collect(),
        thinking: thinking(o).iter().map(|seat| seat.to_string()).collect(),
        hand_size: o.hand_size(),
        stones_to_end: STONES,
        heroes: seats(o).map(|seat| heroes::hero(&known, seat)).collect(),
        monster: monsters::monster(o),
        creature: monsters::creature(o),
        trophies: o.trophies.iter().flatten().map(trophy).collect(),
        levels_left: (1..=3u8).filter(|level| *level > in_play(o)).collect(),
        market: o.market.iter().map(|stall| self::stall(o, stall.item, stall.slot)).collect(),
        slots: o.slots(),
        basics: cards::titles(o.basics.iter().copied()),
        item_deck: counts(CardId::items().map(|item| (item.card().name, o.item_deck[item.item()]))),
        item_discard: counts(
            CardId::items().map(|item| (item.card().name, o.item_discard[item.item()])),
        ),
        action_deck: o.action_deck,
        action_discard: counts(ActionId::all().map(|a| (a, o.discard[a.index()]))),
        action_buried: o.buried.iter().sum(),
        action_buried_known: counts(buried),
        dealing: drawn.map(|action| action.to_string()).collect(),
        rewards: cards::titles(rewards),
        moment: if playing { moments::moment(view) } else { None },
        running: o.runs().map(|run| moments::running(o, run)).collect(),
        attack: moments::attack(o),
        aims: aims::aims(view),
    }
}

pub fn seats(o: &Open) -> impl Iterator<Item = Seat> + use<> {
    (0..o.count).map(Seat)
}

/// Who is still to decide.
pub fn thinking(o: &Open) -> SeatSet {
    asked(o).unwrap_or(SeatSet::EMPTY)
}

fn libraries(mode: Mode) -> &'static str {
    match mode {
        Mode::Shared => "shared",
        Mode::First => "first",
        Mode::Own => "own",
    }
}

/// The same words as in events.
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::TeamUp => "teamup",
        Phase::Plan => "plan",
        Phase::Combat => "combat",
        Phase::BuildUp => "buildup",
        Phase::CleanUp => "cleanup",
        Phase::Refresh => "refresh",
    }
}

/// The highest level that has been turned up.
fn in_play(o: &Open) -> u8 {
    let now = o.monster.map_or(0, |monster| monster.monster().level);
    now.max(o.defeated())
}

fn trophy((seat, monster): &(Seat, ::shadows::MonsterId)) -> TrophyPicture {
    TrophyPicture {
        level: monster.monster().level,
        monster: monster.to_string(),
        seat: seat.to_string(),
    }
}

fn stall(o: &Open, item: CardId, slot: Option<u8>) -> StallPicture {
    StallPicture {
        item: item.card().name.into(),
        slot,
        cost: item.card().cost(),
        prices: seats(o).map(|seat| o.price(seat, item)).collect(),
    }
}

/// Those that are there.
fn counts<T: ToString>(all: impl Iterator<Item = (T, u8)>) -> Vec<CardCount> {
    let some = all.filter(|(_, count)| *count > 0);
    some.map(|(card, count)| CardCount { card: card.to_string(), count }).collect()
}

//! The table of Flash Duel as data for a client that draws, made from a view.

use super::words;
use ::flash_duel::ability::Use;
use ::flash_duel::{Cards, Choice, Fighter, Mode, Number, Step, Table, View, Way, Who};
use kernel::{Seat, SeatSet};
use wire::{AbilityPicture, ExchangePicture, FighterPicture, FlashDuelPicture};
use wire::{InForcePicture, Parts, SeatLine};

fn numbers(cards: Cards) -> Vec<u8> {
    cards.iter().map(Number::value).collect()
}

/// With `open` every card lies open.
pub fn table(view: &View, open: Option<&Table>) -> FlashDuelPicture {
    let o = &view.open;
    let playing = o.round() > 0;
    FlashDuelPicture {
        round: o.round(),
        tokens: [o.tokens(::flash_duel::Side::West), o.tokens(::flash_duel::Side::East)],
        tokens_needed: o.tokens_needed(),
        is_raid: o.mode().is_raid(),
        turn: playing.then(|| o.turn().to_string()),
        fighters: o.seats().iter().map(|s| fighter(view, open, s)).collect(),
        deck: o.deck_size(),
        discard: numbers(o.discard()),
        in_play: numbers(o.in_play()),
        in_force: o
            .lasting()
            .map(|(f, _)| InForcePicture { ability: f.ability.to_string(), on: f.on.to_string() })
            .collect(),
        exchange: exchange(view),
        pool: o.pool().map(|a| a.to_string()).collect(),
        you_are_traitor: view.traitor,
        your_pick: view.draft.map(|w| w.to_string()),
    }
}

fn fighter(view: &View, open: Option<&Table>, seat: Seat) -> FighterPicture {
    let o = &view.open;
    let f: &Fighter = o.fighter(seat);
    let mine = view.viewer.is(seat);
    let hand = open.map(|t| t.hand(seat)).or(view.hands[seat]);
    let stash = open.map_or(view.stash.filter(|_| mine), |t| t.stash(seat));
    let drawn = open.map_or(view.drawn.filter(|_| mine), |t| t.drawn(seat));
    let ability = |(id, face_up): (::flash_duel::ability::AbilityId, bool)| AbilityPicture {
        name: id.to_string(),
        face_up,
        usable: false,
    };
    FighterPicture {
        seat: seat.to_string(),
        who: f.who.to_string(),
        side: words::side_of(o, seat).to_string().to_lowercase(),
        space: f.space.0,
        defeated: f.defeated,
        hand_size: f.hand_size,
        hand: hand.map(numbers),
        known: numbers(view.known[seat].hand),
        has_stash: f.has_stash,
        stash: stash.map(Number::value),
        drawn: drawn.map(Number::value),
        abilities: f.cards().map(ability).collect(),
        recovering: o.is_recovering(seat),
        hit_points: (f.hit_points > 0 || f.who == Who::Dragon).then_some(f.hit_points),
        soldier: f.soldier.map(|s| s.0),
        mine: f.mine.map(|s| s.0),
        loyalty: loyalty(view, seat),
        offer: view.offers[seat].map(|offer| offer.with.to_string()),
    }
}

fn loyalty(view: &View, seat: Seat) -> Option<String> {
    let o = &view.open;
    match () {
        _ if o.shown_traitor() == Some(seat) => Some("traitor".into()),
        _ if o.shown_loyal().has(seat) => Some("loyal".into()),
        _ => None,
    }
}

fn exchange(view: &View) -> Option<ExchangePicture> {
    let steps = view.open.steps().iter().rev();
    let x = steps.into_iter().find_map(|s| match s {
        Step::Exchange(x) => Some(x),
        _ => None,
    })?;
    Some(ExchangePicture {
        by: x.by.to_string(),
        strike: x.is_strike(),
        number: x.number.value(),
        strength: x.strength,
        space: x.space.0,
        target: x.target.map(|s| s.to_string()),
        can_be_blocked: !x.is_unblockable(),
    })
}

/// What a choice is made of, for whoever builds it by clicking.
pub fn parts(view: &View, seat: Seat, choice: Choice) -> Parts {
    let mut parts = Parts { kind: kind(choice).into(), ..Parts::default() };
    let o = &view.open;
    let me = o.fighter(seat);
    parts.cards = numbers(choice.cost().hand);
    parts.ability = choice.lent().map(|id| id.to_string());
    match choice {
        Choice::Move(c, Way::Forward) => {
            parts.space = Some(o.forward(seat, c.number.value()).0);
        }
        Choice::Move(c, Way::Back) | Choice::Retreat(c) => {
            parts.space = Some(o.back(seat, c.number.value()).0);
        }
        Choice::Attack(m) => parts.space = me.side.ahead(me.space, m.reach()).map(|s| s.0),
        Choice::Strike(dash, m) => {
            parts.dash = Some(dash.number.value());
            let to = o.forward(seat, dash.number.value());
            parts.space = me.side.ahead(to, m.number.value()).map(|s| s.0);
        }
        Choice::Offer(dash, _) => parts.dash = Some(dash.number.value()),
        Choice::Use(id, target) => {
            parts.ability = Some(id.to_string());
            match target {
                Use::On(seat) => parts.seat = Some(seat.to_string()),
                Use::Naming(n) => parts.cards = vec![n.value()],
                Use::At(space) => parts.space = Some(space.0),
                Use::Plain => (),
            }
        }
        Choice::Discard(n) | Choice::Take(n) | Choice::Show(n) | Choice::Stash(n) => {
            parts.cards = vec![n.value()];
        }
        Choice::DiscardPair(n) => parts.cards = vec![n.value(); 2],
        Choice::ShowHand(cards) | Choice::NameHand(cards) => parts.cards = numbers(cards),
        Choice::Draft(id) => parts.ability = Some(id.to_string()),
        Choice::Swap { out, .. } => parts.ability = Some(out.to_string()),
        Choice::Lead(s) | Choice::Name(s) | Choice::ShowHandTo(s) | Choice::Accuse(s) => {
            parts.seat = Some(s.to_string());
        }
        _ => (),
    }
    parts
}

fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Move(..) => "move",
        Choice::Push(_) => "push",
        Choice::Attack(_) => "attack",
        Choice::Strike(..) => "dashing strike",
        Choice::Block(..) => "block",
        Choice::Retreat(_) => "retreat",
        Choice::Offer(..) => "dashing block",
        Choice::Use(..) => "ability",
        Choice::Discard(_) | Choice::DiscardPair(_) | Choice::OpponentDiscards => "discard",
        Choice::Take(_) => "take",
        Choice::Show(_) | Choice::ShowHand(_) | Choice::ShowHandTo(_) => "show",
        Choice::Stash(_) => "stash",
        Choice::Pick(_) => "pick",
        Choice::Draft(_) => "draft",
        Choice::Swap { .. } => "swap",
        Choice::Name(_) | Choice::NameHand(_) => "name",
        Choice::GoesFirst(_) | Choice::Lead(_) => "order",
        Choice::Accuse(_) => "accuse",
        Choice::Reveal => "reveal",
        Choice::Concede => "concede",
        _ => "other",
    }
}

/// The seats of a mode before anybody sits there.
pub fn seats(mode: Mode) -> Vec<SeatLine> {
    let dragon = mode.dragon_seat();
    let line = |seat: Seat| SeatLine {
        seat: seat.to_string(),
        role: match () {
            _ if dragon == Some(seat) => "the Dragon".into(),
            _ if mode.bot_seat() == Some(seat) => {
                mode.bot().map(|bot| bot.who().name().to_string()).unwrap_or_default()
            }
            _ if mode.is_raid() => "a mortal".into(),
            _ => mode.side(seat).to_string(),
        },
        side: mode.side(seat).to_string().to_lowercase(),
        by_rules: mode.bot_seat() == Some(seat),
    };
    SeatSet::first(mode.seats()).iter().map(line).collect()
}

//! What lies before one player.

use super::super::words::{self, Known};
use super::cards::{self, titles};
use ::shadows::card::{CardId, Form, numbers_of};
use ::shadows::hero::MissionId;
use ::shadows::monster::ActionId;
use ::shadows::op::{Color, Stats};
use ::shadows::table::{At, FIRST_LIBRARY, Guard, Invincible, Own, Place, Reason};
use ::shadows::{Entity, Open, Private};
use kernel::Seat;
use wire::{FieldCardPicture, FrontPicture, GuardPicture, HandCardPicture, HeroPicture};
use wire::{LibraryCardPicture, MissionPicture, SourcePicture, StatPicture};

/// Whether he has a Hero, and so Stats.
pub fn skilled(o: &Open, seat: Seat) -> bool {
    !o.players[seat].hero.is_none()
}

pub fn hero(known: &Known, seat: Seat) -> HeroPicture {
    let o = &known.view.open;
    let player = &o.players[seat];
    let taken = skilled(o, seat);
    let own = known.view_of(seat).and_then(|view| view.own.as_ref());
    let attack = sources(|tell| {
        if taken {
            o.bonus_parts(seat, Entity::hero(seat), Entity::NONE, tell);
        }
    });
    let price = sources(|tell| o.price_parts(seat, tell));
    let held = own.filter(|_| taken);
    let pile = |place: Place| held.map(|own| hidden(o, seat, own, place));
    let lying = |at: At| titles(player.cards.iter().filter(|own| own.at == at).map(|own| own.face));
    HeroPicture {
        seat: seat.to_string(),
        hero: taken.then(|| player.hero.to_string()),
        epithet: if taken { player.hero.hero().epithet.into() } else { String::new() },
        hp: if taken { o.hp(seat) } else { 0 },
        damage: player.damage,
        stats: if taken { stats(o, seat) } else { Vec::new() },
        attack_bonus: attack.iter().map(|source| source.n).sum(),
        attack_sources: attack,
        price_change: price.iter().map(|source| source.n).sum(),
        price_sources: price,
        gold: player.gold,
        xp: player.xp,
        ss: player.ss,
        earned_gold: player.earned_gold,
        earned_xp: player.earned_xp,
        earned_ss: player.earned_ss,
        bounties: player.bounties,
        knockdowns: player.ko_by_me,
        knocked_down: player.ko_me,
        leads: o.leader == seat,
        shield_points: if taken { o.shield_points(seat) } else { 0 },
        guards: if taken { guards(o, seat) } else { Vec::new() },
        invincible: invincible(player.noted.invincible).map(String::from),
        dodge: taken && o.may_dodge(seat),
        predicted: numbers_of(player.noted.predicted).collect(),
        attacked: player.noted.attacked,
        standalone: player.noted.standalone,
        colors: colors(o, seat),
        combat: field(o, seat, |own| own.at == At::Combat),
        stunned: field(o, seat, |own| own.at == At::Stunned),
        station: field(o, seat, |own| own.at == At::Station),
        attachments: field(o, seat, |own| matches!(own.at, At::On(_))),
        items: o.gear(seat).map(cards::item).collect(),
        hand_size: player.hand,
        hand: pile(Place::Hand),
        hand_seen: hand_seen(known, seat),
        queue_size: player.queue,
        queue: held.map(|own| queue(own, player.queue)),
        deck_size: player.deck,
        deck: pile(Place::Deck),
        unseen: lying(At::Unseen),
        secrets: player.secrets() as u8,
        known: titles(known.view.seen[seat].iter().map(|(card, _)| *card)),
        library_size: player.library,
        library: held.map(|own| library(o, seat, own)),
        gone: lying(At::Gone),
        mission: mission_of(o, seat, own),
        mission_offers: own.map_or(Vec::new(), |own| offers(o, seat, own)),
        front: player.front.then(|| front(known, seat)),
        revealed: revealed(o, seat),
        passed: player.noted.passed,
        redraws: player.redraws,
    }
}

fn invincible(span: Invincible) -> Option<&'static str> {
    match span {
        Invincible::No => None,
        Invincible::Step => Some("step"),
        Invincible::Round => Some("round"),
    }
}

/// Reasons with their names; what changes nothing is left out.
pub fn sources(parts: impl FnOnce(&mut dyn FnMut(Reason, i16))) -> Vec<SourcePicture> {
    let mut all = Vec::new();
    parts(&mut |reason, n| {
        let name = match reason {
            Reason::Card(card) => words::title(card),
            Reason::Round => "An effect of this round",
            Reason::Next => "An effect for the next one",
            Reason::Mark => "A mark on the target",
        };
        if n != 0 {
            all.push(SourcePicture { name: name.into(), n });
        }
    });
    all
}

/// How a Stat is called and read.
type Stat = (&'static str, fn(Stats) -> i8);
pub const STATS: [Stat; 4] =
    [("str", |s| s.str), ("tech", |s| s.tech), ("mag", |s| s.mag), ("hp", |s| s.hp)];

fn stats(o: &Open, seat: Seat) -> Vec<StatPicture> {
    let hero = o.players[seat].hero.hero();
    let picture = |(stat, of): &Stat| {
        let base = SourcePicture { name: hero.name.into(), n: of(hero.stats).into() };
        let cards = o.stat_cards(seat).filter(|card| of(card.card().stats) != 0);
        let cards = cards.map(|card| SourcePicture {
            name: words::title(card).into(),
            n: of(card.card().stats).into(),
        });
        StatPicture {
            stat: (*stat).into(),
            value: of(o.stats(seat)).into(),
            sources: [base].into_iter().chain(cards).collect(),
        }
    };
    STATS.iter().map(picture).collect()
}

/// Every place where Shield Points are printed, whole or broken.
fn guards(o: &Open, seat: Seat) -> Vec<GuardPicture> {
    let left = |guard: Guard| o.guards(seat).find(|(g, _)| *g == guard).map_or(0, |(_, n)| n);
    let leader = (o.leader == seat && o.round > 0).then_some((Guard::Leader, 1));
    let items = CardId::items().filter_map(|item| {
        let copies = o.gear(seat).filter(|gear| gear.item == item).count() as u8;
        (copies * item.card().shield > 0).then(|| (Guard::Card(item), copies * item.card().shield))
    });
    let there = |own: &&Own| matches!(own.at, At::Combat | At::Station) && own.card().shield > 0;
    let skills = o.players[seat].cards.iter().filter(there);
    let skills = skills.map(|own| (Guard::Card(own.face), own.card().shield));
    let all = leader.into_iter().chain(items).chain(skills);
    all.map(|(guard, of)| GuardPicture { name: words::guard(guard).into(), left: left(guard), of })
        .collect()
}

fn colors(o: &Open, seat: Seat) -> Vec<String> {
    let noted = &o.players[seat].noted;
    let all = [Color::Red, Color::Green, Color::Blue];
    let all = all.into_iter().flat_map(|color| (1..=6).map(move |n| (color, n)));
    let used = all.filter(|(color, n)| noted.has_used(*color, *n));
    used.map(|(color, n)| format!("{} {n}", words::color(color))).collect()
}

fn field(o: &Open, seat: Seat, there: impl Fn(&Own) -> bool) -> Vec<FieldCardPicture> {
    let all = o.players[seat].cards.iter().enumerate().filter(|(_, own)| there(own));
    all.map(|(slot, _)| cards::on_field(o, seat, slot)).collect()
}

/// The owner's cards in a hidden place, in the order in which they lie.
fn hidden(o: &Open, seat: Seat, own: &Private, place: Place) -> Vec<HandCardPicture> {
    let there = own.cards.iter().filter(|(_, at)| *at == place);
    there.map(|(card, _)| cards::held(o, seat, *card)).collect()
}

fn queue(own: &Private, size: u8) -> Vec<String> {
    let next = own.queue.iter().take(usize::from(size));
    titles(next.map(|slot| own.cards[usize::from(*slot)].0))
}

/// What the viewer has seen in the Hand of another.
fn hand_seen(known: &Known, seat: Seat) -> Vec<String> {
    let view = known.view;
    let secret = view.seen[seat].iter().filter(|(_, held)| *held).map(|(card, _)| *card);
    let cards = view.open.players[seat].cards.iter().enumerate();
    let open = cards.filter(|(slot, own)| own.at == At::Unseen && view.held[seat] >> slot & 1 != 0);
    titles(secret.chain(open.map(|(_, own)| own.face)))
}

fn library(o: &Open, seat: Seat, own: &Private) -> Vec<LibraryCardPicture> {
    let all = own.cards.iter().enumerate().skip(FIRST_LIBRARY);
    let chosen = |slot: usize| own.studies >> (slot - FIRST_LIBRARY) & 1 != 0;
    let studied =
        |card: CardId| own.cards.iter().any(|(c, place)| *c == card && *place != Place::Library);
    let line = |(slot, (card, _)): (usize, &(CardId, Place))| LibraryCardPicture {
        card: card.card().name.into(),
        met: card.card().req.is_met(o.stats(seat)),
        lacks: words::lacks(*card, o.stats(seat)),
        chosen: chosen(slot),
        dead: studied(*card),
    };
    all.filter(|(_, (card, place))| *place == Place::Library && !card.is_none()).map(line).collect()
}

fn mission(o: &Open, seat: Seat, id: MissionId) -> MissionPicture {
    let m = id.mission();
    MissionPicture {
        mission: m.name.into(),
        text: m.text.into(),
        ss: o.pays(id),
        fulfilled: skilled(o, seat) && o.fulfils(seat, id),
    }
}

/// Whether the Missions that were dealt still lie there to be chosen from.
fn choosing(o: &Open, seat: Seat) -> bool {
    use ::shadows::Step;
    let his = |step: &Step| match step {
        Step::ChooseMission(choose) => !choose.begun || choose.waiting.has(seat),
        _ => false,
    };
    o.agenda.live().iter().any(his)
}

fn mission_of(o: &Open, seat: Seat, own: Option<&Private>) -> Option<MissionPicture> {
    let revealed = o.missions[seat];
    let kept = own.map(|own| own.missions[0]).filter(|_| !choosing(o, seat));
    let id = if revealed.is_none() { kept? } else { revealed };
    (!id.is_none()).then(|| mission(o, seat, id))
}

fn offers(o: &Open, seat: Seat, own: &Private) -> Vec<MissionPicture> {
    let there = own.missions.iter().filter(|id| !id.is_none() && choosing(o, seat));
    there.map(|id| mission(o, seat, *id)).collect()
}

fn front(known: &Known, seat: Seat) -> FrontPicture {
    let o = &known.view.open;
    let knowers = o.players[seat].front_known;
    FrontPicture {
        action: known.front(seat).map(|action| action.to_string()),
        known_by: knowers.iter().map(|seat| seat.to_string()).collect(),
    }
}

fn revealed(o: &Open, seat: Seat) -> Vec<String> {
    let copies = |a: ActionId| usize::from(o.revealed[seat][a.index()]);
    ActionId::all().flat_map(|a| std::iter::repeat_n(a.to_string(), copies(a))).collect()
}

/// What a Skill is, in the words of the picture.
pub fn form(form: Form) -> &'static str {
    match form {
        Form::Combat => "combat",
        Form::Own => "self",
        Form::Creature => "creature",
        Form::Object => "object",
        Form::Attachment => "attachment",
    }
}

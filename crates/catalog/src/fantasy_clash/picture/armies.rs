//! What belongs to one player beside his cards in play.

use super::super::words::Known;
use super::{cards, counts};
use ::fantasy_clash::army::{Counts, Unseen, deck};
use ::fantasy_clash::card::CardId;
use ::fantasy_clash::lasting::Source;
use ::fantasy_clash::magic::{MagicId, MagicKind};
use ::fantasy_clash::special::SpecialId;
use ::fantasy_clash::unit::{DECK, KINDS, Names, Pantheon};
use ::fantasy_clash::{Open, SOUTH, UnitId, other};
use kernel::Seat;
use wire::{ArmyPicture, BlessingPicture, SpellPicture, SupportPicture};

pub fn army(known: &Known, seat: Seat) -> ArmyPicture {
    let o = &known.view.open;
    let (player, faction) = (&o.players[seat], o.factions[seat]);
    let all = |counts: Counts| (0..KINDS).map(move |place| (faction.unit(place), counts[place]));
    let unseen = Unseen::of(o, seat);
    // Every card of a kind may be the same; the first and the last number stand for all.
    let may_be = |n: usize| -> Vec<String> {
        let card = CardId::nth(seat, n);
        let may = |unit: &UnitId| o.deployed && unseen.may_be(card, *unit);
        faction.units().filter(may).map(|unit| unit.to_string()).collect()
    };
    let support = |kind: MagicKind| {
        MagicId::of(kind, faction).map(|id| attached(o, seat, id)).collect::<Vec<_>>()
    };
    let on_players = o.lasting.on(CardId::NONE).filter(|lasting| lasting.by == seat);
    ArmyPicture {
        seat: seat.to_string(),
        faction: faction.to_string(),
        faction_name: faction.name().into(),
        side: if seat == SOUTH { "south" } else { "north" }.into(),
        in_play: o.sides[seat].len() as u8,
        face_down: o.army(seat).filter(|id| o.cards[*id].is_hidden()).count() as u8,
        deck_size: player.deck(),
        deck: reinforcements(known, seat).map(|left| counts(all(left))),
        price: o.field().price(seat),
        conquered: counts(player.conquered.from(0, o.factions[other(seat)]).map(|(trophy, _)| {
            let count = match trophy {
                ::fantasy_clash::table::Trophy::Unit(unit) => player.conquered.units[unit.place()],
                ::fantasy_clash::table::Trophy::Magic(id) => player.conquered.support[id.place()],
            };
            (trophy, count)
        })),
        conquered_size: player.conquered.len(),
        spent: player.spent,
        unseen: counts(all(*unseen.copies())),
        may_be_deployed: may_be(0),
        may_be_reinforcement: may_be(DECK - 1),
        spells: MagicId::spells(faction).map(|id| spell(o, seat, id)).collect(),
        items: support(MagicKind::Item),
        evolutions: support(MagicKind::Evolution),
        blessings: blessings(o, seat),
        effects: on_players.map(cards::effect).collect(),
    }
}

/// What is left in the reinforcement deck, for whoever knows all cards of this player that have
/// come into play (FC-4.12).
fn reinforcements(known: &Known, seat: Seat) -> Option<Counts> {
    let view = known.view_of(seat).filter(|view| view.open.deployed)?;
    let mut left = deck(view.open.factions[seat]);
    for id in view.open.cards_of(seat) {
        let unit = known.unit(id)?;
        left[unit.place()] -= 1;
    }
    Some(left)
}

fn spell(o: &Open, seat: Seat, id: MagicId) -> SpellPicture {
    SpellPicture { name: id.to_string(), cost: id.magic().cost, exhausted: !o.is_ready(seat, id) }
}

/// Where this magic of a player lies.
fn lies_on(o: &Open, seat: Seat, id: MagicId) -> Option<CardId> {
    let mut all = o.lasting.iter().filter(|l| l.by == seat);
    all.find(|l| l.source == Source::Magic(id)).map(|l| l.on)
}

fn space_of(o: &Open, card: Option<CardId>) -> Option<String> {
    let card = card.filter(|card| !card.is_none() && o.cards[*card].is_in_play())?;
    Some(o.cards[card].at.to_string())
}

fn attached(o: &Open, seat: Seat, id: MagicId) -> SupportPicture {
    SupportPicture {
        name: id.to_string(),
        played: !o.is_unplayed(seat, id),
        on: space_of(o, lies_on(o, seat, id)),
    }
}

/// The blessings of all pantheons to which a card of this player can pray.
fn blessings(o: &Open, seat: Seat) -> Vec<BlessingPicture> {
    let prays = |unit: UnitId| -> Vec<Pantheon> {
        let named = unit.unit().rules.iter().filter_map(|(_, named): &(SpecialId, Names)| {
            if let Names::Pantheon(pantheon) = named { Some(*pantheon) } else { None }
        });
        named.collect()
    };
    let own = o.factions[seat].units();
    let captured = o.army(seat).map(|id| o.cards[id].face).filter(|face| !face.is_none());
    let pantheons: Vec<Pantheon> = own.chain(captured).flat_map(prays).collect();
    let has = |id: &MagicId| id.magic().pantheon.is_some_and(|p| pantheons.contains(&p));
    let line = |id: MagicId| {
        let on = lies_on(o, seat, id);
        BlessingPicture {
            name: id.to_string(),
            cost: id.magic().cost,
            in_play: on.is_some(),
            on: space_of(o, on),
        }
    };
    MagicId::blessings().filter(has).map(line).collect()
}

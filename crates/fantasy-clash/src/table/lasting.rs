//! What is laid on cards and players, and how it ends (FC-7.25, FC-8.12, FC-15).

use super::Table;
use crate::card::CardId;
use crate::event::Event;
use crate::fight::{Bout, Side};
use crate::lasting::{Ends, Lasting, Source};
use crate::magic::{Casting, MOST_EVOLUTIONS, MOST_ITEMS, MagicId, MagicKind};
use kernel::{Play, Seat};

/// The most cards that one can carry: items of both players, and evolutions.
const MOST_ATTACHED: usize = 2 * MOST_ITEMS + MOST_EVOLUTIONS;

impl Table {
    /// Ends all that are to go, and tells it.
    fn end_all(&mut self, play: &mut Play<Event>, goes: impl Fn(&Lasting) -> bool) {
        let cards = &self.open.cards;
        let granted = self.open.lasting.end(goes, |l| {
            let on = (!l.on.is_none()).then(|| cards[l.on].at);
            play.everyone(Event::Ended { source: l.source.name(), by: l.by, on });
        });
        if granted {
            self.count_granted();
        }
    }
    /// Some rule may have been granted, or be granted no longer.
    fn count_granted(&mut self) {
        [Seat(0), Seat(1)].into_iter().for_each(|seat| self.open.count_rules(seat));
    }
    fn lay(&mut self, source: Source, on: CardId, from: CardId, by: Seat) {
        let turn = self.open.turn;
        self.open.lasting.push(Lasting { source, on, from, by, turn });
        if source.lasts().grants.is_some() {
            self.count_granted();
        }
    }

    /// A spell or blessing takes effect on its target, or on a player. A second one of the same
    /// player and name on the same card replaces the first.
    pub(crate) fn lay_magic(&mut self, play: &mut Play<Event>, casting: Casting) {
        let source = Source::Magic(casting.magic);
        let by = self.open.cards[casting.caster].controller;
        self.end_all(play, |l| l.source == source && l.on == casting.target && l.by == by);
        self.lay(source, casting.target, CardId::NONE, by);
    }
    /// A player ends an own blessing as part of a new attempt (FC-12.2e).
    pub(crate) fn end_blessing(&mut self, play: &mut Play<Event>, by: Seat, blessing: MagicId) {
        self.end_all(play, |l| l.source == Source::Magic(blessing) && l.by == by);
    }
    /// An item or evolution is attached.
    pub(crate) fn attach(&mut self, play: &mut Play<Event>, by: Seat, magic: MagicId, on: CardId) {
        self.open.players[by].played |= 1 << magic.bit();
        if magic.magic().kind == MagicKind::Item {
            self.open.acts.item = true;
        }
        self.lay(Source::Magic(magic), on, CardId::NONE, by);
        play.everyone(Event::Attached { seat: by, card: magic, space: self.open.cards[on].at });
    }
    /// A card marks another (FC-12.7, FC-12.29).
    pub(crate) fn mark(&mut self, play: &mut Play<Event>, from: CardId, on: CardId, by: Source) {
        let Source::Special(rule) = by else { return };
        let points = rule.special().points.expect("it points at cards");
        if points.moves {
            self.end_all(play, |l| l.source == by && l.from == from);
        }
        let controller = self.open.cards[from].controller;
        let tied = if points.moves { from } else { CardId::NONE };
        self.lay(by, on, tied, controller);
    }

    /// A combat has been fought: what was for the next one ends (FC-7.25).
    pub(crate) fn end_of_combat(&mut self, play: &mut Play<Event>, bout: &Bout) {
        for side in Side::BOTH {
            let card = bout.card(side);
            let used = match side {
                Side::Attacker => Ends::NextAttack,
                Side::Defender => Ends::NextDefence,
            };
            let ends = |l: &Lasting| {
                let when = l.source.lasts().ends;
                l.on == card && (when == used || when == Ends::NextCombat)
            };
            self.end_all(play, ends);
        }
    }
    /// A turn begins: effects until the start of this player's turn end (FC-5.3).
    pub(crate) fn end_at_start(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.end_all(play, |l| l.by == seat && l.source.lasts().ends == Ends::StartOfTurn);
    }
    /// A turn ends (FC-5.8).
    pub(crate) fn end_at_end(&mut self, play: &mut Play<Event>, seat: Seat) {
        let turn = self.open.turn;
        self.end_all(play, |l| match l.source.lasts().ends {
            Ends::EndOfTurn => l.by == seat && l.turn < turn,
            Ends::EndOfTheirTurn => l.by != seat,
            _ => false,
        });
    }
    /// A reinforcement has been paid (FC-10.9).
    pub(crate) fn end_at_reinforcement(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.end_all(play, |l| l.by == seat && l.source.lasts().ends == Ends::NextReinforcement);
    }
    /// A card has left play: what was on it and what it held up ends. Attached cards go with it to
    /// the pile of `to`.
    pub(super) fn end_with(&mut self, play: &mut Play<Event>, card: CardId, to: Seat) {
        let mut lost: [Option<MagicId>; MOST_ATTACHED] = [None; MOST_ATTACHED];
        self.open.lasting.end(
            |l| l.on == card || l.from == card,
            |l| match l.source {
                Source::Magic(id) if id.is_support() => {
                    let free = lost.iter_mut().find(|place| place.is_none());
                    *free.expect("a card carries few cards") = Some(id);
                }
                _ => play.everyone(Event::Ended { source: l.source.name(), by: l.by, on: None }),
            },
        );
        for magic in lost.into_iter().flatten() {
            self.conquer(to, super::Trophy::Magic(magic));
            play.everyone(Event::ConqueredSupport { seat: to, card: magic });
        }
    }
    /// The marks that a captured card had placed end (FC-13.4).
    pub(super) fn end_marks_of(&mut self, play: &mut Play<Event>, card: CardId) {
        self.end_all(play, |l| l.from == card);
    }
}

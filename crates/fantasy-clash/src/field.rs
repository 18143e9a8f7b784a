//! Reading the battlefield: what cards are worth and may do, as everybody can see it.
//!
//! A face-down card has no rules (FC-4.6). Whoever asks "what if that card were such a unit" reads
//! the same field with one card assumed.

use crate::card::{Card, CardId};
use crate::lasting::Source;
use crate::magic::MagicKind;
use crate::space::{Space, Spaces, other};
use crate::special::{Rules, Special, SpecialId};
use crate::table::Open;
use crate::unit::{Kind, Names, Pantheon, Unit, UnitId};
use kernel::Seat;

/// The open half of a table, and possibly one face-down card that is taken for a unit.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    pub open: &'a Open,
    pub assumed: Option<(CardId, UnitId)>,
}

impl Open {
    #[inline]
    pub fn field(&self) -> Field<'_> {
        Field { open: self, assumed: None }
    }
}

impl<'a> Field<'a> {
    #[inline]
    fn card(&self, id: CardId) -> &Card {
        &self.open.cards[id]
    }
    pub fn at(&self, id: CardId) -> Space {
        self.card(id).at
    }
    pub fn controller(&self, id: CardId) -> Seat {
        self.card(id).controller
    }
    #[inline]
    pub fn face(&self, id: CardId) -> UnitId {
        match self.assumed {
            Some((card, unit)) if card == id => unit,
            _ => self.card(id).face,
        }
    }
    /// What a revealed card is.
    pub fn unit(&self, id: CardId) -> &'static Unit {
        self.face(id).unit()
    }
    /// In play and face up.
    #[inline]
    pub fn is_up(&self, id: CardId) -> bool {
        self.card(id).is_in_play() && !self.face(id).is_none()
    }
    /// The revealed cards of a player in play.
    pub fn ups(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        let field = *self;
        field.open.army(seat).filter(move |id| field.is_up(*id))
    }

    /// The rules that a card has now; none while it is face down (FC-4.6).
    #[inline]
    pub fn rules(&self, id: CardId) -> Rules {
        if !self.is_up(id) {
            return Rules::NONE;
        }
        let granted = self.open.lasting.on(id).filter_map(|l| l.source.lasts().grants);
        granted.fold(self.face(id).rules(), Rules::with)
    }
    pub fn has(&self, id: CardId, is: impl Fn(&Special) -> bool) -> bool {
        self.rules(id).any(is)
    }
    /// Whether a revealed card of this player has such a rule.
    pub fn side_has(&self, seat: Seat, is: impl Fn(&Special) -> bool + Copy) -> bool {
        self.ups(seat).any(|id| self.has(id, is))
    }

    // Values: printed, with attachments (FC-7.17).

    fn sum(&self, id: CardId, of: impl Fn(&crate::lasting::Lasts) -> i8) -> i16 {
        self.open.lasting.on(id).map(|l| i16::from(of(l.source.lasts()))).sum()
    }
    pub fn size(&self, id: CardId) -> i16 {
        i16::from(self.unit(id).size) + self.sum(id, |l| l.size)
    }
    pub fn magic(&self, id: CardId) -> i16 {
        i16::from(self.unit(id).magic) + self.sum(id, |l| l.magic)
    }
    /// The range before anything that blinds a whole army.
    pub fn own_range(&self, id: CardId) -> i16 {
        i16::from(self.unit(id).range) + self.sum(id, |l| l.range)
    }
    pub fn range(&self, id: CardId) -> i16 {
        let enemy = other(self.controller(id));
        let blind = self.open.lasting.iter().any(|l| l.by == enemy && l.source.lasts().blinds);
        if blind { 1 } else { self.own_range(id) }
    }

    /// Whether this space is in range of the card (FC-3.6).
    pub fn reaches(&self, id: CardId, space: Space) -> bool {
        let at = self.at(id);
        i16::from(at.distance(space)) <= self.range(id) && at.sees_ahead(space, self.controller(id))
    }
    /// Whether two enemies are in front of each other (FC-3.9).
    pub fn faces(&self, a: CardId, b: CardId) -> bool {
        let (one, two) = (self.at(a), self.at(b));
        one.column() == two.column() && one.sees_ahead(two, self.controller(a))
    }
    /// Enemy cards in contact, revealed or not.
    pub fn enemies_touching(&self, id: CardId) -> impl Iterator<Item = CardId> + use<'a> {
        let open = self.open;
        let near = Spaces::one(self.at(id)).neighbours(open.rows);
        let enemies = near.and(open.sides[other(self.controller(id))]);
        enemies.filter_map(|space| open.on(space))
    }

    // Rules that look at several cards.

    /// Whether some own revealed card gives this card a Type Bonus (FC-12.37).
    pub fn has_bonus(&self, id: CardId) -> Option<SpecialId> {
        let tag = self.unit(id).tag?;
        self.ups(self.controller(id)).find_map(|giver| {
            let (rule, _) = self.rules(giver).find(|s| s.gives_bonus.then_some(()))?;
            (self.unit(giver).names(rule) == Some(Names::Tag(tag))).then_some(rule)
        })
    }
    /// What is taken off every roll of a card that hates or is hated by a revealed card, however
    /// many there are (FC-12.16).
    pub fn hatred(&self, id: CardId) -> Option<(SpecialId, i16)> {
        let hates = |who: CardId, whom: CardId| {
            let (rule, n) = self.rules(who).find(|s| Some(s.hates).filter(|n| *n != 0))?;
            let named = Some(Names::Card(self.unit(whom).name));
            (self.unit(who).names(rule) == named).then_some((rule, n))
        };
        let all = [Seat(0), Seat(1)].into_iter().flat_map(|seat| self.ups(seat));
        all.filter(|c| *c != id).find_map(|c| hates(id, c).or_else(|| hates(c, id)))
    }
    pub fn is_immune(&self, id: CardId, kind: Kind) -> bool {
        let named = self.rules(id).find(|s| s.immune.then_some(()));
        named.is_some_and(|(rule, ())| self.unit(id).names(rule) == Some(Names::Kind(kind)))
    }
    pub fn pantheon(&self, id: CardId) -> Option<Pantheon> {
        let (rule, ()) = self.rules(id).find(|s| s.blesses.then_some(()))?;
        match self.unit(id).names(rule) {
            Some(Names::Pantheon(pantheon)) => Some(pantheon),
            _ => None,
        }
    }
    /// Whether it carries an item that counts against Iron Skin (FC-12.19).
    pub fn has_combat_item(&self, id: CardId) -> bool {
        self.open.lasting.on(id).any(|l| l.source.lasts().combat_bonus)
    }
    /// Whether it can neither move nor follow up now (FC-6.13, FC-7.30).
    pub fn is_held(&self, id: CardId) -> bool {
        self.open.lasting.on(id).any(|l| l.source.lasts().holds) || self.has(id, |s| s.immobile)
    }
    /// How many cards of this kind of magic are attached to it.
    pub fn carries(&self, id: CardId, kind: MagicKind) -> usize {
        let is = |source| matches!(source, Source::Magic(id) if id.magic().kind == kind);
        self.open.lasting.on(id).filter(|l| is(l.source)).count()
    }
    /// Whether the card makes ranged attacks (FC-7.4).
    pub fn shoots(&self, id: CardId) -> bool {
        self.range(id) > 1 && !self.has(id, |s| s.no_shooting)
    }
    /// What a reinforcement costs this player now (FC-10.3).
    pub fn price(&self, seat: Seat) -> u8 {
        let rules = self.ups(seat).flat_map(|id| self.rules(id).iter());
        let brothers = rules.map(|rule| rule.special().cheapens).max().unwrap_or(0);
        let own = self.open.lasting.iter().filter(|l| l.by == seat);
        let blessed: u8 = own.map(|l| l.source.lasts().cheapens).sum();
        3u8.saturating_sub(brothers + blessed).max(1)
    }
}

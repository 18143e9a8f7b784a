//! Reading the battlefield: what cards are worth and may do, as everybody can see it.
//!
//! A face-down card has no rules (FC-4.6). Whoever asks "what if that card were such a unit" reads
//! the same field with one card assumed.

use crate::card::{Card, CardId};
use crate::lasting::Source;
use crate::magic::{GRANTED, MagicKind};
use crate::space::{Space, Spaces, other};
use crate::special::such;
use crate::special::{Rules, SpecialId};
use crate::table::Open;
use crate::unit::{Cause, Names, Pantheon, Unit, UnitId};
use kernel::Seat;

/// What a reinforcement costs where nothing makes it cheaper (FC-10.3).
pub const PRICE: u8 = 3;

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
    #[inline]
    pub fn ups(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        let open = self.open;
        self.up_spaces(seat).map(|space| open.cells[space.index()])
    }
    /// Where the revealed cards of a player stand.
    #[inline]
    pub fn up_spaces(&self, seat: Seat) -> Spaces {
        let assumed = self.assumed.map(|(card, _)| self.at(card)).filter(|at| *at != Space::NONE);
        let up = assumed.map_or(self.open.up, |at| self.open.up.with(at));
        self.open.sides[seat].and(up)
    }

    /// The rules that a card has now; none while it is face down (FC-4.6).
    #[inline]
    pub fn rules(&self, id: CardId) -> Rules {
        if !self.is_up(id) {
            return Rules::NONE;
        }
        let printed = self.face(id).rules();
        if self.open.lasting.is_granted(id) { self.with_granted(id, printed) } else { printed }
    }
    #[inline(never)]
    fn with_granted(&self, id: CardId, printed: Rules) -> Rules {
        let granted = self.open.lasting.on(id).filter_map(|l| l.source.lasts().grants);
        granted.fold(printed, Rules::with)
    }
    #[inline]
    pub fn has(&self, id: CardId, such: Rules) -> bool {
        self.is_up(id) && self.is_such(id, such)
    }
    /// The same of a card that lies face up: what is granted is looked up last.
    #[inline]
    fn is_such(&self, id: CardId, such: Rules) -> bool {
        let printed = self.face(id).rules();
        let granted = || such.any(GRANTED) && self.open.lasting.is_granted(id);
        printed.any(such) || granted() && self.with_granted(id, printed).any(such)
    }
    /// All rules of the revealed cards of a player together.
    #[inline]
    pub fn side_rules(&self, seat: Seat) -> Rules {
        let known = self.open.rules[seat];
        let assumed = self.assumed.filter(|(card, _)| self.controller(*card) == seat);
        assumed.map_or(known, |(card, _)| known.or(self.rules(card)))
    }
    /// Whether a revealed card of this player has such a rule.
    pub fn side_has(&self, seat: Seat, such: Rules) -> bool {
        self.side_rules(seat).any(such)
    }
    /// Where the revealed cards of this player with such a rule stand.
    pub fn side_with(&self, seat: Seat, such: Rules) -> Spaces {
        if !self.side_has(seat, such) {
            return Spaces::NONE;
        }
        let is = |at: &Space| self.is_such(self.open.cells[at.index()], such);
        self.up_spaces(seat).filter(is).fold(Spaces::NONE, Spaces::with)
    }

    // Values: printed, with attachments (FC-7.17).

    fn sum(&self, id: CardId, of: impl Fn(&crate::lasting::Lasts) -> i8) -> i16 {
        if !self.open.lasting.is_marked(id) {
            return 0;
        }
        self.open.lasting.on(id).map(|l| i16::from(of(l.source.lasts()))).sum()
    }
    pub fn size(&self, id: CardId) -> i16 {
        i16::from(self.unit(id).size) + self.sum(id, |l| l.size)
    }
    pub fn magic(&self, id: CardId) -> i16 {
        i16::from(self.unit(id).magic) + self.sum(id, |l| l.magic)
    }
    /// What blinds a whole army comes after everything else and for every purpose (FC-R14).
    pub fn range(&self, id: CardId) -> i16 {
        let own = i16::from(self.unit(id).range) + self.sum(id, |l| l.range);
        if own > 1 && self.is_blind(self.controller(id)) { 1 } else { own }
    }
    /// Whether the enemy blinds this player's army.
    fn is_blind(&self, seat: Seat) -> bool {
        let on_players = self.open.lasting.on(CardId::NONE);
        on_players.filter(|l| l.by == other(seat)).any(|l| l.source.lasts().blinds)
    }

    /// Whether this space is in range of the card (FC-3.6).
    pub fn reaches(&self, id: CardId, space: Space) -> bool {
        space != Space::NONE && self.reach(id).has(space)
    }
    /// All spaces in range of the card.
    pub fn reach(&self, id: CardId) -> Spaces {
        if !self.card(id).is_in_play() {
            return Spaces::NONE;
        }
        self.at(id).reach(self.range(id), self.controller(id))
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
        if !self.side_has(self.controller(id), such!(|s| s.gives_bonus)) {
            return None;
        }
        self.ups(self.controller(id)).find_map(|giver| {
            let rule = self.rules(giver).and(such!(|s| s.gives_bonus)).iter().next()?;
            (self.unit(giver).names(rule) == Some(Names::Tag(tag))).then_some(rule)
        })
    }
    /// What is taken off every roll of a card that hates or is hated by a revealed card, however
    /// many there are (FC-12.16).
    pub fn hate(&self, id: CardId) -> Option<(SpecialId, i16)> {
        let there = [Seat(0), Seat(1)].map(|seat| self.side_rules(seat));
        if !there[0].or(there[1]).any(such!(|s| s.hates != 0)) {
            return None;
        }
        let hates = |who: CardId, whom: CardId| {
            let rule = self.rules(who).and(such!(|s| s.hates != 0)).iter().next()?;
            let named = Some(Names::Card(self.unit(whom).name));
            (self.unit(who).names(rule) == named).then_some((rule, rule.special().hates))
        };
        let all = [Seat(0), Seat(1)].into_iter().flat_map(|seat| self.ups(seat));
        all.filter(|c| *c != id).find_map(|c| hates(id, c).or_else(|| hates(c, id)))
    }
    pub fn is_immune(&self, id: CardId, cause: Cause) -> bool {
        let named = self.rules(id).and(such!(|s| s.immune)).iter().next();
        named.is_some_and(|rule| self.unit(id).names(rule) == Some(Names::Cause(cause)))
    }
    pub fn pantheon(&self, id: CardId) -> Option<Pantheon> {
        let rule = self.rules(id).and(such!(|s| s.blesses)).iter().next()?;
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
        self.open.lasting.is_held(id) || self.has(id, such!(|s| s.immobile))
    }
    /// How many cards of this kind of magic are attached to it.
    pub fn carries(&self, id: CardId, kind: MagicKind) -> usize {
        let is = |source| matches!(source, Source::Magic(id) if id.magic().kind == kind);
        self.open.lasting.on(id).filter(|l| is(l.source)).count()
    }
    /// Whether the card makes ranged attacks (FC-7.4).
    pub fn shoots(&self, id: CardId) -> bool {
        self.range(id) > 1 && !self.has(id, such!(|s| s.no_shooting))
    }
    /// What a reinforcement costs this player now (FC-10.3).
    pub fn price(&self, seat: Seat) -> u8 {
        let rules = self.side_rules(seat).and(such!(|s| s.cheapens > 0)).iter();
        let brothers = rules.map(|rule| rule.special().cheapens).max().unwrap_or(0);
        let own = self.open.lasting.on(CardId::NONE).filter(|l| l.by == seat);
        let blessed: u8 = own.map(|l| l.source.lasts().cheapens).sum();
        PRICE.saturating_sub(brothers).saturating_sub(blessed).max(1)
    }
}

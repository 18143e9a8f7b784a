//! What the active player may do in his phases, and why not. Legality is written here once: lists,
//! refusals and checks all ask these functions.

use crate::card::{CardId, Deeds};
use crate::choice::Choice;
use crate::fight::Bout;
use crate::lasting::Source;
use crate::magic::{Aim, Casting, MOST_EVOLUTIONS, MagicId, MagicKind};
use crate::space::{Space, Spaces, other};
use crate::special::such;
use crate::special::{SpecialId, When};
use crate::table::{Open, Phase, Table};
use crate::why::{self, Why};
use kernel::Seat;

type May = Result<(), Why>;

/// The items that a player has in play.
pub(crate) struct Items {
    /// The bearer of the oldest.
    first: Option<CardId>,
    more: bool,
}

fn unless(refused: bool, why: Why) -> May {
    if refused { Err(why) } else { Ok(()) }
}

impl Table {
    /// Whether the active player may do this at a priority point of his.
    pub(crate) fn may(&self, seat: Seat, choice: Choice) -> May {
        unless(self.open().active != seat, why::NOT_YOUR_TURN)?;
        match choice {
            Choice::Reveal(at) => {
                let id = self.own(seat, at)?;
                unless(!self.open().cards[id].is_hidden(), why::IS_UP)
            }
            Choice::Use(rule, at) => self.may_murder(seat, rule, at),
            Choice::Point(rule, from, to) => self.may_point(seat, rule, from, to),
            Choice::Move(from, to) => self.may_move(seat, from, to),
            Choice::Tunnel(at) => self.may_tunnel(seat, at),
            Choice::Attack(from, to) => self.may_attack(seat, from, to, false),
            Choice::Shoot(from, to) => self.may_attack(seat, from, to, true),
            Choice::Cast(magic, from, at) => self.may_cast(seat, magic, from, at),
            Choice::Attach(magic, at) => self.may_attach(seat, magic, at),
            Choice::Reinforce => self.may_reinforce(seat),
            Choice::EndPhase => Ok(()),
            _ => Err(why::NOTHING_TO_ANSWER),
        }
    }

    fn own(&self, seat: Seat, at: Space) -> Result<CardId, Why> {
        unless(!self.open().is_on_board(at), why::OFF_BOARD)?;
        self.open().own(seat, at).ok_or(why::NO_OWN_CARD)
    }
    fn enemy(&self, seat: Seat, at: Space) -> Result<CardId, Why> {
        unless(!self.open().is_on_board(at), why::OFF_BOARD)?;
        self.open().own(other(seat), at).ok_or(why::NO_ENEMY)
    }
    /// An own revealed card.
    fn own_up(&self, seat: Seat, at: Space) -> Result<CardId, Why> {
        let id = self.own(seat, at)?;
        unless(self.open().cards[id].is_hidden(), why::FACE_DOWN).map(|()| id)
    }
    /// A revealed card of either side.
    fn any_up(&self, at: Space) -> Result<CardId, Why> {
        unless(!self.open().is_on_board(at), why::OFF_BOARD)?;
        let id = self.open().on(at).ok_or(why::NO_CARD)?;
        unless(self.open().cards[id].is_hidden(), why::FACE_DOWN).map(|()| id)
    }
    fn in_phase(&self, phase: Phase) -> May {
        self.open().in_phase(phase)
    }
    fn has_done(&self, id: CardId, deed: Deeds) -> bool {
        self.open().cards[id].deeds.has(deed)
    }

    /// Assassin: only while face down, and with somebody to name (FC-12.4).
    fn may_murder(&self, seat: Seat, rule: SpecialId, at: Space) -> May {
        let id = self.own(seat, at)?;
        let has = rule.special().murders && self.unit(id).rules().has(rule);
        unless(!has, why::NO_SUCH_RULE)?;
        let lost = rule.special().unusable.unwrap_or(why::IS_UP);
        let known = !self.open().face_up && !self.open().cards[id].is_hidden();
        unless(known, lost)?;
        unless(self.open().field().ups(other(seat)).next().is_none(), why::TARGET_HIDDEN)
    }
    fn may_point(&self, seat: Seat, rule: SpecialId, from: Space, to: Space) -> May {
        let id = self.own_up(seat, from)?;
        let has = self.open().field().rules(id).has(rule);
        unless(!has, why::NO_SUCH_RULE)?;
        self.may_use(rule, id)?;
        self.may_point_at(seat, rule, to, self.open().field().reach(id))
    }
    /// Whether a card that has the rule may use it now.
    pub(crate) fn may_use(&self, rule: SpecialId, id: CardId) -> May {
        match rule.special().points.ok_or(why::NO_SUCH_RULE)?.when {
            When::Movement => {
                self.in_phase(Phase::Movement)?;
                unless(self.has_done(id, Deeds::POINTED), why::POINTED)
            }
            When::OnReveal => {
                unless(self.has_done(id, Deeds::SPENT), why::USED_UP)?;
                unless(!self.open().has_late_bounties(), why::ON_REVEAL)
            }
        }
    }
    /// Whether a card that reaches so far may point there.
    pub(crate) fn may_point_at(
        &self,
        seat: Seat,
        rule: SpecialId,
        to: Space,
        reach: Spaces,
    ) -> May {
        let points = rule.special().points.ok_or(why::NO_SUCH_RULE)?;
        let target = self.enemy(seat, to)?;
        let hidden = self.open().cards[target].is_hidden();
        unless(points.at_hidden && !hidden, why::TARGET_UP)?;
        unless(!points.at_hidden && hidden, why::TARGET_HIDDEN)?;
        unless(points.in_range && !reach.has(to), why::OUT_OF_RANGE)
    }

    fn may_move(&self, seat: Seat, from: Space, to: Space) -> May {
        let id = self.own(seat, from)?;
        self.in_phase(Phase::Movement)?;
        unless(!self.open().is_on_board(to), why::OFF_BOARD)?;
        self.may_leave(id)?;
        unless(self.open().on(to).is_some(), why::TAKEN)?;
        unless(!self.open().destinations(id).has(to), why::TOO_FAR)
    }
    fn may_leave(&self, id: CardId) -> May {
        unless(self.has_done(id, Deeds::MOVED), why::MOVED)?;
        unless(self.open().field().is_held(id), why::HELD)?;
        unless(!self.open().may_still_move(id), why::ONE_MOVE)
    }
    fn may_tunnel(&self, seat: Seat, at: Space) -> May {
        let id = self.own_up(seat, at)?;
        self.in_phase(Phase::Movement)?;
        unless(!self.open().field().has(id, such!(|s| s.tunnels)), why::NO_SUCH_RULE)?;
        self.may_leave(id)?;
        unless(self.open().tunnel_end(id).is_none(), why::NO_TUNNEL)
    }

    fn may_attack(&self, seat: Seat, from: Space, to: Space, shot: bool) -> May {
        let from = self.own_up(seat, from)?;
        self.open().may_strike(from)?;
        let to = self.enemy(seat, to)?;
        self.open().may_hit(&Bout { from, to, shot })
    }

    fn may_cast(&self, seat: Seat, magic: MagicId, from: Space, at: Option<Space>) -> May {
        let id = self.own_up(seat, from)?;
        self.open().may_attempt(seat, magic, id)?;
        self.may_target(seat, magic, id, at, self.open().field().reach(id))
    }
    /// Whether this card, which reaches so far, may aim there.
    pub(crate) fn may_target(
        &self,
        seat: Seat,
        magic: MagicId,
        caster: CardId,
        at: Option<Space>,
        reach: Spaces,
    ) -> May {
        let field = self.open().field();
        let aim = magic.magic().aim;
        let Some(at) = at else {
            let struck = || field.up_spaces(other(seat)).and(reach);
            return match aim {
                Aim::Player => Ok(()),
                Aim::AllEnemies if !struck().is_empty() => Ok(()),
                _ => Err(why::NEEDS_TARGET),
            };
        };
        let id = match aim {
            Aim::Own | Aim::OwnAny => self.own(seat, at)?,
            Aim::Enemy | Aim::EnemyHidden => self.enemy(seat, at)?,
            Aim::AllEnemies | Aim::Player => return Err(why::NEEDS_TARGET),
        };
        let hidden = self.open().cards[id].is_hidden();
        unless(hidden && matches!(aim, Aim::Own | Aim::Enemy), why::TARGET_HIDDEN)?;
        unless(!hidden && aim == Aim::EnemyHidden, why::TARGET_UP)?;
        let far = magic.magic().kind == MagicKind::Spell && !reach.has(at);
        unless(far, why::OUT_OF_RANGE)?;
        self.may_fit(magic, id)?;
        self.may_choose(&Casting { caster, magic, target: id })
    }
    /// Whether what a spell asks when it takes effect can be answered (FC-R11).
    fn may_choose(&self, casting: &Casting) -> May {
        let Some(asks) = casting.magic.magic().asks else { return Ok(()) };
        let Some(why) = asks.needs else { return Ok(()) };
        unless((asks.spaces)(self, casting).is_empty(), why)
    }

    fn may_attach(&self, seat: Seat, magic: MagicId, at: Space) -> May {
        self.in_phase(Phase::Magic)?;
        let open = self.open();
        let own = magic.magic().faction == Some(open.factions[seat]);
        unless(!own || !magic.is_support() || !open.is_unplayed(seat, magic), why::PLAYED)?;
        let kind = magic.magic().kind;
        let id = match kind == MagicKind::Item && !open.readings.own_items {
            true => self.any_up(at)?,
            false => self.own_up(seat, at)?,
        };
        self.may_bear(seat, kind, id, &self.items(seat))?;
        self.may_fit(magic, id)
    }
    /// Whether a revealed card can bear another card of this kind that this player attaches.
    pub(crate) fn may_bear(&self, seat: Seat, kind: MagicKind, id: CardId, items: &Items) -> May {
        if kind == MagicKind::Item {
            return self.may_carry(seat, id, items);
        }
        let field = self.open().field();
        let alien = field.unit(id).faction != self.open().factions[self.open().active];
        unless(alien, why::OTHER_BIOLOGY)?;
        unless(field.carries(id, MagicKind::Evolution) >= MOST_EVOLUTIONS, why::EVOLVED)
    }
    /// Whether the card is what this one asks for.
    pub(crate) fn may_fit(&self, magic: MagicId, id: CardId) -> May {
        magic.magic().fits.map_or(Ok(()), |fits| fits(&self.open().field(), id))
    }
    /// The items that this player has in play, whoever controls their bearers (FC-9.13).
    pub(crate) fn items(&self, seat: Seat) -> Items {
        let is_item =
            |source| matches!(source, Source::Magic(m) if m.magic().kind == MagicKind::Item);
        let all = self.open().lasting.iter();
        let mut items = all.filter(|l| l.by == seat && is_item(l.source));
        Items { first: items.next().map(|l| l.on), more: items.next().is_some() }
    }
    /// How many items a player may have in play (FC-9.11, FC-9.13).
    fn may_carry(&self, seat: Seat, id: CardId, items: &Items) -> May {
        let field = self.open().field();
        unless(self.open().acts.item, why::ONE_ITEM)?;
        let Some(first) = items.first else { return Ok(()) };
        // At least one of two items is on an own card that allows the second.
        let allows =
            |id: CardId| field.controller(id) == seat && field.has(id, such!(|s| s.allows_item));
        let second = allows(id) || allows(first);
        unless(!second || items.more, why::ITEM_LIMIT)
    }

    fn may_reinforce(&self, seat: Seat) -> May {
        self.in_phase(Phase::Reinforcement)?;
        unless(self.open().acts.reinforced, why::REINFORCED)?;
        self.open().may_bring(seat)
    }

    /// Why a card can do nothing at this priority point.
    pub(crate) fn why_idle(&self, seat: Seat, at: Space) -> Why {
        let id = match self.own(seat, at) {
            Ok(id) => id,
            Err(why) => return why,
        };
        match self.open().phase {
            Phase::Movement => self.may_leave(id).err().unwrap_or(why::TAKEN),
            Phase::Combat => self.open().may_strike(id).err().unwrap_or(why::OUT_OF_REACH),
            Phase::Magic => self.open().may_try_spell(id).err().unwrap_or(why::NEEDS_TARGET),
            Phase::Reinforcement => why::OTHER_PHASE,
        }
    }
    /// Why a spell, item or evolution that nothing was weighed for is of no use at this priority
    /// point: nobody is there to cast or to bear it, or it could not be played anyway.
    pub(crate) fn why_unused(&self, seat: Seat, magic: MagicId) -> Why {
        let open = self.open();
        let casters = || open.field().side_has(seat, such!(|s| s.casts));
        match magic.magic().kind {
            _ if open.phase != Phase::Magic => why::OTHER_PHASE,
            MagicKind::Spell if open.acts.cast => why::ONE_SPELL,
            MagicKind::Spell if !open.is_ready(seat, magic) => why::EXHAUSTED,
            MagicKind::Spell if !casters() => why::NOBODY_CASTS,
            MagicKind::Item if open.acts.item => why::ONE_ITEM,
            MagicKind::Item | MagicKind::Evolution => why::NOBODY_BEARS,
            MagicKind::Spell | MagicKind::Blessing => why::NEEDS_TARGET,
        }
    }
}

/// What only open facts decide. Odds ask this, too, of a table where the card that would be
/// revealed for it lies face up.
impl Open {
    fn in_phase(&self, phase: Phase) -> May {
        unless(self.phase != phase, why::OTHER_PHASE)
    }
    /// Whether this player can pay for a reinforcement and has a card and a space for it (FC-10.2).
    pub(crate) fn may_bring(&self, seat: Seat) -> May {
        unless(self.players[seat].deck() == 0, why::NO_DECK)?;
        unless(self.back_row(seat).and(self.free()).is_empty(), why::NO_SPACE)?;
        let price = self.field().price(seat);
        unless(self.players[seat].conquered.len() < price, why::TOO_DEAR)
    }
    fn has_done(&self, id: CardId, deed: Deeds) -> bool {
        self.cards[id].deeds.has(deed)
    }
    /// Whether this revealed card may attack that enemy card now.
    pub fn may_attack(&self, bout: &Bout) -> May {
        self.may_strike(bout.from)?;
        self.may_hit(bout)
    }
    /// Whether this revealed card may attack at all.
    fn may_strike(&self, id: CardId) -> May {
        self.in_phase(Phase::Combat)?;
        unless(self.acts.attacked, why::ATTACKED)?;
        unless(self.lasting.on(id).any(|l| l.source.lasts().disarms), why::DISARMED)
    }
    /// Whether that enemy card can be attacked by this one.
    fn may_hit(&self, bout: &Bout) -> May {
        let (from, to) = (self.cards[bout.from].at, self.cards[bout.to].at);
        unless(self.has_done(bout.to, Deeds::EVADED), why::EVADED)?;
        if !bout.shot {
            return unless(!from.touches(to), why::NO_CONTACT);
        }
        let field = self.field();
        unless(!field.shoots(bout.from), why::NO_SHOOTER)?;
        unless(from.touches(to), why::IN_CONTACT)?;
        unless(!field.reaches(bout.from, to), why::OUT_OF_RANGE)
    }
    /// Whether this revealed card may attempt this spell or blessing at all.
    pub fn may_attempt(&self, seat: Seat, magic: MagicId, caster: CardId) -> May {
        self.in_phase(Phase::Magic)?;
        match magic.magic().kind {
            MagicKind::Spell => self.may_cast_spell(seat, magic, caster),
            MagicKind::Blessing => self.may_bless(magic, caster),
            _ => Err(why::NO_CASTER),
        }
    }
    fn may_cast_spell(&self, seat: Seat, magic: MagicId, caster: CardId) -> May {
        unless(magic.magic().faction != Some(self.factions[seat]), why::NOT_YOUR_SPELL)?;
        self.may_try_spell(caster)?;
        unless(!self.is_ready(seat, magic), why::EXHAUSTED)
    }
    /// Whether this card may still cast any spell.
    pub(crate) fn may_try_spell(&self, caster: CardId) -> May {
        unless(!self.field().has(caster, such!(|s| s.casts)), why::NO_CASTER)?;
        unless(self.acts.cast, why::ONE_SPELL)?;
        unless(self.has_done(caster, Deeds::TRIED_SPELL), why::TRIED)
    }
    fn may_bless(&self, magic: MagicId, caster: CardId) -> May {
        let pantheon = self.field().pantheon(caster);
        unless(pantheon.is_none() || pantheon != magic.magic().pantheon, why::NO_BLESSER)?;
        unless(self.has_done(caster, Deeds::TRIED_BLESSING), why::BLESSED)
    }
}

//! What a special rule is: data and plain functions that answer the engine's questions (FC-12).

use crate::card::CardId;
use crate::field::Field;
use crate::fight::{Bout, Side};
use crate::lasting::Lasts;
use crate::specials::SPECIALS;
use crate::why::Why;
use serde::{Serialize, Serializer};
use std::fmt;

/// A change to dice or score of a combat; 0 is none.
pub type Change = fn(&Field, &Bout, Side) -> i8;

/// What a card with the rule does for other cards.
#[derive(Clone, Copy)]
pub struct Aura {
    /// The change to the combat score of this card, given the bearer.
    pub score: fn(&Field, bearer: CardId, card: CardId) -> i8,
    /// Several bearers count once (FC-12.0).
    pub once: bool,
    /// It works for cards of both sides (FC-12.5, FC-12.6).
    pub both_sides: bool,
}

/// When a rule that points at an enemy card may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In the own movement phase, once a turn (FC-6.11).
    Movement,
    /// On its reveal, once a game; where the table has agreed on it also later, at any priority
    /// point of the own turn (FC-12.7).
    OnReveal,
}

/// A rule by which a revealed card points at an enemy card.
#[derive(Clone, Copy)]
pub struct Points {
    pub when: When,
    /// Whether the enemy card must be in range.
    pub in_range: bool,
    /// Whether it points at face-down cards, which it reveals, or at revealed ones.
    pub at_hidden: bool,
    /// The mark that is left on a revealed card.
    pub mark: Option<Lasts>,
    /// A card has one mark; marking anew moves it.
    pub moves: bool,
}

/// A special rule. Whatever is not said is false, none or zero.
#[derive(Clone, Copy)]
pub struct Special {
    pub name: &'static str,
    pub clause: &'static str,
    pub text: &'static str,

    // Combat.
    /// The card makes no ranged attacks.
    pub no_shooting: bool,
    /// Own dice, and dice of the other card.
    pub dice: Option<Change>,
    pub enemy_dice: Option<Change>,
    /// Own score, and score of the other card.
    pub score: Option<Change>,
    pub enemy_score: Option<Change>,
    pub aura: Option<Aura>,
    /// The size advantage is worth so many dice.
    pub size_dice: u8,
    /// The size advantage counts when shooting, too.
    pub size_when_shooting: bool,
    /// Whether attack and defence are doubled now.
    pub doubles: Option<fn(&Field, &Bout, Side) -> bool>,
    /// When it attacks in close combat both cards use magic.
    pub fights_with_magic: bool,
    /// A beaten card is captured instead of removed.
    pub captures: bool,
    /// When it attacks in close combat both cards roll two dice, whatever adds or takes dice
    /// (FC-12.24b).
    pub two_dice: bool,
    /// A counted 6 wins in close combat.
    pub slays: bool,
    pub must_follow: bool,
    /// After a follow-up it attacks once more.
    pub presses_on: bool,
    /// Beaten in close combat it takes the winner along from this roll on.
    pub explodes: Option<u8>,
    /// An attack on it is called off up to this roll.
    pub evades: Option<u8>,
    /// Attacked face down it takes the attacker along.
    pub traps: bool,
    /// It gives a Type Bonus to the cards that it names.
    pub gives_bonus: bool,
    /// It names a card that it hates: this much is taken off every roll of both.
    pub hates: i16,
    /// It names a kind of removal that cannot remove it.
    pub immune: bool,
    /// Its controller may reroll one die in each own turn.
    pub rerolls: bool,

    // Movement.
    pub more_steps: u8,
    pub flies: bool,
    pub tunnels: bool,
    /// Once revealed it never moves, and others pass it; it carries no items.
    pub immobile: bool,

    // Removal.
    /// Stays in play from this roll on.
    pub saves_itself: Option<u8>,
    /// Keeps other cards in range in play from this roll on.
    pub saves_others: Option<u8>,
    /// Touching enemies are removed in the reinforcement phase up to this roll.
    pub poisons: Option<u8>,

    // While face down.
    /// May be given up to remove a revealed enemy card.
    pub murders: bool,
    /// May take the place of a champion or hero that is revealed.
    pub replaces: bool,

    // Magic and reinforcement.
    pub casts: bool,
    pub blesses: bool,
    pub allows_item: bool,
    /// Reinforcements cost so many cards less.
    pub cheapens: u8,
    pub points: Option<Points>,
    /// Why it cannot be used without being face down, or without a target.
    pub unusable: Option<Why>,
}

impl Special {
    pub const NONE: Special = Special {
        name: "",
        clause: "",
        text: "",
        no_shooting: false,
        dice: None,
        enemy_dice: None,
        score: None,
        enemy_score: None,
        aura: None,
        size_dice: 0,
        size_when_shooting: false,
        doubles: None,
        fights_with_magic: false,
        captures: false,
        two_dice: false,
        slays: false,
        must_follow: false,
        presses_on: false,
        explodes: None,
        evades: None,
        traps: false,
        gives_bonus: false,
        hates: 0,
        immune: false,
        rerolls: false,
        more_steps: 0,
        flies: false,
        tunnels: false,
        immobile: false,
        saves_itself: None,
        saves_others: None,
        poisons: None,
        murders: false,
        replaces: false,
        casts: false,
        blesses: false,
        allows_item: false,
        cheapens: 0,
        points: None,
        unusable: None,
    };
}

/// One of the 39 special rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpecialId(pub u8);

impl SpecialId {
    pub fn special(self) -> &'static Special {
        &SPECIALS[usize::from(self.0)]
    }
    pub fn by_name(name: &str) -> Option<SpecialId> {
        let at = SPECIALS.iter().position(|special| special.name.eq_ignore_ascii_case(name));
        at.map(|at| SpecialId(at as u8))
    }
}

impl fmt::Display for SpecialId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.special().name)
    }
}

impl Serialize for SpecialId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// All special rules for which something holds, worked out when the engine is compiled: whether a
/// card has such a rule is then one comparison of bits.
macro_rules! such {
    (|$special:ident| $holds:expr) => {{
        const SUCH: $crate::special::Rules = {
            let mut all = $crate::special::Rules::NONE;
            let mut i = 0;
            while i < $crate::specials::SPECIALS.len() {
                let $special = &$crate::specials::SPECIALS[i];
                if $holds {
                    all = all.with($crate::special::SpecialId(i as u8));
                }
                i = i.saturating_add(1);
            }
            all
        };
        SUCH
    }};
}
pub(crate) use such;

/// A set of special rules, one bit each: a rule a card has twice it has once (FC-12.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules(u64);

impl Rules {
    pub const NONE: Rules = Rules(0);

    #[must_use]
    pub const fn with(self, special: SpecialId) -> Rules {
        Rules(self.0 | 1 << special.0)
    }
    pub fn has(self, special: SpecialId) -> bool {
        self.0 & (1 << special.0) != 0
    }
    pub fn iter(self) -> impl Iterator<Item = SpecialId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let id = SpecialId(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                id
            })
        })
    }
    /// Those that are in both sets.
    #[must_use]
    pub fn and(self, other: Rules) -> Rules {
        Rules(self.0 & other.0)
    }
    #[must_use]
    pub fn or(self, other: Rules) -> Rules {
        Rules(self.0 | other.0)
    }
    /// Whether one of these rules is among them; which ones count says [`such`].
    #[inline]
    pub fn any(self, such: Rules) -> bool {
        self.0 & such.0 != 0
    }
    /// The first rule that says something, with what it says.
    pub fn find<T>(self, says: impl Fn(&Special) -> Option<T>) -> Option<(SpecialId, T)> {
        self.iter().find_map(|id| says(id.special()).map(|said| (id, said)))
    }
}

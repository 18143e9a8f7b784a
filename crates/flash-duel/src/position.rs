//! A position: a game at the start of a turn, written down so that it can be shared and set up.
//!
//! Hidden parts, round score and lasting effects are included. What is agreed nowhere else follows
//! from the rules: the draw pile holds whatever lies nowhere else.

mod checks;
mod place;

use crate::ability::AbilityId;
use crate::board::{Side, Space};
use crate::cards::Who;
use crate::pile::{Cards, Number};
use crate::sets::NumberSet;
use crate::setup::{Mode, Setup};
use crate::step::{BeginTurn, Step};
use crate::table::{Facts, InForce, MAX_IN_FORCE, Table, in_list_order};
use kernel::{BadSetup, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A game at the start of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub mode: Mode,
    /// Win tokens needed.
    #[serde(default = "Setup::usual_tokens")]
    pub tokens_needed: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub mirror: bool,
    /// At time-over the traitor is unmasked without naming hands.
    #[serde(default, skip_serializing_if = "is_false")]
    pub silent_unmasking: bool,
    #[serde(default = "one")]
    pub round: u8,
    /// Win tokens of West and East.
    #[serde(default)]
    pub tokens: [u8; 2],
    /// Whose turn is about to start.
    pub turn: Seat,
    /// The turn order of the round; by seat if left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Seat>,
    pub fighters: Vec<Place>,
    #[serde(default)]
    pub discard: Cards,
    /// The draw pile; all other cards of the mode if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw_pile: Option<Cards>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lasting: Vec<LastingEffect>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub reshuffles: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra_turns: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub misses_refill: Vec<Seat>,
    /// What is left of a Custom Clockwork pool.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pool: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loyalty: Option<Loyalty>,
    /// What viewers remember of hands they have seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remembered: Vec<Remembered>,
}

/// One fighter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    #[serde(default)]
    pub who: Who,
    /// Left out: the side of his seat. A revealed traitor stands on the other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    pub space: Space,
    pub hand: Cards,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stash: Option<Number>,
    /// His ability cards that lie face up; all of his character's if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face_up: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub face_down: Vec<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub defeated: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub retreat_due: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub skip_due: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub forced_due: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hit_points: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soldier: Option<Space>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Space>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub conceded: bool,
}

/// A lasting effect: the ability, whose it is, and whom it is on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastingEffect {
    pub ability: String,
    pub by: Seat,
    pub on: Seat,
}

/// The loyalty cards of a Betrayal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loyalty {
    pub traitor: Seat,
    #[serde(default)]
    pub shown: bool,
    #[serde(default)]
    pub shown_loyal: Vec<Seat>,
}

/// What a viewer (a seat, or the public if left out) knows of a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remembered {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Seat>,
    pub of: Seat,
    #[serde(default)]
    pub hand: Cards,
    #[serde(default)]
    pub hand_or_stash: Cards,
    /// The numbers the stashed card can have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stash: Option<Vec<Number>>,
}

/// More extra turns or recoveries are never due.
const MOST_DUE: u8 = 9;

fn one() -> u8 {
    1
}
fn is_false(b: &bool) -> bool {
    !*b
}
fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl Position {
    /// The table just before this turn begins. An impossible position is refused with every reason.
    pub fn set_up(&self) -> Result<Table, BadSetup> {
        let mut bad = Vec::new();
        let pile = self.check_cards(&mut bad);
        self.check_score(&mut bad);
        if !self.check_shape(&mut bad) {
            return Err(BadSetup(bad));
        }
        let (tokens, mirror) = (self.tokens_needed, self.mirror);
        let silent_unmasking = self.silent_unmasking;
        let setup = Setup { tokens, mirror, silent_unmasking, ..Setup::of(self.mode) };
        let mut t = Table::laid(&setup);
        t.lay_open().round = self.round;
        t.lay_open().tokens = self.tokens;
        t.lay_open().turn = self.turn;
        for (slot, seat) in t.lay_open().order.iter_mut().zip(&self.order) {
            *slot = *seat;
        }
        for (i, place) in self.fighters.iter().enumerate() {
            place.seat(&mut t, Seat(i as u8), &mut bad);
        }
        t.lay_open().discard = self.discard;
        t.lay_hidden().deck = pile;
        t.lay_open().deck_size = pile.len();
        self.lay_rest(&mut t, &mut bad);
        self.check_board(&t, &mut bad);
        self.check_reachable(&t, &mut bad);
        if !bad.is_empty() {
            return Err(BadSetup(bad));
        }
        t.note_waiting();
        t.then(Step::BeginTurn(BeginTurn { seat: self.turn }));
        Ok(t)
    }

    fn lay_rest(&self, t: &mut Table, bad: &mut Vec<String>) {
        t.lay_open().reshuffles = self.reshuffles;
        t.lay_open().extra_turns = self.extra_turns;
        t.lay_open().misses_refill = self.misses_refill.iter().copied().collect();
        for (slot, lasting) in t.lay_open().in_force.iter_mut().zip(&self.lasting) {
            let ability = ability(&lasting.ability, bad);
            if ability.is_some_and(|a| a.card().lasting.is_none()) {
                bad.push(format!("{} does not last", lasting.ability));
            }
            *slot = ability.map(|ability| InForce { ability, by: lasting.by, on: lasting.on });
        }
        for (i, effect) in self.lasting.iter().enumerate() {
            let same = |l: &LastingEffect| l.ability == effect.ability && l.by == effect.by;
            if self.lasting[..i].iter().any(same) {
                bad.push(format!("{} of {} is in force twice", effect.ability, effect.by));
            }
        }
        // What may still be played must find room beside what is in force already.
        let cards = t.open().seats().iter().flat_map(|s| t.open().fighter(s).cards());
        let to_come = cards.filter(|(id, up)| *up && id.card().lasting.is_some()).count();
        if self.lasting.len() + to_come > MAX_IN_FORCE {
            bad.push(format!("more than {MAX_IN_FORCE} lasting effects could come into force"));
        }
        for (slot, name) in t.lay_open().pool.iter_mut().zip(&self.pool) {
            *slot = ability(name, bad);
        }
        in_list_order(&mut t.lay_open().pool);
        if let Some(loyalty) = &self.loyalty {
            t.lay_hidden().traitor = Some(loyalty.traitor);
            t.lay_open().shown_traitor = loyalty.shown.then_some(loyalty.traitor);
            t.lay_open().shown_loyal = loyalty.shown_loyal.iter().copied().collect();
            if t.open().shown_loyal.has(loyalty.traitor) {
                bad.push(format!("{} is the traitor and has shown a Loyal card", loyalty.traitor));
            }
        }
        for r in &self.remembered {
            let viewer = r.viewer.map_or(Viewer::Public, Viewer::Seat);
            let stash = r.stash.as_ref().map_or(NumberSet::ANY, |ns| ns.iter().copied().collect());
            let facts = Facts { hand: r.hand, either: r.hand_or_stash, stash };
            let place = &self.fighters[r.of.index()];
            let union = place.stash.map_or(place.hand, |n| sum(place.hand, Cards::one(n)));
            let fits = place.hand.holds(facts.hand)
                && union.holds(sum(facts.hand, facts.either))
                && (place.stash.is_some() || facts.either.is_empty())
                && place.stash.is_none_or(|n| facts.stash.has(n));
            if fits {
                t.lay_hidden().known.set(viewer, r.of, facts);
            } else {
                bad.push(format!("what is remembered of {} is not in that hand", r.of));
            }
        }
    }

    /// The position of a table whose next step is the beginning of a turn; nothing at other times.
    pub fn of(t: &Table) -> Option<Position> {
        let turn = match t.open().agenda.live() {
            [Step::BeginTurn(begin)] => begin.seat,
            _ => return None,
        };
        let seats: Vec<Seat> = t.open().seats().iter().collect();
        Some(Position {
            mode: t.open().mode,
            tokens_needed: t.open().tokens_needed,
            mirror: t.open().mirror,
            silent_unmasking: t.open().silent_unmasking,
            round: t.open().round,
            tokens: t.open().tokens,
            turn,
            order: t.open().order[..seats.len()].to_vec(),
            fighters: seats.iter().map(|s| Place::of(t, *s)).collect(),
            discard: t.open().discard,
            draw_pile: Some(t.hidden().deck),
            lasting: t.open().in_force.iter().flatten().map(LastingEffect::of).collect(),
            reshuffles: t.open().reshuffles,
            extra_turns: t.open().extra_turns,
            misses_refill: t.open().misses_refill.iter().collect(),
            pool: t.open().pool.iter().flatten().map(ToString::to_string).collect(),
            loyalty: t.hidden().traitor.map(|traitor| Loyalty {
                traitor,
                shown: t.open().shown_traitor.is_some(),
                shown_loyal: t.open().shown_loyal.iter().collect(),
            }),
            remembered: remembered(t),
        })
    }
}

fn sum(a: Cards, b: Cards) -> Cards {
    // Adding up may exceed what a pile can count; more than the game has is wrong in any case.
    let most = |n: Number| (a.of(n) + b.of(n)).min(31);
    Number::ALL.into_iter().fold(Cards::EMPTY, |s, n| s.plus(Cards::several(n, most(n))))
}

fn ability(name: &str, bad: &mut Vec<String>) -> Option<AbilityId> {
    let found = AbilityId::by_name(name);
    if found.is_none() {
        bad.push(format!("there is no ability `{name}`"));
    }
    found
}

impl LastingEffect {
    fn of(f: &InForce) -> LastingEffect {
        LastingEffect { ability: f.ability.to_string(), by: f.by, on: f.on }
    }
}

fn remembered(t: &Table) -> Vec<Remembered> {
    let viewers = || t.open().seats().iter().map(Some).chain([None]);
    let pairs = viewers().flat_map(|v| t.open().seats().iter().map(move |of| (v, of)));
    pairs
        .filter_map(|(viewer, of)| {
            let facts = t.hidden().known.of(viewer.map_or(Viewer::Public, Viewer::Seat), of);
            let all = facts.stash == NumberSet::ANY;
            (facts != Facts::NONE).then(|| Remembered {
                viewer,
                of,
                hand: facts.hand,
                hand_or_stash: facts.either,
                stash: (!all).then(|| facts.stash.iter().collect()),
            })
        })
        .collect()
}

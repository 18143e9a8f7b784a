//! A position: a game at the start of a round, written down so that it can be shared and set up.
//!
//! Everything hidden is included but the order of decks, which nobody knows. What is in the Item
//! deck and in the Monster-Action deck follows: it is whatever is nowhere else.

mod checks;
mod lines;

pub use lines::{ActionLine, CardLine, ItemLine, PlayerLine, Where};

use crate::card::{CardId, Kind};
use crate::monster::{ActionId, MonsterId};
use crate::setup::Setup;
use crate::step::{BeginTurn, Step};
use crate::table::{Mode, Phase, Stall, Table};
use kernel::{BadSetup, Counter, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A game at the start of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default, skip_serializing_if = "is_false")]
    pub first_game: bool,
    /// The Pools that players brought (SH-2.23).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<Vec<CardId>>,
    /// Whether the Heroes were agreed and not chosen.
    #[serde(default, skip_serializing_if = "is_false")]
    pub agreed: bool,
    /// What was agreed beside (SH-R14, SH-9.3, SH-28.5).
    #[serde(default, skip_serializing_if = "is_false")]
    pub hard_missions: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub optional_attacks: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub skip_empty_questions: bool,
    /// How many rounds have been played.
    pub rounds: u8,
    pub leader: Seat,
    pub monster: MonsterId,
    /// Damage tokens on the Monster, seat by seat.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wounds: Vec<u8>,
    /// The Monster's Creature is in play, with these tokens on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub creature: Option<Vec<u8>>,
    /// Who defeated which Monster.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trophies: Vec<(Seat, MonsterId)>,
    /// The Items in the slots, in the order in which they were drawn, each with its slot.
    pub market: Vec<(CardId, u8)>,
    /// The Item discard pile, and Items that are out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub item_discard: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items_gone: Vec<CardId>,
    /// Discarded Monster-Action cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub action_discard: Vec<ActionLine>,
    pub players: Vec<PlayerLine>,
}

fn is_false(b: &bool) -> bool {
    !*b
}
fn is_zero(list: &[u8]) -> bool {
    list.iter().all(|n| *n == 0)
}

impl Position {
    pub(crate) fn setup(&self) -> Setup {
        let heroes = self.players.iter().map(|player| player.hero);
        Setup {
            players: u8::try_from(self.players.len()).unwrap_or(u8::MAX),
            first_game: self.first_game,
            pools: self.pools.clone(),
            heroes: if self.agreed { heroes.collect() } else { Vec::new() },
            hard_missions: self.hard_missions,
            optional_attacks: self.optional_attacks,
            skip_empty_questions: self.skip_empty_questions,
        }
    }

    /// The table just before this round begins. An impossible position is refused with every
    /// reason.
    pub fn set_up(&self) -> Result<Table, BadSetup> {
        let mut bad = self.setup().check().err().map_or_else(Vec::new, |bad| bad.0);
        if bad.is_empty() {
            self.check(&mut bad);
        }
        if !bad.is_empty() {
            return Err(BadSetup(bad));
        }
        let mut t = Table::empty(&self.setup());
        self.lay(&mut t);
        self.check_laid(&t, &mut bad);
        if !bad.is_empty() {
            return Err(BadSetup(bad));
        }
        t.then(Step::BeginTurn(BeginTurn));
        Ok(t)
    }

    fn lay(&self, t: &mut Table) {
        for (i, line) in self.players.iter().enumerate() {
            line.lay(t, Seat(i as u8), self.first_game);
        }
        let seats = self.players.iter().enumerate();
        let mut gear: Vec<_> =
            seats.flat_map(|(i, line)| line.gear(Seat(i as u8)).collect::<Vec<_>>()).collect();
        gear.sort_by_key(|(place, _)| *place);
        for (_, gear) in gear {
            t.lay_open().gears.push(gear);
            t.lay_open().gather(gear.owner);
        }
        self.lay_items(t);
        self.lay_actions(t);
        let open = t.lay_open();
        (open.round, open.leader, open.turn) = (self.rounds, self.leader, self.leader);
        open.phase = if self.rounds == 0 { Phase::Setup } else { Phase::Refresh };
        open.monster = Some(self.monster);
        for (i, n) in self.wounds.iter().enumerate() {
            open.wounds.0[i] = *n;
        }
        if let Some(tokens) = &self.creature {
            open.creature = true;
            for (i, n) in tokens.iter().enumerate() {
                open.creature_wounds.0[i] = *n;
            }
        }
        for (seat, monster) in &self.trophies {
            let level = usize::from(monster.monster().level);
            open.trophies[level - 1] = Some((*seat, *monster));
        }
    }
    fn lay_items(&self, t: &mut Table) {
        let open = t.lay_open();
        for item in CardId::items() {
            let worn = open.gears.iter().filter(|gear| gear.item == item).count();
            let count = |list: &[CardId]| list.iter().filter(|i| **i == item).count();
            let sold = self.market.iter().filter(|(i, _)| *i == item).count();
            let elsewhere = worn + count(&self.item_discard) + count(&self.items_gone) + sold;
            open.item_discard[item.item()] = count(&self.item_discard) as u8;
            if let Kind::Market { copies, .. } = item.card().kind {
                open.item_deck[item.item()] = copies.saturating_sub(elsewhere as u8);
            }
        }
        for (item, slot) in &self.market {
            open.market.push(Stall { item: *item, slot: Some(*slot) });
        }
    }
    fn lay_actions(&self, t: &mut Table) {
        t.lay_actions();
        for line in &self.action_discard {
            let at = line.action.index();
            t.lay_hidden().actions[at].lower(1);
            t.lay_open().action_deck.lower(1);
            match &line.seen_by {
                None => t.lay_open().discard[at].raise(1),
                Some(seats) => {
                    let knowers: SeatSet = seats.iter().copied().collect();
                    let knowers = usize::from(knowers.bits());
                    t.lay_hidden().buried[knowers][at].raise(1);
                    t.lay_open().buried[knowers].raise(1);
                }
            }
        }
    }

    /// The position of a table whose next step is the beginning of a round; nothing at other times.
    pub fn of(t: &Table) -> Option<Position> {
        let open = t.open();
        if !matches!(open.agenda.live(), [Step::BeginTurn(_)]) {
            return None;
        }
        let count = usize::from(open.count);
        let copies = |item: CardId, n: u8| (0..n).map(move |_| item);
        let discarded = |item: CardId| open.item_discard[item.item()];
        Some(Position {
            first_game: open.mode == Mode::First,
            pools: match open.mode {
                Mode::Own => open.pools.0[..count].iter().map(|p| p.iter().collect()).collect(),
                _ => Vec::new(),
            },
            agreed: !open.agreed.0[0].is_none(),
            hard_missions: open.hard_missions,
            optional_attacks: open.optional_attacks,
            skip_empty_questions: open.skip_empty_questions,
            rounds: open.round,
            leader: open.leader,
            monster: open.monster?,
            wounds: open.wounds.0[..count].to_vec(),
            creature: open.creature.then(|| open.creature_wounds.0[..count].to_vec()),
            trophies: open.trophies.iter().flatten().copied().collect(),
            market: open.market.iter().map(|s| (s.item, s.slot.unwrap_or_default())).collect(),
            item_discard: CardId::items().flat_map(|i| copies(i, discarded(i))).collect(),
            items_gone: CardId::items().flat_map(|i| copies(i, lines::gone(t, i))).collect(),
            action_discard: ActionId::all().flat_map(|a| ActionLine::of(t, a)).collect(),
            players: t.seats().map(|seat| PlayerLine::of(t, seat)).collect(),
        })
    }
}

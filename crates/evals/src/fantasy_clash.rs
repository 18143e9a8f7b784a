//! How good a table of Fantasy Clash looks to somebody who pushes forward and strikes where the
//! odds are good.
//!
//! A side stands well if its cards are strong, have come far, and can strike better than they can
//! be struck; each turn has one attack, so only the best one of each side counts. A card that the
//! enemy does not know is worth more than one that he knows, so nobody is revealed for nothing. A
//! card on the enemy's back row is the game, unless it falls before its turn comes again.

mod armies;
mod chances;
mod drill;
mod duels;
mod field;
mod lineup;
mod march;
mod quick;
mod worth;

use crate::match_play::{self, Race};
use crate::weights::weights;
use armies::Armies;
use bots::{Evaluation, Habits, Taught};
use drill::Drill;
use fantasy_clash::card::CardId;
use fantasy_clash::lasting::{Lasting, Source};
use fantasy_clash::table::{Series, WINS};
use fantasy_clash::{Choice, Open, Step, Table, View, other};
use field::{best_attack, falls, may_attack};
use kernel::{Imagined, Seat, Seeded};
use quick::Lead;
use worth::{secret, works, worth};

/// How far from the enemy a card that casts, prays or points finds something to do.
const WORK: u8 = 3;
/// A player who is not ready stands worse than one who is.
const NOT_READY: f32 = 0.4;
/// What the loser of a game thinks of starting the next. It is less than the doubt that is left
/// about a game that goes on (`SURE`), or he would be glad that he has lost one.
const STARTS: f32 = 0.01;
/// More conquered cards than three reinforcements cost are seldom of use.
const MOST_CONQUERED: u8 = 9;
/// Of several cards on a back row the enemy strikes one: how much of that danger is left.
const BOTH_FALL: f32 = 0.2;
/// What a breakthrough counts for that has another turn of the enemy before it.
const LATE: f32 = 0.3;
/// In a match no game looks surer than this while it goes on.
const SURE: f32 = 0.98;

weights! {
    Weights in "fantasy-clash.toml" {
        /// An even card, on the scale of chances; what a card is worth is counted in such.
        card,
        /// What it is worth that a card is not known, for each point of its secret.
        secret,
        /// A conquered card, which pays for a third of a reinforcement.
        conquered,
        /// A revealed card that casts, prays or points, where there is something to do for it.
        works,
        /// A row forward.
        row,
        /// Being one row from the back row of the enemy.
        one_row_left,
        /// Being two rows from it.
        two_rows_left,
        /// A good attack before it is made.
        mine,
        /// The next attack of the enemy.
        theirs,
        /// A card on the back row of the enemy that stays there.
        through,
        /// Something of one's own that lasts on cards or players.
        lasting,
        /// The secret of any card that the enemy does not know, in points.
        unknown,
        /// The same of a Champion or a Hero besides.
        famous,
        /// The same of a card that needs the dark besides.
        lurks,
    }
}

/// The knowledge of somebody who has played a few games.
#[derive(Clone, Copy, Debug, Default)]
pub struct FantasyClash {
    weights: Weights,
    drill: Drill,
    /// Whoever has none brings any of the ready-made ones.
    armies: Option<Armies>,
}

impl Taught for FantasyClash {
    type Weights = Weights;
    type Drill = Drill;
    type Lineups = Armies;

    fn weighing(weights: Weights) -> Self {
        FantasyClash { weights, ..FantasyClash::default() }
    }
    fn drilled(drill: Drill) -> Self {
        FantasyClash { drill, ..FantasyClash::default() }
    }
    fn bringing(armies: Armies) -> Self {
        FantasyClash { armies: Some(armies), ..FantasyClash::default() }
    }
}

impl Evaluation<Table> for FantasyClash {
    fn value(&self, table: &Imagined<Table>, seat: Seat) -> f32 {
        let (t, w) = (table.table(), &self.weights);
        match t.open().series {
            Some(series) => of_match(w, t, &series, seat),
            None if t.open().deployed => of_game(w, t, seat),
            None => before(t, seat),
        }
    }

    fn studied(self) -> Self {
        FantasyClash { armies: Some(armies::learnt()), ..self }
    }

    fn is_taste(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Pick(_) | Choice::Arrange(_) | Choice::Swap(..))
    }

    fn by_taste(&self, view: &View, choices: &[Choice], luck: &mut Seeded) -> Option<Choice> {
        match view.open.agenda.top()? {
            Step::PickFaction(_) => Some(choices[luck.below(choices.len())]),
            Step::Deploy(_) => lineup::next(view, choices, self.armies.as_ref(), luck),
            _ => None,
        }
    }

    fn habits(&self) -> Habits {
        // More of them bring little here; what has been learnt, and time at a table, bring more.
        Habits { finalists: 8, trust: 20, simulations: 1_000, ..Habits::playing_on(4) }
    }

    fn brisk(&self) -> Habits {
        // Few are enough to stand above greedy, and leave master room to stand above them: ten
        // times as many win 56 % (`docs/benchmarks.md`).
        Habits { simulations: 100, ..self.habits() }
    }

    fn clock(&self, table: &Imagined<Table>) -> u32 {
        let open = table.table().open();
        let turns = if is_game_over(table.table()) { 0 } else { open.turn };
        match_play::clock(open.series.map_or(0, |series| series.played()), turns.into())
    }

    fn quick(
        &self,
        table: &Imagined<Table>,
        seat: Seat,
        options: &[Choice],
        luck: &mut Seeded,
    ) -> usize {
        let (w, d, t) = (&self.weights, &self.drill, table.table());
        Lead { w, d, t, seat }.answer(options, luck)
    }

    fn quiet(&self, table: &Imagined<Table>) -> bool {
        let top = table.table().open().agenda.top();
        matches!(
            top,
            Some(Step::InPhase(_) | Step::Deploy(_) | Step::PickFaction(_) | Step::LosersChoice(_))
        )
    }
}

/// The chance to win a game whose armies have met.
fn of_game(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let lead = standing(w, t, seat) - standing(w, t, other(seat)) + strikes(w, t, seat);
    1.0 / (1.0 + (-lead).exp())
}

/// Whoever is ready is ahead: a whole army is better than half of one.
fn before(t: &Table, seat: Seat) -> f32 {
    match t.open().agenda.top() {
        Some(Step::Deploy(deploy)) if deploy.waiting.has(seat) => NOT_READY,
        _ => 0.5,
    }
}

/// The last game of a match is over and lies there until its loser has had his choice.
fn is_game_over(t: &Table) -> bool {
    matches!(t.open().agenda.top(), Some(Step::LosersChoice(_)))
}

/// The chance to win a match (FC-16.5). Whoever has won more after three games has won it, and a
/// tie is half a win, as if one more game decided. So one draw changes nothing, and two are a win
/// less that is needed (FC-R8).
fn of_match(w: &Weights, t: &Table, series: &Series, seat: Seat) -> f32 {
    let chance = match t.open().deployed && !is_game_over(t) {
        true => (1.0 - SURE) + (2.0 * SURE - 1.0) * of_game(w, t, seat),
        false if series.first == Some(seat) => 0.5 + STARTS,
        false => 0.5,
    };
    let wins = [seat, other(seat)].map(|s| series.wins[s]);
    Race::to(WINS - series.draws / 2, wins).chance(chance)
}

/// What a side has, on the scale of chances.
fn standing(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    let near = [0.0, w.one_row_left, w.two_rows_left];
    let mut sum = 0.0;
    for id in open.army(seat) {
        let card = &open.cards[id];
        sum += w.card * worth(t, id);
        if card.is_hidden() {
            sum += w.secret * secret(w, t.unit(id));
        } else if works(t, id) && has_work(t, id) {
            sum += w.works;
        }
        let row = card.at.row();
        let left = usize::from(if seat == Seat(0) { open.rows - row } else { row - 1 });
        sum += w.row * f32::from(open.rows - 1 - left as u8) + near.get(left).unwrap_or(&0.0);
    }
    let player = &open.players[seat];
    if player.deck() > 0 {
        sum += w.conquered * f32::from(player.conquered.len().min(MOST_CONQUERED));
    }
    let lasting = open.lasting.iter().filter(|lasting| helps(open, lasting, seat)).count();
    sum + w.lasting * lasting as f32 + breakthrough(w, t, seat)
}

/// Whether something that lasts is good for this player: an attached card is for whoever has its
/// bearer, everything else for whoever made it.
fn helps(open: &Open, lasting: &Lasting, seat: Seat) -> bool {
    match lasting.source {
        Source::Magic(magic) if magic.is_support() => {
            !lasting.on.is_none() && open.cards[lasting.on].controller == seat
        }
        _ => lasting.by == seat,
    }
}

/// Whether enemies are near enough for a card that casts, prays or points.
fn has_work(t: &Table, id: CardId) -> bool {
    let open = t.open();
    let (at, enemies) = (open.cards[id].at, open.sides[other(open.cards[id].controller)]);
    enemies.and(open.up).into_iter().any(|enemy| at.distance(enemy) <= WORK)
}

/// What the cards on the enemy's back row promise: of several the enemy strikes one.
fn breakthrough(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    let row = open.back_row(other(seat));
    let mut there = open.army(seat).filter(|id| row.has(open.cards[*id].at));
    let Some(card) = there.next() else { return 0.0 };
    let struck =
        if open.active == seat || may_attack(t, other(seat)) { falls(t, card) } else { 0.0 };
    // Where whole turns count, a card that came in the enemy's has still to stay through another
    // one (FC-11.3).
    let late = open.active != seat && !open.breaks_through(card);
    let stays = if there.next().is_some() { 1.0 - struck * BOTH_FALL } else { 1.0 - struck };
    w.through * stays * if late { LATE } else { 1.0 }
}

/// The best attack of each side: one's own is made now, the other's in his next turn.
fn strikes(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let active = t.open().active;
    let now = if may_attack(t, active) { w.mine * best_attack(w, t, active) } else { 0.0 };
    let next = w.theirs * best_attack(w, t, other(active));
    if active == seat { now - next } else { next - now }
}

//! Dealing the unknown part of a hand again, each way in which it can have been drawn as likely as
//! the others (see `table/dealt.rs`).

use crate::pouch::{KINDS, Pouch, Slot};
use crate::table::Player;
use kernel::{Counter, Luck};

/// Hands of which more was unknown or shown than this are dealt as if nothing had been shown; so
/// are those that can be dealt in more ways than can be counted.
const MOST: usize = 24;

/// Weights below this can be added up.
const MOST_WAYS: u128 = 1 << 120;

/// A hand that agrees with everything that is known of it.
pub fn imagined(player: &Player, luck: &mut Luck) -> Pouch {
    let unknown = usize::from(player.unknown());
    let mut hand = player.known;
    if unknown == 0 {
        return hand;
    }
    let dealt = &player.dealt;
    let (shown, came) = (usize::from(dealt.shown.len()), !dealt.late.is_empty());
    if !came && shown == 0 {
        deal(&mut hand, &player.uncertain(), unknown, luck);
        return hand;
    }
    let kinds = Kinds::of(player);
    // First what was in hand when something was shown, then what was drawn from the rest since.
    let since = usize::from(dealt.draws_since_shown).min(unknown);
    let late_draws = usize::from(dealt.late_draws);
    let early = Early { unknown: unknown - since, late_draws: late_draws.saturating_sub(since) };
    let counted = (came || kinds.n > 0) && unknown + shown <= MOST;
    let counts = counted.then(|| Counts::of(player, kinds, early.unknown));
    let weights = counts.as_ref().and_then(|counts| counts.weigh_late(player, &early));
    let (Some(counts), Some(weights)) = (counts, weights) else {
        deal_in_turn(player, unknown, &mut hand, luck);
        return hand;
    };
    let late = pick(&weights, luck);
    deal(&mut hand, &dealt.late, late, luck);
    counts.deal(&mut hand, early.unknown - late, luck);
    deal_in_turn(player, since, &mut hand, luck);
    hand
}

/// The last so many draws: first from what did not come late, then from all.
fn deal_in_turn(player: &Player, n: usize, hand: &mut Pouch, luck: &mut Luck) {
    let late_draws = usize::from(player.dealt.late_draws);
    let bag = |hand: &Pouch| player.unseen.minus(hand).minus(&player.bagged);
    let before_late = bag(hand).minus(&player.dealt.late);
    deal(hand, &before_late, n.saturating_sub(late_draws), luck);
    let rest = bag(hand);
    deal(hand, &rest, n.min(late_draws), luck);
}

/// What of the unknown part was in hand when something was shown.
struct Early {
    unknown: usize,
    late_draws: usize,
}

/// Moves so many chips, any of them, into a hand.
fn deal(hand: &mut Pouch, from: &Pouch, n: usize, luck: &mut Luck) {
    let mut bag = from.shaken();
    for _ in 0..n {
        hand.add(bag.draw(luck), 1);
    }
}

/// The kinds of which some were shown and more can be in the hand: only these are not dealt like
/// all others.
struct Kinds {
    slots: [Slot; KINDS],
    n: usize,
    /// What may have been in the bag at every draw.
    from: Pouch,
    /// Of it, what is of other kinds.
    rest: Pouch,
}

impl Kinds {
    fn of(player: &Player) -> Kinds {
        let from = player.dealt_from();
        let mut kinds = Kinds { slots: [Slot(0); KINDS], n: 0, from, rest: from };
        for slot in player.dealt.shown.slots().filter(|slot| from.has(*slot)) {
            kinds.slots[kinds.n] = slot;
            kinds.n.raise(1);
            kinds.rest.0[slot.index()] = 0;
        }
        kinds
    }
}

/// In how many ways a hand of so many chips can be, for each number.
type Ways = [u128; MOST + 1];

struct Counts {
    kinds: Kinds,
    /// Of each kind, so many in the hand besides those shown.
    of_kind: [Ways; MOST],
    /// The rest and the kinds from this one on together.
    from: [Ways; MOST + 1],
}

impl Counts {
    /// Counted up to `most` chips. Of no more than [`MOST`] kinds some were shown.
    fn of(player: &Player, kinds: Kinds, most: usize) -> Counts {
        let mut counts =
            Counts { kinds, of_kind: [[0; MOST + 1]; MOST], from: [[0; MOST + 1]; MOST + 1] };
        let Kinds { slots, n, from, rest } = &counts.kinds;
        for (more, way) in counts.from[*n].iter_mut().enumerate().take(most + 1) {
            *way = choose(usize::from(rest.len()), more);
        }
        for i in (0..*n).rev() {
            let shown = usize::from(player.dealt.shown.of(slots[i]));
            let all = shown + usize::from(from.of(slots[i]));
            for more in 0..=most {
                counts.of_kind[i][more] = choose(all, shown + more);
            }
            for total in 0..=most {
                let split = |more| counts.of_kind[i][more] * counts.from[i + 1][total - more];
                counts.from[i][total] = (0..=total).map(split).sum();
            }
        }
        counts
    }
    /// How likely it is that so many of the chips that came late have been drawn; nothing if the
    /// ways are too many to be counted.
    fn weigh_late(&self, player: &Player, early: &Early) -> Option<Ways> {
        let late = usize::from(player.dealt.late.len());
        let most = late.min(early.late_draws).min(early.unknown);
        let mut weights = [0; MOST + 1];
        for (j, weight) in weights.iter_mut().enumerate().take(most + 1) {
            *weight = self.ways_with_late(player, early, j, most)?;
        }
        Some(weights)
    }
    /// The ways in which so many of the chips that came late have been drawn, in order. At most
    /// `most` of them can: what all those ways have in common is left out.
    fn ways_with_late(
        &self,
        player: &Player,
        early: &Early,
        late: usize,
        most: usize,
    ) -> Option<u128> {
        let chips = usize::from(player.dealt.late.len());
        let others = early.unknown - late + usize::from(player.dealt.shown.len());
        let ways = choose(chips, late)
            .checked_mul(in_order(early.late_draws, late))?
            .checked_mul(in_order(others, most - late))?
            .checked_mul(self.from[0][early.unknown - late])?;
        (ways < MOST_WAYS).then_some(ways)
    }
    /// Deals so many chips that did not come late.
    fn deal(&self, hand: &mut Pouch, n: usize, luck: &mut Luck) {
        let mut left = n;
        for (i, slot) in self.kinds.slots[..self.kinds.n].iter().enumerate() {
            let weights: Ways = std::array::from_fn(|more| match more <= left {
                true => self.of_kind[i][more] * self.from[i + 1][left - more],
                false => 0,
            });
            let more = pick(&weights, luck);
            hand.add(*slot, more as u8);
            left.lower(more);
        }
        deal(hand, &self.kinds.rest, left, luck);
    }
}

/// How many sets of `k` there are out of `n`.
fn choose(n: usize, k: usize) -> u128 {
    if k > n {
        return 0;
    }
    (0..k.min(n - k) as u128).fold(1, |ways, i| ways * (n as u128 - i) / (i + 1))
}

/// How many rows of `k` there are out of `n`.
fn in_order(n: usize, k: usize) -> u128 {
    if k > n { 0 } else { (0..k as u128).map(|i| n as u128 - i).product() }
}

/// One of the weights; large ones are rounded to what chance can count.
fn pick(weights: &Ways, luck: &mut Luck) -> usize {
    let most = weights.iter().sum::<u128>();
    let excess = (128 - most.leading_zeros()).saturating_sub(31);
    luck.pick(&weights.map(|w| (w >> excess) as u32))
}

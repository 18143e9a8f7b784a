//! Dealing the unknown part of a hand again, each way in which it can have been drawn as likely as
//! the others (see `table/dealt.rs`).

use crate::pouch::{KINDS, Pouch, Slot};
use crate::table::Player;
use kernel::Chance;

/// No hand has more unknown chips than this that need counting; larger ones are dealt as if
/// nothing had been shown.
const MOST: usize = 24;

/// A hand that agrees with everything that is known of it.
pub fn imagined(player: &Player, chance: &mut dyn Chance) -> Pouch {
    let unknown = usize::from(player.unknown());
    let mut hand = player.known;
    if unknown == 0 {
        return hand;
    }
    let dealt = &player.dealt;
    let (shown, came) = (usize::from(dealt.shown.len()), !dealt.late.is_empty());
    let counts = Counts::of(player);
    if !came && counts.kinds == 0 || unknown + shown > MOST {
        deal(&mut hand, &mut player.uncertain(), unknown, chance);
        return hand;
    }
    // First what was in hand when something was shown, then what was drawn from the rest since.
    let since = usize::from(dealt.draws_since_shown).min(unknown);
    let late_draws = usize::from(dealt.late_draws);
    let early = Early { unknown: unknown - since, late_draws: late_draws.saturating_sub(since) };
    counts.deal_early(player, &early, &mut hand, chance);
    let mut bag = player.unseen.minus(&hand).minus(&player.bagged);
    let mut before_late = bag.minus(&dealt.late);
    deal(&mut hand, &mut before_late, since.saturating_sub(late_draws), chance);
    bag = player.unseen.minus(&hand).minus(&player.bagged);
    deal(&mut hand, &mut bag, since.min(late_draws), chance);
    hand
}

/// What of the unknown part was in hand when something was shown.
struct Early {
    unknown: usize,
    late_draws: usize,
}

/// Moves so many chips, any of them, into a hand.
fn deal(hand: &mut Pouch, from: &mut Pouch, n: usize, chance: &mut dyn Chance) {
    for _ in 0..n {
        let slot = from.random(chance);
        from.take(slot, 1);
        hand.add(slot, 1);
    }
}

/// The kinds of which some were shown and more can be in the hand: only these are not dealt like
/// all others.
struct Counts {
    slots: [Slot; KINDS],
    kinds: usize,
    /// What else can be in the hand.
    rest: Pouch,
}

impl Counts {
    fn of(player: &Player) -> Counts {
        let mut counts = Counts { slots: [Slot(0); KINDS], kinds: 0, rest: player.dealt_from() };
        for slot in player.dealt.shown.slots().filter(|slot| player.dealt_from().has(*slot)) {
            counts.slots[counts.kinds] = slot;
            counts.kinds += 1;
            counts.rest.0[slot.index()] = 0;
        }
        counts
    }
    /// In how many ways so many chips of a kind can be in the hand besides those shown.
    fn of_kind(player: &Player, slot: Slot, more: usize) -> u128 {
        let shown = player.dealt.shown.of(slot);
        let all = shown + player.dealt_from().of(slot);
        choose(usize::from(all), usize::from(shown) + more)
    }
    /// In how many ways these kinds from the `from`th on and the rest can be so many chips.
    fn ways(&self, player: &Player, from: usize, n: usize) -> u128 {
        let mut ways = [0u128; MOST + 1];
        for (more, way) in ways.iter_mut().enumerate().take(n + 1) {
            *way = choose(usize::from(self.rest.len()), more);
        }
        for slot in &self.slots[from..self.kinds] {
            for total in (0..=n).rev() {
                let split = |more: usize| Self::of_kind(player, *slot, more) * ways[total - more];
                ways[total] = (0..=total).map(split).sum();
            }
        }
        ways[n]
    }
    /// Deals the part of which some has been shown.
    fn deal_early(
        &self,
        player: &Player,
        early: &Early,
        hand: &mut Pouch,
        chance: &mut dyn Chance,
    ) {
        let late = usize::from(player.dealt.late.len());
        let most = late.min(early.late_draws).min(early.unknown);
        let weights: [u128; MOST + 1] = std::array::from_fn(|j| match j <= most {
            true => self.ways_with_late(player, early, j, most),
            false => 0,
        });
        let late = pick(&weights, chance);
        deal(hand, &mut player.dealt.late.clone(), late, chance);
        self.deal(player, hand, early.unknown - late, chance);
    }
    /// The ways in which so many of the chips that came late have been drawn, in order. At most
    /// `most` of them can: what all those ways have in common is left out.
    fn ways_with_late(&self, player: &Player, early: &Early, late: usize, most: usize) -> u128 {
        let chips = usize::from(player.dealt.late.len());
        let others = early.unknown - late + usize::from(player.dealt.shown.len());
        choose(chips, late)
            * in_order(early.late_draws, late)
            * in_order(others, most - late)
            * self.ways(player, 0, early.unknown - late)
    }
    fn deal(&self, player: &Player, hand: &mut Pouch, n: usize, chance: &mut dyn Chance) {
        let mut left = n;
        for (i, slot) in self.slots[..self.kinds].iter().enumerate() {
            let weights: [u128; MOST + 1] = std::array::from_fn(|more| match more <= left {
                true => Self::of_kind(player, *slot, more) * self.ways(player, i + 1, left - more),
                false => 0,
            });
            let more = pick(&weights, chance);
            hand.add(*slot, more as u8);
            left -= more;
        }
        deal(hand, &mut self.rest.clone(), left, chance);
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
fn pick(weights: &[u128; MOST + 1], chance: &mut dyn Chance) -> usize {
    let most = weights.iter().sum::<u128>();
    let excess = (128 - most.leading_zeros()).saturating_sub(31);
    chance.pick(&weights.map(|w| (w >> excess) as u32))
}

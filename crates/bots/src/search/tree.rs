//! The trees of all seats: nodes in one list, found by the node above and the edge between.

use kernel::Seat;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A node: what one seat has seen since the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct At(u32);

/// What is known of the choice that leads to a node, of the seat that made it.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tried {
    /// What it was worth in total to the seat that chose.
    pub total: f32,
    pub visits: u32,
    /// How often it could have been chosen; differs from choice to choice, since imagined hands do.
    pub available: u32,
}

impl Tried {
    /// What it was worth on average; nothing where nobody has tried.
    #[inline]
    pub fn worth(self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    node: u32,
    /// The search this slot was filled in. Older ones are free.
    search: u32,
}

/// All trees of one search. Their memory is kept for the next one.
#[derive(Clone, Default)]
pub(super) struct Trees {
    tried: Vec<Tried>,
    slots: Vec<Slot>,
    search: u32,
}

const FEWEST_SLOTS: usize = 1 << 10;

/// The number of an edge: a choice, what others see of it, or what a seat knows at the start.
pub(super) fn edge(of: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    of.hash(&mut hasher);
    hasher.finish()
}

impl Trees {
    /// Forgets everything and starts with one root for each seat.
    pub fn clear(&mut self, seats: usize) {
        if self.slots.is_empty() {
            self.slots.resize(FEWEST_SLOTS, Slot::default());
        }
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.slots.fill(Slot::default());
            self.search = 1;
        }
        self.tried.clear();
        self.tried.resize(seats, Tried::default());
    }

    pub fn root(&self, seat: Seat) -> At {
        At(u32::from(seat.0))
    }

    pub fn tried(&mut self, at: At) -> &mut Tried {
        &mut self.tried[at.0 as usize]
    }

    /// The node below, if anybody has been there.
    pub fn find(&self, at: At, edge: u64) -> Option<At> {
        let key = key(at, edge);
        let slot = &self.slots[self.place(key)];
        (slot.search == self.search).then_some(At(slot.node))
    }

    /// The node below, made if nobody has been there.
    pub fn go(&mut self, at: At, edge: u64) -> At {
        let key = key(at, edge);
        let place = self.place(key);
        if self.slots[place].search == self.search {
            return At(self.slots[place].node);
        }
        let node = self.tried.len() as u32;
        self.tried.push(Tried::default());
        self.slots[place] = Slot { key, node, search: self.search };
        if self.tried.len() * 2 > self.slots.len() {
            self.widen();
        }
        At(node)
    }

    /// Where this key is, or the free slot where it belongs.
    fn place(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut place = (key >> 32) as usize & mask;
        while self.slots[place].search == self.search && self.slots[place].key != key {
            place = (place + 1) & mask;
        }
        place
    }

    #[cold]
    fn widen(&mut self) {
        let wider = vec![Slot::default(); self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, wider) {
            if slot.search == self.search {
                let place = self.place(slot.key);
                self.slots[place] = slot;
            }
        }
    }
}

/// Two edges of one search share a key once in about 10^19 pairs; the worst that follows is one
/// opinion too few.
fn key(at: At, edge: u64) -> u64 {
    let mixed =
        (edge ^ (u64::from(at.0) << 32 | u64::from(at.0))).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_found_by_the_way_to_it_however_many_there_are() {
        let mut trees = Trees::default();
        trees.clear(2);
        let (mine, yours) = (trees.root(Seat(0)), trees.root(Seat(1)));
        let nodes: Vec<At> = (0..5000).map(|e| trees.go(mine, edge(&e))).collect();
        assert_eq!(trees.find(yours, edge(&7)), None, "the trees of two seats are apart");
        for (e, node) in nodes.iter().enumerate() {
            assert_eq!(trees.find(mine, edge(&(e as i32))), Some(*node));
            assert_eq!(trees.go(mine, edge(&(e as i32))), *node);
        }
        assert_ne!(trees.go(nodes[0], edge(&1)), nodes[1], "the same edge from another node");
    }

    #[test]
    fn a_cleared_tree_remembers_nothing() {
        let mut trees = Trees::default();
        trees.clear(1);
        let at = trees.go(trees.root(Seat(0)), edge(&1));
        trees.tried(at).visits = 3;
        trees.clear(1);
        assert_eq!(trees.find(trees.root(Seat(0)), edge(&1)), None);
        let again = trees.go(trees.root(Seat(0)), edge(&1));
        assert_eq!(trees.tried(again).visits, 0);
    }
}

//! The stack of steps: what is still to happen, the next thing on top.

use serde::Serialize;
use std::hash::{Hash, Hasher};

/// A fixed stack of steps that forks by copying bytes.
///
/// `then(a); then(b)` means a, then b, then whatever was due before: reading order. Slots above the
/// live ones are dead and take no part in `Eq` and `Hash`.
#[derive(Clone, Copy, Debug)]
pub struct Agenda<S, const N: usize> {
    len: u8,
    /// Where the running step was taken off; what it asks for "then" is put in at this height.
    base: u8,
    slots: [S; N],
}

impl<S: Copy + Default, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Agenda { len: 0, base: 0, slots: [S::default(); N] }
    }
}

impl<S: Copy, const N: usize> Agenda<S, N> {
    /// Takes the next step off. Until the following `take`, `then` puts steps in its place.
    pub fn take(&mut self) -> Option<S> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        self.base = self.len;
        Some(self.slots[usize::from(self.len)])
    }

    /// The same without looking at it.
    pub fn drop_top(&mut self) {
        self.len -= 1;
        self.base = self.len;
    }

    /// The step that is due now.
    pub fn top(&self) -> Option<&S> {
        self.live().last()
    }

    pub fn top_mut(&mut self) -> Option<&mut S> {
        self.slots[..usize::from(self.len)].last_mut()
    }

    /// After everything the running step has asked for so far, this.
    #[inline]
    pub fn then(&mut self, step: S) {
        let (len, base) = (usize::from(self.len), usize::from(self.base));
        assert!(len < N, "more than {N} steps are due at once");
        // Few steps are ever shifted; a plain loop beats a call to move memory.
        for i in (base..len).rev() {
            self.slots[i + 1] = self.slots[i];
        }
        self.slots[base] = step;
        self.len += 1;
    }

    /// After everything the running step has asked for so far and will still ask for, this.
    #[inline]
    pub fn finally(&mut self, step: S) {
        self.then(step);
        self.base += 1;
    }

    /// Interrupts: what is asked for from now on comes before everything that is due.
    pub fn interrupt(&mut self) {
        self.base = self.len;
    }

    /// Forgets all but the lowest `height` steps.
    pub fn cut_above(&mut self, height: usize) {
        self.len = self.len.min(height as u8);
        self.base = self.len;
    }

    /// Forgets everything that was due.
    pub fn clear(&mut self) {
        self.len = 0;
        self.base = 0;
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The live steps, the one due now last.
    pub fn live(&self) -> &[S] {
        &self.slots[..usize::from(self.len)]
    }

    pub fn live_mut(&mut self) -> &mut [S] {
        &mut self.slots[..usize::from(self.len)]
    }
}

impl<S: Copy + PartialEq, const N: usize> PartialEq for Agenda<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.live() == other.live()
    }
}

impl<S: Copy + Eq, const N: usize> Eq for Agenda<S, N> {}

impl<S: Copy + Hash, const N: usize> Hash for Agenda<S, N> {
    fn hash<H: Hasher>(&self, h: &mut H) {
        self.live().hash(h);
    }
}

impl<S: Copy + Serialize, const N: usize> Serialize for Agenda<S, N> {
    fn serialize<T: serde::Serializer>(&self, s: T) -> Result<T::Ok, T::Error> {
        s.collect_seq(self.live())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_run_in_reading_order() {
        let mut a = Agenda::<u8, 8>::default();
        a.then(1);
        a.then(2);
        assert_eq!(a.take(), Some(1));
        a.then(10);
        a.then(11);
        assert_eq!([a.take(), a.take(), a.take(), a.take()], [Some(10), Some(11), Some(2), None]);
    }

    #[test]
    fn what_comes_finally_is_put_in_beforehand() {
        let mut a = Agenda::<u8, 8>::default();
        a.then(9);
        a.take();
        a.then(1);
        a.finally(3);
        a.then(2);
        a.then(4);
        assert_eq!(a.live(), [3, 4, 2, 1]);
    }

    #[test]
    fn an_interruption_comes_first() {
        let mut a = Agenda::<u8, 8>::default();
        a.then(1);
        a.then(2);
        a.interrupt();
        a.then(7);
        a.then(8);
        assert_eq!(a.live(), [2, 1, 8, 7]);
    }

    #[test]
    fn dead_slots_do_not_count() {
        let (mut a, b) = (Agenda::<u8, 4>::default(), Agenda::<u8, 4>::default());
        a.then(3);
        a.take();
        assert_eq!(a, b);
    }

    #[test]
    #[should_panic(expected = "more than 2 steps")]
    fn an_overfull_agenda_is_a_bug_that_says_so() {
        let mut a = Agenda::<u8, 2>::default();
        (0..3).for_each(|s| a.then(s));
    }
}

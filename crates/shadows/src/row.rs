//! An array that can be written down whatever its length.

use serde::{Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// `[T; N]`, serialized as a list; serde itself stops at 32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T; N];
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.0.iter())
    }
}

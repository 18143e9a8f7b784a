//! The small numbers of a table: they stop at their ends instead of wrapping round.

/// A number that a game counts with: tokens, hit points, money, turns.
///
/// In a release build `255u8 + 1` is 0, which turns the longest of games into a wrong one. Rules
/// crates therefore change integers with these two verbs alone; `cargo xtask tidy` refuses `+=` and
/// `-=` there.
pub trait Counter: Copy {
    /// Adds; a counter that is full stays full.
    fn raise(&mut self, by: Self);
    /// Takes away; an empty counter stays empty.
    fn lower(&mut self, by: Self);
}

macro_rules! counters {
    ($($integer:ty)*) => {$(
        impl Counter for $integer {
            #[inline]
            fn raise(&mut self, by: Self) {
                *self = self.saturating_add(by);
            }
            #[inline]
            fn lower(&mut self, by: Self) {
                *self = self.saturating_sub(by);
            }
        }
    )*};
}
counters!(u8 u16 u32 u64 usize i8 i16 i32 i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_counter_stays_full_and_an_empty_one_empty() {
        let (mut full, mut empty, mut low) = (254u8, 1u16, -127i8);
        full.raise(1);
        full.raise(1);
        empty.lower(2);
        low.lower(5);
        assert_eq!((full, empty, low), (u8::MAX, 0, i8::MIN));
    }
}

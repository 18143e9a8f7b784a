//! A fingerprint of a table, to compare a replay with what was played.

use std::hash::{Hash, Hasher};

struct Fingerprint(blake3::Hasher);

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }
    fn finish(&self) -> u64 {
        let hash = self.0.finalize();
        u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("a hash has 32 bytes"))
    }
}

/// Sixteen hexadecimal digits that differ whenever two tables differ (for all practical purposes).
pub fn digest<T: Hash>(table: &T) -> String {
    let mut h = Fingerprint(blake3::Hasher::new());
    table.hash(&mut h);
    format!("{:016x}", h.finish())
}

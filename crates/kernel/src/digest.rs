//! Fingerprints of a table: a quick one for comparisons within a run, and one that lasts.

use crate::{Game, Seat, Viewer};
use std::hash::{Hash, Hasher};

struct Fingerprint(blake3::Hasher);

impl Fingerprint {
    fn digits(&self) -> String {
        let hash = self.0.finalize();
        hash.to_hex()[..16].to_string()
    }
}

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
/// It follows the layout of the table in memory, so it means something within one program only.
pub fn digest<T: Hash>(table: &T) -> String {
    let mut h = Fingerprint(blake3::Hasher::new());
    table.hash(&mut h);
    format!("{:016x}", h.finish())
}

/// The fingerprint that a journal keeps: of what everyone sees of the table, as JSON. It outlives
/// compilers and the layout in memory. It follows the JSON of the views to the letter: a field that
/// is added, renamed or written otherwise, the steps on the agenda included, is another fingerprint
/// and so needs other [`Game::RULES`].
pub fn fingerprint<G: Game>(table: &G) -> String {
    let mut h = Fingerprint(blake3::Hasher::new());
    let seats = (0..table.seats() as u8).map(|s| Viewer::Seat(Seat(s)));
    for viewer in seats.chain([Viewer::Public]) {
        let json = serde_json::to_vec(&table.view(viewer));
        h.write(&json.expect("views are plain data and become JSON"));
    }
    h.digits()
}

//! What the tests of this crate share: a hall that can be had again, and patience.

use crate::{Config, Waits};
use std::path::Path;
use std::time::Duration;

/// Long enough for a busy machine; nothing waits for it when all is well.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// Far more than any test takes.
pub const HOUR: Duration = Duration::from_secs(60 * 60);

/// A hall in this folder with the luck of `SPARHALL_SEED`. A full table waits for everybody.
pub fn config(data: &Path) -> Config {
    let usual = "7".to_string();
    let seed = std::env::var("SPARHALL_SEED").unwrap_or(usual);
    println!("the luck follows from SPARHALL_SEED={seed}"); // shown by a test that fails
    Config {
        bot_pause: Duration::ZERO,
        waits: Waits { nonces: HOUR, ..Waits::default() },
        seed: Some(seed.parse().expect("SPARHALL_SEED is a whole number")),
        ..Config::at(([127, 0, 0, 1], 0).into(), data.to_path_buf())
    }
}

/// Asks again and again until there is something.
pub async fn in_the_end<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let asking = async {
        loop {
            if let Some(found) = ask().await {
                return found;
            }
            tokio::task::yield_now().await;
        }
    };
    let found = tokio::time::timeout(PATIENCE, asking).await;
    found.unwrap_or_else(|_| panic!("never: {what}"))
}

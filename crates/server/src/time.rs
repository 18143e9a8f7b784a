//! The one place that reads the clock.

use std::time::{SystemTime, UNIX_EPOCH};
use store::Millis;

pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}

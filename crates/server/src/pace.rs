//! How often an address, and a player from wherever he comes, may ask.

use crate::config::Limits;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;

pub struct Pace {
    pub requests: DefaultKeyedRateLimiter<String>,
    /// The same for one player, and what he says on all his sockets.
    pub of_player: DefaultKeyedRateLimiter<String>,
    pub messages: DefaultKeyedRateLimiter<String>,
    /// New guests and attempts to log in: dear, and seldom many from one place.
    pub guests: DefaultKeyedRateLimiter<String>,
    pub logins: DefaultKeyedRateLimiter<String>,
}

const LOGINS_PER_MINUTE: u32 = 10;

impl Pace {
    pub fn new(limits: &Limits) -> Pace {
        let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let requests = Quota::per_second(at_least_one(limits.requests_per_second))
            .allow_burst(at_least_one(limits.requests_per_second.saturating_mul(4)));
        let messages = Quota::per_second(at_least_one(limits.messages_per_second));
        Pace {
            requests: RateLimiter::keyed(requests),
            of_player: RateLimiter::keyed(requests),
            messages: RateLimiter::keyed(messages),
            guests: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.guests_per_hour))),
            logins: RateLimiter::keyed(Quota::per_minute(at_least_one(LOGINS_PER_MINUTE))),
        }
    }

    /// Forgets whoever has been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.of_player.retain_recent();
        self.messages.retain_recent();
        self.guests.retain_recent();
        self.logins.retain_recent();
    }
}

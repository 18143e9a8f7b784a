//! How a hall is run.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    pub bind: SocketAddr,
    /// The address people reach it by, such as `https://play.example.org`; the bound one if none.
    pub public_url: Option<String>,
    /// The proxy whose word about the client's address is believed.
    pub trusted_proxy: Option<IpAddr>,
    /// The folder of database and keys.
    pub data: PathBuf,
    /// Where figures for Prometheus are served; nowhere if none.
    pub metrics_bind: Option<SocketAddr>,
    /// A folder with the built browser client, instead of the one in the program.
    pub web: Option<PathBuf>,
    /// The longest a bot waits so that people can follow; after little things it waits less.
    pub bot_pause: Duration,
    /// How long a bot that thinks ahead takes for an answer; where it waits longer than that it
    /// thinks as long, and for what nobody is told an eighth of it.
    pub bot_time: Duration,
    /// How much is thought about a match that is over.
    pub analysis: catalog::Depth,
    pub limits: Limits,
    pub keep: Keep,
    pub waits: Waits,
    /// In tests all luck follows from this, so everybody who knows it foresees every deal. It is no
    /// setting of a hall: neither a flag nor the file has it, and no public hall opens with it.
    pub seed: Option<u64>,
    /// How often a browser is asked whether it is still there.
    pub ping_every: Duration,
    /// How long nothing may come over a connection and nothing go, before it is cut.
    pub silence: Duration,
    /// How often what is no longer needed is let go.
    pub tidy_every: Duration,
}

/// How long things are kept, in days; 0 is for ever.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// Guests who have no account, after they were last seen.
    pub guest_days: u32,
    /// Matches, after their end.
    pub match_days: u32,
}

impl Default for Keep {
    /// A guest's cookie is good for a year after he was last seen: then he cannot come back.
    /// Matches are the people's own, so they stay.
    fn default() -> Self {
        Keep { guest_days: 365, match_days: 0 }
    }
}

/// How long the hall waits for what may never come.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    /// A full table, for what the players add to the luck.
    pub nonces: Duration,
    /// A bot whose answer could not be written down, for room on the disk.
    pub bot_again: Duration,
    /// A hall that closes, for everybody to hang up, ...
    pub goodbyes: Duration,
    /// ... for films of matches that are over, ...
    pub films: Duration,
    /// ... for films of running matches, ...
    pub last_films: Duration,
    /// ... and for its rooms to be closed.
    pub rooms: Duration,
    /// A running match in which nothing happens, before it is filmed, ...
    pub quiet: Duration,
    /// ... and before it is filmed again.
    pub films_again: Duration,
}

impl Default for Waits {
    fn default() -> Self {
        Waits {
            nonces: Duration::from_secs(3),
            bot_again: Duration::from_millis(500),
            goodbyes: Duration::from_secs(5),
            films: Duration::from_secs(5),
            last_films: Duration::from_secs(15),
            rooms: Duration::from_secs(20),
            quiet: Duration::from_secs(3 * 60),
            films_again: Duration::from_secs(60 * 60),
        }
    }
}

/// What one person, or one address, may use up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Matches one player may have open or running at once.
    pub matches_per_player: usize,
    /// How long bots may think for one player within an hour.
    pub bot_time_per_hour: Duration,
    /// Bots that think at once, in the whole hall.
    pub bots_at_once: usize,
    /// Messages a second of one player, and requests a second of one player or from one address.
    pub messages_per_second: u32,
    pub requests_per_second: u32,
    /// New guests an hour from one address.
    pub guests_per_hour: u32,
    /// The largest message or body, in bytes.
    pub message_bytes: usize,
    /// Sockets at once, in all and from one address.
    pub sockets: usize,
    pub sockets_per_address: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            matches_per_player: 20,
            bot_time_per_hour: Duration::from_secs(15 * 60),
            bots_at_once: std::thread::available_parallelism().map_or(1, usize::from),
            messages_per_second: 20,
            requests_per_second: 50,
            guests_per_hour: 200,
            message_bytes: 4096,
            sockets: 20_000,
            sockets_per_address: 200,
        }
    }
}

impl Config {
    /// A hall at this address with everything else as usual.
    pub fn at(bind: SocketAddr, data: PathBuf) -> Config {
        Config {
            bind,
            public_url: None,
            trusted_proxy: None,
            data,
            metrics_bind: None,
            web: None,
            bot_pause: Duration::from_millis(700),
            bot_time: Duration::from_millis(400),
            analysis: catalog::Depth::default(),
            limits: Limits::default(),
            keep: Keep::default(),
            waits: Waits::default(),
            seed: None,
            ping_every: Duration::from_secs(25),
            silence: Duration::from_secs(75),
            tidy_every: Duration::from_secs(5 * 60),
        }
    }

    /// The address in links, without a slash at its end. Where everybody may come in but nobody
    /// said by which name, it is the one that works on this machine.
    pub fn url(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_string(),
            None if self.bind.ip().is_unspecified() => {
                format!("http://localhost:{}", self.bind.port())
            }
            None => format!("http://{}", self.bind),
        }
    }

    /// The address in links for whoever came by this name.
    pub fn url_for(&self, host: Option<&str>) -> String {
        let plain = |h: &&str| h.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c));
        match (&self.public_url, host.filter(plain)) {
            (None, Some(host)) if !host.is_empty() => format!("http://{host}"),
            _ => self.url(),
        }
    }

    /// Whether others than people at this machine could come in, as far as it can be known.
    pub fn is_public(&self) -> bool {
        self.public_url.is_some() || !self.bind.ip().is_loopback()
    }

    /// Cookies are for encrypted connections only where there are some.
    pub fn is_secure(&self) -> bool {
        self.url().starts_with("https://")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn no_public_hall_opens_with_luck_that_can_be_foreseen() {
        let data = tempfile::tempdir().expect("a folder");
        let usual = crate::testing::config(data.path());
        let named = Config { public_url: Some("https://play.example.org".into()), ..usual.clone() };
        let wide = Config { bind: ([0, 0, 0, 0], 0).into(), ..usual.clone() };
        for public in [named, wide] {
            let refused = crate::open(public).await.err().expect("it is refused");
            assert!(matches!(refused, crate::CannotOpen::Foreseen), "{refused}");
        }
        assert!(crate::open(usual).await.is_ok());
        assert_eq!(Config::at(([127, 0, 0, 1], 0).into(), "data".into()).seed, None);
    }
}

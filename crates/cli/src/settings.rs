//! How a hall is run: by flags, by the environment, by a file, in this order; else as usual.

use crate::fail::Fail;
use catalog::Depth;
use clap::Args;
use serde::Deserialize;
use server::{Config, Keep, Limits};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Where settings are written down.
#[derive(Args, Clone, Default)]
pub struct ConfigFile {
    /// A file with settings (TOML); its keys are named like the flags, without the dashes in
    /// front. See docs/sparhall.toml for all of them.
    #[arg(long = "config", env = "SPARHALL_CONFIG", value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// The same names as flags, as variables (`SPARHALL_BIND` for `--bind`) and as keys of the file.
#[derive(Args, Clone, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// The folder of database and keys: `--data` says it on the command line.
    #[arg(skip)]
    pub data: Option<PathBuf>,
    /// Where to listen; 127.0.0.1:8080 if left out.
    #[arg(long, env = "SPARHALL_BIND", value_name = "ADDRESS")]
    pub bind: Option<SocketAddr>,
    /// The address people reach the hall by, such as `https://play.example.org`: used in links, and
    /// the only origin that is trusted.
    #[arg(long, env = "SPARHALL_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// The proxy whose `x-forwarded-for` is believed.
    #[arg(long, env = "SPARHALL_TRUSTED_PROXY", value_name = "IP")]
    pub trusted_proxy: Option<IpAddr>,
    /// Where to serve figures for Prometheus; not for the public.
    #[arg(long, env = "SPARHALL_METRICS_BIND", value_name = "ADDRESS")]
    pub metrics_bind: Option<SocketAddr>,
    /// A folder with a built browser client, instead of the one in the program.
    #[arg(long, env = "SPARHALL_WEB", value_name = "DIR")]
    pub web: Option<PathBuf>,
    /// How much is logged, such as `debug` or `server=trace`; `info` if left out.
    #[arg(long, env = "SPARHALL_LOG", value_name = "FILTER")]
    pub log: Option<String>,
    /// How long a bot waits after something that matters, in milliseconds; 700 if left out.
    #[arg(long, env = "SPARHALL_BOT_PAUSE", value_name = "MS")]
    pub bot_pause: Option<u64>,
    /// How long a bot that thinks ahead takes for an answer, in milliseconds (it uses the wait
    /// above as well); 400 if left out.
    #[arg(long, env = "SPARHALL_BOT_TIME", value_name = "MS")]
    pub bot_time: Option<u64>,
    /// Bots that think at once; as many as there are cores if left out.
    #[arg(long, env = "SPARHALL_BOTS_AT_ONCE", value_name = "N")]
    pub bots_at_once: Option<usize>,
    /// How long bots think for one player within an hour, in minutes; 15 if left out.
    #[arg(long, env = "SPARHALL_BOT_MINUTES", value_name = "MINUTES")]
    pub bot_minutes: Option<u64>,
    /// How often each decision of a match that is over is played on in thought when somebody wants
    /// it analysed; 1000 if left out.
    #[arg(long, env = "SPARHALL_ANALYSIS_DEPTH", value_name = "N")]
    pub analysis_depth: Option<u32>,
    /// Matches one player may have open or running; 20 if left out.
    #[arg(long, env = "SPARHALL_MATCHES_PER_PLAYER", value_name = "N")]
    pub matches_per_player: Option<usize>,
    /// Requests a second of one player or from one address; 50 if left out.
    #[arg(long, env = "SPARHALL_REQUESTS_PER_SECOND", value_name = "N")]
    pub requests_per_second: Option<u32>,
    /// Messages a second of one player; 20 if left out.
    #[arg(long, env = "SPARHALL_MESSAGES_PER_SECOND", value_name = "N")]
    pub messages_per_second: Option<u32>,
    /// New guests an hour from one address; 200 if left out.
    #[arg(long, env = "SPARHALL_GUESTS_PER_HOUR", value_name = "N")]
    pub guests_per_hour: Option<u32>,
    /// Open pages in all; 20000 if left out.
    #[arg(long, env = "SPARHALL_SOCKETS", value_name = "N")]
    pub sockets: Option<usize>,
    /// Open pages from one address; 200 if left out.
    #[arg(long, env = "SPARHALL_SOCKETS_PER_ADDRESS", value_name = "N")]
    pub sockets_per_address: Option<usize>,
    /// Days after which guests without an account are forgotten when they were not seen; 0 is
    /// never, 365 if left out.
    #[arg(long, env = "SPARHALL_KEEP_GUESTS", value_name = "DAYS")]
    pub keep_guests: Option<u32>,
    /// Days after which finished matches are forgotten; 0, never, if left out.
    #[arg(long, env = "SPARHALL_KEEP_MATCHES", value_name = "DAYS")]
    pub keep_matches: Option<u32>,
}

impl ConfigFile {
    /// What the file says; nothing if there is none.
    pub fn read(&self) -> Result<Settings, Fail> {
        let Some(path) = &self.file else { return Ok(Settings::default()) };
        let failed = |e: std::io::Error| Fail::asked(format!("{}: {e}", path.display()));
        read(path, &std::fs::read_to_string(path).map_err(failed)?)
    }
}

/// An unknown key or a bad value is told with its line and the keys there are.
fn read(path: &Path, text: &str) -> Result<Settings, Fail> {
    toml::from_str(text).map_err(|e| Fail::asked(format!("{}: {e}", path.display())))
}

impl Settings {
    /// These settings, and where they say nothing, those.
    pub fn or(self, those: Settings) -> Settings {
        Settings {
            data: self.data.or(those.data),
            bind: self.bind.or(those.bind),
            public_url: self.public_url.or(those.public_url),
            trusted_proxy: self.trusted_proxy.or(those.trusted_proxy),
            metrics_bind: self.metrics_bind.or(those.metrics_bind),
            web: self.web.or(those.web),
            log: self.log.or(those.log),
            bot_pause: self.bot_pause.or(those.bot_pause),
            bot_time: self.bot_time.or(those.bot_time),
            bots_at_once: self.bots_at_once.or(those.bots_at_once),
            bot_minutes: self.bot_minutes.or(those.bot_minutes),
            analysis_depth: self.analysis_depth.or(those.analysis_depth),
            matches_per_player: self.matches_per_player.or(those.matches_per_player),
            requests_per_second: self.requests_per_second.or(those.requests_per_second),
            messages_per_second: self.messages_per_second.or(those.messages_per_second),
            guests_per_hour: self.guests_per_hour.or(those.guests_per_hour),
            sockets: self.sockets.or(those.sockets),
            sockets_per_address: self.sockets_per_address.or(those.sockets_per_address),
            keep_guests: self.keep_guests.or(those.keep_guests),
            keep_matches: self.keep_matches.or(those.keep_matches),
        }
    }

    /// The hall they describe; what they leave out is as usual.
    pub fn config(self, data: PathBuf) -> Result<Config, Fail> {
        let usual = Config::at(self.bind.unwrap_or(([127, 0, 0, 1], 8080).into()), data);
        let (limits, keep) = (usual.limits, usual.keep);
        Ok(Config {
            public_url: self.public_url.map(checked_url).transpose()?,
            trusted_proxy: self.trusted_proxy,
            metrics_bind: self.metrics_bind,
            web: self.web,
            bot_pause: self.bot_pause.map_or(usual.bot_pause, Duration::from_millis),
            bot_time: self.bot_time.map_or(usual.bot_time, Duration::from_millis),
            analysis: Depth {
                simulations: at_least_one("analysis-depth", self.analysis_depth)?
                    .unwrap_or(usual.analysis.simulations),
                ..usual.analysis
            },
            limits: Limits {
                bots_at_once: at_least_one("bots-at-once", self.bots_at_once)?
                    .unwrap_or(limits.bots_at_once),
                bot_time_per_hour: bot_time(self.bot_minutes)?.unwrap_or(limits.bot_time_per_hour),
                matches_per_player: self.matches_per_player.unwrap_or(limits.matches_per_player),
                requests_per_second: self.requests_per_second.unwrap_or(limits.requests_per_second),
                messages_per_second: self.messages_per_second.unwrap_or(limits.messages_per_second),
                guests_per_hour: self.guests_per_hour.unwrap_or(limits.guests_per_hour),
                sockets: self.sockets.unwrap_or(limits.sockets),
                sockets_per_address: self.sockets_per_address.unwrap_or(limits.sockets_per_address),
                ..limits
            },
            keep: Keep {
                guest_days: self.keep_guests.unwrap_or(keep.guest_days),
                match_days: self.keep_matches.unwrap_or(keep.match_days),
            },
            ..usual
        })
    }
}

/// Where no bot may think, every match with one stands still, and no analysis comes to an end.
fn at_least_one<N: PartialEq + Default>(name: &str, n: Option<N>) -> Result<Option<N>, Fail> {
    match n {
        Some(n) if n == N::default() => Err(Fail::asked(format!("`{name}` must be at least 1"))),
        n => Ok(n),
    }
}

/// Bots may think for a player in many matches at once, so an hour has room for more than sixty
/// minutes, but nowhere for more than this.
const MOST_BOT_MINUTES: u64 = 1_000_000;

fn bot_time(minutes: Option<u64>) -> Result<Option<Duration>, Fail> {
    match minutes {
        Some(n) if n > MOST_BOT_MINUTES => {
            Err(Fail::asked(format!("`bot-minutes` must be at most {MOST_BOT_MINUTES}")))
        }
        minutes => Ok(minutes.map(|n| Duration::from_secs(60 * n))),
    }
}

/// An origin: a browser sends it letter by letter, so it is checked here and not wondered about.
fn checked_url(url: String) -> Result<String, Fail> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let host = host.map(|h| h.trim_end_matches('/'));
    let plain = |h: &str| !h.is_empty() && !h.contains(['/', '?', '#', '@', ' ']);
    match host {
        Some(host) if plain(host) && host == host.to_lowercase() => Ok(url),
        _ => Err(Fail::asked(format!(
            "`public-url` is `{url}`; it must be like `https://play.example.org`: in small \
             letters, without a path"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    const EXAMPLE: &str = include_str!("../../../docs/sparhall.toml");

    fn settings(text: &str) -> Settings {
        read(Path::new("hall.toml"), text).map_err(|e| e.message().to_string()).expect("it reads")
    }

    /// The example says what is usual, and says everything.
    #[test]
    fn the_example_is_the_usual_hall() {
        let config = |s: Settings| format!("{:?}", s.config("data".into()).expect("a hall"));
        assert_eq!(config(settings(EXAMPLE)), config(Settings::default()));
        let bare: String =
            EXAMPLE.lines().map(|l| format!("{}\n", l.trim_start_matches("#= "))).collect();
        settings(&bare); // what is commented out can be used as it stands
        let serve = crate::args::Cli::command();
        let serve = serve.find_subcommand("serve").expect("it is there");
        let flags: Vec<&str> = serve.get_arguments().filter_map(|a| a.get_long()).collect();
        assert!(flags.len() > 15);
        for flag in flags.iter().filter(|f| !matches!(**f, "config" | "help" | "version")) {
            let said = bare.lines().any(|l| l.split(" =").next() == Some(flag));
            assert!(said, "`{flag}` is not in the example");
        }
    }

    #[test]
    fn what_cannot_be_is_told_with_file_key_and_known_keys() {
        let told = |text: &str| {
            let fail = read(Path::new("hall.toml"), text).expect_err("it is wrong");
            fail.message().to_string()
        };
        let unknown = told("bind = \"127.0.0.1:1\"\nbnd = 3\n");
        for word in ["hall.toml", "`bnd`", "`bind`", "`keep-matches`", "line 2"] {
            assert!(unknown.contains(word), "{unknown}");
        }
        let bad = told("sockets = \"many\"\n");
        assert!(bad.contains("hall.toml") && bad.contains("sockets = \"many\""), "{bad}");
        for url in ["play.example.org", "https://", "https://a.org/hall", "https://A.org"] {
            let set = Settings { public_url: Some(url.into()), ..Settings::default() };
            let fail = set.config("data".into()).expect_err("no origin");
            assert!(fail.message().contains("public-url"), "{}", fail.message());
        }
        let none = Settings { bots_at_once: Some(0), ..Settings::default() };
        assert!(none.config("data".into()).is_err());
        let none = Settings { analysis_depth: Some(0), ..Settings::default() };
        assert!(none.config("data".into()).is_err());
        let endless = Settings { bot_minutes: Some(u64::MAX), ..Settings::default() };
        let fail = endless.config("data".into()).expect_err("no hour is so long");
        assert!(fail.message().contains("`bot-minutes` must be at most"), "{}", fail.message());
    }
}

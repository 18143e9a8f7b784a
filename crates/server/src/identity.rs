//! Who somebody is: guests by a signed cookie, accounts by name and password.

use crate::aside::see_through;
use crate::hall::Hall;
use crate::keys::{hashed, random_hex};
use crate::trouble::HttpTrouble;
use axum::http::header::{COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use std::sync::Arc;
use store::{Change, Player, Session};

const COOKIE_NAME: &str = "sparhall";
/// A cookie is good for a year after it was set, in seconds.
pub const MAX_AGE: u64 = 365 * 24 * 60 * 60;
/// When somebody was seen is written down at most this often, in milliseconds.
const SEEN_EVERY: i64 = 5 * 60 * 1000;
const NAME_LIMIT: usize = 24;

/// Somebody with the session he came with.
pub struct Known {
    pub player: Player,
    pub session: Session,
    /// Now and then, his cookie for another year, signed with the newest key.
    pub renewed: Option<HeaderValue>,
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|v| v.to_str().ok());
    let mut pairs = all.flat_map(|v| v.split(';')).filter_map(|p| p.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value)
}

impl Hall {
    /// Whoever this cookie belongs to.
    pub async fn known(&self, headers: &HeaderMap) -> Result<Option<Known>, HttpTrouble> {
        let Some(token) = cookie(headers).and_then(|c| self.keys.verified(c)) else {
            return Ok(None);
        };
        let Some(session) = self.store.session(&hashed(token)).await? else { return Ok(None) };
        let Some(player) = self.store.player(&session.player).await? else { return Ok(None) };
        if self.pace.of_player.check_key(&player.id).is_err() {
            let words = "too many requests of yours; wait a moment";
            return Err(HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", words));
        }
        let (now, mut renewed) = (crate::time::now(), None);
        if now - session.seen >= SEEN_EVERY {
            let (player, session) = (player.id.clone(), session.token.clone());
            // Not worth refusing anything for: the next request tries again.
            let seen = self.store.write(vec![Change::Seen { player, session, at: now }]).await;
            renewed = seen.ok().map(|()| self.set_cookie(&self.keys.signed(token), MAX_AGE));
        }
        Ok(Some(Known { player, session, renewed }))
    }

    /// The same, or the news that nobody is known by it.
    pub async fn must_know(&self, headers: &HeaderMap) -> Result<Known, HttpTrouble> {
        self.known(headers).await?.ok_or_else(|| {
            let words = "you are not known here; load the page again";
            HttpTrouble::new(StatusCode::UNAUTHORIZED, "unknown", words)
        })
    }

    /// A new guest with a name of his own, and his cookie.
    pub async fn welcome(&self, headers: &HeaderMap) -> Result<(Player, HeaderValue), HttpTrouble> {
        let now = crate::time::now();
        let player = Player {
            id: random_hex(8),
            name: new_name(),
            account: None,
            password: None,
            recovery: "[]".into(),
            created: now,
            seen: now,
        };
        let (session, cookie) = self.new_session(&player.id, headers);
        let changes = vec![Change::Player(player.clone()), Change::Session(session)];
        self.store.write(changes).await?;
        Ok((player, cookie))
    }

    /// A session for this browser, to be written, and the cookie for it.
    pub fn new_session(&self, player: &str, headers: &HeaderMap) -> (Session, HeaderValue) {
        let token = random_hex(32);
        let about = headers.get(USER_AGENT).and_then(|v| v.to_str().ok()).unwrap_or_default();
        let now = crate::time::now();
        let session = Session {
            token: hashed(&token),
            player: player.to_string(),
            about: about.chars().take(200).collect(),
            created: now,
            seen: now,
        };
        (session, self.set_cookie(&self.keys.signed(&token), MAX_AGE))
    }

    /// Whoever came with this session is out, also where a page of his is open.
    pub async fn end_session(self: &Arc<Hall>, token: String) -> Result<(), HttpTrouble> {
        let hall = self.clone();
        see_through(async move {
            hall.store.write(vec![Change::EndSession(token.clone())]).await?;
            hall.doors.end_session(&token);
            Ok(())
        })
        .await
    }

    /// A cookie that scripts cannot read and other sites cannot use.
    pub fn set_cookie(&self, value: &str, max_age: u64) -> HeaderValue {
        let secure = if self.config.is_secure() { "; Secure" } else { "" };
        let text = format!(
            "{COOKIE_NAME}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}"
        );
        HeaderValue::from_str(&text).expect("a token has no odd characters")
    }
}

/// A name somebody may go by: printable, not empty, not too long.
pub fn clean_name(name: &str) -> Result<String, HttpTrouble> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let odd = |c: char| c.is_control() || is_invisible(c);
    if length == 0 || length > NAME_LIMIT || name.chars().any(odd) {
        let words = format!("a name has 1 to {NAME_LIMIT} visible characters");
        return Err(HttpTrouble::new(StatusCode::UNPROCESSABLE_ENTITY, "name", words));
    }
    Ok(name)
}

/// Characters that turn the direction of text or cannot be seen: names made of them deceive.
fn is_invisible(c: char) -> bool {
    let ranges = ['\u{200b}'..='\u{200f}', '\u{202a}'..='\u{202e}', '\u{2060}'..='\u{206f}'];
    c == '\u{feff}' || ranges.iter().any(|r| r.contains(&c))
}

const FIRST: [&str; 24] = [
    "Amber", "Brisk", "Calm", "Clever", "Copper", "Dusky", "Early", "Gentle", "Golden", "Hidden",
    "Jolly", "Keen", "Lucky", "Mossy", "Nimble", "Patient", "Quick", "Quiet", "Rusty", "Silver",
    "Steady", "Sunny", "Velvet", "Wry",
];
const SECOND: [&str; 24] = [
    "Badger", "Crane", "Falcon", "Ferret", "Finch", "Fox", "Hare", "Heron", "Ibis", "Jay", "Lark",
    "Lynx", "Marten", "Otter", "Owl", "Panda", "Raven", "Robin", "Stoat", "Swift", "Tiger",
    "Turtle", "Wolf", "Wren",
];

fn new_name() -> String {
    let mut bytes = [0u8; 2];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    let of = |list: &[&'static str], b: u8| list[usize::from(b) % list.len()];
    format!("{} {}", of(&FIRST, bytes[0]), of(&SECOND, bytes[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_clean() {
        assert_eq!(clean_name("  Anna  Lena ").expect("a name"), "Anna Lena");
        assert!(clean_name("").is_err() && clean_name(&"x".repeat(25)).is_err());
        assert!(clean_name("a\u{202e}b").is_err() && clean_name("a\u{7}").is_err());
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("a=b; sparhall=xyz.1; c=d"));
        assert_eq!(cookie(&headers), Some("xyz.1"));
    }
}

//! Who I am, and what the hall keeps about me.

use super::{Address, Answer, Shared};
use crate::identity::clean_name;
use crate::keys::{hashed, random_hex};
use crate::trouble::HttpTrouble;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use store::{Change, Link, Player, StoreError};
use wire::{Credentials, DeviceLink, Me, Recovery, RecoveryCodes, Refusal, Rename, SessionLine};

const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
const ACCOUNT: std::ops::RangeInclusive<usize> = 3..=24;
const RECOVERY_CODES: usize = 8;
/// How long a link to another device is good.
const LINK_MILLIS: i64 = 10 * 60 * 1000;

fn described(player: &Player) -> Me {
    Me { id: player.id.clone(), name: player.name.clone(), account: player.account.clone() }
}

fn refused(code: &str, words: &str) -> HttpTrouble {
    HttpTrouble::new(StatusCode::UNPROCESSABLE_ENTITY, code, words)
}

/// Whoever comes without a cookie becomes a guest.
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "me",
    responses(
        (
            status = 200,
            body = Me,
            description = "Who you are; whoever comes without a cookie becomes a guest",
        ),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn me(
    State(hall): Shared,
    Address(address): Address,
    headers: HeaderMap,
) -> Answer<Response> {
    if let Some(known) = hall.known(&headers).await? {
        let renewed = known.renewed.map(|cookie| [(SET_COOKIE, cookie)]);
        return Ok((renewed, Json(described(&known.player))).into_response());
    }
    if hall.pace.guests.check_key(&address).is_err() {
        let words = "too many new guests from your address; try again later";
        return Err(HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", words));
    }
    let (player, cookie) = hall.welcome(&headers).await?;
    Ok(([(SET_COOKIE, cookie)], Json(described(&player))).into_response())
}

#[utoipa::path(
    post,
    path = "/api/me",
    tag = "me",
    request_body = Rename,
    responses(
        (status = 200, body = Me, description = "Another name"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn rename(
    State(hall): Shared,
    headers: HeaderMap,
    Json(wish): Json<Rename>,
) -> Answer<Json<Me>> {
    let name = clean_name(&wish.name)?;
    let _alone = hall.desk.lock().await;
    let player = Player { name, ..hall.must_know(&headers).await?.player };
    hall.store.write(vec![Change::Player(player.clone())]).await?;
    Ok(Json(described(&player)))
}

/// Hashing takes a while on purpose, so it is done aside.
async fn hash(password: String) -> Answer<String> {
    let work = move || {
        let hashed = Argon2::default().hash_password(password.as_bytes());
        hashed.map(|h| h.to_string()).map_err(|e| e.to_string())
    };
    aside(work).await
}

async fn fits(password: String, hash: String) -> Answer<bool> {
    let work = move || {
        let hash = PasswordHash::new(&hash).map_err(|e| e.to_string())?;
        Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    };
    aside(work).await
}

async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Answer<T> {
    let fault = |e: String| {
        tracing::error!("a password could not be checked: {e}");
        HttpTrouble::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", "that did not work")
    };
    let done = tokio::task::spawn_blocking(work).await.map_err(|e| fault(e.to_string()))?;
    done.map_err(fault)
}

fn check(credentials: &Credentials) -> Answer<()> {
    let account = &credentials.account;
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    if !ACCOUNT.contains(&account.len()) || !account.chars().all(plain) {
        return Err(refused("account", "an account has 3 to 24 letters, digits, `_`, `-` or `.`"));
    }
    check_password(&credentials.password)
}

fn check_password(password: &str) -> Answer<()> {
    match PASSWORD.contains(&password.chars().count()) {
        true => Ok(()),
        false => Err(refused("password", "a password has 8 to 200 characters")),
    }
}

/// The guest becomes an account and keeps everything he has.
#[utoipa::path(
    post,
    path = "/api/account",
    tag = "me",
    request_body = Credentials,
    responses(
        (
            status = 200,
            body = RecoveryCodes,
            description = "The guest has an account now; these codes are shown once",
        ),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn make_account(
    State(hall): Shared,
    headers: HeaderMap,
    Json(wish): Json<Credentials>,
) -> Answer<Json<RecoveryCodes>> {
    hall.must_know(&headers).await?;
    check(&wish)?;
    let password = Some(hash(wish.password).await?);
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| random_hex(8)).collect();
    let _alone = hall.desk.lock().await;
    let player = hall.must_know(&headers).await?.player;
    if player.account.is_some() {
        return Err(refused("account", "you have an account already"));
    }
    let account = Some(wish.account);
    let player = Player { account, password, recovery: kept_codes(&codes), ..player };
    match hall.store.write(vec![Change::Player(player)]).await {
        Ok(()) => Ok(Json(RecoveryCodes { codes })),
        Err(StoreError::Taken) => Err(refused("taken", "that account name is taken")),
        Err(e) => Err(e.into()),
    }
}

/// The codes are long and random, so a plain hash keeps them.
fn kept_codes(codes: &[String]) -> String {
    let hashes: Vec<String> = codes.iter().map(|c| hashed(c)).collect();
    serde_json::to_string(&hashes).expect("a list of texts can be written")
}

/// A hash that nothing fits, so that a wrong name takes as long as a wrong password.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c3BhcmhhbGwtbm9ib2R5$\
     AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

#[utoipa::path(
    post,
    path = "/api/login",
    tag = "me",
    request_body = Credentials,
    responses(
        (status = 200, body = Me, description = "Signed in"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn log_in(
    State(hall): Shared,
    Address(address): Address,
    headers: HeaderMap,
    Json(wish): Json<Credentials>,
) -> Answer<Response> {
    check_pace(&hall, &address)?;
    let player = hall.store.player_by_account(&wish.account).await?;
    let hash = player.as_ref().and_then(|p| p.password.clone()).unwrap_or(NOBODY.into());
    let good = fits(wish.password, hash).await?;
    match player.filter(|_| good) {
        Some(player) => signed_in(&hall, player, &headers).await,
        None => Err(wrong("password")),
    }
}

fn check_pace(hall: &crate::hall::Hall, address: &String) -> Answer<()> {
    hall.pace.logins.check_key(address).map_err(|_| {
        let words = "too many attempts from your address; wait a minute";
        HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", words)
    })
}

fn wrong(what: &str) -> HttpTrouble {
    let words = format!("no account has this name and this {what}");
    HttpTrouble::new(StatusCode::UNAUTHORIZED, "wrong", words)
}

async fn signed_in(
    hall: &crate::hall::Hall,
    player: Player,
    headers: &HeaderMap,
) -> Answer<Response> {
    let (session, cookie) = hall.new_session(&player.id, headers);
    hall.store.write(vec![Change::Session(session)]).await?;
    Ok(([(SET_COOKIE, cookie)], Json(described(&player))).into_response())
}

#[utoipa::path(
    post,
    path = "/api/logout",
    tag = "me",
    responses(
        (status = 200, body = Me, description = "Signed out"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn log_out(State(hall): Shared, headers: HeaderMap) -> Answer<Response> {
    let known = hall.must_know(&headers).await?;
    hall.end_session(known.session.token).await?;
    let gone = hall.set_cookie("", 0);
    Ok(([(SET_COOKIE, gone)], Json(described(&known.player))).into_response())
}

/// A recovery code sets a new password once and ends all other sessions.
#[utoipa::path(
    post,
    path = "/api/recover",
    tag = "me",
    request_body = Recovery,
    responses(
        (status = 200, body = Me, description = "A new password; all other sessions have ended"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn recover(
    State(hall): Shared,
    Address(address): Address,
    headers: HeaderMap,
    Json(wish): Json<Recovery>,
) -> Answer<Response> {
    check_pace(&hall, &address)?;
    check_password(&wish.password)?;
    let password = Some(hash(wish.password).await?);
    let wrong = || wrong("recovery code");
    let _alone = hall.desk.lock().await;
    let player = hall.store.player_by_account(&wish.account).await?.ok_or_else(wrong)?;
    let mut codes: Vec<String> = serde_json::from_str(&player.recovery).unwrap_or_default();
    let used = hashed(wish.code.trim());
    let before = codes.len();
    codes.retain(|c| *c != used);
    if codes.len() == before {
        return Err(wrong());
    }
    let recovery = serde_json::to_string(&codes).expect("a list of texts can be written");
    let player = Player { recovery, password, ..player };
    let changes = vec![Change::Player(player.clone()), Change::EndSessionsOf(player.id.clone())];
    hall.store.write(changes).await?;
    hall.doors.end_sessions_of(&player.id);
    signed_in(&hall, player, &headers).await
}

/// How much of a token's hash names a session in public.
const SESSION_ID: usize = 16;

#[utoipa::path(
    get,
    path = "/api/sessions",
    tag = "me",
    responses(
        (
            status = 200,
            body = Vec<SessionLine>,
            description = "Browsers in which you are signed in",
        ),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn sessions(State(hall): Shared, headers: HeaderMap) -> Answer<Json<Vec<SessionLine>>> {
    let known = hall.must_know(&headers).await?;
    let line = |s: &store::Session| SessionLine {
        id: s.token[..SESSION_ID].to_string(),
        about: s.about.clone(),
        created: s.created,
        seen: s.seen,
        current: s.token == known.session.token,
    };
    Ok(Json(hall.store.sessions(&known.player.id).await?.iter().map(line).collect()))
}

#[utoipa::path(
    delete,
    path = "/api/sessions/{id}",
    tag = "me",
    params(("id" = String, Path, description = "The session as it is listed")),
    responses(
        (status = 200, body = Vec<SessionLine>, description = "Those that are left"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn end_session(
    State(hall): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<Vec<SessionLine>>> {
    let known = hall.must_know(&headers).await?;
    let all = hall.store.sessions(&known.player.id).await?;
    let found = all.into_iter().find(|s| s.token.starts_with(&id) && id.len() == SESSION_ID);
    let found = found.ok_or_else(|| refused("session", "there is no such session"))?;
    hall.end_session(found.token).await?;
    sessions(State(hall), headers).await
}

#[utoipa::path(
    post,
    path = "/api/device-link",
    tag = "me",
    responses(
        (status = 200, body = DeviceLink, description = "A link that works once"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn device_link(State(hall): Shared, headers: HeaderMap) -> Answer<Json<DeviceLink>> {
    let known = hall.must_know(&headers).await?;
    let (token, expires) = (random_hex(16), crate::time::now() + LINK_MILLIS);
    let link = Link { token: hashed(&token), player: known.player.id, expires };
    hall.store.write(vec![Change::Link(link)]).await?;
    Ok(Json(DeviceLink { url: format!("{}/device/{token}", hall.url_for(&headers)), expires }))
}

/// Opened on the other device: that browser is the same player from now on.
#[utoipa::path(
    get,
    path = "/device/{token}",
    tag = "me",
    params(("token" = String, Path, description = "From the link")),
    responses(
        (status = 303, description = "This browser is the same player from now on"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn use_device_link(
    State(hall): Shared,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let _alone = hall.desk.lock().await;
    let link = hall.store.link(&hashed(&token)).await?;
    let Some(link) = link.filter(|l| l.expires > crate::time::now()) else {
        return Ok(Redirect::to("/?link=used").into_response());
    };
    let (session, cookie) = hall.new_session(&link.player, &headers);
    hall.store.write(vec![Change::UseLink(link.token), Change::Session(session)]).await?;
    Ok(([(SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}

/// Everything that is kept about me.
#[utoipa::path(
    get,
    path = "/api/export",
    tag = "me",
    responses(
        (status = 200, body = serde_json::Value, description = "Everything that is kept about you"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn export(State(hall): Shared, headers: HeaderMap) -> Answer<Json<serde_json::Value>> {
    let known = hall.must_know(&headers).await?;
    let p = known.player;
    let sessions = hall.store.sessions(&p.id).await?;
    let matches = hall.store.matches_of(&p.id, u32::MAX).await?;
    let careers = hall.store.careers(&p.id).await?;
    let codes: Vec<String> = serde_json::from_str(&p.recovery).unwrap_or_default();
    let session = |s: &store::Session| {
        let (about, created, seen) = (&s.about, s.created, s.seen);
        serde_json::json!({"about": about, "created": created, "seen": seen})
    };
    let one = |l: &store::Listed| {
        let names: Vec<&str> = l.seats.iter().map(|s| s.name.as_str()).collect();
        let mine = l.seats.iter().find(|s| s.player.as_ref() == Some(&p.id));
        let seat = mine.map(|s| kernel::Seat(s.seat).to_string());
        serde_json::json!({"match": l.record.id, "seat": seat, "game": l.record.game,
            "status": l.record.status,
            "created": l.record.created, "ended": l.record.ended, "seats": names})
    };
    let career = |c: &store::Career| {
        let body: serde_json::Value = serde_json::from_str(&c.body).unwrap_or_default();
        serde_json::json!({"game": c.game, "career": body})
    };
    Ok(Json(serde_json::json!({
        "player": {"id": p.id, "name": p.name, "account": p.account, "created": p.created,
            "seen": p.seen, "password": p.password.map(|_| "kept as a hash"),
            "recovery_codes_left": codes.len()},
        "sessions": sessions.iter().map(session).collect::<Vec<_>>(),
        "matches": matches.iter().map(one).collect::<Vec<_>>(),
        "careers": careers.iter().map(career).collect::<Vec<_>>(),
    })))
}

/// Forgets me. My seats stay, without a name that leads to me; where I was playing I have left.
#[utoipa::path(
    delete,
    path = "/api/me",
    tag = "me",
    responses(
        (status = 200, description = "Everything that leads to you is forgotten"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn forget(State(hall): Shared, headers: HeaderMap) -> Answer<Response> {
    let known = hall.must_know(&headers).await?;
    hall.forget(&known.player.id).await?;
    let gone = hall.set_cookie("", 0);
    Ok(([(SET_COOKIE, gone)], Json(serde_json::json!({}))).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A name that nobody has is looked for as hard as a password that is wrong.
    #[test]
    fn nobody_is_checked_like_anybody() {
        let fresh = Argon2::default().hash_password(b"correct horse").expect("a hash").to_string();
        let (fresh, nobody) = (PasswordHash::new(&fresh), PasswordHash::new(NOBODY));
        let (fresh, nobody) = (fresh.expect("it reads"), nobody.expect("it reads"));
        assert_eq!(fresh.algorithm, nobody.algorithm);
        assert_eq!(fresh.params, nobody.params);
        let length = |h: &PasswordHash| h.hash.as_ref().map(|o| o.as_ref().len());
        assert_eq!(length(&fresh), length(&nobody));
    }
}

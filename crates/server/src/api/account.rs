//! Accounts: made of a guest, signed in to, recovered.

use super::me::{described, refused};
use super::{Address, Answer, Shared};
use crate::aside::see_through;
use crate::hall::Hall;
use crate::keys::{hashed, random_hex};
use crate::trouble::HttpTrouble;
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use store::{Change, Player, StoreError};
use wire::{Credentials, Me, Recovery, RecoveryCodes, Refusal};

const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
const ACCOUNT: std::ops::RangeInclusive<usize> = 3..=24;
const RECOVERY_CODES: usize = 8;

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
    Address(address): Address,
    headers: HeaderMap,
    Json(wish): Json<Credentials>,
) -> Answer<Json<RecoveryCodes>> {
    check_pace(&hall, &address)?;
    check_guest(&hall.must_know(&headers).await?.player)?;
    check(&wish)?;
    let password = Some(hall.passwords.hash(wish.password).await?);
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| random_hex(8)).collect();
    let _alone = hall.desk.lock().await;
    let player = hall.must_know(&headers).await?.player;
    check_guest(&player)?; // he may have made one meanwhile
    let account = Some(wish.account);
    let player = Player { account, password, recovery: kept_codes(&codes), ..player };
    match hall.store.write(vec![Change::Player(player)]).await {
        Ok(()) => Ok(Json(RecoveryCodes { codes })),
        Err(StoreError::Taken) => Err(refused("taken", "that account name is taken")),
        Err(e) => Err(e.into()),
    }
}

fn check_guest(player: &Player) -> Answer<()> {
    match player.account {
        None => Ok(()),
        Some(_) => Err(refused("account", "you have an account already")),
    }
}

/// The codes are long and random, so a plain hash keeps them.
fn kept_codes(codes: &[String]) -> String {
    let hashes: Vec<String> = codes.iter().map(|c| hashed(c)).collect();
    serde_json::to_string(&hashes).expect("a list of texts can be written")
}

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
    let hash = player.as_ref().and_then(|p| p.password.clone());
    let good = hall.passwords.fits(wish.password, hash).await?;
    match player.filter(|_| good) {
        Some(player) => signed_in(&hall, player, &headers).await,
        None => Err(wrong("password")),
    }
}

fn check_pace(hall: &Hall, address: &String) -> Answer<()> {
    hall.pace.logins.check_key(address).map_err(|_| {
        let words = "too many attempts from your address; wait a minute";
        HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", words)
    })
}

fn wrong(what: &str) -> HttpTrouble {
    let words = format!("no account has this name and this {what}");
    HttpTrouble::new(StatusCode::UNAUTHORIZED, "wrong", words)
}

async fn signed_in(hall: &Hall, player: Player, headers: &HeaderMap) -> Answer<Response> {
    let (session, cookie) = hall.new_session(&player.id, headers);
    hall.store.write(vec![Change::Session(session)]).await?;
    Ok(([(SET_COOKIE, cookie)], Json(described(&player))).into_response())
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
    let password = Some(hall.passwords.hash(wish.password).await?);
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
    let (shown, who) = (hall.clone(), player.id.clone());
    see_through(async move {
        shown.store.write(changes).await?;
        shown.doors.end_sessions_of(&who);
        Ok::<(), HttpTrouble>(())
    })
    .await?;
    signed_in(&hall, player, &headers).await
}

//! Who I am, and what the hall keeps about me.

use super::{Address, Answer, Shared};
use crate::aside::see_through;
use crate::identity::clean_name;
use crate::trouble::HttpTrouble;
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use store::{Change, Player};
use wire::{Me, Refusal, Rename};

pub(super) fn described(player: &Player) -> Me {
    Me { id: player.id.clone(), name: player.name.clone(), account: player.account.clone() }
}

pub(super) fn refused(code: &str, words: &str) -> HttpTrouble {
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
    let ratings = hall.store.ratings(&p.id).await?;
    let rated = hall.store.rated_of(&p.id, u32::MAX).await?;
    let codes: Vec<String> = serde_json::from_str(&p.recovery).unwrap_or_default();
    let session = |s: &store::Session| {
        let (about, created, seen) = (&s.about, s.created, s.seen);
        serde_json::json!({"about": about, "created": created, "seen": seen})
    };
    let one = |l: &store::Listed| {
        let names: Vec<String> = l.seats.iter().map(crate::room::called).collect();
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
    let rating = |r: &store::RatingRecord| {
        serde_json::json!({"game": r.game, "rating": r.rating, "deviation": r.deviation,
            "volatility": r.volatility, "matches": r.matches, "last": r.last})
    };
    let change = |r: &store::RatedRecord| {
        serde_json::json!({"match": r.match_id, "game": r.game, "at": r.at, "before": r.before,
            "after": r.after, "result": r.result})
    };
    Ok(Json(serde_json::json!({
        "player": {"id": p.id, "name": p.name, "account": p.account, "created": p.created,
            "seen": p.seen, "password": p.password.map(|_| "kept as a hash"),
            "recovery_codes_left": codes.len()},
        "sessions": sessions.iter().map(session).collect::<Vec<_>>(),
        "matches": matches.iter().map(one).collect::<Vec<_>>(),
        "careers": careers.iter().map(career).collect::<Vec<_>>(),
        "ratings": ratings.iter().map(rating).collect::<Vec<_>>(),
        "rated": rated.iter().map(change).collect::<Vec<_>>(),
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
    let gone = hall.clone();
    see_through(async move { gone.forget(&known.player.id).await }).await?;
    let gone = hall.set_cookie("", 0);
    Ok(([(SET_COOKIE, gone)], Json(serde_json::json!({}))).into_response())
}

//! Where somebody is signed in, and how he moves to another device.

use super::me::{described, refused};
use super::{Answer, Shared};
use crate::keys::{hashed, random_hex};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use store::{Change, Link};
use wire::{DeviceLink, DeviceToken, Me, Refusal, SessionLine};

/// How long a link to another device is good.
const LINK_MILLIS: i64 = 10 * 60 * 1000;

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
    let alone = hall.desk.lock().await;
    let known = hall.must_know(&headers).await?;
    let all = hall.store.sessions(&known.player.id).await?;
    let found = all.into_iter().find(|s| s.token.starts_with(&id) && id.len() == SESSION_ID);
    let found = found.ok_or_else(|| refused("session", "there is no such session"))?;
    hall.end_session(found.token).await?;
    drop(alone);
    sessions(State(hall), headers).await
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
    let _alone = hall.desk.lock().await;
    let known = hall.must_know(&headers).await?;
    hall.end_session(known.session.token).await?;
    let gone = hall.set_cookie("", 0);
    Ok(([(SET_COOKIE, gone)], Json(described(&known.player))).into_response())
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
    let _alone = hall.desk.lock().await; // a session that ends takes its links along
    let known = hall.must_know(&headers).await?;
    let (token, expires) = (random_hex(16), crate::time::now() + LINK_MILLIS);
    let link = Link { token: hashed(&token), player: known.player.id, expires };
    hall.store.write(vec![Change::Link(link)]).await?;
    Ok(Json(DeviceLink { url: format!("{}/device/{token}", hall.url_for(&headers)), expires }))
}

/// Asked for by the page that the link leads to, once the person there has said yes. A mere look at
/// the link changes nothing: previews look at links, and anybody can send somebody one.
#[utoipa::path(
    post,
    path = "/api/device",
    tag = "me",
    request_body = DeviceToken,
    responses(
        (status = 200, body = Me, description = "This browser is the same player from now on"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn use_device_link(
    State(hall): Shared,
    headers: HeaderMap,
    Json(wish): Json<DeviceToken>,
) -> Answer<Response> {
    let used = || {
        let words = "this link was used or has run out; make a new one on your other device";
        refused("link", words)
    };
    let _alone = hall.desk.lock().await;
    let link = hall.store.link(&hashed(&wish.token)).await?;
    let link = link.filter(|l| l.expires > crate::time::now()).ok_or_else(used)?;
    let player = hall.store.player(&link.player).await?.ok_or_else(used)?;
    let (session, cookie) = hall.new_session(&player.id, &headers);
    hall.store.write(vec![Change::UseLink(link.token), Change::Session(session)]).await?;
    Ok(([(SET_COOKIE, cookie)], Json(described(&player))).into_response())
}

//! Making, finding, joining and leaving matches.

use super::{Answer, Shared};
use crate::aside::see_through;
use crate::hall::Hall;
use crate::room::{Handle, Request, Sit};
use crate::trouble::HttpTrouble;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use kernel::Seat;
use std::sync::Arc;
use wire::{
    Advice, Join, Joined, Lobby, Made, MatchLine, NewMatch, Refusal, SeatKind, Status, Visibility,
};

/// How many matches a list of the lobby shows.
const LISTED: usize = 30;

#[utoipa::path(
    post,
    path = "/api/matches",
    tag = "matches",
    request_body = NewMatch,
    responses(
        (status = 200, body = Made, description = "A new match"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn make(
    State(hall): Shared,
    headers: HeaderMap,
    Json(wish): Json<NewMatch>,
) -> Answer<Json<Made>> {
    let player = hall.must_know(&headers).await?.player;
    let made = hall.clone();
    let made = see_through(async move { made.make(&player, &wish, None).await });
    let (match_id, code) = made.await?;
    let url = format!("{}/m/{match_id}", hall.url_for(&headers));
    Ok(Json(Made { match_id, code, url }))
}

/// The match, if this person may know of it.
async fn seen(hall: &Arc<Hall>, id: &str, player: Option<&str>) -> Answer<(Handle, MatchLine)> {
    let handle = hall.room(id).await?;
    let player = player.map(str::to_string);
    let line = handle.ask(|reply| Request::Line { player, reply }).await?;
    if line.visibility == Visibility::Private && line.you.is_none() && !has_room(&line) {
        return Err(HttpTrouble::not_found());
    }
    Ok((handle, line))
}

fn has_room(line: &MatchLine) -> bool {
    line.seats.iter().any(|s| s.kind == SeatKind::Open)
}

#[utoipa::path(
    get,
    path = "/api/matches/{id}",
    tag = "matches",
    params(("id" = String, Path, description = "Its id or short code")),
    responses(
        (status = 200, body = MatchLine, description = "The match"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn line(
    State(hall): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<MatchLine>> {
    let known = hall.known(&headers).await?;
    let player = known.as_ref().map(|k| k.player.id.as_str());
    Ok(Json(seen(&hall, &id, player).await?.1))
}

#[utoipa::path(
    post,
    path = "/api/matches/{id}/join",
    tag = "matches",
    params(("id" = String, Path, description = "Its id or short code")),
    request_body = Join,
    responses(
        (
            status = 200,
            body = Joined,
            description = "The seat you have now; none if the table is full",
        ),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn join(
    State(hall): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(wish): Json<Join>,
) -> Answer<Json<Joined>> {
    let player = hall.must_know(&headers).await?.player;
    let (handle, line) = seen(&hall, &id, Some(&player.id)).await?;
    let seat = match wish.seat.map(|s| s.parse::<Seat>()).transpose() {
        Ok(seat) => seat,
        Err(words) => {
            let status = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
            return Err(HttpTrouble::new(status, "seat", words));
        }
    };
    let mut place = None;
    if line.you.is_none() && has_room(&line) {
        place = Some(hall.reserve(&player.id)?);
    }
    let strength = match line.rated {
        true => hall.strength(&player, &line.game).await?,
        false => None,
    };
    let sit = Sit { player: player.id, name: player.name, seat, strength };
    let seat = see_through(async move {
        let seat = handle.ask(|reply| Request::Sit { sit, reply }).await;
        drop(place); // he is counted there now
        seat
    })
    .await?;
    Ok(Json(Joined { match_id: line.match_id, seat: seat.map(|s| s.to_string()) }))
}

#[utoipa::path(
    post,
    path = "/api/matches/{id}/leave",
    tag = "matches",
    params(("id" = String, Path, description = "Its id or short code")),
    responses(
        (status = 200, body = MatchLine, description = "You have left"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn leave(
    State(hall): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<MatchLine>> {
    let player = hall.must_know(&headers).await?.player.id;
    let (handle, _) = seen(&hall, &id, Some(&player)).await?;
    let who = player.clone();
    let left = async move {
        handle.ask(|reply| Request::Leave { player: who, reply }).await?;
        let line = handle.ask(|reply| Request::Line { player: Some(player), reply }).await?;
        handle.ask(|reply| Request::Clear { before: store::Millis::MAX, reply }).await?;
        Ok(Json(line))
    };
    see_through(left).await
}

/// What a bot would do in one's place: for games against bots alone.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/hint",
    tag = "matches",
    params(("id" = String, Path, description = "Its id or short code")),
    responses(
        (status = 200, body = Advice, description = "What a bot thinks, from what your seat knows"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn hint(
    State(hall): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<Advice>> {
    let player = hall.must_know(&headers).await?.player.id;
    let (handle, _) = seen(&hall, &id, Some(&player)).await?;
    Ok(Json(handle.ask(|reply| Request::Hint { player, reply }).await?))
}

/// Open tables, games to watch, one's own, and recent results.
#[utoipa::path(
    get,
    path = "/api/lobby",
    tag = "matches",
    responses(
        (
            status = 200,
            body = Lobby,
            description = "Open tables, running games, your games, recent results",
        ),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn lobby(State(hall): Shared, headers: HeaderMap) -> Answer<Json<Lobby>> {
    let known = hall.known(&headers).await?;
    let me = known.as_ref().map(|k| k.player.id.as_str());
    let mut lobby =
        Lobby { open: Vec::new(), running: Vec::new(), mine: Vec::new(), recent: Vec::new() };
    for listed in hall.handles().iter().map(Handle::listed) {
        let mut line = listed.line;
        let seat = listed.players.iter().position(|p| p.as_deref() == me && p.is_some());
        if let Some(seat) = seat.map(|i| Seat(i as u8)) {
            line.you = Some(seat.to_string());
            line.your_turn = listed.waiting.has(seat);
            lobby.mine.push(line);
        } else if line.visibility == Visibility::Public {
            match line.status {
                Status::Open => lobby.open.push(line),
                Status::Running => lobby.running.push(line),
                _ => (),
            }
        }
    }
    for list in [&mut lobby.open, &mut lobby.running, &mut lobby.mine] {
        list.sort_by_key(|l| (!l.your_turn, std::cmp::Reverse(l.created)));
        list.truncate(LISTED);
    }
    lobby.recent = super::replay::recent(&hall, me).await?;
    Ok(Json(lobby))
}

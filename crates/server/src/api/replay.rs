//! Matches that are over: anyone who may watch may see everything.

use super::{Answer, Shared};
use crate::aside::see_through;
use crate::compress;
use crate::film;
use crate::hall::Hall;
use crate::room::{self, Room};
use crate::trouble::HttpTrouble;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::Eyes;
use kernel::{Seat, Viewer};
use serde::Deserialize;
use store::{MatchRecord, SeatRecord};
use wire::{Made, MatchLine, Refusal, Replay, Status, Visibility};

const RECENT: u32 = 12;

#[derive(Deserialize)]
pub struct WhoseEyes {
    eyes: Option<String>,
}

fn read_eyes(text: Option<&str>) -> Answer<Eyes> {
    match text.unwrap_or("public") {
        "public" => Ok(Eyes::Viewer(Viewer::Public)),
        "all" => Ok(Eyes::All),
        seat => match seat.parse::<Seat>() {
            Ok(seat) => Ok(Eyes::Viewer(Viewer::Seat(seat))),
            Err(_) => Err(no_such_eyes()),
        },
    }
}

fn no_such_eyes() -> HttpTrouble {
    let words = "`eyes` are `public`, `all` or a seat of the match such as `P1`";
    HttpTrouble::new(StatusCode::UNPROCESSABLE_ENTITY, "eyes", words)
}

/// What is listed about a match that is over.
pub struct Over {
    pub record: MatchRecord,
    pub status: Status,
    seats: Vec<SeatRecord>,
    /// Who asks, if he is known.
    pub player: Option<String>,
}

/// A match that is over, if this person may see it. That is decided by what is listed about it: to
/// play a match through again costs more than to refuse.
pub async fn over(hall: &Hall, id: &str, headers: &HeaderMap) -> Answer<Over> {
    let record = hall.record(id).await?;
    let seats = hall.store.seats(&record.id).await?;
    let player = hall.known(headers).await?.map(|k| k.player.id);
    let sits = |s: &SeatRecord| s.player.is_some() && s.player == player;
    let visibility = serde_json::from_value(record.visibility.clone().into());
    if visibility.unwrap_or(Visibility::Private) == Visibility::Private && !seats.iter().any(sits) {
        return Err(HttpTrouble::not_found());
    }
    // The room knows a moment before it is written down.
    let in_room = hall.in_memory(&record.id).map(|handle| handle.listed().line.status);
    let status = in_room.filter(|s| s.is_over()).unwrap_or(room::status_now(&record));
    if !status.is_over() {
        let words = "the match is not over; its cards stay hidden until then";
        return Err(HttpTrouble::new(StatusCode::CONFLICT, "running", words));
    }
    Ok(Over { record, status, seats, player })
}

/// The same, played through again.
async fn finished(hall: &Hall, id: &str, headers: &HeaderMap) -> Answer<(Room, MatchLine)> {
    let Over { record, seats, player, .. } = over(hall, id, headers).await?;
    let room = hall.revived(record).await?;
    let line = match room.is_shelved() {
        true => room.old_line(&seats, player.as_deref()),
        false => room.line(player.as_deref()),
    };
    Ok((room, line))
}

/// This was not kept of a match whose rules are not played here.
fn not_kept(what: &str, record: &MatchRecord) -> HttpTrouble {
    let words = room::earlier_rules_without(what, record);
    let words = words.unwrap_or_else(|| format!("no {what} of this match was kept"));
    HttpTrouble::new(StatusCode::GONE, "earlier-rules", words)
}

#[utoipa::path(
    get,
    path = "/api/matches/{id}/replay",
    tag = "matches",
    params(
        ("id" = String, Path, description = "Its id or short code"),
        ("eyes" = Option<String>, Query, description = "Whose: a seat, `public` or `all`"),
    ),
    responses(
        (status = 200, body = Replay, description = "A match that is over, moment by moment"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn replay(
    State(hall): Shared,
    Path(id): Path<String>,
    Query(query): Query<WhoseEyes>,
    headers: HeaderMap,
) -> Answer<Response> {
    let eyes = read_eyes(query.eyes.as_deref())?;
    let (room, line) = finished(&hall, &id, &headers).await?;
    if let Eyes::Viewer(Viewer::Seat(seat)) = eyes
        && seat.index() >= line.seats.len()
    {
        return Err(no_such_eyes());
    }
    let mut replay = Replay {
        eyes: film::eyes_name(eyes),
        frames: Vec::new(),
        part: None,
        ended: line.result.clone(),
        commitment: room.commitment(),
        secret: Some(room.secret()),
        earlier_rules: room.earlier_rules(),
        line,
    };
    let mut kept = None;
    let match_id = room.id().to_string();
    match room.journal() {
        Some(journal) => {
            let work = move || film::frames(&room, &journal, eyes);
            let (frames, done) = tokio::task::spawn_blocking(work).await.map_err(|e| {
                tracing::error!("{match_id}: {e}");
                let words = "this match cannot be shown; its journal is kept";
                HttpTrouble::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", words)
            })?;
            if let Err(e) = done {
                tracing::error!("{match_id}: its journal does not replay: {e}");
            }
            replay.frames = frames;
        }
        None => {
            let found = film::kept(&*hall.store, room.record(), &replay.eyes).await?;
            let found = found.ok_or_else(|| not_kept("replay", room.record()))?;
            replay.part = found.part;
            kept = Some(found.frames);
        }
    }
    let mut answer = serde_json::to_value(&replay).expect("plain data can be written");
    if let Some(frames) = kept {
        answer["frames"] = frames.into();
    }
    Ok(compress::json(answer, &headers).await)
}

#[derive(Deserialize)]
pub struct From {
    at: usize,
}

/// Goes on from a moment of a finished match, against bots.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/continue",
    tag = "matches",
    params(
        ("id" = String, Path, description = "Its id or short code"),
        ("at" = usize, Query, description = "After so many answers"),
    ),
    responses(
        (status = 200, body = Made, description = "A new match from that moment, against bots"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn go_on(
    State(hall): Shared,
    Path(id): Path<String>,
    Query(from): Query<From>,
    headers: HeaderMap,
) -> Answer<Json<Made>> {
    let player = hall.must_know(&headers).await?.player;
    let (room, _) = finished(&hall, &id, &headers).await?;
    if let Some(words) = room.earlier_rules() {
        return Err(HttpTrouble::new(StatusCode::CONFLICT, "earlier-rules", words));
    }
    let made = hall.clone();
    let made = see_through(async move { made.continue_from(&player, &room, from.at).await });
    let (match_id, code) = made.await?;
    let url = format!("{}/m/{match_id}", hall.url_for(&headers));
    Ok(Json(Made { match_id, code, url }))
}

#[utoipa::path(
    get,
    path = "/api/matches/{id}/journal",
    tag = "matches",
    params(("id" = String, Path, description = "Its id or short code")),
    responses(
        (
            status = 200,
            body = String,
            content_type = "application/jsonl",
            description = "The journal of a match that is over",
        ),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn journal(
    State(hall): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let (room, _) = finished(&hall, &id, &headers).await?;
    let text = match room.journal() {
        Some(journal) => journal.to_string(),
        None => {
            let kept = film::kept_journal(&*hall.store, room.record()).await?;
            kept.ok_or_else(|| not_kept("journal", room.record()))?
        }
    };
    let kind = "application/jsonl; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], text).into_response())
}

/// Public results, and one's own.
pub async fn recent(hall: &Hall, me: Option<&str>) -> Answer<Vec<MatchLine>> {
    let mut listed = hall.store.recent(RECENT).await?;
    if let Some(me) = me {
        let mine = hall.store.matches_of(me, RECENT).await?;
        // Whoever looks for a match that was running finds out what became of it.
        let told = |l: &store::Listed| {
            matches!(room::status_now(&l.record), Status::Ended | Status::RulesChanged)
        };
        listed.extend(mine.into_iter().filter(told));
    }
    listed.sort_by(|a, b| (b.record.ended, &b.record.id).cmp(&(a.record.ended, &a.record.id)));
    listed.dedup_by(|a, b| a.record.id == b.record.id);
    listed.truncate(RECENT as usize);
    Ok(listed.iter().filter_map(|l| old_line(l, me)).collect())
}

/// A line for a match that is no longer in memory, from its record alone.
fn old_line(listed: &store::Listed, me: Option<&str>) -> Option<MatchLine> {
    let chairs = Vec::new();
    let room = Room::new(listed.record.clone(), chairs).ok()?;
    Some(room.old_line(&listed.seats, me))
}

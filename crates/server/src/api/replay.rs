//! Matches that are over: anyone who may watch may see everything.

use super::{Answer, Shared};
use crate::hall::Hall;
use crate::room::Room;
use crate::trouble::HttpTrouble;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::{AnyTable, Eyes, Told};
use kernel::{Seat, Viewer};
use serde::Deserialize;
use wire::{Frame, Line, Made, MatchLine, Replay, Status, Visibility};

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
            Err(_) => {
                let words = "`eyes` are `public`, `all` or a seat such as `P1`";
                Err(HttpTrouble::new(StatusCode::UNPROCESSABLE_ENTITY, "eyes", words))
            }
        },
    }
}

/// The finished match, if this person may see it.
async fn finished(hall: &Hall, id: &str, headers: &HeaderMap) -> Answer<(Room, MatchLine)> {
    let record = match hall.store.match_record(id).await? {
        Some(record) => record,
        None => {
            let by_code = hall.store.match_by_code(&id.to_ascii_uppercase()).await?;
            by_code.ok_or_else(HttpTrouble::not_found)?
        }
    };
    let room = hall.revived(record).await?;
    let known = hall.known(headers).await?;
    let line = room.line(known.as_ref().map(|k| k.player.id.as_str()));
    if line.visibility == Visibility::Private && line.you.is_none() {
        return Err(HttpTrouble::not_found());
    }
    if !matches!(line.status, Status::Ended | Status::Broken) {
        let words = "the match is not over; its cards stay hidden until then";
        return Err(HttpTrouble::new(StatusCode::CONFLICT, "running", words));
    }
    Ok((room, line))
}

pub async fn replay(
    State(hall): Shared,
    Path(id): Path<String>,
    Query(query): Query<WhoseEyes>,
    headers: HeaderMap,
) -> Answer<Json<Replay>> {
    let eyes = read_eyes(query.eyes.as_deref())?;
    let (room, line) = finished(&hall, &id, &headers).await?;
    if let Eyes::Viewer(Viewer::Seat(seat)) = eyes
        && seat.index() >= line.seats.len()
    {
        return Err(read_eyes(Some("")).err().unwrap_or_else(HttpTrouble::not_found));
    }
    let journal = room.journal().ok_or_else(HttpTrouble::not_found)?;
    let mut frames = Vec::new();
    let mut told_so_far = 0;
    let mut each = |table: &dyn AnyTable, answer: Option<(Seat, String)>, told: Vec<Told>| {
        let lines = lines(&told, eyes, told_so_far);
        told_so_far += lines.len() as u32;
        frames.push(Frame {
            at: frames.len() as u32,
            answer: answer.map(|(seat, label)| format!("{seat}: {label}")),
            lines,
            picture: table.picture(eyes),
            sentence: table.end_sentence(eyes).unwrap_or_default(),
        });
    };
    let done = room.game().replay(&journal, &mut each);
    if let Err(e) = &done {
        tracing::error!("{}: its journal does not replay: {e}", room.id());
    }
    let commitment = journal.header.commitment.0.clone();
    let ended = line.result.clone();
    let secret = journal.header.secret.clone();
    let eyes = query.eyes.unwrap_or_else(|| "public".into());
    Ok(Json(Replay { line, eyes, frames, ended, commitment, secret }))
}

fn lines(told: &[Told], eyes: Eyes, before: u32) -> Vec<Line> {
    let heard = told.iter().filter(|t| t.reaches(eyes));
    let line = |(i, t): (usize, &Told)| Line {
        n: before + i as u32 + 1,
        words: t.words(eyes).unwrap_or_default().to_string(),
        event: Some(t.json.clone()),
        things: t.things(),
    };
    heard.enumerate().map(line).collect()
}

#[derive(Deserialize)]
pub struct From {
    at: usize,
}

/// Goes on from a moment of a finished match, against bots.
pub async fn go_on(
    State(hall): Shared,
    Path(id): Path<String>,
    Query(from): Query<From>,
    headers: HeaderMap,
) -> Answer<Json<Made>> {
    let player = hall.must_know(&headers).await?.player;
    let (room, _) = finished(&hall, &id, &headers).await?;
    let (match_id, code) = hall.continue_from(&player, &room, from.at).await?;
    let url = format!("{}/m/{match_id}", hall.url_for(&headers));
    Ok(Json(Made { match_id, code, url }))
}

pub async fn journal(
    State(hall): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let (room, _) = finished(&hall, &id, &headers).await?;
    let journal = room.journal().ok_or_else(HttpTrouble::not_found)?;
    let kind = "application/jsonl; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], journal.to_string()).into_response())
}

/// Public results, and one's own.
pub async fn recent(hall: &Hall, me: Option<&str>) -> Answer<Vec<MatchLine>> {
    let mut listed = hall.store.recent(RECENT).await?;
    if let Some(me) = me {
        let mine = hall.store.matches_of(me, RECENT).await?;
        listed.extend(mine.into_iter().filter(|l| l.record.status == "ended"));
    }
    listed.sort_by_key(|l| std::cmp::Reverse(l.record.ended));
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

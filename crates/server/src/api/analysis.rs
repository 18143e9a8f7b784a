//! What a bot thinks of a match that is over.

use super::replay::{Over, over};
use super::{Answer, Shared};
use crate::allowance::used_up;
use crate::analysis;
use crate::compress;
use crate::room;
use crate::trouble::HttpTrouble;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use serde_json::Value;
use std::time::Instant;
use wire::{Analysis, Refusal, Status};

#[derive(Deserialize)]
pub struct Peek {
    /// Only looks what there is; nothing is begun.
    #[serde(default)]
    peek: bool,
}

/// The first request begins it; the answers say how far it is, until it is there.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/analysis",
    tag = "matches",
    params(
        ("id" = String, Path, description = "Its id or short code"),
        ("peek" = Option<bool>, Query, description = "Begins nothing: says what there is"),
    ),
    responses(
        (status = 200, body = Analysis, description = "What a bot thinks of a finished match"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn analysis(
    State(hall): Shared,
    Path(id): Path<String>,
    Query(query): Query<Peek>,
    headers: HeaderMap,
) -> Answer<Response> {
    let over = over(&hall, &id, &headers).await?;
    let id = over.record.id.clone();
    if let Some(stand) = hall.analyst.stand(&id, over.player.as_deref())? {
        return Ok(compress::json(stand, &headers).await);
    }
    let refused = may_be_thought_about(&over).err();
    let found = match refused {
        None => analysis::kept(&hall, &id).await?,
        Some(_) => analysis::last_kept(&hall, &id).await?,
    };
    if let Some(mut found) = found {
        found["state"] = "done".into();
        return Ok(compress::json::<Value>(found, &headers).await);
    }
    if let Some(refused) = refused {
        return Err(refused);
    }
    if query.peek {
        return Ok(compress::json(Analysis::Absent, &headers).await);
    }
    let player = hall.must_know(&headers).await?.player.id;
    if let Some(wait) = hall.think.allowance.wait(&player, Instant::now()) {
        let words = format!("{}; ask again then", used_up(wait));
        return Err(HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "bot-time", words));
    }
    Ok(compress::json(hall.analyst.order(&id, &player)?, &headers).await)
}

/// Whether the match was played to its end, under rules that bots still know.
fn may_be_thought_about(over: &Over) -> Answer<()> {
    let refused = |code, words: &str| Err(HttpTrouble::new(StatusCode::CONFLICT, code, words));
    match over.status {
        Status::RulesChanged => refused(
            "rules-changed",
            "the rules changed while this match was running, so it has no end to be analysed; what \
             was kept of it can still be watched",
        ),
        Status::Broken => {
            refused("broken", "a fault of the hall closed this match; there is no analysis of it")
        }
        _ => match room::earlier_rules(&over.record) {
            Some(words) => refused("earlier-rules", &words),
            None => Ok(()),
        },
    }
}

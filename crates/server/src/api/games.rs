//! The games, their rules, and what can be earned in them.

use super::{Answer, Shared};
use crate::compress;
use crate::trouble::HttpTrouble;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use wire::{BotLine, FeatLine, Feats, GameLine, Refusal, Rulebook};

#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    responses(
        (
            status = 200,
            body = Vec<GameLine>,
            description = "The games with their modes and options",
        ),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn games(headers: HeaderMap) -> Response {
    let bot = |b: &(&str, &str)| BotLine { name: b.0.into(), about: b.1.into() };
    let bots: Vec<BotLine> = catalog::bots().iter().map(bot).collect();
    let line = |g: &&dyn catalog::AnyGame| GameLine {
        name: g.name().into(),
        title: g.title().into(),
        about: g.about().into(),
        owner: g.owner().into(),
        provenance: g.provenance(),
        modes: g.mode_lines(),
        presets: g.presets(),
        bots: bots.clone(),
        usual_bot: catalog::USUAL_BOT.into(),
        first_bot: catalog::FIRST_BOT.into(),
    };
    let all: Vec<GameLine> = catalog::games().iter().map(line).collect();
    compress::json(all, &headers).await
}

pub(super) fn game(name: &str) -> Answer<&'static dyn catalog::AnyGame> {
    let unknown = |e: catalog::UnknownGame| {
        HttpTrouble::new(StatusCode::NOT_FOUND, "no-such-game", e.to_string())
    };
    catalog::game(name).map_err(unknown)
}

#[utoipa::path(
    get,
    path = "/api/rules/{game}",
    tag = "games",
    params(("game" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, body = Rulebook, description = "Rules and cards to be read"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn rules(Path(name): Path<String>, headers: HeaderMap) -> Answer<Response> {
    Ok(compress::json(game(&name)?.rulebook(), &headers).await)
}

#[utoipa::path(
    get,
    path = "/api/feats/{game}",
    tag = "games",
    params(("game" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, body = Feats, description = "What can be earned, and what you have"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn feats(
    State(hall): Shared,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<Feats>> {
    let game = game(&name)?;
    let career = match hall.known(&headers).await? {
        Some(known) => hall.store.career(&known.player.id, &name).await?,
        None => None,
    };
    let career = career.map_or("null".to_string(), |c| c.body);
    let fault = |e: String| HttpTrouble::fault(&format!("a career in {name}"), &e);
    let career = serde_json::from_str(&career).map_err(|e| fault(e.to_string()))?;
    let feats = game.feats(&career).map_err(fault)?;
    let line = |f: &catalog::Feat| FeatLine {
        name: f.name.to_string(),
        about: f.text.to_string(),
        points: f.points.into(),
        earned: f.earned,
    };
    let earned = feats.iter().filter(|f| f.earned);
    Ok(Json(Feats {
        game: name,
        points: earned.map(|f| u32::from(f.points)).sum(),
        of: feats.iter().map(|f| u32::from(f.points)).sum(),
        feats: feats.iter().map(line).collect(),
    }))
}

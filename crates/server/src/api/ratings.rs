//! Ratings: one's own, and the list of the strongest.

use super::games::game;
use super::{Answer, Shared};
use crate::hall::Hall;
use crate::strength::{Strength, whole};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use store::{Leader, Millis, RatedRecord, RatingRecord};
use wire::{LeaderLine, Leaderboard, RatedLine, RatingLine, Refusal};

/// How many have a line in the list, and how many who have no place yet.
const RANKED: u32 = 100;
const UNRANKED: u32 = 50;
/// How many of my matches are looked through, and how many of each game are shown.
const LOOKED_AT: u32 = 200;
const SHOWN: usize = 24;

/// My rating in each game of which I have played a rated match.
#[utoipa::path(
    get,
    path = "/api/ratings/me",
    tag = "ratings",
    responses(
        (status = 200, body = Vec<RatingLine>, description = "Your rating in each game"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn mine(State(hall): Shared, headers: HeaderMap) -> Answer<Json<Vec<RatingLine>>> {
    let player = hall.must_know(&headers).await?.player.id;
    let now = crate::time::now();
    let rated = hall.store.rated_of(&player, LOOKED_AT).await?;
    let mut lines = Vec::new();
    for record in hall.store.ratings(&player).await? {
        let Ok(game) = catalog::game(&record.game) else { continue };
        let Strength { rating, deviation, provisional } = Strength::of(Some(&record), now);
        let of_game = rated.iter().filter(|r| r.game == record.game).take(SHOWN);
        let mut recent: Vec<RatedLine> = of_game.map(rated_line).collect();
        recent.reverse();
        lines.push(RatingLine {
            title: game.title().into(),
            rating,
            deviation,
            provisional,
            matches: record.matches,
            last: record.last,
            place: place(&hall, &record, now).await?,
            recent,
            game: record.game,
        });
    }
    Ok(Json(lines))
}

fn rated_line(r: &RatedRecord) -> RatedLine {
    RatedLine {
        match_id: r.match_id.clone(),
        at: r.at,
        before: whole(r.before),
        after: whole(r.after),
        result: r.result.clone(),
    }
}

/// His place, if he is known well enough to have one.
async fn place(hall: &Hall, of: &RatingRecord, now: Millis) -> Answer<Option<u32>> {
    if of.ranked_until <= now {
        return Ok(None);
    }
    Ok(Some(hall.store.stronger(&of.game, of.rating, now).await? + 1))
}

#[utoipa::path(
    get,
    path = "/api/leaderboard/{game}",
    tag = "ratings",
    params(("game" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, body = Leaderboard, description = "The strongest players, and you"),
        (status = "default", body = Refusal, description = "Refused, with the reason"),
    ),
)]
pub async fn leaderboard(
    State(hall): Shared,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<Leaderboard>> {
    let game = game(&name)?;
    let known = hall.known(&headers).await?;
    let me = known.as_ref().map(|k| &k.player);
    let now = crate::time::now();
    let line = |leader: &Leader, place: Option<u32>| {
        let Strength { rating, deviation, .. } = Strength::of(Some(&leader.rating), now);
        LeaderLine {
            place,
            name: leader.name.clone(),
            rating,
            deviation,
            matches: leader.rating.matches,
            you: me.is_some_and(|me| me.id == leader.rating.player),
        }
    };
    let ranked = hall.store.leaders(&name, true, now, RANKED).await?;
    let others = hall.store.leaders(&name, false, now, UNRANKED).await?;
    let better = |of: &Leader| ranked.iter().filter(|l| l.rating.rating > of.rating.rating).count();
    let mine = match me {
        Some(me) => hall.store.rating(&me.id, &name).await?.map(|r| (me.name.clone(), r)),
        None => None,
    };
    let you = match mine {
        Some((name, rating)) => {
            let place = place(&hall, &rating, now).await?;
            Some(line(&Leader { name, rating }, place))
        }
        None => None,
    };
    Ok(Json(Leaderboard {
        title: game.title().into(),
        ranked: ranked.iter().map(|l| line(l, Some(better(l) as u32 + 1))).collect(),
        provisional: others.iter().map(|l| line(l, None)).collect(),
        you,
        game: name,
    }))
}

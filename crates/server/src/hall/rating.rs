//! Rated matches: which can be, and what they change when they are over.

use super::Hall;
use crate::room::{Placed, Room};
use crate::strength::{Strength, at, kept};
use crate::trouble::HttpTrouble;
use axum::http::StatusCode;
use ratings::{Rating, Seated, after_match};
use store::{Change, Millis, Player, RatedRecord, RatingRecord};
use wire::{Clock, ModeLine, NewMatch, SeatWish};

/// Whether this match can be rated; every reason at once. What a match leaves to its rematch (who
/// lost goes first) is a rule of the game and no wish of the host.
pub fn check(
    host: &Player,
    wish: &NewMatch,
    mode: Option<&ModeLine>,
    rematch: bool,
) -> Result<(), HttpTrouble> {
    let mut reasons = Vec::new();
    if host.account.is_none() {
        reasons.push("a rated match is for people with an account; make one on your page (Me)");
    }
    if wish.seats.iter().any(|s| matches!(s, SeatWish::Bot { .. })) {
        reasons.push("only people play a rated match; leave the seats of bots open");
    }
    if wish.clock == Clock::None {
        reasons.push("a rated match needs a clock, so that nobody can stall; choose one");
    }
    if !mode.is_some_and(|m| m.rateable) {
        reasons.push(
            "this way to play cannot be rated: that needs two or more sides of people, all of one \
             size, so that no seat is worth more than another",
        );
    }
    let mut reasons: Vec<String> = reasons.into_iter().map(str::to_string).collect();
    let options = mode.map_or(&[][..], |m| &m.options[..]);
    for option in options.iter().filter(|o| o.uneven && !rematch) {
        let said = wish.options.get(&option.name).map(|said| said.trim());
        if said.is_some_and(|said| said != option.default) {
            let name = &option.name;
            reasons.push(format!(
                "`{name}` can favour somebody, so it stays as it is in a rated match; leave it out"
            ));
        }
    }
    if reasons.is_empty() {
        return Ok(());
    }
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    let mut trouble = HttpTrouble::new(status, "rated", reasons.join("; "));
    trouble.refusal.reasons = reasons;
    Err(trouble)
}

impl Hall {
    /// How strong this player is in a game; nothing for a guest, who has no rating.
    pub async fn strength(&self, player: &Player, game: &str) -> store::Result<Option<Strength>> {
        if player.account.is_none() {
            return Ok(None);
        }
        let record = self.store.rating(&player.id, game).await?;
        Ok(Some(Strength::of(record.as_ref(), crate::time::now())))
    }

    /// What a match that is over changes in the ratings of those who played it: nothing if it does
    /// not count, or has counted already. Whoever writes it holds `careers`.
    pub async fn rated_changes(&self, room: &Room, now: Millis) -> store::Result<Vec<Change>> {
        let placed = room.placed();
        if placed.is_empty() || !self.store.rated_in(room.id()).await?.is_empty() {
            return Ok(Vec::new());
        }
        let game = room.game().name();
        let mut seats = Vec::with_capacity(placed.len());
        for of in placed {
            seats.push(self.found(of, game, now).await?);
        }
        let before = |f: &Found| Seated { before: f.before, side: f.of.side, place: f.of.place };
        let after = after_match(&seats.iter().map(before).collect::<Vec<_>>());
        let changes = seats.iter().zip(after).filter_map(|(found, after)| {
            let player = found.player.clone()?;
            let matches = found.record.as_ref().map_or(0, |r| r.matches) + 1;
            let rating = kept(&player, game, after, matches, now);
            let rated = RatedRecord {
                match_id: room.id().to_string(),
                seat: found.of.seat.index() as u8,
                player,
                game: game.to_string(),
                at: now,
                before: found.before.rating,
                after: after.rating,
                result: found.of.result.to_string(),
            };
            Some([Change::Rating(rating), Change::Rated(rated)])
        });
        Ok(changes.flatten().collect())
    }

    /// Who sat there and how strong he is now. Of somebody who was forgotten there is only what
    /// was noted when he sat down.
    async fn found(&self, of: Placed, game: &str, now: Millis) -> store::Result<Found> {
        let player = match &of.player {
            Some(id) => self.store.player(id).await?.map(|p| p.id),
            None => None,
        };
        let record = match &player {
            Some(id) => self.store.rating(id, game).await?,
            None => None,
        };
        let before = match (&player, of.strength) {
            (None, Some(noted)) => noted.rating(),
            _ => at(record.as_ref(), now),
        };
        Ok(Found { of, player, record, before })
    }
}

/// A seat of a match that is over, and whoever sat there.
struct Found {
    of: Placed,
    player: Option<String>,
    record: Option<RatingRecord>,
    before: Rating,
}

#[cfg(test)]
mod tests {

    #[test]
    fn what_can_be_rated_has_sides_that_are_alike() {
        let even = |game: &&dyn catalog::AnyGame| -> Vec<String> {
            let modes = game.mode_lines().into_iter().filter(|m| m.rateable);
            modes.map(|m| format!("{} {}", game.name(), m.name)).collect()
        };
        let even: Vec<String> = catalog::games().iter().flat_map(even).collect();
        let expected = [
            "flash-duel simple",
            "flash-duel full",
            "flash-duel clockwork",
            "flash-duel team",
            "puzzle-strike duel",
            "puzzle-strike ffa-3",
            "puzzle-strike ffa-4",
            "puzzle-strike team",
            "fantasy-clash battle",
            "shadows two-heroes",
            "shadows three-heroes",
        ];
        assert_eq!(even, expected);
    }
}

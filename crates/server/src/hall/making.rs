//! How a match comes into being: made, made again, or gone on with from an old one.

use super::{Hall, rating};
use crate::allowance::used_up;
use crate::keys::{hex, random_hex};
use crate::luck::Luck;
use crate::room::{self, Chair, Happened, Happening, Room};
use crate::trouble::{HttpTrouble, from_store, trouble};
use axum::http::StatusCode;
use catalog::Options;
use kernel::{Seat, Secret};
use std::sync::Arc;
use store::{Change, MatchRecord, Player, SeatRecord};
use wire::{Clock, Code, NewMatch, SeatKind, SeatWish, Status, Trouble};

/// Letters and digits that cannot be mistaken for each other when said or read.
const CODE_LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH: usize = 6;
/// Bytes of luck for a match that goes on from another.
const SALT: usize = 16;

impl Hall {
    /// A place for one more match of this player, if he may have one. He keeps it until the match
    /// is counted, so that of many at once no more come in than there are places.
    pub fn reserve(self: &Arc<Hall>, player: &str) -> Result<Place, HttpTrouble> {
        let mut reserved = self.reserved.lock().expect("nobody panics while he counts");
        let coming = reserved.get(player).copied().unwrap_or_default();
        let mine = self.handles().into_iter().filter(|h| h.counts_for(player)).count();
        if mine + coming < self.config.limits.matches_per_player {
            reserved.insert(player.to_string(), coming + 1);
            return Ok(Place { hall: self.clone(), player: player.to_string() });
        }
        let words = match self.config.limits.matches_per_player {
            0 => "no new matches begin here at the moment; those that run go on",
            _ => "you have too many matches; finish or resign one, or leave one that has not begun",
        };
        Err(HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many", words))
    }

    /// Whether bots may still think for this player.
    fn check_bot_time(&self, player: &str) -> Result<(), HttpTrouble> {
        let Some(wait) = self.think.allowance.wait(player, std::time::Instant::now()) else {
            return Ok(());
        };
        let words = format!("{}; matches that run go on", used_up(wait));
        Err(HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "bot-time", words))
    }

    /// Makes a match and seats whoever is wished for.
    pub async fn make(
        self: &Arc<Hall>,
        host: &Player,
        wish: &NewMatch,
        rematch_of: Option<String>,
    ) -> Result<(String, String), HttpTrouble> {
        let _place = self.reserve(&host.id)?;
        check_clock(wish.clock)?;
        if wish.seats.iter().any(|s| matches!(s, SeatWish::Bot { .. })) {
            self.check_bot_time(&host.id)?;
        }
        let unknown = |e: String| HttpTrouble::new(StatusCode::NOT_FOUND, "no-such-game", e);
        let game = catalog::game(&wish.game).map_err(|e| unknown(e.to_string()))?;
        let options = Options { mode: Some(wish.mode.clone()), said: wish.options.clone() };
        game.check(&options)?;
        let modes = game.mode_lines();
        let mode = modes.into_iter().find(|m| m.name == wish.mode);
        let seats = mode.as_ref().map_or(Vec::new(), |m| m.seats.clone());
        let mut chairs = chairs_for(&seats, wish, host)?;
        if wish.rated {
            rating::check(host, wish, mode.as_ref(), rematch_of.is_some())?;
            let strength = self.strength(host, &wish.game).await?;
            let mine = |c: &&mut Chair| c.player.is_some();
            chairs.iter_mut().filter(mine).for_each(|c| c.strength = strength);
        }
        let record = self.new_record(host, wish, &options, game.rules_version(), rematch_of);
        let (id, code) = (record.id.clone(), record.code.clone());
        let mut changes = vec![Change::Match(record.clone())];
        changes
            .extend(chairs.iter().enumerate().map(|(i, c)| Change::Seat(seat_record(&id, i, c))));
        let fault = |e: String| HttpTrouble::fault(&id, &e);
        let mut room = Room::new(record, first_chairs_of(&chairs)).map_err(fault)?;
        let sat = sitting(&chairs);
        changes.extend(sat.iter().map(|h| Change::Entry(h.entry(&id))));
        self.store.write(changes).await?;
        for happened in &sat {
            room.apply(happened).map_err(|f| fault(f.0))?;
        }
        let handle = room::open(room, self);
        self.keep(&id, &handle);
        metrics::counter!("sparhall_matches_total").increment(1);
        Ok((id, code))
    }

    fn new_record(
        &self,
        host: &Player,
        wish: &NewMatch,
        options: &Options,
        rules: u32,
        rematch_of: Option<String>,
    ) -> MatchRecord {
        let text = |v: serde_json::Result<String>| v.expect("plain data can be written");
        let visibility = serde_json::to_value(wish.visibility).unwrap_or_default();
        MatchRecord {
            id: random_hex(8),
            code: new_code(),
            game: wish.game.clone(),
            rules,
            options: text(serde_json::to_string(options)),
            visibility: visibility.as_str().unwrap_or("private").to_string(),
            clock: text(serde_json::to_string(&wish.clock)),
            rated: wish.rated,
            status: room::status_name(Status::Open).into(),
            host: Some(host.id.clone()),
            rematch_of,
            secret: Secret::new(self.luck.of_new_match()).to_string(),
            created: crate::time::now(),
            ended: None,
            outcome: None,
        }
    }

    /// A match like this one with the same people and bots. Whoever went away is not asked, so he
    /// does not sit there either: his seat is free.
    pub async fn make_rematch(self: &Arc<Hall>, room: &Room) -> Result<String, Trouble> {
        let fault = |e: HttpTrouble| trouble(Code::NotPossible, e.refusal.words);
        let humans = room.staying();
        let host = humans.first().ok_or_else(|| trouble(Code::NotPossible, "nobody is left"))?;
        let host = self.store.player(&host.1).await.map_err(from_store)?;
        let host = host.ok_or_else(|| trouble(Code::NotPossible, "that player is gone"))?;
        let (id, _) = self
            .make(&host, &room.same_again(&host.id), Some(room.id().to_string()))
            .await
            .map_err(fault)?;
        let handle = self.room(&id).await?;
        for (seat, player) in humans.iter().filter(|(_, p)| *p != host.id) {
            let Some(player) = self.store.player(player).await.map_err(from_store)? else {
                continue;
            };
            let strength = self.strength(&player, room.game().name()).await.map_err(from_store)?;
            let (player, name, seat) = (player.id, player.name, Some(*seat));
            let sit = room::Sit { player, name, seat, strength };
            handle.ask(|reply| room::Request::Sit { sit, reply }).await?;
        }
        Ok(id)
    }

    /// A new match that begins where a finished one stood after so many answers: this player on
    /// his old seat, or the first, and bots on all others. Its luck is its own.
    pub async fn continue_from(
        self: &Arc<Hall>,
        player: &Player,
        old: &Room,
        at: usize,
    ) -> Result<(String, String), HttpTrouble> {
        let _place = self.reserve(&player.id)?;
        self.check_bot_time(&player.id)?;
        let journal = old.journal().ok_or_else(HttpTrouble::not_found)?;
        let mine = old.seat_of(&player.id).unwrap_or(Seat(0));
        // It is nobody's result: the beginning was played by others, and bots play the rest.
        let options = old.options().said.clone();
        let wish = NewMatch { options, rated: false, ..old.same_again("") };
        let options = Options { mode: Some(wish.mode.clone()), said: wish.options.clone() };
        let rules = old.game().rules_version();
        let mut record = self.new_record(player, &wish, &options, rules, Some(old.id().into()));
        record.secret = journal.header.secret.clone().unwrap_or_default();
        let chairs = old.with_bots_beside(mine, player);
        let (id, code) = (record.id.clone(), record.code.clone());
        let fault = |e: String| HttpTrouble::fault(&id, &e);
        let happened = again(&chairs, journal, at, &self.luck);
        let (began, chairs_then) = (record.clone(), first_chairs_of(&chairs));
        // The whole match is played again; others want to play meanwhile.
        let work = move || {
            let mut room = Room::new(began, chairs_then)?;
            happened.iter().try_for_each(|h| room.apply(h).map_err(|f| f.0))?;
            Ok((room, happened))
        };
        let played = tokio::task::spawn_blocking(work).await;
        let (room, happened) = played.unwrap_or_else(|e| Err(e.to_string())).map_err(fault)?;
        record.status = room::status_name(Status::Running).into();
        let mut changes = vec![Change::Match(record)];
        changes
            .extend(chairs.iter().enumerate().map(|(i, c)| Change::Seat(seat_record(&id, i, c))));
        changes.extend(happened.iter().map(|h| Change::Entry(h.entry(&id))));
        self.store.write(changes).await?;
        let handle = room::open(room, self);
        self.keep(&id, &handle);
        Ok((id, code))
    }
}

/// A place for a match that is being made, given back when it is dropped.
pub struct Place {
    hall: Arc<Hall>,
    player: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut reserved = self.hall.reserved.lock().expect("nobody panics while he counts");
        match reserved.get_mut(&self.player) {
            Some(n) if *n > 1 => *n -= 1,
            _ => drop(reserved.remove(&self.player)),
        }
    }
}

/// Nobody's time may be over before he could look, and none of these numbers may run over.
fn check_clock(clock: Clock) -> Result<(), HttpTrouble> {
    let (seconds, increment) = match clock {
        Clock::None => return Ok(()),
        Clock::PerMove { seconds } => (seconds, 0),
        Clock::Total { seconds, increment } => (seconds, increment),
    };
    if (5..=24 * 60 * 60).contains(&seconds) && increment <= 60 * 60 {
        return Ok(());
    }
    let words = "a clock has 5 seconds to a day, and adds at most an hour for an answer";
    Err(HttpTrouble::new(StatusCode::UNPROCESSABLE_ENTITY, "clock", words))
}

fn new_code() -> String {
    let mut bytes = [0; CODE_LENGTH];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    let letter = |b: &u8| char::from(CODE_LETTERS[usize::from(*b) % CODE_LETTERS.len()]);
    bytes.iter().map(letter).collect()
}

/// Who sits where at first, the people still to come.
fn chairs_for(
    seats: &[wire::SeatLine],
    wish: &NewMatch,
    host: &Player,
) -> Result<Vec<Chair>, HttpTrouble> {
    let bad = |words: String| HttpTrouble::new(StatusCode::UNPROCESSABLE_ENTITY, "seats", words);
    let playable = seats.iter().filter(|s| !s.by_rules).count();
    if wish.seats.len() != playable {
        return Err(bad(format!("{playable} seats are to be filled, not {}", wish.seats.len())));
    }
    if wish.seats.iter().filter(|s| **s == SeatWish::Me).count() > 1 {
        return Err(bad("you can only sit on one seat".into()));
    }
    let mut wishes = wish.seats.iter();
    let mut chairs = Vec::new();
    for seat in seats {
        let wish = if seat.by_rules { None } else { wishes.next() };
        chairs.push(match wish {
            None => Chair::new(SeatKind::Rules, &seat.role),
            Some(SeatWish::Open) => Chair::new(SeatKind::Open, ""),
            Some(SeatWish::Bot { name }) if bots_known(name) => Chair::new(SeatKind::Bot, name),
            Some(SeatWish::Bot { name }) => {
                let names: Vec<&str> = catalog::bots().iter().map(|b| b.0).collect();
                return Err(bad(format!("no bot `{name}`; bots are {}", names.join(", "))));
            }
            Some(SeatWish::Me) => {
                Chair { player: Some(host.id.clone()), ..Chair::new(SeatKind::Player, &host.name) }
            }
        });
    }
    Ok(chairs)
}

fn bots_known(name: &str) -> bool {
    catalog::bots().iter().any(|b| b.0 == name)
}

/// The people's seats are empty until they have sat down.
fn first_chairs_of(chairs: &[Chair]) -> Vec<Chair> {
    let first = |c: &Chair| match c.kind {
        SeatKind::Player => Chair::new(SeatKind::Open, ""),
        _ => c.clone(),
    };
    chairs.iter().map(first).collect()
}

fn sitting(chairs: &[Chair]) -> Vec<Happened> {
    let at = crate::time::now();
    let people = chairs.iter().enumerate().filter_map(|(i, c)| {
        let player = c.player.clone()?;
        let (name, strength) = (c.name.clone(), c.strength);
        Some((Seat(i as u8), Happening::Sat { player, name, strength }))
    });
    let happened = |(n, (seat, what)): (usize, (Seat, Happening))| Happened {
        n: n as u32,
        at,
        seat: Some(seat),
        by: None,
        client: None,
        what,
    };
    people.enumerate().map(happened).collect()
}

/// What must have happened for a match to stand where another stood.
fn again(chairs: &[Chair], mut journal: kernel::Journal, at: usize, luck: &Luck) -> Vec<Happened> {
    journal.answers.truncate(at);
    journal.end = None;
    let salt = hex(&luck.of_new_match()[..SALT]);
    let mut happened = sitting(chairs);
    happened.push(Happened {
        n: happened.len() as u32,
        at: crate::time::now(),
        seat: None,
        by: None,
        client: None,
        what: Happening::GoesOnFrom { journal: journal.to_string(), salt },
    });
    happened
}

fn seat_record(id: &str, seat: usize, chair: &Chair) -> SeatRecord {
    SeatRecord {
        match_id: id.to_string(),
        seat: seat as u8,
        kind: room::kind_name(chair.kind).into(),
        player: chair.player.clone(),
        name: chair.name.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The secret of a match that is over is known, so what goes on from it must not be played
    /// with its luck alone, nor with the luck of another that goes on from there.
    #[test]
    fn each_match_that_goes_on_has_a_salt_of_its_own() {
        let game = catalog::game("flash-duel").expect("it is listed");
        let options = Options { mode: Some("simple".into()), said: Default::default() };
        let started = game.start(&options, Secret::from_seed(7), Vec::new());
        let journal = started.expect("it begins").0.journal();
        let chairs = [Chair::new(SeatKind::Bot, "random"), Chair::new(SeatKind::Bot, "random")];
        let luck = Luck::default();
        let salt = || match again(&chairs, journal.clone(), 0, &luck).pop().map(|h| h.what) {
            Some(Happening::GoesOnFrom { salt, .. }) => salt,
            other => panic!("{other:?} comes last"),
        };
        let (one, other) = (salt(), salt());
        assert!(one.len() >= 32 && one != other, "{one} {other}");
    }
}

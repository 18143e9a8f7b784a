//! What is written down about a room.

use super::follow::written;
use super::run::Task;
use super::{Fault, Happened, Happening};
use crate::hall::Hall;
use crate::trouble::trouble;
use kernel::Seat;
use store::{Change, MatchRecord, RatedRecord, SeatRecord};
use wire::{Code, SeatKind, Status, ToClient, Trouble};

impl Task {
    /// What is written for these happenings besides themselves.
    pub(super) fn changes(&self, happened: &[Happened]) -> Vec<Change> {
        let mut changes = Vec::new();
        for h in happened {
            changes.push(Change::Entry(h.entry(self.room.id())));
            let (match_id, seat) = (self.room.id().to_string(), h.seat.unwrap_or(Seat(0)));
            let chair = |kind: SeatKind, player: Option<String>, name: &str| {
                Change::Seat(SeatRecord {
                    match_id: match_id.clone(),
                    seat: seat.index() as u8,
                    kind: kind_name(kind).into(),
                    player,
                    name: name.to_string(),
                })
            };
            match &h.what {
                Happening::Sat { player, name, .. } => {
                    changes.push(chair(SeatKind::Player, Some(player.clone()), name));
                }
                Happening::Left if self.room.table.is_none() => {
                    changes.push(chair(SeatKind::Open, None, ""));
                }
                Happening::BotTook { bot } => changes.push(chair(SeatKind::Bot, None, bot)),
                Happening::Began => {
                    let record = MatchRecord {
                        status: status_name(Status::Running).into(),
                        ..self.room.record.clone()
                    };
                    changes.push(Change::Match(record));
                }
                _ => (),
            }
        }
        changes
    }

    /// A fault of the program: the room is closed with an apology, and what happened is kept.
    pub(super) async fn broke(&mut self, fault: Fault) {
        tracing::error!("{} is closed by a fault: {}", self.room.id(), fault.0);
        metrics::counter!("sparhall_broken_total").increment(1);
        let broke = self.room.break_off(fault, self.room.now());
        if let Err(e) = self.store.write(vec![Change::Entry(broke.entry(self.room.id()))]).await {
            tracing::error!("{}: {e}", self.room.id());
        }
    }

    /// The same in the middle of something: everybody who looks on is told, too.
    pub(super) async fn broke_off(&mut self, fault: Fault) {
        self.broke(fault).await;
        self.close().await;
        self.tell_all();
    }

    /// A table that was left before it began is not kept. True if it is closed.
    pub(super) async fn clear(&mut self, before: store::Millis) -> bool {
        let room = &self.room;
        let deserted = room.status == Status::Open && room.humans().is_empty();
        if !deserted || room.record.created >= before {
            return false;
        }
        let (id, forget) = (room.id().to_string(), Change::ForgetMatch(room.id().to_string()));
        if let Err(e) = self.store.write(vec![forget]).await {
            tracing::error!("{id}: {e}");
            return false;
        }
        self.put_away();
        let closed = trouble(Code::NoSuchMatch, "everybody has left, so this table is closed");
        let closed = ToClient::Error(Trouble { match_id: Some(id), ..closed });
        for follower in self.followers.drain(..) {
            follower.out.send(written(&closed));
        }
        true
    }

    /// The match is over: its record says so.
    pub(super) async fn close(&mut self) {
        let now = self.room.now();
        self.room.clocks.stop(now);
        let outcome = self.room.results().join(",");
        let record = &mut self.room.record;
        record.ended = Some(now);
        record.status = status_name(self.room.status).into();
        record.outcome = Some(outcome);
        let Some(hall) = self.hall.upgrade() else { return };
        let alone = hall.careers.lock().await;
        let grown = hall.grown_career(&mut self.room).await;
        let mut written = self.write_end(&hall, grown, now).await;
        if written.is_err() {
            // Whoever was just forgotten has no career and no rating any more; the match has ended
            // all the same, and for the others it counts.
            written = self.write_end(&hall, None, now).await;
        }
        drop(alone);
        if let Err(e) = written {
            tracing::error!("{}: its end is not listed yet: {e}", self.room.id());
        }
        hall.cinema.wants(self.room.id());
    }

    /// The end and what it brings are one commit: a match that is listed as over has counted, and
    /// one that is not is closed anew when the hall opens. Whoever writes it holds `careers`.
    async fn write_end(
        &mut self,
        hall: &Hall,
        grown: Option<Change>,
        now: store::Millis,
    ) -> store::Result<()> {
        let rated = hall.rated_changes(&self.room, now).await?;
        let ended = Change::Match(self.room.record.clone());
        let told = rated.iter().filter_map(|change| match change {
            Change::Rated(rated) => Some(rated.clone()),
            _ => None,
        });
        let told: Vec<RatedRecord> = told.collect();
        self.store.write([ended].into_iter().chain(grown).chain(rated).collect()).await?;
        self.room.set_rated(told);
        Ok(())
    }
}

pub fn status_name(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Ended => "ended",
        Status::Broken => "broken",
        Status::RulesChanged => "rules-changed",
    }
}

pub fn status_of(name: &str) -> Status {
    match name {
        "open" => Status::Open,
        "running" => Status::Running,
        "ended" => Status::Ended,
        "rules-changed" => Status::RulesChanged,
        _ => Status::Broken,
    }
}

pub fn kind_of(name: &str) -> SeatKind {
    match name {
        "player" => SeatKind::Player,
        "bot" => SeatKind::Bot,
        "rules" => SeatKind::Rules,
        _ => SeatKind::Open,
    }
}

pub fn kind_name(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Open => "open",
        SeatKind::Player => "player",
        SeatKind::Bot => "bot",
        SeatKind::Rules => "rules",
    }
}

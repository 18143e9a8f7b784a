//! Somebody who sat here is forgotten by the hall: his name goes, and the others can play on.

use super::ask::Checked;
use super::follow::written;
use super::run::Task;
use super::{Chair, Happening};
use crate::trouble::{from_store, trouble};
use kernel::Seat;
use store::MatchRecord;
use wire::{Code, SeatKind, Status, Trouble};

impl Task {
    /// What is kept no longer names this player; neither does the room from here on.
    pub(super) async fn forget(&mut self, player: &str) -> Result<(), Trouble> {
        let left = self.room.seat_of(player).filter(|seat| {
            self.room.status == Status::Running && !self.room.chairs[seat.index()].gone
        });
        self.read_anew().await?;
        if let Some(seat) = left {
            self.commit(vec![Checked::of(seat, Happening::Left)]).await?;
        }
        self.replace_nobodies().await
    }

    /// The room as it is written down now, and everybody who looks at it sees all of it anew. The
    /// clocks go on as they were.
    async fn read_anew(&mut self) -> Result<(), Trouble> {
        let hall =
            self.hall.upgrade().ok_or_else(|| trouble(Code::Fault, "the hall is closing"))?;
        let kept = self.store.match_record(self.room.id()).await.map_err(from_store)?;
        let host = kept.and_then(|k| k.host);
        let mut fresh = hall.revived(MatchRecord { host, ..self.room.record.clone() }).await?;
        std::mem::swap(&mut fresh.clocks, &mut self.room.clocks);
        self.room = fresh;
        let room = &self.room;
        self.followers.retain_mut(|f| {
            let Some(viewer) = room.viewer(&f.player) else { return room.show_out(f) };
            f.viewer = viewer;
            f.out.send(written(&room.snapshot(viewer, 0)))
        });
        self.room.log.mark_told();
        self.tell_all();
        Ok(())
    }

    /// Seats of people who were forgotten: free again before the match; during it bots bring it to
    /// an end where nobody is left who could.
    pub(super) async fn replace_nobodies(&mut self) -> Result<(), Trouble> {
        let is_nobody = |c: &Chair| c.kind == SeatKind::Player && c.player.is_none();
        let nobodies = self.room.seats_where(is_nobody);
        let deserted = self.room.humans() == nobodies;
        let bot = || Happening::BotTook { bot: catalog::STAND_IN.to_string() };
        let happens = |seat: Seat| match self.room.status {
            Status::Open => Some(Checked::of(seat, Happening::Left)),
            Status::Running if deserted => Some(Checked::of(seat, bot())),
            _ => None,
        };
        let happening: Vec<Checked> = nobodies.iter().filter_map(happens).collect();
        if happening.is_empty() { Ok(()) } else { self.commit(happening).await }
    }
}

//! Bots at the table. They think elsewhere, about a view of their own, and answer like anyone.

use super::Room;
use super::ask::{Checked, Request};
use crate::allowance::Allowance;
use kernel::Seat;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use wire::{SeatKind, Status, Trouble};

/// Where bots think: so many at once, and never quicker than a person can follow.
#[derive(Clone)]
pub struct Think {
    pub places: Arc<Semaphore>,
    pub pause: Duration,
    /// Whose time it is that they think.
    pub allowance: Arc<Allowance>,
}

impl Room {
    /// The bots that owe an answer, with the number of their question.
    pub(super) fn bots_to_move(&self) -> Vec<(Seat, u32)> {
        if self.status != Status::Running {
            return Vec::new();
        }
        let bots = self.seats_where(|c| c.kind == SeatKind::Bot);
        bots.and(self.waiting()).iter().map(|s| (s, self.asked[s.index()].id)).collect()
    }

    /// What the bot of this seat says: what it thought of or, should that be nothing that can be
    /// said, the first thing it may say. A bot that fails holds nobody up.
    pub(super) fn check_thought(
        &self,
        seat: Seat,
        prompt: u32,
        label: &str,
    ) -> Result<Checked, Trouble> {
        self.check_answer(seat, Some(prompt), label).or_else(|e| {
            let first = self.asked[seat.index()].labels.first().ok_or(e)?;
            tracing::error!("{}: the bot of {seat} says `{label}`, not possible", self.id());
            self.check_answer(seat, Some(prompt), first)
        })
    }

    /// Sends a bot to think. What it will say comes back as a request.
    pub(super) fn send_to_think(
        &self,
        seat: Seat,
        prompt: u32,
        think: &Think,
        back: mpsc::WeakSender<Request>,
    ) {
        let Some(table) = &self.table else { return };
        let name = &self.chairs[seat.index()].name;
        let thought = table.think(seat, name, seed()).unwrap_or_else(|e| {
            tracing::error!("{}: {e}", self.id());
            Box::new(String::new)
        });
        let id = self.id().to_string();
        let (Think { places, pause, allowance }, people) = (think.clone(), self.answerable());
        tokio::spawn(async move {
            let until = tokio::time::Instant::now() + pause;
            let Ok(place) = places.acquire_owned().await else { return };
            let began = std::time::Instant::now();
            let label = tokio::task::spawn_blocking(thought).await;
            let took = began.elapsed();
            metrics::histogram!("sparhall_bot_seconds").record(took.as_secs_f64());
            allowance.spend(&people, took, began + took);
            drop(place);
            tokio::time::sleep_until(until).await;
            let label = label.unwrap_or_else(|e| {
                tracing::error!("{id}: the bot of {seat} failed: {e}");
                String::new()
            });
            if let Some(back) = back.upgrade() {
                let _ = back.send(Request::Thought { seat, prompt, label }).await;
            } // else the room is closed
        });
    }
}

fn seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    u64::from_le_bytes(bytes)
}

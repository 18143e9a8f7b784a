//! Bots at the table. They think elsewhere, about a view of their own, and answer like anyone.

use super::Room;
use super::ask::Request;
use crate::allowance::Allowance;
use kernel::Seat;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use wire::{SeatKind, Status};

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
        let thought = match table.think(seat, name, seed()) {
            Ok(thought) => thought,
            Err(e) => return tracing::error!("{}: {e}", self.id()),
        };
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
            match (label, back.upgrade()) {
                (Ok(label), Some(back)) => {
                    let _ = back.send(Request::Thought { seat, prompt, label }).await;
                }
                (Err(e), _) => tracing::error!("a bot failed: {e}"),
                (_, None) => (), // the room is closed
            }
        });
    }
}

fn seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    u64::from_le_bytes(bytes)
}

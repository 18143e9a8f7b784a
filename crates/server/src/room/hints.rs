//! Hints: what a bot would do in somebody's place.

use super::Room;
use super::ask::Reply;
use super::bots::{Think, seed};
use crate::trouble::trouble;
use kernel::Seat;
use wire::{Advice, Code, SeatKind, Status, Trouble};

/// A hint may take so many times as long as an answer of a bot.
const AS_LONG_AS_ANSWERS: u32 = 2;

impl Room {
    /// The seat that may be helped, with the number of its question. Where people play against
    /// each other nobody is: the others would not know whom they play.
    fn check_hint(&self, player: &str) -> Result<(Seat, u32), Trouble> {
        let seat = self.own_seat(player)?;
        if self.status != Status::Running {
            return Err(trouble(Code::NotPossible, "there is nothing to decide at this table"));
        }
        if self.record.rated {
            return Err(trouble(Code::NotAllowed, "there are no hints in a rated match"));
        }
        let others =
            self.seats_where(|c| matches!(c.kind, SeatKind::Player | SeatKind::Open)).without(seat);
        if !others.is_empty() {
            return Err(trouble(Code::NotAllowed, "hints are for games against bots alone"));
        }
        match self.waiting().has(seat) {
            true => Ok((seat, self.asked[seat.index()].id)),
            false => Err(trouble(Code::NotPossible, "you are not asked anything now")),
        }
    }

    /// Sends somebody to think in the place of this player, who hears of it when it is done.
    pub(super) fn hint(&self, player: &str, think: &Think, reply: Reply<Advice>) {
        let (seat, prompt) = match self.check_hint(player) {
            Ok(asked) => asked,
            Err(refused) => {
                let _ = reply.send(Err(refused));
                return;
            }
        };
        if think.allowance.wait(player, std::time::Instant::now()).is_some() {
            let words = "bots have thought for you long enough for now; try again in a while";
            let _ = reply.send(Err(trouble(Code::TooFast, words)));
            return;
        }
        let Some(table) = &self.table else { return };
        let thought = table.advise(seat, seed(), think.time * AS_LONG_AS_ANSWERS);
        let (Think { places, allowance, .. }, people) = (think.clone(), vec![player.to_string()]);
        let id = self.id().to_string();
        tokio::spawn(async move {
            let Ok(_place) = places.acquire_owned().await else { return };
            let began = std::time::Instant::now();
            let advice = tokio::task::spawn_blocking(thought).await;
            allowance.spend(&people, began.elapsed(), std::time::Instant::now());
            let advice = advice.map(|advice| Advice { prompt, ..advice }).map_err(|e| {
                tracing::error!("{id}: a hint for {seat} failed: {e}");
                trouble(Code::Fault, "nothing comes to mind; the hall has made a note of it")
            });
            let _ = reply.send(advice);
        });
    }
}

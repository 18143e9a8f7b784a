//! Hints: what a bot would do in somebody's place.

use super::Room;
use super::ask::Reply;
use super::places::{Think, time_left};
use crate::allowance::used_up;
use crate::trouble::trouble;
use catalog::Budget;
use kernel::Seat;
use std::time::Instant;
use wire::{Advice, Code, SeatKind, Status, Trouble};

/// A hint may take so many times as long as an answer of a bot.
const AS_LONG_AS_ANSWERS: u32 = 2;

impl Room {
    /// The number of the question about which this seat may be helped. Where people play against
    /// each other nobody is: the others would not know whom they play.
    fn check_hint(&self, seat: Seat) -> Result<u32, Trouble> {
        if let Some(words) = self.earlier_rules() {
            return Err(trouble(Code::NotPossible, words));
        }
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
            true => Ok(self.asked[seat.index()].id),
            false => Err(trouble(Code::NotPossible, "you are not asked anything now")),
        }
    }

    pub(super) fn may_be_helped(&self, seat: Seat) -> bool {
        self.check_hint(seat).is_ok()
    }

    /// Sends somebody to think in the place of this player, who hears of it when it is done.
    pub(super) fn hint(&self, player: &str, think: &Think, reply: Reply<Advice>) {
        let checked = self.own_seat(player).and_then(|seat| Ok((seat, self.check_hint(seat)?)));
        let (seat, prompt) = match checked {
            Ok(asked) => asked,
            Err(refused) => {
                let _ = reply.send(Err(refused));
                return;
            }
        };
        let asked = Instant::now();
        if let Some(wait) = think.allowance.wait(player, asked) {
            let _ = reply.send(Err(trouble(Code::BotTime, used_up(wait))));
            return;
        }
        let Some(helping) = think.help(player) else {
            let words = "a bot is still thinking about your last hint; wait for what it says";
            let _ = reply.send(Err(trouble(Code::TooFast, words)));
            return;
        };
        let Some(table) = &self.table else { return };
        let thought = table.advise(seat, think.luck.of_bot(&self.secret, seat, prompt));
        let slot = think.time * AS_LONG_AS_ANSWERS;
        // It counts from now on, as if it took all its time; what it leaves is given back.
        think.allowance.spend(&[player.to_string()], slot, asked);
        let (think, player, id) = (think.clone(), player.to_string(), self.id().to_string());
        tokio::spawn(async move {
            let _helping = helping;
            let Some(place) = think.place_for_player().await else { return };
            let time = time_left(slot, asked.elapsed(), 1);
            let began = Instant::now();
            let advice = tokio::task::spawn_blocking(move || thought(Budget::time(time))).await;
            think.allowance.correct(&player, slot, began.elapsed(), Instant::now());
            drop(place);
            let advice = advice.map(|advice| Advice { prompt, ..advice }).map_err(|e| {
                tracing::error!("{id}: a hint for {seat} failed: {e}");
                trouble(Code::Fault, "nothing comes to mind; the hall has made a note of it")
            });
            let _ = reply.send(advice);
        });
    }
}

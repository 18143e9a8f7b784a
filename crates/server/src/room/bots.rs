//! Bots at the table. They think elsewhere, about a view of their own, and answer like anyone.

use super::Room;
use super::ask::{Checked, Request};
use super::places::{Think, time_left};
use catalog::Weight;
use kernel::Seat;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{SeatKind, Status, Trouble};

/// A bot that is sent to think.
pub(super) struct Owed {
    pub seat: Seat,
    pub prompt: u32,
    /// How many of this match think ahead about what was asked at the same time.
    pub sharing: u32,
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

    /// How many of these bots take their time.
    pub(super) fn thinking_ahead(&self, owed: &[(Seat, u32)]) -> u32 {
        let ahead = |seat: Seat| catalog::thinks_ahead(&self.chairs[seat.index()].name);
        owed.iter().filter(|(seat, _)| ahead(*seat)).count() as u32
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
            // Not what it says: that may be a secret pick.
            let asked = self.sound_table().and_then(|t| t.table().steps_due().into_iter().next());
            let asked = asked.unwrap_or_default();
            tracing::error!("{}: the bot of {seat} says what is not possible: {asked}", self.id());
            self.check_answer(seat, Some(prompt), first)
        })
    }

    /// Sends a bot to think. What it will say comes back as a request.
    pub(super) fn send_to_think(
        &self,
        Owed { seat, prompt, sharing }: Owed,
        think: &Think,
        quick: bool,
        back: mpsc::WeakSender<Request>,
    ) {
        let Some(table) = &self.table else { return };
        let name = &self.chairs[seat.index()].name;
        let pause = pause_after(self.log.stir(), think.pause, quick);
        let time = time_after(self.log.stir(), think.time);
        let slot = slot(pause, time, catalog::thinks_ahead(name), quick);
        let luck = think.luck.of_bot(&self.secret, seat, prompt);
        let thought = table.think(seat, name, luck).unwrap_or_else(|e| {
            tracing::error!("{}: {e}", self.id());
            Box::new(|_| String::new())
        });
        let id = self.id().to_string();
        let (think, people, asked) = (think.clone(), self.answerable(), Instant::now());
        tokio::spawn(async move {
            let Some(place) = think.place().await else { return };
            let time = time_left(slot, asked.elapsed(), sharing);
            let began = std::time::Instant::now();
            let label = tokio::task::spawn_blocking(move || thought(Some(time))).await;
            let took = began.elapsed();
            metrics::histogram!("sparhall_bot_seconds").record(took.as_secs_f64());
            think.allowance.spend(&people, took, began + took);
            drop(place);
            tokio::time::sleep_until(asked + slot).await;
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

/// How long a bot waits before it answers, so that people see what happened before. It follows from
/// what everybody was told and from nothing else: a bot that is quick because its hand leaves it no
/// choice would tell what is in it.
fn pause_after(stir: Option<Weight>, longest: Duration, quick: bool) -> Duration {
    let share = match stir {
        Some(Weight::Telling) => 100,
        Some(Weight::Usual) => 36,
        Some(Weight::Aside) => 10,
        // What nobody is told, an army that is laid out card by card: there is nothing to see, and
        // waiting would only tell how much of it there was.
        None => 0,
    };
    longest * share / if quick { 200 } else { 100 }
}

/// What goes on in secret is one thing for whoever waits: who thinks ahead takes his time for the
/// first answer of it and little for each of the others, be it twenty cards of an army.
fn time_after(stir: Option<Weight>, time: Duration) -> Duration {
    if stir.is_some() { time } else { time / 8 }
}

/// The time an answer takes. Who thinks ahead thinks within it and no longer, and waits for its end
/// if he is done sooner or has nothing to think about: how hard it was is nobody's business.
fn slot(pause: Duration, time: Duration, ahead: bool, quick: bool) -> Duration {
    let time = if quick { time / 2 } else { time };
    if ahead { pause.max(time) } else { pause }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_wait_longer_after_what_matters_more() {
        let after = |stir| pause_after(stir, Duration::from_millis(700), false).as_millis();
        assert_eq!(after(Some(Weight::Telling)), 700);
        assert_eq!(after(Some(Weight::Usual)), 252);
        assert_eq!((after(Some(Weight::Aside)), after(None)), (70, 0));
        let quick = pause_after(Some(Weight::Telling), Duration::from_millis(700), true);
        assert_eq!(quick.as_millis(), 350);
    }

    #[test]
    fn who_thinks_ahead_takes_his_time_whatever_the_question() {
        let ms = Duration::from_millis;
        assert_eq!(slot(ms(70), ms(400), true, false), ms(400));
        assert_eq!(slot(ms(70), ms(400), true, true), ms(200), "he can be asked to hurry");
        assert_eq!(slot(ms(700), ms(400), true, false), ms(700), "people want to see it");
        assert_eq!(slot(ms(70), ms(400), false, false), ms(70));
        assert_eq!(time_after(Some(Weight::Aside), ms(400)), ms(400));
        assert_eq!(time_after(None, ms(400)), ms(50), "twenty cards of an army in a second");
    }
}

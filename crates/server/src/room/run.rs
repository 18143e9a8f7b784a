//! The task of a room: one request after the other, durable before told.

use super::ask::{Checked, Follower, Request};
use super::bots::Owed;
use super::deeds::Outcome;
use super::{Fault, Happened, Happening, Moved, Room, Think, guarded};
use crate::config::Waits;
use crate::hall::Hall;
use crate::trouble::{from_store, trouble};
use futures_util::FutureExt;
use kernel::{Seat, SeatSet};
use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use wire::{Code, MatchLine, Status, Trouble};

/// How many requests may wait at one room.
const WAITING: usize = 64;
/// How long a room that nobody looks at stays in memory once it is over.
const LINGER: Duration = Duration::from_secs(60);

/// A room from outside.
#[derive(Clone)]
pub struct Handle {
    requests: mpsc::Sender<Request>,
    /// The room as the lobby lists it, and who sits there.
    listed: watch::Receiver<Listed>,
}

#[derive(Clone)]
pub struct Listed {
    pub line: MatchLine,
    /// The player of each seat.
    pub players: Vec<Option<String>>,
    pub waiting: SeatSet,
    /// Whose match it is when it is counted.
    pub answerable: Vec<String>,
    pub moved: Moved,
}

impl Handle {
    pub fn listed(&self) -> Listed {
        self.listed.borrow().clone()
    }

    /// Whether this is a match of this player and not over.
    pub fn counts_for(&self, player: &str) -> bool {
        let listed = self.listed.borrow();
        let going_on = matches!(listed.line.status, Status::Open | Status::Running);
        going_on && listed.answerable.iter().any(|p| p == player)
    }

    /// Whether both lead to the same task.
    #[cfg(test)]
    pub fn is(&self, other: &Handle) -> bool {
        self.requests.same_channel(&other.requests)
    }

    /// Lets go of it; done when its task has ended.
    #[cfg(test)]
    pub async fn let_go(self) {
        let Handle { requests, mut listed } = self;
        drop(requests);
        while listed.changed().await.is_ok() {}
    }

    /// Waits until it is listed like this.
    #[cfg(test)]
    pub async fn becomes(&mut self, like: impl Fn(&Listed) -> bool) {
        self.listed.wait_for(like).await.expect("the room goes on");
    }

    /// Done when its task has ended, whoever holds it.
    #[cfg(test)]
    pub async fn ended(&mut self) {
        while self.listed.changed().await.is_ok() {}
    }

    pub async fn send(&self, request: Request) -> Result<(), Trouble> {
        let closed = |_| trouble(Code::Fault, "this table is being put away; try again");
        self.requests.send(request).await.map_err(closed)
    }

    /// Asks and waits for the answer.
    pub async fn ask<T>(
        &self,
        request: impl FnOnce(super::ask::Reply<T>) -> Request,
    ) -> Result<T, Trouble> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        self.send(request(reply)).await?;
        answer.await.map_err(|_| trouble(Code::Fault, "this table is being put away; try again"))?
    }
}

/// What a room needs of the hall.
pub(super) struct Task {
    pub(super) room: Room,
    pub(super) hall: Weak<Hall>,
    pub(super) store: Arc<dyn store::Store>,
    think: Think,
    waits: Waits,
    pub(super) followers: Vec<Follower>,
    thinking: Vec<(Seat, u32)>,
    /// When bots whose answers could not be written down think again.
    bots_again: Option<Instant>,
    /// The rematch that was made and may not be written down here yet.
    rematch: Option<String>,
    /// Since when nobody is missing at a table that has not begun.
    full_since: Option<Instant>,
    /// When each seat last said one of the phrases.
    pub(super) said: Vec<Option<Instant>>,
    /// For bots to answer through; weak, so that a room nobody holds can end.
    back: mpsc::WeakSender<Request>,
    pub(super) listed: watch::Sender<Listed>,
}

/// However a room ends, the hall does not keep a way to it.
impl Drop for Task {
    fn drop(&mut self) {
        self.put_away();
    }
}

/// Starts the task of a room.
pub fn open(mut room: Room, hall: &Arc<Hall>) -> Handle {
    let (requests, waiting) = mpsc::channel(WAITING);
    let seats = room.seat_count();
    let first = guarded(|| listed(&room)).unwrap_or_else(|fault| {
        let now = room.now();
        room.break_off(fault, now);
        listed(&room)
    });
    let (listed, seen) = watch::channel(first);
    let task = Task {
        room,
        hall: Arc::downgrade(hall),
        store: hall.store.clone(),
        think: hall.think.of_another(),
        waits: hall.config.waits,
        followers: Vec::new(),
        thinking: Vec::new(),
        bots_again: None,
        rematch: None,
        full_since: None,
        said: vec![None; seats],
        back: requests.downgrade(),
        listed,
    };
    tokio::spawn(task.run(waiting, hall.stopping()));
    Handle { requests, listed: seen }
}

pub(super) fn listed(room: &Room) -> Listed {
    Listed {
        line: room.line(None),
        players: room.chairs.iter().map(|c| c.player.clone()).collect(),
        waiting: room.waiting(),
        answerable: room.answerable(),
        moved: room.moved,
    }
}

impl Task {
    async fn run(mut self, mut waiting: mpsc::Receiver<Request>, mut stop: watch::Receiver<bool>) {
        let begun = AssertUnwindSafe(self.begin()).catch_unwind().await;
        if self.is_lost(begun).await {
            return;
        }
        loop {
            let wake = self.next_wake();
            let step = async {
                tokio::select! {
                    request = waiting.recv() => match request {
                        Some(request) => self.take(request).await,
                        None => true,
                    },
                    () = sleep(wake) => self.woke().await,
                    () = closing(&mut stop) => {
                        self.last_film().await;
                        true
                    }
                }
            };
            match AssertUnwindSafe(step).catch_unwind().await {
                Ok(true) => return,
                Ok(false) => (),
                panicked => {
                    if self.is_lost(panicked).await {
                        return;
                    }
                }
            }
        }
    }

    /// What is due before the first request.
    async fn begin(&mut self) {
        if self.room.status.is_over() && self.room.record.ended.is_none() {
            self.close().await; // the hall went down between the last answer and its record
        }
        // Written down, so that the next start does not count the time when this hall was closed.
        let left = self.room.clocks.left(self.room.now());
        if self.room.status == Status::Running && !left.is_empty() {
            let went_on = vec![Checked::of_all(Happening::WentOn { left })];
            if let Err(e) = self.commit(went_on).await {
                tracing::error!("{}: {}", self.room.id(), e.words);
            }
        }
        if let Err(e) = self.replace_nobodies().await {
            tracing::error!("{}: {}", self.room.id(), e.words);
        }
        self.move_on().await;
    }

    /// After a panic the room is closed with an apology. True if not even that is possible.
    async fn is_lost<T>(&mut self, panicked: Result<T, Box<dyn Any + Send>>) -> bool {
        let Err(panic) = panicked else { return false };
        let fault = Fault::of_panic(panic);
        if self.room.status == Status::Broken {
            tracing::error!("{} cannot even be closed: {}", self.room.id(), fault.0);
            return true;
        }
        let broken = AssertUnwindSafe(self.broke_off(fault)).catch_unwind().await;
        broken.is_err()
    }

    pub(super) fn put_away(&self) {
        if let Some(hall) = self.hall.upgrade() {
            let own = self.listed.subscribe();
            hall.put_away(self.room.id(), |handle| handle.listed.same_channel(&own));
        }
    }

    /// How long nothing need be done.
    fn next_wake(&mut self) -> Option<Duration> {
        let now = self.room.now();
        let full = self.room.status == Status::Open && self.room.is_full();
        self.full_since = full.then(|| self.full_since.unwrap_or_else(Instant::now));
        match self.room.status {
            Status::Open => Some(self.waits.nonces.saturating_sub(self.full_since?.elapsed())),
            Status::Running => {
                let end = self.room.clocks.next_end(now);
                let end = end.map(|end| Duration::from_millis((end - now).max(0) as u64 + 1));
                let again = self.bots_again.map(|at| at.saturating_duration_since(Instant::now()));
                end.into_iter().chain(again).min()
            }
            over if over.is_over() && self.followers.is_empty() => Some(LINGER),
            _ => None,
        }
    }

    /// Something is due without a request. True if the room can be put away.
    async fn woke(&mut self) -> bool {
        match self.room.status {
            Status::Open => {
                self.full_since = None; // should it fail, it is tried again after as long a while
                let began = self.commit(vec![Checked::of_all(Happening::Began)]).await;
                if let Err(e) = began {
                    tracing::warn!("{}: {}", self.room.id(), e.words);
                }
                false
            }
            Status::Running => {
                if self.bots_again.take_if(|at| *at <= Instant::now()).is_some() {
                    self.think();
                }
                self.tell_all(); // somebody's time may be out: then the others may claim
                false
            }
            Status::Ended | Status::Broken | Status::RulesChanged => self.followers.is_empty(),
        }
    }

    /// Takes a request. True if the room can be put away.
    async fn take(&mut self, request: Request) -> bool {
        match request {
            Request::Follow { socket, player, out, after, reply } => {
                let _ = reply.send(self.follow(socket, player, out, after));
            }
            Request::Unfollow { socket } => self.unfollow(socket),
            Request::Pace { socket, quick } => self.pace(socket, quick),
            Request::Answer { player, prompt, label, client, reply } => {
                let _ = reply.send(self.answer(&player, prompt, &label, &client).await);
            }
            Request::Do { player, deed, client, reply } => {
                let _ = reply.send(self.do_deed(&player, deed, &client).await);
            }
            Request::Say { player, phrase, reply } => {
                let _ = reply.send(self.say(&player, phrase));
            }
            Request::Nonce { player, nonce, reply } => {
                let _ = reply.send(self.nonce(&player, &nonce).await);
            }
            Request::Sit { sit, reply } => {
                let result = self.sit(sit).await;
                let _ = reply.send(result);
            }
            Request::Leave { player, reply } => {
                let _ = reply.send(self.leave(&player).await);
            }
            Request::Forget { player, reply } => {
                let _ = reply.send(self.forget(&player).await);
            }
            Request::Clear { before, reply } => {
                let cleared = self.clear(before).await;
                let _ = reply.send(Ok(()));
                return cleared;
            }
            Request::Line { player, reply } => {
                let _ = reply.send(Ok(self.room.line(player.as_deref())));
            }
            Request::Scene { reply } => {
                let _ = reply.send(Ok(self.room.scene()));
            }
            Request::Hint { player, reply } => self.room.hint(&player, &self.think, reply),
            Request::Thought { seat, prompt, label } => {
                self.bot_answers(seat, prompt, &label).await;
            }
        }
        false
    }

    async fn answer(
        &mut self,
        player: &str,
        prompt: u32,
        label: &str,
        client: &str,
    ) -> Result<(), Trouble> {
        self.room.check_client(client)?;
        let seat = self.room.own_seat(player)?;
        if self.room.is_applied(seat, client) {
            return Ok(());
        }
        let checked = self.room.check_answer(seat, Some(prompt), label)?;
        self.commit(vec![checked.by(seat, client)]).await
    }

    async fn bot_answers(&mut self, seat: Seat, prompt: u32, label: &str) {
        self.thinking.retain(|t| *t != (seat, prompt));
        if !self.room.bots_to_move().contains(&(seat, prompt)) {
            return; // taken back or over in the meantime
        }
        let checked = self.room.check_thought(seat, prompt, label);
        let result = match checked {
            Ok(checked) => self.commit(vec![checked]).await,
            Err(e) => Err(e),
        };
        if let Err(e) = result {
            // The words of the game may quote a secret pick.
            let why = if e.code == Code::NotKept { e.words.as_str() } else { "it may not" };
            tracing::error!("{}: the bot of {seat} could not answer: {why}", self.room.id());
            // The disk may have room again in a while; meanwhile the table goes on.
            self.bots_again = Some(Instant::now() + self.waits.bot_again);
        }
    }

    async fn do_deed(
        &mut self,
        player: &str,
        deed: wire::Deed,
        client: &str,
    ) -> Result<(), Trouble> {
        self.room.check_client(client)?;
        let seat = self.room.own_seat(player)?;
        if self.room.is_applied(seat, client) {
            return Ok(());
        }
        match self.room.deed(seat, deed)? {
            Outcome::Happens(checked) => self.commit(vec![checked.by(seat, client)]).await,
            Outcome::Rematch(checked) => {
                let hall = self.hall.upgrade();
                let hall = hall.ok_or_else(|| trouble(Code::Fault, "the hall is closing"))?;
                // Made once, also if this room could not write it down the first time.
                let match_id = match self.rematch.take() {
                    Some(made) => made,
                    None => hall.make_rematch(&self.room).await?,
                };
                self.rematch = Some(match_id.clone());
                let rematch = Checked::of_all(Happening::Rematch { match_id });
                self.commit(vec![checked.by(seat, client), rematch]).await
            }
        }
    }

    async fn nonce(&mut self, player: &str, nonce: &str) -> Result<(), Trouble> {
        let seat = self.room.own_seat(player)?;
        match self.room.check_nonce(seat, nonce)? {
            Some(checked) => self.commit(vec![checked]).await,
            None => Ok(()),
        }
    }

    async fn sit(&mut self, sit: super::ask::Sit) -> Result<Option<Seat>, Trouble> {
        if let Some(checked) = self.room.check_sit(&sit)? {
            self.commit(vec![checked]).await?;
        }
        Ok(self.room.seat_of(&sit.player))
    }

    async fn leave(&mut self, player: &str) -> Result<(), Trouble> {
        let seat = self.room.own_seat(player)?;
        if self.room.status.is_over() {
            return Err(trouble(Code::Over, "the match is over; there is nothing to leave"));
        }
        if self.room.chairs[seat.index()].gone {
            return Ok(()); // he has left already
        }
        self.commit(vec![Checked::of(seat, Happening::Left)]).await
    }

    /// Makes happenings durable, applies them, and then tells them.
    pub(super) async fn commit(&mut self, checked: Vec<Checked>) -> Result<(), Trouble> {
        checked.iter().try_for_each(|c| self.room.check_bound(c.seat, &c.what))?;
        let at = self.room.now();
        let happened: Vec<Happened> = checked
            .into_iter()
            .zip(self.room.n..)
            .map(|(c, n)| {
                let Checked { seat, by, client, what } = c;
                Happened { n, at, seat, by, client, what }
            })
            .collect();
        let began = std::time::Instant::now();
        self.store.write(self.changes(&happened)).await.map_err(from_store)?;
        metrics::histogram!("sparhall_commit_seconds").record(began.elapsed().as_secs_f64());
        let before = self.room.status;
        for h in &happened {
            if let Err(fault) = self.room.apply(h) {
                self.broke(fault).await;
                break;
            }
        }
        if before != self.room.status && self.room.status != Status::Running {
            self.close().await;
        }
        self.tell_all();
        Box::pin(self.move_on()).await;
        Ok(())
    }

    /// What follows by itself: the deal, and bots that think.
    async fn move_on(&mut self) {
        if self.room.status == Status::Open && self.room.is_ready() {
            let began = self.commit(vec![Checked::of_all(Happening::Began)]).await;
            if let Err(e) = began {
                tracing::warn!("{}: {}", self.room.id(), e.words);
            }
        }
        self.think();
    }

    /// The hall closes. Should the next program play by other rules, this is what it can show.
    async fn last_film(&self) {
        let hall = self.hall.upgrade().filter(|_| self.room.status == Status::Running);
        if let Some(hall) = hall {
            hall.cinema.films_before_closing(&hall, &self.room).await;
        }
    }

    fn think(&mut self) {
        let quick = self.is_quick();
        let mut owed = self.room.bots_to_move();
        owed.retain(|asked| !self.thinking.contains(asked));
        let sharing = self.room.thinking_ahead(&owed);
        for (seat, prompt) in owed {
            self.thinking.push((seat, prompt));
            let owed = Owed { seat, prompt, sharing };
            self.room.send_to_think(owed, &self.think, quick, self.back.clone());
        }
    }
}

async fn sleep(how_long: Option<Duration>) {
    match how_long {
        Some(how_long) => tokio::time::sleep(how_long).await,
        None => std::future::pending().await,
    }
}

/// Until the hall closes, also if it began to before anybody asked.
async fn closing(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

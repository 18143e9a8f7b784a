//! The task of a room: one request after the other, durable before told.

use super::ask::{Checked, Follower, Request};
use super::bots::Think;
use super::deeds::Outcome;
use super::{Happened, Happening, Room};
use crate::hall::Hall;
use crate::trouble::{from_store, trouble};
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet, Viewer};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use wire::{Code, MatchLine, Status, ToClient, Trouble, VERSION};

/// How many requests may wait at one room.
const WAITING: usize = 64;
/// How long a full table waits for what the players add to the luck.
const NONCE_WAIT: Duration = Duration::from_secs(3);
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
    pub(super) followers: Vec<Follower>,
    thinking: Vec<(Seat, u32)>,
    /// For bots to answer through; weak, so that a room nobody holds can end.
    back: mpsc::WeakSender<Request>,
    listed: watch::Sender<Listed>,
}

/// Starts the task of a room.
pub fn open(room: Room, hall: &Arc<Hall>) -> Handle {
    let (requests, waiting) = mpsc::channel(WAITING);
    let (listed, seen) = watch::channel(listed(&room));
    let task = Task {
        room,
        hall: Arc::downgrade(hall),
        store: hall.store.clone(),
        think: hall.think.clone(),
        followers: Vec::new(),
        thinking: Vec::new(),
        back: requests.downgrade(),
        listed,
    };
    tokio::spawn(task.run(waiting, hall.stopping()));
    Handle { requests, listed: seen }
}

fn listed(room: &Room) -> Listed {
    Listed {
        line: room.line(None),
        players: room.chairs.iter().map(|c| c.player.clone()).collect(),
        waiting: room.waiting(),
        answerable: room.answerable(),
    }
}

/// Applies everything that is written down about a match.
pub fn revive(room: &mut Room, entries: &[store::Entry]) -> Result<(), String> {
    for entry in entries {
        let happened = Happened::read(entry)?;
        if let Err(fault) = room.apply(&happened) {
            room.break_off(fault, happened.at);
            break;
        }
    }
    // Nobody's clock ran while the hall was down.
    let now = room.now();
    let waiting = room.waiting().and(room.humans());
    room.clocks.restart(waiting, now);
    Ok(())
}

impl Task {
    async fn run(mut self, mut waiting: mpsc::Receiver<Request>, mut stop: watch::Receiver<bool>) {
        if self.room.status.is_over() && self.room.record.ended.is_none() {
            self.close().await; // the hall went down between the last answer and its record
        }
        if let Err(e) = self.replace_nobodies().await {
            tracing::error!("{}: {}", self.room.id(), e.words);
        }
        self.move_on().await;
        loop {
            let wake = self.next_wake();
            tokio::select! {
                request = waiting.recv() => match request {
                    Some(Request::Clear { before, reply }) => {
                        let cleared = self.clear(before).await;
                        let _ = reply.send(Ok(()));
                        if cleared { break }
                    }
                    Some(request) => self.take(request).await,
                    None => break,
                },
                () = sleep(wake) => if self.woke().await { break },
                _ = stop.changed() => {
                    self.last_look().await;
                    break;
                }
            }
        }
        self.put_away();
    }

    pub(super) fn put_away(&self) {
        if let Some(hall) = self.hall.upgrade() {
            let own = self.listed.subscribe();
            hall.put_away(self.room.id(), |handle| handle.listed.same_channel(&own));
        }
    }

    /// How long nothing need be done.
    fn next_wake(&self) -> Option<Duration> {
        let now = self.room.now();
        match self.room.status {
            Status::Open if self.room.is_full() => Some(NONCE_WAIT),
            Status::Running => {
                let end = self.room.clocks.next_end(now)?;
                Some(Duration::from_millis((end - now).max(0) as u64 + 1))
            }
            over if over.is_over() && self.followers.is_empty() => Some(LINGER),
            _ => None,
        }
    }

    /// Something is due without a request. True if the room can be put away.
    async fn woke(&mut self) -> bool {
        match self.room.status {
            Status::Open => {
                let began = self.commit(vec![Checked::of_all(Happening::Began)]).await;
                if let Err(e) = began {
                    tracing::warn!("{}: {}", self.room.id(), e.words);
                }
                false
            }
            Status::Running => {
                self.tell_all(); // somebody's time is out: the others may claim
                false
            }
            Status::Ended | Status::Broken | Status::Annulled => self.followers.is_empty(),
        }
    }

    async fn take(&mut self, request: Request) {
        match request {
            Request::Follow { socket, player, out, after, reply } => {
                let _ = reply.send(self.follow(socket, player, out, after));
            }
            Request::Unfollow { socket } => self.unfollow(socket),
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
            Request::Clear { .. } => (), // taken where the room can end
            Request::Line { player, reply } => {
                let _ = reply.send(Ok(self.room.line(player.as_deref())));
            }
            Request::Thought { seat, prompt, label } => {
                self.bot_answers(seat, prompt, &label).await
            }
        }
    }

    fn follow(
        &mut self,
        socket: u64,
        player: String,
        out: mpsc::Sender<Utf8Bytes>,
        after: Option<u32>,
    ) -> Result<(), Trouble> {
        let viewer = self.room.viewer(&player);
        let viewer = viewer.ok_or_else(|| trouble(Code::NotAllowed, "this table is private"))?;
        self.followers.retain(|f| f.socket != socket);
        self.followers.push(Follower { socket, player, viewer, told: None, out });
        let came = self.has_online_changed(); // before he is told, so that he sees himself there
        let snapshot = written(&self.room.snapshot(viewer, after.unwrap_or(0)));
        self.followers.retain(|f| f.socket != socket || f.out.try_send(snapshot.clone()).is_ok());
        if came {
            self.tell_others(Some(socket));
        }
        Ok(())
    }

    fn unfollow(&mut self, socket: u64) {
        self.followers.retain(|f| f.socket != socket);
        if self.has_online_changed() {
            self.tell_all();
        }
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
        self.commit(vec![checked.by(client)]).await
    }

    async fn bot_answers(&mut self, seat: Seat, prompt: u32, label: &str) {
        self.thinking.retain(|t| *t != (seat, prompt));
        if !self.room.bots_to_move().contains(&(seat, prompt)) {
            return; // taken back or over in the meantime
        }
        let checked = self.room.check_answer(seat, Some(prompt), label);
        let result = match checked {
            Ok(checked) => self.commit(vec![checked]).await,
            Err(e) => Err(e),
        };
        if let Err(e) = result {
            tracing::error!("{}: the bot of {seat} could not answer: {}", self.room.id(), e.words);
            // The disk may have room again in a while.
            tokio::time::sleep(Duration::from_millis(500)).await;
            self.think();
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
            Outcome::Happens(checked) => {
                // What is done in another's name, or in all names, is not counted as this message.
                let own = checked.seat == Some(seat);
                self.commit(vec![if own { checked.by(client) } else { checked }]).await
            }
            Outcome::Rematch(checked) => {
                let hall = self.hall.upgrade();
                let hall = hall.ok_or_else(|| trouble(Code::Fault, "the hall is closing"))?;
                let match_id = hall.make_rematch(&self.room).await?;
                let rematch = Checked::of_all(Happening::Rematch { match_id });
                self.commit(vec![checked.by(client), rematch]).await
            }
        }
    }

    fn say(&mut self, player: &str, phrase: wire::Phrase) -> Result<(), Trouble> {
        let seat = self.room.own_seat(player)?;
        let said = ToClient::Said { match_id: self.room.id().into(), by: seat.to_string(), phrase };
        let text = written(&said);
        self.followers.retain(|f| f.out.try_send(text.clone()).is_ok());
        Ok(())
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
        self.commit(vec![Checked::of(seat, Happening::Left)]).await
    }

    /// Counts anew whose people are looking.
    fn has_online_changed(&mut self) -> bool {
        let seats = self.followers.iter().filter_map(|f| self.room.seat_of(&f.player));
        let online: SeatSet = seats.collect();
        std::mem::replace(&mut self.room.online, online) != online
    }

    /// Makes happenings durable, applies them, and then tells them.
    pub(super) async fn commit(&mut self, checked: Vec<Checked>) -> Result<(), Trouble> {
        let at = self.room.now();
        let happened: Vec<Happened> = checked
            .into_iter()
            .zip(self.room.n..)
            .map(|(c, n)| Happened { n, at, seat: c.seat, client: c.client, what: c.what })
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

    fn think(&mut self) {
        for (seat, prompt) in self.room.bots_to_move() {
            if !self.thinking.contains(&(seat, prompt)) {
                self.thinking.push((seat, prompt));
                self.room.send_to_think(seat, prompt, &self.think, self.back.clone());
            }
        }
    }

    pub(super) fn tell_all(&mut self) {
        self.tell_others(None);
    }

    /// Everybody who follows, or everybody but one, gets what is new for him. With whose eyes he
    /// looks is asked each time: whoever has sat down, left or been replaced sees from now on what
    /// his new place allows, and gets the whole table anew.
    fn tell_others(&mut self, but: Option<u64>) {
        self.has_online_changed();
        let _ = self.listed.send(listed(&self.room));
        let mut texts: Vec<(Viewer, blake3::Hash, Utf8Bytes)> = Vec::new();
        let room = &self.room;
        self.followers.retain_mut(|f| {
            let Some(viewer) = room.viewer(&f.player) else { return false };
            if std::mem::replace(&mut f.viewer, viewer) != viewer {
                f.told = None;
                return f.out.try_send(written(&room.snapshot(viewer, 0))).is_ok();
            }
            if Some(f.socket) == but {
                return true;
            }
            let known = texts.iter().find(|(v, ..)| *v == viewer).cloned();
            let (_, hash, text) = known.unwrap_or_else(|| {
                let text = written(&room.update(viewer));
                let new = (viewer, blake3::hash(text.as_bytes()), text);
                texts.push(new.clone());
                new
            });
            // Whoever has nothing new to see is told nothing: how often somebody else picked
            // something in secret is nobody's business.
            if f.told.replace(hash) == Some(hash) {
                return true;
            }
            // Whoever cannot keep up is let go and comes back with what he knows.
            f.out.try_send(text).is_ok()
        });
        self.room.log.mark_told();
    }
}

/// A message with its version.
pub fn written(message: &ToClient) -> Utf8Bytes {
    #[derive(serde::Serialize)]
    struct Versioned<'a> {
        v: u32,
        #[serde(flatten)]
        message: &'a ToClient,
    }
    let text = serde_json::to_string(&Versioned { v: VERSION, message });
    text.expect("messages hold plain data").into()
}

async fn sleep(how_long: Option<Duration>) {
    match how_long {
        Some(how_long) => tokio::time::sleep(how_long).await,
        None => std::future::pending().await,
    }
}

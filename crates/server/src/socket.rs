//! The WebSocket of a page: many matches, one line.

use crate::doors::Visit;
use crate::hall::Hall;
use crate::room::{Handle, Out, Request, written};
use crate::trouble::trouble;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;
use wire::{Code, ToClient, ToHall, Trouble, VERSION};

/// How many messages may wait for a slow browser before it is let go.
const WAITING: usize = 64;
/// After so many questions without a sign of life a browser is taken to be gone.
const UNHEARD: u32 = 2;
/// How long a browser may take to read what it is sent. One that never reads is let go.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many matches one page may follow.
const FOLLOWED: usize = 8;

/// One page of somebody known.
struct Page {
    hall: Arc<Hall>,
    player: String,
    socket: u64,
    out: Out,
    followed: HashMap<String, Handle>,
}

pub async fn serve(hall: Arc<Hall>, mut visit: Visit, socket: WebSocket) {
    let (mut sink, mut stream) = socket.split();
    let (out, mut waiting) = mpsc::channel::<Utf8Bytes>(WAITING);
    let (out, lost) = Out::new(out);
    let stop = Hall::stopped(hall.stopping());
    tokio::pin!(stop);
    let mut page = Page {
        socket: visit.socket,
        player: visit.player.clone(),
        hall,
        out,
        followed: HashMap::new(),
    };
    let mut ping = tokio::time::interval(page.hall.config.ping_every);
    // When the hall was held up, browsers have as long to answer as ever.
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ping.tick().await;
    let mut unheard = 0;
    loop {
        tokio::select! {
            message = heard(&mut stream, &mut unheard) => match message {
                Some(Ok(Message::Text(text))) => {
                    let reply = page.take(&text).await;
                    if let Some(reply) = reply
                        && !sent(&mut sink, Message::Text(written(&reply))).await { break }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(Message::Binary(_))) => {
                    let odd = trouble(Code::Malformed, "messages are JSON text");
                    let odd = written(&ToClient::Error(odd));
                    if !sent(&mut sink, Message::Text(odd)).await { break }
                }
                Some(Ok(_)) => (), // pings are answered by the library
            },
            text = waiting.recv() => match text {
                Some(text) => if !sent(&mut sink, Message::Text(text)).await { break },
                None => break,
            },
            _ = ping.tick() => {
                if unheard >= UNHEARD { break }
                unheard += 1;
                if !sent(&mut sink, Message::Ping(Vec::new().into())).await { break }
            }
            () = lost.notified() => break, // it comes back with what it knows
            _ = &mut visit.shown_out => {
                let words = "you are no longer signed in here; load the page again";
                let over = written(&ToClient::Error(trouble(Code::NotAllowed, words)));
                sent(&mut sink, Message::Text(over)).await;
                break;
            }
            () = &mut stop => {
                sent(&mut sink, Message::Text(written(&ToClient::GoingDown))).await;
                break;
            }
        }
    }
    for handle in page.followed.values() {
        let _ = handle.send(Request::Unfollow { socket: page.socket }).await;
    }
    let _ = tokio::time::timeout(PATIENCE, sink.close()).await;
}

/// The next message. Whatever it is, it is a sign of life.
async fn heard(
    stream: &mut SplitStream<WebSocket>,
    unheard: &mut u32,
) -> Option<Result<Message, axum::Error>> {
    let message = stream.next().await;
    *unheard = 0;
    message
}

/// Whether the browser took it.
async fn sent(sink: &mut SplitSink<WebSocket, Message>, message: Message) -> bool {
    matches!(tokio::time::timeout(PATIENCE, sink.send(message)).await, Ok(Ok(())))
}

/// A message and its version.
fn read(text: &str) -> Result<ToHall, Trouble> {
    let malformed = |e: String| trouble(Code::Malformed, format!("that is no message: {e}"));
    let mut value: serde_json::Value =
        serde_json::from_str(text).map_err(|e| malformed(e.to_string()))?;
    let version = value.as_object_mut().and_then(|o| o.remove("v"));
    match version.and_then(|v| v.as_u64()) {
        Some(v) if v == u64::from(VERSION) => (),
        Some(_) => return Err(trouble(Code::Version, "load the page again: it is out of date")),
        None => return Err(malformed("`v` is missing".into())),
    }
    serde_json::from_value(value).map_err(|e| malformed(e.to_string()))
}

impl Page {
    /// Takes a message; what comes back at once is the answer to it.
    async fn take(&mut self, text: &str) -> Option<ToClient> {
        let fast = self.hall.pace.messages.check_key(&self.player).is_err();
        let too_fast = || trouble(Code::TooFast, "too many messages; wait a moment");
        let message = match read(text) {
            Ok(message) => message,
            Err(e) => return Some(ToClient::Error(if fast { too_fast() } else { e })),
        };
        metrics::counter!("sparhall_messages_total").increment(1);
        let began = std::time::Instant::now();
        let (match_id, client) = about(&message);
        // Whoever is too fast is told which message was not taken, so that he does not wait for it.
        let result = if fast { Err(too_fast()) } else { self.carry_out(message).await };
        metrics::histogram!("sparhall_message_seconds").record(began.elapsed().as_secs_f64());
        match result {
            Ok(()) => client.map(|client| ToClient::Done { client }),
            Err(e) => Some(ToClient::Error(Trouble { client, match_id: Some(match_id), ..e })),
        }
    }

    async fn carry_out(&mut self, message: ToHall) -> Result<(), Trouble> {
        let player = self.player.clone();
        match message {
            ToHall::Follow { match_id, after } => self.follow(&match_id, after).await,
            ToHall::Unfollow { match_id } => match self.followed.remove(&match_id) {
                Some(handle) => handle.send(Request::Unfollow { socket: self.socket }).await,
                None => Ok(()),
            },
            ToHall::Pace { match_id, quick } => match self.followed.get(&match_id) {
                Some(handle) => handle.send(Request::Pace { socket: self.socket, quick }).await,
                None => Ok(()),
            },
            ToHall::Answer { match_id, prompt, choice, client } => {
                let handle = self.hall.room(&match_id).await?;
                let answer =
                    |reply| Request::Answer { player, prompt, label: choice, client, reply };
                metrics::counter!("sparhall_answers_total").increment(1);
                handle.ask(answer).await
            }
            ToHall::Do { match_id, deed, client } => {
                let handle = self.hall.room(&match_id).await?;
                handle.ask(|reply| Request::Do { player, deed, client, reply }).await
            }
            ToHall::Say { match_id, phrase } => {
                let handle = self.hall.room(&match_id).await?;
                handle.ask(|reply| Request::Say { player, phrase, reply }).await
            }
            ToHall::Nonce { match_id, nonce } => {
                let handle = self.hall.room(&match_id).await?;
                handle.ask(|reply| Request::Nonce { player, nonce, reply }).await
            }
        }
    }

    async fn follow(&mut self, match_id: &str, after: Option<u32>) -> Result<(), Trouble> {
        if self.followed.len() >= FOLLOWED && !self.followed.contains_key(match_id) {
            return Err(trouble(Code::NotPossible, "one page follows at most 8 matches"));
        }
        let handle = self.hall.room(match_id).await?;
        let (socket, player, out) = (self.socket, self.player.clone(), self.out.clone());
        let follow = |reply| Request::Follow { socket, player, out, after, reply };
        handle.ask(follow).await?;
        self.followed.insert(match_id.to_string(), handle);
        Ok(())
    }
}

/// The match a message is about, and the id the client gave it.
fn about(message: &ToHall) -> (String, Option<String>) {
    match message {
        ToHall::Answer { match_id, client, .. } | ToHall::Do { match_id, client, .. } => {
            (match_id.clone(), Some(client.clone()))
        }
        ToHall::Follow { match_id, .. }
        | ToHall::Unfollow { match_id }
        | ToHall::Pace { match_id, .. }
        | ToHall::Say { match_id, .. }
        | ToHall::Nonce { match_id, .. } => (match_id.clone(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_message_is_said_to_be_none() {
        let code = |text: &str| read(text).expect_err("no message").code;
        assert_eq!(code("nonsense"), Code::Malformed);
        assert_eq!(code("[]"), Code::Malformed);
        assert_eq!(code(r#"{"v":2,"type":"follow","match":"a"}"#), Code::Version);
        assert_eq!(code(r#"{"v":1,"type":"dance"}"#), Code::Malformed);
        assert_eq!(code(r#"{"v":1,"type":"unfollow","match":"a","x":1}"#), Code::Malformed);
        assert!(read(r#"{"v":1,"type":"follow","match":"a","after":3}"#).is_ok());
    }
}

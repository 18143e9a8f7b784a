//! Those who look at a room, and how they are told what is new for them.

use super::Room;
use super::ask::{Follower, Out};
use super::run::{Task, listed};
use crate::trouble::trouble;
use axum::extract::ws::Utf8Bytes;
use kernel::{SeatSet, Viewer};
use std::time::Duration;
use tokio::time::Instant;
use wire::{Code, ToClient, Trouble, VERSION};

/// How long somebody is silent between two phrases.
const PHRASE_PAUSE: Duration = Duration::from_secs(1);

impl Task {
    pub(super) fn follow(
        &mut self,
        socket: u64,
        player: String,
        out: Out,
        after: Option<u32>,
    ) -> Result<(), Trouble> {
        let viewer = self.room.viewer(&player).ok_or_else(super::ask::hidden)?;
        self.followers.retain(|f| f.socket != socket);
        self.followers.push(Follower { socket, player, viewer, quick: false, told: None, out });
        let came = self.has_online_changed(); // before he is told, so that he sees himself there
        let snapshot = written(&self.room.snapshot(viewer, after.unwrap_or(0)));
        // With the snapshot he knows how the table stands: that alone is no news any more.
        let known = news(self.room.update(viewer)).table;
        self.followers.retain_mut(|f| {
            f.socket != socket || {
                f.told = Some(known);
                f.out.send(snapshot.clone())
            }
        });
        if came {
            self.tell_others(Some(socket));
        }
        Ok(())
    }

    pub(super) fn unfollow(&mut self, socket: u64) {
        self.followers.retain(|f| f.socket != socket);
        if self.has_online_changed() {
            self.tell_all();
        }
    }

    pub(super) fn pace(&mut self, socket: u64, quick: bool) {
        self.followers.iter_mut().filter(|f| f.socket == socket).for_each(|f| f.quick = quick);
    }

    /// Whether everybody who plays and looks would rather wait less for bots.
    pub(super) fn is_quick(&self) -> bool {
        let mut playing = self.followers.iter().filter(|f| f.viewer != Viewer::Public).peekable();
        playing.peek().is_some() && playing.all(|f| f.quick)
    }

    pub(super) fn say(&mut self, player: &str, phrase: wire::Phrase) -> Result<(), Trouble> {
        let seat = self.room.own_seat(player)?;
        let last = self.said[seat.index()].replace(Instant::now());
        if last.is_some_and(|last| last.elapsed() < PHRASE_PAUSE) {
            return Err(trouble(Code::TooFast, "one phrase a second; wait a moment"));
        }
        let said = ToClient::Said { match_id: self.room.id().into(), by: seat.to_string(), phrase };
        let text = written(&said);
        self.followers.retain(|f| f.out.send(text.clone()));
        Ok(())
    }

    /// Counts anew whose people are looking.
    fn has_online_changed(&mut self) -> bool {
        let seats = self.followers.iter().filter_map(|f| self.room.seat_of(&f.player));
        let online: SeatSet = seats.collect();
        std::mem::replace(&mut self.room.online, online) != online
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
        let mut all: Vec<(Viewer, News)> = Vec::new();
        let room = &self.room;
        self.followers.retain_mut(|f| {
            let Some(viewer) = room.viewer(&f.player) else { return room.show_out(f) };
            if std::mem::replace(&mut f.viewer, viewer) != viewer {
                f.told = None;
                return f.out.send(written(&room.snapshot(viewer, 0)));
            }
            if Some(f.socket) == but {
                return true;
            }
            let known = all.iter().find(|(v, _)| *v == viewer).map(|(_, news)| news.clone());
            let news = known.unwrap_or_else(|| {
                let news = news(room.update(viewer));
                all.push((viewer, news.clone()));
                news
            });
            // Whoever has nothing new to see is told nothing: how often somebody else picked
            // something in secret is nobody's business.
            let is_known = f.told.replace(news.table) == Some(news.table);
            if is_known && !news.has_lines {
                return true;
            }
            // Whoever cannot keep up is let go and comes back with what he knows.
            f.out.send(news.text)
        });
        self.room.log.mark_told();
    }
}

impl Room {
    /// The table has become private to those who sit there. Always false: he is followed no more.
    pub(super) fn show_out(&self, follower: &Follower) -> bool {
        let private = trouble(Code::NotAllowed, "this table is private");
        let private = Trouble { match_id: Some(self.id().to_string()), ..private };
        follower.out.send(written(&ToClient::Error(private)));
        false
    }
}

/// What somebody is told of a table, and how it stands.
#[derive(Clone)]
struct News {
    text: Utf8Bytes,
    /// Of how the table stands, without the clocks, which go on, and without what was just said.
    table: blake3::Hash,
    has_lines: bool,
}

fn news(mut message: ToClient) -> News {
    let text = written(&message);
    let mut has_lines = false;
    if let ToClient::Update { table, lines, .. } = &mut message {
        table.left.clear();
        has_lines = !lines.is_empty();
        lines.clear();
    }
    News { text, table: blake3::hash(written(&message).as_bytes()), has_lines }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Else everybody would be sent something whenever somebody answers in secret.
    #[test]
    fn clocks_that_go_on_are_no_news() {
        let chair = || super::super::Chair::new(wire::SeatKind::Open, "");
        let record = super::super::breaking::record();
        let room = Room::new(record, vec![chair(), chair()]).expect("a room");
        let showing = |left: i64, sentence: &str| {
            let mut update = room.update(Viewer::Public);
            if let ToClient::Update { table, .. } = &mut update {
                (table.left, table.sentence) = (vec![left, left], sentence.into());
            }
            news(update)
        };
        let (now, later) = (showing(9_000, "a"), showing(8_999, "a"));
        assert!(now.text.contains("[9000,9000]") && later.text.contains("[8999,8999]"));
        assert_eq!(now.table, later.table);
        assert_ne!(now.table, showing(9_000, "b").table);
    }
}

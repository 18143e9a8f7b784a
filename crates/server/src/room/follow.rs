//! Those who look at a room, and how they are told what is new for them.

use super::ask::Follower;
use super::run::{Task, listed};
use crate::trouble::trouble;
use axum::extract::ws::Utf8Bytes;
use kernel::{SeatSet, Viewer};
use tokio::sync::mpsc;
use wire::{Code, ToClient, Trouble, VERSION};

impl Task {
    pub(super) fn follow(
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

    pub(super) fn unfollow(&mut self, socket: u64) {
        self.followers.retain(|f| f.socket != socket);
        if self.has_online_changed() {
            self.tell_all();
        }
    }

    pub(super) fn say(&mut self, player: &str, phrase: wire::Phrase) -> Result<(), Trouble> {
        let seat = self.room.own_seat(player)?;
        let said = ToClient::Said { match_id: self.room.id().into(), by: seat.to_string(), phrase };
        let text = written(&said);
        self.followers.retain(|f| f.out.try_send(text.clone()).is_ok());
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

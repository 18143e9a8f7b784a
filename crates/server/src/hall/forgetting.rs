//! Somebody wants to be forgotten.

use super::Hall;
use crate::room::{Handle, Request};
use crate::trouble::HttpTrouble;
use std::sync::Arc;
use store::Change;

impl Hall {
    /// Forgets this player in everything that is kept, shows his pages out, and lets every room
    /// that ever named him do the same.
    pub async fn forget(self: &Arc<Hall>, player: &str) -> Result<(), HttpTrouble> {
        let sat_in = self.store.sat_in(player).await?;
        self.store.write(vec![Change::ForgetPlayer(player.to_string())]).await?;
        self.doors.end_sessions_of(player);
        // From here on nothing of his can be written. Where he sat down a moment ago he is listed.
        let sits = |h: &Handle| h.listed().players.iter().any(|p| p.as_deref() == Some(player));
        let named = |h: &Handle| sits(h) || sat_in.contains(&h.listed().line.match_id);
        for room in self.handles().into_iter().filter(named) {
            let player = player.to_string();
            let done = room.ask(|reply| Request::Forget { player, reply }).await;
            let before = store::Millis::MAX;
            let clear = |reply| Request::Clear { before, reply };
            if let Err(e) = done.and(room.ask(clear).await) {
                let id = room.listed().line.match_id;
                tracing::error!("{id}: somebody could not be forgotten at once: {}", e.words);
            }
        }
        Ok(())
    }
}

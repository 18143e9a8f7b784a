//! Somebody wants to be forgotten, or was not seen for long.

use super::Hall;
use crate::room::{Handle, Request};
use crate::trouble::HttpTrouble;
use std::sync::Arc;
use store::{Change, Millis};
use wire::Status;

const DAY: Millis = 24 * 60 * 60 * 1000;

impl Hall {
    /// What is older than it is kept goes: guests, matches, sessions, links, deserted tables. A few
    /// at a time, so that nobody waits; the rest goes next time.
    pub async fn forget_what_is_old(&self, now: Millis) {
        let keep = self.config.keep;
        let before = |days: u32| (days > 0).then(|| now - Millis::from(days) * DAY);
        let sessions = now - 1000 * crate::identity::MAX_AGE as Millis;
        let mut changes = vec![Change::EndSessions { before: sessions, links_before: now }];
        changes.extend(before(keep.guest_days).map(|before| Change::ForgetGuests { before }));
        changes.extend(before(keep.match_days).map(|before| Change::ForgetMatches { before }));
        if let Err(e) = self.store.write(changes).await {
            tracing::warn!("what is old could not be forgotten: {e}");
        }
        let is_open = |h: &Handle| h.listed().line.status == Status::Open;
        for table in self.handles().into_iter().filter(is_open) {
            // Closed meanwhile is as good as cleared.
            let _ = table.ask(|reply| Request::Clear { before: now - DAY, reply }).await;
        }
    }

    /// Forgets this player in everything that is kept, shows his pages out, and lets every room
    /// that ever named him do the same.
    pub async fn forget(self: &Arc<Hall>, player: &str) -> Result<(), HttpTrouble> {
        // Whoever changes something about him at the same time would write him down again.
        let _alone = self.desk.lock().await;
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

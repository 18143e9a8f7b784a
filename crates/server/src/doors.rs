//! The doors: how many pages are connected, whose they are, and how they are shown out.

use crate::config::Limits;
use crate::trouble::HttpTrouble;
use axum::http::StatusCode;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::oneshot;

/// Everybody who is connected, by the number of his socket.
pub struct Doors {
    limits: Limits,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    last: u64,
    pages: HashMap<u64, Page>,
    /// How many came from each address.
    from: HashMap<String, usize>,
}

struct Page {
    address: String,
    player: String,
    /// The hash of the session's token.
    session: String,
    show_out: oneshot::Sender<()>,
}

/// A place inside, given back when it is dropped.
pub struct Visit {
    pub socket: u64,
    pub player: String,
    /// Done when the page is shown out.
    pub shown_out: oneshot::Receiver<()>,
    doors: Arc<Doors>,
}

impl Doors {
    pub fn new(limits: Limits) -> Arc<Doors> {
        Arc::new(Doors { limits, inside: Mutex::new(Inside::default()) })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().expect("nobody panics in the doorway")
    }

    /// Lets a page in, if there is room for it.
    pub fn enter(
        self: &Arc<Doors>,
        address: &str,
        player: &str,
        session: &str,
    ) -> Result<Visit, HttpTrouble> {
        let mut inside = self.inside();
        if inside.pages.len() >= self.limits.sockets {
            let words = "the hall is full; try again in a while";
            return Err(HttpTrouble::new(StatusCode::SERVICE_UNAVAILABLE, "full", words));
        }
        let from_there = inside.from.entry(address.to_string()).or_default();
        if *from_there >= self.limits.sockets_per_address {
            let words = "too many pages of the hall are open at your address; close some of them";
            return Err(HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many", words));
        }
        *from_there += 1;
        inside.last += 1;
        let socket = inside.last;
        let (show_out, shown_out) = oneshot::channel();
        let page = Page {
            address: address.to_string(),
            player: player.to_string(),
            session: session.to_string(),
            show_out,
        };
        inside.pages.insert(socket, page);
        metrics::gauge!("sparhall_sockets").set(inside.pages.len() as f64);
        Ok(Visit { socket, player: player.to_string(), shown_out, doors: self.clone() })
    }

    /// Shows out every page of this session.
    pub fn end_session(&self, session: &str) {
        self.show_out(|p| p.session == session);
    }

    /// Shows out every page of this player.
    pub fn end_sessions_of(&self, player: &str) {
        self.show_out(|p| p.player == player);
    }

    fn show_out(&self, who: impl Fn(&Page) -> bool) {
        let mut inside = self.inside();
        let going = inside.pages.iter().filter(|(_, p)| who(p)).map(|(socket, _)| *socket);
        for socket in going.collect::<Vec<_>>() {
            if let Some(page) = inside.leave(socket) {
                let _ = page.show_out.send(()); // a page that is just leaving does not listen
            }
        }
    }
}

impl Inside {
    /// Twice is no harm: whoever was shown out also leaves.
    fn leave(&mut self, socket: u64) -> Option<Page> {
        let page = self.pages.remove(&socket)?;
        if let Some(n) = self.from.get_mut(&page.address) {
            *n -= 1;
            if *n == 0 {
                self.from.remove(&page.address);
            }
        }
        metrics::gauge!("sparhall_sockets").set(self.pages.len() as f64);
        Some(page)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.doors.inside().leave(self.socket);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_given_back_once() {
        let limits = Limits { sockets: 2, sockets_per_address: 1, ..Limits::default() };
        let doors = Doors::new(limits);
        let status = |address: &str| doors.enter(address, "p", "s").map_err(|e| e.status);
        let first = status("here").expect("there is room");
        assert_eq!(status("here").err(), Some(StatusCode::TOO_MANY_REQUESTS));
        let second = status("there").expect("there is room");
        assert_eq!(status("elsewhere").err(), Some(StatusCode::SERVICE_UNAVAILABLE));
        doors.end_session("another");
        assert_eq!(doors.inside().pages.len(), 2);
        doors.end_sessions_of("p");
        assert!(doors.inside().pages.is_empty() && doors.inside().from.is_empty());
        let third = status("here").expect("there is room");
        drop((first, second));
        assert_eq!(doors.inside().pages.len(), 1, "the newcomer keeps his place");
        drop(third);
        assert!(doors.inside().pages.is_empty() && doors.inside().from.is_empty());
    }
}

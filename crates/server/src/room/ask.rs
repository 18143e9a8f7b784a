//! What can be asked of a room, and whether it may happen.

use super::{Happening, Room};
use crate::film::Scene;
use crate::strength::Strength;
use crate::trouble::{from_refused, trouble};
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, Viewer};
use std::sync::Arc;
use tokio::sync::{Notify, mpsc, oneshot};
use wire::{Advice, Code, Deed, MatchLine, Phrase, SeatKind, Status, Trouble};

pub type Reply<T> = oneshot::Sender<Result<T, Trouble>>;

/// The way to a page.
#[derive(Clone)]
pub struct Out {
    texts: mpsc::Sender<Utf8Bytes>,
    lost: Arc<Notify>,
}

impl Out {
    /// Also says where the page hears that it has lost something and must come anew.
    pub fn new(texts: mpsc::Sender<Utf8Bytes>) -> (Out, Arc<Notify>) {
        let lost = Arc::new(Notify::new());
        (Out { texts, lost: lost.clone() }, lost)
    }

    /// False if the page cannot keep up. It is told so, for it will hear nothing else.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        let sent = self.texts.try_send(text).is_ok();
        if !sent {
            self.lost.notify_one();
        }
        sent
    }
}

/// A browser that follows a room.
pub struct Follower {
    /// Unique among all sockets of the hall.
    pub socket: u64,
    pub player: String,
    pub viewer: Viewer,
    /// He would rather wait less for bots.
    pub quick: bool,
    /// The hash of the last update; none before the first.
    pub told: Option<blake3::Hash>,
    pub out: Out,
}

/// Somebody wants to sit down.
pub struct Sit {
    pub player: String,
    pub name: String,
    /// Any free seat if none is named.
    pub seat: Option<Seat>,
    /// How strong he is, at a rated table; nothing for a guest.
    pub strength: Option<Strength>,
}

pub enum Request {
    Follow {
        socket: u64,
        player: String,
        out: Out,
        after: Option<u32>,
        reply: Reply<()>,
    },
    Unfollow {
        socket: u64,
    },
    /// How quickly bots shall answer, as this page likes it.
    Pace {
        socket: u64,
        quick: bool,
    },
    Answer {
        player: String,
        prompt: u32,
        label: String,
        client: String,
        reply: Reply<()>,
    },
    Do {
        player: String,
        deed: Deed,
        client: String,
        reply: Reply<()>,
    },
    Say {
        player: String,
        phrase: Phrase,
        reply: Reply<()>,
    },
    Nonce {
        player: String,
        nonce: String,
        reply: Reply<()>,
    },
    /// The seat he got; none if the table is full.
    Sit {
        sit: Sit,
        reply: Reply<Option<Seat>>,
    },
    Leave {
        player: String,
        reply: Reply<()>,
    },
    /// He was forgotten by the hall.
    Forget {
        player: String,
        reply: Reply<()>,
    },
    /// Close the table if it has not begun, nobody sits there and it is older than this.
    Clear {
        before: store::Millis,
        reply: Reply<()>,
    },
    Line {
        player: Option<String>,
        reply: Reply<MatchLine>,
    },
    /// What a film of it is made from; nothing if nothing can be seen.
    Scene {
        reply: Reply<Option<Scene>>,
    },
    /// What would a bot do in his place?
    Hint {
        player: String,
        reply: Reply<Advice>,
    },
    /// A bot has decided.
    Thought {
        seat: Seat,
        prompt: u32,
        label: String,
    },
}

/// What may happen after all, and through which message.
pub struct Checked {
    pub seat: Option<Seat>,
    pub by: Option<Seat>,
    pub client: Option<String>,
    pub what: Happening,
}

impl Checked {
    pub fn of(seat: Seat, what: Happening) -> Checked {
        Checked { seat: Some(seat), by: None, client: None, what }
    }
    pub fn of_all(what: Happening) -> Checked {
        Checked { seat: None, by: None, client: None, what }
    }
    /// Through this message of that seat.
    pub fn by(mut self, seat: Seat, client: &str) -> Checked {
        self.by = Some(seat);
        self.client = Some(client.to_string());
        self
    }
}

/// Whoever may not look is not told that there is anything to see.
pub(super) fn hidden() -> Trouble {
    trouble(Code::NoSuchMatch, "there is no such match")
}

/// The longest id or nonce a client may choose.
const ID_LIMIT: usize = 64;
/// After so many happenings nothing is possible that could be repeated for ever. No match between
/// people is nearly as long: a battle in which every card moves every turn has some thousand.
pub const BOUND: u32 = 6_000;

impl Room {
    pub(super) fn own_seat(&self, player: &str) -> Result<Seat, Trouble> {
        self.seat_of(player).ok_or_else(|| match self.viewer(player) {
            Some(_) => trouble(Code::NotYourSeat, "you only watch this table"),
            None => hidden(),
        })
    }

    /// Whether this message was applied already.
    pub(super) fn is_applied(&self, seat: Seat, client: &str) -> bool {
        self.applied.contains(&(seat, client.to_string()))
    }

    pub(super) fn check_client(&self, client: &str) -> Result<(), Trouble> {
        match client.len() {
            1..=ID_LIMIT => Ok(()),
            _ => Err(trouble(Code::Malformed, "`client` is an id of 1 to 64 characters")),
        }
    }

    /// What could be done again and again without end is done so often and no more. Everything that
    /// brings a match to its end stays possible.
    pub(super) fn check_bound(&self, seat: Option<Seat>, what: &Happening) -> Result<(), Trouble> {
        let endless = match what {
            // What is laid out in secret may be changed as often as one likes, but is never owed.
            Happening::Answered { label, .. } => seat.is_some_and(|s| self.is_whim(s, label)),
            Happening::Sat { .. } | Happening::TookBack { .. } | Happening::GotTime { .. } => true,
            Happening::Offered { what } => *what != Deed::Rematch,
            _ => false,
        };
        match endless && self.n >= BOUND {
            true => Err(trouble(Code::NotPossible, "too much has happened at this table for that")),
            false => Ok(()),
        }
    }

    /// A change of mind while several decide in secret.
    fn is_whim(&self, seat: Seat, label: &str) -> bool {
        let table = self.sound_table().filter(|_| self.sealed_since().is_some());
        let words = table.map_or(Vec::new(), |t| t.table().may_interject(seat));
        words.iter().any(|o| o.label == label && !o.gives_up)
    }

    /// Whether this seat may give this answer to that question now.
    pub(super) fn check_answer(
        &self,
        seat: Seat,
        prompt: Option<u32>,
        label: &str,
    ) -> Result<Checked, Trouble> {
        let table = match (&self.table, self.status) {
            (Some(table), Status::Running) => table,
            (_, Status::Open) => {
                return Err(trouble(Code::NotPossible, "the match has not begun"));
            }
            _ => return Err(self.over()),
        };
        // What may be said at any time answers no question, so it cannot be stale.
        let always = table.table().may_interject(seat).iter().any(|o| o.label == label);
        let current = self.asked[seat.index()].id;
        if prompt.is_some_and(|p| p != current) && !always {
            return Err(trouble(Code::Stale, "the question has changed since; look again"));
        }
        let label = table.check(seat, label).map_err(from_refused)?;
        let (left, gained) = self.clocks.after_answer(seat, self.now());
        Ok(Checked::of(seat, Happening::Answered { label, left, gained }))
    }

    pub(super) fn check_nonce(&self, seat: Seat, nonce: &str) -> Result<Option<Checked>, Trouble> {
        if nonce.is_empty() || nonce.len() > ID_LIMIT {
            return Err(trouble(Code::Malformed, "a nonce has 1 to 64 characters"));
        }
        let chair = &self.chairs[seat.index()];
        if self.is_dealt() || chair.nonce.is_some() {
            return Ok(None); // too late or given already: nothing to do, and no harm
        }
        Ok(Some(Checked::of(seat, Happening::Nonce { nonce: nonce.to_string() })))
    }

    /// Where this player may sit down; nothing if he sits already or every seat is taken.
    pub(super) fn check_sit(&self, sit: &Sit) -> Result<Option<Checked>, Trouble> {
        if self.seat_of(&sit.player).is_some() {
            return Ok(None);
        }
        let free = |s: &Seat| self.chairs[s.index()].kind == SeatKind::Open;
        let seats = self.seats_where(|c| c.kind == SeatKind::Open);
        let seat = match sit.seat {
            Some(seat) if seat.index() >= self.chairs.len() => {
                return Err(trouble(
                    Code::NotPossible,
                    format!("there is no {seat} at this table"),
                ));
            }
            Some(seat) => Some(seat).filter(free),
            None => seats.lowest(),
        };
        let Some(seat) = seat else { return Ok(None) };
        if self.record.rated && sit.strength.is_none() {
            let words = "this match is rated, so all who play it have an account; make one on your \
                         page (Me) and sit down then, or watch";
            return Err(trouble(Code::NotAllowed, words));
        }
        let (player, name, strength) = (sit.player.clone(), sit.name.clone(), sit.strength);
        Ok(Some(Checked::of(seat, Happening::Sat { player, name, strength })))
    }
}

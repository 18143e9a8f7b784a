//! Who may know what: viewers, audiences, and the voice through which a table tells its events.

use crate::{Chance, Luck, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Somebody who looks at the table: a seat, or the public (spectators).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    Seat(Seat),
    Public,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// The viewers that are told an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Audience {
    pub seats: SeatSet,
    pub public: bool,
}

impl Audience {
    pub const EVERYONE: Audience = Audience { seats: SeatSet::ALL, public: true };

    pub fn only(seats: SeatSet) -> Self {
        Audience { seats, public: false }
    }
    /// Everyone but these seats, spectators included.
    pub fn all_but(seats: SeatSet) -> Self {
        Audience { seats: SeatSet::ALL.minus(seats), public: true }
    }
    /// Whether anybody but this seat hears it.
    pub fn reaches_beyond(self, seat: Seat) -> bool {
        self.public || !self.seats.without(seat).is_empty()
    }
    pub fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.has(seat),
            Viewer::Public => self.public,
        }
    }
}

/// What a table needs while it plays: luck to ask for and a log to speak into.
///
/// It is a concrete type so that the plain `fn` pointers in `&'static` cards can take it. In
/// simulation the log is off and telling costs nothing.
pub struct Play<'a, E> {
    pub chance: Luck<'a>,
    log: Option<&'a mut dyn FnMut(Audience, E)>,
}

impl<'a, E> Play<'a, E> {
    #[inline]
    pub fn silent(chance: &'a mut dyn Chance) -> Self {
        Play { chance: Luck::of(chance), log: None }
    }

    pub fn told(chance: &'a mut dyn Chance, log: &'a mut dyn FnMut(Audience, E)) -> Self {
        Play { chance: Luck::of(chance), log: Some(log) }
    }

    /// Nobody listens: whoever would tell something need not prepare it.
    #[inline]
    pub fn is_silent(&self) -> bool {
        self.log.is_none()
    }

    /// A fact for this audience: for tables that pass on what a table inside them tells.
    #[inline]
    pub fn tell(&mut self, audience: Audience, event: E) {
        if !self.is_silent() {
            self.say(audience, event);
        }
    }

    /// Simulation is silent: the compiler may lay out everything else for speed.
    #[cold]
    fn say(&mut self, audience: Audience, event: E) {
        if let Some(log) = &mut self.log {
            log(audience, event);
        }
    }

    /// A fact that all may know.
    #[inline]
    pub fn everyone(&mut self, event: E) {
        self.tell(Audience::EVERYONE, event);
    }

    /// A fact for these seats alone; nobody else learns that there was one.
    #[inline]
    pub fn only(&mut self, seats: SeatSet, event: E) {
        self.tell(Audience::only(seats), event);
    }

    /// One fact in two versions: `private` for the seats that saw it, `public` for everyone else.
    #[inline]
    pub fn split(&mut self, seats: SeatSet, private: E, public: E) {
        if !self.is_silent() {
            self.say(Audience::only(seats), private);
            self.say(Audience::all_but(seats), public);
        }
    }
}

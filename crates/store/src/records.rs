//! What is kept, as plain values.

/// Milliseconds since 1970.
pub type Millis = i64;

/// Somebody who plays: a guest, or the owner of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub id: String,
    pub name: String,
    pub account: Option<String>,
    /// Hashed, with its salt and cost.
    pub password: Option<String>,
    /// Hashed codes that have not been used, as a JSON list.
    pub recovery: String,
    pub created: Millis,
    pub seen: Millis,
}

/// A signed-in browser. The token itself is known to the browser alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of the token.
    pub token: String,
    pub player: String,
    /// What the browser calls itself.
    pub about: String,
    pub created: Millis,
    pub seen: Millis,
}

/// A link that moves a player to another device, once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The hash of the token.
    pub token: String,
    pub player: String,
    pub expires: Millis,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRecord {
    pub id: String,
    /// Short, to be said aloud.
    pub code: String,
    pub game: String,
    pub rules: u32,
    pub options: String,
    pub visibility: String,
    pub clock: String,
    /// It counts for the ratings of those who play it.
    pub rated: bool,
    pub status: String,
    pub host: Option<String>,
    pub rematch_of: Option<String>,
    pub secret: String,
    pub created: Millis,
    pub ended: Option<Millis>,
    pub outcome: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    pub match_id: String,
    pub seat: u8,
    pub kind: String,
    pub player: Option<String>,
    /// The player's name when he sat down, or the bot's.
    pub name: String,
}

/// One thing that happened in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub match_id: String,
    pub n: u32,
    pub at: Millis,
    pub kind: String,
    pub seat: Option<u8>,
    /// Whose message it was, if it was one.
    pub by: Option<u8>,
    /// The id the client gave its message, so that a retry is applied once.
    pub client: Option<String>,
    pub body: String,
}

/// What one pair of eyes could see of a match, or its journal; compressed by whoever made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Film {
    pub match_id: String,
    pub eyes: String,
    pub made: Millis,
    /// How many things had happened in the match then; films of earlier programs do not say.
    pub happened: Option<u32>,
    pub body: Vec<u8>,
}

/// What a bot thinks of a match that is over, as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    pub match_id: String,
    /// The shape of the body and the way it was thought: whoever has another thinks anew.
    pub version: u32,
    pub made: Millis,
    pub body: String,
}

/// What a player has earned in a game, as the game's own JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Career {
    pub player: String,
    pub game: String,
    pub body: String,
}

/// How strong somebody is in a game, as of his last rated match.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRecord {
    pub player: String,
    pub game: String,
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
    /// How many rated matches he has played.
    pub matches: u32,
    pub last: Millis,
    /// Until when he is known well enough to have a place, should he not play again.
    pub ranked_until: Millis,
}

/// What a rated match did to somebody who played it.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedRecord {
    pub match_id: String,
    pub seat: u8,
    pub player: String,
    pub game: String,
    pub at: Millis,
    pub before: f64,
    pub after: f64,
    /// `win`, `loss` or `draw`.
    pub result: String,
}

/// Somebody in a list of the strongest.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader {
    pub name: String,
    pub rating: RatingRecord,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    pub record: MatchRecord,
    pub seats: Vec<SeatRecord>,
}

/// One change. A list of them is made together or not at all.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// A new player, or everything about a known one.
    Player(Player),
    /// A player and all that points at him; his seats stay, as [`NOBODY`](crate::NOBODY)'s.
    ForgetPlayer(String),
    Session(Session),
    /// This player was here, with this session.
    Seen {
        player: String,
        session: String,
        at: Millis,
    },
    /// A session, and every link its player has open: it may have been made there.
    EndSession(String),
    /// All sessions and links of a player.
    EndSessionsOf(String),
    Link(Link),
    UseLink(String),
    Match(MatchRecord),
    Seat(SeatRecord),
    Entry(Entry),
    /// In place of an earlier one, unless that shows more of the match.
    Film(Film),
    /// In place of an earlier one.
    Analysis(Analysis),
    Career(Career),
    /// In place of the one before this match.
    Rating(RatingRecord),
    /// Written once for a seat: whoever tries again changes nothing.
    Rated(RatedRecord),
    /// Sessions that were last seen before this moment, and links that were good until then.
    EndSessions {
        before: Millis,
        links_before: Millis,
    },
    /// A match and everything that happened in it.
    ForgetMatch(String),
    /// Guests who were last seen before this moment and are in no match that goes on; some of
    /// them, if they are many.
    ForgetGuests {
        before: Millis,
    },
    /// Matches that ended before this moment; some of them, if they are many.
    ForgetMatches {
        before: Millis,
    },
}

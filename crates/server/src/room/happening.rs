//! What can happen in a room. A room is nothing but the sum of these: live they are checked, made
//! durable and then applied; after a restart they are applied again.

use crate::strength::Strength;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::{Entry, Millis};
use wire::Deed;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Happening {
    /// Somebody sat down.
    Sat {
        player: String,
        name: String,
        /// How strong he was then, at a rated table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        strength: Option<Strength>,
    },
    /// Before the match: the seat is free again. During it: he is gone and may be replaced.
    Left,
    /// What this player adds to the luck.
    Nonce {
        nonce: String,
    },
    /// Everyone is there; the cards are dealt.
    Began,
    /// In place of the deal: the match stands where another stood, and its luck is its own.
    GoesOnFrom {
        journal: String,
        salt: String,
    },
    Answered {
        label: String,
        /// What every clock shows after it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left: Vec<i64>,
        /// The milliseconds that were added to his clock for it.
        #[serde(default, skip_serializing_if = "is_zero")]
        gained: i64,
    },
    /// Put to the others, such as a draw.
    Offered {
        what: Deed,
    },
    Agreed {
        what: Deed,
    },
    Declined {
        what: Deed,
    },
    /// The match stands again where it stood after so many answers. Of one seat: it takes back
    /// what nobody else knows of, or by which nobody has learned anything.
    TookBack {
        answers: usize,
        /// Only the one answer after those goes: what others have answered in secret since stands.
        #[serde(default, skip_serializing_if = "is_false")]
        alone: bool,
        /// What every clock shows after it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left: Vec<i64>,
        /// Makes the luck to come another even for whoever knows the secret.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        salt: String,
    },
    BotTook {
        bot: String,
    },
    GotTime {
        millis: i64,
    },
    /// The hall was closed and is open again; what every clock shows. Nobody spent that time.
    WentOn {
        left: Vec<i64>,
    },
    DrawAgreed,
    /// A new match with the same people.
    Rematch {
        match_id: String,
    },
    /// A fault in the program; the journal is kept.
    Broke {
        reason: String,
    },
}

fn is_false(alone: &bool) -> bool {
    !*alone
}

fn is_zero(millis: &i64) -> bool {
    *millis == 0
}

impl Happening {
    /// An answer is given or taken back.
    pub fn is_about_an_answer(&self) -> bool {
        matches!(self, Happening::Answered { .. } | Happening::TookBack { .. })
    }

    /// What lies on the table is another than before.
    pub fn moves(&self) -> bool {
        let dealt = matches!(self, Happening::Began | Happening::GoesOnFrom { .. });
        dealt || self.is_about_an_answer()
    }

    pub fn kind(&self) -> String {
        let json = serde_json::to_value(self).unwrap_or_default();
        json.get("kind").and_then(|k| k.as_str()).unwrap_or_default().to_string()
    }
}

/// A happening with its place and time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    pub n: u32,
    pub at: Millis,
    pub seat: Option<Seat>,
    /// Whose message it was, if it was one; it may have happened to another seat, or to all.
    pub by: Option<Seat>,
    pub client: Option<String>,
    pub what: Happening,
}

impl Happened {
    pub fn entry(&self, match_id: &str) -> Entry {
        Entry {
            match_id: match_id.to_string(),
            n: self.n,
            at: self.at,
            kind: self.what.kind(),
            seat: self.seat.map(|s| s.index() as u8),
            by: self.by.map(|s| s.index() as u8),
            client: self.client.clone(),
            body: serde_json::to_string(&self.what).expect("plain data can be written"),
        }
    }

    pub fn read(entry: &Entry) -> Result<Happened, String> {
        let what = serde_json::from_str(&entry.body)
            .map_err(|e| format!("entry {} cannot be read: {e}", entry.n))?;
        Ok(Happened {
            n: entry.n,
            at: entry.at,
            seat: entry.seat.map(Seat),
            by: entry.by.map(Seat),
            client: entry.client.clone(),
            what,
        })
    }
}

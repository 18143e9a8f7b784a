//! Why something was not done: one shape for the socket and for HTTP.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{Refused, Unplayable};
use store::StoreError;
use wire::{Code, Refusal, Trouble};

/// A trouble with this code and these words.
pub fn trouble(code: Code, words: impl Into<String>) -> Trouble {
    Trouble { code, words: words.into(), clause: None, client: None, match_id: None }
}

pub fn from_refused(refused: Refused) -> Trouble {
    match &refused {
        Refused::Unknown { .. } => trouble(Code::Illegal, refused.to_string()),
        Refused::Illegal { clause, .. } => Trouble {
            clause: clause.map(str::to_string),
            ..trouble(Code::Illegal, refused.to_string())
        },
    }
}

pub fn from_store(e: StoreError) -> Trouble {
    match e {
        StoreError::Full | StoreError::Closed => trouble(Code::NotKept, e.to_string()),
        other => {
            tracing::error!("the database failed: {other}");
            trouble(Code::NotKept, "it could not be written down, so it was not done; try again")
        }
    }
}

/// A request over HTTP that was not done.
#[derive(Debug)]
pub struct HttpTrouble {
    pub status: StatusCode,
    pub refusal: Refusal,
}

impl HttpTrouble {
    pub fn new(status: StatusCode, code: &str, words: impl Into<String>) -> Self {
        let refusal = Refusal { code: code.into(), words: words.into(), reasons: Vec::new() };
        HttpTrouble { status, refusal }
    }

    pub fn not_found() -> Self {
        let words = "there is no such match; the link may be old or mistyped";
        Self::new(StatusCode::NOT_FOUND, "no-such-match", words)
    }

    /// A fault of the program about this. What it says is for the log: it means nothing to a player
    /// and may quote what he is not to know.
    pub fn fault(about: &str, said: &str) -> Self {
        tracing::error!("{about}: {said}");
        let words = "this did not work by a fault in the program; the hall has made a note of it";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", words)
    }

    pub fn forbidden(words: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-allowed", words)
    }
}

impl From<Unplayable> for HttpTrouble {
    fn from(bad: Unplayable) -> Self {
        let mut trouble =
            Self::new(StatusCode::UNPROCESSABLE_ENTITY, "unplayable", bad.0.join("; "));
        trouble.refusal.reasons = bad.0;
        trouble
    }
}

impl From<StoreError> for HttpTrouble {
    fn from(e: StoreError) -> Self {
        from_store(e).into()
    }
}

impl From<Trouble> for HttpTrouble {
    fn from(t: Trouble) -> Self {
        let status = match t.code {
            Code::NoSuchMatch => return HttpTrouble::not_found(),
            Code::NotKept => StatusCode::SERVICE_UNAVAILABLE,
            Code::TooFast | Code::BotTime => StatusCode::TOO_MANY_REQUESTS,
            Code::Fault => StatusCode::INTERNAL_SERVER_ERROR,
            Code::NotAllowed | Code::NotYourSeat => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        let code = serde_json::to_value(t.code).unwrap_or_default();
        Self::new(status, code.as_str().unwrap_or_default(), t.words)
    }
}

impl IntoResponse for HttpTrouble {
    fn into_response(self) -> Response {
        (self.status, Json(self.refusal)).into_response()
    }
}

//! The browser client: built into the program, or read from a folder.

use crate::hall::Hall;
use crate::trouble::HttpTrouble;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::path::{Component, Path};
use std::sync::Arc;

/// Nothing from elsewhere, no script or style in the page itself, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

mod built {
    include!(concat!(env!("OUT_DIR"), "/web.rs"));
}

pub fn add_headers(headers: &mut HeaderMap) {
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    let permissions = "camera=(), microphone=(), geolocation=(), payment=()";
    headers.insert("permissions-policy", HeaderValue::from_static(permissions));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Where the files of the client are.
#[derive(Clone, Copy)]
enum Shelf<'a> {
    Program,
    Folder(&'a Path),
}

impl Shelf<'_> {
    async fn take(self, name: &str) -> Option<Bytes> {
        match self {
            Shelf::Program => {
                let (_, bytes) = built::FILES.iter().find(|(n, _)| *n == name)?;
                Some(Bytes::from_static(bytes))
            }
            Shelf::Folder(folder) => {
                let plain = |p: &Path| p.components().all(|c| matches!(c, Component::Normal(_)));
                let path = Some(Path::new(name)).filter(|p| plain(p) && !name.is_empty())?;
                tokio::fs::read(folder.join(path)).await.ok().map(Bytes::from)
            }
        }
    }
}

/// A program built for trying things out has no client in it and takes the one that was built last.
fn usual_shelf() -> Shelf<'static> {
    match cfg!(debug_assertions) && built::FILES.is_empty() {
        true => Shelf::Folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist"))),
        false => Shelf::Program,
    }
}

/// A file of the client; every other address is a page of it.
pub async fn page(State(hall): State<Arc<Hall>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return nothing_there();
    }
    let shelf = hall.config.web.as_deref().map_or(usual_shelf(), Shelf::Folder);
    if let Some(found) = file(shelf, path, &headers).await {
        return found;
    }
    if path.starts_with("assets/") {
        return nothing_there(); // of an older client: a page in its place would only confuse
    }
    match file(shelf, "index.html", &headers).await {
        Some(page) => page,
        None => (
            StatusCode::SERVICE_UNAVAILABLE,
            [(CONTENT_TYPE, "text/html; charset=utf-8")],
            include_str!("web/missing.html"),
        )
            .into_response(),
    }
}

fn nothing_there() -> Response {
    let words = "there is nothing at this address";
    HttpTrouble::new(StatusCode::NOT_FOUND, "nothing", words).into_response()
}

/// The file in the best form the browser takes; compressed forms lie beside it. Nothing is sent
/// to a browser that has it.
async fn file(shelf: Shelf<'_>, name: &str, asked: &HeaderMap) -> Option<Response> {
    let mut bytes = shelf.take(name).await?;
    let mut headers = HeaderMap::new();
    for (form, end) in [("br", "br"), ("gzip", "gz")] {
        if !takes(asked, form) {
            continue;
        }
        if let Some(smaller) = shelf.take(&format!("{name}.{end}")).await {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(form));
            bytes = smaller;
            break;
        }
    }
    // Files with a hash in their name never change; the page itself is asked for each time.
    let cache = match name.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let tag = format!("\"{}\"", &blake3::hash(&bytes).to_hex()[..32]);
    let has_it = asked.get_all(IF_NONE_MATCH).iter().filter_map(|v| v.to_str().ok());
    let has_it =
        has_it.flat_map(|v| v.split(',')).any(|t| t.trim().trim_start_matches("W/") == tag);
    headers.insert(ETAG, HeaderValue::from_str(&tag).ok()?);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    Some(match has_it {
        true => (StatusCode::NOT_MODIFIED, headers).into_response(),
        false => (headers, bytes).into_response(),
    })
}

/// Whether the browser takes this form: named, and not with a weight of zero.
pub fn takes(asked: &HeaderMap, form: &str) -> bool {
    let said = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|v| v.to_str().ok());
    said.flat_map(|v| v.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().trim_start_matches("q=").parse::<f32>().unwrap_or(1.0);
        name.trim().eq_ignore_ascii_case(form) && weight > 0.0
    })
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_taken_if_it_is_named_and_not_refused() {
        let with = |said: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(said));
            headers
        };
        assert!(takes(&with("gzip, deflate, br"), "br") && takes(&with("GZIP;q=0.5"), "gzip"));
        assert!(!takes(&with("br;q=0, gzip"), "br") && !takes(&with("brotli"), "br"));
        assert!(!takes(&HeaderMap::new(), "gzip"));
    }
}

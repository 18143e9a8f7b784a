//! The browser client: built into the program, or read from a folder.

use crate::hall::Hall;
use axum::extract::State;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
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

/// A file of the client; every other address is a page of it.
pub async fn page(State(hall): State<Arc<Hall>>, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        let words = "there is nothing at this address";
        return crate::trouble::HttpTrouble::new(StatusCode::NOT_FOUND, "nothing", words)
            .into_response();
    }
    match &hall.config.web {
        Some(folder) => from_folder(folder, path).await,
        None => from_program(path),
    }
}

fn from_program(path: &str) -> Response {
    let file = |name: &str| built::FILES.iter().find(|(n, _)| *n == name);
    match file(path).or_else(|| file("index.html")) {
        Some((name, bytes)) => answer(name, bytes.to_vec()),
        None => (
            StatusCode::SERVICE_UNAVAILABLE,
            [(CONTENT_TYPE, "text/html; charset=utf-8")],
            include_str!("web/missing.html"),
        )
            .into_response(),
    }
}

async fn from_folder(folder: &Path, path: &str) -> Response {
    let plain = Path::new(path).components().all(|c| matches!(c, Component::Normal(_)));
    for name in [path, "index.html"] {
        let read = tokio::fs::read(folder.join(name)).await;
        if let (true, Ok(bytes)) = (plain, read) {
            return answer(name, bytes);
        }
    }
    from_program("")
}

/// Files with a hash in their name never change; the page itself is asked for each time.
fn answer(name: &str, bytes: Vec<u8>) -> Response {
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    let cache = match name.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, cache)], bytes).into_response()
}

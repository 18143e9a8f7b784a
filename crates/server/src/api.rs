//! The HTTP part.

mod account;
mod analysis;
mod games;
mod matches;
mod me;
mod ratings;
mod replay;
mod sessions;

use crate::doorway::Peer;
use crate::hall::Hall;
use crate::trouble::HttpTrouble;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use std::net::IpAddr;
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

type Shared = State<Arc<Hall>>;
type Answer<T> = Result<T, HttpTrouble>;

/// The head of the description; the routes bring the rest.
#[derive(OpenApi)]
#[openapi(info(
    title = "Sparhall",
    description = "The HTTP part of the hall. Matches are played over the WebSocket at \
                   `/api/socket`; see docs/protocol.md. Whatever changes something needs the \
                   cookie of `GET /api/me` and the header `x-sparhall: 1`."
))]
struct Described;

/// Every route with its description, so that none can be forgotten in either.
fn described() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(me::me, me::rename, me::forget))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::feats))
        .routes(routes!(ratings::mine))
        .routes(routes!(ratings::leaderboard))
        .routes(routes!(matches::lobby))
        .routes(routes!(matches::make))
        .routes(routes!(matches::line))
        .routes(routes!(matches::join))
        .routes(routes!(matches::leave))
        .routes(routes!(matches::hint))
        .routes(routes!(replay::replay))
        .routes(routes!(analysis::analysis))
        .routes(routes!(replay::journal))
        .routes(routes!(replay::go_on))
        .routes(routes!(account::make_account))
        .routes(routes!(account::log_in))
        .routes(routes!(sessions::log_out))
        .routes(routes!(account::recover))
        .routes(routes!(sessions::sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(sessions::device_link))
        .routes(routes!(sessions::use_device_link))
        .routes(routes!(me::export))
}

pub fn router(hall: Arc<Hall>) -> Router {
    let limit = hall.config.limits.message_bytes.max(16 * 1024);
    let (routes, description) = described().split_for_parts();
    let description = Arc::new(description);
    routes
        .route("/api/openapi.json", get(move || async move { Json((*description).clone()) }))
        .route("/healthz", get(|| async { "well\n" }))
        .route("/api/socket", get(socket))
        .fallback(crate::web::page)
        .layer(DefaultBodyLimit::max(limit))
        .layer(middleware::from_fn_with_state(hall.clone(), guard))
        .with_state(hall)
}

/// The address of the client, as far as it can be believed.
pub struct Address(pub String);

impl FromRequestParts<Arc<Hall>> for Address {
    type Rejection = HttpTrouble;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Answer<Self> {
        let from = parts.extensions.get::<ConnectInfo<Peer>>().map(|c| c.0.0.ip());
        Ok(Address(address(&parts.headers, from, hall.config.trusted_proxy)))
    }
}

/// For whoever counts by addresses: whoever has an IPv6 address has 2^64 of them.
fn address(headers: &HeaderMap, from: Option<IpAddr>, proxy: Option<IpAddr>) -> String {
    let forwarded = || {
        // Only the last entry of the last line was written by the proxy we trust.
        let said = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        said.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let from = from.map(|ip| ip.to_canonical());
    let trusted = from.is_some() && from == proxy.map(|ip| ip.to_canonical());
    match trusted.then(forwarded).flatten().or(from).map(|ip| ip.to_canonical()) {
        None => "unknown".into(),
        Some(IpAddr::V4(ip)) => ip.to_string(),
        Some(IpAddr::V6(ip)) => {
            let network = ip.to_bits() >> 64 << 64;
            format!("{}/64", std::net::Ipv6Addr::from_bits(network))
        }
    }
}

/// Every request passes here: pace, origin, and headers that keep the page to itself.
async fn guard(State(hall): Shared, request: Request, next: Next) -> Response {
    let from = request.extensions().get::<ConnectInfo<Peer>>().map(|c| c.0.0.ip());
    let address = address(request.headers(), from, hall.config.trusted_proxy);
    if hall.pace.requests.check_key(&address).is_err() {
        let words = "too many requests from your address; wait a moment";
        let trouble = HttpTrouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", words);
        return trouble.into_response();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.uri().path() == "/api/socket";
    if (changes || socket) && !is_own(request.headers(), &hall) {
        let words = "this request does not come from the hall's own page";
        return HttpTrouble::forbidden(words).into_response();
    }
    if changes && !request.headers().contains_key("x-sparhall") {
        return HttpTrouble::forbidden("the header `x-sparhall` is missing").into_response();
    }
    let mut response = next.run(request).await;
    crate::web::add_headers(response.headers_mut());
    response
}

/// Whether the page that sends this is our own. Programs that are no browsers send no origin.
fn is_own(headers: &HeaderMap, hall: &Hall) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|h| h.to_str().ok()).unwrap_or_default();
    let same_host = origin.split_once("://").is_some_and(|(_, of)| of == host);
    origin == hall.config.url() || (hall.config.public_url.is_none() && same_host)
}

async fn socket(
    State(hall): Shared,
    Address(address): Address,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let known = hall.must_know(&headers).await?;
    let visit = hall.doors.enter(&address, &known.player.id, &known.session.token)?;
    // Asked again, now that he would be shown out: the session may have ended just before.
    hall.must_know(&headers).await?;
    let limit = hall.config.limits.message_bytes;
    // Small buffers: the usual ones would cost a hundred kilobytes for every socket.
    let upgrade = upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        .read_buffer_size(2 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(512 * 1024);
    Ok(upgrade.on_upgrade(move |socket| crate::socket::serve(hall, visit, socket)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(lines: &[&'static str], from: &str, proxy: Option<&str>) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", axum::http::HeaderValue::from_static(line));
        }
        let ip = |text: &str| text.parse().expect("an address");
        address(&headers, Some(ip(from)), proxy.map(ip))
    }

    #[test]
    fn only_what_the_trusted_proxy_wrote_is_believed() {
        let proxy = Some("127.0.0.1");
        assert_eq!(seen(&["10.0.0.1, 10.0.0.2"], "127.0.0.1", proxy), "10.0.0.2");
        assert_eq!(seen(&["10.0.0.1", "10.0.0.2"], "127.0.0.1", proxy), "10.0.0.2");
        assert_eq!(seen(&["10.0.0.1"], "::ffff:127.0.0.1", proxy), "10.0.0.1");
        assert_eq!(seen(&["10.0.0.1", "whoever"], "127.0.0.1", proxy), "127.0.0.1");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.9", proxy), "10.0.0.9");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.9", None), "10.0.0.9");
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let one = seen(&[], "2001:db8:1:2:3:4:5:6", None);
        assert_eq!(one, "2001:db8:1:2::/64");
        assert_eq!(seen(&["2001:db8:1:2::9"], "::1", Some("::1")), one);
        assert_ne!(seen(&[], "2001:db8:1:3:3:4:5:6", None), one);
    }
}

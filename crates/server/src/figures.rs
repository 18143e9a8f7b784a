//! Figures for Prometheus, on an address of their own.

use axum::Router;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// How often what was measured is put into its buckets. Until then every single measurement is
/// kept, and perhaps nobody ever asks for the figures.
const UPKEEP: Duration = Duration::from_secs(5);

/// Seconds, from a quick commit to somebody who gives up.
const SECONDS: [f64; 12] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// Begins to count. A process counts once; a second hall in it shares the figures.
fn begin() -> Option<PrometheusHandle> {
    let seconds = Matcher::Suffix("_seconds".into());
    let builder = PrometheusBuilder::new().set_buckets_for_metric(seconds, &SECONDS).ok()?;
    builder.install_recorder().ok()
}

/// Counts and serves until the program ends. Where nobody can ask, nothing is counted.
pub async fn serve(at: SocketAddr) -> std::io::Result<()> {
    let listener = TcpListener::bind(at).await?;
    let Some(handle) = begin() else { return Ok(()) };
    let asked = handle.clone();
    let render = move || {
        let handle = asked.clone();
        async move { handle.render() }
    };
    let serve = axum::serve(listener, Router::new().route("/metrics", get(render)));
    tokio::select! {
        served = serve.into_future() => served,
        () = tidy(handle) => Ok(()),
    }
}

async fn tidy(handle: PrometheusHandle) {
    loop {
        tokio::time::sleep(UPKEEP).await;
        handle.run_upkeep();
    }
}

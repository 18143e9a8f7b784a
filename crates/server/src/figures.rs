//! Figures for Prometheus, on an address of their own.

use axum::Router;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Seconds, from a quick commit to somebody who gives up.
const SECONDS: [f64; 12] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// Begins to count. A process counts once; a second hall in it shares the figures.
pub fn begin() -> Option<PrometheusHandle> {
    let seconds = Matcher::Suffix("_seconds".into());
    let builder = PrometheusBuilder::new().set_buckets_for_metric(seconds, &SECONDS).ok()?;
    builder.install_recorder().ok()
}

/// Serves them until the program ends.
pub async fn serve(at: SocketAddr, handle: PrometheusHandle) -> std::io::Result<()> {
    let listener = TcpListener::bind(at).await?;
    let render = move || {
        let handle = handle.clone();
        async move { handle.render() }
    };
    axum::serve(listener, Router::new().route("/metrics", get(render))).await
}

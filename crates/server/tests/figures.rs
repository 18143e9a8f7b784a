//! Figures are counted where somebody can ask for them, and nowhere else: what is measured and
//! never asked for would be kept for ever.

mod common;

use common::Hall;

#[tokio::test]
async fn a_hall_without_an_address_for_figures_counts_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    hall.guest().await;
    assert!(metrics::set_global_recorder(metrics::NoopRecorder).is_ok(), "nobody counts yet");
    hall.close().await;
}

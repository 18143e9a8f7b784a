//! The hall online: HTTP, WebSocket, rooms and identity. It computes no rules; it asks the catalog.

mod allowance;
mod analysis;
mod api;
mod aside;
mod compress;
mod config;
mod doors;
mod doorway;
mod figures;
mod film;
mod folder;
mod hall;
mod identity;
mod keys;
mod luck;
mod pace;
mod passwords;
mod room;
mod socket;
mod strength;
#[cfg(test)]
mod testing;
mod time;
mod trouble;
mod web;

pub use config::{Config, Keep, Limits, Waits};
pub use folder::{back_up, restore};

use hall::Hall;
use keys::Keys;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use store::{Sqlite, Store, StoreError};
use tokio::net::TcpListener;

/// Why a hall cannot open.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{path}: {error}; choose another folder with --data")]
    Folder { path: std::path::PathBuf, error: std::io::Error },
    #[error("{path}: another hall uses this folder; stop it, or choose another with --data")]
    InUse { path: std::path::PathBuf },
    #[error("the key file cannot be used: {0}")]
    Keys(std::io::Error),
    #[error("nobody can listen at {at}: {error}; choose another address with --bind")]
    Bind { at: SocketAddr, error: std::io::Error },
    #[error(
        "with a seed everybody can foresee the deals: such a hall is for tests on this machine \
         alone; take the seed away, or listen at 127.0.0.1 without --public-url"
    )]
    Foreseen,
}

/// A hall that has opened its doors.
pub struct Open {
    pub address: SocketAddr,
    pub url: String,
    /// It listens at every address of the machine, and nobody said by which it is reached.
    pub is_nameless: bool,
    hall: Arc<Hall>,
    store: Arc<Sqlite>,
    listener: TcpListener,
    held: folder::Held,
}

/// Opens the database, goes on with every match that was running, and listens.
pub async fn open(mut config: Config) -> Result<Open, CannotOpen> {
    if let Some(seed) = config.seed {
        if config.is_public() {
            return Err(CannotOpen::Foreseen);
        }
        tracing::warn!("everybody can foresee the deals: all luck follows from the seed {seed}");
    }
    let held = folder::hold(&config.data)?;
    let store = Arc::new(Sqlite::open(&config.data.join(folder::DATABASE)).await?);
    let keys = Keys::open(&config.data.join("keys")).map_err(CannotOpen::Keys)?;
    let at = config.bind;
    let bind = |error| CannotOpen::Bind { at, error };
    let listener = TcpListener::bind(at).await.map_err(bind)?;
    let address = listener.local_addr().map_err(bind)?;
    config.bind = address;
    let url = config.url();
    let is_nameless = config.public_url.is_none() && address.ip().is_unspecified();
    let hall = Hall::new(config, store.clone(), keys);
    let back = hall.go_on().await?;
    if back > 0 {
        tracing::info!("{back} matches go on");
    }
    Ok(Open { address, url, is_nameless, hall, store, listener, held })
}

impl Open {
    /// Serves until `until` is done; then says goodbye to everyone and closes the database.
    pub async fn serve(self, until: impl Future<Output = ()> + Send + 'static) {
        let router = api::router(self.hall.clone());
        let service = router.into_make_service_with_connect_info::<doorway::Peer>();
        let hall = self.hall.clone();
        let tidy = tokio::spawn(tidy(self.hall.clone()));
        let films = tokio::spawn(film::keep_all(self.hall.clone()));
        let analyses = tokio::spawn(analysis::think_all(self.hall.clone()));
        let figures = self.hall.config.metrics_bind.map(|at| {
            tokio::spawn(async move {
                if let Err(e) = figures::serve(at).await {
                    tracing::error!("no figures at {at}: {e}; choose another --metrics-bind");
                }
            })
        });
        let stop = async move {
            until.await;
            hall.stop();
        };
        let doorway = doorway::Doorway::new(self.listener, &self.hall.config);
        let served = axum::serve(doorway, service).with_graceful_shutdown(stop);
        let waits = self.hall.config.waits;
        // Whoever does not hang up is cut off after a while.
        let stopping = self.hall.stopping();
        let patience = async move {
            Hall::stopped(stopping).await;
            tokio::time::sleep(waits.goodbyes).await;
        };
        tokio::select! {
            result = served.into_future() => if let Err(e) = result {
                tracing::error!("serving ended: {e}");
            },
            () = patience => tracing::info!("some connections were cut off"),
        }
        tidy.abort();
        analyses.abort();
        let aborted = films.abort_handle();
        if tokio::time::timeout(waits.films, films).await.is_err() {
            aborted.abort(); // the next hall makes up for it, unless it plays by other rules
            say_what_is_not_filmed(&self.store).await;
        }
        figures.iter().for_each(tokio::task::JoinHandle::abort);
        if tokio::time::timeout(waits.rooms, self.hall.emptied()).await.is_err() {
            tracing::warn!("some rooms were not closed in time; what was answered is kept");
        }
        let missed = self.hall.cinema.missed();
        if missed > 0 {
            tracing::warn!(
                "{missed} running matches were not filmed to their last move; should the next \
                 program play them by other rules, their replays will end early"
            );
        }
        self.store.close().await;
        drop(self.held);
    }
}

/// Finished matches that have no film yet. Under other rules nobody could make one.
async fn say_what_is_not_filmed(store: &Sqlite) {
    let mut missing = 0;
    for game in catalog::games() {
        let unfilmed = store.unfilmed(game.name(), game.rules_version(), film::JOURNAL).await;
        missing += unfilmed.map_or(0, |unfilmed| unfilmed.len());
    }
    if missing > 0 {
        tracing::warn!(
            "{missing} finished matches are not filmed yet; start this program once more before \
             one with other rules, or they will have no replays"
        );
    }
}

/// Now and then, what is no longer needed is let go.
async fn tidy(hall: Arc<Hall>) {
    loop {
        tokio::time::sleep(hall.config.tidy_every).await;
        hall.pace.tidy();
        hall.think.allowance.tidy(Instant::now());
        hall.forget_what_is_old(time::now()).await;
    }
}

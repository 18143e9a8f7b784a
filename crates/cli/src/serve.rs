//! `sparhall serve`: the hall, until it is told to stop.

use crate::args::{Backup, Restore, Serve};
use crate::data;
use crate::fail::Fail;
use server::{Config, Limits};
use std::time::Duration;

pub fn run(args: &Serve) -> Result<(), Fail> {
    let config = Config {
        public_url: args.public_url.clone(),
        trusted_proxy: args.trusted_proxy,
        metrics_bind: args.metrics_bind,
        web: args.web.clone(),
        bot_pause: Duration::from_millis(args.bot_pause),
        limits: Limits { requests_per_second: args.requests_per_second, ..Limits::default() },
        ..Config::at(args.bind, data::folder(&args.data)?)
    };
    start_logging();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let open = server::open(config).await.map_err(|e| Fail::found(e.to_string()))?;
        println!("The hall is open at {}", open.url);
        open.serve(told_to_stop()).await;
        Ok(())
    })
}

pub fn back_up(args: &Backup) -> Result<(), Fail> {
    let folder = data::folder(&args.data)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(server::back_up(&folder, &args.to));
    done.map_err(|e| Fail::found(e.to_string()))?;
    println!("Everything is copied to {}", args.to.display());
    Ok(())
}

pub fn restore(args: &Restore) -> Result<(), Fail> {
    let folder = data::folder(&args.data)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(server::restore(&folder, &args.from));
    let aside = done.map_err(|e| Fail::found(e.to_string()))?;
    println!("{} is in place in {}", args.from.display(), folder.display());
    if let Some(aside) = aside {
        println!("What was there before is kept as {}", aside.display());
    }
    Ok(())
}

/// Logs go to standard error; `SPARHALL_LOG` says how much, such as `debug` or `server=trace`.
fn start_logging() {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_env("SPARHALL_LOG");
    let filter = filter.unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
}

/// Done when the program is interrupted or asked to end.
async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            return interrupted.await;
        };
        tokio::select! {
            () = interrupted => (),
            _ = terminated.recv() => (),
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

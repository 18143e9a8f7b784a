//! `sparhall serve`: the hall, until it is told to stop.

use crate::args::{Backup, Restore, Serve};
use crate::data;
use crate::fail::Fail;

pub fn run(args: &Serve) -> Result<(), Fail> {
    let settings = args.settings.clone().or(args.config.read()?);
    let folder = data::folder_of(&args.data, settings.data.clone())?;
    start_logging(settings.log.as_deref())?;
    let config = server::Config { seed: seed_for_tests()?, ..settings.config(folder)? };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let open = server::open(config).await.map_err(|e| Fail::found(e.to_string()))?;
        println!("The hall is open at {}", open.url);
        if open.is_nameless {
            println!(
                "From elsewhere it is reached by this machine's name or address; --public-url says \
                 which, so that links lead there."
            );
        }
        open.serve(told_to_stop()).await;
        Ok(())
    })
}

pub fn back_up(args: &Backup) -> Result<(), Fail> {
    let folder = data::folder_of(&args.data, args.config.read()?.data)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(server::back_up(&folder, &args.to));
    done.map_err(|e| Fail::found(e.to_string()))?;
    println!("Everything is copied to {}", args.to.display());
    Ok(())
}

pub fn restore(args: &Restore) -> Result<(), Fail> {
    let folder = data::folder_of(&args.data, args.config.read()?.data)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(server::restore(&folder, &args.from));
    let aside = done.map_err(|e| Fail::found(e.to_string()))?;
    println!("{} is in place in {}", args.from.display(), folder.display());
    if let Some(aside) = aside {
        println!("What was there before is kept as {}", aside.display());
    }
    Ok(())
}

/// Tests in a browser want the same deals again. It is no setting, so that no hall for people has
/// it by accident; a hall that opens with it says so, and a public one does not open.
fn seed_for_tests() -> Result<Option<u64>, Fail> {
    const NAME: &str = "SPARHALL_SEED_FOR_TESTS";
    let Some(said) = std::env::var_os(NAME) else { return Ok(None) };
    let seed = said.to_str().and_then(|said| said.parse().ok());
    let wrong = || Fail::asked(format!("`{NAME}` must be a whole number; leave it out to play"));
    seed.ok_or_else(wrong).map(Some)
}

/// Logs go to standard error.
fn start_logging(filter: Option<&str>) -> Result<(), Fail> {
    use std::io::IsTerminal;
    use tracing_subscriber::EnvFilter;
    let filter = filter.unwrap_or("info");
    let read = EnvFilter::try_new(filter);
    let read = read.map_err(|e| Fail::asked(format!("`log` is `{filter}`: {e}")))?;
    let plain = !std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(read).with_ansi(!plain);
    log.with_writer(std::io::stderr).init();
    Ok(())
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

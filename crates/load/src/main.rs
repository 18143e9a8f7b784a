//! Fills a hall with matches over real sockets and measures it: how long an answer takes to reach
//! whoever gave it and whoever waits for it, with every answer durable before it is told.
//!
//! The hall runs in a process of its own, with its usual settings. Every person comes from an
//! address of his own (127.x.y.z), as people do.

mod figures;
mod hall;
mod person;
mod seat;

use clap::Parser;
use clap::builder::RangedU64ValueParser;
use figures::Figures;
use hall::Hall;
use person::Person;
use seat::Play;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many people come in at the same time.
const AT_ONCE: usize = 64;

#[derive(Parser, Clone)]
#[command(about = "Fills a hall with matches and measures it.")]
struct Args {
    /// Matches held at once, two people each.
    #[arg(long, default_value_t = 5000, value_parser = at_least_one())]
    matches: usize,
    /// People who watch, one match each.
    #[arg(long, default_value_t = 1000)]
    spectators: usize,
    /// Answers a second in all matches together.
    #[arg(long, default_value_t = 1000)]
    rate: u32,
    /// How long to measure, after as long a time to settle as one answer of every match takes.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The mode of all matches.
    #[arg(long, default_value = "simple")]
    mode: String,
    /// The hall's program; beside this one if not said.
    #[arg(long)]
    program: Option<PathBuf>,
}

/// A hall where nothing is played cannot be measured.
fn at_least_one() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..)
}

#[tokio::main]
async fn main() -> Result<(), String> {
    let args = Args::parse();
    let hall = Hall::start(args.program.clone())?;
    let began = Instant::now();
    let play = Arc::new(Play {
        hall: hall.address,
        mode: args.mode.clone(),
        pause: Duration::from_secs_f64(args.matches as f64 / f64::from(args.rate.max(1))),
        figures: Figures::default(),
    });
    let watched = fill(&args, &play).await?;
    watch(&args, &play, &watched).await?;
    println!("{} matches are made in {:.0} s", args.matches, began.elapsed().as_secs_f64());
    play.figures.wait_until_playing(2 * args.matches).await;
    tokio::time::sleep(2 * play.pause).await;
    let (before, start) = (hall.processor_seconds(), Instant::now());
    play.figures.begin();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let seconds = start.elapsed().as_secs_f64();
    let report = play.figures.report(seconds);
    println!("{report}");
    let cores = (hall.processor_seconds() - before) / seconds;
    println!(
        "the hall used {cores:.2} processors and {} MB (at most {} MB)",
        hall.megabytes("VmRSS"),
        hall.megabytes("VmHWM")
    );
    play.figures.close();
    match play.figures.all_go_on() {
        true => Ok(()),
        false => Err("some matches could not go on".into()),
    }
}

/// All matches with their people; their seats play from now on. Returns the matches.
async fn fill(args: &Args, play: &Arc<Play>) -> Result<Vec<String>, String> {
    let mut ids = Vec::with_capacity(args.matches);
    let mut coming = JoinSet::new();
    for i in 0..args.matches {
        let play = play.clone();
        coming.spawn(async move {
            let (anna, ben) = (2 * i, 2 * i + 1);
            let anna = Person::come(play.hall, anna as u32).await?;
            let ben = Person::come(play.hall, ben as u32).await?;
            seat::pair(&play, anna, ben).await
        });
        if coming.len() >= AT_ONCE || i + 1 == args.matches {
            let wanted = if i + 1 == args.matches { 0 } else { AT_ONCE / 2 };
            while coming.len() > wanted {
                let id = coming.join_next().await.expect("somebody comes");
                ids.push(id.map_err(|e| e.to_string())??);
            }
        }
    }
    Ok(ids)
}

/// People who only watch.
async fn watch(args: &Args, play: &Arc<Play>, ids: &[String]) -> Result<(), String> {
    for i in 0..args.spectators {
        let carl = Person::come(play.hall, (2 * args.matches + i) as u32).await?;
        let id = ids[i % ids.len()].clone();
        let line = carl.follow(&id).await?;
        tokio::spawn(seat::look_on(play.clone(), line));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_without_matches_is_not_measured() {
        let matches = |n: &str| Args::try_parse_from(["load", "--matches", n]).map(|a| a.matches);
        assert_eq!(matches("1").ok(), Some(1));
        let refused = matches("0").expect_err("nobody would have anything to watch");
        assert!(refused.to_string().contains("0 is not in 1.."), "{refused}");
    }
}

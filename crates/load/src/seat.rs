//! A seat that is played at a steady pace: any answer that is offered, after a pause.

use crate::figures::Figures;
use crate::person::{Line, Person, say};
use futures_util::StreamExt;
use serde::Deserialize;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// What all seats of all matches share.
pub struct Play {
    pub hall: SocketAddr,
    pub mode: String,
    /// How long a match rests between two answers.
    pub pause: Duration,
    pub figures: Figures,
}

/// As much of a message as a player who plays anything needs.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    code: String,
    table: Option<Table>,
}

#[derive(Deserialize)]
struct Table {
    status: String,
    you: Option<String>,
    waiting: Vec<String>,
    prompt: Option<Prompt>,
}

#[derive(Deserialize)]
struct Prompt {
    id: u32,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    label: String,
}

/// When the last answer of a match was sent, until everyone has been told of it.
#[derive(Default)]
struct Clock {
    sent: Option<Instant>,
    other_told: bool,
}

/// Begins a match between two people and plays it, and another one whenever it is over.
pub async fn pair(play: &Arc<Play>, anna: Person, ben: Person) -> Result<String, String> {
    let mut begun = begin(play, &anna, &ben).await?;
    let (play, id) = (play.clone(), begun.0.clone());
    tokio::spawn(async move {
        loop {
            let (id, a, b) = begun;
            let clock = Mutex::new(Clock::default());
            let (first, second) = tokio::join!(
                play_seat(&play, &anna, &id, a, &clock),
                play_seat(&play, &ben, &id, b, &clock)
            );
            begun = match first.and(second) {
                Ok(()) => match begin(&play, &anna, &ben).await {
                    Ok(next) => next,
                    Err(e) => return play.figures.lost(&e),
                },
                Err(e) => return play.figures.lost(&e),
            };
        }
    });
    Ok(id)
}

async fn begin(play: &Play, anna: &Person, ben: &Person) -> Result<(String, Line, Line), String> {
    let id = anna.make(&play.mode).await?;
    ben.join(&id).await?;
    let (a, b) = (anna.follow(&id).await?, ben.follow(&id).await?);
    Ok((id, a, b))
}

async fn play_seat(
    play: &Play,
    person: &Person,
    id: &str,
    mut line: Line,
    clock: &Mutex<Clock>,
) -> Result<(), String> {
    let nonce = format!(r#"{{"v":1,"type":"nonce","match":"{id}","nonce":"{}"}}"#, person.id);
    say(&mut line, nonce).await?;
    let mut dice = person.id.bytes().fold(1_u64, |d, b| d.wrapping_mul(31) + u64::from(b));
    let (mut answered, mut n, mut mine, mut playing) = (0, 0_u32, None, false);
    let mut due: Option<(tokio::time::Instant, String)> = None;
    loop {
        let at = due.as_ref().map(|(at, _)| *at);
        tokio::select! {
            message = line.next() => {
                let message = message.ok_or("the hall hung up")?.map_err(|e| e.to_string())?;
                let Message::Text(text) = message else { continue };
                let now = Instant::now();
                let heard: Heard = serde_json::from_str(&text).map_err(|e| e.to_string())?;
                if heard.kind == "error" && heard.code != "stale" {
                    return Err(text.to_string());
                }
                let Some(table) = heard.table else { continue };
                told(play, clock, &mut mine, now);
                if table.status == "ended" {
                    return Ok(());
                }
                if !playing && table.status == "running" {
                    playing = true;
                    play.figures.plays();
                }
                let Some(prompt) = table.prompt.filter(|p| p.id != answered) else { continue };
                if table.you.is_some_and(|you| table.waiting.contains(&you)) {
                    dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let label = &prompt.choices[(dice >> 33) as usize % prompt.choices.len()].label;
                    (answered, n) = (prompt.id, n + 1);
                    let answer = serde_json::json!({"v": 1, "type": "answer", "match": id,
                        "prompt": prompt.id, "choice": label, "client": format!("{n}")});
                    // Half to one and a half times the pause, so that matches do not march in step.
                    let part = 0.5 + (dice >> 40) as f64 / (1_u64 << 24) as f64;
                    let at = tokio::time::Instant::now() + play.pause.mul_f64(part);
                    due = Some((at, answer.to_string()));
                }
            }
            () = wait(at) => {
                let (_, answer) = due.take().expect("something is due");
                let now = Instant::now();
                *clock.lock().expect("nobody panics with it") =
                    Clock { sent: Some(now), other_told: false };
                mine = Some(now);
                say(&mut line, answer).await?;
            }
        }
    }
}

/// Notes how long this message took, if it is the first one after an answer.
fn told(play: &Play, clock: &Mutex<Clock>, mine: &mut Option<Instant>, now: Instant) {
    if let Some(sent) = mine.take() {
        play.figures.answerer(now - sent);
        return;
    }
    let mut clock = clock.lock().expect("nobody panics with it");
    if let (Some(sent), false) = (clock.sent, clock.other_told) {
        clock.other_told = true;
        play.figures.other(now - sent);
    }
}

async fn wait(at: Option<tokio::time::Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

/// Somebody who only looks.
pub async fn look_on(play: Arc<Play>, mut line: Line) {
    while let Some(Ok(message)) = line.next().await {
        if let Message::Text(text) = message {
            play.figures.watched(text.len());
        }
    }
}

//! The hall is killed again and again in the middle of play; no answer it acknowledged is lost,
//! and every match goes on to its end.

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "common/mod.rs"]
mod program;

use common::{Person, is_asked, is_over};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Enough play for all kills: a match has well over a hundred answers.
fn matches() -> usize {
    12.max(kills() as usize / 3)
}

/// How often the hall is killed; more at night.
fn kills() -> u32 {
    std::env::var("SPARHALL_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(25)
}

/// How long a hall may take until it is up again: it plays all matches to where they were, one
/// after the other.
fn patience() -> Duration {
    Duration::from_secs(20 + 2 * matches() as u64)
}

/// The real program, in a process that can be killed.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// It listens wherever there is room: the address of one that was killed may be another's.
    fn start(data: &Path) -> Process {
        let mut child = program::command(&["serve", "--bind", "127.0.0.1:0", "--bot-pause", "0"])
            .args(["--requests-per-second", "10000", "--trusted-proxy", "127.0.0.1"])
            .args(["--log", "error", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stderr(Stdio::inherit()) // why it does not start, if it does not
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.trim().rsplit("//").next().and_then(|a| a.parse().ok());
        let address = address.unwrap_or_else(|| panic!("the hall is not open: it says `{line}`"));
        Process { child, address }
    }

    fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Plays one seat to the end, whatever happens to the hall. Returns the acknowledged answers.
async fn persist(
    person: Person,
    id: String,
    seat: u64,
    all: Arc<watch::Sender<u64>>,
    mut open_at: watch::Receiver<SocketAddr>,
) -> Vec<String> {
    let mut dice = seat.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut acknowledged = Vec::new();
    let mut open: Option<(Value, String)> = None; // sent and not acknowledged
    let mut sent = 0;
    loop {
        let Some(mut socket) = connect(&person, &mut open_at).await else { continue };
        let follow = json!({"v": 1, "type": "follow", "match": id});
        let nonce = json!({"v": 1, "type": "nonce", "match": id, "nonce": person.id});
        let mut greeting = vec![follow, nonce];
        greeting.extend(open.iter().map(|(message, _)| message.clone()));
        for message in greeting {
            let _ = socket.send(Message::Text(message.to_string().into())).await;
        }
        let mut table = Value::Null;
        while let Ok(Some(Ok(message))) =
            tokio::time::timeout(Duration::from_secs(20), socket.next()).await
        {
            let Ok(text) = message.to_text() else { continue };
            let message: Value = serde_json::from_str(text).unwrap_or_default();
            let about_open = open.as_ref().is_some_and(|(m, _)| m["client"] == message["client"]);
            if message["type"] == "done" && about_open {
                acknowledged.extend(open.take().map(|(_, label)| label));
                all.send_modify(|n| *n += 1);
            } else if message["type"] == "error" && about_open {
                assert_ne!(message["code"], "illegal", "{message}");
                open = None; // it was lost with the hall, and the question is another by now
            }
            if message["table"].is_object() {
                table = message["table"].clone();
            }
            if is_over(&table) && open.is_none() {
                return acknowledged;
            }
            if is_asked(&table) && open.is_none() {
                sent += 1;
                let (answer, label) = choose(&person, &id, &table, &mut dice, sent);
                let text = Message::Text(answer.to_string().into());
                table["waiting"] = json!([]); // until the hall says otherwise
                open = Some((answer, label));
                if socket.send(text).await.is_err() {
                    break;
                }
            }
        }
    }
}

/// Some answer to what is asked, as a message and by its label.
fn choose(person: &Person, id: &str, table: &Value, dice: &mut u64, n: u32) -> (Value, String) {
    let choices = table["prompt"]["choices"].as_array().expect("choices");
    *dice ^= *dice << 13;
    *dice ^= *dice >> 7;
    *dice ^= *dice << 17;
    let label = choices[*dice as usize % choices.len()]["label"].as_str().expect("a label");
    let answer = json!({"v": 1, "type": "answer", "match": id, "choice": label,
        "prompt": table["prompt"]["id"], "client": format!("{}-{n}", person.id)});
    (answer, label.to_string())
}

type Line =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// A line to the hall. While it is down, this waits until it was started again.
async fn connect(person: &Person, open_at: &mut watch::Receiver<SocketAddr>) -> Option<Line> {
    let url = format!("ws://{}/api/socket", *open_at.borrow_and_update());
    let mut request = url.into_client_request().expect("an address");
    request.headers_mut().insert("cookie", person.cookie.parse().expect("a cookie"));
    request.headers_mut().insert(FORWARDED, address_of(&person.id).parse().expect("an address"));
    match tokio_tungstenite::connect_async(request).await {
        Ok((socket, _)) => Some(socket),
        Err(Error::Http(refused)) => panic!("the hall refuses a player: {refused:?}"),
        Err(_) => {
            let again = tokio::time::timeout(patience(), open_at.changed()).await;
            again.expect("a hall that is down is started again").expect("the test goes on");
            None
        }
    }
}

/// Everyone comes from an address of his own: what one address may do is limited.
const FORWARDED: &str = "x-forwarded-for";

fn address_of(person: &str) -> String {
    let sum = person.bytes().fold(7_u32, |sum, b| sum.wrapping_mul(31).wrapping_add(b.into()));
    std::net::Ipv4Addr::from(sum).to_string()
}

async fn guest(address: SocketAddr, number: usize) -> Person {
    let mut person = Person { address, cookie: String::new(), id: String::new() };
    let from = address_of(&number.to_string());
    let (_, me, cookie) = person.send("GET", "/api/me", None, &[(FORWARDED, &from)]).await;
    person.cookie = cookie.expect("a new guest gets a cookie");
    person.id = me["id"].as_str().expect("an id").to_string();
    person
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_hall_loses_no_answer() {
    let data = tempfile::tempdir().expect("a folder");
    let mut hall = Process::start(data.path());
    let (all, mut seen) = watch::channel(0);
    let all = Arc::new(all);
    let open_at = watch::Sender::new(hall.address);
    let mut players = Vec::new();
    for i in 0..matches() {
        let anna = guest(hall.address, 2 * i).await;
        let ben = guest(hall.address, 2 * i + 1).await;
        let id = anna.make("full", json!([{"kind": "me"}, {"kind": "open"}])).await;
        ben.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
        for (seat, person) in [(0, anna), (1, ben)] {
            let (dice, open_at) = (2 * i as u64 + seat, open_at.subscribe());
            let playing = persist(person.clone(), id.clone(), dice, all.clone(), open_at);
            let task = tokio::spawn(playing);
            players.push((id.clone(), seat, person, task));
        }
    }
    // Killed in the middle of play: after some more answers, as chance will have it.
    let (mut dice, mut target) = (12_345_u64, 0);
    for _ in 0..kills() {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        target += 1 + (dice >> 40) % 50;
        seen.wait_for(|n| *n >= target).await.expect("somebody still plays");
        hall.kill();
        hall = Process::start(data.path());
        open_at.send_replace(hall.address);
    }
    for (id, seat, person, task) in players {
        let acknowledged = task.await.expect("every match comes to its end");
        let person = Person { address: hall.address, ..person };
        let (status, replay) = person.get(&format!("/api/matches/{id}/replay?eyes=all")).await;
        assert_eq!(status, 200, "{replay}");
        let own = format!("P{}: ", seat + 1);
        let frames = replay["frames"].as_array().expect("frames").iter();
        let answers = frames.filter_map(|f| f["answer"].as_str());
        let kept: Vec<&str> = answers.filter_map(|a| a.strip_prefix(own.as_str())).collect();
        assert_eq!(kept, acknowledged, "{id} {own}");
    }
}

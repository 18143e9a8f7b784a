//! A hall of its own for each test, and people who play in it over HTTP and WebSocket.
#![allow(dead_code)] // each test uses some of it

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Waits};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Long enough for a busy machine; nothing waits for it when all is well.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// Far more than any test takes.
const AGES: Duration = Duration::from_secs(60 * 60);

/// What luck and bots follow from: the same in every run, with short games, or as `SPARHALL_SEED`
/// says.
fn seed() -> u64 {
    let seed = std::env::var("SPARHALL_SEED").unwrap_or("3".to_string());
    println!("the luck follows from SPARHALL_SEED={seed}"); // shown by a test that fails
    seed.parse().expect("SPARHALL_SEED is a whole number")
}

/// Asks again and again until there is something.
pub async fn in_the_end<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let asking = async {
        loop {
            if let Some(found) = ask().await {
                return found;
            }
            tokio::task::yield_now().await;
        }
    };
    let found = tokio::time::timeout(PATIENCE, asking).await;
    found.unwrap_or_else(|_| panic!("never: {what}"))
}

/// A running hall.
pub struct Hall {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
}

impl Hall {
    pub async fn open(data: &Path) -> Hall {
        Self::with(data, |_| ()).await
    }

    pub async fn with(data: &Path, change: impl FnOnce(&mut Config)) -> Hall {
        let mut config = Config::at(([127, 0, 0, 1], 0).into(), data.to_path_buf());
        config.bot_pause = Duration::ZERO;
        config.seed = Some(seed());
        // Whoever follows a match adds to its luck, and what is to be kept is waited for.
        config.waits =
            Waits { nonces: AGES, films: AGES, last_films: AGES, rooms: AGES, ..Waits::default() };
        config.limits.requests_per_second = 10_000;
        config.limits.messages_per_second = 10_000;
        config.limits.guests_per_hour = 10_000;
        change(&mut config);
        let open = server::open(config).await.expect("the hall opens");
        let address = open.address;
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async move { drop(stopped.await) };
        let task = tokio::spawn(open.serve(until));
        Hall { address, stop: Some(stop), task }
    }

    pub async fn close(mut self) {
        drop(self.stop.take());
        self.task.await.expect("the hall closes");
    }

    pub async fn guest(&self) -> Person {
        let mut person = Person { address: self.address, cookie: String::new(), id: String::new() };
        let (status, me, cookie) = person.ask("GET", "/api/me", None).await;
        assert_eq!(status, 200, "{me}");
        person.cookie = cookie.expect("a new guest gets a cookie");
        person.id = me["id"].as_str().expect("an id").to_string();
        person
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: String,
    pub id: String,
}

impl Person {
    /// The same person after the hall moved to another address.
    pub fn at(&self, hall: &Hall) -> Person {
        Person { address: hall.address, ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let (status, body, _) = self.ask("GET", path, None).await;
        (status, body)
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let (status, body, _) = self.ask("POST", path, Some(body)).await;
        (status, body)
    }

    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> (u16, Value, Option<String>) {
        let own = [("x-sparhall", "1")];
        self.send(method, path, body.map(|b| b.to_string()), &own).await
    }

    /// One request with these headers, over a connection of its own.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> (u16, Value, Option<String>) {
        let answer = self.raw(method, path, body, headers).await;
        read_answer(&String::from_utf8_lossy(&answer))
    }

    /// The answer as it comes, head and body.
    pub async fn raw(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> Vec<u8> {
        let body = body.unwrap_or_default();
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n\
             content-type: application/json\r\n",
            self.address,
            body.len()
        );
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if !self.cookie.is_empty() {
            head += &format!("cookie: {}\r\n", self.cookie);
        }
        let mut stream = TcpStream::connect(self.address).await.expect("the hall listens");
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).await.expect("a request");
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await; // a refused body may reset the connection
        answer
    }

    /// Makes a match and says its id.
    pub async fn make(&self, mode: &str, seats: Value) -> String {
        self.make_of("flash-duel", mode, seats).await
    }

    /// The same of another game.
    pub async fn make_of(&self, game: &str, mode: &str, seats: Value) -> String {
        let wish = json!({"game": game, "mode": mode, "seats": seats,
            "options": {}, "visibility": "link"});
        self.make_as(wish).await
    }

    pub async fn make_as(&self, wish: Value) -> String {
        let (status, made) = self.post("/api/matches", wish).await;
        assert_eq!(status, 200, "{made}");
        made["match"].as_str().expect("an id").to_string()
    }

    pub async fn socket(&self) -> Socket {
        self.try_socket().await.expect("a socket")
    }

    /// A socket, or the status and words of the refusal.
    pub async fn try_socket(&self) -> Result<Socket, (u16, Value)> {
        let url = format!("ws://{}/api/socket", self.address);
        let mut request = url.into_client_request().expect("an address");
        let cookie = self.cookie.parse().expect("a cookie");
        request.headers_mut().insert("cookie", cookie);
        let stream = match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => stream,
            Err(Error::Http(answer)) => {
                let body = answer.body().as_deref().unwrap_or_default();
                let body = serde_json::from_slice(body).unwrap_or_default();
                return Err((answer.status().as_u16(), body));
            }
            Err(e) => panic!("no socket: {e}"),
        };
        static PAGES: AtomicU32 = AtomicU32::new(0);
        let page = PAGES.fetch_add(1, Ordering::Relaxed);
        Ok(Socket { stream, sent: 0, name: format!("{}-{page}", self.id) })
    }

    /// A socket that follows this match, and the first it is told.
    pub async fn follow(&self, id: &str) -> (Socket, Value) {
        let mut socket = self.socket().await;
        socket.say(json!({"type": "follow", "match": id})).await;
        let snapshot = socket.hear("snapshot").await;
        let seat = &snapshot["table"]["you"];
        if !seat.is_null() {
            socket.say(json!({"type": "nonce", "match": id, "nonce": seat})).await;
        }
        (socket, snapshot)
    }
}

fn read_answer(text: &str) -> (u16, Value, Option<String>) {
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
    let cookie = head.lines().find_map(|l| {
        let (name, value) = l.split_once(':')?;
        let value = value.trim().split(';').next()?;
        name.eq_ignore_ascii_case("set-cookie").then(|| value.to_string())
    });
    let value = serde_json::from_str(body).unwrap_or_else(|_| Value::String(body.to_string()));
    (status, value, cookie)
}

/// One page's line to the hall.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    sent: u32,
    name: String,
}

impl Socket {
    pub async fn say(&mut self, mut message: Value) {
        message["v"] = json!(1);
        self.say_text(&message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        let text = Message::Text(text.to_string().into());
        self.stream.send(text).await.expect("the socket is open");
    }

    pub async fn say_bytes(&mut self, bytes: &[u8]) {
        let bytes = Message::Binary(bytes.to_vec().into());
        self.stream.send(bytes).await.expect("the socket is open");
    }

    /// The next message, if the socket stays open.
    pub async fn next(&mut self) -> Option<Value> {
        // Pings alone are nothing that was waited for.
        let patience = tokio::time::Instant::now() + PATIENCE;
        loop {
            let next = tokio::time::timeout_at(patience, self.stream.next());
            match next.await.expect("the hall says something")? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => (),
            }
        }
    }

    /// Reads what comes without an answer, not even to a ping, until the hall hangs up.
    pub async fn hung_up(mut self) {
        let MaybeTlsStream::Plain(stream) = self.stream.get_mut() else { panic!("no TLS here") };
        let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut Vec::new())).await;
        let _ = read.expect("the hall hangs up"); // however it does
    }

    /// The next message of this type; others are passed over.
    pub async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// A new id for a message of this page.
    pub fn client(&mut self) -> String {
        self.sent += 1;
        format!("{}-{}", self.name, self.sent)
    }

    pub async fn answer(&mut self, id: &str, prompt: &Value, choice: &str) -> String {
        let client = self.client();
        self.say(json!({"type": "answer", "match": id, "prompt": prompt["id"],
            "choice": choice, "client": client}))
            .await;
        client
    }

    /// Waits until the table satisfies this, starting from what is known. Where any of several
    /// may answer, somebody else may have been quicker: that is no fault.
    pub async fn until(&mut self, mut table: Value, done: impl Fn(&Value) -> bool) -> Value {
        while !done(&table) {
            let message = self.next().await.expect("the socket is open");
            assert!(message["type"] != "error" || message["code"] == "stale", "{message}");
            if message["type"] == "update" || message["type"] == "snapshot" {
                table = message["table"].clone();
            }
        }
        table
    }
}

/// Whether this viewer owes an answer.
pub fn is_asked(table: &Value) -> bool {
    let you = &table["you"];
    table["waiting"].as_array().is_some_and(|w| !you.is_null() && w.contains(you))
}

pub fn is_over(table: &Value) -> bool {
    table["status"] == "ended"
}

/// Plays a seat to the end of the match, each answer chosen by a small generator.
pub async fn play_on(socket: &mut Socket, id: &str, mut table: Value, seed: u64) -> Value {
    let mut dice = seed;
    loop {
        table = socket.until(table, |t| is_asked(t) || is_over(t)).await;
        if is_over(&table) {
            return table;
        }
        let prompt = table["prompt"].clone();
        let choices = prompt["choices"].as_array().expect("choices");
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = &choices[(dice >> 33) as usize % choices.len()]["label"];
        let choice = choice.as_str().expect("a label").to_string();
        socket.answer(id, &prompt, &choice).await;
        let before = prompt["id"].clone();
        table = socket
            .until(table, |t| t["prompt"]["id"] != before || !is_asked(t) || is_over(t))
            .await;
    }
}

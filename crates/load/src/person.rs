//! Somebody who comes to the hall from an address of his own.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

pub type Line = WebSocketStream<TcpStream>;

#[derive(Clone)]
pub struct Person {
    hall: SocketAddr,
    from: Ipv4Addr,
    cookie: String,
    pub id: String,
}

fn words(e: impl std::fmt::Display) -> String {
    e.to_string()
}

impl Person {
    /// A new guest.
    pub async fn come(hall: SocketAddr, number: u32) -> Result<Person, String> {
        let from = Ipv4Addr::from(u32::from(Ipv4Addr::new(127, 1, 0, 1)) + number);
        let mut person = Person { hall, from, cookie: String::new(), id: String::new() };
        let (head, me) = person.ask("GET", "/api/me", "").await?;
        let cookie = head.lines().find_map(|l| {
            let (name, value) = l.split_once(':')?;
            let value = value.trim().split(';').next()?;
            name.eq_ignore_ascii_case("set-cookie").then(|| value.to_string())
        });
        person.cookie = cookie.ok_or_else(|| format!("no cookie: {head}"))?;
        person.id = me["id"].as_str().ok_or("a guest without an id")?.to_string();
        Ok(person)
    }

    async fn connect(&self) -> Result<TcpStream, String> {
        let socket = TcpSocket::new_v4().map_err(words)?;
        socket.bind((IpAddr::V4(self.from), 0).into()).map_err(words)?;
        socket.connect(self.hall).await.map_err(words)
    }

    /// One request over a connection of its own.
    async fn ask(
        &self,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<(String, serde_json::Value), String> {
        let mut stream = self.connect().await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nx-sparhall: 1\r\n\
             cookie: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.hall,
            self.cookie,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.map_err(words)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map_err(words)?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if !head.starts_with("HTTP/1.1 200") {
            return Err(format!("{method} {path}: {answer}"));
        }
        Ok((head.to_string(), serde_json::from_str(body).map_err(words)?))
    }

    /// Makes a match for two and says its id.
    pub async fn make(&self, mode: &str) -> Result<String, String> {
        let wish = serde_json::json!({"game": "flash-duel", "mode": mode, "options": {},
            "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "link"});
        let (_, made) = self.ask("POST", "/api/matches", &wish.to_string()).await?;
        Ok(made["match"].as_str().ok_or("a match without an id")?.to_string())
    }

    pub async fn join(&self, id: &str) -> Result<(), String> {
        self.ask("POST", &format!("/api/matches/{id}/join"), r#"{"seat":null}"#).await.map(|_| ())
    }

    /// A socket that follows this match. Small buffers, as many are open at once.
    pub async fn follow(&self, id: &str) -> Result<Line, String> {
        let mut request =
            format!("ws://{}/api/socket", self.hall).into_client_request().map_err(words)?;
        request.headers_mut().insert("cookie", self.cookie.parse().map_err(words)?);
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let stream = self.connect().await?;
        let (mut line, _) =
            client_async_with_config(request, stream, Some(small)).await.map_err(words)?;
        let follow = format!(r#"{{"v":1,"type":"follow","match":"{id}"}}"#);
        say(&mut line, follow).await?;
        Ok(line)
    }
}

pub async fn say(line: &mut Line, text: String) -> Result<(), String> {
    use futures_util::SinkExt;
    line.send(Message::Text(text.into())).await.map_err(words)
}

//! The doorway: how many connections there are before anybody has said who he is. Whoever says
//! nothing for long is let go, so that nobody can fill the doorway by standing in it.

use crate::config::Config;
use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep};

/// How many connections there may be.
#[derive(Clone, Copy)]
struct Room {
    in_all: usize,
    /// From one address; the trusted proxy speaks for many.
    from_one: usize,
    proxy: Option<IpAddr>,
    /// How long nothing may come and nothing go.
    silence: Duration,
}

/// Who stands there.
#[derive(Default)]
struct Standing {
    in_all: usize,
    from: HashMap<IpAddr, usize>,
}

pub struct Doorway {
    listener: TcpListener,
    room: Room,
    standing: Arc<Mutex<Standing>>,
}

/// Where a connection comes from.
#[derive(Clone, Copy)]
pub struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, Doorway>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Doorway>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

impl Doorway {
    /// Twice as many as there may be sockets: a page asks for other things beside its socket.
    pub fn new(listener: TcpListener, config: &Config) -> Doorway {
        let room = Room {
            in_all: config.limits.sockets.saturating_mul(2).saturating_add(64),
            from_one: config.limits.sockets_per_address.saturating_mul(2).saturating_add(16),
            proxy: config.trusted_proxy.map(|ip| ip.to_canonical()),
            silence: config.silence,
        };
        Doorway { listener, room, standing: Arc::default() }
    }

    /// A place for this connection, if there is one.
    fn enter(&self, from: IpAddr) -> Option<Place> {
        let from = from.to_canonical();
        let mut standing = self.standing.lock().expect("nobody panics in the doorway");
        let here = standing.from.get(&from).copied().unwrap_or_default();
        let crowd = self.room.proxy != Some(from) && here >= self.room.from_one;
        if crowd || standing.in_all >= self.room.in_all {
            return None;
        }
        standing.from.insert(from, here + 1);
        standing.in_all += 1;
        Some(Place { from, standing: self.standing.clone() })
    }
}

impl Listener for Doorway {
    type Io = Line;
    type Addr = SocketAddr;

    /// Whoever finds no place is hung up on: a word to each would keep him here.
    async fn accept(&mut self) -> (Line, SocketAddr) {
        loop {
            let (stream, from) = Listener::accept(&mut self.listener).await;
            let Some(place) = self.enter(from.ip()) else {
                metrics::counter!("sparhall_turned_away_total").increment(1);
                continue;
            };
            let silence = Box::pin(tokio::time::sleep(self.room.silence));
            return (Line { stream, silence, most: self.room.silence, _place: place }, from);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Given back when it is dropped.
struct Place {
    from: IpAddr,
    standing: Arc<Mutex<Standing>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut standing = self.standing.lock().expect("nobody panics in the doorway");
        standing.in_all -= 1;
        match standing.from.get_mut(&self.from) {
            Some(n) if *n > 1 => *n -= 1,
            _ => drop(standing.from.remove(&self.from)),
        }
    }
}

/// A connection that ends when it was silent for too long. Sockets are not: they are pinged.
pub struct Line {
    stream: TcpStream,
    silence: Pin<Box<Sleep>>,
    most: Duration,
    _place: Place,
}

impl Line {
    fn heard<T>(&mut self, done: T) -> Poll<T> {
        let until = Instant::now() + self.most;
        self.silence.as_mut().reset(until);
        Poll::Ready(done)
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_read(cx, buf) {
            Poll::Ready(done) => self.heard(done),
            Poll::Pending => {
                ready!(self.silence.as_mut().poll(cx));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let done = ready!(Pin::new(&mut self.stream).poll_write(cx, buf));
        self.heard(done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = ready!(Pin::new(&mut self.stream).poll_write_vectored(cx, bufs));
        self.heard(done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

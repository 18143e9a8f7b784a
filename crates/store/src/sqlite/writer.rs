//! The one writer: whoever waits for a commit shares it with all who wait at the same time.

use super::{forget, ratings};
use crate::StoreError;
use crate::{
    Analysis, Career, Change, Entry, Film, Link, MatchRecord, Millis, Player, Result, SeatRecord,
    Session,
};
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Connection, Executor, Sqlite, query::Query};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many jobs share one commit at most.
const BATCH: usize = 256;
/// How many jobs may wait; whoever comes then waits for a place.
const WAITING: usize = 4096;

/// Changes that are made together, and where to say how it went.
struct Job {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<()>>,
}

pub struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub fn start(connection: SqliteConnection) -> Writer {
        let (jobs, waiting) = mpsc::channel(WAITING);
        let task = tokio::spawn(run(connection, waiting));
        Writer { jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) }
    }

    pub async fn write(&self, changes: Vec<Change>) -> Result<()> {
        let jobs = self.jobs.lock().await.clone().ok_or(StoreError::Closed)?;
        let (done, told) = oneshot::channel();
        jobs.send(Job { changes, done }).await.map_err(|_| StoreError::Closed)?;
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// Everything that was handed over is written before this returns.
    pub async fn close(&self) {
        self.jobs.lock().await.take();
        if let Some(task) = self.task.lock().await.take()
            && let Err(e) = task.await
        {
            tracing::error!("the writer of the database failed: {e}");
        }
    }
}

async fn run(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let results = commit(&mut connection, &batch).await;
        for (job, result) in batch.drain(..).zip(results) {
            let _ = job.done.send(result); // whoever no longer waits does not mind
        }
    }
    if let Err(e) = connection.close().await {
        tracing::error!("the database could not be closed: {e}");
    }
}

/// One transaction for all jobs. A job that breaks a rule of the schema is left out alone; a
/// failure of the disk is everyone's.
async fn commit(connection: &mut SqliteConnection, batch: &[Job]) -> Vec<Result<()>> {
    match try_commit(connection, batch).await {
        Ok(results) => results,
        Err(e) => {
            tracing::error!("nothing could be written: {e}");
            // SQLite may have rolled back by itself, and says so if it is asked again.
            let _ = connection.execute("rollback").await;
            batch.iter().map(|_| Err(e.clone())).collect()
        }
    }
}

/// In plain SQL: a full disk ends a transaction and its savepoints without asking, and whoever
/// counted them would be wrong from then on.
async fn try_commit(connection: &mut SqliteConnection, batch: &[Job]) -> Result<Vec<Result<()>>> {
    connection.execute("begin immediate").await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        connection.execute("savepoint job").await?;
        let made = make_all(connection, &job.changes).await.map_err(StoreError::from);
        match made {
            Err(StoreError::Full) => return Err(StoreError::Full),
            Err(_) => connection.execute("rollback to job; release job").await?,
            Ok(()) => connection.execute("release job").await?,
        };
        results.push(made);
    }
    connection.execute("commit").await?;
    Ok(results)
}

async fn make_all(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> std::result::Result<(), sqlx::Error> {
    for change in changes {
        make(connection, change).await?;
    }
    Ok(())
}

pub type Written<'q> = Query<'q, Sqlite, SqliteArguments>;

async fn make(
    connection: &mut SqliteConnection,
    change: &Change,
) -> std::result::Result<(), sqlx::Error> {
    let query = match change {
        Change::Player(p) => player(p),
        Change::ForgetPlayer(id) => return forget::player(connection, id).await,
        Change::Session(s) => session(s),
        Change::Seen { player, session, at } => {
            return seen(connection, player, session, *at).await;
        }
        Change::EndSessions { before, links_before } => {
            return forget::sessions(connection, *before, *links_before).await;
        }
        Change::EndSession(token) => return forget::session(connection, token).await,
        Change::EndSessionsOf(player) => return forget::sessions_of(connection, player).await,
        Change::Link(l) => link(l),
        Change::UseLink(token) => sqlx::query("delete from links where token = ?").bind(token),
        Change::Match(m) => match_record(m),
        Change::Seat(s) => seat(s),
        Change::Entry(e) => entry(e),
        Change::Film(f) => film(f),
        Change::Analysis(a) => analysis(a),
        Change::Career(c) => career(c),
        Change::Rating(r) => ratings::rating(r),
        Change::Rated(r) => ratings::rated(r),
        Change::ForgetGuests { before } => return forget::guests(connection, *before).await,
        Change::ForgetMatch(id) => sqlx::query("delete from matches where id = ?").bind(id),
        Change::ForgetMatches { before } => return forget::matches(connection, *before).await,
    };
    connection.execute(query).await.map(|_| ())
}

async fn seen(
    connection: &mut SqliteConnection,
    player: &str,
    session: &str,
    at: Millis,
) -> std::result::Result<(), sqlx::Error> {
    for (sql, key) in [
        ("update players set seen = max(seen, ?) where id = ?", player),
        ("update sessions set seen = max(seen, ?) where token = ?", session),
    ] {
        sqlx::query(sql).bind(at).bind(key).execute(&mut *connection).await?;
    }
    Ok(())
}

fn player(p: &Player) -> Written<'_> {
    sqlx::query(
        "insert into players (id, name, account, password, recovery, created, seen)
         values (?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update set name = excluded.name, account = excluded.account,
         password = excluded.password, recovery = excluded.recovery, seen = excluded.seen",
    )
    .bind(&p.id)
    .bind(&p.name)
    .bind(&p.account)
    .bind(&p.password)
    .bind(&p.recovery)
    .bind(p.created)
    .bind(p.seen)
}

fn session(s: &Session) -> Written<'_> {
    sqlx::query(
        "insert into sessions (token, player, about, created, seen) values (?, ?, ?, ?, ?)
         on conflict (token) do update set seen = excluded.seen",
    )
    .bind(&s.token)
    .bind(&s.player)
    .bind(&s.about)
    .bind(s.created)
    .bind(s.seen)
}

fn link(l: &Link) -> Written<'_> {
    sqlx::query("insert into links (token, player, expires) values (?, ?, ?)")
        .bind(&l.token)
        .bind(&l.player)
        .bind(l.expires)
}

fn match_record(m: &MatchRecord) -> Written<'_> {
    sqlx::query(
        "insert into matches (id, code, game, rules, options, visibility, clock, rated, status,
         host, rematch_of, secret, created, ended, outcome)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update set rules = excluded.rules,
         options = excluded.options, status = excluded.status,
         visibility = excluded.visibility, ended = excluded.ended, outcome = excluded.outcome",
    )
    .bind(&m.id)
    .bind(&m.code)
    .bind(&m.game)
    .bind(m.rules)
    .bind(&m.options)
    .bind(&m.visibility)
    .bind(&m.clock)
    .bind(m.rated)
    .bind(&m.status)
    .bind(&m.host)
    .bind(&m.rematch_of)
    .bind(&m.secret)
    .bind(m.created)
    .bind(m.ended)
    .bind(&m.outcome)
}

fn seat(s: &SeatRecord) -> Written<'_> {
    sqlx::query(
        "insert into seats (match, seat, kind, player, name) values (?, ?, ?, ?, ?)
         on conflict (match, seat) do update set kind = excluded.kind, player = excluded.player,
         name = excluded.name",
    )
    .bind(&s.match_id)
    .bind(s.seat)
    .bind(&s.kind)
    .bind(&s.player)
    .bind(&s.name)
}

/// An entry is written once and never changed.
fn entry(e: &Entry) -> Written<'_> {
    sqlx::query(
        "insert into entries (match, n, at, kind, seat, by_seat, client, body)
         values (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&e.match_id)
    .bind(e.n)
    .bind(e.at)
    .bind(&e.kind)
    .bind(e.seat)
    .bind(e.by)
    .bind(&e.client)
    .bind(&e.body)
}

fn film(f: &Film) -> Written<'_> {
    sqlx::query(
        "insert into films (match, eyes, made, happened, body) values (?, ?, ?, ?, ?)
         on conflict (match, eyes) do update set made = excluded.made,
         happened = excluded.happened, body = excluded.body
         where films.happened is null or films.happened <= excluded.happened",
    )
    .bind(&f.match_id)
    .bind(&f.eyes)
    .bind(f.made)
    .bind(f.happened)
    .bind(&f.body)
}

fn analysis(a: &Analysis) -> Written<'_> {
    sqlx::query(
        "insert into analyses (match, version, made, body) values (?, ?, ?, ?)
         on conflict (match) do update set version = excluded.version, made = excluded.made,
         body = excluded.body",
    )
    .bind(&a.match_id)
    .bind(a.version)
    .bind(a.made)
    .bind(&a.body)
}

fn career(c: &Career) -> Written<'_> {
    sqlx::query(
        "insert into careers (player, game, body) values (?, ?, ?)
         on conflict (player, game) do update set body = excluded.body",
    )
    .bind(&c.player)
    .bind(&c.game)
    .bind(&c.body)
}

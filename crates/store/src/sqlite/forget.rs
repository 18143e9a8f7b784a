//! Forgetting. People's seats and what happened on them stay, since it is the story of others too,
//! but nothing in it says any more who sat there.

use crate::{Millis, NOBODY};
use sqlx::sqlite::SqliteConnection;

type Done = Result<(), sqlx::Error>;

/// How many matches go at a time, so that nobody who writes waits long.
const AT_ONCE: i64 = 500;

/// One player, whatever he is in the middle of.
pub async fn player(connection: &mut SqliteConnection, id: &str) -> Done {
    sqlx::query("create temp table if not exists going (id text primary key)")
        .execute(&mut *connection)
        .await?;
    sqlx::query("insert into going values (?)").bind(id).execute(&mut *connection).await?;
    all_going(connection).await
}

/// Guests who were last seen before this moment and are in no match that is open or running.
pub async fn guests(connection: &mut SqliteConnection, before: Millis) -> Done {
    sqlx::query("create temp table if not exists going (id text primary key)")
        .execute(&mut *connection)
        .await?;
    let old = "insert into going
        select p.id from players p where p.account is null and p.seen < ? and not exists (
            select 1 from seats s join matches m on m.id = s.match
            where s.player = p.id and m.status in ('open', 'running'))
        limit ?";
    sqlx::query(old).bind(before).bind(AT_ONCE).execute(&mut *connection).await?;
    all_going(connection).await
}

/// The ids that clients chose for their messages go as well: one browser may use the same ones in
/// several matches. Sessions, links and careers go with the player.
async fn all_going(connection: &mut SqliteConnection) -> Done {
    const SAT: &str = "from entries where kind = 'sat'
        and json_extract(body, '$.player') in (select id from going)";
    let unlink = format!(
        "update entries set client = null where client is not null
         and match in (select match {SAT}) and (match, by_seat) in (select match, seat {SAT})"
    );
    let rename = "update entries set body = json_replace(body, '$.player', '', '$.name', ?1)
        where kind = 'sat' and json_extract(body, '$.player') in (select id from going)";
    let leave = "update seats set player = null, name = ?1
        where player in (select id from going)";
    let go = "delete from players where id in (select id from going)";
    sqlx::query(sqlx::AssertSqlSafe(unlink)).execute(&mut *connection).await?;
    sqlx::query(rename).bind(NOBODY).execute(&mut *connection).await?;
    sqlx::query(leave).bind(NOBODY).execute(&mut *connection).await?;
    sqlx::query(go).execute(&mut *connection).await?;
    sqlx::query("delete from going").execute(&mut *connection).await.map(|_| ())
}

/// One session, and the links of its player.
pub async fn session(connection: &mut SqliteConnection, token: &str) -> Done {
    for sql in [
        "delete from links where player = (select player from sessions where token = ?)",
        "delete from sessions where token = ?",
    ] {
        sqlx::query(sql).bind(token).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Every session and every link of a player.
pub async fn sessions_of(connection: &mut SqliteConnection, player: &str) -> Done {
    for sql in ["delete from links where player = ?", "delete from sessions where player = ?"] {
        sqlx::query(sql).bind(player).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Sessions that were last seen before this moment, and links that have run out.
pub async fn sessions(
    connection: &mut SqliteConnection,
    before: Millis,
    links_before: Millis,
) -> Done {
    for (sql, before) in [
        ("delete from sessions where seen < ?", before),
        ("delete from links where expires < ?", links_before),
    ] {
        sqlx::query(sql).bind(before).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Matches that ended before this moment. What was played after them no longer points at them.
pub async fn matches(connection: &mut SqliteConnection, before: Millis) -> Done {
    let old = "select id from matches where ended < ? order by ended limit ?";
    let unlink = format!("update matches set rematch_of = null where rematch_of in ({old})");
    let go = format!("delete from matches where id in ({old})");
    for sql in [unlink, go] {
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(before).bind(AT_ONCE);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

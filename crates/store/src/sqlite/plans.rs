//! Nothing that is asked while people play reads a whole table.

use super::*;

#[tokio::test]
async fn everything_is_found_by_an_index() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("a.db");
    Sqlite::open(&path).await.expect("a database").close().await;
    let mut connection = options(&path).connect().await.expect("a connection");
    for sql in [
        // What SQLite asks for each player or match that is deleted, since these point at it.
        "select 1 from sessions where player = 'p'",
        "select 1 from links where player = 'p'",
        "select 1 from matches where host = 'p'",
        "select 1 from matches where rematch_of = 'm'",
        "select 1 from seats where player = 'p'",
        "select 1 from careers where player = 'p'",
        "select 1 from entries where match = 'm'",
        "select 1 from films where match = 'm'",
        "select 1 from analyses where match = 'm'",
        "select 1 from ratings where player = 'p'",
        "select 1 from rated where player = 'p'",
        "select 1 from rated where match = 'm'",
        "delete from sessions where seen < 1",
        "delete from links where expires < 1",
        "select id from matches where ended < 1 order by ended limit 500",
        "select id from players where account is null and seen < 1",
        "select * from matches where status = 'open' order by created",
        "select * from matches where status = 'ended' and visibility = 'public'
         order by ended desc limit 12",
        "select match from entries where kind = 'sat' and json_extract(body, '$.player') = 'p'",
        &ratings::RANKED.replace('?', "1"),
        &ratings::UNRANKED.replace('?', "1"),
        &ratings::STRONGER.replace('?', "1"),
    ] {
        let explain = sqlx::AssertSqlSafe(format!("explain query plan {sql}"));
        let rows = sqlx::query(explain).fetch_all(&mut connection).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
        assert!(plan.iter().all(|step| step.starts_with("SEARCH")), "{sql}: {plan:?}");
    }
}

//! Films of matches that were running when the rules changed.

use super::*;

/// It holds all cards: as long as somebody plays, it is for nobody.
#[tokio::test]
async fn the_film_of_a_running_match_is_shown_to_nobody() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, stranger) = (hall.guest().await, hall.guest().await);
    let (mut socket, id, table) = against_a_bot(&me).await;
    answer_first(&mut socket, &id, table, 2).await;
    drop(socket);
    hall.close().await;
    let store = database(data.path()).await;
    for eyes in ["P1", "P2", "public", "all", "journal"] {
        assert!(store.film(&id, eyes).await.expect("read").is_some(), "{eyes}");
    }
    store.close().await;

    let hall = Hall::open(data.path()).await;
    let people = [me.at(&hall), stranger.at(&hall), hall.guest().await];
    for who in &people {
        let mut asked: Vec<String> =
            ["P1", "P2", "public", "all"].map(|eyes| format!("replay?eyes={eyes}")).to_vec();
        asked.extend(["replay", "journal", "analysis"].map(String::from));
        for path in asked {
            let (status, refused) = who.get(&format!("/api/matches/{id}/{path}")).await;
            assert_eq!((status, &refused["code"]), (409, &json!("running")), "{path}: {refused}");
        }
        let (status, refused) =
            who.post(&format!("/api/matches/{id}/continue?at=0"), json!({})).await;
        assert_eq!((status, &refused["code"]), (409, &json!("running")), "{refused}");
    }
    // What a spectator is sent has no hands and no secret.
    let (_, seen) = people[1].follow(&id).await;
    assert!(seen["table"]["ended"].is_null());
    let hands = seen["table"]["picture"]["fighters"].as_array().expect("fighters").iter();
    assert!(hands.into_iter().all(|f| f["hand"].is_null()), "{seen}");
    hall.close().await;
}

/// Films are made when a match rests, and when the hall closes. A hall that is killed in between
/// has not filmed what came last, and the replay says so.
#[tokio::test]
async fn a_match_that_was_not_filmed_to_its_last_move_says_where_its_replay_ends() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (mut socket, id, table) = against_a_bot(&me).await;
    answer_first(&mut socket, &id, table, 2).await;
    drop(socket);
    hall.close().await;
    let filmed = answers_in(data.path(), &id).await;
    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    let (mut socket, first) = me.follow(&id).await;
    answer_first(&mut socket, &id, first["table"].clone(), 2).await;
    let killed = killed_now(data.path()).await;
    drop(socket);
    hall.close().await;
    let all = answers_in(killed.path(), &id).await;
    assert!(all >= filmed + 2, "{all} {filmed}");
    rules_move_on(killed.path(), &[&id]).await;

    let hall = Hall::open(killed.path()).await;
    let me = me.at(&hall);
    let (_, replay) = me.get(&format!("/api/matches/{id}/replay?eyes=all")).await;
    assert_eq!(replay["part"], json!({"first": 0, "last": filmed, "of": all}), "{replay}");
    assert_eq!(replay["frames"].as_array().map(Vec::len), Some(filmed + 1));
    let (_, journal) = me.get(&format!("/api/matches/{id}/journal")).await;
    assert_eq!(journal_of(&journal).answers.len(), filmed);
    hall.close().await;
}

/// The data folder of a hall as it would be found, were the hall killed at this moment.
async fn killed_now(data: &Path) -> tempfile::TempDir {
    let killed = tempfile::tempdir().expect("a folder");
    server::back_up(data, &killed.path().join("sparhall.db")).await.expect("a copy");
    std::fs::copy(data.join("keys"), killed.path().join("keys")).expect("copied");
    killed
}

/// What was taken back is not shown, also if it was filmed before.
#[tokio::test]
async fn what_was_taken_back_after_it_was_filmed_is_left_out() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (mut socket, id, table) = against_a_bot(&me).await;
    answer_first(&mut socket, &id, table, 2).await;
    drop(socket);
    hall.close().await;
    let filmed = answers_in(data.path(), &id).await;
    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    let (mut socket, first) = me.follow(&id).await;
    let asked = first["table"]["prompt"]["id"].clone();
    let client = socket.client();
    socket.say(json!({"type": "do", "match": id, "deed": "undo", "client": client})).await;
    let again = |t: &Value| is_asked(t) && t["prompt"]["id"] != asked;
    let table = socket.until(first["table"].clone(), again).await;
    answer_first(&mut socket, &id, table, 2).await;
    let killed = killed_now(data.path()).await;
    drop(socket);
    hall.close().await;
    let entries = entries_in(killed.path(), &id).await;
    let back = entries.iter().find(|e| e.kind == "took-back").expect("it was taken back");
    let back: Value = serde_json::from_str(&back.body).expect("it can be read");
    let stood = back["answers"].as_u64().expect("a number") as usize;
    assert!(stood < filmed, "{stood} {filmed}");
    rules_move_on(killed.path(), &[&id]).await;

    let hall = Hall::open(killed.path()).await;
    let me = me.at(&hall);
    let (_, replay) = me.get(&format!("/api/matches/{id}/replay?eyes=P1")).await;
    assert_eq!(replay["part"]["last"], json!(stood), "{}", replay["part"]);
    assert_eq!(replay["frames"].as_array().map(Vec::len), Some(stood + 1));
    let (_, journal) = me.get(&format!("/api/matches/{id}/journal")).await;
    assert_eq!(journal_of(&journal).answers.len(), stood);
    hall.close().await;
}

/// The program before this one kept one frame of a running match, how it stood when the hall was
/// closed, and did not say after how many answers that was.
#[tokio::test]
async fn a_last_look_of_an_earlier_program_is_shown_as_what_it_is() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (mut socket, id, table) = against_a_bot(&me).await;
    let table = answer_first(&mut socket, &id, table, 2).await;
    let killed = killed_now(data.path()).await;
    drop(socket);
    hall.close().await;
    let all = answers_in(killed.path(), &id).await;
    let store = database(killed.path()).await;
    assert!(store.film(&id, "P1").await.expect("read").is_none(), "it was never filmed");
    let frame = json!([{"at": 0, "answer": null, "lines": [], "picture": table["picture"],
        "sentence": ""}]);
    let mut body = Vec::new();
    let text = frame.to_string();
    let mut packed =
        flate2::read::DeflateEncoder::new(text.as_bytes(), flate2::Compression::fast());
    std::io::Read::read_to_end(&mut packed, &mut body).expect("packed");
    let film =
        Film { match_id: id.clone(), eyes: "P1".into(), made: i64::MAX, happened: None, body };
    store.write(vec![Change::Film(film)]).await.expect("written");
    store.close().await;
    rules_move_on(killed.path(), &[&id]).await;

    let hall = Hall::open(killed.path()).await;
    let (_, replay) = me.at(&hall).get(&format!("/api/matches/{id}/replay?eyes=P1")).await;
    assert_eq!(replay["frames"][0]["picture"], table["picture"]);
    assert_eq!(replay["part"], json!({"first": all, "last": all, "of": all}), "{replay}");
    hall.close().await;
}

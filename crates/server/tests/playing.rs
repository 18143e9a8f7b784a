//! Whole matches over the wire.

mod common;

use common::{Hall, Person, is_asked, is_over, play_on};
use serde_json::{Value, json};

fn against_a_bot() -> Value {
    json!([{"kind": "me"}, {"kind": "bot", "name": "random"}])
}

#[tokio::test]
async fn a_guest_plays_a_bot_to_the_end_and_sees_the_replay() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    for game in catalog::games() {
        plays_a_bot(&hall, game).await;
    }
    hall.close().await;
}

/// The usual mode of this game, to the end.
async fn plays_a_bot(hall: &Hall, game: &dyn catalog::AnyGame) {
    let me = hall.guest().await;
    let id = me.make_of(game.name(), game.modes()[0].name, against_a_bot()).await;
    let (mut socket, first) = me.follow(&id).await;
    assert_eq!(first["table"]["you"], "P1");
    let (status, running) = me.get(&format!("/api/matches/{id}/replay?eyes=all")).await;
    assert_eq!((status, running["code"].as_str()), (409, Some("running")));
    let last = play_on(&mut socket, &id, first["table"].clone(), 1).await;
    assert!(last["ended"]["sentence"].as_str().is_some_and(|s| !s.is_empty()));
    let (status, replay) = me.get(&format!("/api/matches/{id}/replay?eyes=all")).await;
    assert_eq!(status, 200);
    let frames = replay["frames"].as_array().expect("frames");
    assert!(frames.len() > 5);
    let among = ["fighters", "players", "heroes"];
    let players = |f: &Value| among.iter().find_map(|all| f["picture"].get(all)).cloned();
    // Who has no Hero yet has no Hand.
    let has_none = |player: &Value| player.get("hero").is_some_and(Value::is_null);
    let open = |f: &Value| match f["picture"]["cards"].as_array() {
        Some(cards) => cards.iter().all(|card| card["unit"].is_string()),
        None => players(f).is_some_and(|all| has_none(&all[1]) || all[1]["hand"].is_array()),
    };
    assert!(frames.iter().all(open), "whoever sees everything sees all cards");
    let (_, journal) = me.get(&format!("/api/matches/{id}/journal")).await;
    let journal = kernel::Journal::read(journal.as_str().expect("text")).expect("a journal");
    game.replay(&journal, &mut |_, _, _| ()).expect("it verifies");
    assert_eq!(journal.header.nonces, ["P1"], "as his page has added it");
}

#[tokio::test]
async fn a_finished_match_goes_on_from_any_moment_against_bots() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let id = me.make("simple", against_a_bot()).await;
    let (mut socket, first) = me.follow(&id).await;
    // An answer is taken back on the way, so that not all luck is that of the deal.
    let table = socket.until(first["table"].clone(), is_asked).await;
    let label = table["prompt"]["choices"][0]["label"].as_str().expect("a label").to_string();
    socket.answer(&id, &table["prompt"], &label).await;
    let before = table["prompt"]["id"].clone();
    let table = socket.until(table, |t| is_asked(t) && t["prompt"]["id"] != before).await;
    socket.say(json!({"type": "do", "match": id, "deed": "undo", "client": "u"})).await;
    let before = table["prompt"]["id"].clone();
    let table = socket.until(table, |t| is_asked(t) && t["prompt"]["id"] != before).await;
    play_on(&mut socket, &id, table, 5).await;
    let (_, replay) = me.get(&format!("/api/matches/{id}/replay?eyes=P1")).await;
    // Where the bot is asked it answers at once, and nobody sees the table from before.
    let frames = replay["frames"].as_array().expect("frames");
    let by_me = |f: &Value| f["answer"].as_str().is_some_and(|said| said.starts_with("P1"));
    let next = (7..frames.len()).find(|&at| by_me(&frames[at])).expect("one answers every turn");
    let at = next - 1;
    let from = format!("/api/matches/{id}/continue?at={at}");
    let (status, made) = me.post(&from, json!({})).await;
    assert_eq!(status, 200, "{made}");
    let again = made["match"].as_str().expect("an id");
    let (mut socket, there) = me.follow(again).await;
    assert_eq!(there["table"]["picture"]["fighters"][0], frames[at]["picture"]["fighters"][0]);
    let end = play_on(&mut socket, again, there["table"].clone(), 6).await;
    assert!(is_over(&end));
    let (_, journal) = me.get(&format!("/api/matches/{again}/journal")).await;
    let journal = kernel::Journal::read(journal.as_str().expect("text")).expect("a journal");
    let game = catalog::game("flash-duel").expect("it is listed");
    game.replay(&journal, &mut |_, _, _| ()).expect("it verifies");
    hall.close().await;
}

#[tokio::test]
async fn friends_play_by_link_and_a_spectator_watches() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben, carl) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let id = anna.make("simple", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let (_, line) = ben.get(&format!("/api/matches/{id}")).await;
    let code = line["code"].as_str().expect("a code").to_lowercase();
    let (_, joined) = ben.post(&format!("/api/matches/{code}/join"), json!({"seat": null})).await;
    assert_eq!(joined["seat"], "P2");
    let (_, full) = carl.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
    assert_eq!(full["seat"], Value::Null, "a full table is watched instead");
    let (mut a, first_a) = anna.follow(&id).await;
    let (mut b, first_b) = ben.follow(&id).await;
    let (mut c, first_c) = carl.follow(&id).await;
    assert_eq!(first_c["table"]["you"], Value::Null);
    let (ta, tb) = (first_a["table"].clone(), first_b["table"].clone());
    let (end_a, end_b) = tokio::join!(play_on(&mut a, &id, ta, 3), play_on(&mut b, &id, tb, 4));
    let end_c = c.until(first_c["table"].clone(), is_over).await;
    assert_eq!(end_a["ended"]["results"], end_b["ended"]["results"]);
    assert_eq!(end_c["ended"]["results"], end_b["ended"]["results"]);
    hall.close().await;
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_he_missed() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let id = me.make("simple", against_a_bot()).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    let (mut watching, all) = me.follow(&id).await;
    let known = all["seq"].as_u64().expect("a number");
    watching.say(json!({"type": "unfollow", "match": id})).await;
    let prompt = table["prompt"].clone();
    let choice = prompt["choices"][0]["label"].as_str().expect("a label").to_string();
    socket.answer(&id, &prompt, &choice).await;
    socket.until(table, |t| is_asked(t) && t["prompt"]["id"] != prompt["id"]).await;
    let mut again = me.socket().await;
    again.say(json!({"type": "follow", "match": id, "after": known})).await;
    let back = again.hear("snapshot").await;
    let missed = back["missed"].as_array().expect("lines");
    let numbers: Vec<u64> = missed.iter().filter_map(|l| l["n"].as_u64()).collect();
    let seq = back["seq"].as_u64().expect("a number");
    assert!(seq > known);
    assert_eq!(numbers, (known + 1..=seq).collect::<Vec<_>>());
    hall.close().await;
}

#[tokio::test]
async fn every_mode_is_played_to_its_end() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (_, games) = me.get("/api/games").await;
    let modes = games[0]["modes"].as_array().expect("modes").clone();
    assert_eq!(modes.len(), 11);
    for (i, mode) in modes.iter().enumerate() {
        let playable = mode["seats"].as_array().expect("seats").iter();
        let playable = playable.filter(|s| s["by_rules"] == false).count();
        let mut seats = vec![json!({"kind": "bot", "name": "random"}); playable];
        seats[0] = json!({"kind": "me"});
        let id = me.make(mode["name"].as_str().expect("a name"), json!(seats)).await;
        let (mut socket, first) = me.follow(&id).await;
        let last = play_on(&mut socket, &id, first["table"].clone(), i as u64).await;
        assert!(is_over(&last), "{mode}");
    }
    hall.close().await;
}

#[tokio::test]
async fn a_rematch_is_agreed_and_a_draw_too() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben) = (hall.guest().await, hall.guest().await);
    let id = anna.make("simple", json!([{"kind": "me"}, {"kind": "open"}])).await;
    ben.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
    let (mut a, first_a) = anna.follow(&id).await;
    let (mut b, first_b) = ben.follow(&id).await;
    let running = |t: &Value| t["status"] == "running";
    a.until(first_a["table"].clone(), running).await;
    let tb = b.until(first_b["table"].clone(), running).await;
    a.say(json!({"type": "do", "match": id, "deed": "offer-draw", "client": "1"})).await;
    let offered =
        |t: &Value| t["may"].as_array().is_some_and(|m| m.contains(&json!("accept-draw")));
    let tb = b.until(tb, offered).await;
    b.say(json!({"type": "do", "match": id, "deed": "accept-draw", "client": "1"})).await;
    let tb = b.until(tb, is_over).await;
    assert_eq!(tb["ended"]["results"], json!(["draw", "draw"]));
    b.say(json!({"type": "do", "match": id, "deed": "rematch", "client": "2"})).await;
    a.say(json!({"type": "do", "match": id, "deed": "rematch", "client": "2"})).await;
    let tb = b.until(tb, |t| t["rematch"].is_string()).await;
    let next = tb["rematch"].as_str().expect("an id");
    let (_, line) = ben.get(&format!("/api/matches/{next}")).await;
    assert_eq!((&line["you"], &line["seats"][0]["kind"]), (&json!("P2"), &json!("player")));
    hall.close().await;
}

/// FD-R23, seen from the hall: where that was agreed there is no coin, and the loser is asked. What
/// was agreed holds in a second rematch too.
#[tokio::test]
async fn in_a_rematch_the_loser_decides_who_goes_first_if_that_was_agreed() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let wish = json!({"game": "flash-duel", "mode": "simple", "seats": against_a_bot(),
        "options": {"rematch-first": "loser"}, "visibility": "link"});
    let mut id = me.make_as(wish).await;
    for _ in 0..2 {
        let (mut socket, first) = me.follow(&id).await;
        let table = socket.until(first["table"].clone(), is_asked).await;
        socket.say(json!({"type": "do", "match": id, "deed": "resign", "client": "r"})).await;
        let table = socket.until(table, is_over).await;
        socket.say(json!({"type": "do", "match": id, "deed": "rematch", "client": "a"})).await;
        let table = socket.until(table, |t| t["rematch"].is_string()).await;
        id = table["rematch"].as_str().expect("an id").to_string();
        let (mut socket, first) = me.follow(&id).await;
        let table = socket.until(first["table"].clone(), is_asked).await;
        let labels = table["prompt"]["choices"].as_array().expect("choices").iter();
        let labels: Vec<&str> = labels.filter_map(|c| c["label"].as_str()).collect();
        assert_eq!(labels, ["West goes first", "East goes first"]);
    }
    hall.close().await;
}

/// FD-23.4, seen from the hall: the loser is asked for a character, the winner keeps theirs;
/// whoever wins the rematch keeps what they changed to.
#[tokio::test]
async fn in_a_rematch_the_loser_may_change_character() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben) = (hall.guest().await, hall.guest().await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let wish = json!({"game": "flash-duel", "mode": "full", "seats": seats, "visibility": "link",
        "options": {"characters": "Grave, Jaina"}});
    let id = anna.make_as(wish).await;
    ben.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
    let fighter = |t: &Value, i: usize| t["picture"]["fighters"][i]["who"].clone();
    let characters = |t: &Value| [0, 1].map(|i| fighter(t, i).as_str().map(str::to_string));
    let are = |a: &str, b: &str| [Some(a.to_string()), Some(b.to_string())];
    let second = rematch_after(&anna, &ben, &id).await;
    let (_anna, _) = anna.follow(&second).await;
    let (mut b, first) = ben.follow(&second).await;
    let table = b.until(first["table"].clone(), is_asked).await;
    assert_eq!(table["waiting"], json!(["P2"]), "the winner is not asked");
    assert_eq!(characters(&table)[0].as_deref(), Some("Grave"));
    let offers = |table: &Value, label: &str| {
        let choices = table["prompt"]["choices"].as_array().expect("choices");
        choices.iter().any(|c| c["label"] == label)
    };
    assert!(offers(&table, "pick Jaina") && !offers(&table, "pick Grave"));
    b.answer(&second, &table["prompt"], "pick Lum").await;
    b.until(table, |t| characters(t) == are("Grave", "Lum")).await;
    // Now Anna loses: Ben keeps Lum, and she is asked.
    let third = rematch_after(&ben, &anna, &second).await;
    let (_ben, _) = ben.follow(&third).await;
    let (mut a, first) = anna.follow(&third).await;
    let table = a.until(first["table"].clone(), is_asked).await;
    assert_eq!((&table["waiting"], offers(&table, "pick Lum")), (&json!(["P1"]), false));
    a.answer(&third, &table["prompt"], "pick Rook").await;
    a.until(table, |t| characters(t) == are("Rook", "Lum")).await;
    hall.close().await;
}

/// One of two people at a running match resigns, and both ask for another: its id.
async fn rematch_after(winner: &Person, loser: &Person, id: &str) -> String {
    // The cards are dealt when both are there.
    let (mut won, _) = winner.follow(id).await;
    let (mut lost, first) = loser.follow(id).await;
    let table = lost.until(first["table"].clone(), |t| t["status"] == "running").await;
    lost.say(json!({"type": "do", "match": id, "deed": "resign", "client": "r"})).await;
    let table = lost.until(table, is_over).await;
    lost.say(json!({"type": "do", "match": id, "deed": "rematch", "client": "s"})).await;
    won.say(json!({"type": "do", "match": id, "deed": "rematch", "client": "s"})).await;
    let table = lost.until(table, |t| t["rematch"].is_string()).await;
    table["rematch"].as_str().expect("an id").to_string()
}

/// Double-blind picks: that a seat is done is public, what it picked is not, and it may think again
/// as long as the other has not picked.
#[tokio::test]
async fn a_secret_pick_is_taken_back_freely_until_all_are_in() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben) = (hall.guest().await, hall.guest().await);
    let id = anna.make("full", json!([{"kind": "me"}, {"kind": "open"}])).await;
    ben.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
    let (mut a, first_a) = anna.follow(&id).await;
    let (mut b, first_b) = ben.follow(&id).await;
    let ta = a.until(first_a["table"].clone(), is_asked).await;
    let tb = b.until(first_b["table"].clone(), is_asked).await;
    a.answer(&id, &ta["prompt"], "pick Jaina").await;
    let ta = a.until(ta, |t| t["waiting"] == json!(["P2"])).await;
    let tb = b.until(tb, |t| t["waiting"] == json!(["P2"])).await;
    assert_ne!(tb["seats"][0]["role"], "Jaina");
    assert!(!tb["picture"].to_string().contains("Jaina"), "{tb}");
    a.say(json!({"type": "do", "match": id, "deed": "undo", "client": "u"})).await;
    let ta = a.until(ta, |t| t["waiting"] == json!(["P1", "P2"])).await;
    let tb = b.until(tb, |t| t["waiting"] == json!(["P1", "P2"])).await;
    assert_eq!(tb["offers"], json!([]), "nobody had to agree");
    a.answer(&id, &ta["prompt"], "pick Grave").await;
    b.answer(&id, &tb["prompt"], "pick Setsuki").await;
    let tb = b.until(tb, |t| t["seats"][0]["role"] == "Grave").await;
    b.say(json!({"type": "do", "match": id, "deed": "undo", "client": "v"})).await;
    let tb = b.until(tb, |t| t["offers"] != json!([])).await;
    assert_eq!(tb["offers"][0]["what"], "undo", "all picks are shown: the other must agree");
    hall.close().await;
}

#[tokio::test]
async fn an_answer_to_a_bot_is_taken_back_and_resigning_ends_it() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let id = me.make("simple", against_a_bot()).await;
    let (mut socket, first) = me.follow(&id).await;
    let before = socket.until(first["table"].clone(), is_asked).await;
    let prompt = before["prompt"].clone();
    let choice = prompt["choices"][0]["label"].as_str().expect("a label").to_string();
    socket.answer(&id, &prompt, &choice).await;
    let asked_again = |t: &Value| is_asked(t) && t["prompt"]["id"] != prompt["id"];
    let table = socket.until(before.clone(), asked_again).await;
    socket.say(json!({"type": "do", "match": id, "deed": "undo", "client": "u"})).await;
    let now = table["prompt"]["id"].clone();
    let back = socket.until(table, |t| is_asked(t) && t["prompt"]["id"] != now).await;
    assert_eq!(back["picture"], before["picture"]);
    socket.say(json!({"type": "do", "match": id, "deed": "resign", "client": "r"})).await;
    let end = socket.until(back, is_over).await;
    assert_eq!(end["ended"]["results"], json!(["loss", "win"]));
    hall.close().await;
}

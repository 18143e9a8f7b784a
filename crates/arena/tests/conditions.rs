//! The same match-ups under several conditions: what differs between them is told.

mod common;

use arena::*;
use common::{plan, play};
use scenario::toys::leduc::Table as Leduc;

/// The plan of the toy, once in rain and once in sunshine.
fn weathers(games: u64) -> Plan<Leduc> {
    let one = plan(games, 5);
    let under = |is: &str| {
        let condition = Some(Condition { what: "weather".into(), is: is.into() });
        let of = |m: &MatchUp<Leduc>| MatchUp { condition: condition.clone(), ..m.clone() };
        one.match_ups.iter().map(of).collect::<Vec<_>>()
    };
    Plan { match_ups: [under("rain"), under("sun, no clouds")].concat(), ..one.clone() }
}

#[test]
fn each_condition_is_counted_by_itself() {
    let (both, one) = (play(&weathers(40), 2), play(&plan(40, 5), 2));
    let (both, one) = (both.expect("it is played"), one.expect("it is played"));
    let [rain, sun] = &both.conditions[..] else { panic!("{:?}", both.conditions) };
    assert_eq!((rain.condition.is.as_str(), sun.condition.is.as_str()), ("rain", "sun, no clouds"));
    assert_eq!((rain.games, sun.games, both.games), (80, 80, 160));
    // The first condition has the match-ups that a plan without conditions has, and their deals.
    assert_eq!((&rain.first, &rain.pairs), (&one.first, &one.pairs));
    assert_eq!((rain.mean_decisions, rain.mean_answers), (one.mean_decisions, one.mean_answers));
    assert_ne!(rain.pairs, sun.pairs, "their luck is not the same");
    let wins = |rows: &[LabelRow]| -> u64 {
        let his = rows.iter().find(|row| row.label == "greedy");
        his.map_or(0, |row| row.score.tally.wins)
    };
    assert_eq!(wins(&both.labels), wins(&rain.labels) + wins(&sun.labels));
    assert!(rain.labels.iter().all(|row| row.score.estimate.is_some_and(|e| e.low < e.high)));
}

#[test]
fn reports_say_what_differs_by_condition() {
    let report = play(&weathers(40), 2).expect("it is played");
    let said = text(&report, 80);
    assert!(said.contains("\nweather ") && said.contains("\nweather rain\n"), "{said}");
    assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
    let rows = csv(&report);
    assert!(rows.starts_with("weather,label,opponent,games,"), "{rows}");
    for row in [",greedy,random,80,", "rain,went first,,80,", "\"sun, no clouds\",greedy,,40,"] {
        assert!(rows.contains(&format!("\n{row}")), "{row} in {rows}");
    }
    assert!(rows.lines().all(|row| row.replace("sun, ", "").matches(',').count() == 10), "{rows}");
    let page = html(&report, "A Toy");
    assert!(page.contains(">By weather</h2>") && page.contains("<title>greedy, rain: "), "{page}");
    assert!(page.contains("<td>rain</td><td>greedy</td><td>40</td>"), "{page}");
    let read: serde_json::Value = serde_json::from_str(&json(&report)).expect("it is JSON");
    let rain = &read["conditions"][0];
    assert_eq!((&rain["what"], &rain["is"]), (&"weather".into(), &"rain".into()));
    assert!(rain["labels"][0]["low"].is_number() && rain["mean_decisions"].is_number());
    assert_eq!(read["plan"]["match_ups"][0]["condition"]["is"], "rain");
}

#[test]
fn without_conditions_nobody_hears_of_them() {
    let report = play(&plan(8, 5), 1).expect("it is played");
    let all = [json(&report), csv(&report), text(&report, 80), html(&report, "A Toy")].concat();
    assert!(!all.contains("condition"), "{all}");
}

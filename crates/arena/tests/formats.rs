//! What a report looks like, and that it reaches the disk whole or not at all.

use arena::*;

fn score(wins: u64, draws: u64, losses: u64) -> Score {
    Tally { wins, draws, losses }.into()
}

/// A made-up report: each label beats the ones after it.
fn report(labels: &[&str]) -> Report {
    let row = |(i, label): (usize, &&str)| LabelRow {
        label: label.to_string(),
        score: score(90 - 4 * i as u64, 0, 10 + 4 * i as u64),
        average: Some(0.9 - 0.04 * i as f64),
        opponents: labels.len() - 1,
    };
    let pairs = labels.iter().flat_map(|a| labels.iter().map(move |b| (a, b)));
    let pair = |(a, b): (&&str, &&str)| PairRow {
        label: a.to_string(),
        opponent: b.to_string(),
        score: score(6, 0, 4),
        mean_decisions: Some(12.5),
    };
    Report {
        game: "toy".into(),
        rules: 1,
        mode: Some("windy".into()),
        bots: vec!["random".into(), "greedy".into()],
        version: "0.1.0".into(),
        complete: true,
        sequential: None,
        games: 100,
        planned: 100,
        seed: u64::MAX,
        labels: labels.iter().enumerate().map(row).collect(),
        pairs: pairs.filter(|(a, b)| a != b).map(pair).collect(),
        seats: vec![SeatRow { seat: "P1".into(), score: score(60, 0, 40) }],
        first: score(55, 0, 45),
        when_first: Vec::new(),
        ratings: Vec::new(),
        lengths: Vec::new(),
        used: Vec::new(),
        mean_answers: Some(20.25),
        mean_decisions: Some(12.5),
        conditions: Vec::new(),
        plan: serde_json::Value::Null,
    }
}

fn widest(text: &str) -> usize {
    text.lines().map(|line| line.chars().count()).max().unwrap_or(0)
}

#[test]
fn a_small_table_shows_its_matrix() {
    let said = text(&report(&["Anna", "Bert", "Cleo"]), 80);
    let want = "\
toy (rules 1): 100 games, seed 18446744073709551615
windy, played by random, greedy

              games      won  drawn     lost rate %  95 %         by opp.
Anna            100       90      0       10   90.0  82.6 - 94.5     90.0
Bert            100       86      0       14   86.0  77.9 - 91.5     86.0
Cleo            100       82      0       18   82.0  73.3 - 88.3     82.0

seat          games      won  drawn     lost rate %  95 %
P1              100       60      0       40   60.0  50.2 - 69.1
went first      100       55      0       45   55.0  45.2 - 64.4

A game takes 12.5 decisions (20.2 answers with the forced ones).

Rate % of the row against the column
                Anna  Bert  Cleo
 1. Anna           -  60.0  60.0
 2. Bert        60.0     -  60.0
 3. Cleo        60.0  60.0     -
";
    assert_eq!(said, want);
}

#[test]
fn twenty_labels_fit_eighty_columns_without_the_matrix() {
    let names: Vec<String> = (0..20).map(|i| format!("A very long label number {i}")).collect();
    let said = text(&report(&names.iter().map(String::as_str).collect::<Vec<_>>()), 80);
    assert!(said.contains("The 20 x 20 table of match-ups does not fit 80 columns"), "{said}");
    assert!(widest(&said) <= 80, "{said}");
}

#[test]
fn labels_that_begin_alike_are_numbered() {
    let said = text(&report(&["Anna of the Hill", "Anna of the Lake"]), 80);
    assert!(said.contains("    1.    2.\n"), "{said}");
    assert!(said.contains(" 2. Anna of the Lake"), "{said}");
}

#[test]
fn csv_has_a_row_for_each_ordered_pair_and_quotes_names() {
    let said = csv(&report(&["Anna", "Bert, \"the bear\""]));
    let rows: Vec<&str> = said.lines().collect();
    assert_eq!(
        rows[..2],
        [
            "label,opponent,games,wins,draws,losses,rate,low,high,mean_decisions",
            "Anna,\"Bert, \"\"the bear\"\"\",10,6,0,4,0.600000,0.312674,0.831820,12.500",
        ]
    );
    assert_eq!(rows.len(), 3);
}

#[test]
fn json_names_game_rules_version_seed_and_plan() {
    let read: serde_json::Value =
        serde_json::from_str(&json(&report(&["Anna", "Bert"]))).expect("it is JSON");
    assert_eq!(read["seed"].as_u64(), Some(u64::MAX));
    assert_eq!((&read["game"], &read["rules"]), (&"toy".into(), &1.into()));
    assert_eq!(read["labels"][0]["wins"], 90);
    assert!(read["pairs"][0]["low"].as_f64().is_some_and(|low| (0.31..0.32).contains(&low)));
    assert!(read.get("plan").is_some() && read.get("version").is_some());
}

#[test]
fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("arena-write");
    std::fs::create_dir(&folder).expect("the temporary folder can be written");
    let path = folder.join("report.csv");
    write_file(&path, "old").expect("the folder exists");
    write_file(&path, "new").expect("an old report may be replaced");
    assert_eq!(std::fs::read_to_string(&path).expect("it was written"), "new");
    assert_eq!(std::fs::read_dir(&folder).expect("it exists").count(), 1);
    let said = write_file(&folder.join("no/where.csv"), "x").expect_err("no such folder");
    assert!(said.to_string().contains("where.csv"), "{said}");
    let said = write_file(&folder, "x").expect_err("a folder is no file");
    assert!(said.to_string().contains("arena-write"), "{said}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error_that_names_the_path() {
    let said = write_file(std::path::Path::new("/dev/full"), "x").expect_err("it is full");
    assert!(said.to_string().starts_with("cannot write `/dev/full`"), "{said}");
}

/// What a browser would stumble over: every element that is opened is closed, in order.
fn well_formed(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let after_style = page.find("</style>").map_or(0, |at| at + "</style>".len());
    let mut rest = &page[after_style..];
    while let Some(at) = rest.find('<') {
        let end = rest[at..].find('>').expect("a tag ends") + at;
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().expect("a name");
        match tag {
            _ if tag.ends_with('/') => {}
            _ if tag.starts_with('/') => {
                // The head was opened before the style.
                if !["head", "html"].contains(&name) {
                    assert_eq!(open.pop(), Some(name), "before {}", &rest[..rest.len().min(80)]);
                }
            }
            _ => open.push(name),
        }
    }
    assert_eq!(open, [""; 0]);
}

/// A report with everything that can be drawn.
fn full_report() -> Report {
    let names = ["Anna", "Bert <the bear>", "Cleo"];
    let rating = ratings::Rating { rating: 1600.0, deviation: 40.0, volatility: 0.06 };
    let first = |label: &&str| FirstRow {
        label: label.to_string(),
        first: score(30, 2, 18),
        later: score(22, 0, 28),
    };
    let rated = |label: &&str| {
        let (low, high) = rating.interval();
        RatingRow { label: label.to_string(), rating, low, high }
    };
    let length = |i: u32| LengthRow { decisions: 10 + i * i, games: u64::from(20 - i) };
    Report {
        when_first: names.iter().map(first).collect(),
        ratings: names.iter().map(rated).collect(),
        lengths: (0..20).map(length).collect(),
        used: vec![UseRow { thing: "Feint & \"Parry\"".into(), score: score(40, 0, 20) }],
        ..report(&names)
    }
}

#[test]
fn a_page_needs_nothing_from_elsewhere_and_is_whole() {
    let page = html(&full_report(), "A <Toy>");
    well_formed(&page);
    for outside in ["http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("prefers-color-scheme: dark"));
    assert!(page.contains("A &lt;Toy&gt;: mass play") && !page.contains("<Toy>"));
    assert!(page.contains("Feint &amp; &quot;Parry&quot;") && !page.contains("<the bear>"));
    assert_eq!(page, html(&full_report(), "A <Toy>"));
}

#[test]
fn every_plot_has_words_for_whoever_does_not_see_it_and_a_table() {
    let page = html(&full_report(), "A Toy");
    let plots = ["rates", "heat", "ratings", "first", "lengths", "uses"];
    for id in plots {
        let words = format!("role=\"img\" aria-labelledby=\"{id}-t {id}-d\"");
        assert!(page.contains(&words), "{id}");
        assert!(page.contains(&format!("<title id=\"{id}-t\">")), "{id}");
        assert!(page.contains(&format!("<desc id=\"{id}-d\">")), "{id}");
    }
    assert_eq!(page.matches("<details>").count(), plots.len());
    let tip = "<title>Anna against Cleo: 60.0 % (31.3 to 83.2) in 10 games</title>";
    assert!(page.contains(tip), "intervals are shown where one points");
    assert!(page.contains("<td>Anna</td><td>Cleo</td><td>10</td>"), "and in the table");
}

/// Colour is never alone: who is surely above or below half has a sign.
#[test]
fn sure_match_ups_are_marked_by_a_sign() {
    let mut report = full_report();
    let signs = |report: &Report| {
        let page = html(report, "A Toy");
        let cells = |sign: &str| page.matches(&format!("class=\"mid sign\">{sign}<")).count();
        (cells("▲"), cells("▼"))
    };
    assert_eq!(signs(&report), (0, 0), "six of ten is not sure");
    report.pairs[0].score = score(90, 0, 10);
    report.pairs[1].score = score(10, 0, 90);
    assert_eq!(signs(&report), (1, 1));
}

#[test]
fn what_was_not_played_is_not_drawn() {
    let empty = Report {
        games: 0,
        labels: Vec::new(),
        pairs: Vec::new(),
        first: score(0, 0, 0),
        mean_decisions: None,
        ..report(&[])
    };
    let page = html(&empty, "A Toy");
    well_formed(&page);
    assert!(!page.contains("<section") && !page.contains("NaN"));
}

//! Many games between bots on all cores, and what they add up to.

use crate::args::Sim;
use crate::fail::Fail;
use crate::mass::{self, How, Written};
use crate::play::check_bot;
use crate::terminal::{COLUMNS, say};
use arena::{Condition, Entrant, MatchUp, Order, PairRow, Plan, Report, Rule, Seating, Until};
use catalog::{Bout, Listed, Visit};
use std::cmp::Ordering;

/// More match-ups than this are not listed one by one.
const FEW: usize = 30;
const EXTREMES: usize = 12;

/// What stands in the columns of the tables.
const COLUMN_WORDS: &str = "rate %: games won, a draw counting half. by opp.: the rates against \
    each opponent, averaged. went first: whoever first acted alone where others could tell what he \
    did.";
const INTERVAL_WORDS: &str = "the interval in which the true rate lies with that confidence; games \
    with the same deal count together.";
const ANYTIME_WORDS: &str = "It holds whenever one looks, since the run could stop at any time.";

pub fn run(args: &Sim) -> Result<(), Fail> {
    mass::check_games(args.games)?;
    mass::check_threads(args.run.threads)?;
    args.bots.iter().try_for_each(|bot| check_bot(bot))?;
    if args.uses && args.json.is_none() && args.html.is_none() {
        return Err(Fail::asked("--uses needs --json or --html, which tell what is used"));
    }
    let files = [&args.json, &args.csv, &args.html];
    files.into_iter().flatten().try_for_each(|path| mass::check_writable(path))?;
    let (report, title) = catalog::visit(&args.game, Run(args)).map_err(Fail::asked)??;
    let mut written = Written::default();
    written.write(&args.json, || arena::json(&report))?;
    written.write(&args.csv, || arena::csv(&report))?;
    written.write(&args.html, || arena::html(&report, title))?;
    let wide = if console::user_attended() { width() } else { usize::MAX };
    say(arena::text(&report, wide).trim_end())?;
    pairs(&report)?;
    say("")?;
    let anytime = if report.sequential.is_some() { ANYTIME_WORDS } else { "" };
    let words = format!("{COLUMN_WORDS} {}: {INTERVAL_WORDS} {anytime}", report.confidence());
    say(catalog::wrap(&words, COLUMNS, 0).trim_end())?;
    written.say()
}

fn width() -> usize {
    usize::from(console::Term::stdout().size().1).max(COLUMNS)
}

struct Run<'a>(&'a Sim);

impl Visit for Run<'_> {
    type Out = Result<(Report, &'static str), Fail>;

    fn visit<G: Listed>(self) -> Self::Out {
        let args = self.0;
        let until = args.until.map(|rule| Until { rule, confidence: args.confidence / 100.0 });
        let mut plan = match until {
            Some(Until { rule: Rule::Side(_), .. }) => two_bots::<G>(args)?,
            _ if args.meet_bots => bots_only::<G>(args)?,
            _ => plan::<G>(args)?,
        };
        only(&mut plan, &args.pairs, args.games)?;
        let stop = mass::ctrl_c()?;
        announce(&plan, args.games);
        let resume = args.resume.as_deref();
        let (threads, uses) = (args.run.threads, args.uses || args.html.is_some());
        let mut report = mass::play(&plan, &How { threads, until, resume, uses, stop: &stop })?;
        let terms = mass::terms::<G>(&args.said, &args.mode)?;
        report.mode = terms.first().map(|terms| terms.agreed.mode.name.to_string());
        Ok((report, G::TITLE))
    }
}

fn announce<G: Listed>(plan: &Plan<G>, asked: u64) {
    let met = plan.match_ups.len() as u64;
    let games = plan.planned() / met.max(1);
    let s = |n: u64| if n == 1 { "" } else { "s" };
    let (plural, many) = (s(met), s(games));
    eprintln!("{met} match-up{plural} of {games} game{many} each; Ctrl-C shows the results so far");
    if plan.planned() > asked {
        let all = plan.planned();
        eprintln!("{asked} games are rounded up to {all}, so that all match-ups are alike");
    }
}

fn plan<G: Listed>(args: &Sim) -> Result<Plan<G>, Fail> {
    let mut match_ups: Vec<MatchUp<G>> = Vec::new();
    for terms in mass::terms::<G>(&args.said, &args.mode)? {
        let bouts = terms.bouts::<G>(&args.bots, args.run.seed)?;
        match_ups.extend(bouts.into_iter().map(|bout| match_up(bout, &terms.condition)));
    }
    let games = args.games.div_ceil(match_ups.len().max(1) as u64);
    let per_deal = arena::shared_deals(&match_ups);
    // A test that may stop at any time needs deals that are alike, whoever is cast for them.
    let casts = match_ups.iter().any(|m| m.seatings.len() > per_deal);
    let order = if casts && args.until.is_some() { Order::Drawn } else { Order::InTurn };
    Ok(Plan { match_ups, games, per_deal, order, seed: args.run.seed })
}

/// Leaves out whoever is in none of these pairs, if there are any.
fn only<G: Listed>(plan: &mut Plan<G>, pairs: &[String], games: u64) -> Result<(), Fail> {
    if pairs.is_empty() {
        return Ok(());
    }
    // With different bots a label is a name and a bot: whoever says the name means any bot.
    let is = |label: &str, name: &str| {
        label.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let meets = |match_up: &MatchUp<G>, pair: &str| {
        let labels: Vec<&str> =
            match_up.seatings[0].seats.iter().map(|e| e.label.as_str()).collect();
        match (pair.split_once('/'), &labels[..]) {
            (Some((a, b)), [x, y]) => is(x, a) && is(y, b) || is(x, b) && is(y, a),
            _ => false,
        }
    };
    for pair in pairs {
        if !plan.match_ups.iter().any(|match_up| meets(match_up, pair)) {
            let who = plan.labels().join(", ");
            let why = format!("`{pair}` is no pair that meets here, as A/B of {who}");
            return Err(Fail::asked(why));
        }
    }
    plan.match_ups.retain(|match_up| pairs.iter().any(|pair| meets(match_up, pair)));
    plan.games = games.div_ceil(plan.match_ups.len() as u64);
    Ok(())
}

/// Each bot with each other one; everything else is drawn.
fn bots_only<G: Listed>(args: &Sim) -> Result<Plan<G>, Fail> {
    let terms = mass::terms::<G>(&args.said, &args.mode)?;
    let mut names: Vec<String> = Vec::new();
    args.bots.iter().for_each(|bot| {
        if !names.contains(bot) {
            names.push(bot.clone());
        }
    });
    let pairs: Vec<_> = catalog::pairs(&names).collect();
    if pairs.is_empty() {
        return Err(Fail::asked(
            "at least two different bots can meet, such as --bots greedy,easy",
        ));
    }
    let games = args.games.div_ceil((pairs.len() * terms.len()) as u64);
    mass::by_bots(&terms, &pairs, games, args.run.seed)
}

fn two_bots<G: Listed>(args: &Sim) -> Result<Plan<G>, Fail> {
    match &args.bots[..] {
        [a, b] if a != b => bots_only(args),
        _ => Err(Fail::asked(
            "--until over:N is about the first of two different bots, such as --bots greedy,easy",
        )),
    }
}

fn match_up<G: Listed>(bout: Bout<G::Setup>, condition: &Option<Condition>) -> MatchUp<G> {
    let seatings = bout.sittings.into_iter().map(|sitting| {
        let chairs = sitting.chairs.into_iter();
        let seats = chairs.map(|c| Entrant { label: c.label, bot: c.bot, team: c.team }).collect();
        Seating { setup: sitting.setup, seats }
    });
    MatchUp { condition: condition.clone(), seatings: seatings.collect() }
}

/// The match-ups with their intervals: all of a few, else the most lopsided ones.
fn pairs(report: &Report) -> Result<(), Fail> {
    let rate = |p: &PairRow| p.score.estimate.map_or(0.5, |e| e.rate);
    // Each meeting once, from the side of whoever came off better; a mirror has but one side.
    let once = |p: &&PairRow| match p.label.cmp(&p.opponent) {
        Ordering::Equal => true,
        Ordering::Less => rate(p) >= 0.5,
        Ordering::Greater => rate(p) > 0.5,
    };
    let mut rows: Vec<&PairRow> = report.pairs.iter().filter(once).collect();
    // The most uneven first; of equal ones the more certain.
    let uneven = |p: &PairRow| ((rate(p) - 0.5).abs(), p.score.games);
    rows.sort_by(|a, b| {
        let ((a, a_games), (b, b_games)) = (uneven(a), uneven(b));
        b.total_cmp(&a).then(b_games.cmp(&a_games))
    });
    if rows.is_empty() {
        return Ok(());
    }
    let listed = if rows.len() > FEW { EXTREMES } else { rows.len() };
    say("")?;
    match listed < rows.len() {
        true => say(&format!("The {listed} most uneven of {} match-ups:", rows.len()))?,
        false => say("Match-ups:")?,
    }
    let sure = report.confidence();
    say(&format!("{:<40} {:>7} {:>7}  {sure}", "", "games", "rate %"))?;
    for row in &rows[..listed] {
        let Some(e) = row.score.estimate else { continue };
        let names = format!("{} against {}", row.label, row.opponent);
        let (low, high) = (e.low * 100.0, e.high * 100.0);
        let (games, rate) = (row.score.games, e.rate * 100.0);
        say(&format!("{names:<40} {games:>7} {rate:>7.1}  {low:.1} - {high:.1}"))?;
    }
    if listed < rows.len() {
        say("All of them are in the reports of --csv and --json.")?;
    }
    Ok(())
}

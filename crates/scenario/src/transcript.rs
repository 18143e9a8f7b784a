//! A whole random game as text: what was answered, who was told what, what everyone saw.

use crate::suite::{any_of, applied, luck_at, viewers, whims_of};
use kernel::{Asks, Audience, Game, MAX_SEATS, Offers, Play, Seat, Seeded, Told, Viewer};

/// Views are written down after every so many answers.
const VIEWS_EVERY: usize = 12;
/// Beyond this a transcript is no use to anyone.
const LONGEST: usize = 5_000;

/// One random game from the deal to the end, for a golden file.
pub fn transcript<G: Game>(setup: &G::Setup, seed: u64) -> String {
    let mut whim = whims_of(seed);
    let mut luck = luck_at(seed, 0);
    let mut told = Vec::new();
    let mut log = |audience, event| told.push((audience, event));
    let mut table = match G::start(setup, &mut Play::told(&mut luck, &mut log)) {
        Ok(table) => table,
        Err(bad) => panic!("this setup cannot be played: {bad}\n  setup: {setup:?}"),
    };
    let mut text = format!("{} {} seed {seed}\n", G::NAME, json(setup));
    write_events::<G>(&mut text, &table, &told);
    for answers in 1..=LONGEST {
        if table.asks() == Asks::Over {
            break;
        }
        let (seat, choice, of) = answer(&table, &mut whim);
        text += &format!("{answers}. {seat}: {choice} (of {of})\n");
        let told = applied(&mut table, seat, choice, &mut luck_at(seed, answers));
        write_events::<G>(&mut text, &table, &told);
        if answers % VIEWS_EVERY == 0 {
            write_views(&mut text, &table);
        }
    }
    write_views(&mut text, &table);
    text + &format!("outcome {}\n", json(&table.outcome()))
}

/// A random answer, and out of how many.
fn answer<G: Game>(table: &G, whim: &mut Seeded) -> (Seat, G::Choice, usize) {
    let asked: Vec<Seat> = table.asks().seats().iter().collect();
    let seat = any_of(&asked, whim);
    let offered = Offers::of(table, seat).0;
    (seat, any_of(&offered, whim), offered.len())
}

fn write_events<G: Game>(text: &mut String, table: &G, told: &[Told<G>]) {
    for (audience, event) in told {
        *text += &format!("   to {}: {}\n", hearers(*audience, table.seats()), json(event));
    }
}

fn hearers(audience: Audience, seats: usize) -> String {
    let here = |seat: &Seat| seat.index() < seats.min(MAX_SEATS);
    let all: Vec<Seat> = audience.seats.iter().filter(here).collect();
    match (all.len() == seats, audience.public) {
        (true, true) => "everyone".into(),
        (_, public) => {
            let names = all.iter().map(Seat::to_string);
            names.chain(public.then(|| "public".into())).collect::<Vec<_>>().join(" ")
        }
    }
}

fn write_views<G: Game>(text: &mut String, table: &G) {
    for viewer in viewers(table) {
        let name = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Public => "public".into(),
        };
        *text += &format!("   view of {name}: {}\n", json(&table.view(viewer)));
    }
}

fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("setups, events and views are plain data and become JSON")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::kuhn;

    #[test]
    fn a_transcript_names_every_audience_and_repeats() {
        let text = transcript::<kuhn::Table>(&(), 5);
        assert_eq!(text, transcript::<kuhn::Table>(&(), 5));
        assert!(text.contains("   to P1: {\"Dealt\""), "{text}");
        assert!(text.contains("   to everyone: {\"Won\""), "{text}");
        assert!(text.contains("   view of public: {\"cards\":["), "{text}");
    }
}

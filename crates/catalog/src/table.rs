//! Every table of a listed game can be read without knowing which game it is.

use crate::face::{AnyTable, Explained, Eyes, Offered};
use crate::{Listed, Paint, Told};
use kernel::{Asks, Illegal, Offers, Outcome, Reason, Seat, SeatSet, Verdicts, Viewer};
use kernel::{fingerprint, legal};
use serde_json::Value;

impl<G: Listed> AnyTable for G {
    fn awaits(&self) -> Asks {
        self.asks()
    }
    fn seat_count(&self) -> usize {
        self.seats()
    }
    fn player_seats(&self) -> SeatSet {
        G::players(&self.view(Viewer::Public))
    }
    fn seat_name(&self, eyes: Eyes, seat: Seat) -> String {
        G::name_of(&self.view(viewer(eyes)), seat)
    }
    fn team_name(&self, eyes: Eyes, seat: Seat) -> Option<String> {
        G::team_of(&self.view(viewer(eyes)), seat)
    }
    fn asked(&self, seat: Seat) -> String {
        G::question(&self.view(Viewer::Seat(seat)), seat, &Offers::of(self, seat).0)
    }
    fn question(&self, seat: Seat) -> crate::Question {
        crate::question::question(self, seat)
    }
    fn picture(&self, eyes: Eyes) -> wire::Picture {
        let open = (eyes == Eyes::All).then_some(self);
        G::picture(&self.view(viewer(eyes)), open)
    }
    fn offered(&self, seat: Seat) -> Vec<Offered> {
        worded(self, seat, Offers::of(self, seat).0)
    }
    fn later(&self, seat: Seat) -> Vec<String> {
        let all = Verdicts::of(self, seat).0.into_iter();
        let later = all.filter(|(_, verdict)| verdict.is_err_and(G::comes_later));
        later.map(|(choice, _)| choice.to_string()).collect()
    }
    fn is_set(&self, seat: Seat) -> bool {
        Offers::of(self, seat).0.into_iter().any(G::is_of_a_set)
    }
    fn may_interject(&self, seat: Seat) -> Vec<Offered> {
        let mut list = Vec::new();
        self.interjections(seat, &mut list);
        worded(self, seat, list)
    }
    fn nameable(&self, seat: Seat) -> Vec<String> {
        let mut things = Vec::new();
        self.things(seat, &mut things);
        things.iter().map(ToString::to_string).collect()
    }
    fn explain(&self, seat: Seat, word: &str) -> Option<Explained> {
        thing(self, seat, word).or_else(|| choice(self, seat, word)).or_else(|| {
            let of = word.to_uppercase().parse::<Seat>().ok().filter(|s| s.index() < self.seats());
            let view = self.view(Viewer::Seat(seat));
            let about = match of {
                Some(of) => G::about_seat(&view, of),
                None => G::look_up(&view, word)?,
            };
            Some(Explained { name: word.into(), about, choices: Vec::new(), why_not: None })
        })
    }
    fn view_json(&self, viewer: Viewer) -> Value {
        json(&self.view(viewer))
    }
    fn drawn(&self, eyes: Eyes, paint: &Paint) -> String {
        let open = (eyes == Eyes::All).then_some(self);
        G::draw(&self.view(viewer(eyes)), open, paint)
    }
    fn is_list(&self) -> bool {
        G::IS_LIST
    }
    fn steps_due(&self) -> Vec<String> {
        G::due(&self.view(Viewer::Public))
    }
    fn ended(&self) -> Option<Outcome> {
        self.outcome()
    }
    fn end_sentence(&self, eyes: Eyes) -> Option<String> {
        G::end_words(&self.view(viewer(eyes)))
    }
    fn fingerprint(&self) -> String {
        fingerprint(self)
    }
}

/// Who looks, as far as the game knows: whoever sees everything starts from the public view.
fn viewer(eyes: Eyes) -> Viewer {
    match eyes {
        Eyes::Viewer(viewer) => viewer,
        Eyes::All => Viewer::Public,
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views, events and positions are plain data")
}

pub(crate) fn told<G: Listed>(table: &G, events: Vec<kernel::Told<G>>) -> Vec<Told> {
    let mut all: Vec<Told> = events
        .iter()
        .map(|(audience, event)| Told {
            audience: *audience,
            json: json(event),
            weight: G::weight(event),
            words: Vec::new(),
        })
        .collect();
    let seats = SeatSet::first(table.seats()).iter().map(Viewer::Seat);
    let eyes = seats.chain([Viewer::Public]).map(Eyes::Viewer).chain([Eyes::All]);
    for eyes in eyes {
        let reached: Vec<usize> = (0..all.len()).filter(|i| all[*i].reaches(eyes)).collect();
        let seen: Vec<&G::Event> = reached.iter().map(|i| &events[*i].1).collect();
        all.iter_mut().for_each(|told| told.words.push(String::new()));
        for (i, words) in reached.iter().zip(G::tell(&table.view(viewer(eyes)), &seen)) {
            *all[*i].words.last_mut().expect("an entry was just pushed") = words;
        }
    }
    all
}

fn worded<G: Listed>(table: &G, seat: Seat, choices: Vec<G::Choice>) -> Vec<Offered> {
    let view = table.view(Viewer::Seat(seat));
    let offered = |choice: G::Choice| Offered {
        label: choice.to_string(),
        words: G::choice_words(&view, seat, choice),
        gives_up: G::gives_up(choice),
        unlisted: G::goes_without_listing(choice),
    };
    choices.into_iter().map(offered).collect()
}

fn thing<G: Listed>(table: &G, seat: Seat, word: &str) -> Option<Explained> {
    let mut things = Vec::new();
    table.things(seat, &mut things);
    let thing = things.into_iter().find(|t| t.to_string().eq_ignore_ascii_case(word))?;
    let mut choices = Offers::of(table, seat).0;
    table.interjections(seat, &mut choices);
    choices.retain(|c| table.concerns(seat, *c, thing));
    let choices = worded(table, seat, choices);
    let why = Verdicts::of(table, seat).why_not(table, seat, thing);
    let why_not = why.filter(|_| choices.is_empty()).map(|w| (w.to_string(), w.clause()));
    let about = G::about(&table.view(Viewer::Seat(seat)), seat, thing);
    Some(Explained { name: thing.to_string(), about, choices, why_not })
}

fn choice<G: Listed>(table: &G, seat: Seat, word: &str) -> Option<Explained> {
    let choice = crate::hosted::forgiving(table, seat, word)?;
    let name = choice.to_string();
    let explained = |about, choices, why_not| Some(Explained { name, about, choices, why_not });
    match legal(table, seat, choice) {
        Ok(()) => explained(String::new(), worded(table, seat, vec![choice]), None),
        Err(Illegal::Refused(why)) => {
            let view = table.view(Viewer::Seat(seat));
            let about = G::look_up(&view, word).unwrap_or_default();
            explained(about, Vec::new(), Some((why.to_string(), why.clause())))
        }
        Err(other) => explained(other.to_string(), Vec::new(), None),
    }
}

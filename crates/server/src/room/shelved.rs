//! A match that was dealt by other rules than this program plays. It is read from what is kept of
//! it and never run again.

use super::keep::{kind_of, status_of};
use super::{Happened, Happening, Room};
use crate::trouble::trouble;
use catalog::AnyGame;
use kernel::Seat;
use store::{Entry, MatchRecord, SeatRecord};
use wire::{Code, Ended, SeatKind, Status, Trouble};

/// What everybody reads who wants to know how such a match ended.
const RULES_CHANGED: &str = "Ended: the rules changed.";

/// Whether the cards of this match were dealt by other rules than this program plays.
fn has_other_rules(record: &MatchRecord, game: &dyn AnyGame) -> bool {
    record.rules != game.rules_version() && status_of(&record.status) != Status::Open
}

/// What became of a match by now: if its rules are not played here any more, it does not run
/// either, even if nobody has written that down yet.
pub fn status_now(record: &MatchRecord) -> Status {
    let status = status_of(&record.status);
    let shelved = catalog::game(&record.game).is_ok_and(|game| has_other_rules(record, game));
    if shelved && status == Status::Running { Status::RulesChanged } else { status }
}

/// Why a match cannot be run again, if it was played by other rules than this program plays, and
/// what can still be had of it.
pub fn earlier_rules(record: &MatchRecord) -> Option<String> {
    because(record).map(|why| {
        format!(
            "{why}, so it cannot be run again; its result, replay and journal can still be seen"
        )
    })
}

/// The same of a match of which this was not kept.
pub fn earlier_rules_without(what: &str, record: &MatchRecord) -> Option<String> {
    because(record).map(|why| {
        format!(
            "{why}, so it cannot be run again, and no {what} of it was kept; its result can still \
             be seen"
        )
    })
}

fn because(record: &MatchRecord) -> Option<String> {
    let game = catalog::game(&record.game).ok().filter(|game| has_other_rules(record, *game))?;
    let (then, title, now) = (record.rules, game.title(), game.rules_version());
    Some(format!(
        "this match was played under version {then} of the rules of {title} and this program \
         plays version {now}"
    ))
}

/// How a match that is over came out, from its record and the names of its seats.
pub(super) fn result_of(record: &MatchRecord, names: &[String]) -> Option<String> {
    let results = record.outcome.as_deref().unwrap_or_default().split(',');
    let won = results.zip(names).filter(|(result, _)| *result == "win");
    let won: Vec<&str> = won.map(|(_, name)| name.as_str()).collect();
    match status_now(record) {
        Status::Open | Status::Running => None,
        Status::Ended if won.is_empty() => Some("A draw.".into()),
        Status::Ended => Some(format!("Won by {}.", won.join(" and "))),
        Status::Broken => Some("It counts for nobody.".into()),
        Status::RulesChanged => Some(RULES_CHANGED.into()),
    }
}

impl Room {
    /// Whether it was dealt by other rules than this program plays.
    pub fn is_shelved(&self) -> bool {
        has_other_rules(&self.record, self.game)
    }

    /// Reads what can be known of such a match without running it. If it was running, it has ended.
    pub fn shelve(&mut self, seats: &[SeatRecord], entries: &[Entry]) {
        for (chair, seat) in self.chairs.iter_mut().zip(seats) {
            chair.kind = kind_of(&seat.kind);
            (chair.player, chair.name) = (seat.player.clone(), seat.name.clone());
            chair.gone = chair.kind == SeatKind::Player && chair.player.is_none();
        }
        self.status = status_now(&self.record);
        // What happens from here on, such as a rematch, follows what happened before.
        self.n = entries.iter().map(|entry| entry.n + 1).max().unwrap_or_default();
        for happened in entries.iter().filter_map(|entry| Happened::read(entry).ok()) {
            let chair = happened.seat.and_then(|seat| self.chairs.get_mut(seat.index()));
            match (happened.what, chair) {
                (Happening::Rematch { match_id }, _) => self.rematch = Some(match_id),
                (Happening::Left, Some(chair)) => chair.gone = true,
                // Whoever answers is back, and whoever sits down has not left.
                (
                    Happening::Sat { .. } | Happening::Answered { .. } | Happening::BotTook { .. },
                    Some(chair),
                ) => chair.gone = chair.kind == SeatKind::Player && chair.player.is_none(),
                _ => (),
            }
        }
        if self.status == Status::RulesChanged {
            let words = format!("{} It counts for nobody.", self.rules_changed());
            self.log.say(&words);
        }
    }

    /// Why it ended, where the rules changed.
    pub(super) fn rules_changed(&self) -> String {
        let title = self.game.title();
        format!("The rules of {title} changed while this match was running, so it has ended.")
    }

    /// Why nothing can be done in it any more.
    pub(super) fn over(&self) -> Trouble {
        match self.status {
            Status::RulesChanged => {
                let words = "the match is over: the rules of the game changed while it was running";
                trouble(Code::Over, words)
            }
            _ => trouble(Code::Over, "the match is over"),
        }
    }

    /// Why it cannot be run again, if it is shelved.
    pub fn earlier_rules(&self) -> Option<String> {
        earlier_rules(&self.record)
    }

    /// How it came out, by what is kept about it.
    pub(super) fn kept_result(&self) -> Option<String> {
        let names: Vec<String> =
            (0..self.chairs.len()).map(|i| self.called(Seat(i as u8))).collect();
        let kept = self.is_shelved() || self.status == Status::RulesChanged;
        result_of(&self.record, &names).filter(|_| kept)
    }

    /// How a shelved match ended, for whoever looks at it.
    pub(super) fn kept_end(&self) -> Option<Ended> {
        Some(Ended {
            sentence: self.kept_result().filter(|_| self.status == Status::Ended)?,
            results: self.results(),
            secret: Some(self.secret.to_string()),
            ratings: self.rating_changes(),
        })
    }

    /// The result of each seat, as it was written down.
    pub(super) fn kept_results(&self) -> Option<Vec<String>> {
        let kept = self.record.outcome.as_ref().filter(|_| self.is_shelved())?;
        Some(kept.split(',').map(str::to_string).collect())
    }
}

/// An answer, by what gave it: which happening, and which of the answers it brought.
pub type Given = (u32, usize);

/// The answers that stand after all this has happened, without running them.
pub fn standing(happened: &[Happened]) -> Vec<Given> {
    let mut standing = Vec::new();
    for h in happened {
        match &h.what {
            Happening::Answered { .. } => standing.push((h.n, 0)),
            Happening::GoesOnFrom { journal, .. } => {
                let before = kernel::Journal::read(journal).map_or(0, |j| j.answers.len());
                standing = (0..before).map(|i| (h.n, i)).collect();
            }
            Happening::TookBack { answers, alone, .. } => {
                let gone = *answers..if *alone { answers + 1 } else { standing.len() };
                if standing.get(gone.clone()).is_some() {
                    standing.drain(gone);
                }
            }
            _ => (),
        }
    }
    standing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn happened(whats: Vec<Happening>) -> Vec<Happened> {
        let one = |(n, what): (usize, Happening)| Happened {
            n: n as u32,
            at: 0,
            seat: None,
            by: None,
            client: None,
            what,
        };
        whats.into_iter().enumerate().map(one).collect()
    }

    fn answered() -> Happening {
        Happening::Answered { label: "x".into(), left: Vec::new(), gained: 0 }
    }

    fn back_to(answers: usize, alone: bool) -> Happening {
        Happening::TookBack { answers, alone, left: Vec::new(), salt: String::new() }
    }

    #[test]
    fn what_was_taken_back_does_not_stand_and_what_was_answered_meanwhile_does() {
        let mut whats = vec![Happening::Began, answered(), answered(), answered()];
        assert_eq!(standing(&happened(whats.clone())), [(1, 0), (2, 0), (3, 0)]);
        whats.push(back_to(1, true));
        assert_eq!(standing(&happened(whats.clone())), [(1, 0), (3, 0)]);
        whats.extend([answered(), back_to(1, false), answered()]);
        assert_eq!(standing(&happened(whats)), [(1, 0), (7, 0)]);
    }

    #[test]
    fn a_match_that_went_on_from_another_has_its_answers() {
        let game = catalog::game("flash-duel").expect("it is listed");
        let secret = kernel::Secret::from_seed(3);
        let started = game.start(&Default::default(), secret, Vec::new());
        let mut table = started.expect("it begins").0;
        for _ in 0..2 {
            let seat = table.table().awaits().seats().lowest().expect("somebody is asked");
            let label = table.table().offered(seat)[0].label.clone();
            table.answer(seat, &label).expect("it is offered");
        }
        let (journal, salt) = (table.journal().to_string(), String::new());
        let whats = vec![Happening::GoesOnFrom { journal, salt }, answered()];
        assert_eq!(standing(&happened(whats)), [(0, 0), (0, 1), (1, 0)]);
    }
}

//! What each viewer is sent.

use super::apply::offered;
use super::shelved::{result_of, status_now};
use super::{Chair, Room};
use catalog::Eyes;
use kernel::{Seat, Viewer};
use store::SeatRecord;
use wire::{Ended, Frame, MatchLine, Offer, Prompt, SeatKind, SeatNow, SeatOfLine, Status};
use wire::{TableNow, ToClient};

impl Room {
    /// Where the table stands, and what was told after that many lines.
    pub fn snapshot(&self, viewer: Viewer, after: u32) -> ToClient {
        ToClient::Snapshot {
            seq: self.log.seq(viewer),
            missed: self.with_names(self.log.last_after(viewer, after)),
            table: Box::new(self.table_now(viewer)),
        }
    }

    /// What is new for those who follow with these eyes.
    pub fn update(&self, viewer: Viewer) -> ToClient {
        ToClient::Update {
            seq: self.log.seq(viewer),
            lines: self.with_names(self.log.new_lines(viewer)),
            table: Box::new(self.table_now(viewer)),
        }
    }

    /// The table as this viewer may see it. Everything in it follows from his view, from what is
    /// public, and from what he himself may do.
    pub fn table_now(&self, viewer: Viewer) -> TableNow {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let waiting = self.waiting();
        TableNow {
            match_id: self.record.id.clone(),
            code: self.record.code.clone(),
            game: self.game.name().into(),
            title: self.game.title().into(),
            mode: self.mode.clone(),
            mode_words: self.mode_words.clone(),
            status: self.status,
            visibility: self.visibility,
            rated: self.record.rated,
            you: you.map(|s| s.to_string()),
            seats: self.seats_now(viewer),
            picture: self.sound_table().map(|t| t.table().picture(Eyes::Viewer(viewer))),
            prompt: you.and_then(|seat| self.prompt(seat)),
            waiting: waiting.iter().map(|s| s.to_string()).collect(),
            sentence: self.sentence(you),
            clock: self.clocks.kind(),
            left: self.left_for(viewer),
            offers: self.offers(),
            may: you.map_or(Vec::new(), |seat| self.may(seat)),
            takes_back: you.is_some_and(|seat| self.takes_back(seat)),
            hint: you.is_some_and(|seat| self.may_be_helped(seat)),
            ended: self.ended(viewer),
            commitment: Some(self.secret.commitment().0),
            rematch: self.rematch.clone(),
            agreed: match self.status {
                Status::Open => self.game.agreed(&self.options),
                _ => Vec::new(),
            },
        }
    }

    fn seats_now(&self, viewer: Viewer) -> Vec<SeatNow> {
        let eyes = Eyes::Viewer(viewer);
        let of = |(i, chair): (usize, &Chair)| {
            let seat = Seat(i as u8);
            let (role, side) = match self.sound_table() {
                Some(t) => (t.table().seat_name(eyes, seat), t.table().team_name(eyes, seat)),
                None => (seat.to_string(), None),
            };
            SeatNow {
                seat: seat.to_string(),
                kind: chair.kind,
                name: self.called(seat),
                role,
                side: side.unwrap_or_default(),
                online: self.online.has(seat) || chair.kind != SeatKind::Player,
                rating: self.seat_rating(chair),
            }
        };
        self.chairs.iter().enumerate().map(of).collect()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let table = self.sound_table().filter(|_| self.status == Status::Running)?;
        let mut question = table.table().question(seat);
        for choice in question.choices.iter_mut().chain(&mut question.always) {
            choice.words = self.named(&choice.words);
        }
        Some(Prompt {
            id: self.asked[seat.index()].id,
            sentence: self.named(&question.sentence),
            choices: question.choices,
            always: question.always,
            things: question.things,
        })
    }

    fn sentence(&self, you: Option<Seat>) -> String {
        let waiting = self.waiting();
        match self.status {
            Status::Open => {
                let missing = self.seats_where(|c| c.kind == SeatKind::Open).len();
                match missing {
                    0 => "The cards are being dealt.".into(),
                    1 => "One seat is free.".into(),
                    n => format!("{n} seats are free."),
                }
            }
            Status::Running => match (you.filter(|s| waiting.has(*s)), &self.table) {
                (Some(seat), Some(table)) => self.named(&table.table().asked(seat)),
                _ => {
                    let names: Vec<String> = waiting.iter().map(|s| self.called(s)).collect();
                    format!("Waiting for {}.", names.join(" and "))
                }
            },
            Status::Ended => "The match is over.".into(),
            Status::Broken => "This match was closed by a fault in the program.".into(),
            Status::RulesChanged => format!("{} It counts for nobody.", self.rules_changed()),
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let words = |p: &super::Pending| format!("{} {}", self.called(p.by), offered(p.what));
        let of = |p: &super::Pending| Offer {
            what: p.what,
            by: p.by.to_string(),
            agreed: p.agreed.iter().map(|s| s.to_string()).collect(),
            words: words(p),
        };
        self.pending.iter().map(of).collect()
    }

    /// Where the table stands with these eyes, and everything that was told so far.
    pub fn frame_now(&self, eyes: Eyes) -> Option<Frame> {
        let table = self.sound_table()?;
        let viewer = match eyes {
            Eyes::Viewer(viewer) => viewer,
            Eyes::All => Viewer::Public,
        };
        let told = self.log.after(viewer, 0).into_iter();
        Some(Frame {
            at: self.gains.len() as u32,
            answer: None,
            // What only the hall says names people, and nobody is to be found in a film.
            lines: told.filter(|l| l.event.is_some()).collect(),
            picture: table.table().picture(eyes),
            sentence: String::new(),
        })
    }

    /// How it ended, in words for this viewer.
    fn ended(&self, viewer: Viewer) -> Option<Ended> {
        if self.status != Status::Ended {
            return None;
        }
        let Some(table) = &self.table else { return self.kept_end() };
        let sentence = match self.draw_agreed {
            true => "The players agreed on a draw.".to_string(),
            false => {
                let sentence = table.table().end_sentence(Eyes::Viewer(viewer));
                self.named(&sentence.unwrap_or_default())
            }
        };
        Some(Ended {
            sentence,
            results: self.results(),
            secret: Some(self.secret.to_string()),
            ratings: self.rating_changes(),
        })
    }

    /// `win`, `loss` or `draw` for each seat.
    pub(super) fn results(&self) -> Vec<String> {
        if let Some(kept) = self.kept_results() {
            return kept;
        }
        let outcome = self.sound_table().and_then(|t| t.table().ended());
        let of = |i: usize| match &outcome {
            _ if self.draw_agreed => "draw",
            Some(outcome) => word(outcome.finish(Seat(i as u8))),
            None => "none",
        };
        (0..self.chairs.len()).map(|i| of(i).to_string()).collect()
    }

    /// What the end was worth to each seat, from 0 (lost) to 1 (won).
    pub fn worths(&self) -> Vec<Option<f32>> {
        let worth = |result: String| match result.as_str() {
            "win" => Some(1.0),
            "draw" => Some(0.5),
            "loss" => Some(0.0),
            _ => None,
        };
        self.results().into_iter().map(worth).collect()
    }

    /// A line for a match that is over and not in memory, from what is kept about it.
    pub fn old_line(&self, seats: &[SeatRecord], player: Option<&str>) -> MatchLine {
        let mine = |s: &&SeatRecord| s.player.is_some() && s.player.as_deref() == player;
        let you = seats.iter().find(mine).map(|s| Seat(s.seat).to_string());
        let seat = |s: &SeatRecord| SeatOfLine {
            seat: Seat(s.seat).to_string(),
            kind: super::keep::kind_of(&s.kind),
            name: super::called(s),
        };
        let names: Vec<String> = seats.iter().map(super::called).collect();
        MatchLine {
            status: status_now(&self.record),
            seats: seats.iter().map(seat).collect(),
            you,
            result: result_of(&self.record, &names),
            ..self.line(None)
        }
    }

    /// The match as a line in a list.
    pub fn line(&self, player: Option<&str>) -> MatchLine {
        let you = player.and_then(|p| self.seat_of(p));
        let seat = |(i, c): (usize, &Chair)| SeatOfLine {
            seat: Seat(i as u8).to_string(),
            kind: c.kind,
            name: self.called(Seat(i as u8)),
        };
        MatchLine {
            match_id: self.record.id.clone(),
            code: self.record.code.clone(),
            game: self.game.name().into(),
            title: self.game.title().into(),
            mode: self.mode.clone(),
            mode_words: self.mode_words.clone(),
            status: self.status,
            visibility: self.visibility,
            clock: self.clocks.kind(),
            rated: self.record.rated,
            seats: self.chairs.iter().enumerate().map(seat).collect(),
            created: self.record.created,
            ended: self.record.ended,
            your_turn: you.is_some_and(|s| self.waiting().has(s)),
            you: you.map(|s| s.to_string()),
            result: self.ended(Viewer::Public).map(|e| e.sentence).or_else(|| self.kept_result()),
        }
    }
}

fn word(finish: kernel::Finish) -> &'static str {
    match finish {
        kernel::Finish::Won | kernel::Finish::Shared => "win",
        kernel::Finish::Lost => "loss",
        kernel::Finish::Drew => "draw",
    }
}

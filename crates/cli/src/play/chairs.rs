//! Who sits where: kept next to the journal, so that a match goes on as it was left.

use crate::args::Play;
use crate::fail::Fail;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The seats of people and the bot of the other seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chairs {
    pub people: SeatSet,
    pub bot: String,
    pub hot_seat: bool,
}

/// The file next to the journal.
#[derive(Serialize, Deserialize, Default)]
struct Kept {
    #[serde(default)]
    seat: Option<String>,
    #[serde(default)]
    bot: Option<String>,
    #[serde(default)]
    hot_seat: bool,
}

impl Chairs {
    /// What was asked for now, else what was kept with the match, else the usual.
    pub fn of(args: &Play, players: SeatSet) -> Result<Chairs, Fail> {
        let kept = args.resume.as_deref().map(Kept::read).unwrap_or_default();
        let bot = args.bot.clone().or(kept.bot).unwrap_or_else(|| bots::USUAL.into());
        super::check_bot(&bot)?;
        let hot_seat =
            args.hot_seat || (kept.hot_seat && args.seat.is_none() && args.bot.is_none());
        if hot_seat && players.len() == 1 {
            return Err(Fail::asked("--hot-seat needs several people; only one plays this mode"));
        }
        let elsewhere = |now: &String, then: &String| !now.eq_ignore_ascii_case(then);
        if let (Some(now), Some(then)) = (&args.seat, &kept.seat)
            && elsewhere(now, then)
        {
            return Err(Fail::asked(format!(
                "{then} was played by a person and the others by bots: --seat {now} would give \
                 {then} to a bot and show you a hand that was hidden from you. Leave --seat out to \
                 go on as {then}, or say --hot-seat"
            )));
        }
        let word = args.seat.clone().or(kept.seat).unwrap_or_else(|| Seat(0).to_string());
        let people = match hot_seat {
            true => players,
            false => SeatSet::one(seat(&word, players)?),
        };
        Ok(Chairs { people, bot, hot_seat })
    }

    fn seat(&self) -> Option<String> {
        self.people.lowest().filter(|_| !self.hot_seat).map(|s| s.to_string())
    }

    /// Writes them next to this journal.
    pub fn keep(&self, journal: &Path) -> Result<(), Fail> {
        let kept = Kept { seat: self.seat(), bot: Some(self.bot.clone()), hot_seat: self.hot_seat };
        let text = serde_json::to_string(&kept).expect("names are plain data");
        arena::write_file(&beside(journal), &(text + "\n")).map_err(Fail::found)
    }
}

impl Kept {
    /// Nothing, where the file is missing or says nothing that can be read: a journal can be
    /// resumed without it.
    fn read(journal: &Path) -> Kept {
        let text = std::fs::read_to_string(beside(journal)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }
}

fn beside(journal: &Path) -> PathBuf {
    let mut name = journal.as_os_str().to_owned();
    name.push(".seats.json");
    PathBuf::from(name)
}

fn seat(word: &str, players: SeatSet) -> Result<Seat, Fail> {
    let seat = word.to_uppercase().parse::<Seat>().ok().filter(|s| players.has(*s));
    seat.ok_or_else(|| {
        let names: Vec<String> = players.iter().map(|s| s.to_string()).collect();
        Fail::asked(format!("`{word}` is no seat to play; seats are {}", names.join(", ")))
    })
}

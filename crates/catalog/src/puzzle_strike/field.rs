//! Who meets whom in mass play, mode by mode.
//!
//! In a duel everybody named meets everybody else named, in both seatings; a single name meets all
//! the others. With more seats there are too many casts to play them all: so many are drawn from
//! the seed. In Custom Clockwork nobody has a character, and it is bots that meet.

use super::setup;
use crate::{Bout, Chair, Field, Sitting, Unplayable};
use ::puzzle_strike::{Mode, Setup, Who};
use kernel::{Seat, SeatSet, Seeded};

/// Casts drawn for a mode with more than two seats.
const CASTS: usize = 400;

pub fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
    let base = Setup { characters: Vec::new(), ..setup::read(&field.agreed)? };
    let named: Vec<Who> = setup::named(&field.agreed).into_iter().flatten().collect();
    let drafts = base.clockwork && !named.is_empty();
    let drafts = drafts.then(|| "who drafts chips picks no character (PS-17.1)".to_string());
    let bad: Vec<String> = setup::two_banks(&field.agreed).into_iter().chain(drafts).collect();
    if !bad.is_empty() {
        return Err(Unplayable(bad));
    }
    let cast = if named.is_empty() { base.sets.characters().collect() } else { named };
    let of = Plan { field, base, cast };
    of.check_bots()?;
    let bouts = match of.base.mode {
        _ if of.base.clockwork => of.bots_only(),
        Mode::Duel => of.duels(),
        _ => of.crowds()?,
    };
    let mut sittings = bouts.iter().flat_map(|b| &b.sittings);
    sittings.try_for_each(|s| setup::check(&s.setup))?;
    Ok(bouts)
}

struct Plan<'a> {
    field: &'a Field,
    base: Setup,
    cast: Vec<Who>,
}

impl Plan<'_> {
    fn sides(&self) -> usize {
        let mode = self.base.mode;
        if mode.is_free_for_all() { mode.seats() } else { 2 }
    }
    /// One bot for each side, unless bots themselves are what meets; one for all will do.
    fn check_bots(&self) -> Result<(), Unplayable> {
        let (n, most) = (self.field.bots.len(), self.sides());
        let alike = self.field.bots.windows(2).all(|two| two[0] == two[1]);
        if n <= most || alike {
            return Ok(());
        }
        let mode = self.base.mode;
        Err(Unplayable(vec![format!(
            "{mode} has room for {most} of the bots, not {n}: {most} sides are played by bots"
        )]))
    }
    /// The bot of one side; the last one named also plays the sides after it.
    fn bot(&self, side: usize) -> &str {
        let named = &self.field.bots;
        named.get(side).or(named.last()).map_or(bots::USUAL, String::as_str)
    }
    fn same_bots(&self) -> bool {
        (1..self.sides()).all(|side| self.bot(side) == self.bot(0))
    }
    fn chair(&self, label: &str, bot: &str, team: u8) -> Chair {
        let label = match self.same_bots() {
            true => label.to_string(),
            false => format!("{label} {bot}"),
        };
        Chair { label, bot: bot.to_string(), team }
    }
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::first(self.base.mode.seats()).iter()
    }

    /// Without characters it is bots that meet: each takes each side in turn.
    fn bots_only(&self) -> Vec<Bout<Setup>> {
        let sides = self.sides();
        let sit = |shift: usize| {
            let chair = |seat: Seat| {
                let team = self.base.mode.side(seat);
                let bot = self.bot((usize::from(team) + shift) % sides);
                Chair { label: bot.into(), bot: bot.into(), team }
            };
            Sitting { setup: self.base.clone(), chairs: self.seats().map(chair).collect() }
        };
        let shifts = if self.same_bots() { 1 } else { sides };
        vec![Bout { sittings: (0..shifts).map(sit).collect() }]
    }

    /// Character against character; with two different bots each plays each character.
    fn duels(&self) -> Vec<Bout<Setup>> {
        let mut meetings: Vec<(Who, Who)> = match self.cast[..] {
            [one] => {
                let others = self.base.sets.characters().filter(|who| *who != one);
                others.map(|other| (one, other)).collect()
            }
            _ => pairs(&self.cast).collect(),
        };
        if self.base.mirror {
            meetings.extend(self.cast.iter().map(|who| (*who, *who)));
        }
        let sit = |a: Who, b: Who, bots: (&str, &str)| Sitting {
            setup: self.base.clone().with(&[a, b]),
            chairs: vec![
                self.chair(&a.to_string(), bots.0, 0),
                self.chair(&b.to_string(), bots.1, 1),
            ],
        };
        let (x, y) = (self.bot(0), self.bot(1));
        let mut bouts = Vec::new();
        for (a, b) in meetings {
            bouts.push(Bout { sittings: vec![sit(a, b, (x, y)), sit(b, a, (y, x))] });
            if !self.same_bots() {
                bouts.push(Bout { sittings: vec![sit(a, b, (y, x)), sit(b, a, (x, y))] });
            }
        }
        bouts
    }

    /// Casts of different characters, drawn from the seed; the bots of the sides take turns.
    fn crowds(&self) -> Result<Vec<Bout<Setup>>, Unplayable> {
        let (mode, seats) = (self.base.mode, self.base.mode.seats());
        if self.cast.len() < seats {
            let n = self.cast.len();
            let reason = format!("{mode} needs {seats} different characters, not {n}");
            return Err(Unplayable(vec![reason]));
        }
        let mut luck = Seeded::new(self.field.seed);
        let fixed = self.cast.len() == seats;
        let sittings = (0..if fixed { self.sides() } else { CASTS }).map(|i| {
            let mut left = self.cast.clone();
            let mut draw = |n: usize| left.remove(if fixed { 0 } else { luck.below(n) });
            let cast: Vec<Who> = (0..seats).map(|k| draw(self.cast.len() - k)).collect();
            let chair = |(seat, who): (Seat, &Who)| {
                let team = mode.side(seat);
                let bot = self.bot((usize::from(team) + i) % self.sides());
                self.chair(&who.to_string(), bot, team)
            };
            let chairs = self.seats().zip(&cast).map(chair).collect();
            Sitting { setup: self.base.clone().with(&cast), chairs }
        });
        Ok(vec![Bout { sittings: sittings.collect() }])
    }
}

fn pairs<T: Copy>(all: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    all.iter().enumerate().flat_map(|(i, a)| all[i + 1..].iter().map(move |b| (*a, *b)))
}

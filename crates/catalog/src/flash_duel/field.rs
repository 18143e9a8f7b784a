//! Who meets whom in mass play, mode by mode.
//!
//! One against one, everybody named meets everybody else named, in both seatings; a single name
//! meets all the others. Solo modes play each name against the bot of the mode. In the modes with
//! more seats there are too many casts to play them all: so many are drawn from the seed.

use super::setup::{self, characters, pickers};
use crate::{Bout, Chair, Field, Sitting, Unplayable};
use ::flash_duel::{Mode, Setup, Side, Who};
use kernel::{Seat, SeatSet, Seeded};

/// Casts drawn for a mode with more than two seats.
const CASTS: usize = 400;

pub fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
    let base = Setup { characters: Vec::new(), ..setup::read(&field.agreed)? };
    let mode = base.mode;
    check_bots(mode, &field.bots)?;
    let of = Plan { field, base, cast: cast(field) };
    let bouts = match mode {
        Mode::Simple | Mode::Clockwork => of.bots_only(),
        Mode::Full => of.duels(),
        _ if mode.bot().is_some() => of.solos(),
        _ => of.crowds()?,
    };
    let mut sittings = bouts.iter().flat_map(|b| &b.sittings);
    sittings.try_for_each(|s| s.setup.check().map_err(Unplayable::from))?;
    Ok(bouts)
}

/// One bot for each side that is played, unless bots themselves are what meets; one for both will
/// do, and the side that the rules play needs none.
fn check_bots(mode: Mode, bots: &[String]) -> Result<(), Unplayable> {
    let most = match mode {
        Mode::Simple | Mode::Clockwork => return Ok(()),
        _ if mode.bot().is_some() => 1,
        _ => 2,
    };
    let alike = bots.len() == 2 && bots[0] == bots[1];
    if bots.len() <= most || alike {
        return Ok(());
    }
    let (sides, n) = (if most == 1 { "one side is" } else { "two sides are" }, bots.len());
    let reason = format!("{mode} has room for {most} of the bots, not {n}: {sides} played by bots");
    Err(Unplayable(vec![reason]))
}

/// The characters that were named, or all.
fn cast(field: &Field) -> Vec<Who> {
    let named: Vec<Who> = setup::named(&field.agreed).into_iter().flatten().collect();
    if named.is_empty() { characters().collect() } else { named }
}

struct Plan<'a> {
    field: &'a Field,
    base: Setup,
    cast: Vec<Who>,
}

impl Plan<'_> {
    /// The bot of one side; the last one named also plays the sides after it.
    fn bot(&self, side: usize) -> &str {
        let named = &self.field.bots;
        named.get(side).or(named.last()).map_or(bots::USUAL, String::as_str)
    }
    fn same_bots(&self) -> bool {
        self.bot(0) == self.bot(1)
    }

    fn chair(&self, label: &str, bot: &str, team: u8) -> Chair {
        let label = match self.same_bots() {
            true => label.to_string(),
            false => format!("{label} {bot}"),
        };
        Chair { label, bot: bot.to_string(), team }
    }

    /// Without characters it is bots that meet, each pair of different ones.
    fn bots_only(&self) -> Vec<Bout<Setup>> {
        let mut names: Vec<&str> = Vec::new();
        for bot in self.field.bots.iter().map(String::as_str) {
            if !names.contains(&bot) {
                names.push(bot);
            }
        }
        if names.is_empty() {
            names.push(bots::USUAL);
        }
        let sit = |a: &str, b: &str| {
            let chair = |bot: &str, team| Chair { label: bot.into(), bot: bot.into(), team };
            Sitting { setup: self.base.clone(), chairs: vec![chair(a, 0), chair(b, 1)] }
        };
        if let [only] = names[..] {
            return vec![Bout { sittings: vec![sit(only, only)] }];
        }
        pairs(&names).map(|(a, b)| Bout { sittings: vec![sit(a, b), sit(b, a)] }).collect()
    }

    /// Character against character; with two different bots each plays each character.
    fn duels(&self) -> Vec<Bout<Setup>> {
        let mut meetings: Vec<(Who, Who)> = match self.cast[..] {
            [one] => characters().filter(|who| *who != one).map(|other| (one, other)).collect(),
            _ => pairs(&self.cast).collect(),
        };
        if self.base.mirror {
            meetings.extend(self.cast.iter().map(|who| (*who, *who)));
        }
        let sit = |a: Who, b: Who, bots: (&str, &str)| Sitting {
            setup: self.base.clone().with(&[a, b]),
            chairs: vec![self.chair(a.name(), bots.0, 0), self.chair(b.name(), bots.1, 1)],
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

    /// Each character against the bot that the rules play.
    fn solos(&self) -> Vec<Bout<Setup>> {
        let bot = self.base.mode.bot().expect("a Solo mode has its bot");
        let rival = format!("{} (rules)", bot.who());
        let free = self.cast.iter().filter(|who| **who != bot.who() || self.base.mirror);
        free.map(|who| Bout {
            sittings: vec![Sitting {
                setup: Setup { characters: vec![Some(*who)], ..self.base.clone() },
                chairs: vec![
                    Chair { label: who.name().into(), bot: self.bot(0).into(), team: 0 },
                    Chair { label: rival.clone(), bot: "random".into(), team: 1 },
                ],
            }],
        })
        .collect()
    }

    /// Casts of different characters, drawn from the seed.
    fn crowds(&self) -> Result<Vec<Bout<Setup>>, Unplayable> {
        let seats = pickers(self.base.mode).len();
        if self.cast.len() < seats {
            let (mode, n) = (self.base.mode, self.cast.len());
            let reason = format!("{mode} needs {seats} different characters, not {n}");
            return Err(Unplayable(vec![reason]));
        }
        let mut luck = Seeded::new(self.field.seed);
        let fixed = self.cast.len() == seats;
        let sittings = (0..if fixed { 2 } else { CASTS }).map(|i| {
            let mut left = self.cast.clone();
            let mut draw = |n: usize| left.remove(if fixed { 0 } else { luck.below(n) });
            let cast: Vec<Who> = (0..seats).map(|k| draw(self.cast.len() - k)).collect();
            self.sitting(&cast, i % 2 == 1)
        });
        Ok(vec![Bout { sittings: sittings.collect() }])
    }

    /// One cast; `swapped` gives the other side's bot to each side where sides are alike.
    fn sitting(&self, cast: &[Who], swapped: bool) -> Sitting<Setup> {
        let mode = self.base.mode;
        let picking = pickers(mode);
        let swapped = swapped && mode == Mode::Team;
        let chair = |seat: Seat| {
            let east = mode.side(seat) == Side::East;
            let who = picking.iter().position(|s| *s == seat).map_or(Who::Dragon, |i| cast[i]);
            self.chair(who.name(), self.bot(usize::from(east != swapped)), u8::from(east))
        };
        let chairs = SeatSet::first(mode.seats()).iter().map(chair).collect();
        Sitting { setup: self.base.clone().with(cast), chairs }
    }
}

fn pairs<T: Copy>(all: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    all.iter().enumerate().flat_map(|(i, a)| all[i + 1..].iter().map(move |b| (*a, *b)))
}

//! Who meets whom in mass play, mode by mode.
//!
//! One against one, everybody named meets everybody else named, in both seatings; a single name
//! meets all the others. Solo modes play each name against the bot of the mode. In the modes with
//! more seats there are too many casts to play them all: so many are drawn from the seed.

use super::setup::{self, characters, pickers};
use crate::sitting::{meetings, pairs};
use crate::{Bout, Chair, Field, Sitting, Unplayable};
use ::flash_duel::{Mode, Setup, Side, Who};
use kernel::{Seat, SeatSet};

pub fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
    let base = Setup { characters: Vec::new(), ..setup::read(&field.agreed)? };
    let mode = base.mode;
    match mode {
        // Here it is bots that meet, however many.
        Mode::Simple | Mode::Clockwork => {}
        // The side that the rules play needs none.
        _ => field.check_bots(if mode.bot().is_some() { 1 } else { 2 })?,
    }
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
        let mut meetings = meetings(&self.cast, &characters().collect::<Vec<_>>());
        if self.base.mirror {
            meetings.extend(self.cast.iter().map(|who| (*who, *who)));
        }
        self.field.duels(meetings, |who| who, |a, b| self.base.clone().with(&[a, b]))
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
                    Chair { label: who.name().into(), bot: self.field.bot(0).into(), team: 0 },
                    // Nobody asks the bot of a seat that the rules play.
                    Chair { label: rival.clone(), bot: bots::RANDOM.into(), team: 1 },
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
        let casts = self.field.casts(&self.cast, seats, 2).into_iter().enumerate();
        let sittings = casts.map(|(i, cast)| self.sitting(&cast, i % 2 == 1));
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
            let bot = self.field.bot(usize::from(east != swapped));
            self.field.chair(who, bot, u8::from(east))
        };
        let chairs = SeatSet::first(mode.seats()).iter().map(chair).collect();
        Sitting { setup: self.base.clone().with(cast), chairs }
    }
}

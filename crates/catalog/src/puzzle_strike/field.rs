//! Who meets whom in mass play, mode by mode.
//!
//! In a duel everybody named meets everybody else named, in both seatings; a single name meets all
//! the others. With more seats there are too many casts to play them all: so many are drawn from
//! the seed. In Custom Clockwork nobody has a character, and it is bots that meet.

use super::setup;
use crate::sitting::meetings;
use crate::{Bout, Chair, Field, Sitting, Unplayable};
use ::puzzle_strike::{Mode, Setup, Who};
use kernel::{Seat, SeatSet};

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
    field.check_bots(of.sides())?;
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
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::first(self.base.mode.seats()).iter()
    }

    /// Without characters it is bots that meet: each takes each side in turn.
    fn bots_only(&self) -> Vec<Bout<Setup>> {
        let sides = self.sides();
        let sit = |shift: usize| {
            let chair = |seat: Seat| {
                let team = self.base.mode.side(seat);
                let bot = self.field.bot((usize::from(team) + shift) % sides);
                Chair { label: bot.into(), bot: bot.into(), team }
            };
            Sitting { setup: self.base.clone(), chairs: self.seats().map(chair).collect() }
        };
        let shifts = if self.field.same_bots() { 1 } else { sides };
        vec![Bout { sittings: (0..shifts).map(sit).collect() }]
    }

    /// Character against character; with two different bots each plays each character.
    fn duels(&self) -> Vec<Bout<Setup>> {
        let all: Vec<Who> = self.base.sets.characters().collect();
        let mut meetings = meetings(&self.cast, &all);
        if self.base.mirror {
            meetings.extend(self.cast.iter().map(|who| (*who, *who)));
        }
        self.field.duels(meetings, |who| who, |a, b| self.base.clone().with(&[a, b]))
    }

    /// Casts of different characters, drawn from the seed; the bots of the sides take turns.
    fn crowds(&self) -> Result<Vec<Bout<Setup>>, Unplayable> {
        let (mode, seats) = (self.base.mode, self.base.mode.seats());
        if self.cast.len() < seats {
            let n = self.cast.len();
            let reason = format!("{mode} needs {seats} different characters, not {n}");
            return Err(Unplayable(vec![reason]));
        }
        let casts = self.field.casts(&self.cast, seats, self.sides()).into_iter().enumerate();
        let sittings = casts.map(|(i, cast)| {
            let chair = |(seat, who): (Seat, &Who)| {
                let team = mode.side(seat);
                let bot = self.field.bot((usize::from(team) + i) % self.sides());
                self.field.chair(who, bot, team)
            };
            let chairs = self.seats().zip(&cast).map(chair).collect();
            Sitting { setup: self.base.clone().with(&cast), chairs }
        });
        Ok(vec![Bout { sittings: sittings.collect() }])
    }
}

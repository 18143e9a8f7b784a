//! The secret deployment as its owner sees it.

use super::BOTH;
use ::fantasy_clash::army::{Counts, chosen, classes, deck, fits};
use ::fantasy_clash::unit::Class;
use ::fantasy_clash::{Faction, Preset, Space, Step, UnitId, View};
use kernel::{Seat, Viewer};
use wire::{ClassCount, DeploymentPicture, PoolUnit, PresetPicture};

/// The classes in the order of a force.
const CLASSES: [(Class, &str); 7] = [
    (Class::Regular, "regular"),
    (Class::Veteran, "veteran"),
    (Class::Elite, "elite"),
    (Class::Champion, "champion"),
    (Class::Hero, "hero"),
    (Class::Titan, "titan"),
    (Class::Legend, "legend"),
];

pub fn class(class: Class) -> &'static str {
    CLASSES[class as usize].1
}

pub fn deployment(view: &View) -> Option<DeploymentPicture> {
    let Some(Step::Deploy(deploy)) = view.open.agenda.top() else { return None };
    let ready = BOTH.into_iter().filter(|seat| !deploy.waiting.has(*seat));
    let mut picture = DeploymentPicture {
        ready: ready.map(|seat| seat.to_string()).collect(),
        spaces: Vec::new(),
        layout: Vec::new(),
        next: None,
        classes: Vec::new(),
        pool: Vec::new(),
        drawn: view.open.random_force,
        presets: Vec::new(),
    };
    if let Viewer::Seat(me) = view.viewer {
        lay_out(view, me, &mut picture);
    }
    Some(picture)
}

fn lay_out(view: &View, me: Seat, picture: &mut DeploymentPicture) {
    let Some(draft) = &view.draft else { return };
    let faction = view.open.factions[me];
    let placed = chosen(draft);
    let space = |n: usize| Space::home(me, view.open.rows, n).to_string();
    picture.spaces = (0..draft.len()).map(space).collect();
    let laid = |unit: &UnitId| (!unit.is_none()).then(|| unit.to_string());
    picture.layout = draft.iter().map(laid).collect();
    picture.next = draft.iter().position(|unit| unit.is_none()).map(space);
    let by_class = classes(faction, &placed);
    let some = CLASSES.into_iter().filter(|(class, _)| Class::FORCE[*class as usize] > 0);
    let count = |(class, name): (Class, &str)| ClassCount {
        class: name.into(),
        needed: Class::FORCE[class as usize],
        placed: by_class[class as usize],
    };
    picture.classes = some.map(count).collect();
    let copies = view.force.unwrap_or_else(|| deck(faction));
    let may_be_in = |unit: &UnitId| Class::FORCE[unit.class() as usize] > 0;
    let fits = |placed: &Counts, unit| fits(faction, view.force.as_ref(), placed, unit).is_ok();
    let unit = |unit: UnitId| PoolUnit {
        unit: unit.to_string(),
        class: class(unit.class()).into(),
        left: copies[unit.place()] - placed[unit.place()],
        fits: picture.next.is_some() && fits(&placed, unit),
        fits_instead_of: instead_of(faction, &placed, unit, fits),
    };
    picture.pool = faction.units().filter(may_be_in).map(unit).collect();
    picture.presets = Preset::ALL
        .map(|preset| {
            let force = view.force.unwrap_or_else(|| preset.force(faction));
            let layout = preset.layout(faction, &force);
            PresetPicture {
                name: preset.to_string(),
                layout: layout.iter().map(|unit| unit.to_string()).collect(),
            }
        })
        .to_vec();
}

/// The units that would make room for this one.
fn instead_of(
    faction: Faction,
    placed: &Counts,
    unit: UnitId,
    fits: impl Fn(&Counts, UnitId) -> bool,
) -> Vec<String> {
    let makes_room = |lies: &UnitId| {
        let mut without = *placed;
        without[lies.place()] -= 1;
        fits(&without, unit)
    };
    let others = faction.units().filter(|lies| *lies != unit && placed[lies.place()] > 0);
    others.filter(makes_room).map(|lies| lies.to_string()).collect()
}

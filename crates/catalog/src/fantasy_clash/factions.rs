//! The factions as a player meets them when he picks one: in a line, by their strengths, and with
//! the words that go with picking.

use crate::wrap_at;
use ::fantasy_clash::magic::{MagicId, MagicKind};
use ::fantasy_clash::unit::Unit;
use ::fantasy_clash::{Choice, Event, Faction, Open, Step, View};
use kernel::{Seat, SeatSet, Viewer};
use wire::{FactionPicture, PickerPicture, PickingPicture};

/// What is said of a faction.
pub struct About {
    /// Its character in a line.
    pub line: &'static str,
    /// What it is good at.
    pub strengths: [&'static str; 3],
    /// Why somebody who plays for the first time does well with it.
    pub first: Option<&'static str>,
}

/// In the order of the factions.
const ABOUT: [About; 5] = [
    About {
        line: "Disciplined ranks of steel, with crossbows behind them and a prayer for the worst.",
        strengths: [
            "A line that holds: good defence from the pikes to the Templars",
            "Helpers behind it: surgeons, shooters, hunters and a cannon",
            "Spells, magic items and the blessings of gentle gods",
        ],
        first: None,
    },
    About {
        line: "A loud, enormous horde that wins by being bigger and being more.",
        strengths: [
            "Size: large cards roll an extra die against small ones",
            "Plain, hard hitters: ogres, heavy orcs, trolls that get up again",
            "Traps in the ranks, scouts in the air, shamans with rough spells",
        ],
        first: Some("big, plain cards that do well wherever they stand"),
    },
    About {
        line: "Few words, wide wings, fire: every card is strong, and nobody needs a spellbook.",
        strengths: [
            "The best attack, defence and size of all decks",
            "Flight: most cards go two spaces and pass over others",
            "Fire, poison and healing on the cards themselves",
        ],
        first: Some("strong cards, and no spells or items to learn"),
    },
    About {
        line: "Sand, patience and old magic: the dead do not stay down, and the gods listen.",
        strengths: [
            "The most magic: many casters, strong blessings, spells and items",
            "Archers, scouts and scholars who weaken a foe from afar",
            "Embalmers who keep fallen cards in play",
        ],
        first: None,
    },
    About {
        line: "A hive that burrows, copies and explodes: nothing on its side is what it seems.",
        strengths: [
            "Tricks from face down: assassins, changelings, spore bombs",
            "Tunnels and wings that get behind the enemy's line",
            "Mind Flayers that take cards over, and ten Bio Evolutions",
        ],
        first: None,
    },
];

pub fn about(faction: Faction) -> &'static About {
    &ABOUT[faction as usize]
}

/// A statistic of a deck on average, in tenths.
fn tenths(faction: Faction, of: fn(&Unit) -> i8) -> u16 {
    let cards = || faction.units().map(|id| id.unit());
    let sum: i32 = cards().map(|unit| i32::from(of(unit)) * i32::from(unit.copies)).sum();
    let all: i32 = cards().map(|unit| i32::from(unit.copies)).sum();
    u16::try_from((sum * 10 + all / 2) / all).unwrap_or_default()
}

fn line(faction: Faction) -> FactionPicture {
    let About { line, strengths, first } = about(faction);
    let support = |kind| MagicId::of(kind, faction).count() as u8;
    FactionPicture {
        faction: faction.to_string(),
        name: faction.name().into(),
        line: (*line).into(),
        strengths: strengths.map(String::from).to_vec(),
        first: first.map(String::from),
        attack: tenths(faction, |unit| unit.attack),
        defence: tenths(faction, |unit| unit.defence),
        size: tenths(faction, |unit| unit.size),
        magic: tenths(faction, |unit| unit.magic),
        spells: support(MagicKind::Spell),
        items: support(MagicKind::Item),
        evolutions: support(MagicKind::Evolution),
    }
}

/// Whose pick is in while the other's is not.
pub fn sealed(o: &Open) -> SeatSet {
    match o.agenda.top() {
        Some(Step::PickFaction(pick)) => o.factions.unknown().minus(pick.waiting),
        _ => SeatSet::EMPTY,
    }
}

/// What there is to pick from, and who plays what as far as that is known.
pub fn picking(o: &Open) -> Option<PickingPicture> {
    let picker = |seat: Seat| PickerPicture {
        seat: seat.to_string(),
        side: side(seat).to_lowercase(),
        faction: o.factions.known(seat).map(|faction| faction.name().into()),
    };
    (!o.factions.all_known()).then(|| PickingPicture {
        factions: Faction::ALL.map(line).to_vec(),
        players: [Seat(0), Seat(1)].map(picker).to_vec(),
    })
}

pub fn side(seat: Seat) -> &'static str {
    if seat == Seat(0) { "South" } else { "North" }
}

pub fn question(view: &View) -> String {
    let both = view.open.factions.unknown().len() > 1;
    let how = if both { "; both picks are shown together" } else { "" };
    format!("Pick your faction{how}.")
}

/// What picking a faction means, or opening a pick again.
pub fn choice(view: &View, choice: Choice) -> Option<String> {
    match choice {
        Choice::Pick(faction) => Some(described(faction)),
        Choice::TakeBack if view.pick.is_some() => Some("Take your secret pick back.".into()),
        _ => None,
    }
}

/// The name, the line and the strengths.
pub fn described(faction: Faction) -> String {
    let About { line, strengths, first } = about(faction);
    let first = first.map_or(String::new(), |why| format!(" Good for a first game: {why}."));
    format!("{}: {line} {}.{first}", faction.name(), strengths.join(". "))
}

pub fn event(view: &View, event: &Event) -> Option<String> {
    let who = |seat: Seat| match view.viewer {
        Viewer::Seat(me) if me == seat => "You",
        Viewer::Seat(_) => "Your opponent",
        Viewer::Public => side(seat),
    };
    Some(match *event {
        // Never by the faction: told late, that would be a pick which was still secret then.
        Event::PickSealed { seat } => format!("{} made a secret pick.", who(seat)),
        Event::PickTakenBack { seat } => format!("{} took the secret pick back.", who(seat)),
        Event::FactionPicked { seat, faction } => {
            format!("{} picked: {}.", who(seat), faction.name())
        }
        _ => return None,
    })
}

/// The picks as a terminal shows them: who plays what, and whose pick is in.
pub fn drawn(view: &View) -> Vec<String> {
    let o = &view.open;
    let mut lines: Vec<String> = [Seat(0), Seat(1)].map(|seat| player(view, seat)).to_vec();
    lines.push(String::new());
    for faction in Faction::ALL {
        let first = about(faction).first.map_or("", |_| " (good for a first game)");
        lines.push(format!("  {}{first}", faction.name()));
        lines.push(format!("    {}", wrap_at(4, about(faction).line, 80, 4)));
    }
    if o.random_force {
        lines.push("  Your force will be drawn from its deck at random.".into());
    }
    lines
}

fn player(view: &View, seat: Seat) -> String {
    let o = &view.open;
    let you = if view.viewer.is(seat) { " (you)" } else { "" };
    let state = match (o.factions.known(seat), view.pick) {
        (Some(faction), _) => faction.name().to_string(),
        (None, Some(own)) if view.viewer.is(seat) => format!("{}, still secret", own.name()),
        (None, _) if sealed(o).has(seat) => "has picked in secret".into(),
        (None, _) => "is picking".into(),
    };
    format!("  {seat} {}{you}: {state}", side(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of each faction agree with its deck: who is called the strongest is, who has no
    /// magic has none.
    #[test]
    fn what_is_said_of_the_factions_is_true() {
        let all = Faction::ALL.map(line);
        let most = |of: fn(&FactionPicture) -> u16| {
            let best = all.iter().max_by_key(|f| of(f)).expect("there are five");
            best.faction.as_str()
        };
        assert_eq!(most(|f| f.attack), "dragons");
        assert_eq!(most(|f| f.defence), "dragons");
        assert_eq!(most(|f| f.size), "dragons");
        assert_eq!(most(|f| f.magic), "aegyptus");
        let dragons = &all[Faction::Dragons as usize];
        assert_eq!((dragons.spells, dragons.items, dragons.evolutions), (0, 0, 0));
        assert_eq!(all[Faction::Catastrophe as usize].evolutions, 10);
        assert!((1..=3).contains(&all.iter().filter(|f| f.first.is_some()).count()));
        let lines: std::collections::BTreeSet<&str> = all.iter().map(|f| f.line.as_str()).collect();
        assert_eq!(lines.len(), 5);
    }
}

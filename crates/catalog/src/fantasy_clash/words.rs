//! Names, cards and numbers of Fantasy Clash in plain English.

use ::fantasy_clash::card::CardId;
use ::fantasy_clash::field::Field;
use ::fantasy_clash::lasting::{Ends, Source};
use ::fantasy_clash::magic::MagicKind;
use ::fantasy_clash::unit::{Kind, Names, Pantheon, Tag};
use ::fantasy_clash::{Open, Space, Table, UnitId, View};
use kernel::{Game, Seat, Viewer};

pub use crate::english::{capital, count, list};

/// How the viewer's table calls a seat: You, the faction, or both in a mirror match.
pub fn name(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "You".into() } else { other(&view.open, seat) }
}

/// The same in the middle of a sentence.
pub fn object(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "you".into() } else { other(&view.open, seat) }
}

/// `your`, `the Orcs'`.
pub fn whose(view: &View, seat: Seat) -> String {
    match view.viewer.is(seat) {
        true => "your".into(),
        false => {
            let name = other(&view.open, seat);
            if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
        }
    }
}

fn other(o: &Open, seat: Seat) -> String {
    let faction = o.factions[seat].name();
    let twice = o.factions.0[0] == o.factions.0[1];
    if twice { format!("the {faction} ({seat})") } else { format!("the {faction}") }
}

/// What a viewer knows of the cards; with the true table, all of them.
pub struct Known<'a> {
    pub view: &'a View,
    all: Option<[View; 2]>,
}

impl<'a> Known<'a> {
    pub fn of(view: &'a View, open: Option<&Table>) -> Known<'a> {
        let both = |t: &Table| [Seat(0), Seat(1)].map(|seat| t.view(Viewer::Seat(seat)));
        Known { view, all: open.map(both) }
    }
    /// What the card is, if that is known.
    pub fn unit(&self, id: CardId) -> Option<UnitId> {
        let face = self.view.open.cards[id].face;
        let hidden = |view: &View| view.cards[id.index()];
        let all = self.all.iter().flatten().map(hidden);
        [face, hidden(self.view)].into_iter().chain(all).find(|unit| !unit.is_none())
    }
    /// The battlefield with this card taken for what it is.
    pub fn field(&self, id: CardId) -> Field<'_> {
        let open = &self.view.open;
        Field { open, assumed: self.unit(id).map(|unit| (id, unit)) }
    }
    /// The views of the players whose own cards are known here.
    pub fn view_of(&self, seat: Seat) -> Option<&View> {
        match &self.all {
            Some(all) => Some(&all[seat.index()]),
            None => self.view.viewer.is(seat).then_some(self.view),
        }
    }
}

/// `the Trolls on C5`, `your face-down Trolls on C5`, `the face-down card on C5`.
pub fn card_at(view: &View, at: Space) -> String {
    let Some(id) = view.open.on(at) else { return at.to_string() };
    let hidden = view.open.cards[id].is_hidden();
    match Known::of(view, None).unit(id) {
        Some(unit) if hidden => format!("your face-down {unit} on {at}"),
        Some(unit) => format!("the {unit} on {at}"),
        None => format!("the face-down card on {at}"),
    }
}

/// The same for a card that may have gone: its name and where it stood.
pub fn unit_at(unit: UnitId, at: Space) -> String {
    format!("the {unit} on {at}")
}

/// `+1`, `-2`.
pub fn signed(n: i16) -> String {
    if n < 0 { n.to_string() } else { format!("+{n}") }
}

pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::CloseCombat => "close combat",
        Kind::Ranged => "a ranged attack",
        Kind::Magic => "magic",
        Kind::Poison => "poison",
        Kind::Assassin => "an assassin",
        Kind::Trap => "a trap",
        Kind::Explosion => "an explosion",
    }
}

/// How a card fell, with a verb that fits names in the singular and in the plural.
pub fn fell(kind: Kind) -> &'static str {
    match kind {
        Kind::CloseCombat => "fell in close combat",
        Kind::Ranged => "fell to a ranged attack",
        Kind::Magic => "fell to magic",
        Kind::Poison => "fell to poison",
        Kind::Assassin => "fell by assassination",
        Kind::Trap => "fell into a trap",
        Kind::Explosion => "fell in an explosion",
    }
}

/// The same as a word for programs.
pub fn cause(kind: Kind) -> &'static str {
    match kind {
        Kind::CloseCombat => "close_combat",
        Kind::Ranged => "ranged",
        Kind::Magic => "magic",
        Kind::Poison => "poison",
        Kind::Assassin => "assassin",
        Kind::Trap => "trap",
        Kind::Explosion => "explosion",
    }
}

pub fn tag(tag: Tag) -> &'static str {
    match tag {
        Tag::Knights => "Knights",
        Tag::Goblins => "Goblins",
        Tag::Archers => "Archers",
        Tag::NecropolisGuard => "Necropolis Guard",
        Tag::WhiteDragons => "White Dragons",
    }
}

/// What a rule of a card names: `Goblins`, `magic`, `gods of Aegyptus`.
pub fn names(named: Names) -> Option<String> {
    Some(match named {
        Names::Nothing => return None,
        Names::Pantheon(Pantheon::Alliance) => "gods of the Alliance".into(),
        Names::Pantheon(Pantheon::Aegyptus) => "gods of Aegyptus".into(),
        Names::Tag(named) => tag(named).into(),
        Names::Kind(named) => kind(named).into(),
        Names::Card(name) => name.into(),
    })
}

pub fn ends(ends: Ends) -> &'static str {
    match ends {
        Ends::Never => "until it leaves play",
        Ends::NextCombat => "until its next combat",
        Ends::NextAttack => "until its next attack",
        Ends::NextDefence => "until its next defence",
        Ends::NextReinforcement => "until the next reinforcement",
        Ends::StartOfTurn => "until the start of the caster's next turn",
        Ends::EndOfTurn => "until the end of the caster's next turn",
        Ends::EndOfTheirTurn => "until the end of the enemy's next turn",
    }
}

pub fn magic_kind(kind: MagicKind) -> &'static str {
    match kind {
        MagicKind::Spell => "spell",
        MagicKind::Item => "item",
        MagicKind::Evolution => "evolution",
        MagicKind::Blessing => "blessing",
    }
}

pub fn source_kind(source: Source) -> &'static str {
    match source {
        Source::Magic(id) => magic_kind(id.magic().kind),
        Source::Special(_) => "mark",
    }
}

/// `a`, `a or b`, `a, b or c`.
pub fn either(names: &[String]) -> String {
    match names {
        [] => "nothing".into(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

//! Names, cards and numbers of Fantasy Clash in plain English.

use super::factions;
use ::fantasy_clash::card::CardId;
use ::fantasy_clash::field::Field;
use ::fantasy_clash::lasting::{Ends, Source};
use ::fantasy_clash::magic::MagicKind;
use ::fantasy_clash::special::Special;
use ::fantasy_clash::specials::SPECIALS;
use ::fantasy_clash::unit::{Cause, Names, Pantheon, Tag};
use ::fantasy_clash::{Faction, Open, SOUTH, Space, Table, UnitId, View};
use kernel::{Game, Seat, Viewer};

pub use crate::english::{capital, count, list};

/// How the viewer's table calls a seat: You, or the faction; in a mirror match with its side.
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
    let Some(faction) = o.factions.known(seat) else { return factions::side(seat).into() };
    let twice = o.factions.known(Seat(0)) == o.factions.known(Seat(1));
    let side = match (twice, seat == SOUTH) {
        (false, _) => "",
        (true, true) => "southern ",
        (true, false) => "northern ",
    };
    // A land has no article, a people has one.
    let the = if faction == Faction::Aegyptus { "" } else { "the " };
    format!("{the}{side}{}", faction.name())
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

/// `your Trolls on C5`, `the Orcs' face-down card on C5`. Names of cards are in the singular, in
/// the plural or those of persons; after whose they are all of them read well.
pub fn card_at(view: &View, at: Space) -> String {
    let Some(id) = view.open.on(at) else { return format!("the card on {at}") };
    let card = &view.open.cards[id];
    match Known::of(view, None).unit(id) {
        Some(unit) if card.is_hidden() => {
            format!("{} face-down {unit} on {at}", whose(view, card.controller))
        }
        Some(unit) => unit_at(view, card.controller, unit, at),
        None => format!("{} face-down card on {at}", whose(view, card.controller)),
    }
}

/// The same after its own side was named: `your Trolls on C5`, but `Trolls on C5` of the others.
pub fn own_card_at(view: &View, seat: Seat, at: Space) -> String {
    let id = view.open.on(at).filter(|id| view.open.cards[*id].controller == seat);
    match id.and_then(|id| Known::of(view, None).unit(id)).filter(|_| !view.viewer.is(seat)) {
        Some(unit) => format!("{unit} on {at}"),
        None => card_at(view, at),
    }
}

/// The same for a card that may have gone: whose it was, its name and where it stood.
pub fn unit_at(view: &View, seat: Seat, unit: UnitId, at: Space) -> String {
    format!("{} {unit} on {at}", whose(view, seat))
}

/// `+1`, `-2`.
pub fn signed(n: i16) -> String {
    if n < 0 { n.to_string() } else { format!("+{n}") }
}

/// What removes a card, as it goes on after "removed by".
pub fn by(cause: Cause) -> &'static str {
    match cause {
        Cause::CloseCombat => "close combat",
        Cause::Ranged => "a ranged attack",
        Cause::Magic => "magic",
        Cause::Poison => "poison",
        Cause::Assassin => "an assassin",
        Cause::Trap => "a trap",
        Cause::Explosion => "an explosion",
    }
}

/// How a card fell, with a verb that fits names in the singular and in the plural.
pub fn fell(cause: Cause) -> &'static str {
    match cause {
        Cause::CloseCombat => "fell in close combat",
        Cause::Ranged => "fell to a ranged attack",
        Cause::Magic => "fell to magic",
        Cause::Poison => "fell to poison",
        Cause::Assassin => "fell by assassination",
        Cause::Trap => "fell into a trap",
        Cause::Explosion => "fell in an explosion",
    }
}

/// The same as a word for programs.
pub fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::CloseCombat => "close_combat",
        Cause::Ranged => "ranged",
        Cause::Magic => "magic",
        Cause::Poison => "poison",
        Cause::Assassin => "assassin",
        Cause::Trap => "trap",
        Cause::Explosion => "explosion",
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
        Names::Cause(named) => by(named).into(),
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

/// The name of the special rule for which this holds.
pub fn rule_that(is: fn(&Special) -> bool) -> &'static str {
    SPECIALS.iter().find(|special| is(special)).map_or("a special rule", |special| special.name)
}

//! Names, cards and numbers of Shadows in plain English.

use ::shadows::card::{CardId, numbers_of};
use ::shadows::monster::{ActionId, Icon, Reward};
use ::shadows::op::{Color, Op, Token, Trait};
use ::shadows::step::{Against, Run, Source};
use ::shadows::table::{Decided, Guard, Own, Phase};
use ::shadows::{Aimed, Entity, Is, Open, Table, View};
use kernel::{Game, Seat, SeatSet, Viewer};

pub use super::needs::{lacks, needs, needs_words};
pub use crate::english::{capital, count, list};

/// How the viewer's table calls a seat: You, the Hero if only one plays him, else the seat.
pub fn name(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "You".into() } else { other(&view.open, seat) }
}

/// The same in the middle of a sentence.
pub fn object(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "you".into() } else { other(&view.open, seat) }
}

/// `your`, `Rolan's`.
pub fn whose(view: &View, seat: Seat) -> String {
    match view.viewer.is(seat) {
        true => "your".into(),
        false => possessive(&other(&view.open, seat)),
    }
}

pub fn possessive(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}

fn other(o: &Open, seat: Seat) -> String {
    let hero = o.players[seat].hero;
    let twice = o.others(seat).any(|s| o.players[s].hero == hero);
    match hero.is_none() {
        true => seat.to_string(),
        false if twice => format!("{hero} ({seat})"),
        false => hero.to_string(),
    }
}

/// Several players, the viewer last.
pub fn names(view: &View, seats: SeatSet) -> String {
    let others = seats.iter().filter(|s| !view.viewer.is(*s)).map(|s| other(&view.open, s));
    let me = seats.iter().filter(|s| view.viewer.is(*s)).map(|_| "you".to_string());
    list(&others.chain(me).collect::<Vec<_>>())
}

/// What decided between those with equally many Shadow Stones (SH-24.2); nothing where those did.
pub fn tie_break(view: &View) -> Option<String> {
    let o = &view.open;
    let each = |of: &dyn Fn(Seat) -> u16| -> String {
        let all = (0..o.count).map(Seat).filter(|s| o.players[*s].ss == best(o));
        list(&all.map(|seat| format!("{} {}", object(view, seat), of(seat))).collect::<Vec<_>>())
    };
    let cost = each(&|seat| o.item_cost(seat));
    let xp = each(&|seat| u16::from(o.players[seat].xp));
    Some(match o.decided()? {
        Decided::Stones => return None,
        Decided::ItemCost => {
            format!("That is a tie; it goes to whose equipped Items cost more: {cost}.")
        }
        Decided::Experience => format!(
            "That is a tie, also in the cost of equipped Items ({cost}); it goes to who has more \
             Experience left: {xp}."
        ),
        Decided::Nothing => format!(
            "That is a tie, also in the cost of equipped Items ({cost}) and in Experience ({xp})."
        ),
    })
}

fn best(o: &Open) -> u8 {
    (0..o.count).map(|seat| o.players[Seat(seat)].ss).max().unwrap_or(0)
}

/// What a viewer knows of what is hidden; with the true table, everything.
pub struct Known<'a> {
    pub view: &'a View,
    open: Option<&'a Table>,
    all: Vec<View>,
}

impl<'a> Known<'a> {
    pub fn of(view: &'a View, open: Option<&'a Table>) -> Known<'a> {
        let every = |t: &Table| t.seats().map(|seat| t.view(Viewer::Seat(seat))).collect();
        Known { view, open, all: open.map_or_else(Vec::new, every) }
    }
    /// The facedown Monster-Action card before a player. One that was swapped is in nobody's view.
    pub fn front(&self, seat: Seat) -> Option<ActionId> {
        let front = self.open.map_or(self.view.fronts[seat], |table| table.front(seat));
        (!front.is_none()).then_some(front)
    }
    /// The view of a player whose own cards are known here.
    pub fn view_of(&self, seat: Seat) -> Option<&View> {
        let own = self.view.viewer.is(seat).then_some(self.view);
        self.all.get(seat.index()).or(own)
    }
}

/// As answers name it; nothing for nothing.
pub fn aimed(o: &Open, entity: Entity) -> Option<String> {
    (!entity.is_none()).then(|| Aimed::of(o, entity).to_string())
}

/// An entity in a sentence: `you`, `Rolan`, `your War Hound`, `the Basilisk`.
pub fn entity(view: &View, entity: Entity, card: CardId) -> String {
    let o = &view.open;
    match entity.is() {
        Is::Nothing => "nothing".into(),
        Is::Hero(seat) => object(view, seat),
        Is::Monster => monster(o),
        Is::Creature => ::shadows::monster::creature().name.into(),
        Is::Unit(seat, _) => {
            let card = if card.is_none() { o.card_of(entity) } else { card };
            format!("{} {}", whose(view, seat), title(card))
        }
    }
}

/// The Monster by its name.
pub fn monster(o: &Open) -> String {
    o.monster.map_or("the Monster".into(), |monster| format!("the {monster}"))
}

pub fn target(view: &View, aimed: Aimed) -> String {
    match aimed {
        Aimed::Hero(seat) => object(view, seat),
        Aimed::Monster => monster(&view.open),
        Aimed::Creature => ::shadows::monster::creature().name.into(),
        Aimed::Unit(seat, card) => format!("{} {}", whose(view, seat), title(card)),
    }
}

/// The printed name of a card; `a card` where it is not known.
pub fn title(card: CardId) -> &'static str {
    if card.is_none() { "a card" } else { card.card().name }
}

/// What a card says, with the numbers that are printed beside it where it predicts.
pub fn text(card: CardId) -> String {
    let said = card.card().text;
    match predicts(card) {
        Some(numbers) => format!("Predict {numbers}. {said}"),
        None => said.into(),
    }
}

/// `5 or 6`: the numbers with which a card predicts.
pub fn predicts(card: CardId) -> Option<String> {
    let mut ops = card.card().abilities.iter().flat_map(|ability| ability.does);
    let numbers = ops.find_map(|op| match op {
        Op::Predict(numbers, _) => Some(*numbers),
        _ => None,
    });
    let numbers: Vec<String> = numbers?.iter().map(u8::to_string).collect();
    Some(numbers.join(" or "))
}

/// The side of a card that lies up, if it has two.
pub fn side(own: &Own) -> Option<&'static str> {
    own.card().sides.map(|sides| sides[usize::from(own.flipped)])
}

/// A card as it lies: the name of its side, or `Arcane Battery (Charged)`.
pub fn as_it_lies(card: CardId, flipped: bool) -> String {
    let name = title(card);
    if card.is_none() {
        return name.into();
    }
    match card.card().sides.map(|sides| sides[usize::from(flipped)]) {
        Some(side) if name.contains(side) => side.into(),
        Some(side) => format!("{name} ({side})"),
        None => name.into(),
    }
}

pub fn guard(guard: Guard) -> &'static str {
    match guard {
        Guard::Leader => "Leader",
        Guard::Card(card) => title(card),
    }
}

pub fn token(token: Token) -> &'static str {
    match token {
        Token::Xp => "Experience",
        Token::Gold => "Gold",
        Token::Ss => "Shadow Stone",
    }
}

/// `2 Gold`, `1 Shadow Stone`, `2 Shadow Stones`.
pub fn tokens(n: u8, kind: Token) -> String {
    let plural = if kind == Token::Ss && n != 1 { "s" } else { "" };
    format!("{n} {}{plural}", token(kind))
}

/// The same as a word for programs.
pub fn token_key(token: Token) -> &'static str {
    match token {
        Token::Xp => "xp",
        Token::Gold => "gold",
        Token::Ss => "ss",
    }
}

pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Green => "green",
        Color::Blue => "blue",
    }
}

pub fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Attack => "attack",
        Icon::Attack2 => "attack2",
        Icon::Response => "response",
        Icon::Response2 => "response2",
        Icon::Spell => "spell",
        Icon::Spell2 => "spell2",
        Icon::Special => "special",
    }
}

/// The same for people: the second of a kind is the strong one.
pub fn row(icon: Icon) -> &'static str {
    match icon {
        Icon::Attack2 => "strong attack",
        Icon::Response2 => "strong response",
        Icon::Spell2 => "strong spell",
        _ => self::icon(icon),
    }
}

/// A Monster-Action card by what its icons are called.
pub fn action(id: ActionId) -> String {
    if id.is_none() { id.to_string() } else { rows_said(id.action().name) }
}

/// A text in which rows are named as the card data has them, with their names for people.
pub fn rows_said(text: &str) -> String {
    ICONS.iter().fold(text.to_string(), |said, of| match icon(*of) == row(*of) {
        true => said,
        false => said.replace(icon(*of), row(*of)),
    })
}

pub const ICONS: [Icon; 7] = [
    Icon::Attack,
    Icon::Attack2,
    Icon::Response,
    Icon::Response2,
    Icon::Spell,
    Icon::Spell2,
    Icon::Special,
];

pub fn uses(uses: Trait) -> &'static str {
    match uses {
        Trait::Attack => "attack",
        Trait::Standalone => "standalone",
        Trait::Spell => "spell",
        Trait::Predict => "predict",
        Trait::Response => "response",
        Trait::Attachment => "attachment",
        Trait::Auto => "auto",
        Trait::Plain => "plain",
    }
}

pub fn against(against: Against) -> &'static str {
    match against {
        Against::Attack => "attack",
        Against::Spell => "spell",
        Against::Predict => "predict",
    }
}

pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "Setup",
        Phase::TeamUp => "TeamUp",
        Phase::Plan => "Plan",
        Phase::Combat => "Combat",
        Phase::BuildUp => "BuildUp",
        Phase::CleanUp => "CleanUp",
        Phase::Refresh => "Refresh",
    }
}

/// What is gained for a Monster: `1 Experience, 2 Gold and a random Item`.
pub fn reward(reward: &Reward) -> String {
    let all = [(reward.xp, Token::Xp), (reward.gold, Token::Gold), (reward.ss, Token::Ss)];
    let some = all.into_iter().filter(|(n, _)| *n > 0).map(|(n, token)| tokens(n, token));
    let item = reward.item.then(|| "one of two random Items".to_string());
    let parts: Vec<String> = some.chain(item).collect();
    if parts.is_empty() { "nothing".into() } else { list(&parts) }
}

/// The name of whatever an ability is printed on.
pub fn source(o: &Open, run: &Run) -> String {
    match run.src {
        Source::Row(icon) => format!("{} of {}", row(icon), monster(o)),
        Source::Creature => ::shadows::monster::creature().name.into(),
        Source::Skill(slot) => {
            let own = &o.players[run.by].cards[usize::from(slot)];
            as_it_lies(own.face, own.flipped)
        }
        Source::Gear(item) => title(item).into(),
    }
}

/// `1/3`: a set of Initiative numbers; `?` where there are none, as on cards that are used as their
/// text says.
pub fn numbers(set: u8) -> String {
    let all: Vec<String> = numbers_of(set).map(|n| n.to_string()).collect();
    if all.is_empty() { "?".into() } else { all.join("/") }
}

pub fn initiative(card: CardId) -> String {
    numbers(card.card().init)
}

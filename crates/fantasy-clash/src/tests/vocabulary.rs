//! The words of the tests: lay out a battlefield in a few words, then play on it.
//!
//! ```text
//! let mut m = field().south("C4", "Knights").north("C5", "Orcs").combat(S);
//! m.dice("5 2 4  3 3").does(S, "attack C5 with C4").scores(25, 14).gone("C5");
//! ```
//! A card is revealed unless it is said to be `down`. Cards that are not named are not there: the
//! rest of each force has left play, the rest of each deck is still in it.

use crate::army::{Counts, deck};
use crate::card::CardId;
use crate::event::{Event, Tally, Verdict};
use crate::setup::{Readings, Setup};
use crate::space::{HOME, NORTH, SOUTH, Space, other};
use crate::step::{EndTurn, InPhase, Step};
use crate::table::{Open, Phase, Series, Table, Trophy};
use crate::unit::{Class, Faction, UnitId};
use kernel::{Play, Recorded, Seat, Seats, Viewer};
use scenario::Scene;

pub const S: Seat = SOUTH;
pub const N: Seat = NORTH;

#[track_caller]
pub fn unit(name: &str) -> UnitId {
    UnitId::by_name(name).unwrap_or_else(|| panic!("`{name}` is no unit"))
}

#[track_caller]
pub fn space(name: &str) -> Space {
    name.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// A battlefield being laid out.
#[derive(Clone, Default)]
pub struct Board {
    cards: Vec<(Seat, Space, UnitId, bool)>,
    /// Revealed cards that the other player commands, by their owners.
    captives: Vec<(Seat, Space, UnitId)>,
    factions: [Option<Faction>; 2],
    conquered: [u8; 2],
    score: Option<(u8, u8, u8)>,
    idle: u8,
    readings: Readings,
}

pub fn field() -> Board {
    Board::default()
}

impl Board {
    #[track_caller]
    fn card(mut self, seat: Seat, at: &str, name: &str, up: bool) -> Board {
        self.factions[seat.index()].get_or_insert(unit(name).unit().faction);
        self.cards.push((seat, space(at), unit(name), up));
        self
    }
    #[track_caller]
    pub fn south(self, at: &str, name: &str) -> Board {
        self.card(S, at, name, true)
    }
    #[track_caller]
    pub fn south_down(self, at: &str, name: &str) -> Board {
        self.card(S, at, name, false)
    }
    #[track_caller]
    pub fn north(self, at: &str, name: &str) -> Board {
        self.card(N, at, name, true)
    }
    #[track_caller]
    pub fn north_down(self, at: &str, name: &str) -> Board {
        self.card(N, at, name, false)
    }
    /// A revealed card of North's deck that South commands; how it came to that is left open.
    #[track_caller]
    pub fn captured_by_south(mut self, at: &str, name: &str) -> Board {
        self.factions[N.index()].get_or_insert(unit(name).unit().faction);
        self.captives.push((N, space(at), unit(name)));
        self
    }
    /// A faction of whose cards none is named.
    pub fn faction(mut self, seat: Seat, faction: Faction) -> Board {
        self.factions[seat.index()] = Some(faction);
        self
    }
    /// So many cards in the conquered pile: the enemy's first regulars.
    pub fn conquered(mut self, seat: Seat, n: u8) -> Board {
        self.conquered[seat.index()] = n;
        self
    }
    /// A game of a match: games won by South and North, and drawn ones.
    pub fn score(mut self, score: (u8, u8, u8)) -> Board {
        self.score = Some(score);
        self
    }
    /// The table has agreed on other readings than the words (FC-16.7).
    pub fn agreed(mut self, readings: Readings) -> Board {
        self.readings = readings;
        self
    }
    /// So many turns without progress lie behind.
    pub fn idle(mut self, turns: u8) -> Board {
        self.idle = turns;
        self
    }

    fn lay(&self) -> Table {
        let [south, north] = self.factions.map(|f| f.unwrap_or(Faction::Dragons));
        let setup = Setup { readings: self.readings, ..Setup::of(south, north) };
        let mut t = Table::empty(&setup);
        t.lay_open().deployed = true;
        t.lay_open().idle_turns = self.idle;
        t.lay_open().series = self.score.map(|(south, north, draws)| Series {
            wins: Seats([south, north]),
            draws,
            first: None,
        });
        for seat in [S, N] {
            let mut given = Given::new(t.open().factions[seat]);
            for (_, at, unit, up) in self.cards.iter().filter(|card| card.0 == seat) {
                let id = CardId::nth(seat, given.take(*unit));
                let open = t.lay_open();
                assert!(open.on(*at).is_none(), "{at} is there twice");
                open.cards[id].at = *at;
                open.cells[at.index()] = id;
                open.sides[seat] = open.sides[seat].with(*at);
                if *up {
                    open.cards[id].face = *unit;
                    open.up = open.up.with(*at);
                } else {
                    t.lay_hidden().cards[id.index()] = *unit;
                }
            }
            for (owner, at, unit) in &self.captives {
                if *owner == seat {
                    let id = CardId::nth(seat, given.take(*unit));
                    lay_captive(t.lay_open(), id, *at, *unit);
                }
            }
            let drawn = given.drawn;
            for n in given.deployed..HOME {
                t.lay_open().cards[CardId::nth(seat, n)].face = given.any();
            }
            let player = &mut t.lay_open().players[seat];
            player.drawn = drawn;
            let mut left = self.conquered[seat.index()];
            for kind in player.conquered.units.iter_mut() {
                *kind = left.min(4);
                left -= *kind;
            }
        }
        [S, N].into_iter().for_each(|seat| t.lay_open().count_rules(seat));
        t
    }
    fn begin(self, seat: Seat, phase: Phase, step: Step) -> Scene<Table> {
        let mut t = self.lay();
        t.lay_open().active = seat;
        t.lay_open().phase = phase;
        t.lay_open().turn = 1;
        t.then(step);
        let mut luck = Recorded::new([], 1);
        let mut told = Vec::new();
        let mut log = |audience, event| told.push((audience, event));
        t.run(&mut Play::told(&mut luck, &mut log));
        Scene::go_on(t, luck, told)
    }
    /// The movement phase of this player.
    #[track_caller]
    pub fn moves(self, seat: Seat) -> Scene<Table> {
        self.begin(seat, Phase::Movement, Step::InPhase(InPhase))
    }
    #[track_caller]
    pub fn combat(self, seat: Seat) -> Scene<Table> {
        self.begin(seat, Phase::Combat, Step::InPhase(InPhase))
    }
    #[track_caller]
    pub fn magic(self, seat: Seat) -> Scene<Table> {
        self.begin(seat, Phase::Magic, Step::InPhase(InPhase))
    }
    /// The reinforcement phase, after the poison checks.
    #[track_caller]
    pub fn reinforces(self, seat: Seat) -> Scene<Table> {
        self.begin(seat, Phase::Reinforcement, Step::InPhase(InPhase))
    }
    /// The turn of this player ends.
    #[track_caller]
    pub fn ends_turn(self, seat: Seat) -> Scene<Table> {
        self.begin(seat, Phase::Reinforcement, Step::EndTurn(EndTurn))
    }
}

/// A revealed card that its owner's opponent commands.
fn lay_captive(open: &mut Open, id: CardId, at: Space, unit: UnitId) {
    let captor = other(id.owner());
    assert!(open.on(at).is_none(), "{at} is there twice");
    (open.cards[id].at, open.cards[id].face, open.cards[id].controller) = (at, unit, captor);
    open.cells[at.index()] = id;
    open.sides[captor] = open.sides[captor].with(at);
    open.up = open.up.with(at);
}

/// The cards of a deck that are given so far: in the force as long as it has room, else drawn.
struct Given {
    faction: Faction,
    left: Counts,
    room: [u8; 7],
    deployed: usize,
    drawn: u8,
}

impl Given {
    fn new(faction: Faction) -> Given {
        Given { faction, left: deck(faction), room: Class::FORCE, deployed: 0, drawn: 0 }
    }
    #[track_caller]
    fn take(&mut self, unit: UnitId) -> usize {
        let left = &mut self.left[unit.place()];
        *left = left.checked_sub(1).unwrap_or_else(|| panic!("no further {unit}"));
        let room = &mut self.room[unit.class() as usize];
        if *room > 0 {
            *room -= 1;
            self.deployed += 1;
            return self.deployed - 1;
        }
        self.drawn += 1;
        HOME + usize::from(self.drawn) - 1
    }
    /// Some card that fits into the force.
    fn any(&mut self) -> UnitId {
        let fits =
            |unit: &UnitId| self.left[unit.place()] > 0 && self.room[unit.class() as usize] > 0;
        let unit = self.faction.units().filter(fits).last().expect("a deck has enough cards");
        self.take(unit);
        unit
    }
}

/// What tests say about a table. Each word checks and goes on.
pub trait Says {
    fn scene(&mut self) -> &mut Scene<Table>;

    /// The next dice, whoever rolls them.
    fn dice(&mut self, faces: &str) -> &mut Scene<Table> {
        let faces = faces.split_whitespace().map(|f| f.parse::<usize>().expect("a die"));
        let picks: Vec<usize> = faces.map(|face| face - 1).collect();
        self.scene().luck(&picks)
    }
    /// The next card of the deck.
    fn draws(&mut self, name: &str) -> &mut Scene<Table> {
        self.scene().luck(&[unit(name).place()])
    }
    /// Ends phases until this one has begun, waving every question aside.
    #[track_caller]
    fn to_phase(&mut self, seat: Seat, phase: Phase) -> &mut Scene<Table> {
        while self.scene().table().open().phase != phase {
            self.scene().does(seat, "end phase");
        }
        self.scene()
    }
    /// The turn is ended without doing anything more.
    #[track_caller]
    fn ends_turn(&mut self, seat: Seat) -> &mut Scene<Table> {
        while self.scene().table().open().active == seat
            && kernel::Game::outcome(self.scene().table()).is_none()
        {
            self.scene().does(seat, "end phase");
        }
        self.scene()
    }
    /// This revealed card of this player stands there.
    #[track_caller]
    fn stands(&mut self, seat: Seat, at: &str, name: &str) -> &mut Scene<Table> {
        let open = self.scene().table().open();
        let id = open.on(space(at)).unwrap_or_else(|| panic!("nothing stands on {at}"));
        assert_eq!(open.cards[id].face, unit(name), "on {at}");
        assert_eq!(open.cards[id].controller, seat, "whose card is on {at}");
        self.scene()
    }
    /// This face-down card stands there.
    #[track_caller]
    fn hides(&mut self, at: &str, name: &str) -> &mut Scene<Table> {
        let table = self.scene().table();
        let id = table.open().on(space(at)).unwrap_or_else(|| panic!("nothing stands on {at}"));
        assert!(table.open().cards[id].is_hidden(), "the card on {at} is revealed");
        assert_eq!(table.unit(id), unit(name), "on {at}");
        self.scene()
    }
    #[track_caller]
    fn gone(&mut self, at: &str) -> &mut Scene<Table> {
        let open = self.scene().table().open();
        let found = open.on(space(at)).map(|id| open.cards[id].face);
        assert_eq!(found, None, "on {at}");
        self.scene()
    }
    /// The conquered pile has these cards, listed with `;` between them.
    #[track_caller]
    fn has_conquered(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let table = self.scene().table();
        let pile = &table.open().players[seat].conquered;
        let count = |trophy: Trophy| match trophy {
            Trophy::Unit(unit) => pile.units[unit.place()],
            Trophy::Magic(magic) => pile.support[magic.place()],
        };
        let all = pile.from(0, table.pile_faction(seat)).map(|(trophy, _)| trophy);
        let found: Vec<String> =
            all.flat_map(|trophy| (0..count(trophy)).map(move |_| trophy.to_string())).collect();
        let names = list.split(';').map(str::trim).filter(|name| !name.is_empty());
        let mut wanted: Vec<String> = names.map(ToString::to_string).collect();
        let mut sorted = found.clone();
        wanted.sort();
        sorted.sort();
        assert_eq!(sorted, wanted, "conquered by {seat}");
        self.scene()
    }
    #[track_caller]
    fn conquered_so_many(&mut self, seat: Seat, n: u8) -> &mut Scene<Table> {
        let found = self.scene().table().open().players[seat].conquered.len();
        assert_eq!(found, n, "cards conquered by {seat}");
        self.scene()
    }
    /// The last combat, as it was told.
    #[track_caller]
    fn last_fight(&mut self) -> (Tally, Tally, Verdict) {
        let told = self.scene().told(Viewer::Public);
        let fights = told.into_iter().rev().find_map(|event| match event {
            Event::Fought { attack, defence, verdict } => Some((*attack, *defence, verdict)),
            _ => None,
        });
        fights.expect("a combat was fought")
    }
    /// The scores of the last combat.
    #[track_caller]
    fn scores(&mut self, attack: i16, defence: i16) -> &mut Scene<Table> {
        let (a, d, _) = self.last_fight();
        assert_eq!((a.score, d.score), (attack, defence), "{a:#?}\n{d:#?}");
        self.scene()
    }
    /// How many dice were rolled in the last combat.
    #[track_caller]
    fn rolled(&mut self, attack: usize, defence: usize) -> &mut Scene<Table> {
        let (a, d, _) = self.last_fight();
        let dice = (a.dice.faces().len(), d.dice.faces().len());
        assert_eq!(dice, (attack, defence), "{a:#?}\n{d:#?}");
        self.scene()
    }
    #[track_caller]
    fn verdict(&mut self, wanted: Verdict) -> &mut Scene<Table> {
        let (a, d, verdict) = self.last_fight();
        assert_eq!(verdict, wanted, "{a:#?}\n{d:#?}");
        self.scene()
    }
    /// The changes of the last combat with their reasons, such as `Charge 1, Banner 1`.
    #[track_caller]
    fn because(&mut self, attack: &str, defence: &str) -> &mut Scene<Table> {
        let (a, d, _) = self.last_fight();
        let said = |t: &Tally| {
            let all: Vec<String> = t.mods.iter().map(|m| format!("{} {}", m.why, m.n)).collect();
            all.join(", ")
        };
        assert_eq!((said(&a).as_str(), said(&d).as_str()), (attack, defence));
        self.scene()
    }
    /// This lies on the card or, without a space, on a player.
    #[track_caller]
    fn lasts(&mut self, name: &str, at: &str, times: usize) -> &mut Scene<Table> {
        let open = self.scene().table().open();
        let on = if at.is_empty() { None } else { open.on(space(at)) };
        let on = on.unwrap_or(CardId::NONE);
        let found = open.lasting.on(on).filter(|l| l.source.name() == name).count();
        assert_eq!(found, times, "{name} on {at}");
        self.scene()
    }
    #[track_caller]
    fn turn_of(&mut self, seat: Seat) -> &mut Scene<Table> {
        let active = self.scene().table().open().active;
        assert_eq!(active, seat, "whose turn it is");
        self.scene()
    }
    #[track_caller]
    fn in_phase(&mut self, phase: Phase) -> &mut Scene<Table> {
        assert_eq!(self.scene().table().open().phase, phase);
        self.scene()
    }
    /// How many such events were told to everyone.
    #[track_caller]
    fn happened(&mut self, times: usize, like: impl Fn(&Event) -> bool) -> &mut Scene<Table> {
        let told = self.scene().told(Viewer::Public);
        let found = told.iter().filter(|event| like(event)).count();
        assert_eq!(found, times, "such events among {told:#?}");
        self.scene()
    }
    /// Who won.
    #[track_caller]
    fn won_by(&mut self, seat: Seat) {
        assert!(self.scene().over().winners().has(seat), "{seat} has not won");
    }
}

impl Says for Scene<Table> {
    fn scene(&mut self) -> &mut Scene<Table> {
        self
    }
}

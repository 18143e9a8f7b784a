//! The words of the tests: set up a table in one sentence, then play on it.
//!
//! ```text
//! let mut m = duel().pile(A, "3").hand(A, "Crash Gem").acts(A);
//! m.does(A, "play Crash Gem").does(A, "crash 3 at P2").piles(B, "1 1 1");
//! ```
//! Chips are listed with `;` between them, several of a kind as `1-gem x3`.

use crate::chip::{Arrow, ChipId, Kind};
use crate::event::Event;
use crate::pouch::{Pile, Pouch, Slot};
use crate::setup::{Mode, PUZZLE_STACKS, Setup};
use crate::step::{ActionEnd, ActionStart, BeginTurn, Step};
use crate::table::Table;
use kernel::{Game, Play, Recorded, Seat, Viewer};
use scenario::Scene;

// The players of the scenarios; in Team Battle A and D play B and C.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// One chip by its name.
#[track_caller]
pub fn chip(name: &str) -> ChipId {
    ChipId::by_name(name).unwrap_or_else(|| panic!("`{name}` is no chip"))
}

/// A list of chips such as `Crash Gem; 1-gem x3`.
#[track_caller]
pub fn chips(list: &str) -> Vec<ChipId> {
    let names = list.split(';').map(str::trim).filter(|name| !name.is_empty());
    names
        .flat_map(|name| match name.rsplit_once(" x") {
            Some((name, n)) if n.parse::<usize>().is_ok() => {
                vec![chip(name); n.parse().expect("it is a number")]
            }
            _ => vec![chip(name)],
        })
        .collect()
}

fn gems(list: &str) -> Pile {
    let mut pile = Pile::default();
    for value in list.split_whitespace() {
        pile.add(value.parse().expect("gems are numbers"), false);
    }
    pile
}

/// What a player has before the test begins.
#[derive(Clone, Default)]
struct Given {
    pile: String,
    hand: String,
    bag: String,
    top: String,
    discard: String,
    table: String,
    ongoing: String,
    arrows: String,
    money: i8,
    pigs: u8,
}

/// What the bank is filled up with. It does not change with the list of chips, so that the offers
/// of a test do not either.
const OTHER_STACKS: &str = "Axe Kick; Bang then Fizzle; Blues Are Good; Button Mashing; \
    Color Panic; Hundred-Fist Frenzy; Improvisation; Option Select; Punch, Punch, Kick; \
    Repeated Jabs; X-Copy";

/// A table being set up. Without more words all zones of the players are empty, and the bank has
/// the chips that are named and as many others as it needs.
#[derive(Clone)]
pub struct Board {
    setup: Setup,
    given: Vec<Given>,
    stacks: String,
    heights: Vec<(ChipId, u8)>,
}

pub fn duel() -> Board {
    board(Setup::of(Mode::Duel))
}
/// Three or four players, each for himself.
pub fn free_for_all(players: usize) -> Board {
    board(Setup::of(if players == 3 { Mode::FreeForAll3 } else { Mode::FreeForAll4 }))
}
/// A and D against B and C.
pub fn team() -> Board {
    board(Setup::of(Mode::Team))
}
pub fn board(setup: Setup) -> Board {
    let given = vec![Given::default(); setup.mode.seats()];
    Board { setup, given, stacks: String::new(), heights: Vec::new() }
}

impl Board {
    fn with(mut self, seat: Seat, change: impl FnOnce(&mut Given)) -> Board {
        change(&mut self.given[seat.index()]);
        self
    }
    /// The gem pile, as values; in Team Battle that of the team.
    pub fn pile(self, seat: Seat, gems: &str) -> Board {
        self.with(seat, |g| g.pile = gems.into())
    }
    pub fn hand(self, seat: Seat, chips: &str) -> Board {
        self.with(seat, |g| g.hand = chips.into())
    }
    /// Without a bag everybody knows the whole hand.
    pub fn bag(self, seat: Seat, chips: &str) -> Board {
        self.with(seat, |g| g.bag = chips.into())
    }
    /// On top of the bag, the next to be drawn last.
    pub fn top(self, seat: Seat, chips: &str) -> Board {
        self.with(seat, |g| g.top = chips.into())
    }
    pub fn discard(self, seat: Seat, chips: &str) -> Board {
        self.with(seat, |g| g.discard = chips.into())
    }
    pub fn on_table(self, seat: Seat, chips: &str) -> Board {
        self.with(seat, |g| g.table = chips.into())
    }
    pub fn ongoing(self, seat: Seat, chips: &str) -> Board {
        self.with(seat, |g| g.ongoing = chips.into())
    }
    /// Arrows by colour, such as `brown red`, besides the natural action.
    pub fn arrows(self, seat: Seat, arrows: &str) -> Board {
        self.with(seat, |g| g.arrows = arrows.into())
    }
    pub fn money(self, seat: Seat, money: i8) -> Board {
        self.with(seat, |g| g.money = money)
    }
    pub fn pigs(self, seat: Seat, pigs: u8) -> Board {
        self.with(seat, |g| g.pigs = pigs)
    }
    /// Puzzle stacks that the bank must have.
    pub fn stacks(mut self, chips: &str) -> Board {
        self.stacks = chips.into();
        self
    }
    /// How many chips a stack of the bank has.
    pub fn left(mut self, name: &str, n: u8) -> Board {
        self.heights.push((chip(name), n));
        self
    }
    pub fn choose_order(mut self) -> Board {
        self.setup.choose_order = true;
        self
    }
    /// After ten extra rounds the tied share the victory (PS-R3).
    pub fn share_after_ten(mut self) -> Board {
        self.setup.share_after_ten = true;
        self
    }
    pub fn last_standing(mut self) -> Board {
        self.setup.last_standing = true;
        self
    }

    fn puzzle_stacks(&self) -> Vec<ChipId> {
        let zones = self.given.iter().flat_map(|g| {
            [&g.hand, &g.bag, &g.top, &g.discard, &g.table, &g.ongoing].map(|list| chips(list))
        });
        let mut named: Vec<ChipId> = chips(&self.stacks);
        named.extend(self.heights.iter().map(|(chip, _)| *chip));
        named.extend(zones.flatten());
        named.extend(chips(OTHER_STACKS));
        let mut stacks: Vec<ChipId> = Vec::new();
        for chip in named.into_iter().filter(|chip| chip.chip().kind == Kind::Puzzle) {
            if !stacks.contains(&chip) && stacks.len() < PUZZLE_STACKS {
                stacks.push(chip);
            }
        }
        stacks
    }
    fn lay(&self) -> Table {
        let mut t = Table::empty(&self.setup);
        let mut none = Recorded::new([], 1);
        t.lay_bank(&mut Play::silent(&mut none), &self.puzzle_stacks());
        for (i, given) in self.given.iter().enumerate() {
            let seat = Seat(i as u8);
            let mut zone = |list: &str| {
                let mut pouch = Pouch::EMPTY;
                for chip in chips(list) {
                    pouch.add(t.new_slot(chip), 1);
                }
                pouch
            };
            let (hand, bag, discard) = (zone(&given.hand), zone(&given.bag), zone(&given.discard));
            let (table, ongoing) = (zone(&given.table), zone(&given.ongoing));
            let top: Vec<Slot> = chips(&given.top).into_iter().map(|c| t.new_slot(c)).collect();
            t.lay_hidden().hands[seat] = hand;
            let open = t.lay_open();
            if !given.pile.is_empty() {
                let pile = open.pile_seat(seat);
                open.piles[pile] = gems(&given.pile);
            }
            let player = &mut open.players[seat];
            top.into_iter().for_each(|slot| assert!(player.top.push(slot)));
            (player.unseen, player.hand_size) = (hand.plus(&bag), hand.len());
            player.known = if bag.is_empty() { hand } else { Pouch::EMPTY };
            (player.discard, player.table, player.ongoing) = (discard, table, ongoing);
            (player.money, player.pigs) = (given.money, given.pigs);
            for arrow in given.arrows.split_whitespace() {
                player.arrows[arrow.parse::<Arrow>().expect("a colour").index()] += 1;
            }
        }
        for (chip, n) in &self.heights {
            let slot = t.open().slot_of(*chip);
            t.lay_open().bank.0[slot.index()] = *n;
        }
        t
    }
    fn begin(self, seat: Seat, step: Step, change: impl FnOnce(&mut Table)) -> Scene<Table> {
        let mut table = self.lay();
        let turn = table.open().pile_seat(seat);
        table.lay_open().turn = turn;
        table.lay_open().turns = 1;
        change(&mut table);
        table.then(step);
        let mut luck = Recorded::new([], 1);
        let mut told = Vec::new();
        let mut log = |audience, event| told.push((audience, event));
        table.run(&mut Play::told(&mut luck, &mut log));
        Scene::go_on(table, luck, told)
    }
    /// The turn of this player begins, ante and all.
    #[track_caller]
    pub fn turn(self, seat: Seat) -> Scene<Table> {
        self.begin(seat, Step::BeginTurn(BeginTurn), |_| ())
    }
    /// This player's action phase begins.
    #[track_caller]
    pub fn acts(self, seat: Seat) -> Scene<Table> {
        self.begin(seat, Step::ActionStart(ActionStart), |_| ())
    }
    /// In A's turn: A has played a fist, and B has answered it with Improvisation and may play this
    /// chip of his hand now (PS-5.10).
    #[track_caller]
    pub fn before_improvised(mut self, name: &str) -> Scene<Table> {
        self.given[0].hand = format!("{}; Repeated Jabs", self.given[0].hand);
        self.given[1].hand = format!("{}; {name}; Improvisation", self.given[1].hand);
        let mut m = self.acts(A);
        m.does(A, "play Repeated Jabs");
        // Whoever may hold a shield is asked before the fist.
        while let Some(seat) = m.table().asks().seats().lowest().filter(|seat| *seat != A) {
            m.does(seat, "pass");
        }
        m.does(A, "pass").does(B, "react Improvisation");
        m
    }
    /// The same, and B plays it: a chip played in another player's turn (PS-5.10).
    #[track_caller]
    pub fn improvises(self, name: &str) -> Scene<Table> {
        let mut m = self.before_improvised(name);
        m.does(B, &format!("play {name} freely"));
        m
    }
    /// This player has done something in his action phase; his buy phase begins.
    #[track_caller]
    pub fn buys(self, seat: Seat) -> Scene<Table> {
        self.begin(seat, Step::ActionEnd(ActionEnd), |t| {
            for seat in t.open().seats().iter() {
                t.lay_open().players[seat].plays = 1;
            }
        })
    }
}

/// What tests say about a table. Each word checks and goes on.
pub trait Says {
    fn scene(&mut self) -> &mut Scene<Table>;

    /// The next chips drawn from bags, whoever draws them.
    fn draws(&mut self, list: &str) -> &mut Scene<Table> {
        let open = self.scene().table().open();
        let picks: Vec<usize> = chips(list).iter().map(|c| open.slot_of(*c).index()).collect();
        self.scene().luck(&picks)
    }
    #[track_caller]
    fn piles(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let found = self.scene().table().open().pile(seat).gems;
        assert_eq!(found, gems(list).gems, "gems of value 1 to 4 in the pile of {seat}");
        self.scene()
    }
    #[track_caller]
    fn holds(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let table = self.scene().table();
        same(table.listed(table.hand(seat)), list, &format!("the hand of {seat}"));
        self.scene()
    }
    #[track_caller]
    fn holds_so_many(&mut self, seat: Seat, n: u8) -> &mut Scene<Table> {
        let table = self.scene().table();
        assert_eq!(table.open().player(seat).hand_size, n, "chips in the hand of {seat}");
        assert_eq!(table.hand(seat).len(), n);
        self.scene()
    }
    #[track_caller]
    fn bagged(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let table = self.scene().table();
        same(table.listed(&table.bag(seat)), list, &format!("the bag of {seat}"));
        self.scene()
    }
    /// On top of the bag, face up or face down, the next to be drawn last.
    #[track_caller]
    fn on_top(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let table = self.scene().table();
        let (open, hidden) = (table.open(), table.hidden());
        let mut face_down = hidden.face_down[seat].slots().iter();
        let top = open.player(seat).top.slots().iter().map(|slot| match *slot {
            Slot::FACE_DOWN => *face_down.next().expect("as many as lie face down"),
            slot => slot,
        });
        let found: Vec<ChipId> = top.map(|slot| open.chip(slot)).collect();
        assert_eq!(found, chips(list), "on top of the bag of {seat}");
        self.scene()
    }
    #[track_caller]
    fn discarded(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let table = self.scene().table();
        let pile = table.open().player(seat).discard;
        same(table.listed(&pile), list, &format!("the discard pile of {seat}"));
        self.scene()
    }
    #[track_caller]
    fn lie_on_table(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let table = self.scene().table();
        let zone = table.open().player(seat).table;
        same(table.listed(&zone), list, &format!("the table of {seat}"));
        self.scene()
    }
    #[track_caller]
    fn stay(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let table = self.scene().table();
        let zone = table.open().player(seat).ongoing;
        same(table.listed(&zone), list, &format!("the ongoing zone of {seat}"));
        self.scene()
    }
    /// The arrows left, such as `black brown`; the natural action is a black one.
    #[track_caller]
    fn has_arrows(&mut self, seat: Seat, list: &str) -> &mut Scene<Table> {
        let mut wanted = [0; 5];
        for arrow in list.split_whitespace() {
            wanted[arrow.parse::<Arrow>().expect("a colour").index()] += 1;
        }
        let found = self.scene().table().open().player(seat).arrows;
        assert_eq!(found, wanted, "black, brown, purple, red and blue arrows of {seat}");
        self.scene()
    }
    #[track_caller]
    fn has_money(&mut self, seat: Seat, money: i8) -> &mut Scene<Table> {
        let found = self.scene().table().open().player(seat).money;
        assert_eq!(found, money, "the money of {seat}");
        self.scene()
    }
    #[track_caller]
    fn has_pigs(&mut self, seat: Seat, pigs: u8) -> &mut Scene<Table> {
        let found = self.scene().table().open().player(seat).pigs;
        assert_eq!(found, pigs, "the piggy banks of {seat}");
        self.scene()
    }
    /// No arrow, no money and no piggy bank came to this player, and none will (PS-5.10).
    #[track_caller]
    fn has_nothing(&mut self, seat: Seat) -> &mut Scene<Table> {
        let player = self.scene().table().open().player(seat);
        let now = (player.arrows, player.money, player.pigs, player.marked_pigs);
        assert_eq!(now, ([0; 5], 0, 0, 0), "arrows, money and piggy banks of {seat}");
        assert_eq!((player.arrows_due, player.money_due), (0, 0), "what is due to {seat}");
        self.happened(0, |e| match e {
            Event::GotArrows { seat: s, .. }
            | Event::GotMoney { seat: s, .. }
            | Event::GotPigs { seat: s, .. } => *s == seat,
            _ => false,
        })
    }
    /// How many chips a stack of the bank has.
    #[track_caller]
    fn bank_has(&mut self, name: &str, n: u8) -> &mut Scene<Table> {
        let open = self.scene().table().open();
        let found = open.bank.of(open.slot_of(chip(name)));
        assert_eq!(found, n, "the stack of {name}");
        self.scene()
    }
    #[track_caller]
    fn panic_is(&mut self, level: u8) -> &mut Scene<Table> {
        assert_eq!(self.scene().table().open().panic, level, "the level of Panic Time");
        self.scene()
    }
    #[track_caller]
    fn turn_of(&mut self, seat: Seat) -> &mut Scene<Table> {
        let turn = self.scene().table().open().turn;
        assert_eq!(turn, seat, "it is the turn of {turn}");
        self.scene()
    }
    /// Ends actions, buys a Wound and ends the turn, keeping nothing.
    #[track_caller]
    fn idles(&mut self, seat: Seat) -> &mut Scene<Table> {
        self.scene().does(seat, "end actions").does(seat, "buy Wound").does(seat, "end buying")
    }
    /// The seat is asked, and does this among whatever else it may do.
    #[track_caller]
    fn must_among(&mut self, seat: Seat, label: &str) -> &mut Scene<Table> {
        self.scene().asks(seat).does(seat, label)
    }
    /// Buys a Wound and ends the turn.
    #[track_caller]
    fn buys_a_wound(&mut self, seat: Seat) -> &mut Scene<Table> {
        self.scene().does(seat, "buy Wound").does(seat, "end buying")
    }
    /// This event was told to this viewer.
    #[track_caller]
    fn hears(&mut self, viewer: Viewer, event: Event) -> &mut Scene<Table> {
        let told = self.scene().told(viewer);
        assert!(told.contains(&event), "{viewer:?} was not told {event:?} but {told:#?}");
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
}

#[track_caller]
fn same(mut found: Vec<ChipId>, wanted: &str, what: &str) {
    let mut wanted = chips(wanted);
    wanted.sort();
    found.sort();
    assert_eq!(found, wanted, "{what}");
}

impl Says for Scene<Table> {
    fn scene(&mut self) -> &mut Scene<Table> {
        self
    }
}

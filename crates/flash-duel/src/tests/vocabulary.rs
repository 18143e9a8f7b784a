//! The words of the tests: set up a board in one sentence, then play on it.
//!
//! ```text
//! let mut m = duel().at(7, 10).west("3 3", "Riposte").east("3", "").turn(WEST);
//! m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
//! ```

use crate::position::{LastingEffect, Loyalty, Place};
use crate::{Cards, Event, Mode, Number, Position, Side, Space, Standing, Table};
use kernel::{Play, Recorded, Seat, Viewer};
use scenario::Scene;
use std::ops::{Deref, DerefMut};

// One against one.
pub const WEST: Seat = Seat(0);
pub const EAST: Seat = Seat(1);
// Team Battle: the teams alternate in seating.
pub const A1: Seat = Seat(0);
pub const B1: Seat = Seat(1);
pub const A2: Seat = Seat(2);
pub const B2: Seat = Seat(3);
// Raid and Betrayal; the Dragon takes the last seat.
pub const M1: Seat = Seat(0);
pub const M2: Seat = Seat(1);
pub const M3: Seat = Seat(2);
pub const M4: Seat = Seat(3);
pub const DRAGON_OF_TWO: Seat = Seat(2);
pub const DRAGON_OF_THREE: Seat = Seat(3);
pub const DRAGON_OF_FOUR: Seat = Seat(4);

/// A board being set up. Without more words everyone stands on his Start with an empty hand and no
/// abilities, and every card that lies nowhere is in the draw pile.
#[derive(Clone)]
pub struct Board {
    position: Position,
    draws: Vec<usize>,
}

/// One against one with whatever abilities the test names.
pub fn duel() -> Board {
    board(Mode::Full)
}

/// Two against two: A1 and A2 in the West, B1 and B2 in the East.
pub fn team() -> Board {
    board(Mode::Team)
}

pub fn board(mode: Mode) -> Board {
    let places = (0..mode.seats() as u8).map(|i| {
        let seat = Seat(i);
        let who = match () {
            _ if mode.dragon_seat() == Some(seat) => crate::Who::Dragon,
            _ if mode.bot_seat() == Some(seat) => mode.bot().expect("it has one").who(),
            _ => crate::Who::Nobody,
        };
        Place {
            who,
            side: None,
            space: mode.side(seat).start(),
            hand: Cards::EMPTY,
            stash: None,
            face_up: Some(Vec::new()),
            face_down: Vec::new(),
            defeated: false,
            retreat_due: false,
            skip_due: false,
            forced_due: 0,
            hit_points: if mode.dragon_seat() == Some(seat) {
                mode.dragon().expect("it has one").hit_points
            } else {
                0
            },
            soldier: None,
            mine: None,
            conceded: false,
        }
    });
    let position = Position {
        mode,
        tokens_needed: if mode.is_raid() { 1 } else { 3 },
        mirror: true,
        silent_unmasking: false,
        round: 1,
        tokens: [0, 0],
        turn: Seat(0),
        order: Vec::new(),
        fighters: places.collect(),
        discard: Cards::EMPTY,
        draw_pile: None,
        lasting: Vec::new(),
        reshuffles: mode.dragon().map_or(0, |d| d.reshuffles),
        extra_turns: 0,
        misses_refill: Vec::new(),
        pool: Vec::new(),
        loyalty: mode.is_betrayal().then_some(Loyalty {
            traitor: Seat(4),
            shown: false,
            shown_loyal: Vec::new(),
        }),
        remembered: Vec::new(),
    };
    Board { position, draws: Vec::new() }
}

pub fn cards(s: &str) -> Cards {
    s.parse().expect("a list of cards such as `1 3 3`")
}

/// Ability names separated by commas.
fn names(s: &str) -> Vec<String> {
    s.split(',').map(|n| n.trim().to_string()).filter(|n| !n.is_empty()).collect()
}

impl Board {
    /// Where the two pawns of a duel stand.
    pub fn at(self, west: u8, east: u8) -> Board {
        self.space(WEST, west).space(EAST, east)
    }
    pub fn west(self, hand: &str, abilities: &str) -> Board {
        self.seat(WEST, hand, abilities)
    }
    pub fn east(self, hand: &str, abilities: &str) -> Board {
        self.seat(EAST, hand, abilities)
    }
    /// A player's hand and the abilities that lie face up before him.
    pub fn seat(mut self, seat: Seat, hand: &str, abilities: &str) -> Board {
        let place = &mut self.position.fighters[seat.index()];
        place.hand = cards(hand);
        place.face_up = Some(names(abilities));
        self
    }
    pub fn space(mut self, seat: Seat, space: u8) -> Board {
        self.position.fighters[seat.index()].space = Space(space);
        self
    }
    /// A player with his hand, abilities and space.
    pub fn fighter(self, seat: Seat, space: u8, hand: &str, abilities: &str) -> Board {
        self.seat(seat, hand, abilities).space(seat, space)
    }
    /// Anything about a player that has no word of its own.
    pub fn with(mut self, seat: Seat, change: impl Fn(&mut Place)) -> Board {
        change(&mut self.position.fighters[seat.index()]);
        self
    }
    /// Anything about the position that has no word of its own.
    pub fn position(mut self, change: impl Fn(&mut Position)) -> Board {
        change(&mut self.position);
        self
    }
    pub fn defeated(self, seat: Seat) -> Board {
        self.with(seat, |f| f.defeated = true)
    }
    pub fn discard(mut self, pile: &str) -> Board {
        self.position.discard = cards(pile);
        self
    }
    /// The draw pile holds exactly these; what lies nowhere else is put into the discard pile.
    pub fn pile(mut self, pile: &str) -> Board {
        let pile = cards(pile);
        let mut rest = self.position.mode.deck().without(pile);
        for f in &self.position.fighters {
            rest = rest.without(f.hand);
            f.stash.iter().for_each(|n| rest = rest.without(Cards::one(*n)));
        }
        self.position.draw_pile = Some(pile);
        self.position.discard = rest;
        self
    }
    pub fn tokens(mut self, west: u8, east: u8) -> Board {
        self.position.tokens = [west, east];
        self
    }
    pub fn lasting(mut self, ability: &str, by: Seat, on: Seat) -> Board {
        self.position.lasting.push(LastingEffect { ability: ability.into(), by, on });
        self
    }
    pub fn traitor(mut self, traitor: Seat) -> Board {
        self.position.loyalty = Some(Loyalty { traitor, shown: false, shown_loyal: Vec::new() });
        self
    }
    /// The next cards drawn, whoever draws them.
    pub fn draws(mut self, numbers: &str) -> Board {
        self.draws.extend(draw_picks(numbers));
        self
    }
    /// Why this board cannot be a position of play, though it may do for a test.
    pub fn strange(&self) -> Vec<String> {
        self.position.check_cast()
    }
    /// Why this board cannot be set up; nothing if it can.
    pub fn reasons(&self) -> Vec<String> {
        self.position.set_up().err().map_or(Vec::new(), |bad| bad.0)
    }
    /// The turn of this player begins, and the test can play on.
    #[track_caller]
    pub fn turn(mut self, seat: Seat) -> Fight {
        self.position.turn = seat;
        if seat.index() > 0 && self.position.order.is_empty() && !self.position.mode.is_raid() {
            let n = self.position.mode.seats() as u8;
            self.position.order = (0..n).map(|i| Seat((seat.0 + i) % n)).collect();
        }
        let mut table = match self.position.set_up() {
            Ok(table) => table,
            Err(bad) => panic!("this board cannot be set up: {bad}"),
        };
        let mut luck = Recorded::new(self.draws.iter().copied(), 1);
        let mut told = Vec::new();
        let mut log = |audience, event| told.push((audience, event));
        table.run(&mut Play::told(&mut luck, &mut log));
        assert_eq!(luck.misfit, None, "the scripted draws do not fit");
        Fight { scene: Scene::go_on(table, luck, told) }
    }
}

/// Scripted draws as the picks of chance: cards are drawn by number.
fn draw_picks(numbers: &str) -> impl Iterator<Item = usize> + use<> {
    let list: Vec<usize> = numbers
        .split_whitespace()
        .map(|n| n.parse::<usize>().expect("cards are numbers") - 1)
        .collect();
    list.into_iter()
}

/// A game of Flash Duel being played by a test.
pub struct Fight {
    scene: Scene<Table>,
}

impl Fight {
    /// The scene without the words of a board, to be kept beside others.
    pub fn into_scene(self) -> Scene<Table> {
        self.scene
    }
}

impl Deref for Fight {
    type Target = Scene<Table>;
    fn deref(&self) -> &Scene<Table> {
        &self.scene
    }
}

impl DerefMut for Fight {
    fn deref_mut(&mut self) -> &mut Scene<Table> {
        &mut self.scene
    }
}

/// What tests say about a board. Each word checks and goes on.
pub trait Says {
    fn fight(&mut self) -> &mut Scene<Table>;

    /// The next cards drawn, whoever draws them.
    fn draws(&mut self, numbers: &str) -> &mut Scene<Table> {
        let picks: Vec<usize> = draw_picks(numbers).collect();
        self.fight().luck(&picks)
    }
    #[track_caller]
    fn stands(&mut self, seat: Seat, space: u8) -> &mut Scene<Table> {
        let found = self.fight().table().open().space(seat);
        assert_eq!(found, Space(space), "{seat} stands on {found}, not on {space}");
        self.fight()
    }
    #[track_caller]
    fn holds(&mut self, seat: Seat, hand: &str) -> &mut Scene<Table> {
        let found = self.fight().table().hand(seat);
        assert_eq!(found, cards(hand), "{seat} holds {found}");
        self.fight()
    }
    #[track_caller]
    fn hand_size(&mut self, seat: Seat, size: u8) -> &mut Scene<Table> {
        let found = self.fight().table().hand(seat);
        assert_eq!(found.len(), size, "{seat} holds {found}");
        assert_eq!(self.fight().table().open().hand_size(seat), size);
        self.fight()
    }
    #[track_caller]
    fn discarded(&mut self, pile: &str) -> &mut Scene<Table> {
        let found = self.fight().table().open().discard();
        assert_eq!(found, cards(pile), "the discard pile is {found}");
        self.fight()
    }
    #[track_caller]
    fn pile_left(&mut self, size: u8) -> &mut Scene<Table> {
        assert_eq!(self.fight().table().deck_size(), size, "cards in the draw pile");
        self.fight()
    }
    #[track_caller]
    fn turn_of(&mut self, seat: Seat) -> &mut Scene<Table> {
        let turn = self.fight().table().open().turn();
        assert_eq!(turn, seat, "it is the turn of {turn}");
        self.fight()
    }
    #[track_caller]
    fn tokens(&mut self, west: u8, east: u8) -> &mut Scene<Table> {
        let open = self.fight().table().open();
        let found = (open.tokens(Side::West), open.tokens(Side::East));
        assert_eq!(found, (west, east), "win tokens of West and East");
        self.fight()
    }
    #[track_caller]
    fn round(&mut self, round: u8) -> &mut Scene<Table> {
        assert_eq!(self.fight().table().open().round(), round, "the round");
        self.fight()
    }
    /// The game goes on.
    #[track_caller]
    fn goes_on(&mut self) -> &mut Scene<Table> {
        assert_eq!(self.fight().table().open().standing(), Standing::Playing);
        self.fight()
    }
    #[track_caller]
    fn is_defeated(&mut self, seat: Seat) -> &mut Scene<Table> {
        assert!(self.fight().table().open().fighter(seat).defeated, "{seat} still stands");
        self.fight()
    }
    #[track_caller]
    fn is_undefeated(&mut self, seat: Seat) -> &mut Scene<Table> {
        assert!(!self.fight().table().open().fighter(seat).defeated, "{seat} is defeated");
        self.fight()
    }
    #[track_caller]
    fn is_recovering(&mut self, seat: Seat, yes: bool) -> &mut Scene<Table> {
        assert_eq!(self.fight().table().open().is_recovering(seat), yes, "{seat} recovering");
        self.fight()
    }
    #[track_caller]
    fn face_up(&mut self, seat: Seat, ability: &str, yes: bool) -> &mut Scene<Table> {
        let cards: Vec<_> = self.fight().table().open().fighter(seat).cards().collect();
        let found = cards.iter().find(|(id, _)| id.to_string() == ability);
        let (_, up) = found.unwrap_or_else(|| panic!("{seat} has no {ability}"));
        assert_eq!(*up, yes, "{ability} of {seat} lies face up");
        self.fight()
    }
    /// This event was told to this viewer.
    #[track_caller]
    fn hears(&mut self, viewer: Viewer, event: Event) -> &mut Scene<Table> {
        let told = self.fight().told(viewer);
        assert!(told.contains(&event), "{viewer:?} was not told {event:?} but {told:#?}");
        self.fight()
    }
    /// No such event was told to this viewer.
    #[track_caller]
    fn hears_nothing_like(
        &mut self,
        viewer: Viewer,
        like: impl Fn(&Event) -> bool,
    ) -> &mut Scene<Table> {
        let told = self.fight().told(viewer);
        if let Some(event) = told.iter().find(|e| like(e)) {
            panic!("{viewer:?} was told {event:?}");
        }
        self.fight()
    }
}

impl Says for Scene<Table> {
    fn fight(&mut self) -> &mut Scene<Table> {
        self
    }
}

pub fn number(n: u8) -> Number {
    Number::new(n).expect("cards are 1 to 5")
}

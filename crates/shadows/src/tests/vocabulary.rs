//! The words of the tests.
//!
//! ```text
//! let mut m = duel("Akintunde", "Eras").hand(A, "Sword Strike").acts(A, 2);
//! m.does(A, "play Sword Strike").does(A, "at P2").damaged(B, 3).earned(A, 1, 0);
//! ```
//! Hands are empty unless they are named, the Monster is the Cave Goblin, and P1 leads.

use crate::card::{CardId, Kind};
use crate::entity::Entity;
use crate::event::Event;
use crate::hero::{HeroId, MissionId};
use crate::monster::{ActionId, MonsterId};
use crate::setup::Setup;
use crate::step::{
    BeginTurn, BuildUp, CleanUp, EndStep, InTurn, LastStep, Refresh, ShowNumbers, StartStep, Step,
    StepThree,
};
use crate::table::{At, FIRST_LIBRARY, Gear, Phase, Place, SLOTS, Secret, Stall, Table};
use kernel::{Game, Play, Recorded, Seat, SeatSet, Viewer};
use scenario::Scene;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

#[track_caller]
pub fn card(name: &str) -> CardId {
    CardId::by_name(name).unwrap_or_else(|| panic!("`{name}` is no card"))
}

fn names(list: &str) -> impl Iterator<Item = &str> {
    list.split(';').map(str::trim).filter(|name| !name.is_empty())
}

/// A table being laid out.
#[derive(Clone)]
pub struct Board {
    pub t: Table,
}

#[track_caller]
pub fn heroes(list: &[&str]) -> Board {
    let ids: Vec<HeroId> = list.iter().map(|name| HeroId::by_name(name).expect("a Hero")).collect();
    let mut t = Table::empty(&Setup::with_heroes(&ids));
    let mut luck = Recorded::new([], 1);
    let mut play = Play::silent(&mut luck);
    t.lay_actions();
    for (i, hero) in ids.into_iter().enumerate() {
        t.take_hero(&mut play, Seat(i as u8), hero);
        t.lay_hidden().missions[Seat(i as u8)] = [MissionId(i as u8), MissionId(9 + i as u8)];
    }
    for item in CardId::items() {
        if let Kind::Market { copies, .. } = item.card().kind {
            t.lay_open().item_deck[item.item()] = copies;
        }
    }
    let open = t.lay_open();
    (open.monster, open.round) = (Some(MonsterId(0)), 2);
    Board { t }
}

/// Two Heroes.
#[track_caller]
pub fn duel(a: &str, b: &str) -> Board {
    heroes(&[a, b])
}

impl Board {
    /// A card of this player: a Hero Skill of his, or a Neutral Skill put into a free place.
    #[track_caller]
    fn slot(&mut self, seat: Seat, name: &str) -> usize {
        let id = card(name);
        let cards = &self.t.hidden().cards[seat];
        if let Some(slot) = cards.iter().position(|secret| secret.card == id) {
            return slot;
        }
        assert!(id.card().is_neutral(), "{name} is no card of {seat}");
        let free = (FIRST_LIBRARY..SLOTS).find(|s| cards[*s].card.is_none());
        let slot = free.expect("a Library has ten cards");
        self.t.lay_library(seat, slot - FIRST_LIBRARY, id, false);
        slot
    }
    #[track_caller]
    fn put(mut self, seat: Seat, list: &str, at: At, place: Place) -> Board {
        for name in names(list) {
            let slot = self.slot(seat, name);
            let id = card(name);
            if slot >= FIRST_LIBRARY && place != Place::Library {
                self.t.lay_open().players[seat].studied += 1;
            }
            self.t.lay_hidden().cards[seat][slot] = Secret { card: id, place, ..Secret::NONE };
            let own = self.t.own(seat, slot);
            own.at = at;
            if at != At::Unseen {
                own.face = id;
            }
            self.t.lay_open().gather(seat);
            self.t.count_hidden(seat);
        }
        self
    }
    #[track_caller]
    pub fn hand(self, seat: Seat, list: &str) -> Board {
        self.put(seat, list, At::Unseen, Place::Hand)
    }
    #[track_caller]
    pub fn deck(self, seat: Seat, list: &str) -> Board {
        self.put(seat, list, At::Unseen, Place::Deck)
    }
    #[track_caller]
    pub fn library(self, seat: Seat, list: &str) -> Board {
        self.put(seat, list, At::Unseen, Place::Library)
    }
    #[track_caller]
    pub fn station(self, seat: Seat, list: &str) -> Board {
        self.put(seat, list, At::Station, Place::Open)
    }
    #[track_caller]
    pub fn combat(self, seat: Seat, list: &str) -> Board {
        self.put(seat, list, At::Combat, Place::Open)
    }
    #[track_caller]
    pub fn stunned(self, seat: Seat, list: &str) -> Board {
        self.put(seat, list, At::Stunned, Place::Open)
    }
    #[track_caller]
    pub fn on_hero(self, seat: Seat, list: &str, hero: Seat) -> Board {
        self.put(seat, list, At::On(Entity::hero(hero)), Place::Open)
    }
    #[track_caller]
    pub fn on_monster(self, seat: Seat, list: &str) -> Board {
        self.put(seat, list, At::On(Entity::MONSTER), Place::Open)
    }
    /// The other side of a card in play is up.
    #[track_caller]
    pub fn flipped(mut self, seat: Seat, name: &str) -> Board {
        let slot = self.slot(seat, name);
        self.t.own(seat, slot).flipped = true;
        self
    }
    /// Something about a card in play.
    #[track_caller]
    pub fn with(
        mut self,
        seat: Seat,
        name: &str,
        change: impl Fn(&mut crate::table::Own),
    ) -> Board {
        let slot = self.slot(seat, name);
        change(self.t.own(seat, slot));
        self.t.lay_open().gather(seat);
        self
    }
    #[track_caller]
    pub fn items(mut self, seat: Seat, list: &str) -> Board {
        for name in names(list) {
            let gear = Gear { owner: seat, item: card(name), ..Gear::default() };
            self.t.lay_open().gears.push(gear);
            self.t.lay_open().gather(seat);
        }
        self
    }
    #[track_caller]
    pub fn market(mut self, list: &str) -> Board {
        for (i, name) in names(list).enumerate() {
            let slot = Some(i as u8).filter(|slot| *slot < self.t.open().slots());
            let open = self.t.lay_open();
            open.market.push(Stall { item: card(name), slot });
            open.item_deck[card(name).item()] -= 1;
        }
        self
    }
    fn player(mut self, seat: Seat, change: impl Fn(&mut crate::table::Player)) -> Board {
        change(&mut self.t.lay_open().players[seat]);
        self
    }
    fn open(mut self, change: impl Fn(&mut crate::table::Open)) -> Board {
        change(self.t.lay_open());
        self
    }
    pub fn damage(self, seat: Seat, n: u8) -> Board {
        self.player(seat, |player| player.damage = n)
    }
    /// The Hero cannot be targeted this round.
    pub fn with_invincible(self, seat: Seat) -> Board {
        self.player(seat, |player| player.noted.invincible = crate::table::Invincible::Round)
    }
    /// A Standalone Attack was used this round.
    pub fn with_standalone(self, seat: Seat) -> Board {
        self.player(seat, |player| (player.noted.attacked, player.noted.standalone) = (true, true))
    }
    /// These numbers were predicted on this player this round.
    pub fn with_predicted(self, seat: Seat, numbers: &[u8]) -> Board {
        let set = crate::card::numbers(numbers);
        self.player(seat, |player| player.noted.predicted = set)
    }
    pub fn gold(self, seat: Seat, n: u8) -> Board {
        self.player(seat, |player| player.gold = n)
    }
    pub fn xp(self, seat: Seat, n: u8) -> Board {
        self.player(seat, |player| player.xp = n)
    }
    pub fn ss(self, seat: Seat, n: u8) -> Board {
        self.player(seat, |player| player.ss = n)
    }
    pub fn bounties(self, seat: Seat, n: u8) -> Board {
        self.player(seat, |player| player.bounties = n)
    }
    #[track_caller]
    pub fn mission(mut self, seat: Seat, name: &str) -> Board {
        self.t.lay_hidden().missions[seat][0] = MissionId::by_name(name).expect("a Mission");
        self
    }
    #[track_caller]
    pub fn monster(mut self, name: &str) -> Board {
        let monster = MonsterId::by_name(name).expect("a Monster");
        self.t.lay_open().monster = Some(monster);
        self
    }
    pub fn no_monster(self) -> Board {
        self.open(|open| open.monster = None)
    }
    pub fn creature(self) -> Board {
        self.open(|open| open.creature = true)
    }
    /// So many Damage tokens of this colour lie on the Monster.
    pub fn wounds(self, seat: Seat, n: u8) -> Board {
        self.open(|open| open.wounds[seat] = n)
    }
    /// A Monster of this level was defeated by this player.
    #[track_caller]
    pub fn defeated(mut self, seat: Seat, name: &str) -> Board {
        let monster = MonsterId::by_name(name).expect("a Monster");
        let level = usize::from(monster.monster().level);
        self.t.lay_open().trophies[level - 1] = Some((seat, monster));
        self
    }
    /// A facedown Monster-Action card, known to the Leader.
    #[track_caller]
    pub fn front(mut self, seat: Seat, name: &str) -> Board {
        let action = ActionId::by_name(name).expect("a Monster-Action card");
        self.t.lay_hidden().actions[action.index()] -= 1;
        self.t.lay_open().action_deck -= 1;
        let leader = self.t.open().leader;
        self.t.lay_front(seat, action, SeatSet::one(leader));
        self
    }
    pub fn leader(self, seat: Seat) -> Board {
        self.open(|open| open.leader = seat)
    }
    pub fn leader_broken(self) -> Board {
        self.open(|open| open.leader_broken = true)
    }
    /// What a table may agree beside: SH-R14, SH-9.3, SH-28.5.
    pub fn hard_missions(self) -> Board {
        self.open(|open| open.hard_missions = true)
    }
    pub fn optional_attacks(self) -> Board {
        self.open(|open| open.optional_attacks = true)
    }
    pub fn no_empty_questions(self) -> Board {
        self.open(|open| open.skip_empty_questions = true)
    }
    pub fn round(self, round: u8) -> Board {
        self.open(|open| open.round = round)
    }

    fn go(mut self, phase: Phase, steps: &[Step]) -> Scene<Table> {
        let open = self.t.lay_open();
        (open.phase, open.turn) = (phase, open.leader);
        steps.iter().for_each(|step| self.t.then(*step));
        let mut luck = Recorded::new([], 1);
        let mut told = Vec::new();
        let mut log = |audience, event| told.push((audience, event));
        self.t.run(&mut Play::told(&mut luck, &mut log));
        Scene::go_on(self.t, luck, told)
    }
    const END: [Step; 6] = [
        Step::ShowNumbers(ShowNumbers),
        Step::BuildUp(BuildUp),
        Step::CleanUp(CleanUp),
        Step::LastStep(LastStep),
        Step::Refresh(Refresh),
        Step::BeginTurn(BeginTurn),
    ];
    /// This player's turn in a Step; those after him follow.
    #[track_caller]
    pub fn acts(mut self, seat: Seat, step: u8) -> Scene<Table> {
        self.t.lay_open().step = step;
        let leader = self.t.open().leader;
        let before = self.t.open().from(leader).position(|s| s == seat).expect("he plays");
        let turns = self.t.open().from(leader).skip(before);
        let turn = |seat| Step::InTurn(InTurn::of(seat));
        let mut steps: Vec<Step> = turns.map(turn).collect();
        if step == 3 {
            steps.push(Step::StepThree(StepThree { done: 0 }));
        }
        steps.push(Step::EndStep(EndStep));
        steps.extend(Board::END);
        self.go(Phase::Combat, &steps)
    }
    /// A Step begins.
    #[track_caller]
    pub fn starts(self, step: u8) -> Scene<Table> {
        let mut steps = vec![Step::StartStep(StartStep { step })];
        steps.extend(Board::END);
        self.go(Phase::Combat, &steps)
    }
    /// Step 3 comes to the Monster-Action cards.
    #[track_caller]
    pub fn monster_acts(mut self) -> Scene<Table> {
        self.t.lay_open().step = 3;
        let mut steps = vec![Step::StepThree(StepThree { done: 0 }), Step::EndStep(EndStep)];
        steps.extend(Board::END);
        self.go(Phase::Combat, &steps)
    }
    #[track_caller]
    pub fn builds(self) -> Scene<Table> {
        self.go(Phase::Combat, &Board::END[1..])
    }
    #[track_caller]
    pub fn cleans(self) -> Scene<Table> {
        self.go(Phase::BuildUp, &Board::END[2..])
    }
    #[track_caller]
    pub fn begins(self) -> Scene<Table> {
        self.go(Phase::Refresh, &[Step::BeginTurn(BeginTurn)])
    }
}

/// What tests say about a table. Each word checks and goes on.
pub trait Says {
    fn scene(&mut self) -> &mut Scene<Table>;

    /// The next Monster-Action card of the deck.
    #[track_caller]
    fn reveals(&mut self, name: &str) -> &mut Scene<Table> {
        let action = ActionId::by_name(name).expect("a Monster-Action card");
        self.scene().luck(&[action.index()])
    }
    /// The next Items of the deck.
    #[track_caller]
    fn draws(&mut self, list: &str) -> &mut Scene<Table> {
        let picks: Vec<usize> = names(list).map(|name| card(name).item()).collect();
        self.scene().luck(&picks)
    }
    /// The next die.
    fn rolls(&mut self, die: usize) -> &mut Scene<Table> {
        self.scene().luck(&[die - 1])
    }
    /// Several answers of one player.
    #[track_caller]
    fn goes(&mut self, seat: Seat, labels: &[&str]) -> &mut Scene<Table> {
        for label in labels {
            self.scene().does(seat, label);
        }
        self.scene()
    }
    /// Everybody ends his turns until nobody has one.
    #[track_caller]
    fn passes(&mut self) -> &mut Scene<Table> {
        while let Some(Step::InTurn(turn)) = self.scene().table().open().agenda.top().copied() {
            self.scene().does(turn.seat, "end turn");
        }
        self.scene()
    }
    /// Everybody ends his turns until this player may answer so.
    #[track_caller]
    fn until(&mut self, seat: Seat, label: &str) -> &mut Scene<Table> {
        let said = label.parse().expect("a choice");
        while !kernel::is_offered(self.scene().table(), seat, said) {
            let asked = self.scene().table().asks().seats().lowest().expect("somebody is asked");
            self.scene().does(asked, "end turn");
        }
        self.scene()
    }
    /// Plays a card of the Hand with no queue behind it, and answers what it asks.
    #[track_caller]
    fn uses(&mut self, seat: Seat, name: &str, labels: &[&str]) -> &mut Scene<Table> {
        self.scene().does(seat, &format!("play {name}"));
        let asked = kernel::Offers::of(self.scene().table(), seat).0;
        if asked.contains(&crate::Choice::Ready) {
            self.scene().does(seat, "ready");
        }
        self.goes(seat, labels)
    }
    /// Damage tokens on a Hero.
    #[track_caller]
    fn damaged(&mut self, seat: Seat, n: u8) -> &mut Scene<Table> {
        assert_eq!(self.scene().table().open().players[seat].damage, n, "damage on {seat}");
        self.scene()
    }
    /// XP and Gold gained in Combat and not collected yet.
    #[track_caller]
    fn earned(&mut self, seat: Seat, xp: u8, gold: u8) -> &mut Scene<Table> {
        let player = &self.scene().table().open().players[seat];
        assert_eq!((player.earned_xp, player.earned_gold), (xp, gold), "XP and Gold of {seat}");
        self.scene()
    }
    /// XP, Gold and Shadow Stones in the Inventory.
    #[track_caller]
    fn owns(&mut self, seat: Seat, xp: u8, gold: u8, ss: u8) -> &mut Scene<Table> {
        let player = &self.scene().table().open().players[seat];
        let found = (player.xp, player.gold, player.ss);
        assert_eq!(found, (xp, gold, ss), "XP, Gold and SS of {seat}");
        self.scene()
    }
    /// Tokens of this colour on the Monster.
    #[track_caller]
    fn wounded(&mut self, seat: Seat, n: u8) -> &mut Scene<Table> {
        assert_eq!(self.scene().table().open().wounds[seat], n, "tokens of {seat}");
        self.scene()
    }
    /// A card of a player as everybody sees it.
    #[track_caller]
    fn own(&mut self, seat: Seat, name: &str) -> crate::table::Own {
        let player = &self.scene().table().open().players[seat];
        let slot = player.slot_of(card(name));
        player.cards[slot.unwrap_or_else(|| panic!("{name} does not lie open"))]
    }
    #[track_caller]
    fn lies(&mut self, seat: Seat, name: &str, at: At) -> &mut Scene<Table> {
        assert_eq!(self.own(seat, name).at, at, "where {name} is");
        self.scene()
    }
    #[track_caller]
    fn hurt(&mut self, seat: Seat, name: &str, n: u8) -> &mut Scene<Table> {
        assert_eq!(self.own(seat, name).hurt, n, "damage on {name}");
        self.scene()
    }
    #[track_caller]
    fn stun(&mut self, seat: Seat, name: &str, n: u8) -> &mut Scene<Table> {
        assert_eq!(self.own(seat, name).stun, n, "Stun tokens on {name}");
        self.scene()
    }
    #[track_caller]
    fn broken(&mut self, seat: Seat, name: &str, n: u8) -> &mut Scene<Table> {
        let found = match name {
            "Leader" => u8::from(self.scene().table().open().leader_broken),
            _ if card(name).is_item() => {
                let open = self.scene().table().open();
                let gear = open.gear(seat).find(|gear| gear.item == card(name));
                gear.expect("it is equipped").broken
            }
            _ => self.own(seat, name).broken,
        };
        assert_eq!(found, n, "broken Shield Points of {name}");
        self.scene()
    }
    #[track_caller]
    fn is_flipped(&mut self, seat: Seat, name: &str, so: bool) -> &mut Scene<Table> {
        assert_eq!(self.own(seat, name).flipped, so, "whether {name} is flipped");
        self.scene()
    }
    /// Where a card is hidden.
    #[track_caller]
    fn hides(&mut self, seat: Seat, name: &str, place: Place) -> &mut Scene<Table> {
        let table = self.scene().table();
        let mut all = table.hidden().cards[seat].iter();
        let found = all.find(|secret| secret.card == card(name)).expect("a card of his");
        assert_eq!(found.place, place, "where {name} is");
        self.scene()
    }
    #[track_caller]
    fn wears(&mut self, seat: Seat, name: &str, n: usize) -> &mut Scene<Table> {
        let open = self.scene().table().open();
        let found = open.gear(seat).filter(|gear| gear.item == card(name)).count();
        assert_eq!(found, n, "{name} of {seat}");
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
    #[track_caller]
    fn knocked_down(&mut self, seat: Seat, times: usize) -> &mut Scene<Table> {
        self.happened(times, |e| matches!(e, Event::KnockedDown { seat: s, .. } if *s == seat))
    }
    #[track_caller]
    fn phase(&mut self, phase: Phase) -> &mut Scene<Table> {
        assert_eq!(self.scene().table().open().phase, phase);
        self.scene()
    }
    #[track_caller]
    fn in_step(&mut self, step: u8) -> &mut Scene<Table> {
        assert_eq!(self.scene().table().open().step, step, "the Step");
        self.scene()
    }
}

impl Says for Scene<Table> {
    fn scene(&mut self) -> &mut Scene<Table> {
        self
    }
}

//! KnockDowns, Monsters, BuildUp, CleanUp, Refresh and the end (SH-15, SH-17 to SH-24).

use super::*;
use crate::table::Decided;
use kernel::{Outcome, Viewer};

/// SH-S14, SH-9.8, SH-15.12, SH-15.14: both are carried out, the KnockDown and the defeat.
#[test]
fn attack_and_row_are_simultaneous() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").front(A, "attack2").wounds(A, 4);
    let mut m = m.damage(A, 6).leader_broken().acts(A, 2);
    m.uses(A, "The Fist", &["at Monster"]).does(A, "no response").does(A, "pass");
    m.knocked_down(A, 1).earned(B, 0, 1).damaged(A, 0).earned(A, 2, 2);
    m.happened(1, |e| matches!(e, Event::MonsterFell { seat, .. } if *seat == A));
}

/// SH-S27, SH-18.6, SH-27.3, SH-27.4: the Monster takes no Bounties; both others gain 1 Gold.
#[test]
fn the_monster_takes_no_bounties() {
    let m = heroes(&["Ahti", "Eras", "Rolan"]).front(A, "attack2").damage(A, 6).bounties(A, 2);
    let mut m = m.xp(A, 1).leader(B).monster_acts();
    m.does(A, "pass").owns(A, 0, 0, 0).owns(B, 0, 1, 0).owns(C, 0, 1, 0).damaged(A, 0);
    assert_eq!(m.table().open().players[A].bounties, 2);
}

/// SH-S37, SH-18.8, SH-11.9: the second Attack of one Skill may KnockDown the same Hero again.
#[test]
fn a_hero_may_fall_twice() {
    let m = duel("Akintunde", "Eras").hand(A, "Arcane Volley; Search").items(A, "Archmage Staff");
    let mut m = m.damage(B, 6).acts(A, 2);
    m.uses(A, "Arcane Volley", &["at P2"]).does(B, "pass").knocked_down(B, 1).damaged(B, 0);
    let mut again = *m.table();
    again.set_damage(B, 5);
    let mut m = scenario::Scene::at(again);
    m.does(A, "at P2").does(B, "pass").knocked_down(B, 1).earned(A, 2, 3);
}

/// SH-S104, SH-12.5: a hit that KnocksDown allows the flip.
#[test]
fn a_fallen_hero_may_flip() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").damage(B, 6).acts(A, 2);
    let mut m = m;
    m.uses(A, "The Fist", &["at P2"]).does(B, "use Flat-Footed").knocked_down(B, 1);
    m.damaged(B, 0).is_flipped(B, "Dodge", true);
}

/// SH-18.12, SH-18.5: the victim's Bounties are noted and discarded before the reward.
#[test]
fn bounties_are_discarded_first() {
    let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").damage(B, 6).bounties(B, 9);
    let mut m = m.acts(A, 2);
    m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass").earned(A, 2, 10);
    let players = &m.table().open().players;
    assert_eq!((players[A].bounties, players[B].bounties), (1, 0));
}

/// SH-S110, SH-7.14, SH-15.16, SH-18.3: what a Monster left can be lost before Collect.
#[test]
fn a_reward_can_be_lost() {
    let m =
        duel("Rolan", "Akintunde").items(A, "Blast Charge").wounds(A, 2).hand(B, "Earthbreaker");
    let m = m.with(A, "The Last Stand", |own| own.game = 1).damage(A, 7);
    let mut m = m.hand(A, "Search").leader(B).acts(A, 4);
    m.does(A, "use Blast Charge").earned(A, 1, 2).does(A, "end turn").does(B, "end turn");
    m.does(A, "end turn").uses(B, "Earthbreaker", &["at P1"]);
    m.does(A, "no response")
        .does(A, "pass")
        .may(A, &["lose XP from a card", "lose Gold from a card"]);
    m.does(A, "lose Gold from a card");
}

/// SH-S51, SH-15.18, SH-15.19, SH-6.13, SH-23.1: facedown cards go unseen, Step 3 reveals none, and
/// the next Monster appears in Refresh.
#[test]
fn a_fallen_monster_leaves_no_actions() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").wounds(A, 4);
    let mut m = m.front(A, "special").front(B, "attack").acts(A, 2);
    m.uses(A, "The Fist", &["at Monster"]).happened(1, |e| matches!(e, Event::ActionBuried { .. }));
    m.in_step(4).passes().happened(1, |e| matches!(e, Event::ActionRevealed { .. }));
    m.phase(Phase::TeamUp).happened(1, |e| matches!(e, Event::MonsterRevealed { .. }));
    assert_eq!(m.table().open().action_deck, 19);
}

/// SH-S43, SH-21.2, SH-21.3: in turn, one Item each time, until nobody can or will.
#[test]
fn purchases_go_in_turn() {
    let m = duel("Akintunde", "Eras").market("Leather Jerkin; Round Shield; Goblin Wand");
    let mut m = m.gold(A, 10).gold(B, 5).builds();
    m.does(A, "buy Leather Jerkin").owns(A, 0, 5, 1).does(B, "buy Round Shield").owns(B, 0, 0, 1);
    m.phase(Phase::TeamUp).wears(A, "Leather Jerkin", 1);
}

/// SH-21.2: the Leader buys first, whoever he is.
#[test]
fn the_leader_buys_first() {
    let m = duel("Akintunde", "Eras").market("Leather Jerkin; Round Shield").leader(B);
    m.gold(A, 5).gold(B, 5).builds().asks(B);
}

/// SH-S44, SH-21.4, SH-18.11, SH-17.5: of two Restricted Items one goes; a Basic one out of the
/// game.
#[test]
fn one_restricted_item_stays() {
    let m = duel("Akintunde", "Eras").items(A, "Vital Element").damage(A, 9).gold(A, 9);
    let mut m = m.market("Runeblade").builds();
    m.does(A, "buy Runeblade").may(A, &["drop Vital Element", "drop Runeblade"]);
    m.does(A, "drop Vital Element").knocked_down(A, 1).owns(A, 0, 0, 1).owns(B, 0, 0, 0);
    assert_eq!(m.table().open().item_discard.iter().sum::<u8>(), 0);
}

/// SH-21.4, SH-17.5: an Item of the Market goes to the discard pile.
#[test]
fn a_dropped_market_item_is_discarded() {
    let m = duel("Akintunde", "Eras").items(A, "Vital Element").market("Runeblade");
    let mut m = m.gold(A, 9).builds();
    m.does(A, "buy Runeblade").does(A, "drop Runeblade").wears(A, "Vital Element", 1);
    assert_eq!(m.table().open().item_discard[card("Runeblade").item()], 1);
}

/// SH-S45, SH-21.6, SH-22.1, SH-24.3: several studies in one round may end the game in CleanUp.
#[test]
fn nine_stones_end_the_game() {
    let m = duel("Akintunde", "Eras").library(A, "Parry; Cleave; Decoy").xp(A, 6).ss(A, 7);
    let mut m = m.market("Spyglass").gold(B, 4).builds();
    m.does(B, "buy Spyglass").goes(A, &["study Parry", "study Cleave"]);
    m.refuses(A, "study Decoy", "SH-21.6").does(A, "done");
    assert_eq!(m.over().points(A), 9);
}

/// SH-S46, SH-24.2, SH-24.1: Shadow Stones, then Items, then XP, then together.
#[test]
fn ties_are_broken() {
    let end = |board: Board| -> Outcome { board.ss(A, 9).ss(B, 9).cleans().over() };
    let plain = || duel("Akintunde", "Eras").mission(A, "Apex Hunter").mission(B, "Wanted");
    let won = |outcome: Outcome| outcome.winners().iter().collect::<Vec<_>>();
    let items = plain().items(A, "Runeblade; Round Shield").items(B, "Titan Belt; Spyglass");
    assert_eq!(won(end(items)), [A]);
    assert_eq!(won(end(plain().xp(B, 1))), [B]);
    let why = |board: Board| board.ss(B, 9).cleans().table().open().decided();
    let armed = plain().items(A, "Runeblade").xp(B, 9);
    assert_eq!(why(armed.ss(A, 9)), Some(Decided::ItemCost));
    assert_eq!(why(plain().ss(A, 9).xp(B, 1)), Some(Decided::Experience));
    assert_eq!(why(plain().ss(A, 8).items(A, "Runeblade")), Some(Decided::Stones));
    assert_eq!(why(plain().ss(A, 9)), Some(Decided::Nothing));
    let shared = end(plain());
    assert_eq!(won(shared), [A, B]);
    assert_eq!(shared.finish(A), kernel::Finish::Shared);
}

/// SH-24.1, SH-R14: every Mission pays one Shadow Stone; the two hardest pay two where that was
/// agreed, and no other does.
#[test]
fn a_mission_pays_an_extra_shadow_stone() {
    let hunts = |mission: &str| {
        let board = duel("Akintunde", "Eras").defeated(A, "Vaendiss").mission(A, mission);
        board.items(A, "Philosopher's Stone; Tinker's Goggles; Goblin Wand; Nano Forge")
    };
    let stones = |board: Board| board.cleans().table().open().players[A].ss;
    for (mission, hard) in [("Apex Hunter", 2), ("Polymath", 2), ("Well Armed", 1)] {
        assert_eq!(stones(hunts(mission)), 1, "{mission}");
        assert_eq!(stones(hunts(mission).hard_missions()), hard, "hard {mission}");
    }
    assert_eq!(stones(hunts("Wanted").hard_missions()), 0, "not fulfilled");
}

/// SH-S47, SH-24.1, SH-24.4: a prevented KnockDown is none: Unbroken is fulfilled.
#[test]
fn missions_add_their_stones() {
    let m = duel("Rolan", "Eras").mission(A, "Unbroken").ss(A, 8).ss(B, 9).mission(B, "Wanted");
    let mut m = m.with(A, "The Last Stand", |own| own.game = 1).items(A, "Spyglass").cleans();
    let outcome = m.over();
    assert_eq!((outcome.points(A), outcome.winners().has(A)), (9, true));
}

/// SH-24.5: a game that never ends is scored after 60 rounds.
#[test]
fn sixty_rounds_are_enough() {
    let mut m = duel("Akintunde", "Eras").round(60).ss(A, 1).begins();
    assert!(m.over().winners().has(A));
}

/// SH-S35, SH-21.7: a second copy of a studied title is dead.
#[test]
fn no_title_is_studied_twice() {
    let mut board = duel("Eras", "Rolan").deck(A, "Thunderstrike").library(A, "Cleave").xp(A, 6);
    board.t.lay_library(A, 5, card("Thunderstrike"), false);
    let mut m = board.builds();
    m.may(A, &["study Cleave", "done"]).refuses(A, "study Thunderstrike", "SH-21.7");
}

/// SH-S87, SH-21.8, SH-28.1: nobody sees what another studies; a card that enters at once is shown.
#[test]
fn studies_are_secret() {
    let m = duel("Eras", "Rolan").library(A, "Cleave; Meditation").library(B, "Parry").xp(A, 6);
    let mut m = m.xp(B, 3).builds();
    m.asks_all(&[A, B]).goes(A, &["study Cleave", "study Meditation", "done"]).asks(B);
    assert_eq!(m.view(Viewer::Seat(B)).open.players[A].studied, 0);
    m.does(B, "study Parry").owns(A, 0, 0, 2).owns(B, 0, 0, 1);
    let seen = m.view(Viewer::Seat(B)).open.players[A];
    assert_eq!((seen.studied, seen.slot_of(card("Cleave"))), (2, None));
    m.lies(A, "Meditation", At::Station);
}

/// SH-R13, SH-R3: one lesson that can be paid is one answer, to be taken back until all have
/// decided; of several nobody sees when the last was named.
#[test]
fn a_single_lesson_needs_no_second_answer() {
    let m = duel("Eras", "Rolan").library(A, "Cleave; Parry").library(B, "Decoy; Parry").xp(A, 5);
    let mut m = m.xp(B, 6).builds();
    m.asks_all(&[A, B]).does(A, "study Cleave").asks(B).interjects(A, "take back");
    m.asks_all(&[A, B]).does(A, "study Parry").asks(B);
    m.goes(B, &["study Decoy", "study Parry"]).must(B, "done").owns(A, 2, 0, 1).owns(B, 0, 0, 2);
    let mut m = duel("Eras", "Rolan").library(A, "Cleave").xp(A, 9).builds();
    m.does(A, "study Cleave").owns(A, 6, 0, 1);
}

/// SH-R3: what lies before a chosen card was passed over; one may start over until all have chosen.
#[test]
fn lessons_are_named_in_order() {
    let m = duel("Eras", "Rolan").library(A, "Cleave; Parry").library(B, "Decoy").xp(A, 6);
    let mut m = m.xp(B, 3).builds();
    m.does(A, "study Parry").refuses(A, "study Cleave", "SH-R3").interjects(A, "take back");
    m.goes(A, &["study Cleave", "study Parry", "done"]).does(B, "done").owns(A, 0, 0, 2);
}

/// SH-S117, SH-21.9: Purchase ends before Study begins.
#[test]
fn items_are_bought_before_studying() {
    let m = duel("Akintunde", "Eras").library(A, "Parry").xp(A, 3).gold(A, 6);
    let mut m = m.market("Goblin Wand; Spyglass").builds();
    m.refuses(A, "study Parry", "SH-21.6").does(A, "pass").refuses(A, "buy Spyglass", "SH-21.2");
    m.does(A, "study Parry").owns(A, 0, 6, 1);
}

/// SH-S50, SH-22.6: a revealed card with Shuffle brings all nineteen back.
#[test]
fn some_cards_shuffle_all() {
    let index = |name: &str| crate::ActionId::by_name(name).expect("a card").index();
    let revealed = |name: &str| {
        let mut board = duel("Akintunde", "Eras");
        board.t.lay_hidden().actions[index(name)] -= 1;
        let open = board.t.lay_open();
        open.action_deck -= 1;
        open.revealed.0[0][index(name)] = 1;
        board.cleans().table().open().action_deck
    };
    assert_eq!((revealed("special"), revealed("attack")), (19, 18));
}

/// SH-S21, SH-11.5, SH-22.7: the Leader card is passed on with a whole Shield Point.
#[test]
fn the_leader_card_is_passed() {
    let mut m = duel("Akintunde", "Eras").leader_broken().cleans();
    m.asks(B).broken(B, "Leader", 0);
    assert_eq!(m.table().open().leader, B);
}

/// SH-S24, SH-19.3, SH-22.3, SH-22.4, SH-7.10: Delay I is out for one round.
#[test]
fn delay_keeps_a_card_out() {
    let m = duel("Akintunde", "Eras").combat(A, "Charge").with(A, "Charge", |own| own.stun = 1);
    let mut m = m.cleans();
    m.lies(A, "Charge", At::Stunned).stun(A, "Charge", 0);
    let mut m = duel("Akintunde", "Eras").stunned(A, "Charge").cleans();
    m.hides(A, "Charge", Place::Deck);
}

/// SH-S116, SH-19.1: its own Delay adds to a Stun token; an enemy's cannot.
#[test]
fn only_delay_adds_to_a_stun_token() {
    let m = duel("Akintunde", "Eras").hand(A, "Charge; Search").front(A, "spell2");
    let mut m = m.monster("Tunnel Spider").acts(A, 1);
    m.uses(A, "Charge", &["at Monster"]).does(A, "stun P1's Charge").stun(A, "Charge", 2);
}

/// SH-S95, SH-7.13, SH-17.7, SH-22.2: moving a card keeps its uses of the game, not of the round.
#[test]
fn uses_of_the_game_are_kept() {
    let m = duel("Rolan", "Eras").with(A, "The Last Stand", |own| own.game = 1);
    let mut board = m;
    let mut luck = kernel::Recorded::new([], 1);
    let mut play = kernel::Play::silent(&mut luck);
    let own = board.t.own(A, 0);
    (own.broken, own.round) = (1, 1);
    board.t.flip(&mut play, A, 0);
    let own = board.t.open().players[A].cards[0];
    assert_eq!((own.game, own.round, own.broken, own.flipped), (1, 0, 0, true));
}

/// SH-23.3, SH-23.2: an empty Item deck is made of the discard pile; extras move into slots.
#[test]
fn the_market_is_filled() {
    let mut board = duel("Akintunde", "Eras");
    let open = board.t.lay_open();
    open.item_deck.0.fill(0);
    open.item_discard[card("Spyglass").item()] = 1;
    let mut m = board.cleans();
    m.happened(1, |e| matches!(e, Event::ItemsShuffled));
    assert_eq!(m.table().open().market.len(), 1);
    let mut m =
        duel("Akintunde", "Eras").market("Titan Belt; Runeblade; Nano Forge; Spyglass").cleans();
    m.happened(1, |e| matches!(e, Event::ItemDiscarded { item } if *item == card("Spyglass")));
    assert_eq!(m.table().open().market.len(), 3);
}

/// SH-26.3: Heroes are checked before Units and the Monster.
#[test]
fn checks_have_an_order() {
    let m = duel("Eras", "Rolan").hand(A, "Arcane Volley; Search").station(B, "War Hound");
    let m = m.with(B, "War Hound", |own| own.hurt = 2).damage(B, 7);
    let mut m = m.with(B, "The Last Stand", |own| own.game = 1).acts(A, 2);
    m.uses(A, "Arcane Volley", &["at P2's War Hound", "at P2"]).does(B, "pass");
    let told = m.told(Viewer::Public);
    let at = |like: fn(&Event) -> bool| told.iter().position(like).expect("it happened");
    let fell = at(|e| matches!(e, Event::KnockedDown { .. }));
    assert!(fell < at(|e| matches!(e, Event::UnitFell { .. })));
}

/// SH-R4: of two Items of one title the older one is used first.
#[test]
fn the_older_of_two_items_is_meant() {
    let m = duel("Akintunde", "Eras").items(B, "Round Shield; Round Shield");
    let mut m = m.hand(A, "The Fist; Search").acts(A, 2);
    m.uses(A, "The Fist", &["at P2"]).does(B, "shield Round Shield");
    let broken: Vec<u8> = m.table().open().gear(B).map(|gear| gear.broken).collect();
    assert_eq!(broken, [1, 0]);
}

/// SH-S109, SH-15.15: if two colours qualify at once, the player whose turn it is wins.
#[test]
fn the_turn_player_wins_the_monster() {
    let m = duel("Akintunde", "Eras").items(A, "Spiked Armor").items(B, "Spiked Armor");
    let m = m.monster("Rust Automaton").wounds(A, 7).wounds(B, 7).front(B, "special");
    let mut m = m.leader_broken().monster_acts();
    m.does(B, "enough").does(A, "enough").does(B, "pass").does(A, "pass");
    m.happened(1, |e| matches!(e, Event::MonsterFell { seat, .. } if *seat == B));
}

/// SH-23.2: of the extras the oldest takes the slot farthest to the left.
#[test]
fn the_oldest_extra_takes_the_first_slot() {
    let list = "Spyglass; Healing Potion; Nano Forge; Titan Belt; Crystal Orb";
    let mut m = duel("Akintunde", "Eras").market(list).gold(A, 20).builds();
    m.does(A, "buy Spyglass").does(A, "buy Healing Potion").does(A, "pass").phase(Phase::TeamUp);
    let market = &m.table().open().market;
    let slot = |name| market.iter().find(|s| s.item == card(name)).expect("it is for sale").slot;
    assert_eq!((slot("Titan Belt"), slot("Crystal Orb")), (Some(0), Some(1)));
}

/// SH-23.2: what replaced another Item was drawn last, and is discarded though it lies in a slot.
#[test]
fn a_replacement_was_drawn_last() {
    let m = duel("Akintunde", "Eras").hand(A, "Search; The Fist");
    let mut m = m.market("Titan Belt; Runeblade; Nano Forge; Spyglass").acts(A, 5);
    m.uses(A, "Search", &[]).draws("Crystal Orb").does(A, "replace Titan Belt").passes();
    m.phase(Phase::TeamUp);
    m.happened(1, |e| matches!(e, Event::ItemDiscarded { item } if *item == card("Crystal Orb")));
    let market = &m.table().open().market;
    let spyglass = market.iter().find(|stall| stall.item == card("Spyglass"));
    assert_eq!(spyglass.expect("it is for sale").slot, Some(0));
}

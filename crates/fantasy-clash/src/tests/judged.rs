//! Rules that a judge broke without a test turning red: each case is red under its break.

use super::*;
use crate::card::Deeds;
use crate::{Choice, Table};
use kernel::{Seat, Viewer};
use scenario::Scene;

/// Who rolled dice so far, in order.
fn rollers(m: &Scene<Table>) -> Vec<Seat> {
    let told = m.told(Viewer::Public).into_iter();
    let rolled = |event| match event {
        Event::DiceRolled { seat, .. } => Some(seat),
        _ => None,
    };
    told.filter_map(rolled).collect()
}

/// South's flayers have captured what stood on C6, and it is South's turn again.
fn served(board: vocabulary::Board) -> Scene<Table> {
    let mut m = board.south("C5", "Mind Flayers").combat(S);
    m.dice("6 6 1 1 1").does(S, "attack C6 with C5").gone("C5").ends_turn(S).ends_turn(N);
    m
}

/// FC-8.4, FC-8.5: who has failed once rolls again for the next removal of the same turn.
#[test]
fn an_embalmer_rolls_anew_for_each_removal() {
    let board = duel("Templars", "Ras Warriors").south("D4", "Wizard").north("C7", "Embalmers");
    let mut m = board.north("D6", "Scarabs").combat(S);
    m.dice("6 6 1 1").does(S, "attack C6 with C5").dice("1").does(N, "save with C7").gone("C6");
    m.does(S, "stay").does(S, "end phase").dice("6 6 1 1");
    m.does(S, "cast Lightning Bolt from D4 at D6").may(N, &["save with C7", "pass"]);
}

/// FC-8.2: whom Regenerate does not keep, others may still save.
#[test]
fn others_help_after_a_failed_regeneration() {
    let board = duel("Ogres", "Gardorah").north("C7", "White Dragons");
    let mut m = board.combat(S);
    m.dice("6 6 1 1 4").does(S, "attack C6 with C5").may(N, &["save with C7", "pass"]);
    m.dice("6").does(N, "save with C7").stands(N, "C6", "Gardorah");
}

/// FC-8.11: the attacker's removal comes first, by a trap and by two killing blows.
#[test]
fn of_two_removals_the_attackers_comes_first() {
    let board = field().south("C5", "Ras Warriors").south("C4", "Embalmers");
    let mut m = board.north_down("C6", "Gremlins").combat(S);
    m.does(S, "attack C6 with C5").asks(S).stands(N, "C6", "Gremlins");
    let board = duel("Giant Scorpions", "Pit Fighters").south("C4", "Embalmers");
    let mut m = board.north("C7", "Field Surgeons").combat(S);
    m.dice("6 1 6 1").does(S, "attack C6 with C5").may(S, &["save with C4", "pass"]);
    m.does(S, "pass").gone("C5").may(N, &["save with C7", "pass"]);
}

/// FC-12.4c, FC-R5: the named card goes first, then the assassin, whom a surgeon may save like any
/// other; but the rule is lost.
#[test]
fn an_assassin_may_be_saved() {
    let board = field().south_down("C3", "Assassin").south("C2", "Field Surgeons");
    let mut m = board.north("C6", "Ogres").north("A9", "Orcs").moves(S);
    m.does(S, "use Assassin of C3").does(S, "choose C6").gone("C6");
    m.may(S, &["save with C2", "pass"]).dice("6").does(S, "save with C2");
    m.stands(S, "C3", "Assassin").refuses(S, "use Assassin of C3", "FC-12.4");
    let board = field().south_down("C3", "Assassin").south("C2", "Pikemen");
    let mut m = board.north("C6", "Ogres").moves(S);
    m.does(S, "use Assassin of C3").does(S, "choose C6").gone("C3").gone("C6").asks(S);
    let told = m.told(Viewer::Public).into_iter();
    let fell = told.filter_map(|event| match event {
        Event::Removed { unit, .. } => Some(unit),
        _ => None,
    });
    assert_eq!(fell.collect::<Vec<_>>(), [unit("Ogres"), unit("Assassin")]);
}

/// FC-12.4b: an assassin names revealed cards alone. FC-12.4a: at any priority point.
#[test]
fn an_assassin_names_revealed_cards_up_to_the_end_of_the_turn() {
    let board = field().south_down("A1", "Assassin").north("C6", "Ogres").north("D6", "Orcs");
    let mut m = board.north_down("E6", "Goblins").reinforces(S);
    m.does(S, "use Assassin of A1").may(S, &["choose C6", "choose D6"]);
}

/// FC-12.36d: a tunneller beyond the end of the tunnel does not block it.
#[test]
fn who_stands_beyond_the_end_blocks_no_tunnel() {
    let board = field().south("C4", "Bore Worms").south("C5", "Reapers");
    let mut m = board.north("C7", "Bore Worms").moves(S);
    m.does(S, "tunnel C4").stands(S, "C6", "Bore Worms").asks(S);
}

/// FC-3.2, FC-13.2: captives shoot and tunnel in their captor's direction.
#[test]
fn captives_face_their_captors_way() {
    let board = field().north("C6", "Spitters").north("C8", "Brute").north("C4", "Reapers");
    let mut m = served(board);
    m.to_phase(S, Phase::Combat).offers(S, "shoot C8 with C6");
    m.refuses(S, "shoot C4 with C6", "FC-3.6");
    let mut m = served(field().north("C6", "Bore Worms").north("A9", "Brute"));
    m.does(S, "tunnel C6").stands(S, "C7", "Bore Worms");
}

/// FC-R6, FC-10.4: after a later card of the pile no earlier one is spent.
#[test]
fn spending_does_not_go_back_in_the_pile() {
    let mut m = field().south("C4", "Priests").north("E9", "Orcs").conquered(S, 9).reinforces(S);
    m.does(S, "reinforce").may(S, &["spend Goblins", "spend Goblin Archers"]);
    // The second can only be another of the same (FC-R10).
    m.does(S, "spend Goblin Archers").may(S, &["spend Goblin Archers", "spend Orcs"]);
}

/// FC-10.5: every card of the deck is as likely as every other.
#[test]
fn every_card_of_the_deck_is_as_likely_as_every_other() {
    let m = field().south("C4", "Priests").north("E9", "Orcs").reinforces(S);
    let draw = |luck: &mut dyn kernel::Chance| {
        let mut t = *m.table();
        let id = t.draw(&mut kernel::Play::silent(luck), S);
        t.unit(id)
    };
    let mut deck = crate::army::deck(Faction::Alliance);
    for id in m.table().open().cards_of(S) {
        deck[m.table().unit(id).place()] -= 1;
    }
    for (unit, odds) in kernel::every_outcome(draw) {
        assert_eq!((odds.ways, odds.of), (u128::from(deck[unit.place()]), 25), "{unit}");
    }
}

/// FC-14.3, FC-14.9, FC-10.9: a harvest is its owner's alone; FC-11.8: he counts on it.
#[test]
fn a_harvest_is_its_owners_alone() {
    let board = field().south("C4", "Priests").north("E9", "Orcs").conquered(N, 3);
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blessing of the Harvest from C4").ends_turn(S);
    let price = |m: &Scene<Table>, seat| m.table().open().field().price(seat);
    assert_eq!((price(&m, S), price(&m, N)), (2, 3));
    m.to_phase(N, Phase::Reinforcement).does(N, "reinforce").does(N, "put A9");
    m.lasts("Blessing of the Harvest", "", 1);
}

/// FC-11.8, FC-14.3: without a card, but with two conquered ones and a harvest, one plays on.
#[test]
fn a_harvest_keeps_its_player_in_the_game() {
    let board = || field().south("C5", "Priests").north("C6", "Ogres").conquered(S, 2);
    let mut m = board().magic(S);
    m.dice("6 6").does(S, "cast Blessing of the Harvest from C5");
    // The blessing is for the next reinforcement: this turn none is brought.
    m.ends_turn(S).to_phase(N, Phase::Combat).dice("6 6 6 1 1").does(N, "attack C5 with C6");
    m.gone("C5").does(N, "stay").ends_turn(N).asks(S).turn_of(S);
}

/// FC-11.7: a war machine that is still face down can break through.
#[test]
fn a_hidden_war_machine_wins_by_annihilation() {
    let empty = Readings { annihilation: true, ..WORDS };
    let board = field().south_down("C4", "Hellmouth").faction(N, Faction::Orcs);
    board.agreed(empty).ends_turn(S).won_by(S);
}

/// FC-11.2: leaving the row takes the mark away.
#[test]
fn a_breakthrough_mark_goes_with_the_row() {
    let board = field().south("C9", "Knights").north("B9", "Imhotep").north("D9", "Scarabs");
    let mut m = board.agreed(Readings { whole_turn: true, ..WORDS }).ends_turn(S);
    let marked = |m: &Scene<Table>, at: &str| {
        let open = m.table().open();
        open.cards[open.on(space(at)).expect("a card")].deeds.has(Deeds::BROKE_THROUGH)
    };
    assert!(marked(&m, "C9"));
    m.to_phase(N, Phase::Magic).dice("6 6").does(N, "cast Shifting Sands from B9 at C9");
    m.does(N, "choose C8");
    assert!(!marked(&m, "C8"));
}

/// FC-7.25, FC-14.1: a blessing for the next attack outlasts a defence.
#[test]
fn war_outlasts_a_defence() {
    let mut m = duel("Templars", "Reapers").south("B2", "Priests").magic(S);
    m.dice("6 6").does(S, "cast Blessing of War from B2 at C5").ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("1 1 6 6").does(N, "attack C5 with C6").rolled(2, 2);
    m.lasts("Blessing of War", "C5", 1);
}

/// FC-14.7, FC-12.12: under Set nobody flies, but an extra move is one.
#[test]
fn set_leaves_an_extra_move() {
    let board = field().south("A1", "Priests of Aegyptus").north("C7", "Serpent Dragons");
    let mut m = board.north("C6", "Land Wyrm").magic(S);
    m.dice("6 6").does(S, "cast Blessing of Set from A1").ends_turn(S);
    m.offers(N, "move C7 E7").offers(N, "move C7 B6").lacks(N, "move C7 C5");
    m.lacks(N, "move C7 B5");
}

/// FC-12.39c, FC-12.12: what cannot be entered beyond a machine cannot be crossed either.
#[test]
fn an_extra_move_does_not_cross_a_card_beyond_a_machine() {
    let board = field().south("C2", "Swordsmen").south("C3", "Hellmouth").south("C4", "Pikemen");
    let mut m = board.north("E9", "Orcs").magic(S);
    m.does(S, "attach Winged Boots to C2").ends_turn(S).ends_turn(N);
    m.offers(S, "move C2 D3").lacks(S, "move C2 C5").lacks(S, "move C2 D4");
}

/// FC-12.39c, FC-12.14: passing a machine is one space of a flight, too.
#[test]
fn a_flyer_passes_a_machine_as_one_space() {
    let board = field().south("C2", "Wyrvens").south("C3", "Orc Catapult").north("A9", "Pikemen");
    board.moves(S).offers(S, "move C2 C5").offers(S, "move C2 D4").lacks(S, "move C2 C6");
}

/// FC-6.13: what cannot move is moved by no spell of its own side.
#[test]
fn held_cards_are_moved_by_no_spell() {
    let held = |board: vocabulary::Board| {
        let mut m = board.north("C7", "Orc Shaman").magic(N);
        m.dice("6 6").does(N, "cast Leaden Limbs from C7 at C5").ends_turn(N);
        m.to_phase(S, Phase::Magic);
        m
    };
    let mut m = held(field().south("C5", "Pikemen").south("C4", "Wizard"));
    m.refuses(S, "cast Swift Wind from C4 at C5", "FC-6.13");
    let board = field().south("C5", "Ras Warriors").south("C4", "Mummies").south("D4", "Scarabs");
    let mut m = held(board);
    m.refuses(S, "cast Mirage from C4 at C5", "FC-6.13").dice("6 6");
    m.does(S, "cast Mirage from C4 at C4").may(S, &["choose D4"]);
}

/// FC-12.21a: a leader helps blessings, embalmers and explosions, too.
#[test]
fn a_leader_helps_every_roll_of_his_turn() {
    let mut m =
        field().south("C2", "Priests").south("A1", "Divine Knight").north("E9", "Orcs").magic(S);
    m.dice("1 2")
        .does(S, "cast Blessing of War from C2 at C2")
        .may(S, &["reroll 1", "reroll 2", "keep"]);
    let board = duel("Ras Warriors", "Templars").south("C4", "Embalmers").south("A1", "Pharoh");
    let mut m = board.combat(S);
    m.dice("1 1 6 6").does(S, "attack C6 with C5").does(S, "keep").dice("2");
    m.does(S, "save with C4").may(S, &["reroll 2", "keep"]).dice("5").does(S, "reroll 2");
    m.stands(S, "C5", "Ras Warriors");
    let mut m = duel("Spore Bombs", "Templars").south("A1", "Hive Queen").combat(S);
    m.dice("1 1 6 6 6 1").does(S, "attack C6 with C5").does(S, "keep");
    m.may(S, &["reroll 1", "keep"]).dice("3").does(S, "reroll 1").gone("C6");
}

/// FC-9.1, FC-12.2f: a spell that was cast stops no blessing.
#[test]
fn a_blessing_may_follow_a_spell() {
    let board = field().south("C4", "Wizard").south("B4", "Priests").north("C6", "Orcs");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Arcane Shield from C4 at B4");
    m.offers(S, "cast Blessing of War from B4 at C4");
}

/// FC-9.4: no rain of rocks without a revealed enemy in range, and none on those out of it.
#[test]
fn rocks_fall_only_in_range() {
    let board = || field().south("C4", "Orc Shaman").north_down("C6", "Pikemen");
    board().north("C9", "Knights").magic(S).lacks(S, "cast Rain of Rocks");
    let mut m = board().north("C9", "Knights").north("D5", "Swordsmen").magic(S);
    m.dice("6 6 6 6").does(S, "cast Rain of Rocks from C4").must(S, "choose D5").asks(S);
    m.offers(S, "end phase").luck_is_used_up();
}

/// FC-9.4, FC-R3: the second card of Mage Sight is in range like the first.
#[test]
fn mage_sight_does_not_see_farther_the_second_time() {
    let board = field().south("C4", "Wizard").north_down("C6", "Orcs").north_down("C8", "Orcs");
    let mut m = board.north_down("B6", "Goblins").magic(S);
    m.dice("6 6").does(S, "cast Mage Sight from C4 at C6").may(S, &["choose B6", "pass"]);
}

/// FC-9.4, FC-R3: the second card of a Mirage is in range like the first.
#[test]
fn a_mirage_reaches_as_far_as_its_caster() {
    let board = field().south("C4", "Mummies").south("C5", "Ras Warriors").south("D4", "Scarabs");
    let mut m = board.south("C3", "Scarabs").south("C8", "Scarabs").north("A9", "Orcs").magic(S);
    m.dice("6 6").does(S, "cast Mirage from C4 at C5").may(S, &["choose C4", "choose D4"]);
}

/// FC-6.9: a hidden card that a Mirage brings into contact is revealed, whichever of the two.
#[test]
fn a_mirage_reveals_who_comes_into_contact() {
    let board = || {
        let board = field().south("C4", "Mummies").south("C5", "Ras Warriors");
        board.south_down("D4", "Scarabs").north("C6", "Orcs")
    };
    for (first, second) in [("C5", "D4"), ("D4", "C5")] {
        let mut m = board().magic(S);
        m.dice("6 6").does(S, &format!("cast Mirage from C4 at {first}"));
        m.does(S, &format!("choose {second}")).stands(S, "C5", "Scarabs");
    }
}

/// FC-9.4: Shifting Sands carry nobody onto the caster's own back row.
#[test]
fn shifting_sands_do_not_reach_the_casters_back_row() {
    let board = field().south("C1", "Mummies").north("C2", "Trolls").north("A9", "Orcs");
    let mut m = board.south("D3", "Scarabs").magic(S);
    m.dice("6 6").does(S, "cast Shifting Sands from C1 at C2");
    m.may(S, &["choose B2", "choose D2", "choose C3"]);
    let board = field().south("C1", "Mummies").north("D2", "Trolls").north("A9", "Orcs");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Shifting Sands from C1 at D2");
    m.may(S, &["choose C2", "choose E2", "choose D3"]);
}

/// FC-6.6: Swift Wind carries two spaces and no farther.
#[test]
fn swift_wind_carries_two_spaces() {
    let board = field().south("C2", "Wizard").south("C3", "Knights").north("E9", "Orcs");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Swift Wind from C2 at C3");
    m.offers(S, "choose C5").offers(S, "choose A3").lacks(S, "choose C6").lacks(S, "choose A4");
}

/// FC-15.2: in a sandstorm a range of one is left.
#[test]
fn a_sandstorm_leaves_a_range_of_one() {
    let board = field().south("C4", "Mummies").south("C5", "Scarabs").north("C6", "Wizard");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Sandstorm from C4").ends_turn(S).to_phase(N, Phase::Magic);
    m.offers(N, "cast Lightning Bolt from C6 at C5");
    m.refuses(N, "cast Lightning Bolt from C6 at C4", "FC-3.6");
}

/// FC-9.12, FC-14.6: the Eye of Horus is for cards with range alone.
#[test]
fn the_eye_of_horus_is_for_cards_with_range() {
    let board = field().south("C4", "Ras Warriors").south("B4", "Horus Archers");
    let mut m = board.north("E9", "Orcs").magic(S);
    m.offers(S, "attach Eye of Horus to B4").refuses(S, "attach Eye of Horus to C4", "FC-14.6");
}

/// FC-R14, FC-14.6: in a sandstorm no card has a range above 1, and none is given more.
#[test]
fn horus_helps_nobody_in_a_sandstorm() {
    let board = field().south("C4", "Mummies").north("C7", "Horus Archers").south("A1", "Scarabs");
    let board = board.north("E9", "Priests of Aegyptus");
    let mut m = board.clone().magic(S);
    m.dice("6 6").does(S, "cast Sandstorm from C4").ends_turn(S).to_phase(N, Phase::Magic);
    m.refuses(N, "cast Blessing of Horus from E9 at C7", "FC-14.6");
    m.refuses(N, "attach Eye of Horus to C7", "FC-14.6").ends_turn(N).ends_turn(S);
    m.to_phase(N, Phase::Magic).offers(N, "attach Eye of Horus to C7");
    m.offers(N, "cast Blessing of Horus from E9 at C7");
    // What a card was given before counts again when the storm is over, and not earlier.
    let mut m = board.south("C5", "Ras Warriors").magic(N);
    m.does(N, "attach Eye of Horus to C7").ends_turn(N).to_phase(S, Phase::Magic).dice("6 6");
    m.does(S, "cast Sandstorm from C4").ends_turn(S).to_phase(N, Phase::Combat);
    m.lacks(N, "shoot").ends_turn(N).ends_turn(S).to_phase(N, Phase::Combat);
    m.offers(N, "shoot C5 with C7").offers(N, "shoot C4 with C7");
}

/// FC-12.19: evolutions are no items, so iron skin holds against them.
#[test]
fn iron_skin_holds_against_extra_arms() {
    let mut m = duel("Reapers", "Orc Heavies").magic(S);
    m.does(S, "attach Extra Arms to C5").ends_turn(S).ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("1 1 1 1").does(S, "attack C6 with C5").because("Extra Arms 3, Iron Skin -1", "");
}

/// FC-7.12, FC-12.3: an arrow storm counts size for the attacker, never for its target.
#[test]
fn size_does_not_help_archers_that_are_shot_at() {
    let mut m = field().south("C4", "Crossbows").north("C6", "Goblin Archers").combat(S);
    m.dice("1 1 1 1").does(S, "shoot C6 with C4").rolled(2, 2);
}

/// FC-9.10, FC-12.26b: who controls the endangered card rolls for it.
#[test]
fn who_controls_the_endangered_card_rolls() {
    let mut m = field().south("C4", "Wizard").north("C6", "Orcs").magic(S);
    m.dice("6 6 6 6").does(S, "cast Lightning Bolt from C4 at C6");
    assert_eq!(rollers(&m), [S, N]);
    let mut m = field().south("C5", "Amunet Guardians").north("C6", "Orcs").magic(S);
    m.dice("2").does(S, "end phase");
    assert_eq!(rollers(&m), [N]);
}

/// FC-12.33f: if both have really fallen, nobody is left to explode under.
#[test]
fn a_bomb_without_a_winner_does_not_explode() {
    let mut m = duel("Spore Bombs", "Pit Fighters").magic(S);
    m.does(S, "attach Razor Talons to C5").ends_turn(S).ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("6 1 6 1").does(S, "attack C6 with C5").gone("C5").gone("C6");
    assert_eq!(rollers(&m), [S, N]);
    assert!(!kernel::is_offered(m.table(), S, Choice::FollowUp));
}

/// FC-14.4: Death weakens an attack as well. FC-14.8, FC-7.25: a defence uses Ra up.
#[test]
fn death_weakens_attacks_and_ra_is_used_up_in_defence() {
    let mut m = duel("Templars", "Reapers").south("A1", "Priests").magic(S);
    m.dice("6 6").does(S, "cast Blessing of Death from A1 at C6").ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("1 1 1").does(N, "attack C5 with C6").rolled(1, 2);
    let mut m = duel("Ras Warriors", "Reapers").south("A1", "Priests of Aegyptus").magic(S);
    m.dice("6 6").does(S, "cast Blessing of Ra from A1 at C5").ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("1 1 6 6 6 6").does(N, "attack C5 with C6").rolled(2, 4);
    m.lasts("Blessing of Ra", "C5", 0);
}

/// FC-12.8a, FC-12.8c: shots are evaded, too, and then no card may choose the chameleon.
#[test]
fn a_chameleon_is_left_alone_by_archers() {
    let board = duel("Swordsmen", "Silent Doom").south("C4", "Crossbows").north("D5", "Reapers");
    let mut m = board.clone().combat(S);
    m.dice("2").does(S, "attack C6 with C5").refuses(S, "shoot C6 with C4", "FC-12.8");
    m.offers(S, "shoot D5 with C4");
    let mut m = board.combat(S);
    m.dice("1").does(S, "shoot C6 with C4").refuses(S, "attack C6 with C5", "FC-12.8");
}

/// FC-8.5, FC-13.6: nobody embalms a captive but its captor.
#[test]
fn its_owner_does_not_save_a_captive() {
    let board = field().south("C5", "Mind Flayers").north("C6", "Ras Warriors");
    let mut m = board.north("B6", "Necropolis Guard").north("C8", "Embalmers").combat(S);
    m.dice("6 6 1 1 1").does(S, "attack C6 with C5").ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("6 6 1 1").does(N, "attack C6 with B6").gone("C6").has_conquered(S, "Ras Warriors");
}

/// FC-8.3, FC-12.26d: a hidden card that is saved by another stays face down.
#[test]
fn a_hidden_card_is_embalmed_unseen() {
    let board = field().south("C5", "Green Dragons").north_down("C6", "Scarabs");
    let mut m = board.north("C7", "Embalmers").magic(S);
    m.dice("1").does(S, "end phase").may(N, &["save with C7", "pass"]).dice("5");
    m.does(N, "save with C7").hides("C6", "Scarabs");
}

/// FC-12.21a: in the enemy's turn a leader does not even reroll his own save.
#[test]
fn a_leader_rerolls_nothing_in_the_enemys_turn() {
    let mut m = duel("Wrathbringer", "Hive Queen").combat(S);
    m.dice("6 6 1 1 1 4").does(S, "attack C6 with C5").has_conquered(S, "Hive Queen");
}

/// FC-7.30: who has moved may follow up.
#[test]
fn who_has_moved_may_follow_up() {
    let mut m = field().south("C4", "Templars").north("C6", "Reapers").moves(S);
    m.does(S, "move C4 C5").does(S, "end phase").dice("6 6 1 1").does(S, "attack C6 with C5");
    m.may(S, &["follow up", "stay"]).does(S, "follow up").stands(S, "C6", "Templars");
}

/// FC-3.9, FC-12.15, FC-13.2: a captured Silus looks his captor's way.
#[test]
fn a_captured_silus_turns_round() {
    for (at, attack) in [("C7", 9), ("C5", 18)] {
        let board = field().south("B6", "Mind Flayers").north("C6", "Silus").north(at, "Ogres");
        let mut m = board.combat(S);
        m.dice("6 6 1 1").does(S, "attack C6 with B6").stands(S, "C6", "Silus");
        m.ends_turn(S).ends_turn(N).to_phase(S, Phase::Combat).dice("1 1 1 1 1");
        m.does(S, &format!("attack {at} with C6")).scores(attack + 2, 15 + 3);
    }
}

/// FC-7.17, FC-12.32: a staff counts when souls are taken.
#[test]
fn a_staff_helps_against_soul_takers() {
    let mut m = duel("Soul Takers", "Templars").magic(N);
    m.does(N, "attach Staff of the Magi to C6").ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("1 1 1 1 1").does(S, "attack C6 with C5");
    m.because("Soul Take 8", "Soul Take 5, Size 1");
}

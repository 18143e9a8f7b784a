//! Clauses to the letter: limits and exceptions that other tests name only in passing.

use super::*;
use crate::table::{How, Standing};
use crate::{Choice, Table};
use scenario::Scene;

/// FC-7.15: with no dice one is rolled and discarded; of equal lowest dice only one is.
#[test]
fn a_bonus_discards_one_die_even_if_it_is_the_only_one() {
    let board = duel("Swordsmen", "Knights").north("A9", "Marshall Voss");
    let board = board.south_down("A2", "Bounty Hunters").south_down("B2", "Bounty Hunters");
    let mut m = board.clone().combat(S);
    m.does(S, "reveal A2").does(S, "use Bounty of A2 on C6");
    m.does(S, "reveal B2").does(S, "use Bounty of B2 on C6");
    m.dice("1 1 6").does(S, "attack C6 with C5").rolled(2, 1).scores(10, 12);
    let mut m = board.combat(S);
    m.dice("1 1 2 2 5").does(S, "attack C6 with C5").rolled(2, 3).scores(10, 12 + 7);
}

/// FC-7.15, FC-12.21e: the lowest die is discarded after the reroll, which stands.
#[test]
fn the_lowest_die_is_discarded_after_the_reroll() {
    let board = duel("Knights", "Pikemen").south("A1", "Marshall Voss");
    let mut m = board.south("B1", "Divine Knight").combat(S);
    m.dice("6 1 4 3 1 1 5").does(S, "attack C6 with C5").does(S, "reroll 1");
    m.scores(14 + 6 + 4 + 5, 13);
}

/// FC-12.20c: a six that comes by a reroll kills; a six that is discarded would not.
#[test]
fn a_rerolled_six_kills_and_a_discarded_one_does_not() {
    let mut m = duel("Pit Fighters", "Templars").south("A1", "Divine Knight").combat(S);
    m.dice("1 2 6 6 6").does(S, "attack C6 with C5").does(S, "reroll 1");
    m.scores(11 + 8, 15 + 12).verdict(Verdict::AttackerWon).gone("C6");
    let mut luck = kernel::Recorded::new([5], 1);
    let six = crate::dice::Dice::roll(1, &mut kernel::Play::silent(&mut luck));
    assert_eq!(six.counted(false).collect::<Vec<_>>(), [6]);
    assert_eq!((six.counted(true).next(), six.sum(true)), (None, 0));
}

/// FC-5.3, FC-12.21a: castings are rerolled too, once in each own turn, by revealed leaders only.
#[test]
fn a_leader_helps_a_casting_anew_in_each_turn() {
    let board = field().south("C4", "Wizard").north("C6", "Orcs");
    let mut m = board.clone().south("A1", "Divine Knight").magic(S);
    for _ in 0..2 {
        m.dice("1 1 1").does(S, "cast Lightning Bolt from C4 at C6");
        m.may(S, &["reroll 1", "keep"]).does(S, "reroll 1").stands(N, "C6", "Orcs");
        m = settled(m);
    }
    let mut m = board.south_down("A1", "Divine Knight").magic(S);
    m.dice("1 1").does(S, "cast Lightning Bolt from C4 at C6").offers(S, "end phase");
}

/// FC-6.13: what cannot move cannot tunnel.
#[test]
fn a_held_card_does_not_tunnel() {
    let board = field().south("C4", "Mummies").north("C6", "Bore Worms").north("E9", "Reapers");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Quicksand from C4 at C6").ends_turn(S);
    m.refuses(N, "tunnel C6", "FC-6.13").ends_turn(N).ends_turn(S).offers(N, "tunnel C6");
}

fn without_deck(m: &Scene<Table>, seat: kernel::Seat) -> Table {
    let mut t = *m.table();
    t.lay_open().players[seat].drawn = 25;
    t
}

/// FC-10.7, FC-11.7: an empty deck brings nobody, and saves nobody who has no card left.
#[test]
fn an_empty_deck_brings_nobody() {
    let m = field().south("C4", "Priests").north("E9", "Orcs").conquered(S, 9).reinforces(S);
    assert!(kernel::is_offered(m.table(), S, Choice::Reinforce));
    assert!(!kernel::is_offered(&without_deck(&m, S), S, Choice::Reinforce));
    let board = field().south("C4", "Pikemen").faction(N, Faction::Orcs).conquered(N, 9);
    let m = board.moves(S);
    assert_eq!(m.table().annihilated(), None);
    assert_eq!(without_deck(&m, N).annihilated(), Some(Some(S)));
}

/// FC-11.9: a capture and a replacement are progress; moving and missing are none.
#[test]
fn what_is_progress() {
    let idle = |m: &Scene<Table>| m.table().open().idle_turns;
    let mut m = duel("Mind Flayers", "Knights").north("A9", "Pikemen").idle(7).combat(S);
    m.dice("6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Knights").ends_turn(S);
    assert_eq!(idle(&m), 0);
    let board = field().south_down("A1", "Changeling").north_down("C8", "Grunt");
    let mut m = board.north("E9", "Orcs").idle(7).moves(N);
    m.does(N, "reveal C8").does(S, "replace with A1").ends_turn(N);
    assert_eq!(idle(&m), 0);
    let mut m = duel("Swordsmen", "Swordsmen").idle(7).combat(S);
    m.dice("1 1 1 1").does(S, "attack C6 with C5").verdict(Verdict::Tie).ends_turn(S);
    assert_eq!(idle(&m), 8);
}

/// FC-11.2: a card is marked at the end of its own turn and not before.
#[test]
fn a_breakthrough_is_marked_at_the_end_of_the_turn() {
    let marked = |m: &Scene<Table>| {
        let open = m.table().open();
        let id = open.on(space("C9")).expect("a card");
        open.cards[id].deeds.has(crate::card::Deeds::BROKE_THROUGH)
    };
    let board = field().south("C8", "Pikemen").north("A5", "Orcs");
    let mut m = board.agreed(Readings { whole_turn: true, ..WORDS }).moves(S);
    m.does(S, "move C8 C9");
    assert!(!marked(&m));
    m.ends_turn(S);
    assert!(marked(&m));
    m.ends_turn(N);
    assert_eq!(m.table().open().standing, Standing::Won(S, How::Breakthrough));
}

/// FC-12.33a: bombs that attack and lose explode as well. FC-12.33d: not by magic or capture.
#[test]
fn bombs_explode_by_losing_a_close_combat_alone() {
    let mut m = duel("Spore Bombs", "Templars").combat(S);
    m.dice("1 1 6 6 3").does(S, "attack C6 with C5").gone("C5").gone("C6").luck_is_used_up();
    let mut m = field().south("C4", "Wizard").north("C6", "Spore Bombs").magic(S);
    m.dice("6 6 1 1").does(S, "cast Lightning Bolt from C4 at C6").gone("C6").luck_is_used_up();
    m.stands(S, "C4", "Wizard");
    let mut m = duel("Mind Flayers", "Spore Bombs").combat(S);
    m.dice("6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Spore Bombs");
    m.luck_is_used_up();
}

/// FC-12.27e: a Ram that falls to an explosion neither follows up nor attacks again.
#[test]
fn a_ram_that_falls_to_a_bomb_is_done() {
    let board = duel("Wrathbringer", "Spore Bombs").north("C7", "Reapers");
    let mut m = board.south("A1", "Pikemen").combat(S);
    m.dice("1 1 1 1 1 3").does(S, "attack C6 with C5").gone("C5").gone("C6");
    m.in_phase(Phase::Combat).lacks(S, "attack");
}

/// FC-12.16b: hatred weighs on the roll against a chameleon, too.
#[test]
fn hatred_helps_a_chameleon() {
    let board = || duel("Tiamat", "Silent Doom").south("A1", "Bahamut");
    let mut m = board().combat(S);
    m.dice("4").does(S, "attack C6 with C5").does(S, "keep");
    m.refuses(S, "attack C6 with C5", "FC-12.8");
    let mut m = board().combat(S);
    m.dice("5 1 1 1 1 1").does(S, "attack C6 with C5").does(S, "keep").does(S, "keep");
    m.because("Size 1, Fire 1, Hatred -2", "");
}

/// FC-7.26: a trap is no combat, so a saved attacker keeps what was for his next one.
#[test]
fn a_trap_uses_nothing_up() {
    let board = field().south("C5", "Ras Warriors").south("C4", "Embalmers");
    let board = board.south("A1", "Priests of Aegyptus").north_down("C6", "Gremlins");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blessing of Ra from A1 at C5").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).does(S, "attack C6 with C5");
    m.dice("5").does(S, "save with C4").stands(S, "C5", "Ras Warriors");
    m.lasts("Blessing of Ra", "C5", 1);
}

/// FC-14.1, FC-14.8: War counts in ranged attacks, Ra in attacks of both kinds.
#[test]
fn blessings_add_their_dice_to_attacks() {
    let board = field().south("C4", "Crossbows").south("A1", "Priests").north("C6", "Trolls");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blessing of War from A1 at C4");
    m = settled(m);
    m.ends_turn(S).ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("1 1 1 6 6").does(S, "shoot C6 with C4").rolled(3, 2).because("Blessing of War 1", "");
    let board = duel("Sobek Crocodiles", "Swordsmen").south("A1", "Priests of Aegyptus");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blessing of Ra from A1 at C5").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 1 1 1").does(S, "attack C6 with C5").rolled(4, 2);
}

/// FC-12.10, FC-12.13: charge is nothing in defence, and fire nothing in ranged attacks.
#[test]
fn charge_and_fire_keep_to_their_combats() {
    fought(duel("Swordsmen", "Boar Riders"), 2, 2).because("", "");
    let mut m = field().south("C4", "Crossbows").north("C6", "Red Dragons").combat(S);
    m.dice("1 1 1 1").does(S, "shoot C6 with C4").because("", "");
    let mut m = field().south("C4", "Horus Archers").north("C6", "Trolls").magic(S);
    m.does(S, "attach Khopesh of Ra to C4").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 1").does(S, "shoot C6 with C4");
    m.because("Khopesh of Ra 1", "");
}

/// FC-12.12: without wings every space on the way must be free.
#[test]
fn an_extra_move_goes_round_cards() {
    let board = field().south("C4", "Pikemen").north("C5", "Orcs").north("A9", "Goblins");
    let mut m = board.magic(S);
    m.does(S, "attach Winged Boots to C4").ends_turn(S).ends_turn(N);
    m.offers(S, "move C4 B5").offers(S, "move C4 A4").offers(S, "move C4 C2");
    m.lacks(S, "move C4 C6").lacks(S, "move C4 B6");
}

/// FC-12.39a, FC-12.39c: no spell moves a machine, and two in line cannot be passed.
#[test]
fn machines_stay_and_stand_in_the_way() {
    let board = field().south("C4", "Wizard").south("C5", "Hellmouth").south("B5", "Pikemen");
    let mut m = board.north("E9", "Orcs").magic(S);
    m.offers(S, "cast Swift Wind from C4 at B5").lacks(S, "cast Swift Wind from C4 at C5");
    let board = field().south("C4", "Mummies").north("C6", "Orc Catapult").north("B6", "Orcs");
    let mut m = board.magic(S);
    m.offers(S, "cast Shifting Sands from C4 at B6");
    m.lacks(S, "cast Shifting Sands from C4 at C6");
    let board = field().south("C2", "Pikemen").south("C3", "Hellmouth").south("C4", "Hellmouth");
    let mut m = board.north("E9", "Orcs").moves(S);
    m.lacks(S, "move C2 C4").lacks(S, "move C2 C5").offers(S, "move C2 B2");
}

/// FC-12.7e, FC-12.29a, FC-12.30: marks are for revealed cards, scouts for hidden ones.
#[test]
fn each_rule_points_at_its_own_cards() {
    let board = || field().north_down("C6", "Orcs").north("B6", "Trolls");
    let mut m = board().south_down("C4", "Bounty Hunters").moves(S);
    m.does(S, "reveal C4").may(S, &["use Bounty of C4 on B6", "pass"]);
    let mut m = board().south("C4", "Thoth Scholar").moves(S);
    m.refuses(S, "use Scholar of C4 on C6", "FC-9.5").offers(S, "use Scholar of C4 on B6");
    let mut m = board().south("C4", "Desert Scouts").moves(S);
    m.lacks(S, "use Scout of C4 on B6").offers(S, "use Scout of C4 on C6");
}

/// FC-8.4: helping is optional. FC-12.28: Regenerate works against any kind of removal.
#[test]
fn saves_are_offered_or_rolled_as_they_are_printed() {
    let mut m = duel("Templars", "Ras Warriors").north("C7", "Embalmers").combat(S);
    m.dice("6 6 1 1").does(S, "attack C6 with C5").does(N, "pass").gone("C6").luck_is_used_up();
    let mut m = field().south("C4", "Wizard").north("C6", "Trolls").magic(S);
    m.dice("6 6 1 1 5").does(S, "cast Lightning Bolt from C4 at C6").stands(N, "C6", "Trolls");
}

/// FC-12.18a: who is immune to magic falls to everything else.
#[test]
fn smrgol_falls_to_an_assassin() {
    let mut m = field().south_down("A1", "Assassin").north("C6", "Smrgol").moves(S);
    m.does(S, "use Assassin of A1").does(S, "choose C6").gone("C6").has_conquered(S, "Smrgol");
}

/// FC-9.13: two items are the most, whoever allows the second.
#[test]
fn there_is_no_third_item() {
    let board = field().south("C4", "Grunt").south("B4", "Trolls").north("E9", "Templars");
    let mut m = board.magic(S);
    m.does(S, "attach Shaman Totem to B4");
    m = settled(m);
    m.does(S, "attach War Drum to C4");
    m = settled(m);
    m.refuses(S, "attach Giant Belt to C4", "FC-9.13");
}

/// FC-13.4, FC-13.5: a captured scholar's mark ends; an item on a captive is still in play, and so
/// counts for who played it (FC-9.13).
#[test]
fn a_capture_ends_marks_and_leaves_items_in_play() {
    let board = duel("Mind Flayers", "Thoth Scholar").south("B5", "Reapers");
    let mut m = board.north("A9", "Scarabs").moves(N);
    m.does(N, "use Scholar of C6 on B5").lasts("Scholar", "B5", 1).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("6 6 1 1").does(S, "attack C6 with C5");
    m.stands(S, "C6", "Thoth Scholar").lasts("Scholar", "B5", 0);
    let mut m = duel("Mind Flayers", "Knights").north("A9", "Pikemen").magic(N);
    m.does(N, "attach Sword of Kings to C6").ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("6 6 1 1").does(S, "attack C6 with C5").lasts("Sword of Kings", "C6", 1);
    m.ends_turn(S).to_phase(N, Phase::Magic).refuses(N, "attach Aegis Shield to A9", "FC-9.13");
}

/// FC-12.26b: a hidden card poisons nobody.
#[test]
fn hidden_poison_is_none() {
    let mut m = field().south_down("C5", "Amunet Guardians").north("C6", "Orcs").magic(S);
    m.does(S, "end phase").in_phase(Phase::Reinforcement).lacks(S, "check");
    m.happened(0, |e| matches!(e, Event::DiceRolled { .. })).stands(N, "C6", "Orcs");
}

/// FC-9.9: what each spell asks of its target: eleven for a bolt, five for rocks.
#[test]
fn a_bolt_asks_for_eleven_and_rocks_for_five() {
    for (dice, falls) in [("6 6 5 6", false), ("6 6 5 5", true)] {
        let mut m = field().south("C4", "Wizard").north("C6", "Orcs").magic(S);
        m.dice(dice).does(S, "cast Lightning Bolt from C4 at C6");
        assert_eq!(m.table().open().on(space("C6")).is_none(), falls, "{dice}");
    }
    for (dice, falls) in [("6 6 2 3", false), ("6 6 1 3", true)] {
        let mut m = field().south("C4", "Orc Shaman").north("C6", "Pikemen").magic(S);
        m.dice(dice).does(S, "cast Rain of Rocks from C4").must(S, "choose C6");
        assert_eq!(m.table().open().on(space("C6")).is_none(), falls, "{dice}");
    }
}

/// FC-9.9: the target's magic helps its saving roll.
#[test]
fn magic_helps_a_saving_roll() {
    for (name, stays) in [("Templars", true), ("Knights", false)] {
        let mut m = field().south("C4", "Wizard").north("C6", name).magic(S);
        m.dice("6 6 5 4").does(S, "cast Lightning Bolt from C4 at C6");
        assert_eq!(m.table().open().on(space("C6")).is_some(), stays, "{name}");
    }
}

/// FC-12.36d, FC-8.3: one hidden card that may block or save is enough to be asked; others that
/// cannot, because they stand elsewhere, change nothing.
#[test]
fn one_hidden_card_in_the_right_place_is_enough_to_be_asked() {
    let board = field().south("C4", "Bore Worms").south("C5", "Reapers");
    let mut m = board.north_down("C6", "Bore Worms").north_down("A9", "Reapers").moves(S);
    m.does(S, "tunnel C4").may(N, &["block with C6", "pass"]);
    let board = duel("Ogres", "Pikemen").north_down("C7", "Field Surgeons");
    let mut m = board.north_down("A9", "Crossbows").combat(S);
    m.dice("6 6 6 1 1").does(S, "attack C6 with C5").may(N, &["save with C7", "pass"]);
}

/// Luck that always picks the first thing there is.
struct Stubborn;

impl kernel::Chance for Stubborn {
    fn pick(&mut self, weights: &[u32]) -> usize {
        weights.iter().position(|w| *w > 0).expect("there is something to pick")
    }
}

/// FC-2.10, FC-R7: the roll for the first turn ends even if every die shows the same for ever.
#[test]
fn the_first_roll_ends_under_any_luck() {
    let setup = crate::Setup::of(Faction::Orcs, Faction::Dragons);
    let mut luck = Stubborn;
    let mut rolls = Vec::new();
    let mut log = |_, event| {
        if let Event::RolledForFirst { south, north } = event {
            rolls.push((south, north));
        }
    };
    let mut play = kernel::Play::told(&mut luck, &mut log);
    let mut t = <Table as kernel::Game>::start(&setup, &mut play).expect("it can be played");
    for seat in [S, N] {
        kernel::Game::apply(&mut t, seat, "deploy wall".parse().expect("a choice"), &mut play);
    }
    assert_eq!((t.open().active, t.open().turn), (N, 1));
    assert_eq!(rolls, [(1, 1), (1, 2)]);
}

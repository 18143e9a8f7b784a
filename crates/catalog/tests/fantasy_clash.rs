//! Fantasy Clash in the catalog: what can be agreed, and what the picture of a battle shows.

mod common;

use catalog::{AnyGame, AnyMatch, AnyTable, Eyes, Field, Listed, Options, Paint};
use common::{play_out, setups};
use fantasy_clash::{Choice, Faction, Step, Table};
use kernel::{Offers, Seat, Secret, Viewer};
use std::collections::BTreeSet;
use wire::{FantasyClashPicture, OddsPicture, Picture};

const S: Seat = Seat(0);
const N: Seat = Seat(1);

fn game() -> &'static dyn AnyGame {
    catalog::game("fantasy-clash").expect("it is in the list")
}

fn options(said: &[(&str, &str)]) -> Options {
    let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string()));
    Options { mode: Some("battle".into()), said: said.collect() }
}

/// A battle of the Alliance against the Orcs, unless other factions are said.
fn start(said: &[(&str, &str)]) -> Box<dyn AnyMatch> {
    let usual: &[(&str, &str)] = &[("factions", "alliance,orcs")];
    let names = said.iter().any(|(name, _)| *name == "factions");
    start_as_said(&[if names { &[] } else { usual }, said].concat())
}

fn start_as_said(said: &[(&str, &str)]) -> Box<dyn AnyMatch> {
    let started = game().start(&options(said), Secret::from_seed(3), Vec::new());
    started.unwrap_or_else(|bad| panic!("{bad}")).0
}

fn picture(table: &dyn AnyTable, viewer: Viewer) -> FantasyClashPicture {
    match table.picture(Eyes::Viewer(viewer)) {
        Picture::FantasyClash(picture) => *picture,
        other => panic!("another game: {other:?}"),
    }
}

fn answers(one: &mut Box<dyn AnyMatch>, seat: Seat, labels: &[&str]) {
    for label in labels {
        one.answer(seat, label).unwrap_or_else(|refused| panic!("{refused}"));
    }
}

/// FC-2.1, FC-R9, FC-16: factions by seat; where nobody says anything they are picked.
#[test]
fn what_is_agreed_is_what_is_played() {
    let read = |said: &[(&str, &str)]| {
        let agreed = options(said).read(&Table::modes())?;
        Table::setup(&agreed)
    };
    let usual = read(&[]).expect("it can be played");
    assert_eq!(usual, fantasy_clash::Setup::picked());
    let named = read(&[("factions", "-,dragons"), ("gap-rows", "2"), ("best-of-three", "yes")]);
    let named = named.expect("it can be played");
    assert_eq!(named.factions, [None, Some(Faction::Dragons)]);
    assert_eq!((named.gap_rows, named.best_of_three), (2, true));
    // A faction has one name, and a word that only this one has will do.
    let same = read(&[("factions", "Human Alliance,alliance")]).expect("it can be played");
    assert_eq!(same.factions, [Some(Faction::Alliance); 2]);
    let bad = read(&[("factions", "orcs,dragons,orcs")]).expect_err("there are two seats");
    assert_eq!(bad.0, ["`factions` are for 2 seats, not for 3"]);
    let bad = read(&[("factions", "elves"), ("gap-rows", "3")]).expect_err("nothing is right");
    assert_eq!(bad.0.len(), 2);
}

/// FC-16.4: those who are named meet in both seatings; one alone meets all others.
#[test]
fn factions_meet_in_both_seatings() {
    let bouts = |factions: &str, bots: &[&str]| {
        let agreed = options(&[("factions", factions)]).read(&Table::modes()).expect("readable");
        let bots = bots.iter().map(ToString::to_string).collect();
        Table::bouts(&Field { agreed, bots, seed: 1 })
    };
    assert_eq!(bouts("", &["random"]).expect("playable").len(), 10);
    assert_eq!(bouts("orcs", &["random"]).expect("playable").len(), 4);
    let two = bouts("orcs,dragons", &["greedy", "random"]).expect("playable");
    let met: BTreeSet<Vec<&str>> = two
        .iter()
        .flat_map(|bout| &bout.sittings)
        .map(|sitting| sitting.chairs.iter().map(|chair| &*chair.label).collect())
        .collect();
    let expected = [
        ["Orcs greedy", "Dragons random"],
        ["Orcs random", "Dragons greedy"],
        ["Dragons greedy", "Orcs random"],
        ["Dragons random", "Orcs greedy"],
    ];
    assert_eq!(met, expected.into_iter().map(Vec::from).collect());
    assert_eq!(bouts("orcs,orcs", &["random"]).expect("a mirror match").len(), 1);
    bouts("", &["random", "greedy", "random"]).expect_err("there are two sides");
}

/// FC-2.2, FC-R9: the picture has all factions with their words; a sealed pick is its owner's,
/// and with the last one both armies are there.
#[test]
fn factions_are_picked_at_the_table() {
    let mut one = start_as_said(&[]);
    let before = picture(one.table(), Viewer::Seat(S));
    let picking = before.picking.expect("they pick");
    assert_eq!((picking.factions.len(), before.armies.len()), (5, 0));
    assert_eq!(before.phase.as_deref(), Some("factions"));
    let question = one.table().question(S);
    let names: Vec<_> = question.choices.iter().filter_map(|c| c.parts.who.as_deref()).collect();
    assert!(picking.factions.iter().map(|f| f.name.as_str()).eq(names), "{question:?}");
    answers(&mut one, S, &["pick dragons"]);
    for (viewer, pick) in
        [(Viewer::Seat(S), Some("Dragons")), (Viewer::Seat(N), None), (Viewer::Public, None)]
    {
        let now = picture(one.table(), viewer);
        assert_eq!((now.your_pick.as_deref(), now.sealed), (pick, vec!["P1".to_string()]));
    }
    let draw = |one: &dyn AnyMatch, seat| {
        one.table().drawn(Eyes::Viewer(Viewer::Seat(seat)), &Paint { colour: false, short: false })
    };
    assert!(draw(&*one, S).contains("P1 South (you): Dragons, still secret"), "{}", draw(&*one, S));
    assert!(draw(&*one, N).contains("P1 South: has picked in secret"), "{}", draw(&*one, N));
    answers(&mut one, S, &["take back", "pick aegyptus"]);
    answers(&mut one, N, &["pick aegyptus"]);
    let after = picture(one.table(), Viewer::Public);
    assert!(after.picking.is_none() && after.sealed.is_empty() && after.deployment.is_some());
    assert!(after.armies.iter().all(|army| army.faction == "aegyptus"));
}

/// FC-2.7, FC-2.8, FC-R2: a preset is laid out, changed and committed; the other sees nothing.
#[test]
fn a_deployment_is_put_together_by_what_may_always_be_said() {
    let mut one = start(&[]);
    answers(&mut one, S, &["arrange wall", "swap A1 C4", "lift B1"]);
    let mine = picture(one.table(), Viewer::Seat(S)).deployment.expect("he deploys");
    let wall =
        &mine.presets.iter().find(|preset| preset.name == "wall").expect("it is there").layout;
    let at = |space: &str| mine.spaces.iter().position(|s| s == space).expect("a home space");
    assert_eq!(mine.layout[at("A1")].as_ref(), Some(&wall[at("C4")]));
    assert_eq!((mine.layout[at("B1")].clone(), mine.next.as_deref()), (None, Some("B1")));
    let placed: u8 = mine.classes.iter().map(|class| class.placed).sum();
    let needed: u8 = mine.classes.iter().map(|class| class.needed).sum();
    assert_eq!((placed, needed), (19, 20));
    let fitting: Vec<&str> =
        mine.pool.iter().filter(|unit| unit.fits).map(|unit| unit.unit.as_str()).collect();
    let offered = one.table().offered(S);
    let places = offered.iter().filter_map(|o| o.label.strip_prefix("place "));
    let places: Vec<&str> = places.filter_map(|label| label.strip_suffix(" at B1")).collect();
    assert_eq!(fitting, places);
    for viewer in [Viewer::Seat(N), Viewer::Public] {
        let theirs = picture(one.table(), viewer).deployment.expect("they deploy");
        assert!(theirs.layout.iter().all(Option::is_none) && theirs.ready.is_empty());
    }
    // The list of what may always be said stays short; what is not in it is taken all the same.
    let question = one.table().question(S);
    assert!(question.always.len() < 10, "{}", question.always.len());
    answers(&mut one, S, &[&format!("place {} at B1", places[0]), "commit"]);
    assert_eq!(picture(one.table(), Viewer::Public).deployment.expect("N deploys").ready, ["P1"]);
    answers(&mut one, N, &["deploy flank"]);
    assert!(picture(one.table(), Viewer::Public).deployment.is_none());
}

/// FC-2.3: what a unit may replace is what can be placed once the other is lifted.
#[test]
fn a_deployment_says_what_may_be_replaced_by_what() {
    for said in [("random-force", "no"), ("random-force", "yes")] {
        let mut one = start(&[said]);
        answers(&mut one, S, &["arrange wall", "lift A4"]);
        let mine = picture(one.table(), Viewer::Seat(S)).deployment.expect("he deploys");
        let mut replaced = BTreeSet::new();
        for (space, lies) in mine.spaces.iter().zip(&mine.layout) {
            let Some(lies) = lies.as_ref().filter(|lies| replaced.insert((*lies).clone())) else {
                continue;
            };
            for unit in mine.pool.iter().filter(|unit| unit.unit != *lies) {
                answers(&mut one, S, &[&format!("lift {space}")]);
                let taken = one.answer(S, &format!("place {} at {space}", unit.unit)).is_ok();
                let name = &unit.unit;
                assert_eq!(unit.fits_instead_of.contains(lies), taken, "{name} for {lies}");
                answers(&mut one, S, &["arrange wall", "lift A4"]);
            }
        }
        assert!(replaced.len() > 5);
        assert!(mine.pool.iter().any(|unit| !unit.fits_instead_of.is_empty()));
    }
}

/// FC-6.3, FC-7.2, FC-10.2: who can do nothing is told what stands in the way.
#[test]
fn a_phase_says_what_is_missing() {
    let mut one = start(&[]);
    answers(&mut one, S, &["deploy wall"]);
    answers(&mut one, N, &["deploy wall"]);
    let seat = one.table().awaits().seats().lowest().expect("somebody begins");
    for says in [
        "Five of your cards can move.",
        "you may reveal one first.",
        "There is nothing to cast or attach.",
        "Your back row is full, so there is no space for a new card.",
    ] {
        let asked = one.table().asked(seat);
        assert!(asked.ends_with(says), "{asked}");
        answers(&mut one, seat, &["end phase"]);
    }
}

/// FC-6.3: a card is a thing by its space; who is boxed in is told why.
#[test]
fn a_card_that_cannot_move_says_why() {
    let mut one = start(&[("face-up", "yes")]);
    answers(&mut one, S, &["deploy wall"]);
    answers(&mut one, N, &["deploy wall"]);
    let seat = one.table().awaits().seats().lowest().expect("somebody begins");
    let boxed = if seat == S { "space B1" } else { "space B9" };
    let things = one.table().question(seat).things;
    let why = things.into_iter().find(|t| t.name == boxed).expect("a card").why_not;
    assert_eq!(why.expect("it cannot move").clause, "FC-6.3");
}

/// FC-6: what shows nothing is taken back freely, as often as one likes; what was shown stays.
#[test]
fn moves_are_taken_back_until_something_is_revealed() {
    let mut one = start(&[("gap-rows", "2")]);
    answers(&mut one, S, &["deploy wall"]);
    answers(&mut one, N, &["deploy wall"]);
    assert!(!one.hindsight().is_free(N), "dice were rolled for the first turn");
    let seat = one.table().awaits().seats().lowest().expect("somebody begins");
    let moves = |one: &dyn AnyMatch| {
        let offered = one.table().offered(seat);
        let moves = offered.into_iter().map(|o| o.label).filter(|l| l.starts_with("move"));
        moves.collect::<Vec<String>>()
    };
    let at_first = one.table().fingerprint();
    for _ in 0..2 {
        let label = moves(&*one).remove(0);
        answers(&mut one, seat, &[&label]);
        assert!(one.hindsight().is_free(seat), "{label} shows nothing");
    }
    for _ in 0..2 {
        assert!(one.hindsight().is_free(seat));
        let gone = one.hindsight().would_go(seat).expect("he has answered");
        one.take_back(gone, "").expect("it can be replayed");
    }
    assert_eq!(one.table().fingerprint(), at_first);
    let reveal = one.table().offered(seat).into_iter().find(|o| o.label.starts_with("reveal"));
    answers(&mut one, seat, &[&reveal.expect("his cards are face down").label]);
    assert!(!one.hindsight().is_free(seat), "everybody has seen the card");
}

fn adds_up(odds: &OddsPicture) {
    let all = [odds.attacker_wins, odds.nobody, odds.defender_wins, odds.both, odds.called_off];
    assert_eq!(all.iter().sum::<u64>(), odds.of, "{odds:?}");
    assert!(odds.of > 0 && odds.attacker.plus >= -10, "{odds:?}");
}

/// FC-7: the attacks of the picture are those that are offered, with odds that add up, and whatever
/// is asked between two actions has its moment.
#[test]
fn the_picture_shows_every_attack_and_every_moment() {
    let (mut attacks, mut rolls, mut hidden) = (0, 0, 0);
    for (seed, setup) in (0..).zip(setups::<Table>()) {
        let look = |table: &Table, seat: Seat| {
            let seen = picture(table, Viewer::Seat(seat));
            let shown = seen.attacks.iter().filter(|attack| !attack.reveals);
            let shown: BTreeSet<(String, String, bool)> =
                shown.map(|a| (a.from.clone(), a.to.clone(), a.shot)).collect();
            let offered = Offers::of(table, seat).0.into_iter().filter_map(|choice| match choice {
                Choice::Attack(from, to) => Some((from.to_string(), to.to_string(), false)),
                Choice::Shoot(from, to) => Some((from.to_string(), to.to_string(), true)),
                _ => None,
            });
            assert_eq!(shown, offered.collect());
            for attack in &seen.attacks {
                adds_up(&attack.worst);
                adds_up(&attack.best);
                assert!(attack.cards == 1 || attack.worst.of > 0);
                hidden += u32::from(attack.cards > 1);
            }
            attacks += shown.len();
            let usual = matches!(
                table.open().agenda.top(),
                Some(Step::InPhase(_) | Step::Deploy(_) | Step::PickFaction(_)) | None
            );
            assert_eq!(seen.moment.is_none(), usual, "{:?}", table.open().agenda.top());
            rolls += u32::from(seen.roll.is_some());
            // Only the viewer's own face-down cards have a name.
            for card in seen.cards.iter().filter(|card| !card.revealed) {
                assert_eq!(card.unit.is_some(), card.controller == seat.to_string());
            }
        };
        play_out::<Table>(&setup, seed, look, |_| ());
    }
    assert!(attacks > 20 && hidden > 20 && rolls > 0, "{attacks}, {hidden}, {rolls}");
}

/// FC-4.12: a player knows what is left in his own deck, and of the enemy's what was never shown.
#[test]
fn decks_are_known_to_their_owners() {
    let mut one = start(&[("factions", "dragons,catastrophe")]);
    answers(&mut one, S, &["deploy wall"]);
    answers(&mut one, N, &["deploy wall"]);
    let seen = picture(one.table(), Viewer::Seat(S));
    let size =
        |cards: &[wire::CardCount]| cards.iter().map(|card| u32::from(card.count)).sum::<u32>();
    assert_eq!(seen.armies[0].deck.as_deref().map(size), Some(25));
    assert!(seen.armies[1].deck.is_none());
    assert_eq!(size(&seen.armies[1].unseen), 45);
    let legend = |names: &[String]| {
        names.iter().any(|name| {
            fantasy_clash::UnitId::by_name(name)
                .is_some_and(|id| id.class() == fantasy_clash::unit::Class::Legend)
        })
    };
    assert!(!legend(&seen.armies[1].may_be_deployed), "a legend is never deployed (FC-2.4)");
    assert!(legend(&seen.armies[1].may_be_reinforcement));
    assert_eq!(seen.armies[1].evolutions.len(), 10);
    assert!(seen.armies[0].spells.is_empty() && seen.armies[1].spells.is_empty());
}

/// What is on the battlefield, printed on cards or written in the rules can be asked about.
#[test]
fn spaces_cards_rules_and_words_are_explained() {
    let mut one = start(&[]);
    answers(&mut one, S, &["deploy wall"]);
    answers(&mut one, N, &["deploy wall"]);
    for word in
        ["a1", "C9", "Trolls", "killing blow", "Lightning Bolt", "orcs", "goal", "save", "P2"]
    {
        let explained = one.table().explain(S, word);
        assert!(explained.is_some_and(|e| e.about.len() > 10), "{word}");
    }
    let enemy = one.table().explain(S, "C9").expect("a space").about;
    assert!(enemy.contains("It may be"), "{enemy}");
    assert!(one.table().explain(S, "Z3").is_none());
}

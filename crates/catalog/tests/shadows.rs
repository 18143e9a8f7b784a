//! Shadows in the catalog: what can be agreed, and what the picture of a table shows.

mod common;

use catalog::{AnyGame, AnyMatch, AnyTable, Eyes, Field, Listed, Options};
use common::{play_out, setups};
use kernel::{Game, Offers, Play, Seat, Secret, Seeded, Viewer};
use shadows::step::Against;
use shadows::table::Place;
use shadows::{CardId, Choice, Event, HeroId, Setup, Step, Table};
use std::collections::BTreeSet;
use wire::{Picture, ShadowsPicture};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn game() -> &'static dyn AnyGame {
    catalog::game("shadows").expect("it is in the list")
}

fn options(mode: &str, said: &[(&str, &str)]) -> Options {
    let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string()));
    Options { mode: Some(mode.into()), said: said.collect() }
}

fn read(mode: &str, said: &[(&str, &str)]) -> Result<Setup, catalog::Unplayable> {
    Table::setup(&options(mode, said).read(&Table::modes())?)
}

fn start(mode: &str, said: &[(&str, &str)]) -> Box<dyn AnyMatch> {
    let started = game().start(&options(mode, said), Secret::from_seed(3), Vec::new());
    started.unwrap_or_else(|bad| panic!("{bad}")).0
}

fn picture(table: &dyn AnyTable, viewer: Viewer) -> ShadowsPicture {
    drawn(table.picture(Eyes::Viewer(viewer)))
}

fn drawn(picture: Picture) -> ShadowsPicture {
    match picture {
        Picture::Shadows(picture) => *picture,
        other => panic!("another game: {other:?}"),
    }
}

/// So many different Neutral Skills, twice each.
fn pool(titles: usize) -> String {
    let names = CardId::neutrals().take(titles).map(|card| format!("2x {}", card.card().name));
    names.collect::<Vec<_>>().join(", ")
}

/// SH-2.8, SH-2.22, SH-2.23, SH-R1: Heroes by seat or none, lists, Pools of one's own.
#[test]
fn what_is_agreed_is_what_is_played() {
    assert_eq!(read("two-heroes", &[]), Ok(Setup::shared(2)));
    assert_eq!(read("three-heroes", &[]), Ok(Setup::shared(3)));
    assert_eq!(read("two-heroes", &[("first-game", "yes")]), Ok(Setup::first_game()));
    let beside = ["hard-missions", "optional-attacks", "skip-empty-questions"];
    let agreed = read("three-heroes", &beside.map(|option| (option, "yes")));
    let all = Setup {
        hard_missions: true,
        optional_attacks: true,
        skip_empty_questions: true,
        ..Setup::shared(3)
    };
    assert_eq!(agreed, Ok(all));
    let named = read("two-heroes", &[("heroes", "rolan, Eras")]).expect("it can be played");
    let names: Vec<String> = named.heroes.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["Rolan", "Eras"]);
    let own = read("two-heroes", &[("pool-p1", &pool(25)), ("pool-p2", &pool(30))]);
    let own = own.expect("it can be played");
    assert_eq!(own.pools.iter().map(Vec::len).collect::<Vec<_>>(), [50, 60]);
}

/// SH-2.8, SH-2.24, SH-2.25: every reason is told with what would be right.
#[test]
fn what_cannot_be_played_is_refused_with_its_reasons() {
    let bad = |mode: &str, said: &[(&str, &str)]| read(mode, said).expect_err("refused").0;
    assert_eq!(
        bad("two-heroes", &[("heroes", "Rolan,-")]),
        ["name a Hero for each of the 2 seats, or none of them"]
    );
    assert_eq!(
        bad("two-heroes", &[("heroes", "Rolan,Eras,Ahti")]),
        ["`heroes` are for 2 seats, not for 3"]
    );
    assert_eq!(
        bad("two-heroes", &[("heroes", "Rolan,Rolan")]),
        ["a Hero can be taken once (SH-2.8)"]
    );
    assert_eq!(
        bad("two-heroes", &[("pool-p1", &pool(20))]),
        ["`pool-p1` wants at least 50 cards; it has 40"]
    );
    let few = bad("two-heroes", &[("pool-p1", &pool(25))]);
    assert_eq!(few, ["the Pool of P2 has 0 cards, not 50 (SH-2.25)"]);
    let both = bad("two-heroes", &[("first-game", "yes"), ("pool-p1", &pool(25))]);
    assert!(both.iter().any(|why| why.contains("SH-2.22")), "{both:?}");
    assert_eq!(bad("three-heroes", &[("first-game", "yes")]).len(), 1);
}

/// Nobody reads the names of the card data: the second row of a kind is the strong one.
#[test]
fn monster_action_cards_are_called_by_their_icons_in_words() {
    assert_eq!(game().label_said("deal response2 to P2"), "deal strong response to P2");
    assert_eq!(game().label_said("deal attack + spell to P1"), "deal attack + spell to P1");
    let m = start("two-heroes", &[("heroes", "Rolan,Eras")]);
    let asked = |word: &str| m.table().explain(Seat(0), word).expect("it is a card").about;
    assert_eq!(asked("attack2 + special"), asked("strong attack + special"));
    let about = asked("strong response");
    assert!(about.starts_with("strong response: Resolve strong response on"), "{about}");
    let cards = game().rulebook().cards;
    assert!(cards.iter().all(|card| !card.text.contains("attack2")));
}

#[test]
fn presets_can_be_played_and_what_was_agreed_is_told_in_words() {
    let modes = Table::modes();
    let presets = Table::presets();
    let titles: Vec<&str> = presets.iter().map(|preset| &*preset.title).collect();
    assert_eq!(titles, ["First game", "Full game", "Three Heroes"]);
    for preset in &presets {
        let said = preset.options.clone();
        let agreed = Options { mode: Some(preset.mode.clone()), said }.read(&modes);
        Table::setup(&agreed.expect("the mode has these options")).expect("it can be played");
    }
    let words = |said: &[(&str, &str)]| {
        let agreed = options("two-heroes", said).read(&modes).expect("they can be read");
        Table::agreed_words(&agreed).into_iter().map(|line| line.words).collect::<Vec<_>>()
    };
    assert_eq!(words(&[("heroes", "rolan,eras")]), ["Rolan, Eras"]);
    assert_eq!(
        words(&[("skip-empty-questions", "yes")]),
        ["a player who could only say no is not asked, and all are told"]
    );
    assert_eq!(
        words(&[("first-game", "yes")]),
        ["the ten easy cards of the Beginner list that goes with each Hero"]
    );
    assert_eq!(
        words(&[("pool-p2", &pool(25))]),
        ["P2 draws them from 50 cards of their own choice"]
    );
}

/// SH-24.1, SH-R14, SH-28.5: what was agreed beside is in the words of the table.
#[test]
fn what_was_agreed_beside_is_in_the_words_of_the_table() {
    let view = |setup: Setup| {
        let started = Table::start(&setup, &mut Play::silent(&mut Seeded::new(1)));
        started.expect("it can be played").view(Viewer::Seat(A))
    };
    let heroes = Setup::with_heroes(&[HeroId(0), HeroId(1)]);
    let worth = |setup: Setup| Table::look_up(&view(setup), "polymath").expect("it is a Mission");
    assert!(worth(heroes.clone()).contains("Worth 1 Shadow Stone."), "{}", worth(heroes.clone()));
    let hard = Setup { hard_missions: true, ..heroes.clone() };
    assert!(worth(hard.clone()).contains("Worth 2 Shadow Stones."), "{}", worth(hard));
    let told =
        |event: Event| Table::event_words(&view(heroes.clone()), &event).expect("it is told");
    let none = Event::ResponseTold { seat: B, to: Against::Attack, any: false };
    assert_eq!(told(none), "Rolan holds no Response to the Attack.");
    let one = Event::StepCardTold { seat: A, step: 4, any: true };
    assert_eq!(told(one), "You hold a card for Step 4.");
}

/// Every Hero meets every other in every seating; those who are named meet each other.
#[test]
fn heroes_meet_in_every_seating() {
    let bouts = |mode: &str, heroes: &str, bots: &[&str]| {
        let agreed = options(mode, &[("heroes", heroes)]).read(&Table::modes()).expect("readable");
        let bots = bots.iter().map(ToString::to_string).collect();
        Table::bouts(&Field { agreed, bots, seed: 1 }).expect("playable")
    };
    assert_eq!(bouts("two-heroes", "", &["random"]).len(), 6);
    assert_eq!(bouts("two-heroes", "Rolan", &["random"]).len(), 3);
    let three = bouts("three-heroes", "", &["random"]);
    assert_eq!(three.len(), 4);
    for bout in &three {
        assert_eq!(bout.sittings.len(), 6);
        let orders: BTreeSet<Vec<HeroId>> =
            bout.sittings.iter().map(|sitting| sitting.setup.heroes.clone()).collect();
        assert_eq!(orders.len(), 6);
    }
    let two = bouts("two-heroes", "Rolan,Eras", &["greedy", "random"]);
    let met: BTreeSet<Vec<&str>> = two
        .iter()
        .flat_map(|bout| &bout.sittings)
        .map(|sitting| sitting.chairs.iter().map(|chair| &*chair.label).collect())
        .collect();
    let expected = [
        ["Rolan greedy", "Eras random"],
        ["Rolan random", "Eras greedy"],
        ["Eras greedy", "Rolan random"],
        ["Eras random", "Rolan greedy"],
    ];
    assert_eq!(met, expected.into_iter().map(Vec::from).collect());
}

/// SH-2.13, SH-3.3, SH-3.5, SH-5.4: others see numbers where the owner sees cards.
#[test]
fn a_picture_shows_a_seat_its_own_cards_and_of_others_the_number() {
    let mut one = start("two-heroes", &[("heroes", "Akintunde,Rolan"), ("first-game", "yes")]);
    let first = picture(one.table(), Viewer::Seat(A));
    assert_eq!(first.heroes[0].mission_offers.len(), 2);
    assert!(first.heroes[1].mission_offers.is_empty() && first.heroes[0].mission.is_none());
    assert_eq!(first.thinking, ["P1", "P2"]);
    play_until(&mut one, |moment| moment == "plan");
    let leader: Seat = picture(one.table(), Viewer::Public).leader.parse().expect("a seat");
    for me in [A, B] {
        let mine = picture(one.table(), Viewer::Seat(me));
        let (own, other) = (&mine.heroes[me.index()], &mine.heroes[1 - me.index()]);
        assert!(own.mission.is_some() && other.mission.is_none());
        let names = |cards: &Option<Vec<wire::HandCardPicture>>| cards.as_ref().map(Vec::len);
        assert_eq!(names(&own.deck), Some(usize::from(own.deck_size)));
        assert_eq!((names(&other.deck), names(&other.hand)), (None, None));
        assert_eq!(own.library.as_ref().map(Vec::len), Some(10));
        assert!(other.library.is_none() && other.library_size == 10);
        let fronts = mine.heroes.iter().map(|hero| hero.front.as_ref().expect("it was dealt"));
        assert!(fronts.clone().all(|front| front.action.is_some() == (me == leader)));
        assert!(fronts.clone().all(|front| front.known_by == [leader.to_string()]));
    }
    let all = drawn(one.table().picture(Eyes::All));
    assert!(all.heroes.iter().all(|hero| hero.mission.is_some() && hero.deck.is_some()));
    let before = picture(one.table(), Viewer::Seat(B));
    let take = one.table().offered(A)[0].label.clone();
    one.answer(A, &take).expect("it is offered");
    let after = picture(one.table(), Viewer::Seat(A));
    assert_eq!(after.moment.as_ref().and_then(|moment| moment.left), Some(2));
    assert_eq!(after.heroes[0].hand.as_ref().map(Vec::len), Some(1));
    let seen = picture(one.table(), Viewer::Seat(B));
    assert_eq!(before.heroes[0].hand, seen.heroes[0].hand);
}

/// SH-7.2: what a card lacks is told with it, Stat by Stat.
#[test]
fn a_card_says_what_of_its_requirement_is_not_met() {
    let mut one = start("two-heroes", &[("heroes", "Akintunde,Rolan"), ("first-game", "yes")]);
    play_until(&mut one, |moment| moment == "plan");
    let mut short = 0;
    for me in [A, B] {
        let hero = picture(one.table(), Viewer::Seat(me)).heroes.swap_remove(me.index());
        let value = |stat: &str| {
            let there = hero.stats.iter().find(|s| s.stat == stat);
            there.expect("a Hero has all four").value
        };
        for card in hero.library.iter().flatten() {
            assert_eq!(card.met, card.lacks.is_empty(), "{}", card.card);
            for need in &card.lacks {
                let fails = match need.at_most {
                    true => value(&need.stat) > i16::from(need.n),
                    false => value(&need.stat) < i16::from(need.n),
                };
                assert!(fails, "{}: {} {}", card.card, need.stat, need.n);
                short += 1;
            }
        }
    }
    assert!(short > 0, "no card of the first Libraries is out of reach");
}

/// Answers the first choice of whoever is asked until this kind of moment comes.
fn play_until(one: &mut Box<dyn AnyMatch>, there: impl Fn(&str) -> bool) {
    for _ in 0..500 {
        let now = picture(one.table(), Viewer::Public);
        if now.moment.as_ref().is_some_and(|moment| there(&moment.kind)) {
            return;
        }
        let seat = one.table().awaits().seats().lowest().expect("the game goes on");
        let label = one.table().offered(seat)[0].label.clone();
        one.answer(seat, &label).expect("it is offered");
    }
    panic!("that moment did not come");
}

fn view_picture(table: &Table, viewer: Viewer) -> ShadowsPicture {
    drawn(<Table as Listed>::picture(&table.view(viewer), None))
}

/// SH-7.3, SH-9.1, SH-21.3: whatever is summed up has its reasons, and they add up.
#[test]
fn sums_have_their_sources() {
    let mut seen = 0;
    for setup in setups::<Table>() {
        let check = |table: &Table, seat: Seat| {
            let picture = view_picture(table, Viewer::Seat(seat));
            for hero in &picture.heroes {
                for stat in &hero.stats {
                    let sum: i16 = stat.sources.iter().map(|source| source.n).sum();
                    assert_eq!(sum, stat.value, "{stat:?}");
                    seen += usize::from(stat.sources.len() > 1);
                }
                let points: u8 = hero.guards.iter().map(|guard| guard.left).sum();
                assert_eq!(points, hero.shield_points, "{:?}", hero.guards);
            }
            for aim in &picture.aims {
                let sum: i16 = aim.sources.iter().map(|source| source.n).sum();
                assert_eq!(sum.max(0), i16::from(aim.damage), "{aim:?}");
            }
            let open = table.open();
            for (stall, real) in picture.market.iter().zip(open.market.iter()) {
                let prices: Vec<u8> =
                    table.seats().map(|seat| open.price(seat, real.item)).collect();
                assert_eq!(stall.prices, prices);
            }
        };
        play_out::<Table>(&setup, 11, check, |_| ());
    }
    assert!(seen > 100, "Items change Stats in {seen} pictures only");
}

/// SH-9.1: what an Attack is said to do is what is announced.
#[test]
fn an_aim_tells_the_damage_that_is_announced() {
    use kernel::{Asks, Play, Seeded};
    let (mut luck, mut picks) = (Seeded::new(5), Seeded::new(6));
    let mut table =
        Table::start(&Setup::shared(3), &mut Play::silent(&mut luck)).expect("playable");
    let mut announced = 0;
    while table.asks() != Asks::Over {
        let seat = table.asks().seats().lowest().expect("somebody is asked");
        let picture = view_picture(&table, Viewer::Seat(seat));
        let choices = Offers::of(&table, seat).0;
        let choice = choices[picks.below(choices.len())];
        let mut told = Vec::new();
        let mut hear = |_: kernel::Audience, event: shadows::Event| told.push(event);
        table.apply(seat, choice, &mut Play::told(&mut luck, &mut hear));
        let Choice::At(aimed) = choice else { continue };
        let aim = picture.aims.iter().find(|aim| aim.target == aimed.to_string() && !aim.die);
        let said = told.iter().find_map(|event| match event {
            shadows::Event::Attacked { damage, .. } => Some(*damage),
            _ => None,
        });
        if let (Some(aim), Some(damage)) = (aim, said) {
            assert_eq!(aim.damage, damage);
            announced += 1;
        }
    }
    assert!(announced > 5, "{announced} Attacks were made");
}

/// Whoever is asked finds himself in the moment, and a window says what happens if nothing is done.
#[test]
fn every_question_has_its_moment() {
    let mut kinds = BTreeSet::new();
    for (seed, setup) in setups::<Table>().into_iter().enumerate() {
        let check = |table: &Table, seat: Seat| {
            let picture = view_picture(table, Viewer::Seat(seat));
            let moment = picture.moment.expect("somebody is asked");
            assert!(picture.thinking.contains(&seat.to_string()), "{moment:?}");
            let windows = ["response", "shield", "trigger", "knockdown"];
            if windows.contains(&&*moment.kind) {
                assert!(moment.otherwise.is_some(), "{moment:?}");
            }
            let public = view_picture(table, Viewer::Public).moment.expect("all see it");
            assert_eq!((&public.kind, &public.n), (&moment.kind, &moment.n));
            kinds.insert(moment.kind);
        };
        play_out::<Table>(&setup, 40 + seed as u64, check, |_| ());
    }
    assert!(kinds.len() >= 18, "{kinds:?}");
}

/// SH-24.1: at the end everybody sees every Mission; before, nobody but its owner.
#[test]
fn missions_are_shown_at_the_end() {
    use kernel::{Asks, Play, Seeded};
    let (mut luck, mut picks) = (Seeded::new(7), Seeded::new(8));
    let mut table =
        Table::start(&Setup::shared(2), &mut Play::silent(&mut luck)).expect("playable");
    while table.asks() != Asks::Over {
        let public = view_picture(&table, Viewer::Public);
        assert!(public.heroes.iter().all(|hero| hero.mission.is_none()));
        let seat = table.asks().seats().lowest().expect("somebody is asked");
        let choices = Offers::of(&table, seat).0;
        table.apply(seat, choices[picks.below(choices.len())], &mut Play::silent(&mut luck));
    }
    let public = view_picture(&table, Viewer::Public);
    assert!(public.heroes.iter().all(|hero| hero.mission.is_some()));
    assert!(public.phase.is_none() && public.moment.is_none());
}

/// SH-6.4, SH-6.9: a facedown queue is its owner's secret.
#[test]
fn a_queue_is_seen_by_its_owner_alone() {
    let mut queues = 0;
    let check = |table: &Table, seat: Seat| {
        let open = table.open();
        if open.players[seat].queue == 0 || !matches!(open.agenda.top(), Some(Step::InTurn(_))) {
            return;
        }
        queues += 1;
        let mine = &view_picture(table, Viewer::Seat(seat)).heroes[seat.index()];
        assert_eq!(mine.queue.as_ref().map(Vec::len), Some(usize::from(open.players[seat].queue)));
        let other = Seat((seat.0 + 1) % open.count);
        let theirs = &view_picture(table, Viewer::Seat(other)).heroes[seat.index()];
        assert_eq!((&theirs.queue, theirs.queue_size), (&None, mine.queue_size));
        let view = table.view(Viewer::Seat(seat));
        let own = view.own.expect("a player has cards");
        let queued = own.cards.iter().filter(|(_, place)| *place == Place::Queue).count();
        assert_eq!(queued, usize::from(mine.queue_size));
    };
    play_out::<Table>(&Setup::shared(3), 13, check, |_| ());
    assert!(queues > 0, "nobody queued anything");
}

/// Whoever may see everything sees every facedown Monster-Action card, also one that was swapped
/// and that nobody at the table knows.
#[test]
fn open_eyes_see_a_card_that_nobody_knows() {
    let mut unknown = 0;
    let mut check = |table: &Table, _: Seat| {
        let open = table.open();
        let all = drawn(<Table as Listed>::picture(&table.view(Viewer::Public), Some(table)));
        for (seat, hero) in table.seats().zip(&all.heroes) {
            let front = hero.front.as_ref().map(|front| front.action.is_some());
            assert_eq!(front, open.players[seat].front.then_some(true));
            unknown += usize::from(front.is_some() && open.players[seat].front_known.is_empty());
        }
    };
    for seed in 13..33 {
        play_out::<Table>(&Setup::shared(3), seed, &mut check, |_| ());
    }
    assert!(unknown > 0, "nothing was swapped");
}

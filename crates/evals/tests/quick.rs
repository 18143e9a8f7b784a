//! Quick answers, with which a search plays on: sensible, and never by cards that whoever answers
//! cannot know.

mod common;

use bots::{Evaluation, Greedy, Player, Quick, Random};
use common::played;
use evals::{FantasyClash, PuzzleStrike};
use kernel::{Game, Imagined, Offers, Play, Seat, Seeded, Viewer};

/// A table as this seat imagines it: what it knows is true, all else is dealt.
fn imagined<G: Game>(table: &G, seat: Seat, seed: u64) -> Imagined<G> {
    G::redeal(&table.view(Viewer::Seat(seat)), &mut Seeded::new(seed))
}

/// Half-wins of the one who answers quickly against one who takes anything.
fn half_wins<G: Game, E: Evaluation<G> + Default>(setup: &G::Setup, game: u64) -> u32 {
    let knows = E::default();
    let quick = Seat((game % 2) as u8);
    let mut random = Random::speaking(E::default(), game);
    let outcome = played::<G>(setup, game, |table, seat, options, luck| {
        let view = table.view(Viewer::Seat(seat));
        match seat == quick {
            true => {
                let taste = knows.by_taste(&view, options, luck);
                let deal = imagined(table, seat, luck.next_u64());
                taste.unwrap_or_else(|| options[knows.quick(&deal, seat, options, luck)])
            }
            false => Player::<G>::answer(&mut random, seat, &view, options),
        }
    });
    u32::from(outcome.half_wins(quick))
}

/// Half-wins of quick answers against the one-step player; each deal from both sides.
fn against_greedy(game: u64) -> u32 {
    let (setup, deal) = (fantasy_clash(game / 2), game / 2);
    let quick = Seat((game % 2) as u8);
    let mut players: [Box<dyn Player<fantasy_clash::Table>>; 2] = [
        Box::new(Quick::new(FantasyClash::default(), deal)),
        Box::new(Greedy::new(FantasyClash::default(), deal).with_deals(4)),
    ];
    let outcome = played::<fantasy_clash::Table>(&setup, deal, |table, seat, options, _| {
        let view = table.view(Viewer::Seat(seat));
        players[usize::from(seat != quick)].answer(seat, &view, options)
    });
    u32::from(outcome.half_wins(quick))
}

/// With the same luck the same answer is given on every deal that fits what the seat knows.
/// Returns how many questions were put.
fn is_blind<G: Game, E: Evaluation<G> + Default>(setup: &G::Setup, game: u64) -> usize {
    let (knows, mut luck) = (E::default(), Seeded::new(game));
    let mut table = G::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    let mut asked = 0;
    for _ in 0..400 {
        let Some(seat) = table.asks().seats().lowest() else { break };
        let options = Offers::of(&table, seat).0;
        let nth = luck.below(options.len());
        if options.len() > 1 {
            asked += 1;
            let answer = |seed: u64| {
                let deal = imagined(&table, seat, seed);
                knows.quick(&deal, seat, &options, &mut Seeded::new(game))
            };
            let (one, other) = (answer(2 * game), answer(2 * game + 1));
            assert_eq!(options[one], options[other], "{} in game {game}", G::NAME);
        }
        table.apply(seat, options[nth], &mut Play::silent(&mut luck));
    }
    asked
}

fn fantasy_clash(game: u64) -> fantasy_clash::Setup {
    let faction = |n: u64| fantasy_clash::Faction::ALL[n as usize % 5];
    fantasy_clash::Setup::of(faction(game), faction(game / 5 + 1))
}

fn puzzle_strike() -> puzzle_strike::Setup {
    puzzle_strike::Setup::of(puzzle_strike::Mode::Duel)
}

/// By more than three standard deviations of what luck alone would win.
#[test]
fn quick_answers_beat_any_answers() {
    let battles = |game| half_wins::<_, FantasyClash>(&fantasy_clash(game), game);
    let won: u32 = (0..20).map(battles).sum();
    assert!(won >= 34, "{won} half-wins in 20 battles");
    let duels = |game| half_wins::<_, PuzzleStrike>(&puzzle_strike(), game);
    let won: u32 = (0..60).map(duels).sum();
    assert!(won >= 91, "{won} half-wins in 60 duels");
}

/// What a search learns by playing on is worth as much as the answers that it plays on with. In the
/// long run they win more than half; in these few games far less would still be luck.
#[test]
fn quick_answers_hold_their_own_against_a_look_ahead() {
    let won: u32 = (0..60).map(against_greedy).sum();
    assert!(won >= 42, "{won} half-wins in 60 battles");
}

#[test]
fn quick_answers_rest_on_what_a_seat_knows() {
    let battles = (0..10).map(|game| is_blind::<_, FantasyClash>(&fantasy_clash(game), game));
    assert!(battles.sum::<usize>() > 1_000);
    let duels = (0..30).map(|game| is_blind::<_, PuzzleStrike>(&puzzle_strike(), game));
    assert!(duels.sum::<usize>() > 1_000);
}

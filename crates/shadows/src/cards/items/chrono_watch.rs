//! Chrono Watch: a Stun token less, three times.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Trait, Win};

pub const CARD: Card = Card {
    name: "Chrono Watch",
    text: "Once/Round, 3 Times. Step 6: remove 1 Stun token from one of your cards.",
    kind: Kind::Market { copies: 1, cost: 5 },
    abilities: &[Ability::of(Win::Step(6), Trait::Plain, &[Op::Unstun]).limited(1, 3)],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S17, SH-7.11, SH-22.2: once a round and three times a game.
    #[test]
    fn counts_rounds_and_games() {
        let board = |game: u8, round: u8| {
            let mut board = duel("Rolan", "Eras").items(A, "Chrono Watch").hand(A, "Aegis");
            board = board.stunned(A, "Shield Bash").with(A, "Shield Bash", |own| own.stun = 1);
            let gear = board.t.gear_mut(A, card("Chrono Watch"));
            (gear.game, gear.round) = (game, round);
            board
        };
        let mut m = board(2, 0).acts(A, 6);
        m.goes(A, &["use Chrono Watch", "unstun Shield Bash"]).stun(A, "Shield Bash", 0);
        board(2, 1).acts(A, 6).refuses(A, "use Chrono Watch", "SH-7.11");
        board(3, 0).acts(A, 6).refuses(A, "use Chrono Watch", "SH-7.11");
        let gears = board(1, 1).cleans().table().open().gears;
        assert!(gears.iter().all(|gear| (gear.round, gear.game) == (0, 1)));
    }
}

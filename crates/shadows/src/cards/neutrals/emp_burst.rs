//! EMP Burst: Objects and shields of everybody else.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Of, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "EMP Burst",
    text: "Discard every other player's Objects. Each opponent breaks all their Shield Points. Gain 1 XP.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    req: Req { least: Stats { tech: 5, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Discard(To::AllOppObjects), Op::Break(99, Of::EachOpponent), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-10.13: each opponent may cancel only the part against himself.
    #[test]
    fn each_cancels_his_own_part() {
        let m =
            heroes(&["Ahti", "Rolan", "Eras"]).hand(A, "EMP Burst; Search").items(A, "Nano Forge");
        let m =
            m.station(B, "Metz Standard").station(C, "Clockwork Sentry").items(C, "Round Shield");
        let mut m = m.hand(B, "Counterspell").acts(A, 4);
        m.uses(A, "EMP Burst", &[]).does(B, "respond Counterspell").does(B, "use Metz Standard");
        m.lies(B, "Metz Standard", At::Station).hides(C, "Clockwork Sentry", Place::Deck);
        m.broken(B, "Metz Standard", 0).broken(C, "Round Shield", 2).earned(A, 1, 0);
    }
}

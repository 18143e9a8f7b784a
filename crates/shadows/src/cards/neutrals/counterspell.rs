//! Counterspell: a Spell or Predict that never was.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Counterspell",
    text: "Response: cancel that Spell or Predict; gain 1 XP and 1 Gold. Step 6: your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[6]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(
            Win::RespondSpell,
            Trait::Response,
            &[Op::Cancel, Op::Gain(Token::Xp, 1), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(
            Win::RespondPredict,
            Trait::Response,
            &[Op::Cancel, Op::Gain(Token::Xp, 1), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S74, SH-10.11, SH-14.3: the Predict is used up, its trigger comes, its reward does not.
    #[test]
    fn cancels_a_predict() {
        let m = duel("Eras", "Rolan")
            .hand(A, "Lightning Touch; Search")
            .hand(B, "Counterspell; Search");
        let mut m = m.acts(A, 1);
        m.uses(A, "Lightning Touch", &["predict 5 on P2"]).does(B, "respond Counterspell");
        m.earned(A, 0, 0).damaged(B, 0).earned(B, 1, 1);
        assert_eq!(m.own(A, "Third Eye").marker, 1);
        assert_eq!(m.table().open().players[B].noted.predicted, 1 << 5);
    }

    /// SH-S100, SH-10.10, SH-15.6: it answers a Spell row of the Monster; Shield Points do not.
    #[test]
    fn cancels_a_row() {
        let m = duel("Rolan", "Akintunde").hand(A, "Counterspell; Search").monster("Basilisk");
        let mut m = m.front(A, "spell2").acts(A, 3);
        m.does(A, "end turn").may(A, &["respond Counterspell", "no response"]);
        m.does(A, "respond Counterspell").damaged(A, 0).earned(A, 1, 1);
        let m = duel("Rolan", "Akintunde").hand(A, "Counterspell; Search").monster("Basilisk");
        let mut m = m.front(A, "spell2").acts(A, 3);
        m.does(A, "end turn").does(A, "no response").damaged(A, 2).broken(A, "Leader", 0);
    }

    /// SH-13.1, SH-13.3, SH-8.6: a Spell is named first, then cancelled; it was used all the same.
    #[test]
    fn cancels_a_spell() {
        let m = duel("Eras", "Rolan")
            .hand(A, "Flash Grenade; The Fist")
            .hand(B, "Counterspell; Search");
        let mut m = m.items(B, "Round Shield").acts(A, 1);
        m.uses(A, "Flash Grenade", &["against P2"]).does(B, "respond Counterspell");
        m.broken(B, "Round Shield", 0).earned(A, 0, 0).lies(A, "Flash Grenade", At::Combat);
    }
}

//! Phase Shift: once, nothing touches the Hero.

use crate::card::{Card, Kind, List};
use crate::op::{ALL, Ability, Op, Req, Scope, Span, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Phase Shift",
    text: "Response: your Hero is Invincible until the end of the current Initiative Step. Against an Attack on your Hero: block all of its damage. Against a Spell or Predict: cancel it. Gain 1 XP.",
    kind: Kind::Neutral { rare: true, list: List::No },
    req: Req { least: Stats { mag: 4, ..Stats::NONE }, hp_most: 0 },
    one_time: true,
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[
                Op::Invincible(Span::Step),
                Op::Block(ALL, true, Scope::Hero),
                Op::Gain(Token::Xp, 1),
            ],
        ),
        Ability::of(
            Win::RespondSpell,
            Trait::Response,
            &[Op::Invincible(Span::Step), Op::Cancel, Op::Gain(Token::Xp, 1)],
        ),
        Ability::of(
            Win::RespondPredict,
            Trait::Response,
            &[Op::Invincible(Span::Step), Op::Cancel, Op::Gain(Token::Xp, 1)],
        ),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-25.4, SH-10.6: it blocks all, for the Hero alone, and makes him Invincible for the Step.
    #[test]
    fn saves_the_hero() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").hand(B, "Phase Shift");
        let mut m = m.items(B, "Goblin Wand").station(B, "Ember Wisp").acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "respond Phase Shift").damaged(B, 0);
        m.earned(B, 1, 0).in_step(4);
        assert!(!m.table().open().players[B].is_invincible());
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").hand(B, "Phase Shift");
        let mut m = m.items(B, "Goblin Wand").station(B, "Ember Wisp").acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2's Ember Wisp"]);
        m.refuses(B, "respond Phase Shift", "SH-10.6");
    }

    /// SH-7.12, SH-22.3: used once, it leaves the game in CleanUp.
    #[test]
    fn leaves_the_game() {
        let mut m = duel("Akintunde", "Eras").combat(B, "Phase Shift").cleans();
        m.lies(B, "Phase Shift", At::Gone);
        assert_eq!(m.table().open().players[B].studied, 0);
    }

    /// SH-10.11, SH-7.12: against a Spell or a Predict it cancels.
    #[test]
    fn cancels_spells_and_predicts() {
        let m =
            duel("Eras", "Rolan").hand(A, "Lightning Touch; Search").hand(B, "Phase Shift; Search");
        let mut m = m.items(B, "Archmage Staff").acts(A, 1);
        m.uses(A, "Lightning Touch", &["predict 4 on P2"]).does(B, "respond Phase Shift");
        m.earned(A, 0, 0).earned(B, 1, 0).damaged(B, 0);
        let m = duel("Eras", "Rolan").hand(A, "Mana Burn; The Fist").hand(B, "Phase Shift; Search");
        let mut m = m.items(B, "Archmage Staff").gold(B, 1).acts(A, 4);
        m.uses(A, "Mana Burn", &["against P2"]).does(B, "respond Phase Shift");
        m.owns(B, 0, 1, 0).earned(A, 0, 0);
    }
}

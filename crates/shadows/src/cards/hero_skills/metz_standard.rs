//! Metz Standard: every Response feeds the next Attack.

use crate::card::{Card, Form, Kind, numbers};
use crate::op::{Ability, Op, Span, Token, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Metz Standard",
    text: "Object, Health 3, 1 Shield Point. Active: after you use a Response, your Hero's next Attack this round deals +1 damage, and you gain 1 Gold.",
    kind: Kind::HeroSkill,
    form: Form::Object,
    init: numbers(&[1]),
    hp: 3,
    shield: 1,
    abilities: &[Ability::of(
        Win::AfterResponse,
        Trait::Plain,
        &[Op::Mod(What::HeroAttack, 1, Span::Next), Op::Gain(Token::Gold, 1)],
    )
    .limited(1, 0)],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S82: after a Response the next Attack deals +1 and 1 Gold is gained, once a round.
    #[test]
    fn a_response_strengthens_the_next_attack() {
        let m = duel("Rolan", "Akintunde").station(A, "Metz Standard").flipped(A, "Dodge");
        let m = m.hand(A, "Shield Bash; Search").hand(B, "Charge; Search");
        let mut m = m.leader(B).acts(B, 1);
        m.uses(B, "Charge", &["at P1"]).does(A, "respond Dodge").does(A, "use Metz Standard");
        m.until(A, "play Shield Bash").uses(A, "Shield Bash", &["at P2"]);
        m.does(B, "no response").does(B, "enough").does(B, "pass").damaged(B, 4).earned(A, 1, 1);
    }

    /// SH-S82: the bonus is for one Attack; without one it is lost at the end of the round.
    #[test]
    fn the_bonus_is_for_one_attack_of_the_round() {
        let board = || {
            let m = duel("Rolan", "Akintunde").station(A, "Metz Standard").flipped(A, "Dodge");
            m.hand(A, "Shield Bash; Search").hand(B, "Charge; Search").leader(B)
        };
        let hero = crate::Entity::hero;
        let bonus = |m: &scenario::Scene<crate::Table>| m.table().open().bonus(A, hero(A), hero(B));
        let mut m = board().acts(B, 1);
        m.uses(B, "Charge", &["at P1"]).does(A, "respond Dodge").does(A, "use Metz Standard");
        assert_eq!(bonus(&m), 1);
        m.until(A, "play Shield Bash").uses(A, "Shield Bash", &["at P2"]);
        m.does(B, "no response").does(B, "enough").does(B, "pass");
        assert_eq!(bonus(&m), 0);
        let mut m = board().acts(B, 1);
        m.uses(B, "Charge", &["at P1"]).does(A, "respond Dodge").does(A, "use Metz Standard");
        m.passes().phase(crate::table::Phase::TeamUp);
        assert_eq!(bonus(&m), 0);
    }
}

//! Mind Reading: a guess that opens the whole Hand.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Look, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Mind Reading",
    text: "Success: +1 XP and look at that player's Hand.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[1]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[Op::Predict(&[5, 6], 2), Op::Gain(Token::Xp, 1), Op::Peek(Look::Hand, Of::Predicted)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-3.7, SH-14.1: a right guess shows the Hand to the user alone.
    #[test]
    fn looks_at_the_hand() {
        let m = heroes(&["Eras", "Akintunde", "Rolan"]).hand(A, "Mind Reading; Search");
        let mut m = m.hand(B, "Earthbreaker; Parry").acts(A, 1);
        m.uses(A, "Mind Reading", &["predict 6 on P2"]).does(B, "no response");
        let seen = |seat| {
            let told = m.told(kernel::Viewer::Seat(seat)).into_iter();
            let hand = told.filter_map(|e| match e {
                Event::HandSeen { cards, .. } => Some(cards.len()),
                _ => None,
            });
            hand.sum::<usize>()
        };
        assert_eq!([seen(A), seen(B), seen(C)], [2, 0, 0]);
        let view = m.view(kernel::Viewer::Seat(A));
        assert!(view.seen[B].contains(&(card("Parry"), true)));
    }
}

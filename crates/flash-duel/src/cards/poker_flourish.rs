//! Poker Flourish.

use crate::ability::Ability;

pub const CARD: Ability = Ability {
    name: "Poker Flourish",
    text: "Reveal five cards from your hand that form a straight (1-2-3-4-5), a full house, or four of a kind plus any card, and choose one opponent at any distance. He is hit unless he calls: he discards two cards of one number from his hand. The Dragon cannot call. You keep your cards.",
    trigger: "Start of your turn.",
    ..Ability::BLANK
};

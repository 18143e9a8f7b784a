//! Why something is not possible: the game's words and the clause that says so.

pub use kernel::Why;

const fn why(clause: &'static str, words: &'static str) -> Why {
    Why::of(clause, words)
}

// Whose decision it is.
pub const NOT_YOUR_DECISION: Why = why("FD-12.2", "it is not your decision now");
pub const DEFEATED: Why =
    why("FD-17.8", "a defeated player takes no part for the rest of the round");
pub const OTHER_QUESTION: Why = why("FD-7.15", "something else must be decided first");
pub const ONE_MAIN_ACTION: Why = why("FD-6.1", "this is not the time for a main action");
pub const COMPULSORY: Why = why("FD-6.3", "the main action is compulsory: you hold a card to play");

// Main actions.
pub const NOT_HELD: Why = why("FD-7.15", "that is not in your hand");
pub const NOT_STASHED: Why = why("FD-13.9", "you have no such card set aside");
pub const NOT_DRAWN: Why = why("FD-22.10", "no such card was drawn for that");
pub const NO_CARD: Why = why("FD-11.11", "you have no card for it");
pub const PUSH_NEEDS_ADJACENT: Why = why("FD-7.4", "a push needs an opponent adjacent to you");
pub const NOBODY_AT_DISTANCE: Why =
    why("FD-7.8", "an attack needs an opponent at exactly the distance on its cards");
pub const STRIKE_WHEN_ADJACENT: Why =
    why("FD-7.10", "no dashing strike while you are adjacent to an opponent");
pub const NO_STRIKE_AFTER_DASH: Why =
    why("FD-7.13", "after that dash nobody is at the distance on your strike cards");
pub const DASH_MUST_MOVE: Why = why("FD-7.13", "the dash must move you at least one space");
pub const OUT_OF_REACH: Why = why("FD-7.1", "no card in your hand leads to that space");
pub const GRANT_ONLY: Why = why("FD-7.14", "the ability grants another action than this");

// Responses.
pub const NOT_ATTACKED: Why =
    why("FD-8.1", "you are not the target of an attack or dashing strike");
pub const WRONG_BLOCK_NUMBER: Why =
    why("FD-8.3", "a block needs cards of the number of the attack or strike");
pub const WRONG_BLOCK_COUNT: Why =
    why("FD-8.10", "a block needs exactly as many cards as the strength");
pub const UNBLOCKABLE: Why = why("FD-8.6", "this attack or strike cannot be blocked");
pub const RETREAT_FROM_ATTACK: Why = why("FD-8.4", "one retreats only from a dashing strike");
pub const RETREAT_ON_START: Why = why("FD-8.5", "you are on your Start and cannot retreat");
pub const RETREAT_FORBIDDEN: Why = why("FD-8.6", "an ability forbids retreating");

// Abilities.
pub const NOT_YOUR_ABILITY: Why = why("FD-11.1", "you do not have that ability");
pub const FACE_DOWN: Why = why("FD-11.3", "a face-down ability cannot be played");
pub const ONE_ABILITY_PER_TURN: Why =
    why("FD-11.4", "you have already played an ability in this turn");
pub const RECOVERING_NO_ABILITY: Why =
    why("FD-9.4", "on your own recover turn you may play no ability");
pub const NOT_ITS_MOMENT: Why = why("FD-11.1", "its trigger has not happened");
pub const ALWAYS_IN_EFFECT: Why = why("FD-11.6", "it is always in effect and never played");
pub const NO_SUCH_TARGET: Why = why("FD-11.11", "there is no opponent whom it could affect");
pub const EMPTY_DISPLACEMENT: Why = why("FD-13.11", "it would move nobody");
pub const TIME_IS_OVER: Why =
    why("FD-10.6", "no ability may be played at time-over but the one made for it");

// Dashing block.
pub const DASH_NOT_EXACT: Why = why("FD-18.3", "that dash does not end on your teammate's space");
pub const NO_ALLY_THREATENED: Why = why("FD-18.1", "no teammate ahead of you is threatened now");

// Before and between rounds.
pub const CHARACTER_TAKEN: Why = why("FD-14.3", "that character is taken");
pub const PICKED_ALREADY: Why = why("FD-14.2", "your pick is in; others are still choosing");
pub const NOT_IN_POOL: Why = why("FD-15.3", "that ability is not in the pool");

// Interjections.
pub const CONCEDED_ALREADY: Why = why("FD-4.9", "you have conceded already");
pub const NOTHING_TO_TAKE_BACK: Why = why("FD-14.2", "you have no sealed pick to take back");
pub const NO_TEAMMATE: Why = why("FD-3.8", "hands are shown to undefeated teammates only");
pub const NO_ACCUSATION: Why =
    why("FD-20.15", "only an undefeated mortal accuses another whose loyalty is not known");
pub const NOTHING_TO_REVEAL: Why = why("FD-20.7", "you have no Traitor card to reveal");

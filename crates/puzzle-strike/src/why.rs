//! Why something is not possible: the game's words and the clause that says so.

pub use kernel::Why;

/// A reason; chips write their own in their files.
pub const fn why(clause: &'static str, words: &'static str) -> Why {
    Why::of(clause, words)
}

// Whose decision it is.
pub const NOT_YOUR_DECISION: Why = why("PS-10.2", "it is not your decision now");
pub const NOT_YOUR_TURN: Why = why("PS-4.7", "it is not your turn");
pub const OTHER_QUESTION: Why = why("PS-10.2", "something else must be finished first");
pub const OUT: Why = why("PS-14.9", "you take no further part in this game");

// The action phase.
pub const NO_BANNER: Why = why("PS-1.6", "a chip without a banner cannot be played as an action");
pub const NO_ARROW: Why = why("PS-5.1", "you have no action left that could pay for it");
pub const ONCE_PER_TURN: Why = why("PS-5.12", "you have played a chip of this name this turn");
pub const NOT_HELD: Why = why("PS-4.7", "that chip is not in your hand");
pub const NOT_PILED: Why = why("PS-R25", "no such chip of yours lies in the gem pile");
pub const NOT_ACTING: Why = why("PS-4.7", "chips are played in your own action phase");
pub const NO_SUCH_ARROW: Why = why("PS-5.2", "you have no such arrow for this chip");
pub const DONE: Why = why("PS-4.8", "you have ended this phase");

// The buy phase.
pub const NOT_BUYING: Why = why("PS-4.1", "chips are bought in your own buy phase");
pub const NOT_FOR_SALE: Why = why("PS-1.10", "it has no cost and cannot be bought");
pub const STACK_EMPTY: Why = why("PS-4.21", "its stack is empty");
pub const STACK_REMOVED: Why = why("PS-10.5", "its stack is removed from the game");
pub const ONE_WOUND: Why = why("PS-4.18", "you may buy only one Wound in a turn");
pub const TOO_DEAR: Why = why("PS-4.14", "it costs more than the money you have left");
pub const MUST_BUY: Why = why("PS-4.16", "you must buy at least one chip");
pub const MUST_BUY_WOUND: Why = why("PS-4.17", "you can afford nothing and must buy a Wound");
pub const NOT_ON_TOP: Why = why("PS-4.14", "what you buy goes to your discard pile");
pub const NO_SUCH_GEM: Why = why("PS-4.11", "you hold no such gem");

// Cleanup.
pub const WAS_PLAYED: Why = why("PS-4.29", "a chip that was played this turn is not kept");
pub const NO_PIG: Why = why("PS-4.24", "a chip is kept with a piggy bank in cleanup");

// Reactions.
pub const NO_REACTION: Why = why("PS-6.16", "it is no reaction to what happens now");
pub const UNSHIELDED: Why = why("PS-R24", "you may not play purple shields this turn");
pub const NO_GEM_TO_BREAK: Why = why("PS-8.5", "you have no gem to break");

// Before the game.
pub const CHARACTER_TAKEN: Why = why("PS-3.1", "that character is taken");

pub const NOT_IN_POOL: Why = why("PS-17.2", "that chip is not in the pool");
pub const PICKED_ALREADY: Why = why("PS-18.2", "your pick is in; the other is still choosing");
pub const SWITCHED_OUT: Why = why("PS-18.6", "that stack was switched out earlier in this match");
pub const NOT_BETWEEN_GAMES: Why =
    why("PS-18.6", "that is for the loser of a game, before the next");

// Interjections.
pub const NOTHING_TO_TAKE_BACK: Why = why("PS-18.2", "you have no sealed pick to take back");
pub const NO_CONCEDING: Why = why("PS-R4", "giving up would not decide this game");

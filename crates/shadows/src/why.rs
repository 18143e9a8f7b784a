//! Why something is not possible: the game's words and the clause that says so.

pub use kernel::Why;

const fn why(clause: &'static str, words: &'static str) -> Why {
    Why::of(clause, words)
}

// Setup.
pub const TAKEN: Why = why("SH-2.8", "another player has that Hero");
pub const OTHER_LIST: Why = why("SH-2.22", "that Hero goes with the other list");
pub const NOT_DEALT: Why = why("SH-2.13", "that Mission was not dealt to you");
pub const NOT_OFFERED: Why = why("SH-2.14", "that Item is not on offer");
pub const MUST_KEEP: Why = why("SH-2.17", "the third draw must be kept");

// Whose decision it is, and when.
pub const NOT_YOUR_DECISION: Why = why("SH-6.1", "it is not your decision now");
pub const NOT_NOW: Why = why("SH-26.2", "that is no answer to what is asked now");
pub const DECIDED: Why = why("SH-28.1", "you have decided; the others have not yet");

// Plan.
pub const NOT_IN_DECK: Why = why("SH-5.2", "that card is not in your Current Deck");
pub const PASSED_OVER: Why =
    why("SH-R3", "cards are named in the order in which they lie; take back to start over");
pub const NAMED_LATER: Why =
    why("SH-R3", "cards are named in the order in which they lie; name one that lies before it");
pub const NOTHING_CHOSEN: Why = why("SH-R3", "there is nothing that you could take back");

// Using cards.
pub const NOT_IN_HAND: Why = why("SH-6.3", "that card is not in your Hand");
pub const OTHER_STEP: Why = why("SH-6.7", "that card does not have the number of this Step");
pub const QUEUE_FIXED: Why = why("SH-6.6", "the queue is fixed");
pub const NO_QUEUE: Why = why("SH-6.4", "no card lies facedown in your queue");
pub const NOT_MET: Why = why("SH-7.2", "its requirement is not met");
pub const CANNOT_PAY: Why = why("SH-7.15", "its cost cannot be paid from the Inventory");
pub const NO_TARGET: Why = why("SH-8.6", "there is nothing it could be aimed at");
pub const NO_DAMAGE: Why = why("SH-9.2", "an Attack for no damage may not be used");
pub const ALONE: Why = why("SH-9.12", "a Standalone Attack is the only Attack of its round");
pub const NO_NUMBER: Why = why("SH-14.4", "no number is left to be predicted");
pub const USED: Why = why("SH-6.10", "that ability was used in this Step");
pub const LIMIT: Why = why("SH-7.11", "its limit is reached");
pub const NO_ABILITY: Why = why("SH-6.3", "it has no ability for this Step");
pub const BLANK: Why = why("SH-20.3", "it is blank until its requirement is met");

// Targets.
pub const NOT_LEGAL: Why = why("SH-8.2", "that cannot be chosen");
pub const PREDICTED: Why = why("SH-14.3", "that number was predicted on that player this round");

// Responses.
pub const NO_RESPONSE: Why = why("SH-10.1", "that is no Response to this");
pub const ONLY_HERO: Why = why("SH-10.6", "it protects your Hero alone");
pub const NO_SHIELD: Why = why("SH-11.1", "no Shield Point of yours is there");

// Tokens and Items.
pub const NO_TOKEN: Why = why("SH-18.3", "you have no such token");
pub const NOT_FOR_SALE: Why = why("SH-21.2", "that Item is not for sale");
pub const TOO_DEAR: Why = why("SH-21.3", "you have not enough Gold");
pub const NO_XP: Why = why("SH-21.6", "each card costs 3 Experience");
pub const NOT_IN_LIBRARY: Why = why("SH-21.6", "that card is not in your Library");
pub const STUDIED: Why = why("SH-21.7", "you have studied that title");

//! Why something is not possible: the game's words and the clause that says so.

pub use kernel::Why;

/// A reason; rules and cards write their own in their files.
pub const fn why(clause: &'static str, words: &'static str) -> Why {
    Why::of(clause, words)
}

// Factions.
pub const PICK_FIRST: Why = why("FC-2.2", "both factions must be known first");
pub const HAS_FACTION: Why = why("FC-2.1", "your faction is settled");
pub const PICKED: Why = why("FC-2.2", "your pick is in; the other is still choosing");
pub const NOTHING_PICKED: Why = why("FC-2.2", "you have no sealed pick to take back");

// Deployment.
pub const OTHER_FACTION: Why = why("FC-2.1", "that card is not in your deck");
pub const NOT_IN_FORCE: Why = why("FC-2.4", "legends and titans are never in the starting force");
pub const NO_MORE_COPIES: Why = why("FC-2.3", "your deck has no further copy of that card");
pub const CLASS_FULL: Why = why("FC-2.3", "your force has all its cards of that class");
pub const NOT_DRAWN: Why = why("FC-16.3", "your force was drawn without a further copy of it");
pub const NOT_HOME: Why = why("FC-2.7", "cards are deployed on your own home rows, one a space");
pub const NOT_FULL: Why = why("FC-2.7", "all your home spaces need a card first");
pub const DEPLOYED: Why = why("FC-2.8", "your deployment is committed");

// Whose decision it is, and when.
pub const NOT_YOUR_TURN: Why = why("FC-5.1", "it is not your turn");
pub const NOT_YOUR_DECISION: Why = why("FC-5.7", "it is not your decision now");
pub const OTHER_QUESTION: Why = why("FC-5.6", "another question must be answered first");
pub const OTHER_PHASE: Why = why("FC-5.1", "that can be done in another phase of the turn only");
pub const NOTHING_TO_ANSWER: Why = why("FC-5.7", "there is nothing to answer with that now");

// Cards in general.
pub const NO_OWN_CARD: Why = why("FC-1.11", "no card of yours stands there");
pub const NO_CARD: Why = why("FC-1.11", "no card stands there");
pub const NO_ENEMY: Why = why("FC-1.11", "no enemy card stands there");
pub const IS_UP: Why = why("FC-4.3", "that card is revealed already");
pub const FACE_DOWN: Why = why("FC-4.6", "a face-down card must be revealed first");
pub const NO_SUCH_RULE: Why = why("FC-12.0", "that card does not have this rule");
pub const OFF_BOARD: Why = why("FC-3.10", "that space is not on the battlefield");
pub const OUT_OF_RANGE: Why = why("FC-3.6", "that is out of range or behind the card");
pub const TARGET_HIDDEN: Why = why("FC-9.5", "only a revealed card can be chosen");
pub const TARGET_UP: Why = why("FC-12.30", "only a face-down card can be revealed");

// Movement.
pub const MOVED: Why = why("FC-6.1", "that card has moved this turn");
pub const TOO_FAR: Why = why("FC-6.1", "the card cannot get there in one move");
pub const TAKEN: Why = why("FC-6.3", "that space is taken");
pub const HELD: Why = why("FC-6.13", "that card cannot move");
pub const IMMOBILE: Why = why("FC-12.39", "a war machine is not moved");
pub const ONE_MOVE: Why = why("FC-14.7", "only one card may move in this phase");
pub const NO_TUNNEL: Why = why("FC-12.36", "there is no free space to tunnel to");
pub const POINTED: Why = why("FC-6.11", "that card has used this rule this turn");
pub const USED_UP: Why = why("FC-12.7", "that card has used this rule already");
pub const ON_REVEAL: Why = why("FC-12.7", "a bounty is placed only as its card is revealed");

// Combat.
pub const ATTACKED: Why = why("FC-7.1", "you have made your attack of this turn");
pub const NO_CONTACT: Why = why("FC-7.3", "only a card in contact can be attacked in close combat");
pub const OUT_OF_REACH: Why = why("FC-7.3", "no enemy card is in contact or in its range");
pub const IN_CONTACT: Why =
    why("FC-7.4", "a card in contact cannot be shot by the card it touches");
pub const NO_SHOOTER: Why = why("FC-7.4", "that card makes no ranged attacks");
pub const DISARMED: Why = why("FC-7.9", "that card cannot attack this turn");
pub const EVADED: Why = why("FC-12.8", "that card cannot be chosen again this turn");
pub const MUST_PRESS_ON: Why = why("FC-12.27", "only an enemy in contact can be attacked now");

// Magic.
pub const NO_CASTER: Why = why("FC-9.2", "that card casts no spells");
pub const NOBODY_CASTS: Why = why("FC-9.2", "no revealed card of yours casts spells");
pub const TRIED: Why = why("FC-9.2", "that card has made its attempt this turn");
pub const ONE_SPELL: Why = why("FC-9.3", "a spell has been cast this turn");
pub const NOT_YOUR_SPELL: Why = why("FC-13.5", "you do not have that spell");
pub const EXHAUSTED: Why = why("FC-9.7", "that spell is exhausted");
pub const NEEDS_TARGET: Why = why("FC-9.4", "there is no such target for it now");
pub const NO_BLESSER: Why = why("FC-12.2", "that card does not cast this blessing");
pub const BLESSED: Why = why("FC-12.2", "that card has attempted its blessing this turn");
pub const NO_RANGE: Why = why("FC-14.6", "only a card with range above 1 can have it");
pub const NO_FREE_SPACE: Why = why("FC-9.4", "there is no free space to move it to");
pub const PLAYED: Why = why("FC-9.15", "that card has been played, or is not yours");
pub const NOBODY_BEARS: Why = why("FC-9.12", "no revealed card is there that could bear it");
pub const ONE_ITEM: Why = why("FC-9.11", "you have played an item this phase");
pub const NO_ITEMS: Why = why("FC-9.12", "a war machine carries no items");
pub const ITEM_LIMIT: Why = why("FC-9.13", "no further item may be in play");
pub const OTHER_BIOLOGY: Why = why("FC-12.1", "only cards of your faction evolve");
pub const EVOLVED: Why = why("FC-12.1", "a card holds at most three Bio Evolutions");

// Reinforcement.
pub const REINFORCED: Why = why("FC-10.6", "you have brought your reinforcement of this turn");
pub const NO_SPACE: Why = why("FC-10.2", "your back row has no free space");
pub const NO_DECK: Why = why("FC-10.7", "your reinforcement deck is empty");
pub const TOO_DEAR: Why = why("FC-10.3", "you have not conquered enough cards");

// Rolls and windows.
pub const NO_SUCH_DIE: Why = why("FC-12.21", "no die of that roll shows this");

//! What a reader of the rulebook weighs a table of Puzzle Strike with. Bounds and numbers of the
//! rules and of their advice stay where they are used.

use crate::weights::weights;

weights! {
    Weights in "puzzle-strike.toml" {
        /// One gem less than the others when the lowest of the tied wins (PS-14.7).
        lower_by_one,
        /// How much better a standing above that of the others makes a free-for-all.
        ahead,
        /// How dangerous a gem pile of 4 is at the start of one's action phase.
        danger_4,
        /// The same with 5.
        danger_5,
        /// The same with 6.
        danger_6,
        /// The same with 7.
        danger_7,
        /// The same with 8.
        danger_8,
        /// The same with 9.
        danger_9,
        /// Ten or more, and the crashes in hand to get below.
        saved,
        /// Ten or more, and no such crashes.
        doomed,
        /// Each gem above ten.
        per_gem,
        /// A 2-gem in the pile: large ones crash well.
        gem_2,
        /// A 3-gem in the pile.
        gem_3,
        /// A 4-gem in the pile, which nobody answers.
        gem_4,
        /// A point of a deck.
        point,
        /// A Crash Gem that is wanted, in points (PS-23.2).
        crash,
        /// A Combine that is wanted, in points (PS-23.1).
        combine,
        /// Money that is wanted, in points (PS-23.4).
        purse,
        /// A chip without an arrow, in points (PS-23.5).
        stuck,
        /// An arrow without a chip, in points.
        idle,
        /// A chip that stands in the way of the others, in points.
        bulk,
        /// A Wound that must be bought, in points lost (PS-4.17).
        wound,
        /// What could still be done, as a part of what has been done.
        promised,
        /// Playing something that draws a chip.
        draw,
        /// An arrow left.
        arrow,
        /// A chip kept with a piggy bank.
        pig,
        /// Playing a red chip.
        fist,
        /// Playing another chip.
        action,
        /// Playing a Combine.
        merge,
        /// A gem sent, even when nobody is in danger.
        sent,
        /// Money that cannot buy anything better.
        coin,
        /// A purple chip more than is wanted, in points lost.
        unwanted,
        /// Money more than is wanted, in points.
        spare_coin,
        /// How much more money is wanted for each chip that was bought (PS-23.4).
        dearer,
        /// Money that a chip brings when it is played, as a part of a gem in the deck.
        earned,
        /// A chip that is trashed when it is played, as a part of one that stays, by its arrows.
        lone_play,
        /// A purple chip that crashes at all, as a part of a Crash Gem.
        any_crash,
        /// Each gem that it crashes, as a part of a Crash Gem.
        each_crash,
        /// A chip that is not purple and combines, as a part of a Combine.
        other_combine,
        /// How much less each further chip of a kind is worth, as a part of the first.
        another,
        /// Any Puzzle chip, in points.
        chip,
        /// What a Puzzle chip costs: each money, in points.
        cost,
        /// A Puzzle chip that is trashed when it is played, as a part of one that stays.
        once,
        /// A Wound in a deck, in points lost.
        wounded,
        /// Any character chip, in points.
        own,
        /// An arrow that it gives, in points.
        own_arrow,
        /// A chip that it draws, in points.
        own_draw,
        /// A piggy bank that it gives, in points.
        own_pig,
        /// A money that it gives, in points.
        own_money,
        /// A gem that it crashes, in points.
        own_crash,
        /// That it can be an answer, in points.
        own_reaction,
        /// That it is red, in points.
        own_fist,
        /// A money that comes of playing a chip, in points.
        money,
        /// A gem less in a pile that is higher than five.
        relief,
        /// Money in a hand that waits for its turn, for each point of it.
        held_coin,
        /// A chip that crashes in such a hand.
        held_crash,
        /// Each point of gems that it can break (PS-23.7).
        held_break,
        /// Another chip with an action in such a hand.
        held_action,
        /// The same for each point that it is worth.
        held_worth,
        /// A chip in such a hand that nothing can be done with.
        held_nothing,
    }
}

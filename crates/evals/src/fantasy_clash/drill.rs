//! The numbers by which an army is led without much thought.

use crate::weights::weights;

weights! {
    Drill in "fantasy-clash-drill.toml" {
        /// A step forward.
        advance,
        /// How much less it is worth for every four rows that a card has come.
        fades,
        /// What it costs to leave the own back row.
        guard,
        /// How much luck there is in who goes where.
        noise,
        /// What a move must promise.
        spirit,
        /// A step onto the back row of the enemy.
        arrives,
        /// A step to the row before it.
        near,
        /// What a card could strike from its new place, above what anybody can strike now.
        strike,
        /// What revealed enemies beside its new place could strike.
        danger,
        /// What enemies who are revealed and at most one step away could strike at its new place.
        looms,
        /// The same at the old place.
        flees,
        /// How much of such a threat counts if another card is threatened more: one is struck.
        common,
        /// What it costs to be seen, for each point of a secret.
        shown,
        /// A step towards an enemy who is at most two rows from the own back row.
        meets,
        /// A step beside him.
        repels,
        /// A murder, for what it wins.
        murders,
        /// Pointing at a card.
        points,
        /// What an attack must promise.
        worthwhile,
        /// What it costs to be revealed for an attack.
        reveals,
        /// Removing an enemy from the own back row.
        intruder,
        /// Removing one who is a row away from it; half as much of one who is two.
        close,
        /// Magic for a card that touches an enemy, beside what the card is worth.
        fighter,
        /// Magic for nobody in particular.
        anybody,
    }
}

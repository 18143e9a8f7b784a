//! What somebody who has hunted a few Monsters weighs a table of Shadows with, in Shadow Stones
//! unless it says otherwise. Bounds, curves and numbers of the rules stay where they are used.

use crate::weights::weights;

weights! {
    Weights in "shadows.toml" {
        /// How much a Shadow Stone of advantage says about the end.
        lead,
        /// The same in the last round.
        last_lead,
        /// An XP: three of them are a studied card and a Shadow Stone.
        xp,
        /// A Gold: an Item costs five or six.
        gold,
        /// A point of damage: a tenth of what a KnockDown or a Monster brings.
        point,
        /// Health that comes back.
        health,
        /// A Shield Point.
        shield,
        /// How often somebody guesses a number of another's Hand.
        guess,
        /// What a Hero who is about to be KnockedDown has nearly lost (SH-18).
        down,
        /// A Bounty on one's own head.
        bounty,
        /// A Dodge that lies ready.
        dodge,
        /// The way to the reward of a Monster that lies behind one.
        hunted,
        /// What the facedown Monster-Action card threatens.
        front,
        /// Of a round to come this much is counted.
        later,
        /// A card studied now instead of later.
        soon,
        /// A random Item.
        item,
        /// How many rounds a Unit lives, and something attached lasts.
        lives,
        /// How likely an Attack comes that a Response could meet.
        attacked,
        /// How likely such a Spell comes.
        spelled,
        /// How likely such a Predict comes.
        predicted,
        /// What the Hand promises, as a part of what has been done.
        promised,
        /// How likely an Attack is not answered.
        unanswered,
        /// How likely whoever is attacked loses health.
        hurts,
        /// How likely a Hero loses health by an Attack.
        hurts_hero,
        /// How likely an Attack knocks somebody down.
        knocks_down,
        /// How likely there is something to Drain or a Shield Point to break.
        takes,
        /// How likely a swap comes about that something depends on.
        swaps,
        /// How likely a Hero who is unhurt is so when it is asked.
        stays_unhurt,
        /// How likely he who has not attacked has not when it is asked.
        stays_calm,
        /// How likely the Skills that a card asks for will have been used.
        used_colors,
        /// How much "all" is where it is not known.
        all,
        /// What a marked Attack does if it does harm, as a part of doing it at once.
        marked,
        /// Each target of an Attack on several, as a part of a lone one.
        each_target,
        /// An Attack that cannot be answered or shielded from, by an ordinary one.
        certain,
        /// An Attack is about so large: a Block for more is worth no more.
        blow,
        /// Cancelling an ability.
        cancel,
        /// A token drained from somebody; who gains it counts it again.
        drain,
        /// Health that could come back if it were lost, in points.
        ahead_of_harm,
        /// Breaking a Shield Point of another, as a part of having one.
        breaks,
        /// A card of one's own that is stunned.
        stunned,
        /// Stunning a card of another.
        stuns,
        /// A stunned card that comes back.
        released,
        /// Destroying a Unit.
        destroys_unit,
        /// Destroying an Item.
        destroys_item,
        /// A card more in the Market, or another one there.
        market,
        /// Being Invincible.
        invincible,
        /// Preventing a KnockDown.
        saved,
        /// Losing nothing by a KnockDown.
        skipped_loss,
        /// Seeing a hidden card.
        peek,
        /// Another Monster-Action card instead of one's own.
        swap_action,
        /// Turning a card over, as a Dodge is.
        flip,
        /// Taking a card into the Hand in mid-round.
        fetch,
        /// How often a change that lasts is felt in a round.
        lasting_change,
        /// How often one that does not is felt.
        brief_change,
        /// A point of Dodge, as a part of a point of damage.
        harder_to_hit,
        /// A Gold off the cost of Items, as a part of a Gold.
        cheaper,
        /// How often in a round a card in play answers a KnockDown or a Monster's fall.
        seldom,
        /// How often one answers a Response or a Predict.
        sometimes,
        /// How often any other does what it does.
        mostly,
        /// A point of a Unit's health.
        unit_health,
        /// A point of Delay, when a card is used.
        delay,
        /// A point of Delay, by how much seldomer a card can be used.
        comes_back,
        /// How likely one is knocked down and can answer that.
        knocked,
        /// A stunned Skill, as a part of one that is not.
        stunned_share,
        /// Each stun marker on it, as a part of it.
        stun_marker,
        /// A Skill that does not fit into the Hand, as a part of one that does.
        spare,
        /// More than this is not counted of the cards in play in a round.
        most_in_play,
        /// A card of the Library whose requirement is not met, as a part of one that can be used.
        far,
        /// The best cards of the Library, as a part of Skills.
        library,
        /// A Unit that is about to fall, as a part of an unhurt one.
        worn,
        /// A marker on something attached, as a part of it.
        marker,
        /// How sure a Mission is that is fulfilled before the end.
        mission_met,
        /// How likely one is fulfilled of which hardly anything is missing.
        mission_near,
        /// How likely one gets the trophy of the last Monster, which is not always met.
        mission_last,
        /// How likely trophies are won of which there is none yet.
        mission_monsters,
        /// How likely Bounties are got of which there is none yet.
        mission_bounties,
        /// How likely they stay.
        mission_keeps,
        /// How likely others are knocked down so often, before the first.
        mission_downs,
        /// How likely one is not knocked down too often.
        mission_stands,
        /// How likely so many Items are bought, before the first.
        mission_items,
        /// How likely Items of such cost are bought, before the first.
        mission_item_cost,
        /// How likely so many cards are studied, before the first.
        mission_studied,
        /// How likely every stat grows where all of them must.
        mission_each_stat,
        /// An XP when the Library is empty.
        late_xp,
        /// A Gold that can still buy something in the last round.
        last_gold,
        /// A card that can still be studied then.
        last_study,
        /// An XP that is left then.
        last_xp,
        /// Each Gold that one's Items cost, at the end.
        last_items,
        /// How much of the danger to a Hero is damage that lies; the rest is what comes.
        lies,
        /// Damage to a Monster that is announced, as a part of damage that lies.
        announced,
        /// A point of damage that the Monster's Attack would do, as a part of one.
        struck,
        /// Being drained or stunned by the Monster.
        hindered,
        /// The Shield Points of the Leader card, as a part of one that stays.
        leader_shield,
        /// A point added to the next Attack, as a part of one done.
        readied,
        /// A point of the Hero's full health, for each round to come.
        sturdy,
    }
}

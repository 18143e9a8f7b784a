//! The Missions, judged at the end (SH-24.4).

use crate::hero::{Goal, Mission};

pub const MISSIONS: [Mission; 12] = [
    Mission {
        name: "First Blood",
        text: "You hold the Level I Monster card.",
        goal: Goal::HoldsLevel(1),
        ss: 1,
    },
    Mission {
        name: "The Middle Watch",
        text: "You hold the Level II Monster card.",
        goal: Goal::HoldsLevel(2),
        ss: 1,
    },
    Mission {
        name: "Apex Hunter",
        text: "You hold the Level III Monster card.",
        goal: Goal::HoldsLevel(3),
        ss: 2,
    },
    Mission {
        name: "Trophy Room",
        text: "You hold at least 2 Monster cards.",
        goal: Goal::Monsters(2),
        ss: 1,
    },
    Mission {
        name: "Wanted",
        text: "You have at least 1 Bounty card.",
        goal: Goal::Bounties(1),
        ss: 1,
    },
    Mission {
        name: "Headhunter",
        text: "You KnockedDown opponents' Heroes at least 2 times.",
        goal: Goal::KoByMe(2),
        ss: 1,
    },
    Mission {
        name: "Unbroken",
        text: "Your Hero was never KnockedDown.",
        goal: Goal::KoMeAtMost(0),
        ss: 1,
    },
    Mission {
        name: "Well Armed",
        text: "You have at least 4 equipped Items.",
        goal: Goal::Items(4),
        ss: 1,
    },
    Mission {
        name: "Treasury",
        text: "The costs of your equipped Items total 16 or more.",
        goal: Goal::ItemCost(16),
        ss: 1,
    },
    Mission {
        name: "Scholar",
        text: "You own at least 6 Neutral Skill cards outside your Library.",
        goal: Goal::Studied(6),
        ss: 1,
    },
    Mission {
        name: "Polymath",
        text: "Your Hero has at least 3 Strength, 3 Tech and 3 Magic.",
        goal: Goal::EachStat(3),
        ss: 2,
    },
    Mission {
        name: "Warlord",
        text: "Your Hero has 5 or more in one of Strength, Tech, Magic.",
        goal: Goal::OneStat(5),
        ss: 1,
    },
];

//! The Missions, judged at the end (SH-24.4).

use crate::hero::{Goal, Mission};

pub const MISSIONS: [Mission; 12] = [
    Mission {
        name: "First Blood",
        text: "You hold the Level I Monster card.",
        goal: Goal::HoldsLevel(1),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "The Middle Watch",
        text: "You hold the Level II Monster card.",
        goal: Goal::HoldsLevel(2),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "Apex Hunter",
        text: "You hold the Level III Monster card.",
        goal: Goal::HoldsLevel(3),
        ss: 1,
        hard_ss: 2,
    },
    Mission {
        name: "Trophy Room",
        text: "You hold at least 2 Monster cards.",
        goal: Goal::Monsters(2),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "Wanted",
        text: "You have at least 1 Bounty card.",
        goal: Goal::Bounties(1),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "Headhunter",
        text: "You KnockedDown opponents' Heroes at least 2 times.",
        goal: Goal::KoByMe(2),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "Unbroken",
        text: "Your Hero was never KnockedDown.",
        goal: Goal::KoMeAtMost(0),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "Well Armed",
        text: "You have at least 4 equipped Items.",
        goal: Goal::Items(4),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "Treasury",
        text: "The costs of your equipped Items total 16 or more.",
        goal: Goal::ItemCost(16),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "Scholar",
        text: "You own at least 6 Neutral Skill cards outside your Library.",
        goal: Goal::Studied(6),
        ss: 1,
        hard_ss: 1,
    },
    Mission {
        name: "Polymath",
        text: "Your Hero has at least 3 Strength, 3 Tech and 3 Magic.",
        goal: Goal::EachStat(3),
        ss: 1,
        hard_ss: 2,
    },
    Mission {
        name: "Warlord",
        text: "Your Hero has 5 or more in one of Strength, Tech, Magic.",
        goal: Goal::OneStat(5),
        ss: 1,
        hard_ss: 1,
    },
];

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::hero::MissionId;

    fn fulfilled(board: Board, name: &str) -> bool {
        board.t.open().fulfils(A, MissionId::by_name(name).expect("a Mission"))
    }

    /// SH-24.4: what is held, has happened and is worn at the end.
    #[test]
    fn each_is_judged_on_the_final_state() {
        let plain = || duel("Akintunde", "Eras");
        for (name, board) in [
            ("First Blood", plain().defeated(A, "Cave Goblin")),
            ("The Middle Watch", plain().defeated(A, "Basilisk")),
            ("Apex Hunter", plain().defeated(A, "Vaendiss")),
            ("Trophy Room", plain().defeated(A, "Cave Goblin").defeated(A, "Basilisk")),
            ("Wanted", plain().bounties(A, 1)),
            ("Well Armed", plain().items(A, "Spyglass; Runeblade; Old Buckler; Chrono Watch")),
            ("Treasury", plain().items(A, "Runeblade; Dragonscale Mail")),
            ("Scholar", plain().deck(A, "Parry; Cleave; Decoy; Grapple; Haggle; Prophecy")),
            ("Polymath", plain().items(A, "Philosopher's Stone; Nano Forge; Goblin Wand")),
            ("Warlord", plain().items(A, "Runeblade")),
        ] {
            assert!(!fulfilled(plain(), name), "{name} needs something");
            if name != "Polymath" {
                assert!(fulfilled(board, name), "{name} is fulfilled");
            }
        }
        let all = plain().items(A, "Philosopher's Stone; Tinker's Goggles; Goblin Wand");
        assert!(fulfilled(all, "Polymath"));
    }

    /// SH-24.4: KnockDowns caused and suffered are counted.
    #[test]
    fn knockdowns_count() {
        let mut board = duel("Akintunde", "Eras");
        assert!(fulfilled(board.clone(), "Unbroken") && !fulfilled(board.clone(), "Headhunter"));
        board.t.lay_open().players[A].ko_by_me = 2;
        board.t.lay_open().players[A].ko_me = 1;
        assert!(!fulfilled(board.clone(), "Unbroken") && fulfilled(board, "Headhunter"));
    }

    /// SH-24.4: only the second KnockDown of an opponent's Hero makes a Headhunter.
    #[test]
    fn a_headhunter_knocks_down_twice() {
        let hunts = |m: &scenario::Scene<crate::Table>| {
            m.table().open().fulfils(A, MissionId::by_name("Headhunter").expect("a Mission"))
        };
        let mut board = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").damage(B, 6);
        board.t.lay_open().players[A].ko_by_me = 1;
        let mut m = board.acts(A, 2);
        assert!(!hunts(&m), "one is not enough");
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass").knocked_down(B, 1);
        assert!(hunts(&m));
    }
}

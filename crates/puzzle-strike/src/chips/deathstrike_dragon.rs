//! Deathstrike Dragon: all 1-gems go, half of them at an opponent, and so does the chip.

use crate::chip::{Chip, Colors, Declares, Kind};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Deathstrike Dragon",
    text: "Trash all 1-gems from your gem pile. Send half that many 1-gems, rounded down, to one opponent. Then trash this chip: it is out of the game.",
    kind: Kind::Character(Who::Menelker),
    copies: 1,
    banner: Colors::PURPLE,
    declares: Declares::Opponent,
    main: |t, play, run| {
        let ones = t.open().pile(run.me).of(1);
        for _ in 0..ones {
            t.trash_from_pile(play, run.me, 1);
        }
        let target = run.opponent().expect("an opponent was declared");
        t.send(play, run.me, target, ones / 2, false);
        t.go_on(run);
    },
    step: |t, play, run| t.trash_itself(play, run),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;

    /// PS-S82, PS-20.39, PS-6.1, PS-10.7: half of the 1-gems are sent and can be countered; the
    /// chip is out of the game.
    #[test]
    fn sends_half_of_its_1_gems() {
        let m = duel().pile(A, "1 1 1 1 1 2").pile(B, "1").hand(A, "Deathstrike Dragon");
        let mut m = m.hand(B, "Crash Gem").acts(A);
        m.does(A, "play Deathstrike Dragon").bank_has("1-gem", 67).piles(A, "2");
        m.does(B, "react Crash Gem").does(B, "break 1").piles(B, "1").lie_on_table(A, "");
        assert_eq!(m.table().listed(&m.table().open().gone), chips("Deathstrike Dragon"));
    }

    /// PS-8.1, PS-20.39: with one 1-gem there is no send.
    #[test]
    fn one_1_gem_makes_no_send() {
        let mut m = duel().pile(A, "1 4").hand(A, "Deathstrike Dragon").acts(A);
        m.does(A, "play Deathstrike Dragon").piles(A, "4").asks(A);
        m.happened(0, |e| matches!(e, Event::Sent { .. }));
    }

    /// PS-14.3: among several opponents one is chosen.
    #[test]
    fn an_opponent_is_chosen() {
        let m = free_for_all(3).pile(A, "1 1").hand(A, "Deathstrike Dragon");
        let mut m = m.acts(A);
        m.does(A, "play Deathstrike Dragon").may(A, &["choose P2", "choose P3"]);
        m.does(A, "choose P3").piles(C, "1").piles(B, "");
    }
}

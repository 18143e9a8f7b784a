//! Mage Sight, a spell of the Alliance.

use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::Spaces;
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Mage Sight",
    text: "Reveal one or two face-down enemy cards in range, one after the other.",
    faction: Some(Faction::Alliance),
    cost: 15,
    aim: Aim::EnemyHidden,
    does: Does::Own(|t, play, casting| {
        t.reveal(play, casting.target);
        t.ask_of_spell(casting);
    }),
    asks: Some(Asks {
        spaces: |t, casting| {
            let open = t.open();
            let enemy = crate::space::other(open.cards[casting.caster].controller);
            let hidden = open.army(enemy).filter(|id| open.cards[*id].is_hidden());
            let in_range = hidden.map(|id| open.cards[id].at);
            let in_range = in_range.filter(|at| open.field().reaches(casting.caster, *at));
            in_range.fold(Spaces::NONE, Spaces::with)
        },
        may_pass: true,
        needs: None,
        picked: |t, play, _, space| t.reveal(play, t.open().on(space).expect("it was offered")),
    }),
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S104 (FC-4.16, FC-4.14): one reveal is finished before the next.
    #[test]
    fn mage_sight_reveals_one_after_the_other() {
        let board = field().south("C4", "Wizard").north_down("C6", "Bounty Hunters");
        let mut m = board.north_down("B6", "Pikemen").magic(S);
        m.dice("2 2").does(S, "cast Mage Sight from C4 at C6").asks(N).hides("B6", "Pikemen");
        m.does(N, "use Bounty of C6 on C4").may(S, &["choose B6", "pass"]).does(S, "choose B6");
        m.stands(N, "B6", "Pikemen").asks(S);
    }
}

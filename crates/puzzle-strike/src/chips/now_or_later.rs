//! Now or Later: two chips now, or a thinner deck later.

use crate::chip::{Chip, Colors, Declares, Note};
use crate::choice::Choice;
use crate::step::{Filter, Question, Zones};

const NOW: u8 = 0;
const ZONES: Zones = Zones::HAND.and(Zones::DISCARD);

pub const CHIP: Chip = Chip {
    name: "Now or Later",
    text: "Choose one: draw 2; or from your hand and discard pile taken together trash one gem, or one Wound, or one of each.",
    cost: Some(2),
    banner: Colors::BROWN,
    declares: Declares::Option(2),
    options: &["draw 2", "trash a gem, a Wound or both"],
    main: |t, play, run| {
        if run.option() == Some(NOW) {
            return t.draw(play, run.me, 2);
        }
        let filter = Filter::GEM.or(Filter::WOUND);
        t.ask(run, run.me, Question::Trash { zones: ZONES, filter, may_pass: false });
    },
    picked: |t, _, run, _, choice| {
        // After the first one the other kind, if one likes.
        if let (Choice::Chip(_, chip, _), 0) = (choice, run.times()) {
            let filter = if chip.is_gem() { Filter::WOUND } else { Filter::GEM };
            let other = Question::Trash { zones: ZONES, filter, may_pass: true };
            t.ask(run.noting(Note::Times(1)), run.me, other);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.13: two chips now.
    #[test]
    fn draws_two() {
        let mut m = duel().hand(A, "Now or Later").bag(A, "1-gem x3").acts(A);
        m.does(A, "play Now or Later").does(A, "Now or Later: draw 2").holds(A, "1-gem x2");
    }

    /// PS-S71, PS-20.13: hand and discard pile are one set: one gem, one Wound, or one of each.
    #[test]
    fn trashes_one_of_each_at_most() {
        let m = duel().hand(A, "Now or Later; Wound").discard(A, "Wound; 1-gem x2; Combine");
        let mut m = m.acts(A);
        m.does(A, "play Now or Later").does(A, "Now or Later: trash a gem, a Wound or both");
        let both =
            ["trash Wound from hand", "trash 1-gem from discard", "trash Wound from discard"];
        m.may(A, &both).does(A, "trash Wound from hand");
        m.may(A, &["trash 1-gem from discard", "pass"]).does(A, "trash 1-gem from discard");
        m.discarded(A, "Wound; 1-gem; Combine").holds(A, "").may(A, &["end actions"]);
    }

    /// PS-S62, PS-20.24: copied, it may be each of them once.
    #[test]
    fn two_plays_may_differ() {
        let m = duel().hand(A, "X-Copy; Now or Later").bag(A, "Wound x3");
        let mut m = m.acts(A);
        m.does(A, "play X-Copy").does(A, "copy Now or Later").does(A, "Now or Later: draw 2");
        m.does(A, "Now or Later: trash a gem, a Wound or both").does(A, "trash Wound from hand");
        m.holds(A, "Wound");
    }
}

//! Several games that make one match, or rounds that make one game: what the running one is worth
//! to whoever must win more of them.

/// What both sides still need, and what the running game gives to its winner.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// How many wins each side still needs: one's own first.
    pub needed: [u8; 2],
    /// How many wins it counts for if it is won, and how many for the others if it is lost.
    pub counts: [u8; 2],
}

impl Race {
    /// A match to so many wins, of which each side has some, game by game.
    pub fn to(wins: u8, have: [u8; 2]) -> Race {
        Race { needed: have.map(|have| wins.saturating_sub(have)), counts: [1, 1] }
    }

    /// The chance to win the match if the running game is won with this chance.
    pub fn chance(self, game: f32) -> f32 {
        let ([mine, theirs], [won, lost]) = (self.needed, self.counts);
        game * first(mine.saturating_sub(won), theirs)
            + (1.0 - game) * first(mine, theirs.saturating_sub(lost))
    }
}

/// The chance to be the first to win so many games if each is a coin flip.
fn first(mine: u8, theirs: u8) -> f32 {
    match (mine, theirs) {
        (0, _) => 1.0,
        (_, 0) => 0.0,
        _ => (first(mine - 1, theirs) + first(mine, theirs - 1)) / 2.0,
    }
}

/// How far a match has come, for games that count their turns anew. The end of a game is further
/// than any number of turns, so that who plays on in thought stops there.
pub fn clock(games_over: u8, turns: u16) -> u32 {
    u32::from(games_over) << u16::BITS | u32::from(turns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_counts_by_what_is_needed() {
        let chance = |have, game| Race::to(2, have).chance(game);
        assert_eq!([chance([0, 0], 1.0), chance([0, 0], 0.0)], [0.75, 0.25]);
        assert_eq!([chance([1, 0], 1.0), chance([1, 0], 0.0)], [1.0, 0.5]);
        assert_eq!([chance([0, 1], 1.0), chance([0, 1], 0.0)], [0.5, 0.0]);
        assert_eq!(chance([1, 1], 0.3), 0.3);
    }

    #[test]
    fn a_round_may_count_twice() {
        let race = Race { needed: [2, 1], counts: [2, 1] };
        assert_eq!(race.chance(0.5), 0.5);
        assert_eq!(Race { counts: [1, 1], ..race }.chance(0.5), 0.25);
    }

    #[test]
    fn the_end_of_a_game_is_later_than_all_its_turns() {
        assert_eq!(clock(0, 7), 7);
        assert!(clock(1, 0) > clock(0, u16::MAX));
    }
}

//! What can be done with single plain cards, listed beforehand: most hands hold nothing else, and
//! copying a list is several times quicker than building it.

use super::{Card, Choice, Meld};
use crate::board::Way;
use crate::pile::{COPIES, Number, Numbers};

/// What one card can do in a main action, in the order of every list.
const fn actions(card: Card) -> [Choice; 3] {
    [Choice::Move(card, Way::Forward), Choice::Move(card, Way::Back), Choice::Push(card)]
}

/// What can be done with the cards of one set of numbers.
pub struct List<const N: usize> {
    /// How many of the choices there are.
    pub count: usize,
    pub choices: [Choice; N],
}

/// For each set of numbers the first `PER` actions of each of its cards.
const fn lists<const PER: usize, const N: usize>() -> [List<N>; Numbers::SETS] {
    let mut lists = [const { List { count: 0, choices: [Choice::Pass; N] } }; Numbers::SETS];
    let mut at = 0;
    while at < Numbers::SETS * Number::ALL.len() * PER {
        let (set, i, action) = (at / PER / 5, at / PER % 5, at % PER);
        let list = &mut lists[set];
        if set >> i & 1 == 1 {
            list.choices[list.count] = actions(Card::plain(Number::ALL[i]))[action];
            list.count = list.count.saturating_add(1);
        }
        at = at.saturating_add(1);
    }
    lists
}

static MOVES: [List<10>; Numbers::SETS] = lists::<2, 10>();
static MOVES_AND_PUSHES: [List<15>; Numbers::SETS] = lists::<3, 15>();

/// All cards of one number.
const MOST: usize = COPIES as usize;

static ATTACKS: [[Choice; MOST]; 5] = {
    let mut all = [[Choice::Pass; MOST]; 5];
    let mut at = 0;
    while at < 5 * MOST {
        let meld = Meld::plain(Number::ALL[at / MOST], (at % MOST) as u8 + 1);
        all[at / MOST][at % MOST] = Choice::Attack(meld);
        at = at.saturating_add(1);
    }
    all
};

static STRIKES: [[[Choice; MOST]; 5]; 5] = {
    let mut all = [[[Choice::Pass; MOST]; 5]; 5];
    let mut at = 0;
    while at < 25 * MOST {
        let (dash, n, k) = (at / 5 / MOST, at / MOST % 5, at % MOST);
        let meld = Meld::plain(Number::ALL[n], k as u8 + 1);
        all[dash][n][k] = Choice::Strike(Card::plain(Number::ALL[dash]), meld);
        at = at.saturating_add(1);
    }
    all
};

/// Every move with one card of these numbers.
#[inline]
pub fn moves(numbers: Numbers) -> &'static List<10> {
    &MOVES[numbers.place()]
}

/// Every move and push with one card of these numbers.
#[inline]
pub fn moves_and_pushes(numbers: Numbers) -> &'static List<15> {
    &MOVES_AND_PUSHES[numbers.place()]
}

/// Attacks with one card of this number, with two, and so on.
#[inline]
pub fn attacks(n: Number) -> &'static [Choice; MOST] {
    &ATTACKS[n.place()]
}

/// Dashing strikes with one card of this number after this dash, with two, and so on.
#[inline]
pub fn strikes(dash: Number, n: Number) -> &'static [Choice; MOST] {
    &STRIKES[dash.place()][n.place()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pile::Cards;

    #[test]
    fn every_hand_has_its_list() {
        for set in 0..Numbers::SETS {
            let held = Number::ALL.into_iter().filter(|n| set >> n.place() & 1 == 1);
            let numbers = held.clone().collect::<Cards>().numbers();
            let first =
                |per| held.clone().flat_map(move |n| actions(Card::plain(n)).into_iter().take(per));
            let (with, without) = (moves_and_pushes(numbers), moves(numbers));
            assert!(first(2).eq(without.choices[..without.count].iter().copied()));
            assert!(first(3).eq(with.choices[..with.count].iter().copied()));
        }
    }

    #[test]
    fn sets_of_one_number_are_listed_by_their_size() {
        let three = Number::ALL[2];
        assert_eq!(attacks(three)[1].to_string(), "attack 2x3");
        assert_eq!(strikes(Number::ONE, three)[0].to_string(), "dash 1, strike 1x3");
    }
}

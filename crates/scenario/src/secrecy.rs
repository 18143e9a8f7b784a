//! What a viewer cannot know makes no difference to what that viewer sees, hears or may do.

mod answers;
mod harmless;
mod journals;
mod lockstep;

use crate::course::Script;
use crate::suite::{Suite, interjections, is_cut_short};
use kernel::{Asks, Game, Outcome, Verdict, Verdicts, Viewer};

/// Tries secrecy on random games, in four ways: tables imagined from a view are played side by
/// side with the true one, whole games are replayed with other hidden cards, answers that another
/// seat sees alike are told alike, and what may be taken back freely has told nothing.
pub fn secrecy<G: Suite>(setups: &[G::Setup], games: u32, seed: u64) {
    let imagined = lockstep::imagined_tables::<G>(setups, games, seed);
    answers::seen_alike::<G>(setups, games, seed);
    harmless::given_with_any_hand::<G>(setups, games, seed);
    let replayed = journals::other_luck::<G>(setups, games, seed);
    // Where every mutant is met with a quarter of the games there may be none of them.
    if G::HIDDEN && !is_cut_short() {
        let name = G::NAME;
        assert!(imagined > 0, "secrecy of {name} is vacuous: redeal never imagined another table");
        assert!(replayed > 0, "secrecy of {name} is vacuous: no game could be replayed otherwise");
    }
}

/// Everything one viewer has in front of him at one point.
struct Knows<G: Game> {
    view: G::View,
    asks: Asks,
    outcome: Option<Outcome>,
    verdicts: Vec<Verdict<G>>,
    interjections: Vec<G::Choice>,
    things: Vec<G::Thing>,
}

impl<G: Game> Knows<G> {
    fn of(table: &G, viewer: Viewer) -> Self {
        let mut knows = Knows {
            view: table.view(viewer),
            asks: table.asks(),
            outcome: table.outcome(),
            verdicts: Vec::new(),
            interjections: Vec::new(),
            things: Vec::new(),
        };
        if let Viewer::Seat(seat) = viewer {
            knows.verdicts = Verdicts::of(table, seat).0;
            knows.interjections = interjections(table, seat);
            table.things(seat, &mut knows.things);
        }
        knows
    }

    /// The first difference, in words.
    fn differs(&self, other: &Self) -> Option<String> {
        let said = |what, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| {
            Some(format!("{what}\n    here:  {a:?}\n    there: {b:?}"))
        };
        if self.asks != other.asks {
            said("who is asked", &self.asks, &other.asks)
        } else if self.verdicts != other.verdicts {
            said("the choices or their refusals", &self.verdicts, &other.verdicts)
        } else if self.view != other.view {
            said("the view", &self.view, &other.view)
        } else if self.interjections != other.interjections {
            said("the interjections", &self.interjections, &other.interjections)
        } else if self.things != other.things {
            said("the things to point at", &self.things, &other.things)
        } else if self.outcome != other.outcome {
            said("the outcome", &self.outcome, &other.outcome)
        } else {
            None
        }
    }
}

/// What one viewer was told, as text, with whether it may show secrets.
type Heard = [(String, bool)];

/// How two accounts of the same answer compare.
enum Accounts {
    Equal,
    /// They part at an event that rightly shows something.
    Shown,
    /// They part at an event that should not depend on anything hidden.
    Leaked(String),
}

fn compare(here: &Heard, there: &Heard) -> Accounts {
    let longest = here.len().max(there.len());
    let Some(i) = (0..longest).find(|i| here.get(*i) != there.get(*i)) else {
        return Accounts::Equal;
    };
    if [here, there].iter().any(|side| side.get(i).is_some_and(|(_, shows)| *shows)) {
        return Accounts::Shown;
    }
    let text = |side: &Heard| side.get(i).map_or("nothing".to_string(), |(text, _)| text.clone());
    Accounts::Leaked(format!("here:  {}\n    there: {}", text(here), text(there)))
}

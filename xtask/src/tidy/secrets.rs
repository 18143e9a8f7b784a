//! Players imagine; they never see the table that is really played.

use super::source::words;
use super::{Finding, GAMES, House};

/// What turns a table into an imagined one, and the function of a game that may do so.
const DOOR: &str = "redealt";
const DEALER: &str = "redeal";

/// A table that is really played becomes an imagined one nowhere: the door is used by `redeal`
/// alone, in the games, in toys and in tests.
pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for source in house.under("crates/").filter(|s| !s.path.starts_with("crates/kernel/")) {
        let plays = GAMES.iter().any(|game| source.path.starts_with(&format!("crates/{game}/")))
            || source.path.starts_with("crates/scenario/");
        let mut function = String::new();
        for (n, line) in source.lines.iter().enumerate().map(|(i, line)| (i + 1, line)) {
            let mut names = words(&line.code);
            while let Some((word, _)) = names.next() {
                if word == "fn" {
                    function = names.next().map_or(String::new(), |(name, _)| name.to_string());
                }
                if word == DOOR && !(function == DEALER && (plays || line.test)) {
                    let what = format!("`{DOOR}`: only `{DEALER}` of a game imagines tables");
                    found.push(Finding::new(&source.path, n, what));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::planted::told;
    use super::*;

    const DEALT: &str =
        "fn redeal(v: &View) -> Imagined<Self> {\n    Imagined::redealt(v.deal())\n}";

    #[test]
    fn a_game_imagines_in_its_redeal() {
        let house = House::planted([
            ("crates/shadows/src/game.rs", DEALT),
            ("crates/scenario/src/toys/kuhn.rs", DEALT),
            ("crates/arena/tests/toy.rs", DEALT),
        ]);
        assert_eq!(told(scan(&house)), [""; 0]);
    }

    #[test]
    fn nobody_else_calls_a_table_imagined() {
        let cheat = "fn redeal() {}\nfn peek(t: &G) {\n    Imagined::redealt(t.clone())\n}";
        for path in ["crates/catalog/src/hosted.rs", "crates/shadows/src/game.rs"] {
            let told = told(scan(&House::planted([(path, cheat)])));
            assert_eq!(
                told,
                [format!("{path}:3: `redealt`: only `redeal` of a game imagines tables")]
            );
        }
        assert_eq!(scan(&House::planted([("crates/bots/src/greedy.rs", DEALT)])).len(), 1);
    }
}

//! Words of the rules whose meaning depends on the mode that is played.

use super::words::{count, list};
use ::flash_duel::{Mode, Open};

/// How this game is won, who takes part in it and in what order; nothing for other words.
pub fn look_up(o: &Open, word: &str) -> Option<String> {
    Some(match word.to_lowercase().as_str() {
        "goal" | "win" | "winning" | "token" | "tokens" | "game" => goal(o),
        "dragon" | "the dragon" => dragon(o.mode()),
        "hit point" | "hit points" | "hit-points" | "hp" => hit_points(o.mode()),
        "order" | "turn order" | "order of turns" | "turn" | "turns" => order(o),
        "traitor" | "the traitor" | "betrayal" => traitor(o.mode()),
        "up" | "face up" => "up: abilities that lie face up. Each can be played once when its \
            trigger happens, at most one in a turn (FD-11.3, FD-11.4)."
            .into(),
        "down" | "face down" => "down: abilities that have been played and lie face down. They \
            cannot be played until they are turned face up, which happens at the start of each \
            round (FD-11.3, FD-11.5)."
            .into(),
        _ => return None,
    })
}

fn goal(o: &Open) -> String {
    let mode = o.mode();
    let points = mode.dragon().map_or(0, |d| d.hit_points);
    if mode.is_betrayal() {
        return format!(
            "The loyal mortals win when the Dragon has lost his {} hit points, whatever happened \
             to the traitor (FD-20.6). The Dragon and the traitor win when every loyal mortal is \
             defeated (FD-20.5). When time is over last-hits are compared, then the advance \
             (FD-20.29). Nobody knows who the traitor is: `? traitor`, `? accuse`.",
            count(points)
        );
    }
    if mode.is_raid() {
        return format!(
            "The mortals win by taking the Dragon's {} hit points, the Dragon by defeating every \
             mortal (FD-19.21). When time is over last-hits are compared, then the advance \
             (FD-19.17 to FD-19.20). There is one round and no token.",
            count(points)
        );
    }
    let round = match mode {
        Mode::Team => {
            "Your team wins a round by defeating both opponents (FD-17.6), or by having more \
             fighters left or being better placed when the draw pile runs out (FD-17.17 to \
             FD-17.19, `? time`)."
        }
        Mode::SoloDragon => {
            "You win a round by hitting the Dragon twice (FD-16.16), or by being better placed \
             when the draw pile runs out (`? time`); he wins it by hitting you once."
        }
        _ => {
            "You win a round by hitting the opponent, or by being better placed when the draw \
             pile runs out (`? time`)."
        }
    };
    let tokens = match o.tokens_needed() {
        1 => "The first round that is won decides the game, as agreed.".to_string(),
        n => {
            format!(
                "A round gives a token; the first to {} tokens wins the game (FD-4.1).",
                count(n)
            )
        }
    };
    format!("{round} {tokens}")
}

fn dragon(mode: Mode) -> String {
    match mode.dragon() {
        _ if mode == Mode::SoloDragon => "The Dragon is played by the rules: he draws a card at \
            the start of his turn and attacks, pushes, strikes or moves with it (FD-16.4 to \
            FD-16.8). He uses his abilities whenever he can (FD-16.18) and takes two hits to \
            defeat (FD-16.16)."
            .into(),
        Some(d) => format!(
            "The Dragon plays alone against the mortals: {} hit points, a hand of {}, {} \
             abilities, each once per game ({}). He has his turn after all mortals (FD-19.12), \
             and one more for each mortal defeated (FD-19.14). One ability per turn, on his own \
             and on each mortal's (FD-19.15).",
            count(d.hit_points),
            count(d.hand),
            count(d.abilities_to_pick),
            match mode {
                Mode::Raid2 => "FD-19.2, FD-19.7",
                Mode::Raid3 => "FD-19.3, FD-19.7",
                Mode::Raid4 => "FD-19.4, FD-19.7",
                _ => "FD-20.1, FD-19.7",
            }
        ),
        None => "The Dragon takes no part here. He is the opponent of the modes solo-dragon, \
            raid-2, raid-3, raid-4 and betrayal."
            .into(),
    }
}

fn hit_points(mode: Mode) -> String {
    match mode.dragon() {
        Some(d) if mode == Mode::SoloDragon => format!(
            "The Dragon has {} hit points in each round (FD-16.16, FD-16.19). Everybody else is \
             beaten by one hit.",
            count(d.hit_points)
        ),
        Some(d) => format!(
            "The Dragon begins with {} hit points. Each hit costs him one, whatever its strength, \
             and each last-hit too (FD-19.24, FD-19.17). Everybody else is defeated by one hit.",
            count(d.hit_points)
        ),
        None => "Only the Dragon has hit points, and he takes no part here: whoever is hit loses \
            the round, or in a team is defeated."
            .into(),
    }
}

fn order(o: &Open) -> String {
    match o.mode() {
        Mode::Team => "The teams take turns: a player of the team that goes first, one of the \
            other, then their partners, and so on. Each round a team may name who is its first. \
            Defeated players are skipped (FD-17.5)."
            .into(),
        mode if mode.is_raid() => {
            let dragon = mode.dragon_seat().filter(|_| o.round() > 0);
            let now = dragon.map_or(String::new(), |dragon| {
                let mortals = o.in_order_from(dragon).skip(1);
                let names: Vec<String> = mortals.map(|s| s.to_string()).collect();
                format!(" Here: {}, then the Dragon.", list(&names))
            });
            format!(
                "The mortals take their turns first, always in the same order, then all of them \
                 refill; after that comes the Dragon (FD-19.12). They choose the order before the \
                 game (FD-19.13).{now}"
            )
        }
        mode if mode.bot().is_some() => "You and the bot take turns. A coin decides who starts \
            the first round; after a round that you win the bot goes first, after one that it \
            wins you choose (FD-16.2)."
            .into(),
        _ => "The two players take turns. A coin decides who starts the first round (FD-4.3); \
            later whoever lost the last one decides (FD-4.4)."
            .into(),
    }
}

fn traitor(mode: Mode) -> String {
    if !mode.is_betrayal() {
        return "There is a traitor only in the mode betrayal.".into();
    }
    "One of the five holds the Traitor card, the Dragon perhaps (FD-20.3). A mortal who holds it \
     plays for the Dragon. He may show it at any time (FD-20.7), may then name the hands of loyal \
     mortals, each of which is defeated if he is right (FD-20.8), and goes to the Dragon's Start \
     to fight for him (FD-20.9). Accused before that he is defeated at once (`? accuse`, \
     FD-20.16). A Dragon who holds it may show it to gain a hit point (FD-20.20)."
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::flash_duel::{Setup, Table};
    use kernel::{Game, Play, Seeded, Viewer};

    fn told(mode: Mode, tokens: u8, word: &str) -> String {
        let setup = Setup { tokens, ..Setup::of(mode) };
        let mut luck = Seeded::new(1);
        let table = Table::start(&setup, &mut Play::silent(&mut luck)).expect("it can be played");
        look_up(&table.view(Viewer::Public).open, word).expect("it is explained")
    }

    #[test]
    fn the_goal_is_that_of_the_mode_and_its_options() {
        assert!(told(Mode::Simple, 3, "goal").contains("first to three tokens"));
        assert!(told(Mode::Full, 5, "goal").contains("first to five tokens"));
        assert!(told(Mode::Full, 1, "goal").contains("first round that is won decides"));
        assert!(told(Mode::SoloDragon, 3, "goal").contains("hitting the Dragon twice"));
        assert!(told(Mode::Team, 3, "goal").contains("both opponents"));
        assert!(told(Mode::Raid4, 1, "Goal").contains("the Dragon's four hit points"));
        let betrayal = told(Mode::Betrayal, 1, "goal");
        assert!(betrayal.contains("The Dragon and the traitor win") && !betrayal.contains("token"));
    }

    #[test]
    fn every_word_is_explained_in_every_mode() {
        for mode in Mode::ALL {
            for word in ["dragon", "hit points", "order", "traitor", "up", "down"] {
                assert!(!told(mode, Setup::of(mode).tokens, word).is_empty());
            }
        }
    }
}

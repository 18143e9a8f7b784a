//! The words of the rules, for somebody who asks what they mean.

use super::about;
use super::words::count;
use ::puzzle_strike::chip::Kind;
use ::puzzle_strike::{ChipId, Open, Set, Who};

/// A word of the rules, a chip or a character by name, whoever has it. A chip that is not in this
/// game is found by a part of its name as well: nothing of this game is called like it.
pub fn look_up(o: &Open, word: &str) -> Option<String> {
    let plain = word.trim().to_lowercase();
    let (chip, who) = (ChipId::by_name(&plain), plain.parse::<Who>().ok());
    // `combine` and `wound` are chips and words of the rules.
    let meaning = goal(o, &plain).or_else(|| rule(&plain).map(str::to_string));
    let chip = chip.or_else(|| elsewhere(o, &plain).filter(|_| meaning.is_none() && who.is_none()));
    let chip = chip.map(|id| about::chip(id) + &missing(o, id));
    let said: Vec<String> = chip.into_iter().chain(meaning).collect();
    match said.is_empty() {
        false => Some(said.join("\n")),
        true => who.map(|who| about::character(who) + &absent(o, who)),
    }
}

/// The one chip with these words in its name, if it is not in this game.
fn elsewhere(o: &Open, words: &str) -> Option<ChipId> {
    let has = |id: &ChipId| id.chip().name.to_lowercase().contains(words);
    let mut found = ChipId::all().filter(has);
    let only = found.next().filter(|_| words.chars().count() > 2 && found.next().is_none())?;
    o.slot(only).is_none().then_some(only)
}

/// Why a chip cannot be met in this game.
fn missing(o: &Open, id: ChipId) -> String {
    match id.chip().kind {
        _ if o.slot(id).is_some() => String::new(),
        _ if !o.sets.have(id) => other_set(id.chip().set, "It"),
        Kind::Puzzle => " Its stack is not in the bank of this game.".into(),
        // Before all have picked, everybody may still come.
        Kind::Character(who) if o.turns > 0 => format!(" Nobody plays {who} in this game."),
        _ => String::new(),
    }
}

fn absent(o: &Open, who: Who) -> String {
    if o.sets.has(who.set()) { String::new() } else { other_set(who.set(), &format!("\n{who}")) }
}

fn other_set(set: Set, what: &str) -> String {
    let set = match set {
        Set::Shadows => "Shadows, a set that is",
        Set::Base => "the base set, which is",
        Set::Promo => "the promotional chips, which are",
    };
    let gap = if what.starts_with('\n') { "" } else { " " };
    format!("{gap}{what} belongs to {set} not in this game.")
}

/// How this game is won and how close Panic Time is.
fn goal(o: &Open, word: &str) -> Option<String> {
    Some(match word {
        "goal" | "win" | "winning" | "lose" | "losing" | "game" => {
            let end = "Whoever ends his turn with a gem pile of 10 or more has lost (PS-4.31).";
            let win = match () {
                _ if o.mode.is_team() => "The other team wins (PS-15.7).",
                _ if o.last_standing => {
                    "He is out, and the last player who is left wins (PS-16.1)."
                }
                _ if o.mode.is_free_for_all() => {
                    "Of the others the one with the lowest pile wins (PS-14.7)."
                }
                _ => "The other player wins (PS-13.1).",
            };
            let games =
                if o.tournament { " The first to win two games wins (PS-18.1)." } else { "" };
            format!("{end} {win}{games}")
        }
        "panic" | "panic time" | "danger time" | "deadly time" | "normal time" => {
            let first = o.mode.panic_players();
            format!(
                "When {} stacks of the bank are empty it is Panic Time and 2-gems are anted; with \
                 {} Danger Time and 3-gems; with {} Deadly Time and 4-gems. It never gets better \
                 again (PS-12). Now {} empty.",
                count(first),
                count(first + 1),
                count(first + 2),
                match o.empty_stacks() {
                    0 => "none is".to_string(),
                    1 => "one is".to_string(),
                    n => format!("{} are", count(n)),
                }
            )
        }
        _ => return None,
    })
}

fn rule(word: &str) -> Option<&'static str> {
    let found = WORDS.iter().find(|(names, _)| names.contains(&word));
    found.map(|(_, meaning)| *meaning)
}

const WORDS: [(&[&str], &str); 31] = [
    (
        &["turn", "phase", "phases", "turns"],
        "A turn is: ante a gem, play chips (action phase), buy at least one chip (buy phase), then \
         discard your hand and draw five chips and the height bonus (cleanup) (PS-4.1).",
    ),
    (
        &["ante", "anted", "ante phase"],
        "A gem from the bank goes into a gem pile: your own at the start of your turn, a 1-gem or \
         more in Panic Time (PS-4.2, PS-6.4). An ante is no send: nobody can answer it (PS-4.4).",
    ),
    (
        &["gem", "gems"],
        "Gems are worth 1 to 4. In your hand they are money (PS-4.11); in your gem pile they bring \
         you closer to losing, and give you more chips to draw (PS-4.27).",
    ),
    (
        &["gem pile", "pile", "piles", "total"],
        "The gems before a player. Its total is the sum of their values; with 10 or more at the \
         end of your turn you have lost (PS-4.31). In the middle of a turn it may be more \
         (PS-4.32).",
    ),
    (
        &["crash", "crashes"],
        "Break gems of your own pile: they go back to the bank, and as many 1-gems as they were \
         worth are sent to an opponent (PS-6.6). A broken 4-gem cannot be countered (PS-8.2).",
    ),
    (
        &["send", "sends", "sent"],
        "1-gems on their way to an opponent's pile. They may be answered with a purple shield \
         before they land (PS-6.5, PS-8.1).",
    ),
    (
        &["counter", "counter-crash", "counter crash", "uncounterable", "negate"],
        "Answering a send with a purple shield: gems that you break in your own pile stop as many \
         of those that come; what is more goes back (PS-8.6). Sends by a broken 4-gem cannot be \
         answered (PS-8.2).",
    ),
    (
        &["combine", "combines"],
        "Two gems of your pile worth 4 or less together become one gem of their sum (PS-6.10). One \
         big gem is sent with one crash.",
    ),
    (
        &["fist", "fists", "attack", "attacks"],
        "A chip with a fist attacks opponents. Those it is aimed at may react with a blue shield, \
         each once (PS-9.3, PS-9.4).",
    ),
    (
        &["shield", "shields", "blue shield", "purple shield", "reaction", "react", "reactions"],
        "A reaction is played from your hand in an opponent's turn and costs no action (PS-5.11): \
         a blue shield answers a fist, a purple shield answers gems that are sent (PS-1.8).",
    ),
    (
        &["immune", "immunity"],
        "Who is immune to an attack is not affected by it; everybody else still is (PS-9.6).",
    ),
    (
        &["arrow", "arrows", "action", "actions", "black arrow", "action phase"],
        "Playing a chip in your action phase costs an action. You have one each turn, a black \
         arrow; chips give more. A black arrow pays for any chip, a coloured one for a chip with \
         that colour in its banner (PS-5.1, PS-5.2). Unused ones are lost (PS-4.9).",
    ),
    (
        &["banner", "banners", "colour", "color", "colours", "colors"],
        "The coloured strip of a chip that can be played: brown, red, blue, purple, gray or gold \
         (PS-1.7). Gems and Wounds have none and are never played as an action (PS-1.6).",
    ),
    (
        &["piggy bank", "piggy banks", "pig", "pigs", "keep"],
        "For each piggy bank you got this turn you may keep one chip in hand at cleanup; you draw \
         one less for it (PS-4.24, PS-4.26).",
    ),
    (
        &["ongoing", "ongoing zone"],
        "An ongoing chip is played once, stays before you and works every turn until something \
         discards it (PS-6.17).",
    ),
    (
        &["height bonus", "height", "bonus"],
        "A high gem pile draws more: one chip more from a total of 3, two from 6, three from 9 \
         (PS-4.27).",
    ),
    (
        &["floating", "floating gems", "limbo", "float"],
        "Among three or four, gems sent by somebody whose pile is 10 or more wait in limbo until \
         it is 9 or less, and are destroyed at the end of his turn (PS-14.10, PS-14.14).",
    ),
    (
        &["trash", "trashed", "trashing"],
        "The chip goes back to its stack in the bank (PS-6.1). Character chips are never trashed, \
         except by their own text.",
    ),
    (
        &["gain", "gains", "gained"],
        "A chip goes from the bank to your discard pile without being bought (PS-6.3).",
    ),
    (
        &["buy", "buying", "buy phase", "purchase"],
        "Play gems of your hand for money and buy chips of the bank; they go to your discard pile. \
         You must buy at least one chip each turn, a Wound if you can afford nothing (PS-4.14, \
         PS-4.16, PS-4.17).",
    ),
    (
        &["money"],
        "What your played gems are worth, and what chips give. Unspent money is lost at the end of \
         the turn (PS-4.12, PS-4.22).",
    ),
    (
        &["wound", "wounds"],
        "A chip that does nothing and fills your bag. It costs nothing; at most one may be bought \
         in a turn (PS-4.18).",
    ),
    (
        &["bag", "bags", "draw", "drawing"],
        "You draw from your bag; nobody knows the order. When it is empty your discard pile is \
         shaken into it (PS-6.11, PS-6.12).",
    ),
    (
        &["top of bag", "top of the bag", "top"],
        "Chips that were put on top of a bag are drawn first, the last one put there before the \
         others (PS-2.9).",
    ),
    (
        &["discard", "discard pile", "discards"],
        "Chips you have bought, played or discarded lie in your discard pile, open to all, until \
         your bag is empty (PS-2.4, PS-6.12).",
    ),
    (
        &["bank", "stack", "stacks"],
        "The bank has gems, purple chips, Wounds and ten stacks of Puzzle chips, five of each \
         (PS-2.2, PS-3.3). Empty stacks bring Panic Time (PS-12.1).",
    ),
    (
        &["puzzle", "puzzle chip", "puzzle chips", "purple chip", "purple chips", "crash sphere"],
        "Puzzle chips are those of the ten stacks that differ from game to game (PS-1.5). Purple \
         chips are Combine, Crash Gem and Double Crash Gem, those with a crash sphere (PS-1.9).",
    ),
    (
        &["cleanup", "clean up"],
        "After buying you may keep chips with piggy banks; the rest of your hand and what you \
         played is discarded, and you draw five chips and the height bonus (PS-4.24 to PS-4.27).",
    ),
    (
        &["once per turn", "once"],
        "A chip with this mark may be played once in a turn, whichever copy it is (PS-5.12).",
    ),
    (
        &["stand-in", "stand-ins", "stand in"],
        "When the bank has no such gem left, a stand-in takes its place in a pile and vanishes \
         when it leaves it (PS-6.21).",
    ),
    (
        &["draft", "clockwork", "custom clockwork", "pool"],
        "In Custom Clockwork there are no characters: three chips are drafted from an open pool \
         (PS-17.1, PS-17.2).",
    ),
];

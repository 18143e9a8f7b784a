//! The words of the rules, for somebody who asks what they mean.

use super::about;
use ::fantasy_clash::magic::MagicId;
use ::fantasy_clash::special::SpecialId;
use ::fantasy_clash::{Faction, Space, UnitId, View};

/// A word of the rules, a space, or a card, rule or faction by name.
pub fn look_up(view: &View, word: &str) -> Option<String> {
    let plain = word.trim().to_lowercase();
    if let Some(id) = plain.parse::<Space>().ok().filter(|at| view.open.is_on_board(*at)) {
        let card = view.open.on(id).map(|card| about::on_field(view, card));
        return Some(card.unwrap_or_else(|| format!("{id} is an empty space.")));
    }
    let unit = UnitId::by_name(&plain).map(about::unit);
    let rule = SpecialId::by_name(&plain).map(about::rule);
    let magic = MagicId::by_name(&plain).map(about::magic);
    let meaning = meaning(&plain).map(str::to_string);
    let faction = Faction::ALL
        .into_iter()
        .find(|f| f.name().eq_ignore_ascii_case(&plain) || f.to_string() == plain);
    let all = [unit, rule, magic, meaning, faction.map(about::faction)];
    let said: Vec<String> = all.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join("\n"))
}

fn meaning(word: &str) -> Option<&'static str> {
    let found = WORDS.iter().find(|(names, _)| names.contains(&word));
    found.map(|(_, meaning)| *meaning)
}

const WORDS: [(&[&str], &str); 23] = [
    (
        &["goal", "win", "winning", "lose", "losing", "game", "breakthrough", "victory"],
        "You win at the start of your turn if one of your cards stands on the enemy's back row \
         already (FC-11.1). A table may agree that it must have stood there for a whole enemy \
         turn, or that a player without any card has lost (FC-11.3, FC-11.7).",
    ),
    (
        &["turn", "turns", "phase", "phases"],
        "A turn has four phases: movement, combat, magic, reinforcement (FC-5.1). You may reveal \
         cards of yours between any two actions (FC-5.6).",
    ),
    (
        &["movement", "move", "moves", "moving"],
        "Each of your cards may move one space left, right, forward or backward to a free space \
         (FC-6.1). A face-down card that comes into contact with an enemy is revealed (FC-6.9).",
    ),
    (
        &["combat", "attack", "attacks", "close combat", "fight"],
        "You may make one attack a turn with a revealed card (FC-7.1). Both sides roll two dice \
         and more or fewer by size and rules, and add attack or defence; the lower score is \
         removed, an equal one harms nobody (FC-7.10, FC-7.16, FC-7.22 to FC-7.24).",
    ),
    (
        &["ranged", "ranged attack", "shoot", "shooting", "range"],
        "A card with a range above 1 may attack a card in its range that it does not touch, in \
         its own row or further forward (FC-7.4, FC-3.6). If the defence is higher nothing \
         happens (FC-7.23).",
    ),
    (
        &["values", "value", "numbers", "stats"],
        "Below the name of a card stand its values: in `12/11 s10 r3` the attack is 12, the \
         defence 11, the size 10 and the range 3. Without an r the range is 1. A star says that \
         an effect lies on the card.",
    ),
    (
        &["size"],
        "In close combat a card whose size is at least 5 more than the other's rolls an extra \
         die (FC-7.11).",
    ),
    (
        &["dice", "die", "score", "roll"],
        "Attack score is attack, dice and modifiers; defence score likewise (FC-7.16). Every \
         roll is open, with its modifiers and their reasons.",
    ),
    (
        &["reveal", "revealed", "face down", "face-down", "hidden", "face up"],
        "Cards are deployed face down; only their owner knows them (FC-4.1, FC-4.2). A card is \
         revealed by choice in your own turn, when it moves into contact, attacks, is attacked, \
         is scouted, or uses a rule (FC-4.4, FC-4.5). Then it stays revealed (FC-4.3).",
    ),
    (
        &["contact", "touch", "touching"],
        "Two cards are in contact if their spaces share an edge, never diagonally (FC-3.4).",
    ),
    (
        &["force", "starting force", "army", "class", "classes"],
        "A force has 1 hero, 1 champion, 3 elite, 5 veteran and 10 regular cards, 20 in all \
         (FC-2.3). Titans and legends come only as reinforcements (FC-2.4).",
    ),
    (
        &["deploy", "deployment", "arrange", "preset", "presets"],
        "Each player puts his 20 cards face down on his four home rows, in secret and in any \
         order (FC-2.7). `deploy wall` takes a whole army; `arrange wall` lays it out to be \
         changed with `swap A1 B2`, `lift A1` and `place Trolls at A1`; `commit` ends it \
         (FC-R2).",
    ),
    (
        &["magic phase", "spell", "spells", "cast", "casting"],
        "A revealed card with Magic casts with two dice and its magic against the cost of the \
         spell (FC-9.6). One successful spell a turn (FC-9.3); it is exhausted until all are \
         (FC-9.8).",
    ),
    (
        &["item", "items", "magic items"],
        "In your magic phase you may attach one magic item to any revealed card; it stays until \
         its bearer leaves play (FC-9.11, FC-9.12, FC-9.15). You may have one item in play \
         (FC-9.13).",
    ),
    (
        &["evolution", "evolutions"],
        "The Catastrophe attaches Bio Evolutions to revealed cards in its magic phase, as many \
         as it likes but at most three to a card (FC-12.1).",
    ),
    (
        &["blessing"],
        "Each revealed card with Blessings may try one blessing of its gods in a magic phase, \
         with two dice and its magic (FC-12.2).",
    ),
    (
        &["reinforcement", "reinforcements", "reinforce", "cost", "price"],
        "At the end of your turn you may spend conquered cards, draw a card and put it face down \
         on a free space of your back row (FC-10.2, FC-10.5). The cost is three; Shield Brothers \
         and the Blessing of the Harvest each make it one less (FC-10.3).",
    ),
    (
        &["conquered", "conquered pile", "conquer", "pile"],
        "Enemy cards that were removed, with what lay on them, go to your conquered pile; they \
         pay for reinforcements (FC-8.8, FC-10.3).",
    ),
    (
        &["remove", "removed", "removal", "save", "saves"],
        "A card that would leave play may be kept by Regenerate, then by cards with Heal or \
         Embalmer in range (FC-8.2).",
    ),
    (
        &["follow up", "follow-up"],
        "A card that wins a close combat as the attacker may move into the space of the beaten \
         card (FC-7.27).",
    ),
    (
        &["back row", "home row", "home rows", "gap"],
        "Your back row is the rear-most of your four home rows (FC-3.3). Have a card on the \
         enemy's when your turn begins to win (FC-11.1).",
    ),
    (
        &["priority point", "at any time"],
        "Before and after every action in your turn you may reveal cards and use Assassin \
         (FC-5.6).",
    ),
    (
        &["draw", "drawn", "stalemate", "idle"],
        "The game is drawn after 40 turns in a row without progress, or after 100 turns each \
         (FC-11.9, FC-11.10).",
    ),
];

#[cfg(test)]
mod tests {
    use super::meaning;
    use ::fantasy_clash::HOME;
    use ::fantasy_clash::field::PRICE;
    use ::fantasy_clash::table::{IDLE_LIMIT, TURN_LIMIT};

    /// These sentences are written out; the numbers in them are the engine's.
    #[test]
    fn the_words_name_the_numbers_of_the_rules() {
        let says = |word: &str, part: String| {
            let said = meaning(word).unwrap_or_default();
            assert!(said.contains(&part), "`{part}` in: {said}");
        };
        says("draw", format!("after {IDLE_LIMIT} turns in a row"));
        says("draw", format!("after {} turns each", TURN_LIMIT / 2));
        says("force", format!("{HOME} in all"));
        says("deploy", format!("his {HOME} cards"));
        says("reinforce", format!("The cost is {};", crate::english::count(PRICE)));
    }
}

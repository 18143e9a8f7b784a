//! The words of the rules, for somebody who asks what they mean.

use super::{about, words};
use ::shadows::card::CardId;
use ::shadows::cards::status::{BOUNTY, LEADER};
use ::shadows::monster::creature;
use ::shadows::{ActionId, HeroId, MissionId, MonsterId, View};

/// A word of the rules, or a card, Hero, Monster or Mission by name.
pub fn look_up(view: &View, word: &str) -> Option<String> {
    let plain = word.trim().to_lowercase();
    let like = |name: &str| name.to_lowercase() == plain;
    let card = CardId::all().find(|id| {
        let card = id.card();
        like(card.name) || card.sides.is_some_and(|sides| sides.iter().any(|side| like(side)))
    });
    let hero = HeroId::all().find(|id| like(id.hero().name)).map(about::hero);
    let monster = MonsterId::all().find(|id| like(id.monster().name)).map(about::monster);
    let mission = MissionId::all().find(|id| like(id.mission().name));
    let action = ActionId::all().find(|id| like(id.action().name) || like(&words::action(*id)));
    let called = like(creature().name)
        .then(|| format!("{}, Health {}. {}", creature().name, creature().hp, creature().text));
    let all = [
        meaning(&plain),
        card.map(about::card),
        hero,
        monster,
        mission.map(|id| about::mission(view, id)),
        called,
        action.map(|id| about::action(view, id)),
    ];
    let said: Vec<String> = all.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join("\n"))
}

fn meaning(word: &str) -> Option<String> {
    let status = [("leader", &LEADER), ("bounty", &BOUNTY), ("bounties", &BOUNTY)];
    if let Some((_, status)) = status.iter().find(|(name, _)| *name == word) {
        return Some(format!("{}: {}", status.name, status.text));
    }
    let found = WORDS.iter().find(|(names, _)| names.contains(&word));
    found.map(|(_, meaning)| (*meaning).to_string())
}

const WORDS: [(&[&str], &str); 27] = [
    (
        &["goal", "win", "winning", "game", "victory", "shadow stone", "shadow stones", "ss"],
        "The game ends in the CleanUp of a round in which somebody has 9 Shadow Stones or the \
         Level III Monster is defeated (SH-22.1). Missions are added, and the most Shadow Stones \
         win (SH-24.1, SH-24.2).",
    ),
    (
        &["round", "rounds", "phase", "phases"],
        "A round is TeamUp, Plan, Combat, BuildUp, CleanUp and Refresh (SH-4.1).",
    ),
    (
        &["teamup", "team up", "token"],
        "From the second round on the Leader chooses 1 Experience or 1 Gold for everyone \
         (SH-4.2), then deals one Monster-Action card facedown to each player (SH-4.3).",
    ),
    (
        &["plan", "hand", "hand size"],
        "All choose their Hand in secret from the Current Deck: 3 cards, and 1 more for each \
         defeated Monster (SH-5.1, SH-5.2).",
    ),
    (
        &["step", "steps", "initiative", "combat", "turn"],
        "Combat has six Steps; in each the Leader takes a turn, then the others clockwise \
         (SH-6.1). In a turn one may use cards with the number of the Step, and abilities of \
         that Step (SH-6.3).",
    ),
    (
        &["queue", "flip", "skip", "ready"],
        "Before the first card of a turn takes effect its player fixes a queue: the first lies \
         open, the rest facedown; `ready` says that nothing more comes behind them (SH-6.4). Then \
         each may be used or skipped (SH-6.5); what was \
         not used goes back to the Hand (SH-6.8).",
    ),
    (
        &["requirement", "requirements", "stat", "stats", "str", "tech", "mag", "hp"],
        "Stats are those of the Hero, of Items and of cards in play (SH-7.3). A requirement must \
         be met at the moment of use; Damage tokens do not lower HP (SH-7.2).",
    ),
    (
        &["attack", "attacks", "damage"],
        "The user names the target and announces the damage (SH-9.1). The owner of the target \
         may respond, then use Shield Points; the rest goes on the target (SH-9.6).",
    ),
    (&["standalone"], "A Standalone Attack is the only Attack of its player in a round (SH-9.12)."),
    (
        &["response", "responses", "respond", "block"],
        "One matching Response may be used before an Attack, Spell or Predict takes effect \
         (SH-10.1, SH-10.2), from the Hand, with Dodge or with an Item (SH-10.3).",
    ),
    (
        &["shield", "shields", "shield point", "shield points", "guard"],
        "A Shield Point stops 1 damage of an Attack and is broken (SH-11.1, SH-11.5). It does not \
         help against Spells and Predicts (SH-11.2).",
    ),
    (
        &["dodging", "unanswered"],
        "A Hero who took the damage of an Attack without Response and Shield Points may turn \
         Flat-Footed over to Dodge (SH-12.1), which blocks 5 of a later Attack (SH-12.2).",
    ),
    (
        &["spell", "spells"],
        "A Spell takes effect directly; it can be answered only by a Response to Spells \
         (SH-13.1), and against the Monster it reveals no card (SH-13.2).",
    ),
    (
        &["predict", "prediction"],
        "Name an opponent and a number: he says truly whether a card with it is in his Hand \
         (SH-14.1). A number can be predicted once a round on each player (SH-14.3).",
    ),
    (
        &["monster action", "monster-action", "monster-action card", "chart", "icon", "icons"],
        "Each Attack against the Monster reveals a Monster-Action card, the facedown one first \
         (SH-15.1); its icons are done by the rows of the Monster's chart (SH-15.3). Who has \
         revealed none by Step 3 reveals his then (SH-6.13).",
    ),
    (
        &["monster", "monsters", "level"],
        "Three Monsters come one after the other (SH-2.1). Whoever's own Damage tokens reach its \
         Health has defeated it and takes its reward (SH-15.14, SH-15.16).",
    ),
    (
        &["knockdown", "knock down", "knocked down", "ko"],
        "A Hero with as many Damage tokens as HP is KnockedDown (SH-18.1): his player loses 1 \
         Experience or Gold and all damage is removed (SH-18.3). Another player who did it gains \
         1 Experience, 1 Gold and a Bounty (SH-18.5); for the Monster all others gain 1 Gold \
         (SH-18.6).",
    ),
    (
        &["stun", "stunned", "delay", "stunned area"],
        "A stunned card goes to the Stunned Area instead of the Current Deck (SH-19.2). Delay I \
         keeps it out of the next round, Delay II out of the next two (SH-19.3).",
    ),
    (
        &["unit", "units", "creature", "object", "station", "station field"],
        "Creatures and Objects stay on the Station Field, use their abilities in their Steps and \
         can be attacked (SH-17.1, SH-8.1).",
    ),
    (
        &["attachment", "attach"],
        "An Attachment stays on what it is attached to and works only there (SH-17.3).",
    ),
    (
        &["buildup", "market", "item", "items", "buy", "purchase"],
        "In BuildUp everything earned is collected (SH-21.1); then each in turn buys an Item or \
         passes (SH-21.2). A bought Item gives 1 Shadow Stone (SH-21.3).",
    ),
    (
        &["restricted", "basic", "basic item"],
        "A Hero has one Restricted Item; with a second, one of the two is discarded (SH-21.4).",
    ),
    (
        &["study", "library", "experience", "xp"],
        "In BuildUp all may spend 3 Experience for each card of their Library that goes into the \
         Current Deck, and gain 1 Shadow Stone each (SH-21.6).",
    ),
    (
        &["mission", "missions"],
        "Each player keeps one of two Missions in secret (SH-2.13); a fulfilled one adds its \
         Shadow Stones at the end (SH-24.1).",
    ),
    (
        &["pool", "mulligan", "booster", "boosters"],
        "A Library is drawn from the Pool: 10 cards, or 9, or 8 if one puts them back (SH-2.17). \
         The shared Pool has the 20 Beginner cards and two boosters (SH-2.16).",
    ),
    (
        &["invincible"],
        "An Invincible Hero cannot be targeted, damaged, lose or recover health (SH-25.4).",
    ),
    (
        &["auto", "trigger", "triggers", "track", "marker"],
        "Auto happens by itself and cannot be declined (SH-25.1). A marker moves when its \
         condition is met; at the end of the track its effect is done and it goes back (SH-25.6).",
    ),
];

//! What things of Flash Duel are, for somebody who asks.

use super::words::spaces;
use ::flash_duel::ability::AbilityId;
use ::flash_duel::cards::{CHARACTERS, CharacterId};
use ::flash_duel::{Action, Open, Space, Thing, View, Who};
use kernel::{Seat, Viewer};

pub fn thing(o: &Open, seat: Seat, thing: Thing) -> String {
    match thing {
        Thing::Action(a) => action(a).into(),
        Thing::Card(n) => format!(
            "A card of number {n}: it moves {}, attacks at distance {n}, and blocks a {n}.",
            spaces(n.value())
        ),
        Thing::Ability(id) => ability(id),
        Thing::Space(space) => place(o, seat, space),
    }
}

fn action(action: Action) -> &'static str {
    match action {
        Action::Move => "Play one card and step that many spaces forward or back (FD-7.1).",
        Action::Push => {
            "Adjacent to an opponent: play one card and push him back that many spaces (FD-7.4)."
        }
        Action::Attack => {
            "Play one or more cards of one number against an opponent at exactly that distance. \
             He blocks with as many cards of that number, or is hit (FD-7.8)."
        }
        Action::DashingStrike => {
            "Play one card to dash forward, then one or more cards of one number against an \
             opponent at exactly that distance. He blocks, retreats, or is hit (FD-7.11)."
        }
        Action::Block => "Answer with as many cards of the number as the strength (FD-8.3).",
        Action::Retreat => {
            "From a dashing strike: play one card and step back that many spaces. Your next turn \
             is a recover turn (FD-8.4)."
        }
        Action::DashingBlock => {
            "From behind a threatened teammate: dash exactly to his space and add cards to his \
             block (FD-18.1)."
        }
    }
}

pub fn ability(id: AbilityId) -> String {
    let trigger = super::words::capital(id.card().trigger);
    format!("{id} — {}. {}", trigger.trim_end_matches('.'), id.card().text)
}

fn place(o: &Open, seat: Seat, space: Space) -> String {
    let colour = if space.is_dark() { "dark" } else { "light" };
    let on = o.undefeated().iter().filter(|s| o.space(*s) == space);
    let names: Vec<String> = on.map(|s| s.to_string()).collect();
    let mut text = format!("Space {space} is {colour}.");
    if !names.is_empty() {
        text += &format!(
            " {} there.",
            match &names[..] {
                [one] => format!("{one} stands"),
                many => format!("{} stand", super::words::list(many)),
            }
        );
    }
    if o.space(seat) != space {
        text += &format!(" It is {} away from you.", spaces(o.space(seat).distance(space)));
    }
    text
}

/// Who sits there, where, and on whose side.
pub fn seat(view: &View, seat: Seat) -> String {
    let (o, f) = (&view.open, view.open.fighter(seat));
    let who = match f.who {
        Who::Nobody => String::new(),
        who => format!(", {who}"),
    };
    let tie = match view.viewer {
        Viewer::Seat(me) if me == seat => "This is you.",
        Viewer::Seat(me) if o.are_enemies(me, seat) => "An opponent of yours.",
        Viewer::Seat(_) => "On your side.",
        Viewer::Public => "",
    };
    let place = match o.round() {
        0 => String::new(),
        _ if f.defeated => " Defeated in this round.".into(),
        _ => format!(" Stands on space {} and holds {} cards.", f.space, f.hand_size),
    };
    let abilities: Vec<String> = f.cards().map(|(id, _)| ability(id)).collect();
    let text = format!("{seat}{who}, plays {}. {tie}{place}", f.side);
    format!("{}\n{}", text.trim_end(), abilities.join("\n")).trim_end().to_string()
}

/// The words of the rules that are no things on the table.
const WORDS: [(&[&str], &str); 10] = [
    (
        &["goal", "win", "winning", "token", "tokens", "game"],
        "You win a round by hitting the opponent, or by being better placed when the draw pile \
         runs out (`? time`). A round gives a token; who first has the tokens that were agreed, \
         usually three, wins the game (FD-4.1). In a Raid the mortals win by taking the Dragon's \
         last hit point.",
    ),
    (
        &["time", "time-over", "draw pile", "pile"],
        "Time is over the moment the last card of the draw pile is drawn (FD-10.2). Then last-hits \
         are compared (`? last-hit`), and after them who has advanced farther (FD-10.9).",
    ),
    (
        &["last-hit", "last-hits", "last hit"],
        "At time-over each player counts the cards in hand that are equal to the distance between \
         the pawns; who has more wins the round (FD-10.8). If equal, the greater advance wins \
         (FD-10.9), else the round is drawn (FD-10.10).",
    ),
    (
        &["recover", "recovery", "recovering", "recover turn"],
        "Whoever retreated must recover on the next turn: no main action and no ability, only the \
         refill (FD-9.1, FD-9.2, FD-9.4). Blocking and retreating stay possible (FD-9.9).",
    ),
    (
        &["round", "rounds"],
        "A round goes from a deal to a result. For the next one positions, hands and piles are \
         reset and abilities are turned face up (FD-4.7). Whoever lost decides which side starts \
         (FD-4.4).",
    ),
    (
        &["dark", "light", "colour", "color"],
        "Spaces are coloured in pairs, 1-2 dark, 3-4 light and so on; dark ones are filled on the \
         board (FD-2.3). Only abilities care (FD-2.4).",
    ),
    (
        &["board", "space", "spaces", "map"],
        "One row of 18 spaces; West starts on 1, East on 18 (FD-2.1, FD-2.2). `P1>` looks and \
         moves East, `<P2` West; pawns above each other share a space. Opponents never pass each \
         other (FD-2.6). `*` is a mine, `}` and `{` are soldiers of West and East; filled spaces \
         are dark.",
    ),
    (
        &["dash", "strike"],
        "The first card of a dashing strike: step forward, then strike with cards equal to the \
         distance that is left (FD-7.11). It is not possible when adjacent to an opponent \
         (FD-7.10). The dash card does not matter for the block (FD-8.3).",
    ),
    (
        &["accuse", "accusation", "traitor", "loyal"],
        "In Betrayal an undefeated mortal may accuse another at any time, who then shows the \
         loyalty card (FD-20.15). A traitor is defeated at once (FD-20.16); if the accused is \
         loyal, the accuser is (FD-20.17).",
    ),
    (
        &["refill", "hand"],
        "At the end of your turn you draw until you hold five cards (FD-10.1); some characters and \
         the Dragon hold more.",
    ),
];

/// An ability or a character by name, whoever has it.
pub fn look_up(word: &str) -> Option<String> {
    let plain = word.to_lowercase();
    if let Some((_, about)) = WORDS.iter().find(|(names, _)| names.contains(&plain.as_str())) {
        return Some((*about).into());
    }
    if let Some(id) = AbilityId::by_name(word) {
        return Some(ability(id));
    }
    let named = |name: &str| name.eq_ignore_ascii_case(word);
    let place = CHARACTERS.iter().position(|(name, full)| named(name) || named(full))?;
    let character = CharacterId(place as u8);
    let abilities = character.abilities().map(ability);
    Some(format!("{}.\n{}", character.full_name(), abilities.join("\n")))
}

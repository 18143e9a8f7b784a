//! What things of Flash Duel are, for somebody who asks.

use super::words::spaces;
use ::flash_duel::ability::AbilityId;
use ::flash_duel::cards::{CHARACTERS, CharacterId};
use ::flash_duel::{Action, Space, Table, Thing};
use kernel::Seat;

pub fn thing(t: &Table, seat: Seat, thing: Thing) -> String {
    match thing {
        Thing::Action(a) => action(a).into(),
        Thing::Card(n) => format!(
            "A card of number {n}: it moves {}, attacks at distance {n}, and blocks a {n}.",
            spaces(n.value())
        ),
        Thing::Ability(id) => ability(id),
        Thing::Space(space) => place(t, seat, space),
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
             opponent at exactly that distance. He blocks, retreats, or is hit (FD-7.10)."
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
    format!("{id}. {}: {}", super::words::capital(id.card().trigger), id.card().text)
}

fn place(t: &Table, seat: Seat, space: Space) -> String {
    let o = t.open();
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

/// An ability or a character by name, whoever has it.
pub fn look_up(word: &str) -> Option<String> {
    if let Some(id) = AbilityId::by_name(word) {
        return Some(ability(id));
    }
    let named = |name: &str| name.eq_ignore_ascii_case(word);
    let place = CHARACTERS.iter().position(|(name, full)| named(name) || named(full))?;
    let character = CharacterId(place as u8);
    let abilities = character.abilities().map(ability);
    Some(format!("{}. {}", character.full_name(), abilities.join(" ")))
}

//! What things of Puzzle Strike are, for somebody who asks.

use super::words::{self, capital, count};
use ::puzzle_strike::chip::{ChipId, Colors, Icons, Kind};
use ::puzzle_strike::{Thing, View, Who};
use kernel::{Seat, Viewer};

const COLORS: [(Colors, &str); 6] = [
    (Colors::BROWN, "brown"),
    (Colors::RED, "red"),
    (Colors::BLUE, "blue"),
    (Colors::PURPLE, "purple"),
    (Colors::GRAY, "gray"),
    (Colors::GOLD, "gold"),
];

/// The colours of a banner by name.
pub fn colors(id: ChipId) -> Vec<&'static str> {
    let has = |(color, _): &&(Colors, _)| id.chip().banner.has(*color);
    COLORS.iter().filter(has).map(|(_, name)| *name).collect()
}

/// The icons of a banner by name.
pub fn icons(id: ChipId) -> Vec<&'static str> {
    let has = |(icon, _): &&(Icons, _)| id.chip().icons.has(*icon);
    Icons::NAMED.iter().filter(has).map(|(_, name)| *name).collect()
}

/// What kind of chip it is, in a word.
pub fn kind(id: ChipId) -> &'static str {
    match id.chip().kind {
        Kind::Gem(_) => "gem",
        Kind::Purple => "purple",
        Kind::Wound => "wound",
        Kind::Puzzle => "puzzle",
        Kind::Character(_) => "character",
    }
}

/// A chip with everything that is printed on it.
pub fn chip(id: ChipId) -> String {
    let text = id.chip();
    let mut signs = vec![match text.kind {
        Kind::Gem(_) => "gem".to_string(),
        Kind::Purple => "purple chip".into(),
        Kind::Wound => "Wound".into(),
        Kind::Puzzle => "Puzzle chip".into(),
        Kind::Character(who) => format!("chip of {who}"),
    }];
    signs.extend(text.cost.map(|cost| format!("costs {cost}")));
    let colors = colors(id);
    if !colors.is_empty() {
        signs.push(format!("{} banner", colors.join(" and ")));
    }
    signs.extend(icons(id).iter().map(|icon| icon.replace('-', " ")));
    let mut said = format!("{id} ({}).", signs.join(", "));
    for (heading, words) in
        [("", text.text), ("Reaction: ", text.reaction_text), ("Ongoing: ", text.ongoing_text)]
    {
        if !words.is_empty() {
            said += &format!(" {heading}{words}");
        }
    }
    if text.once_per_turn && !said.contains("Once per turn.") {
        said += " Once per turn.";
    }
    said
}

/// A character and the three chips of his bag.
pub fn character(who: Who) -> String {
    let chips: Vec<String> = who.chips().map(chip).collect();
    format!("{who} has three chips of his own.\n{}", chips.join("\n"))
}

pub fn thing(view: &View, seat: Seat, thing: Thing) -> String {
    let o = &view.open;
    let id = match thing {
        Thing::InHand(id) | Thing::InBank(id) => id,
        Thing::EndActions => return "The end of your action phase; arrows are lost.".into(),
        Thing::EndBuying => {
            return "The end of your buy phase, in which you must buy a chip; money is lost."
                .into();
        }
    };
    let slot = o.slot(id);
    let place = match thing {
        Thing::InHand(_) => {
            let held = slot.zip(view.hands[seat]).map_or(0, |(slot, hand)| hand.of(slot));
            format!("You hold {}.", count(held))
        }
        Thing::InBank(_) if slot.is_some() && o.removed == slot => {
            "Its stack is removed from the game.".into()
        }
        _ => {
            let left = slot.map_or(0, |slot| o.bank.of(slot));
            format!("{} left in the bank.", capital(&count(left)))
        }
    };
    format!("{} {place}", chip(id))
}

/// Who sits there, on whose side, and what he has.
pub fn seat(view: &View, seat: Seat) -> String {
    let (o, player) = (&view.open, view.open.player(seat));
    let who = player.character.map_or(String::new(), |who| format!(", {who}"));
    let tie = match view.viewer {
        Viewer::Seat(me) if me == seat => " This is you.",
        Viewer::Seat(me) if o.are_opponents(me, seat) => " An opponent of yours.",
        Viewer::Seat(_) => " Your teammate.",
        Viewer::Public => "",
    };
    let mut lines = vec![format!("{seat}{who}.{tie}")];
    if o.turns > 0 {
        let (hand, bag) =
            (words::plural(player.hand_size, "chip"), player.bag_size() + player.top.len());
        let total = o.total(seat);
        lines.push(match view.viewer.is(seat) {
            true => {
                format!(
                    "Your gem pile totals {total} of 10. You hold {hand}, {bag} are in your bag."
                )
            }
            false => {
                format!("His gem pile totals {total} of 10. He holds {hand}, {bag} are in his bag.")
            }
        });
        if !o.active.has(seat) {
            lines.push("Takes no further part.".into());
        }
        let zones = [
            ("Hand and bag together", &player.unseen),
            ("Known to be in hand", &player.known),
            ("Discard pile", &player.discard),
            ("Played this turn", &player.table),
            ("Ongoing", &player.ongoing),
        ];
        for (name, pouch) in zones {
            if !pouch.is_empty() {
                lines.push(format!("{name}: {}.", words::counted(o, pouch)));
            }
        }
    }
    let drafted = player.drafted.into_iter().flatten();
    let own = player.character.into_iter().flat_map(Who::chips).chain(drafted);
    lines.extend(own.map(chip));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PS-1.9: whatever is printed on a chip can be said of it.
    #[test]
    fn every_icon_of_every_chip_has_a_name() {
        for id in ChipId::all() {
            assert_eq!(icons(id).len(), id.chip().icons.0.count_ones() as usize, "{id}");
        }
        let shields = ChipId::all().filter(|id| icons(*id).contains(&"brown-shield"));
        assert!(shields.count() > 0, "the base set has chips that answer purchases");
    }
}

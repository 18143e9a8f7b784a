//! Whether what lasts in a position can lie where it lies (FC-15). With that no game goes on to
//! more than there is room for.

use super::{CardLine, LastingLine, Position};
use crate::card::CardId;
use crate::lasting::{Ends, Source};
use crate::magic::{Aim, Does, MOST_EVOLUTIONS, MOST_ITEMS, MagicId, MagicKind};
use crate::special::{SpecialId, such};
use crate::unit::{Names, Pantheon};
use kernel::Seat;

impl Position {
    pub(super) fn check_lasting(&self, bad: &mut Vec<String>) {
        for (i, line) in self.lasting.iter().enumerate() {
            let (name, by) = (line.source.name(), line.by);
            if line.made == 0 || line.made > self.turns {
                bad.push(format!("{name} was made in turn {}, of {}", line.made, self.turns));
            } else if self.has_ended(line) {
                bad.push(format!("{name} of {by} has ended (FC-5.8)"));
            }
            if !self.lies(line.source, by) || !self.is_aimed(line) {
                bad.push(format!("{name} of {by} cannot lie there (FC-9.4)"));
            }
            if !self.is_held_up(line) {
                bad.push(format!("{name} of {by} ends with a card, or with none"));
            }
            let before = || self.lasting[..i].iter().filter(|e| e.by == by);
            if before().any(|e| is_again(e, line)) {
                bad.push(format!("{name} of {by} is there twice"));
            }
            let is_spell = |line: &LastingLine| kind(line.source) == Some(MagicKind::Spell);
            if is_spell(line) && before().any(|e| is_spell(e) && e.made == line.made) {
                bad.push(format!("{by} cast two spells in turn {} (FC-9.3)", line.made));
            }
        }
        self.check_marks(bad);
        for seat in [Seat(0), Seat(1)] {
            self.check_items(seat, bad);
        }
        for (id, _) in self.cards() {
            let is = |l: &&LastingLine| {
                l.on == Some(id.0) && kind(l.source) == Some(MagicKind::Evolution)
            };
            let (on, most) = (self.lasting.iter().filter(is).count(), MOST_EVOLUTIONS);
            if on > most {
                bad.push(format!("card {} carries {on} evolutions, not {most} (FC-12.1)", id.0));
            }
        }
    }
    /// A player has one item in play, or two of which one is on a card that allows it (FC-9.13).
    fn check_items(&self, seat: Seat, bad: &mut Vec<String>) {
        let is = |l: &&LastingLine| l.by == seat && kind(l.source) == Some(MagicKind::Item);
        let on: Vec<u8> = self.lasting.iter().filter(is).filter_map(|l| l.on).collect();
        let allows = |n: &u8| {
            let own = CardId(*n).owner() == seat;
            let rules = self.card(*n).map(|card| card.unit.rules());
            own && rules.is_some_and(|rules| rules.any(such!(|s| s.allows_item)))
        };
        let most = if on.iter().any(allows) { MOST_ITEMS } else { 1 };
        if on.len() > most {
            bad.push(format!("{seat} has {} items in play, {most} at most (FC-9.13)", on.len()));
        }
    }
    fn card(&self, n: u8) -> Option<&CardLine> {
        self.cards().find(|(id, _)| id.0 == n).map(|(_, line)| line)
    }
    fn is_beneath(&self, n: u8) -> bool {
        self.cards().any(|(_, line)| line.under == Some(n))
    }
    /// What lasts for turns was made in the last turn of whoever made it.
    fn has_ended(&self, line: &LastingLine) -> bool {
        let last = if line.by == self.turn { self.turns.saturating_sub(1) } else { self.turns };
        match line.source.lasts().ends {
            Ends::StartOfTurn | Ends::EndOfTurn => line.made != last,
            Ends::EndOfTheirTurn => line.by == self.turn || line.made != last,
            _ => false,
        }
    }
    /// Whether this can lie anywhere by the hand of this player. Spells and attached cards are his
    /// faction's; blessings can also be those of a captive (FC-13.5).
    fn lies(&self, source: Source, by: Seat) -> bool {
        let Source::Magic(m) = source else { return true };
        let own = m.magic().faction == Some(self.factions[by.index()]);
        let prays = || m.magic().pantheon.is_some_and(|pantheon| self.prays(pantheon));
        match m.magic().kind {
            MagicKind::Item | MagicKind::Evolution => {
                own && self.players[by.index()].played.contains(&m)
            }
            MagicKind::Spell => own && matches!(m.magic().does, Does::Lies),
            MagicKind::Blessing => prays(),
        }
    }
    fn prays(&self, pantheon: Pantheon) -> bool {
        let names = |line: &CardLine| {
            let rules = line.unit.rules().and(such!(|s| s.blesses));
            let named = Some(Names::Pantheon(pantheon));
            rules.iter().any(|rule| line.unit.unit().names(rule) == named)
        };
        self.cards().any(|(_, line)| names(line))
    }
    /// On a player, or on a revealed card of the side that it is for. Where cards are captured they
    /// keep what lies on them, so that side tells nothing (FC-13.3).
    fn is_aimed(&self, line: &LastingLine) -> bool {
        let aim = match line.source {
            Source::Magic(m) => m.magic().aim,
            Source::Special(_) => Aim::Enemy,
        };
        let Some(n) = line.on else { return aim == Aim::Player };
        let Some(card) = self.card(n).filter(|_| aim != Aim::Player) else { return false };
        let there = self.is_beneath(n) || card.at.is_some();
        let flays = |line: &CardLine| line.unit.rules().any(such!(|s| s.captures));
        let changes = self.cards().any(|(_, line)| flays(line));
        let own = CardId(n).owner() == line.by;
        let any = kind(line.source) == Some(MagicKind::Item) && !self.readings.own_items;
        there && !card.face_down && (changes || any || own == (aim == Aim::Own))
    }
    /// Whether it ends with the card that made it, exactly if such things do (FC-12.29).
    fn is_held_up(&self, line: &LastingLine) -> bool {
        let Some(rule) = tied(line.source) else { return line.from.is_none() };
        let Some(n) = line.from else { return false };
        self.card(n).is_some_and(|card| {
            let controller = card.controller.unwrap_or(CardId(n).owner());
            let up = card.at.is_some() && !card.face_down;
            up && controller == line.by && card.unit.rules().has(rule)
        })
    }
    /// A mark that is made once a game was made by a card that has used its rule or is gone
    /// (FC-12.7).
    fn check_marks(&self, bad: &mut Vec<String>) {
        let marks = |line: &LastingLine| match line.source {
            Source::Special(rule) if tied(line.source).is_none() => Some(rule),
            _ => None,
        };
        let mut rules: Vec<SpecialId> = self.lasting.iter().filter_map(marks).collect();
        rules.dedup();
        for rule in rules {
            let lie = self.lasting.iter().filter(|line| marks(line) == Some(rule)).count();
            let used = |line: &CardLine| line.spent || line.at.is_none();
            let made =
                self.cards().filter(|(_, line)| line.unit.rules().has(rule) && used(line)).count();
            if lie > made {
                let clause = rule.special().clause;
                bad.push(format!(
                    "{rule} was used {made} times and lies on {lie} cards ({clause})"
                ));
            }
        }
    }
}

fn kind(source: Source) -> Option<MagicKind> {
    match source {
        Source::Magic(m) => Some(m.magic().kind),
        Source::Special(_) => None,
    }
}
/// The rule by which it ends with the card that made it.
fn tied(source: Source) -> Option<SpecialId> {
    match source {
        Source::Special(rule) if rule.special().points.is_some_and(|p| p.moves) => Some(rule),
        _ => None,
    }
}
/// Whether one player cannot have both: attached cards and blessings are there once, a spell once
/// on each card, and a card has one mark that ends with it.
fn is_again(one: &LastingLine, other: &LastingLine) -> bool {
    let once = |m: MagicId| m.is_support() || m.magic().kind == MagicKind::Blessing;
    one.source == other.source
        && match one.source {
            Source::Magic(m) => once(m) || one.on == other.on,
            Source::Special(_) => tied(one.source).is_some() && one.from == other.from,
        }
}

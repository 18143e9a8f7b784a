//! Whether a position can be: every reason why not.

use super::{CardLine, Position};
use crate::army::{Counts, classes, deck};
use crate::card::{CARDS, CardId};
use crate::lasting::{MOST_LASTING, Source};
use crate::magic::{MagicId, MagicKind};
use crate::space::{HOME, Space, other};
use crate::special::such;
use crate::table::{GAMES, IDLE_LIMIT, TURN_LIMIT, Table, Trophy, WINS};
use crate::unit::{Class, DECK, KINDS};
use kernel::{Counter, Seat};

fn count(lines: &[CardLine]) -> Counts {
    let mut counts = [0; KINDS];
    lines.iter().for_each(|line| counts[line.unit.place()].raise(1));
    counts
}

impl Position {
    /// Whether everything named exists, so that it can be laid on the table at all.
    pub(super) fn check_shape(&self, bad: &mut Vec<String>) -> bool {
        let before = bad.len();
        if self.players.len() != 2 {
            bad.push(format!("there are two players, not {}", self.players.len()));
        }
        let lasts = self.lasting.iter().map(|line| line.by);
        let captors = self.cards().filter_map(|(_, line)| line.controller);
        for seat in captors.chain(lasts).chain([self.turn]).filter(|seat| seat.index() > 1) {
            bad.push(format!("there is no {seat} in this game"));
        }
        for (i, player) in self.players.iter().take(2).enumerate() {
            let (seat, faction) = (Seat(i as u8), self.factions[i]);
            if player.force.len() != HOME || player.drawn.len() > DECK - HOME {
                let (force, drawn) = (player.force.len(), player.drawn.len());
                bad.push(format!("{seat} has {force} cards and {drawn} reinforcements (FC-2.3)"));
            }
            for line in player.force.iter().chain(&player.drawn) {
                if line.unit.unit().faction != faction {
                    bad.push(format!("{} is not in the deck of {seat} (FC-2.1)", line.unit));
                }
            }
            self.check_support(seat, bad);
        }
        if self.lasting.len() > MOST_LASTING {
            bad.push(format!("{} things cannot last at once", self.lasting.len()));
        }
        bad.len() == before
    }
    /// Spells, items and evolutions are the player's own, piles hold the enemy's cards.
    fn check_support(&self, seat: Seat, bad: &mut Vec<String>) {
        let player = &self.players[seat.index()];
        let own = Some(self.factions[seat.index()]);
        let spell = |m: &&MagicId| m.magic().kind != MagicKind::Spell || m.magic().faction != own;
        for magic in player.exhausted.iter().filter(spell) {
            bad.push(format!("{magic} is no spell of {seat} (FC-9.7)"));
        }
        if player.exhausted.len() >= crate::magic::SPELLS {
            bad.push(format!("{seat}: with the last spell all are available again (FC-9.8)"));
        }
        let support = |m: &&MagicId| !m.is_support() || m.magic().faction != own;
        for magic in player.played.iter().filter(support) {
            bad.push(format!("{magic} is no card that {seat} could have played (FC-9.15)"));
        }
        let theirs = self.factions[other(seat).index()];
        for trophy in player.conquered.keys() {
            let foreign = match trophy {
                Trophy::Unit(unit) => unit.unit().faction != theirs,
                Trophy::Magic(m) => {
                    // An own item falls with the enemy card on which it was (FC-9.12).
                    let item = m.magic().kind == MagicKind::Item && !self.readings.own_items;
                    let of = m.magic().faction;
                    !m.is_support() || of != Some(theirs) && !(item && of == own)
                }
            };
            if foreign {
                bad.push(format!("{seat} cannot have conquered {trophy} (FC-8.8)"));
            }
        }
    }

    /// Forces and decks (FC-2.3), and where cards stand.
    pub(super) fn check_armies(&self, bad: &mut Vec<String>) {
        for (i, player) in self.players.iter().enumerate() {
            let (seat, faction) = (Seat(i as u8), self.factions[i]);
            let (force, drawn) = (count(&player.force), count(&player.drawn));
            if classes(faction, &force) != Class::FORCE {
                let all = Class::FORCE.into_iter().filter(|n| *n > 0);
                let all: Vec<String> = all.map(|n| n.to_string()).collect();
                bad.push(format!("{seat} has no force of {} cards (FC-2.3)", all.join(" + ")));
            }
            for (place, copies) in deck(faction).into_iter().enumerate() {
                let here = force[place] + drawn[place];
                if here > copies {
                    let unit = faction.unit(place);
                    bad.push(format!("the deck of {seat} has {copies} of {unit}, not {here}"));
                }
            }
        }
        let mut taken: Vec<Space> = Vec::new();
        for (_, line) in self.cards() {
            let Some(at) = line.at else { continue };
            if at.row() > (2 * crate::space::HOME_ROWS).saturating_add(self.gap_rows) {
                bad.push(format!("the battlefield has no {at} (FC-3.1)"));
            } else if taken.contains(&at) {
                bad.push(format!("{at} is there twice (FC-3.7)"));
            }
            taken.push(at);
        }
        for (id, line) in self.cards().filter(|(_, line)| line.face_down) {
            let where_ = line.at.map_or(format!("card {}", id.0), |at| at.to_string());
            if line.at.is_none() || line.controller.is_some() || self.face_up || line.spent {
                bad.push(format!("{where_}: {} cannot be face down (FC-4.3)", line.unit));
            }
        }
    }

    /// Captives and what lies underneath them (FC-13).
    pub(super) fn check_stacks(&self, bad: &mut Vec<String>) {
        let mut lines: [Option<&CardLine>; CARDS] = [None; CARDS];
        self.cards().for_each(|(id, line)| lines[id.index()] = Some(line));
        let line = |n: u8| lines.get(usize::from(n)).copied().flatten();
        let mut stacked = [false; CARDS];
        for (id, _) in self.cards().filter(|(_, line)| line.at.is_some()) {
            let mut top = id;
            stacked[id.index()] = true;
            while let Some(under) = line(top.0).and_then(|line| line.under) {
                let flays = |l: &&CardLine| l.unit.rules().any(such!(|s| s.captures));
                let lies = line(under).filter(|l| l.at.is_none() && !l.face_down);
                if lies.filter(flays).is_none() || stacked[usize::from(under)] {
                    bad.push(format!(
                        "card {under} cannot lie underneath card {} (FC-13.1)",
                        top.0
                    ));
                    break;
                }
                stacked[usize::from(under)] = true;
                top = CardId(under);
            }
        }
        for (id, line) in self.cards() {
            let captured = line.controller.is_some_and(|seat| seat != id.owner());
            if line.controller.is_some() && !captured {
                bad.push(format!("card {} is its controller's own", id.0));
            }
            let alone = captured != line.under.is_some();
            let gone = !stacked[id.index()];
            if alone || gone && (captured || line.spent || line.broke_through) {
                bad.push(format!("card {}: {} has no such story (FC-13.1)", id.0, line.unit));
            }
        }
    }

    /// Cards that have left play lie in the piles or were spent (FC-8.8, FC-10.4).
    pub(super) fn check_piles(&self, bad: &mut Vec<String>) {
        let beneath = |id: CardId| self.cards().any(|(_, line)| line.under == Some(id.0));
        let mut lost: usize = 0;
        for seat in [Seat(0), Seat(1)] {
            let is_gone = |(id, line): &(CardId, &CardLine)| {
                id.owner() == seat && line.at.is_none() && !beneath(*id)
            };
            let gone: Vec<CardLine> = self.cards().filter(is_gone).map(|(_, line)| *line).collect();
            let counts = count(&gone);
            lost.raise(gone.len());
            for (trophy, n) in &self.players[other(seat).index()].conquered {
                if let Trophy::Unit(unit) = trophy
                    && *n > counts[unit.place()]
                {
                    bad.push(format!("{n} of {unit} have not left play (FC-8.8)"));
                }
            }
        }
        let attached =
            |m: MagicId| self.lasting.iter().filter(|line| line.source == Source::Magic(m)).count();
        let played: usize = self.players.iter().map(|player| player.played.len()).sum();
        let on_cards: usize = MagicId::all().filter(|m| m.is_support()).map(attached).sum();
        lost.raise(played.saturating_sub(on_cards));
        let pile = |player: &super::PlayerLine| {
            let conquered: usize = player.conquered.values().map(|n| usize::from(*n)).sum();
            conquered + usize::from(player.spent)
        };
        let found: usize = self.players.iter().map(pile).sum();
        if lost != found {
            bad.push(format!("{lost} cards have left play, {found} were conquered (FC-8.8)"));
        }
    }

    /// What lies on the table is sound by itself, but no game comes to it.
    pub(super) fn check_reachable(&self, t: &Table, bad: &mut Vec<String>) {
        let open = t.open();
        if self.turns > TURN_LIMIT || self.idle_turns > IDLE_LIMIT.min(self.turns) {
            let (turns, idle) = (self.turns, self.idle_turns);
            bad.push(format!("{idle} idle turns of {turns} are too many (FC-11.9, FC-11.10)"));
        }
        for seat in [Seat(0), Seat(1)] {
            for id in open.army(seat) {
                let row = open.back_row(other(seat)).has(open.cards[id].at);
                let marked = open.cards[id].deeds.has(crate::card::Deeds::BROKE_THROUGH);
                let marks = self.readings.whole_turn;
                let just_now = self.turns > 0 && seat != self.turn;
                if marked && !(row && marks) || row && just_now && marks && !marked {
                    let at = open.cards[id].at;
                    bad.push(format!("{at}: whether it broke through does not fit (FC-11.2)"));
                }
            }
        }
        if self.turns > 0 && self.readings.annihilation && t.annihilated().is_some() {
            bad.push("somebody has no card and gets none: the game is over (FC-11.7)".into());
        }
        let deployed = |(id, line): (CardId, &CardLine)| {
            let home = Space::home(id.owner(), open.rows, id.index() % DECK);
            line.at == Some(home) && line.face_down != self.face_up && !line.broke_through
        };
        if self.turns == 0 && !self.cards().all(deployed) {
            bad.push("no turn has been taken, but not everything is as it was deployed".into());
        }
        let over = |score: &super::Score| {
            let games = score.wins.iter().fold(score.draws, |sum, n| sum.saturating_add(*n));
            games >= GAMES || score.wins.contains(&WINS)
        };
        if let Some(score) = self.score.filter(over) {
            let (wins, draws) = (score.wins, score.draws);
            bad.push(format!("with {wins:?} wins and {draws} draws the match is over (FC-16.5)"));
        }
    }
}

//! A match of a listed game behind the faces of the catalog.

use crate::advice::{Advising, advise};
use crate::analysis::{AnyStudy, Depth};
use crate::career::{self, Ear};
use crate::face::Thought;
use crate::face::{AnyGame, AnyMatch, AnyPosition, AnyTable, BadPosition, EachStep, Refused};
use crate::laid::Laid;
use crate::table::told;
use crate::{Feat, Listed, ModeLine, Options, Told, Unplayable};
use bots::{Player, UnknownBot};
use kernel::{Hindsight, Illegal, Journal, Match, Mismatch, Offers, Reason, Seat, Secret, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::Range;

/// A match that is played here.
pub struct Hosted<G: Listed> {
    game: Match<G>,
    ear: Ear<G>,
}

/// The game itself.
pub struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Listed> Hosted<G> {
    pub const GAME: Entry<G> = Entry(PhantomData);
}

/// Reads a label; the error names what would be a choice now.
pub(crate) fn read<G: Listed>(table: &G, seat: Seat, label: &str) -> Result<G::Choice, Refused> {
    forgiving(table, seat, label.trim()).ok_or_else(|| {
        let valid: Vec<String> =
            Offers::of(table, seat).0.iter().map(|c| format!("`{c}`")).collect();
        let reason = match valid.is_empty() {
            true => format!("`{label}` is no choice of {}", G::TITLE),
            false => {
                let valid = valid.join(", ");
                format!("`{label}` is no choice of {}; {seat} may answer {valid}", G::TITLE)
            }
        };
        Refused::Unknown { label: label.to_string(), reason }
    })
}

/// A choice by its label; capitals and spaces more or less do not matter.
pub(crate) fn forgiving<G: Listed>(table: &G, seat: Seat, label: &str) -> Option<G::Choice> {
    let label = label.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut now = Offers::of(table, seat).0;
    if seat.index() < table.seats() {
        table.interjections(seat, &mut now);
    }
    let same = |c: &G::Choice| c.to_string().eq_ignore_ascii_case(&label);
    let read = |text: &str| text.parse::<G::Choice>().ok();
    read(&label).or_else(|| now.into_iter().find(same)).or_else(|| read(&label.to_lowercase()))
}

pub(crate) fn refused<G: Listed>(choice: G::Choice, illegal: Illegal<G::Why>) -> Refused {
    let (reason, clause) = match illegal {
        Illegal::Refused(why) => (why.to_string(), Some(why.clause())),
        other => (other.to_string(), None),
    };
    Refused::Illegal { label: choice.to_string(), reason, clause }
}

impl<G: Listed> AnyMatch for Hosted<G> {
    fn table(&self) -> &dyn AnyTable {
        self.game.table()
    }
    fn game(&self) -> &'static dyn AnyGame {
        &Hosted::<G>::GAME
    }
    fn answer(&mut self, seat: Seat, label: &str) -> Result<Vec<Told>, Refused> {
        let choice = read(self.game.table(), seat, label)?;
        let events = self.game.answer(seat, choice).map_err(|e| refused::<G>(choice, e))?;
        self.ear.hear(&events);
        Ok(told(self.game.table(), events))
    }
    fn check(&self, seat: Seat, label: &str) -> Result<String, Refused> {
        let choice = read(self.game.table(), seat, label)?;
        let legal = kernel::legal(self.game.table(), seat, choice);
        legal.map_err(|e| refused::<G>(choice, e))?;
        Ok(choice.to_string())
    }
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Result<Thought, UnknownBot> {
        bots::check(bot)?;
        let bot = bot.to_string();
        let view = self.game.view(Viewer::Seat(seat));
        let mut out_of_turn = Vec::new();
        self.game.table().interjections(seat, &mut out_of_turn);
        let choices = Offers::of(self.game.table(), seat).0;
        Ok(Box::new(move |longest| {
            let knowledge = G::Knowledge::default();
            let player = match longest {
                Some(longest) => bots::by_name_within(&bot, knowledge, seed, longest),
                None => bots::by_name(&bot, knowledge, seed),
            };
            let mut player: Box<dyn Player<G>> = player.expect("the name was checked");
            out_of_turn.retain(|choice| player.might_say(*choice));
            let offered = (!out_of_turn.is_empty()).then_some(&out_of_turn);
            let said = offered.and_then(|options| player.interject(seat, &view, options));
            said.unwrap_or_else(|| player.answer(seat, &view, &choices)).to_string()
        }))
    }
    fn advise(&self, seat: Seat, seed: u64) -> Advising {
        let view = self.game.view(Viewer::Seat(seat));
        let choices = Offers::of(self.game.table(), seat).0;
        advise::<G>(seat, view, choices, seed)
    }
    fn hindsight(&self) -> &Hindsight {
        self.game.hindsight()
    }
    fn take_back(&mut self, gone: Range<usize>, salt: &str) -> Result<(), Mismatch> {
        let mut ear = Ear::of(self.game.setup());
        self.game = self.game.taken_back(gone, salt, |_, _, events| ear.hear(&events))?;
        self.ear = ear;
        Ok(())
    }
    fn again(&self, options: &Options) -> Options {
        let mut options = options.clone();
        self.game.table().again(&mut options.said);
        options
    }
    fn journal(&self) -> Journal {
        self.game.own_journal()
    }
    fn career(&mut self, career: &Value) -> Result<(Value, Vec<Feat>), String> {
        self.ear.grow(career)
    }
}

/// Two sides or more, all of the same size, and nobody who is played by the rules. Against the
/// Dragon a rating would tell who sat on his seat.
fn is_even(seats: &[wire::SeatLine]) -> bool {
    let mut sides: BTreeMap<&str, usize> = BTreeMap::new();
    for seat in seats {
        *sides.entry(&seat.side).or_default() += 1;
    }
    let sizes: Vec<usize> = sides.into_values().collect();
    sizes.len() >= 2 && sizes.iter().all(|n| *n == sizes[0]) && !seats.iter().any(|s| s.by_rules)
}

impl<G: Listed> AnyGame for Entry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn title(&self) -> &'static str {
        G::TITLE
    }
    fn rules_version(&self) -> u32 {
        G::RULES
    }
    fn modes(&self) -> Vec<ModeLine> {
        G::modes()
    }
    fn topics(&self) -> &'static str {
        G::TOPICS
    }
    fn label_said(&self, label: &str) -> String {
        G::label_said(label)
    }
    fn clauses(&self, id: &str) -> Vec<&'static str> {
        let wanted = id.trim();
        let same = |a: &str| {
            let number = a.split_once('-').map_or(a, |(_, number)| number);
            a.eq_ignore_ascii_case(wanted) || number.eq_ignore_ascii_case(wanted)
        };
        let clause = |line: &&str| {
            crate::rulebook::clause(line).is_some_and(|(id, _)| {
                same(id) || id.rsplit_once('.').is_some_and(|(section, _)| same(section))
            })
        };
        G::RULEBOOK.lines().filter(clause).collect()
    }
    fn sections(&self) -> Vec<&'static str> {
        let headings = G::RULEBOOK.lines().filter_map(|line| line.strip_prefix("## "));
        headings.filter(|h| h.chars().any(|c| c.is_ascii_digit())).collect()
    }
    fn remarks(&self, setup: &Value) -> Vec<String> {
        let setup = serde_json::from_value::<G::Setup>(setup.clone());
        setup.map(|setup| G::remarks(&setup)).unwrap_or_default()
    }
    fn about(&self) -> &'static str {
        G::ABOUT
    }
    fn owner(&self) -> &'static str {
        G::OWNER
    }
    fn provenance(&self) -> String {
        G::provenance()
    }
    fn mode_lines(&self) -> Vec<wire::ModeLine> {
        let option = |option: &crate::options::OptionLine| {
            let wired = option.wired();
            let uneven = wired.uneven || G::UNEVEN.contains(&option.name);
            wire::OptionLine { uneven, ..wired }
        };
        let line = |mode: &ModeLine| {
            let (title, seats) = G::mode_words(mode.name);
            wire::ModeLine {
                name: mode.name.into(),
                title: title.into(),
                about: mode.about.into(),
                rateable: is_even(&seats),
                seats,
                options: mode.options.iter().map(option).collect(),
                only: G::only(mode),
            }
        };
        G::modes().iter().map(line).collect()
    }
    fn presets(&self) -> Vec<wire::PresetLine> {
        G::presets()
    }
    fn agreed(&self, options: &Options) -> Vec<wire::AgreedLine> {
        options.read(&G::modes()).map_or(Vec::new(), |agreed| G::agreed_words(&agreed))
    }
    fn rulebook(&self) -> wire::Rulebook {
        crate::rulebook::rulebook::<G>()
    }
    fn check(&self, options: &Options) -> Result<(), Unplayable> {
        G::setup(&options.read(&G::modes())?).map(|_| ())
    }
    fn start(
        &self,
        options: &Options,
        secret: Secret,
        nonces: Vec<String>,
    ) -> Result<(Box<dyn AnyMatch>, Vec<Told>), Unplayable> {
        let setup = G::setup(&options.read(&G::modes())?)?;
        let (game, events) = Match::<G>::start(&setup, secret, nonces)?;
        let mut ear = Ear::of(&setup);
        ear.hear(&events);
        let told = told(game.table(), events);
        Ok((Box::new(Hosted { game, ear }), told))
    }
    fn replay(&self, journal: &Journal, each: EachStep<'_>) -> Result<Box<dyn AnyMatch>, Mismatch> {
        let mut ear = None;
        let game = Match::<G>::replay(journal, |game, answer, events| {
            ear.get_or_insert_with(|| Ear::of(game.setup())).hear(&events);
            let said = answer.map(|(seat, choice)| (seat, choice.to_string()));
            each(game.table(), said, told(game.table(), events));
        })?;
        let ear = ear.expect("the deal is told to whoever replays");
        Ok(Box::new(Hosted { game, ear }))
    }
    fn study(&self, journal: &Journal, depth: Depth) -> Result<Box<dyn AnyStudy>, Mismatch> {
        crate::analysis::study::<G>(journal, depth)
    }
    fn feats(&self, career: &Value) -> Result<Vec<Feat>, String> {
        career::read::<G>(career).map(|career| G::feats(&career))
    }
    fn position(&self, json: &str, seed: u64) -> Result<Box<dyn AnyPosition>, BadPosition> {
        Ok(Box::new(Laid::<G>::read(json, seed)?))
    }
}

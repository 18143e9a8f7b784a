//! On which terms many games are played: one way to agree on everything, or several conditions.

use crate::fail::Fail;
use crate::said::{Said, in_flags};
use arena::Condition;
use catalog::{Agreed, Bout, Field, Kind, Listed, ModeLine, Options, Unplayable};
use std::collections::BTreeSet;

/// Said for everybody, as it is when nobody is named, and for each of some words.
const ALL: &str = "all";

/// What was agreed; names are those who meet. Where games are played under several conditions each
/// of them has its terms.
pub struct Terms {
    pub condition: Option<Condition>,
    pub agreed: Agreed,
}

impl Terms {
    /// Who meets whom on these terms.
    pub fn bouts<G: Listed>(
        &self,
        bots: &[String],
        seed: u64,
    ) -> Result<Vec<Bout<G::Setup>>, Fail> {
        let field = Field { agreed: self.agreed.clone(), bots: bots.to_vec(), seed };
        G::bouts(&field).map_err(|bad| {
            let under = self.condition.as_ref().map(|c| format!("with {} {}: ", c.what, c.is));
            Fail::asked(under.unwrap_or_default() + &in_flags(bad))
        })
    }
}

/// Every combination of the words that were said: an option that is one of some words may be given
/// several of them, or `all`.
pub fn terms<G: Listed>(said: &Said, mode: &Option<String>) -> Result<Vec<Terms>, Fail> {
    let (modes, mut options) = (G::modes(), said.options(mode));
    let several = several(&modes, &options);
    options.said.retain(|_, text| text != ALL);
    let mut ways = vec![options];
    for (option, words) in &several {
        let with = |way: &Options, word: &String| {
            let mut way = way.clone();
            way.said.insert(option.to_string(), word.clone());
            way
        };
        ways = ways.iter().flat_map(|way| words.iter().map(|word| with(way, word))).collect();
    }
    let names: Vec<&str> = several.iter().map(|(option, _)| *option).collect();
    let (mut all, mut bad): (Vec<Terms>, Vec<String>) = (Vec::new(), Vec::new());
    for way in ways {
        match way.read(&modes) {
            Ok(agreed) => {
                let words: Vec<&str> = names.iter().filter_map(|name| agreed.word(name)).collect();
                let (what, is) = (names.join(", "), words.join(", "));
                let condition = (!names.is_empty()).then_some(Condition { what, is });
                all.push(Terms { condition, agreed });
            }
            Err(Unplayable(reasons)) => bad.extend(reasons),
        }
    }
    let twice = all.iter().enumerate().filter(|(i, terms)| {
        terms.condition.is_some() && all[..*i].iter().any(|t| t.condition == terms.condition)
    });
    let named = |terms: &Terms| terms.condition.as_ref().map(|c| format!("{} {}", c.what, c.is));
    bad.extend(twice.filter_map(|(_, t)| named(t)).map(|name| format!("{name} is there twice")));
    let mut told = BTreeSet::new();
    bad.retain(|reason| told.insert(reason.clone()));
    if bad.is_empty() { Ok(all) } else { Err(Fail::asked(in_flags(Unplayable(bad)))) }
}

/// The options that were given several words, with these words.
fn several(modes: &[ModeLine], options: &Options) -> Vec<(&'static str, Vec<String>)> {
    let mode = match &options.mode {
        Some(name) => modes.iter().find(|mode| mode.name == name),
        None => modes.first(),
    };
    let given = mode.into_iter().flat_map(|mode| &mode.options).filter_map(|option| {
        let (Kind::OneOf { of }, Some(text)) = (&option.kind, options.said.get(option.name)) else {
            return None;
        };
        let words: Vec<String> = match text == ALL {
            true => of.iter().map(ToString::to_string).collect(),
            false => text.split(',').map(|word| word.trim().to_string()).collect(),
        };
        (words.len() > 1).then_some((option.name, words))
    });
    given.collect()
}

/// The terms where bots are compared, which is done under one condition.
pub fn one_terms<G: Listed>(said: &Said, mode: &Option<String>) -> Result<Terms, Fail> {
    let mut all = terms::<G>(said, mode)?;
    match (all.pop(), all.is_empty()) {
        (Some(only), true) => Ok(only),
        (last, _) => {
            let what = last.and_then(|terms| terms.condition).map_or(String::new(), |c| c.what);
            let why = format!("bots are compared with one {what}; `sim` plays with several");
            Err(Fail::asked(why))
        }
    }
}

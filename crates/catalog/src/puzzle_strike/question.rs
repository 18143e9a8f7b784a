//! What a player is asked, in a sentence.

use super::words::{self, capital, chip, name, object, ones, plural, whose};
use ::puzzle_strike::chip::{At, Declared, Declares, Run};
use ::puzzle_strike::step::{Phase, Playing, Send};
use ::puzzle_strike::{Ask, ChipId, Choice, Question, Step, Verb, View};
use kernel::Seat;

pub fn question(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let o = &view.open;
    let Some(step) = o.agenda.top() else { return "The game is over.".into() };
    match step {
        Step::PickCharacter(_) => pick(view, seat),
        Step::PickBlind(_) => "Pick your character; the others do not see it yet.".into(),
        Step::Draft(_) => {
            let drafted = o.player(seat).drafted.iter().flatten().count() + 1;
            format!("Draft a chip for your bag ({drafted} of 3).")
        }
        Step::ChooseFirst(_) => "You picked again: who goes first?".into(),
        Step::LosersChoice(_) => {
            "You lost the game and go first in the next one. You may change one thing: your \
             character, one Puzzle stack, or the whole bank."
                .into()
        }
        Step::Act(_) => act(view, seat, offered),
        Step::Buy(_) => buy(view, seat, offered),
        Step::Keep(_) => {
            let player = o.player(seat);
            let left = player.pigs.saturating_sub(player.kept);
            format!("Cleanup: you may keep a chip of your hand ({} left).", pigs(left))
        }
        Step::Unlock(unlock) => locked(view, &unlock.run),
        Step::Bought(bought) => format!(
            "{} bought {}. {}",
            capital(&name(view, bought.by)),
            chip(bought.chip),
            reacts(offered, "Will you react?")
        ),
        Step::Playing(playing) => played(view, seat, playing, offered),
        Step::Send(send) => sent(view, seat, send, offered),
        Step::Ask(ask) => asked(view, seat, ask, offered),
        _ => "What will you do?".into(),
    }
}

/// Who picks again is told why: both chose the same, and the coin gave it to the other (PS-18.3).
fn pick(view: &View, seat: Seat) -> String {
    let o = &view.open;
    let mut steps = o.agenda.live().iter();
    let again = steps.any(|step| matches!(step, Step::ChooseFirst(_)));
    let other = o.seats().iter().find(|other| *other != seat && again);
    match other.and_then(|other| o.player(other).character) {
        Some(who) => format!(
            "You both chose {who}, and the coin gave {who} to the other player. Pick another \
             character; then you decide who goes first."
        ),
        None => "Pick your character.".into(),
    }
}

/// What stands in the way of a chip that combines; each of them wants a Puzzle chip.
fn locked(view: &View, run: &Run) -> String {
    let locks = view.open.locks_on(run.me);
    let name = |lock: Run| format!("{} {}", whose(view, lock.me), lock.chip);
    let locks: Vec<String> = locks.map(name).collect();
    let (is, each) = if locks.len() > 1 { ("are", " for each") } else { ("is", "") };
    let locks = capital(&words::list(&locks));
    format!(
        "{locks} {is} in the way: discard a Puzzle chip{each}, or {} may not combine.",
        words::the(run.chip)
    )
}

pub fn pigs(n: u8) -> String {
    plural(n, "piggy bank")
}

fn act(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let arrows = words::arrows(&view.open.player(seat).arrows);
    let turn = match view.open.mode.is_team() {
        true => "Your team's action phase",
        false => "Your action phase",
    };
    match offered.iter().any(|choice| matches!(choice, Choice::Play(..))) {
        true => format!("{turn}: you have {arrows}. Play a chip, or end your actions."),
        false => format!("{turn}: no chip can be played. End your actions."),
    }
}

fn buy(view: &View, seat: Seat, offered: &[Choice]) -> String {
    let player = view.open.player(seat);
    let gems = words::gems_in_hand(view, seat).unwrap_or_default();
    let more = match gems {
        0 => String::new(),
        n => format!(" and gems worth {n} in hand"),
    };
    let on_offer = offered.iter().filter_map(|choice| match choice {
        Choice::Buy(id) | Choice::BuyOnTop(id) => Some(*id),
        _ => None,
    });
    let mut on_offer: Vec<ChipId> = on_offer.collect();
    on_offer.dedup();
    // What gems in hand would bring is not known before they are played.
    let free = match on_offer.iter().all(|id| view.open.price(*id) == Some(0)) && gems == 0 {
        true if on_offer.is_empty() => Some("nothing more is".to_string()),
        true if on_offer.len() == 1 => Some(format!("only {} is", chip(on_offer[0]))),
        true => Some("only what costs nothing is".into()),
        false => None,
    };
    let must = match (player.bought, offered.contains(&Choice::EndBuying), free) {
        (true, _, Some(only)) if on_offer.is_empty() => {
            format!("{} in reach: end the phase.", capital(&only))
        }
        (true, _, Some(only)) => {
            format!("{} in reach: end the phase, or take it.", capital(&only))
        }
        (true, _, None) => "Buy more, or end the phase.".into(),
        (false, true, _) => "You can buy nothing and need not.".into(),
        (false, false, Some(only)) => format!("You must buy a chip, and {only} in reach."),
        (false, false, None) => "You must buy a chip.".into(),
    };
    format!("Your buy phase: you have {} money{more}. {must}", player.money)
}

/// Whoever is asked and has nothing to answer with is told so.
fn reacts(offered: &[Choice], will_you: &str) -> String {
    match offered.iter().all(|choice| *choice == Choice::Pass) {
        true => "You have nothing to react with.".into(),
        false => will_you.into(),
    }
}

/// What is declared as a chip is played, or whether somebody reacts to an attack.
fn played(view: &View, seat: Seat, playing: &Playing, offered: &[Choice]) -> String {
    let run = &playing.run;
    if playing.phase == Phase::Declare {
        let what = match run.text().declares {
            Declares::Opponent => "which opponent?",
            Declares::Color => "which colour do you name?",
            Declares::Option(_) | Declares::Nothing => "which of these?",
        };
        return format!("{}: {what}", heading(view, seat, run));
    }
    let how = words::declared(view, run.chip, run.declared);
    let how = how.map_or(String::new(), |how| format!(" {how}"));
    let by = capital(&name(view, run.me));
    // What was chosen says enough of a chip with several effects.
    let text = match run.declared {
        Declared::Option(_) => ".".into(),
        _ => format!(": {}", run.text().text),
    };
    match playing.phase {
        Phase::Before => {
            let react = reacts(offered, "Will you react first?");
            format!("{by} attacks with {}{how}{text} {react}", chip(run.chip))
        }
        _ => {
            let react = reacts(offered, "Will you react now?");
            format!("{by} attacked with {}{how}. {react}", chip(run.chip))
        }
    }
}

fn sent(view: &View, seat: Seat, send: &Send, offered: &[Choice]) -> String {
    let from = capital(&name(view, send.from));
    let verb = if view.viewer.is(send.from) { "send" } else { "sends" };
    let to = words::pile_of(view, send.to);
    let total = view.open.total(send.to);
    let may = reacts(offered, "Will you react?");
    let is_own = view.open.pile_seat(seat) == view.open.pile_seat(send.to);
    let pile = if is_own { "your" } else { "that" };
    let grows = format!("{pile} pile would grow from {total} to {}", total + u16::from(send.air.n));
    format!("{from} {verb} {} to {to}: {grows}. {may}", ones(send.air.n))
}

/// Whose chip asks: one's own, another player's, or one that is decided for him.
fn heading(view: &View, seat: Seat, run: &Run) -> String {
    match run.me == seat {
        true => format!("Your {}", run.chip),
        false => format!("{} {}", capital(&whose(view, run.me)), run.chip),
    }
}

fn asked(view: &View, seat: Seat, ask: &Ask, offered: &[Choice]) -> String {
    let commanded = ask.who == ask.run.me && ask.run.by == seat && ask.who != seat;
    let for_whom = match commanded {
        true => format!(" (you decide for {})", object(view, ask.who)),
        false => String::new(),
    };
    format!("{}{for_whom}: {}", heading(view, seat, &ask.run), what(view, ask, seat, offered))
}

/// So many gems are crashed at most: the pile may hold fewer than the chip would break.
fn most_gems(offered: &[Choice]) -> u8 {
    let broken = offered.iter().map(|choice| match choice {
        Choice::Crash(gems, _) | Choice::Break(gems) => gems.values().count(),
        _ => 0,
    });
    broken.max().unwrap_or_default() as u8
}

/// Who gets what is crashed: the only opponent there is, or one of several.
fn target(view: &View, offered: &[Choice]) -> String {
    let mut at = offered.iter().filter_map(|choice| match choice {
        Choice::Crash(_, to) => Some(*to),
        _ => None,
    });
    match at.next() {
        Some(first) if at.all(|to| to == first) => words::pile_of(view, first),
        _ => "an opponent".into(),
    }
}

/// What may be trashed, where only chips of one name may be.
fn trashed(offered: &[Choice]) -> String {
    let mut on_offer = offered.iter().filter_map(|choice| match choice {
        Choice::Chip(Verb::Trash, id, _) => Some(*id),
        _ => None,
    });
    match on_offer.next() {
        Some(first) if on_offer.all(|id| id == first) => chip(first),
        _ => "a chip".into(),
    }
}

fn what(view: &View, ask: &Ask, seat: Seat, offered: &[Choice]) -> String {
    let own = if ask.who == seat { "your" } else { "the" };
    let may = |must: &str, may_pass: bool| match may_pass {
        true => format!("you may {must}."),
        false => format!("{must}."),
    };
    match ask.question {
        Question::Discard { may_pass, .. } => {
            may(&format!("discard a chip of {own} hand"), may_pass)
        }
        Question::Trash { may_pass, .. } => may(&format!("trash {}", trashed(offered)), may_pass),
        Question::Gain { may_pass, .. } => may("gain a chip of the bank", may_pass),
        Question::Return { may_pass, .. } => {
            may(&format!("take a chip from {own} discard pile into {own} hand"), may_pass)
        }
        Question::Find { .. } => format!("you may search {own} bag for a chip."),
        Question::PlayFreely { may_pass, .. } => {
            may(&format!("play a chip of {own} hand without an action"), may_pass)
        }
        Question::Crash { may_pass, .. } => {
            let (gems, is_worth) = match most_gems(offered) {
                n @ 2.. => (plural(n, "gem"), "they are worth"),
                _ => ("a gem".into(), "it is worth"),
            };
            let crash = may(&format!("crash {gems} of {own} pile"), may_pass);
            let to = target(view, offered);
            format!("{crash} As many 1-gems as {is_worth} go to {to}.")
        }
        Question::CounterCrash { .. } => match most_gems(offered) {
            2.. => format!("which gems of {own} pile do you break?"),
            _ => format!("which gem of {own} pile do you break?"),
        },
        Question::Combine { ones: true, may_pass } => may("combine two 1-gems", may_pass),
        Question::Combine { may_pass, .. } => {
            may(&format!("combine two gems of {own} pile"), may_pass)
        }
        Question::Opponent => "which opponent?".into(),
        Question::Options(..) => "which of these?".into(),
        Question::May(i) => {
            let options = ask.run.text().options;
            let option = options.get(usize::from(i)).copied().unwrap_or("do it");
            format!("{}?", words::option(ask.run.chip, option))
        }
        Question::Own { may_pass } => {
            let text = ask.run.text();
            let more = if may_pass { " You need not." } else { "" };
            let said = if ask.run.at == At::Ongoing { text.ongoing_text } else { text.text };
            format!("{said}{more}")
        }
    }
}

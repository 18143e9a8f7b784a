//! What a player is asked, in a sentence.

use super::words::{self, capital, chip, name, object, ones, plural, whose};
use ::puzzle_strike::chip::{At, Declares, Run};
use ::puzzle_strike::step::{Phase, Playing, Send};
use ::puzzle_strike::{Ask, Choice, Question, Step, View};
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
            "{} bought {}. Will you react?",
            capital(&name(view, bought.by)),
            chip(bought.chip)
        ),
        Step::Playing(playing) => played(view, seat, playing),
        Step::Send(send) => sent(view, send, offered),
        Step::Ask(ask) => asked(view, seat, ask),
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
    let must = match (player.bought, offered.contains(&Choice::EndBuying)) {
        (true, _) => "Buy more, or end the phase.",
        (false, true) => "You can buy nothing and need not.",
        (false, false) => "You must buy a chip.",
    };
    format!("Your buy phase: you have {} money{more}. {must}", player.money)
}

/// What is declared as a chip is played, or whether somebody reacts to an attack.
fn played(view: &View, seat: Seat, playing: &Playing) -> String {
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
    let text = run.text().text;
    match playing.phase {
        Phase::Before => {
            format!("{by} attacks with {}{how}: {text} Will you react first?", chip(run.chip))
        }
        _ => format!("{by} attacked with {}{how}. Will you react now?", chip(run.chip)),
    }
}

fn sent(view: &View, send: &Send, offered: &[Choice]) -> String {
    let from = capital(&name(view, send.from));
    let verb = if view.viewer.is(send.from) { "send" } else { "sends" };
    let to = words::pile_of(view, send.to);
    let may = match offered.len() {
        0 | 1 => "You cannot answer.",
        _ => "Will you react?",
    };
    format!("{from} {verb} {} to {to}. {may}", ones(send.n))
}

/// Whose chip asks: one's own, another player's, or one that is decided for him.
fn heading(view: &View, seat: Seat, run: &Run) -> String {
    match run.me == seat {
        true => format!("Your {}", run.chip),
        false => format!("{} {}", capital(&whose(view, run.me)), run.chip),
    }
}

fn asked(view: &View, seat: Seat, ask: &Ask) -> String {
    let commanded = ask.who == ask.run.me && ask.run.by == seat && ask.who != seat;
    let for_whom = match commanded {
        true => format!(" (you decide for {})", object(view, ask.who)),
        false => String::new(),
    };
    format!("{}{for_whom}: {}", heading(view, seat, &ask.run), what(ask))
}

fn what(ask: &Ask) -> String {
    let may = |must: &str, may_pass: bool| match may_pass {
        true => format!("you may {must}."),
        false => format!("{must}."),
    };
    match ask.question {
        Question::Discard { may_pass, .. } => may("discard a chip of the hand", may_pass),
        Question::Trash { may_pass, .. } => may("trash a chip", may_pass),
        Question::Gain { may_pass, .. } => may("gain a chip of the bank", may_pass),
        Question::Return { may_pass, .. } => {
            may("take a chip from the discard pile into the hand", may_pass)
        }
        Question::Find { .. } => "you may search the bag for a chip.".into(),
        Question::PlayFreely { may_pass, .. } => {
            may("play a chip of the hand without an action", may_pass)
        }
        Question::Crash { gems: 1, may_pass, .. } => may("crash a gem of the pile", may_pass),
        Question::Crash { gems, may_pass, .. } => {
            may(&format!("crash {} of the pile", plural(gems, "gem")), may_pass)
        }
        Question::CounterCrash { .. } => "which gems of the pile do you break?".into(),
        Question::Combine { ones: true, may_pass } => may("combine two 1-gems", may_pass),
        Question::Combine { may_pass, .. } => may("combine two gems of the pile", may_pass),
        Question::Opponent => "which opponent?".into(),
        Question::Options(..) => "which of these?".into(),
        Question::May(i) => {
            let options = ask.run.text().options;
            format!("{}?", options.get(usize::from(i)).copied().unwrap_or("do it"))
        }
        Question::Own { may_pass } => {
            let text = ask.run.text();
            let more = if may_pass { " You need not." } else { "" };
            let said = if ask.run.at == At::Ongoing { text.ongoing_text } else { text.text };
            format!("{said}{more}")
        }
    }
}

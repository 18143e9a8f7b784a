//! What happened, in plain English sentences.

use super::words::{
    capital, card, count, goes_first, hand, list, meld, name, object, side, spaces,
};
use crate::Weight;
use ::flash_duel::ability::Use;
use ::flash_duel::{Event, How, View};
use kernel::Seat;

/// The sentence of an event; nothing for what goes without saying.
pub fn sentence(view: &View, event: &Event) -> Option<String> {
    let said = before(view, event)
        .or_else(|| cards(view, event))
        .or_else(|| turn(view, event))
        .or_else(|| abilities(view, event))
        .or_else(|| end(view, event))?;
    (!said.is_empty()).then(|| capital(&said))
}

/// Draws, discards and beginnings happen in every turn; what was played against somebody, what was
/// shown and how things ended is what the others wait for.
pub fn weight(event: &Event) -> Weight {
    match event {
        Event::Drew { .. }
        | Event::DrewUnseen { .. }
        | Event::DrewOpenly { .. }
        | Event::Discarded { .. }
        | Event::PlayedCardsDiscarded { .. }
        | Event::TurnBegan { .. }
        | Event::RefillForfeited { .. }
        | Event::ChosenAtRandom { .. } => Weight::Aside,
        Event::CharacterPicked { .. }
        | Event::LoyaltyDealt { .. }
        | Event::HandShown { .. }
        | Event::HandSeen { .. }
        | Event::CardsShown { .. }
        | Event::Attacked { .. }
        | Event::Struck { .. }
        | Event::Blocked { .. }
        | Event::Helped { .. }
        | Event::Retreated { .. }
        | Event::HitTaken { .. }
        | Event::HitPrevented { .. }
        | Event::HitPointLost { .. }
        | Event::HitPointGained { .. }
        | Event::Defeated { .. }
        | Event::Announced { .. }
        | Event::PlayAnnounced { .. }
        | Event::Countered { .. }
        | Event::MineSetOff { .. }
        | Event::TimeOver
        | Event::LastHit { .. }
        | Event::LastHitsSkipped
        | Event::RoundWon { .. }
        | Event::RoundDrawn
        | Event::GameWon { .. }
        | Event::GameDrawn
        | Event::Conceded { .. }
        | Event::Accused { .. }
        | Event::TraitorRevealed { .. }
        | Event::SidesChanged { .. }
        | Event::HandNamed { .. }
        | Event::LoyaltyShown { .. } => Weight::Telling,
        _ => Weight::Usual,
    }
}

/// The sentences of events in a row: cards drawn or dealt one after another are told together.
pub fn sentences(view: &View, events: &[&Event]) -> Vec<String> {
    let mut told = vec![String::new(); events.len()];
    let mut i = 0;
    while i < events.len() {
        let run = |alike: &dyn Fn(&Event) -> bool| {
            events[i..].iter().take_while(|e| alike(e)).count().max(1)
        };
        let draws = run(&|e| drawer(e).is_some() && drawer(e) == drawer(events[i]));
        let dealt = run(&|e| matches!(e, Event::PoolDealt { .. }));
        let twice = events.get(i + 1).and_then(|next| picked_twice(view, events[i], next));
        told[i] = match (draws, dealt) {
            (1, 1) if twice.is_some() => twice.clone().unwrap_or_default(),
            (1, 1) => sentence(view, events[i]).unwrap_or_default(),
            (1, _) => pool(&events[i..i + dealt]),
            _ => drew(view, &events[i..i + draws]),
        };
        if let Event::RoundWon { .. } | Event::RoundDrawn = events[i]
            && let Some(why) = reason(view, &events[..i], events[i])
        {
            told[i] = format!("{} {why}", told[i]);
        }
        i += draws.max(dealt) + usize::from(twice.is_some());
    }
    told
}

/// Why a round that ended with its time ended as it did.
fn reason(view: &View, before: &[&Event], end: &Event) -> Option<String> {
    let since = before.iter().rposition(|e| matches!(e, Event::RoundStarted { .. })).unwrap_or(0);
    let round = &before[since..];
    let has = |wanted: &dyn Fn(&Event) -> bool| round.iter().any(|e| wanted(e));
    let skipped = has(&|e| matches!(e, Event::LastHitsSkipped));
    let hit = has(&|e| matches!(e, Event::LastHit { .. }));
    // Where a window was open at the end of time, only the hands are shown with this answer.
    let shown = matches!(before.last(), Some(Event::HandShown { .. }));
    let over = shown || has(&|e| matches!(e, Event::TimeOver));
    if hit && !view.open.mode().is_team_mode() {
        return Some("The last-hit decided (FD-10.8).".into());
    }
    if view.open.mode().is_team_mode() || !(over || skipped) {
        return None;
    }
    let o = &view.open;
    let plague = o.seats().iter().flat_map(|s| o.fighter(s).cards()).map(|(id, _)| id);
    let plague = plague
        .into_iter()
        .find(|id| id.card().always.is_some_and(|always| always.loses_at_time_over));
    if let Some(id) = plague {
        return Some(format!("{id} decided (FD-10.7)."));
    }
    let why = if skipped { "Last-hits were skipped" } else { "Last-hits were equal" };
    Some(match end {
        Event::RoundDrawn => format!("{why} and so was the advance (FD-10.10)."),
        _ => format!("{why}; the greater advance decided (FD-10.9)."),
    })
}

/// Secret picks of the same character where nobody may play it twice.
fn picked_twice(view: &View, one: &Event, next: &Event) -> Option<String> {
    match (one, next) {
        (Event::CharacterPicked { seat, who }, Event::CharacterPicked { who: other, .. })
            if who == other && view.open.fighter(*seat).who != *who =>
        {
            Some(format!("Both chose {who}: pick again."))
        }
        _ => None,
    }
}

fn pool(dealt: &[&Event]) -> String {
    let names = dealt.iter().filter_map(|e| match e {
        Event::PoolDealt { ability } => Some(ability.to_string()),
        _ => None,
    });
    format!("Dealt to the pool: {}.", list(&names.collect::<Vec<_>>()))
}

fn drawer(event: &Event) -> Option<Seat> {
    match event {
        Event::Drew { seat, .. } | Event::DrewUnseen { seat } | Event::DrewOpenly { seat, .. } => {
            Some(*seat)
        }
        _ => None,
    }
}

fn drew(view: &View, draws: &[&Event]) -> String {
    let numbers = draws.iter().filter_map(|e| match e {
        Event::Drew { number, .. } | Event::DrewOpenly { number, .. } => Some(number.to_string()),
        _ => None,
    });
    let numbers: Vec<String> = numbers.collect();
    let who = drawer(draws[0]).map_or(String::new(), |seat| capital(&name(view, seat)));
    match numbers.is_empty() {
        true => format!("{who} drew {} cards.", draws.len()),
        false => format!("{who} drew {}.", list(&numbers)),
    }
}

/// Whoever sits there, without saying whom he plays.
fn by_seat(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "You".into() } else { seat.to_string() }
}

/// Before the game and between rounds.
fn before(view: &View, event: &Event) -> Option<String> {
    let n = |seat: Seat| name(view, seat);
    Some(match *event {
        Event::CharacterPicked { seat, who } => match view.viewer.is(seat) {
            true => format!("You play {who}."),
            false => format!("{seat} plays {who}."),
        },
        // By seat: told late, the name would be that of a pick which was still secret then.
        Event::PickSealed { seat } => format!("{} made a secret pick.", by_seat(view, seat)),
        Event::PickTakenBack { seat } => {
            format!("{} took the secret pick back.", by_seat(view, seat))
        }
        Event::PoolDealt { ability } => format!("{ability} was dealt to the pool."),
        Event::Drafted { seat, ability } => format!("{} drafted {ability}.", n(seat)),
        Event::Swapped { seat, out, into } => format!("{} gave {out} back for {into}.", n(seat)),
        Event::LoyaltyDealt { traitor: true, .. } => "You are the Traitor.".into(),
        Event::LoyaltyDealt { traitor: false, .. } => "You are loyal.".into(),
        Event::CoinFlipped { first } => format!("The coin says: {}.", goes_first(view, first)),
        Event::FirstChosen { by, first } if by == first => {
            format!("{} decided to go first.", side(view, by).0)
        }
        Event::FirstChosen { by, first } => {
            format!("{} decided that {}.", side(view, by).0, goes_first(view, first))
        }
        Event::LeadNamed { side: by, lead } => {
            format!("{} named {} for its first turn.", side(view, by).0, object(view, lead))
        }
        Event::OrderTaken { seat, place } => format!("{} took place {place} in order.", n(seat)),
        Event::RoundStarted { round, first } => {
            format!("Round {round} began; {} had the first turn.", object(view, first))
        }
        _ => return None,
    })
}

fn cards(view: &View, event: &Event) -> Option<String> {
    let n = |seat: Seat| name(view, seat);
    Some(match *event {
        Event::Drew { seat, number } | Event::DrewOpenly { seat, number } => {
            format!("{} drew a {number}.", n(seat))
        }
        Event::DrewUnseen { seat } => format!("{} drew a card.", n(seat)),
        Event::Discarded { seat, number } => format!("{} discarded a {number}.", n(seat)),
        // The block itself is told next.
        Event::ChosenAtRandom { .. } => String::new(),
        // They have lain there since they were played.
        Event::PlayedCardsDiscarded { .. } => String::new(),
        Event::Took { seat, number } => {
            format!("{} took a {number} from the discard pile.", n(seat))
        }
        Event::CardsShown { seat, cards } => format!("{} showed {}.", n(seat), hand(cards)),
        Event::HandShown { seat, cards } => format!("{} held {}.", n(seat), hand(cards)),
        Event::HandSeen { seat, by, cards } => {
            format!("{} saw the hand of {}: {}.", n(by), object(view, seat), hand(cards))
        }
        Event::HandSeenBy { seat, by } => {
            format!("{} saw the hand of {}.", n(by), object(view, seat))
        }
        Event::Stashed { seat, number } => format!("{} stashed a {number}.", n(seat)),
        Event::StashedUnseen { seat } => format!("{} stashed a card.", n(seat)),
        Event::StashLost { seat } => format!("{} lost the stashed card.", n(seat)),
        Event::ShuffledIn { cards } => {
            format!("{} were shuffled into the draw pile.", hand(cards))
        }
        Event::Reshuffled { cards, .. } => {
            format!("The discard pile and the Dragon's hand were shuffled: {cards} cards.")
        }
        _ => return None,
    })
}

fn turn(view: &View, event: &Event) -> Option<String> {
    let (n, o) = (|seat: Seat| name(view, seat), |seat: Seat| object(view, seat));
    let step = |from: ::flash_duel::Space, to: ::flash_duel::Space| match from.distance(to) {
        0 => format!("stayed on space {to}"),
        k => format!("went {} to space {to}", spaces(k)),
    };
    Some(match *event {
        Event::TurnBegan { .. } => String::new(),
        Event::Recovered { seat } => match view.viewer.is(seat) {
            true => "You recover: no main action, and abilities only for recovering.".into(),
            false => {
                format!("{} recovers: no main action, and abilities only for recovering.", n(seat))
            }
        },
        Event::TurnSkipped { seat } => format!("{} skipped the turn.", n(seat)),
        Event::NoActionTaken { seat } => format!("{} took no main action.", n(seat)),
        Event::Moved { seat, card: c, way, from, to } => {
            format!("{} moved {way} with {}: {}.", n(seat), card(c), step(from, to))
        }
        Event::Pushed { by, card: c } => format!("{} pushed with {}.", n(by), card(c)),
        // A step that somebody took on purpose is told by the event of that step.
        Event::Displaced { how: How::Move | How::Dash | How::Retreat, .. } => String::new(),
        Event::Displaced { seat, to, how: How::Push, .. } => {
            format!("{} {} pushed to space {to}.", n(seat), was(view, seat))
        }
        Event::Displaced { seat, to, .. } => format!("{} came to space {to}.", n(seat)),
        Event::Attacked { by, with, space, strength } => {
            format!("{} attacked space {space} with {} (strength {strength}).", n(by), meld(with))
        }
        Event::Dashed { seat, card: c, to, .. } => {
            format!("{} dashed with {} to space {to}.", n(seat), card(c))
        }
        Event::Struck { by, with, space, strength } => {
            format!("{} struck space {space} with {} (strength {strength}).", n(by), meld(with))
        }
        Event::Blocked { seat, with } if with.count() == 0 => format!("{} blocked.", n(seat)),
        Event::Blocked { seat, with } => format!("{} blocked with {}.", n(seat), meld(with)),
        Event::HelpOffered { seat, dash, with } => {
            format!(
                "{} offered to dash with {} and block with {}.",
                n(seat),
                card(dash),
                meld(with)
            )
        }
        Event::Helped { seat, dash, with, to, .. } => format!(
            "{} dashed with {} to space {to} and helped with {}.",
            n(seat),
            card(dash),
            meld(with)
        ),
        Event::Retreated { seat, card: c, to, .. } => {
            format!("{} retreated with {} to space {to}.", n(seat), card(c))
        }
        Event::HitTaken { seat } => format!("{} {} hit.", n(seat), was(view, seat)),
        Event::HitPrevented { seat } => format!("The hit on {} was prevented.", o(seat)),
        Event::HitPointLost { seat, left } => format!("{} has {left} hit points left.", n(seat)),
        Event::HitPointGained { seat, left } => format!("{} has {left} hit points now.", n(seat)),
        Event::Defeated { seat } => format!("{} {} defeated.", n(seat), was(view, seat)),
        Event::ExtraTurn { seat } => format!("{} took an extra turn.", n(seat)),
        Event::ExtraTurnEarned { seat } => format!("{} earned an extra turn.", n(seat)),
        Event::RefillForfeited { seat } => {
            format!("{} will not draw with the other mortals.", n(seat))
        }
        _ => return None,
    })
}

fn was(view: &View, seat: Seat) -> &'static str {
    if view.viewer.is(seat) { "were" } else { "was" }
}

fn abilities(view: &View, event: &Event) -> Option<String> {
    let (n, o) = (|seat: Seat| name(view, seat), |seat: Seat| object(view, seat));
    Some(match *event {
        Event::Announced { by, ability, naming } => {
            let on = match naming {
                Use::Plain => String::new(),
                Use::On(seat) => format!(" on {}", o(seat)),
                Use::Naming(k) => format!(", naming {k}"),
                Use::At(space) => format!(" at space {space}"),
            };
            format!("{} announced {ability}{on}.", n(by))
        }
        Event::PlayAnnounced { by, ability, cards } => match cards.is_empty() {
            true => format!("{} announced {ability}.", n(by)),
            false => format!("{} announced {ability} with {cards}.", n(by)),
        },
        Event::Countered { ability, by } => format!("{} countered {ability}.", n(by)),
        Event::PlayTakenBack { by } => format!("{} took the cards back.", n(by)),
        Event::Began { ability, on } => format!("{ability} is in force on {}.", o(on)),
        Event::Ended { ability, on } => format!("{ability} on {} ended.", o(on)),
        Event::BlockForbidden { by } => format!("The attack of {} cannot be blocked.", o(by)),
        Event::RetreatForbidden { by } => {
            format!("Nobody may retreat from the strike of {}.", o(by))
        }
        Event::DashingBlockForbidden { by } => {
            format!("Nobody may help to block the attack of {}.", o(by))
        }
        Event::RetreatAllowed { seat } => format!("{} may retreat from the attack.", n(seat)),
        Event::BlockEased { seat, numbers, counts } => {
            let numbers: Vec<String> = numbers.iter().map(|k| format!("{k}s")).collect();
            let cards = |k: u8| format!("{} card{}", count(k), if k == 1 { "" } else { "s" });
            let counts: Vec<String> = counts.iter().map(cards).collect();
            let with = [numbers, counts].concat().join(" or ");
            format!("{} may also block with {with}.", n(seat))
        }
        Event::BlockNumberChanged { number, .. } => {
            format!("The attack must be blocked with {number}s.")
        }
        Event::TargetsAdded { targets, .. } => {
            let names: Vec<String> = targets.iter().map(o).collect();
            format!("The attack is on {} too.", list(&names))
        }
        Event::PushLengthened { spaces: k, .. } => format!("The push goes {}.", spaces(k)),
        Event::MustRecover { seat } => format!("{} must recover.", n(seat)),
        Event::MustSkipTurn { seat } => format!("{} must skip the next turn.", n(seat)),
        Event::AttackCalledOff { by } => format!("The attack of {} is void.", o(by)),
        Event::RecoveryCancelled { seat } => format!("{} need not recover.", n(seat)),
        Event::SoldierPlaced { seat, space } => {
            format!("{} placed a soldier on space {space}.", n(seat))
        }
        Event::SoldierMarched { seat, space } => {
            format!("The soldier of {} marched to space {space}.", o(seat))
        }
        Event::SoldierRemoved { seat } => format!("The soldier of {} was removed.", o(seat)),
        Event::MinePlaced { seat, space } => format!("{} laid a mine on space {space}.", n(seat)),
        Event::MineSetOff { seat, space } => {
            format!("{} set off the mine on space {space}.", n(seat))
        }
        _ => return None,
    })
}

fn end(view: &View, event: &Event) -> Option<String> {
    let (n, o) = (|seat: Seat| name(view, seat), |seat: Seat| object(view, seat));
    Some(match *event {
        Event::TimeOver => "The last card was drawn: time is over.".into(),
        Event::LastHit { by, on } => format!("{} scored a last-hit on {}.", n(by), o(on)),
        Event::LastHitsSkipped => "Last-hits were skipped.".into(),
        Event::RoundWon { side: by, tokens: 1 } => format!("{} won the round.", side(view, by).0),
        Event::RoundWon { side: by, tokens } => {
            format!("{} won the round and {tokens} tokens.", side(view, by).0)
        }
        Event::RoundDrawn => "The round was drawn.".into(),
        Event::GameWon { side: by } => format!("{} won the game.", side(view, by).0),
        Event::GameDrawn => "The game was drawn.".into(),
        Event::Conceded { seat } => format!("{} conceded.", n(seat)),
        Event::Accused { by, of, traitor } => {
            let right = if traitor { "right" } else { "wrong" };
            let verdict = format!("and {} {right}", was(view, by));
            format!("{} accused {} of treason {verdict}.", n(by), o(of))
        }
        Event::TraitorRevealed { seat } => format!("{} showed the Traitor card.", n(seat)),
        Event::SidesChanged { seat } => match view.viewer.is(seat) {
            true => "You fight for the Dragon now.".into(),
            false => format!("{} fights for the Dragon now.", n(seat)),
        },
        Event::HandNamed { by, of, cards, right } => {
            let right = if right { "right" } else { "wrong" };
            let verdict = format!("and {} {right}", was(view, by));
            format!("{} named the hand of {}: {} {verdict}.", n(by), o(of), hand(cards))
        }
        Event::LoyaltyShown { traitor, .. } => {
            let names: Vec<String> = traitor.iter().map(|s| o(*s)).collect();
            format!("The Traitor card was held by {}.", list(&names))
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::flash_duel::{Mode, Setup, Side, Table};
    use kernel::{Game, Play, Seeded, Viewer};

    fn view(viewer: Viewer) -> View {
        let setup = Setup::of(Mode::Simple);
        let mut luck = Seeded::new(1);
        Table::start(&setup, &mut Play::silent(&mut luck)).expect("it can be played").view(viewer)
    }

    #[test]
    fn a_viewer_is_spoken_to_and_others_are_named() {
        let event = Event::HitTaken { seat: Seat(1) };
        let said = |v| sentence(&view(v), &event).expect("a hit is told");
        assert_eq!(said(Viewer::Seat(Seat(1))), "You were hit.");
        assert_eq!(said(Viewer::Public), "P2 was hit.");
    }

    #[test]
    fn whoever_goes_first_by_his_own_choice_is_named_once() {
        let said = |by, first| sentence(&view(Viewer::Public), &Event::FirstChosen { by, first });
        let (west, east) = (Side::West, Side::East);
        assert_eq!(said(west, west).as_deref(), Some("P1 decided to go first."));
        assert_eq!(said(west, east).as_deref(), Some("P1 decided that P2 goes first."));
    }

    #[test]
    fn a_hit_outweighs_a_move_and_a_move_a_draw() {
        let hit = weight(&Event::HitTaken { seat: Seat(1) });
        let skipped = weight(&Event::TurnSkipped { seat: Seat(1) });
        assert!(hit > skipped && skipped > weight(&Event::DrewUnseen { seat: Seat(1) }));
    }

    #[test]
    fn the_end_of_a_round_says_what_decided() {
        let (me, won) = (Viewer::Seat(Seat(0)), Event::RoundWon { side: Side::West, tokens: 1 });
        let told = |events: &[&Event]| sentences(&view(me), events).pop().expect("an end");
        let hit = Event::LastHit { by: Seat(0), on: Seat(1) };
        assert_eq!(told(&[&won]), "You won the round.");
        let by_hit = "You won the round. The last-hit decided (FD-10.8).";
        assert_eq!(told(&[&Event::TimeOver, &hit, &won]), by_hit);
        let ahead =
            "You won the round. Last-hits were equal; the greater advance decided (FD-10.9).";
        assert_eq!(told(&[&Event::TimeOver, &won]), ahead);
        assert!(told(&[&Event::LastHitsSkipped, &won]).contains("skipped; the greater advance"));
        assert!(told(&[&Event::TimeOver, &Event::RoundDrawn]).ends_with("(FD-10.10)."));
    }

    #[test]
    fn equal_secret_picks_are_told_once() {
        let who = ::flash_duel::cards::CHARACTERS[0].0.parse().expect("a character");
        let picks = [0, 1].map(|n| Event::CharacterPicked { seat: Seat(n), who });
        let told = sentences(&view(Viewer::Public), &[&picks[0], &picks[1]]);
        assert_eq!(told, ["Both chose Grave: pick again.".to_string(), String::new()]);
    }

    #[test]
    fn what_an_ability_made_of_an_attack_is_told() {
        use ::flash_duel::{CountSet, Number, NumberSet};
        let said = |event| sentence(&view(Viewer::Seat(Seat(1))), &event).expect("it is told");
        let eased = |numbers, counts| said(Event::BlockEased { seat: Seat(1), numbers, counts });
        let high = [Number::ALL[3], Number::ALL[4]].into_iter().collect();
        assert_eq!(eased(high, CountSet::NONE), "You may also block with 4s or 5s.");
        let one = CountSet::NONE.with(1);
        assert_eq!(eased(NumberSet::NONE, one), "You may also block with one card.");
        let unblockable = said(Event::BlockForbidden { by: Seat(0) });
        assert_eq!(unblockable, "The attack of P1 cannot be blocked.");
        let skips = said(Event::MustSkipTurn { seat: Seat(1) });
        assert_eq!(skips, "You must skip the next turn.");
    }

    #[test]
    fn what_goes_without_saying_is_not_said() {
        assert_eq!(sentence(&view(Viewer::Public), &Event::TurnBegan { seat: Seat(0) }), None);
    }
}

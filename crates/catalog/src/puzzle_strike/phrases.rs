//! What one player did, in words that want a subject: `played Axe Kick`, `drew two chips`.

use super::words::{self, chip, chips, gems, object, ones, plural};
use ::puzzle_strike::chip::Declared;
use ::puzzle_strike::{ChipId, Event, View};
use kernel::Seat;

/// What a player did, without saying who it was.
pub fn phrase(view: &View, event: &Event) -> Option<(Seat, String)> {
    hands(event)
        .or_else(|| plays(view, event))
        .or_else(|| bank(event))
        .or_else(|| own_pile(view, event))
}

/// Hands, bags and discard piles.
fn hands(event: &Event) -> Option<(Seat, String)> {
    Some(match event {
        Event::Drew { seat, chips: all } => (*seat, format!("drew {}", chips(all))),
        Event::DrewUnseen { seat, count } => (*seat, format!("drew {}", plural(*count, "chip"))),
        Event::DrewOpenly { seat, chips: all } => {
            (*seat, format!("drew {} for all to see", chips(all)))
        }
        Event::Reshuffled { seat, .. } => (*seat, "shook the discard pile into the bag".into()),
        Event::Discarded { seat, chip: id } => (*seat, format!("discarded {}", chip(*id))),
        Event::HandDiscarded { seat, chips: all } => (*seat, format!("discarded {}", chips(all))),
        Event::CleanedUp { seat, chips: all, kept } => {
            let rest = match all.is_empty() {
                true => "cleaned up".to_string(),
                false => format!("discarded {} from hand", chips(all)),
            };
            let kept = match kept {
                0 => String::new(),
                n => format!(" and kept {}", plural(*n, "chip")),
            };
            (*seat, rest + &kept)
        }
        Event::Returned { seat, chip: id } => {
            (*seat, format!("took {} back from the discard pile", chip(*id)))
        }
        Event::Found { seat, chip: id } => (*seat, format!("found {} in the bag", chip(*id))),
        Event::PutOnTop { seat, chip: id } => {
            (*seat, format!("put {} on top of the bag", chip(*id)))
        }
        Event::PutOnTopFaceDown { seat } => {
            (*seat, "put a chip of the hand face down on top of the bag".into())
        }
        Event::TurnedUp { seat, chip: id } => {
            (*seat, format!("turned up {} on top of the bag", chip(*id)))
        }
        Event::RevealedAtRandom { seat, chip: id } => {
            (*seat, format!("showed {} of the hand, drawn by luck", chip(*id)))
        }
        Event::PutInBag { seat, chip: id } => (*seat, format!("put {} into the bag", chip(*id))),
        Event::HandRevealed { seat, chips: all } => {
            (*seat, format!("showed a hand of {}", chips(all)))
        }
        Event::Revealed { seat, chip: id } => (*seat, format!("showed {}", chip(*id))),
        _ => return None,
    })
}

/// Chips that are played, and what they give.
fn plays(view: &View, event: &Event) -> Option<(Seat, String)> {
    Some(match event {
        Event::Played { seat, chip: id, by } if seat != by => {
            (*by, format!("made {} play {}", object(view, *seat), chip(*id)))
        }
        Event::Played { seat, chip: id, .. } => (*seat, format!("played {}", chip(*id))),
        Event::PlayedAs { seat, chip: id, copied } => {
            (*seat, format!("played {id} as {}", chip(*copied)))
        }
        Event::PlayedAgain { seat, chip: id } => (*seat, format!("played {id} a second time")),
        Event::Declared { seat, chip: id, declared } => (
            *seat,
            match declared {
                Declared::Nothing => return None,
                Declared::Opponent(at) => format!("aimed it at {}", object(view, *at)),
                Declared::Color(color) => format!("named {color}"),
                Declared::Stacks(_) => {
                    words::declared(view, *id, *declared)?.replacen("with", "chose", 1)
                }
                Declared::Option(i) => {
                    format!("chose \"{}\"", id.chip().options.get(usize::from(*i))?)
                }
            },
        ),
        Event::Reacted { seat, chip: id } => (*seat, format!("reacted with {}", chip(*id))),
        Event::GotArrows { seat, arrow, n: 1 } => {
            (*seat, format!("got a {}", words::arrow(*arrow)))
        }
        Event::GotArrows { seat, arrow, n } => {
            (*seat, format!("got {}", plural(*n, &words::arrow(*arrow))))
        }
        Event::GotMoney { seat, n } if *n < 0 => (*seat, format!("lost {} money", -n)),
        Event::GotMoney { seat, n } => (*seat, format!("got {n} money")),
        Event::GotPigs { seat, n: 1 } => (*seat, "got a piggy bank".into()),
        Event::GotPigs { seat, n } => (*seat, format!("got {}", super::question::pigs(*n))),
        Event::Paid { seat, value, n } => {
            let gem = ChipId::gem(*value);
            let paid = vec![gem; usize::from(*n)];
            (*seat, format!("played {} for {} money", chips(&paid), value * n))
        }
        _ => return None,
    })
}

/// Chips that come from the bank or go back to it.
fn bank(event: &Event) -> Option<(Seat, String)> {
    Some(match event {
        Event::Bought { seat, chip: id } => (*seat, format!("bought {}", chip(*id))),
        Event::Gained { seat, chip: id } => (*seat, format!("gained {}", chip(*id))),
        Event::TookFromBank { seat, chip: id } => {
            (*seat, format!("took {} from the bank into hand", chip(*id)))
        }
        Event::Trashed { seat, chip: id } => (*seat, format!("trashed {}", chip(*id))),
        Event::TrapLaid { seat, chip: id } => {
            (*seat, format!("put a trap token on the stack of {id}"))
        }
        Event::TrapsSprung { seat, chip: id, n } => {
            (*seat, format!("sprang {} on the stack of {id}", plural(*n, "trap")))
        }
        _ => return None,
    })
}

/// What a player did with his own gem pile, and what he sent.
fn own_pile(view: &View, event: &Event) -> Option<(Seat, String)> {
    Some(match event {
        Event::Anted { seat, value, stand_in } => (
            *seat,
            match stand_in {
                true => format!("anted a stand-in for a {value}-gem"),
                false => format!("anted a {value}-gem"),
            },
        ),
        Event::GemMovedToPile { seat, value } => {
            (*seat, format!("put a {value}-gem into the gem pile"))
        }
        Event::GemLeftPile { seat, value } => {
            (*seat, format!("took a {value}-gem out of the gem pile"))
        }
        Event::GemTrashed { seat, value } => {
            (*seat, format!("trashed a {value}-gem of the gem pile"))
        }
        Event::Split { seat, value } => {
            (*seat, format!("had a {value}-gem split into {}", ones(*value)))
        }
        Event::ChipPiled { seat, chip: id } => {
            (*seat, format!("put {} into the gem pile", chip(*id)))
        }
        Event::ChipLeftPile { seat, chip: id } => {
            (*seat, format!("took {} out of the gem pile", chip(*id)))
        }
        Event::CombinedWithBank { seat, value, .. } => {
            (*seat, format!("combined a {value}-gem with a 1-gem of the bank"))
        }
        Event::AnteRaised { seat } => (*seat, "antes one higher".into()),
        Event::Combined { seat, gems: both, .. } => {
            (*seat, format!("combined {} into a {}-gem", gems(*both), both.sum()))
        }
        Event::Broke { seat, gems: broken } => (*seat, format!("broke {}", gems(*broken))),
        Event::Sent { from, to, n, uncounterable } => {
            let sure = if *uncounterable { " that cannot be countered" } else { "" };
            (*from, format!("sent {}{sure} to {}", ones(*n), words::pile_of(view, *to)))
        }
        Event::Negated { by, n } => (*by, format!("stopped {}", ones(*n))),
        _ => return None,
    })
}

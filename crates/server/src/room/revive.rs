//! A match as it was when the hall closed, from what is written down about it.

use super::{Happened, Room, keep};
use wire::Status;

/// Applies everything that is written down about a match. Should that make the game fail, the room
/// is closed and no other.
pub fn revive(room: &mut Room, entries: &[store::Entry]) -> Result<(), String> {
    for entry in entries {
        let happened = Happened::read(entry)?;
        if let Err(fault) = room.apply(&happened) {
            room.break_off(fault, happened.at);
            break;
        }
    }
    // It ended under other rules, which nothing that happened in it says.
    if keep::status_of(&room.record.status) == Status::RulesChanged {
        room.status = Status::RulesChanged;
    }
    // Nobody's clock ran while the hall was down.
    let now = room.now();
    let waiting = room.waiting().and(room.humans());
    room.clocks.restart(waiting, now);
    if let Some(window) = &mut room.window {
        window.restart(now);
    }
    Ok(())
}

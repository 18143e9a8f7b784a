//! A position for people and for programs.

use super::Done;
use crate::fail::Fail;
use crate::terminal::{self, COLUMNS, say};
use catalog::{AnyPosition, AnyTable, Eyes, Offered, Told, wrap, wrap_at};
use kernel::{Asks, Seat, SeatSet, Viewer};
use serde_json::{Map, Value, json};

/// The seats whose choices these eyes see.
fn seats(table: &dyn AnyTable, eyes: Eyes) -> SeatSet {
    match eyes {
        Eyes::Viewer(Viewer::Seat(seat)) => SeatSet::one(seat),
        Eyes::Viewer(Viewer::Public) => SeatSet::EMPTY,
        Eyes::All => table.player_seats(),
    }
}

pub fn text(position: &dyn AnyPosition, done: &[Done], eyes: Eyes) -> Result<(), Fail> {
    let table = position.table();
    tell(position.prelude(), eyes)?;
    for Done { seat, label, told } in done {
        match eyes == Eyes::All || eyes == terminal::eyes_of(*seat) {
            true => say(&format!("{seat}: {label}"))?,
            false => say(&seat.to_string())?,
        }
        tell(told, eyes)?;
    }
    say(&table.drawn(eyes, &terminal::paint()))?;
    decides(table, eyes)?;
    if let (true, Eyes::All) = (done.is_empty(), eyes) {
        say("Still to happen, the next first:")?;
        for step in table.steps_due() {
            say(&format!("  {}", wrap_at(2, &step, COLUMNS, 4)))?;
        }
    }
    if !done.is_empty() && eyes == Eyes::All {
        say("The new position:")?;
        say(&pretty(&position.written()))?;
    }
    Ok(())
}

fn tell(told: &[Told], eyes: Eyes) -> Result<(), Fail> {
    for line in told.iter().filter_map(|t| t.words(eyes)) {
        say(&format!("  {}", wrap_at(2, line, COLUMNS, 4)))?;
    }
    Ok(())
}

fn decides(table: &dyn AnyTable, eyes: Eyes) -> Result<(), Fail> {
    let asked = table.awaits().seats();
    let names: Vec<String> = asked.iter().map(|s| s.to_string()).collect();
    match table.awaits() {
        Asks::Over => {
            let end = table.end_sentence(eyes);
            say(&wrap(&end.unwrap_or_else(|| "The game is over.".into()), COLUMNS, 0))?;
        }
        Asks::Each(_) => say(&format!("{} decides.", names.join(" and ")))?,
        Asks::Any(_) => say(&format!("{}: whoever answers first.", names.join(" or ")))?,
    }
    for seat in seats(table, eyes).iter() {
        if asked.has(seat) {
            say(&wrap(&format!("{seat}: {}", table.asked(seat)), COLUMNS, 4))?;
            table.offered(seat).iter().try_for_each(line)?;
        }
        let said = table.may_interject(seat);
        let said = said.iter().filter(|o| !o.unlisted).map(|o| format!("`{}`", o.label));
        let said: Vec<String> = said.collect();
        if !said.is_empty() {
            say(&wrap(&format!("{seat} may always say {}.", said.join(", ")), COLUMNS, 4))?;
        }
    }
    Ok(())
}

fn line(choice: &Offered) -> Result<(), Fail> {
    let Offered { label, words, .. } = choice;
    say(&format!("  {}", wrap_at(2, &format!("{label}: {words}"), COLUMNS, 6)))?;
    Ok(())
}

/// JSON for people too: what is small stays on one line.
pub fn pretty(value: &Value) -> String {
    fn write(value: &Value, depth: usize, out: &mut String) {
        let small = value.to_string();
        let whole = small.chars().count() + 2 * depth <= COLUMNS - 12;
        let pad = "  ".repeat(depth + 1);
        let (open, close, items) = match value {
            Value::Array(list) if !whole => {
                ('[', ']', list.iter().map(|v| (String::new(), v)).collect::<Vec<_>>())
            }
            Value::Object(map) if !whole || depth == 0 => {
                let named = map.iter().map(|(k, v)| (format!("{}: ", Value::from(k.as_str())), v));
                ('{', '}', named.collect())
            }
            _ => return out.push_str(&small),
        };
        out.push(open);
        for (i, (name, item)) in items.iter().enumerate() {
            out.push_str(if i > 0 { ",\n" } else { "\n" });
            out.push_str(&format!("{pad}{name}"));
            write(item, depth + 1, out);
        }
        out.push_str(&format!("\n{}{close}", "  ".repeat(depth)));
    }
    let mut out = String::new();
    write(value, 0, &mut out);
    out
}

/// Everything these eyes may know; the notation itself holds hidden cards.
pub fn json(position: &dyn AnyPosition, done: &[Done], eyes: Eyes) -> Result<(), Fail> {
    let table = position.table();
    let mut all = Map::new();
    if eyes == Eyes::All {
        all.insert("position".into(), position.written());
    }
    if let Eyes::Viewer(viewer) = eyes {
        all.insert("view".into(), table.view_json(viewer));
    }
    all.insert("seats".into(), named(table, eyes));
    all.insert("decides".into(), asks(table));
    all.insert("choices".into(), by_seat(table, eyes, |t, seat| t.offered(seat)));
    all.insert("interjections".into(), by_seat(table, eyes, |t, seat| t.may_interject(seat)));
    all.insert("events".into(), events(position.prelude(), eyes));
    let done: Vec<Value> = done.iter().map(|d| step(d, eyes)).collect();
    all.insert("done".into(), Value::Array(done));
    all.insert("text".into(), json!(table.drawn(eyes, &catalog::Paint::PLAIN)));
    if let Some(outcome) = table.ended() {
        all.insert("outcome".into(), json!(outcome));
    }
    say(&pretty(&Value::Object(all)))?;
    Ok(())
}

fn named(table: &dyn AnyTable, eyes: Eyes) -> Value {
    let seats = SeatSet::first(table.seat_count()).iter().map(|seat| {
        let (name, team) = (table.seat_name(eyes, seat), table.team_name(eyes, seat));
        json!({"seat": seat.to_string(), "name": name, "team": team})
    });
    Value::Array(seats.collect())
}

fn asks(table: &dyn AnyTable) -> Value {
    let names: Vec<String> = table.awaits().seats().iter().map(|s| s.to_string()).collect();
    match table.awaits() {
        Asks::Over => json!({"how": "over", "seats": names}),
        Asks::Each(_) => json!({"how": "each", "seats": names}),
        Asks::Any(_) => json!({"how": "any", "seats": names}),
    }
}

fn by_seat(
    table: &dyn AnyTable,
    eyes: Eyes,
    list: impl Fn(&dyn AnyTable, Seat) -> Vec<Offered>,
) -> Value {
    let mut all = Map::new();
    for seat in seats(table, eyes).iter() {
        let choices = list(table, seat).into_iter();
        let choices: Vec<Value> =
            choices.map(|o| json!({"label": o.label, "words": o.words})).collect();
        all.insert(seat.to_string(), Value::Array(choices));
    }
    Value::Object(all)
}

fn step(done: &Done, eyes: Eyes) -> Value {
    let own = eyes == Eyes::All || eyes == terminal::eyes_of(done.seat);
    let mut step = json!({"seat": done.seat.to_string(), "events": events(&done.told, eyes)});
    if own {
        step["answer"] = json!(done.label);
    }
    step
}

fn events(told: &[Told], eyes: Eyes) -> Value {
    let seen = told.iter().filter(|t| t.reaches(eyes));
    let seen = seen.map(|t| json!({"event": t.json, "words": t.words(eyes).unwrap_or("")}));
    Value::Array(seen.collect())
}

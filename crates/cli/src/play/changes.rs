//! What has changed on a table that was shown before, line by line.

/// A line that is indented so far goes on with the one before it.
const GOES_ON: usize = 6;
/// A line that is indented so far belongs to the heading above it.
const BELONGS: usize = 4;

fn indent(line: &str) -> usize {
    let plain = console::strip_ansi_codes(line);
    plain.len() - plain.trim_start().len()
}

/// The lines, each with those that go on with it.
fn entries(table: &str) -> Vec<(usize, String)> {
    let mut all: Vec<(usize, String)> = Vec::new();
    for line in table.lines() {
        match (indent(line) >= GOES_ON, all.last_mut()) {
            (true, Some((_, entry))) => *entry += &format!("\n{line}"),
            _ => all.push((indent(line), line.to_string())),
        }
    }
    all
}

/// The first line, and whatever is new since the table was drawn like the old one, below its
/// heading. Nothing where most of it is new: then the whole table is easier to read.
pub fn changed(old: &str, new: &str) -> Option<String> {
    let (old, all) = (entries(old), entries(new));
    let mut told = Vec::new();
    let mut heading = None;
    for (i, (indent, entry)) in all.iter().enumerate() {
        let is_new = !old.iter().any(|(_, known)| known == entry);
        if *indent < BELONGS {
            heading = Some(entry);
        } else if is_new {
            told.extend(heading.take());
        }
        if i == 0 || is_new {
            told.push(entry);
            heading = heading.filter(|_| *indent >= BELONGS);
        }
    }
    let few = told.len() * 2 <= all.len();
    few.then(|| told.iter().map(|entry| format!("{entry}\n")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "Round 1; Step 2\n  Market: Spyglass\n P2 Eras: HP 7/7\n    Gold 0\n    \
                         Items: Runeblade,\n      Boots\n P1 Rolan (you): HP 9/9\n    Gold 1\n    \
                         Hand: Search\n    Mission: Wanted\n";

    #[test]
    fn what_changed_is_told_below_its_heading() {
        let step = TABLE.replace("Step 2", "Step 3");
        assert_eq!(changed(TABLE, &step).as_deref(), Some("Round 1; Step 3\n"));
        let paid = TABLE.replace("Boots", "Belt");
        let told = "Round 1; Step 2\n P2 Eras: HP 7/7\n    Items: Runeblade,\n      Belt\n";
        assert_eq!(changed(TABLE, &paid).as_deref(), Some(told));
        let hurt = step.replace("HP 9/9", "HP 5/9").replace("Hand: Search", "Hand: Charge");
        let told = "Round 1; Step 3\n P1 Rolan (you): HP 5/9\n    Hand: Charge\n";
        assert_eq!(changed(TABLE, &hurt).as_deref(), Some(told));
    }

    #[test]
    fn a_table_that_is_mostly_new_is_drawn_whole() {
        assert_eq!(changed("", TABLE), None);
    }
}

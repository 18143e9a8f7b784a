//! Choices as they are listed: numbered, in columns, and no more than fit.

use crate::terminal::COLUMNS;

/// A choice with its number, or a run of choices that differ in nothing but the space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub number: usize,
    pub text: String,
    /// How many choices it stands for.
    pub many: usize,
}

/// So many choices in a row that name one space after the other are listed as a run.
const RUN: usize = 6;

/// Each choice for itself.
pub fn each(labels: &[String]) -> Vec<Entry> {
    let entry =
        |(i, label): (usize, &String)| Entry { number: i + 1, text: label.clone(), many: 1 };
    labels.iter().enumerate().map(entry).collect()
}

/// The choices, long runs from space to space as one: whoever may reveal twenty cards looks for
/// the other choices among them.
pub fn gathered(labels: &[String]) -> Vec<Entry> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(label) = labels.get(at) {
        let same = |other: &&String| doing(label).is_some() && doing(other) == doing(label);
        let run = labels[at..].iter().take_while(same).count();
        let number = at + 1;
        if run >= RUN {
            let last = labels[at + run - 1].rsplit(' ').next().unwrap_or_default();
            let text = format!("{label} … {last} (to {})", at + run);
            out.push(Entry { number, text, many: run });
            at += run;
        } else {
            out.push(Entry { number, text: label.clone(), many: 1 });
            at += 1;
        }
    }
    out
}

/// What is done to the space that a label ends with: `reveal` in `reveal A1`.
fn doing(label: &str) -> Option<&str> {
    let (doing, space) = label.rsplit_once(' ')?;
    let mut letters = space.chars();
    let column = letters.next().is_some_and(|c| c.is_ascii_uppercase());
    let row = letters.as_str().parse::<u8>().is_ok();
    (column && row).then_some(doing)
}

/// More entries than this side by side are hard to read.
const MOST_ACROSS: usize = 6;

/// How wide each column is if the entries, with their numbers, stand in so many rows.
fn widths(entries: &[Entry], rows: usize) -> Vec<usize> {
    let wide = |entry: &Entry| entry.text.chars().count() + 6;
    let columns = entries.chunks(rows.max(1));
    columns.map(|column| column.iter().map(wide).max().unwrap_or(0)).collect()
}

/// In how few rows the entries fit side by side.
pub fn rows_of(entries: &[Entry]) -> usize {
    let fits = |rows: &usize| {
        let widths = widths(entries, *rows);
        widths.len() <= MOST_ACROSS && widths.iter().sum::<usize>() <= COLUMNS
    };
    (1..entries.len()).find(fits).unwrap_or(entries.len())
}

/// How many of the entries fit into so many rows: all, or as many as leave a row to say so.
pub fn fitting(entries: &[Entry], rows: usize) -> usize {
    if rows_of(entries) <= rows {
        return entries.len();
    }
    let fits = |n: &usize| rows_of(&entries[..*n]) < rows;
    (1..entries.len()).rev().find(fits).unwrap_or(1)
}

/// The entries in as many columns as fit, downwards.
pub fn columns(entries: &[Entry]) -> String {
    let rows = rows_of(entries);
    let widths = widths(entries, rows);
    let mut out = String::new();
    for row in 0..rows {
        let cells = widths
            .iter()
            .enumerate()
            .filter_map(|(c, wide)| Some((wide, entries.get(c * rows + row)?)));
        let line: String = cells
            .map(|(wide, e)| format!("{:<wide$}", format!("{:>3} {}", e.number, e.text)))
            .collect();
        out += line.trim_end();
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_numbered_downwards_in_columns() {
        let labels = each(&["a", "b", "c", "d", "e", "f", "g"].map(String::from));
        let rows = "  1 a    3 c    5 e    7 g\n  2 b    4 d    6 f\n";
        assert_eq!(columns(&labels), rows);
        assert_eq!(columns(&labels[3..5]), "  4 d    5 e\n");
        assert_eq!(columns(&each(&["x".repeat(90)])).lines().count(), 1);
        assert_eq!(columns(&[]), "");
    }

    /// One long label does not make all columns wide.
    #[test]
    fn a_long_choice_widens_its_own_column_only() {
        let labels = each(&["a".repeat(40), "b".into(), "c".into(), "d".into()]);
        assert_eq!(columns(&labels).lines().count(), 1);
    }

    #[test]
    fn choices_that_do_not_fit_leave_a_row_to_say_so() {
        let labels = each(&vec!["a".to_string(); 14]);
        assert_eq!((fitting(&labels, 3), fitting(&labels, 2), fitting(&labels, 0)), (14, 6, 1));
    }

    #[test]
    fn a_long_run_from_space_to_space_is_one_entry() {
        let reveals = (1..=7).map(|row| format!("reveal A{row}"));
        let moves = ["move A4 A5", "move A4 B4"].map(String::from).into_iter();
        let labels: Vec<String> = moves.chain(reveals).chain(["end phase".into()]).collect();
        let told: Vec<(usize, String)> =
            gathered(&labels).into_iter().map(|e| (e.number, e.text)).collect();
        let entry = |n: usize, text: &str| (n, text.to_string());
        assert_eq!(
            told,
            [
                entry(1, "move A4 A5"),
                entry(2, "move A4 B4"),
                entry(3, "reveal A1 … A7 (to 9)"),
                entry(10, "end phase"),
            ]
        );
    }

    /// Names are never left out: nobody could guess them.
    #[test]
    fn a_run_of_names_is_told_whole() {
        let labels = ["a", "b", "c", "d", "e", "f", "g"].map(|name| format!("buy {name}"));
        assert_eq!(gathered(&labels), each(&labels));
    }
}

//! Teaching what is brought to a game: thousands of quick games say what wins more.

use super::{other_deals, read, said, setups, told, write};
use crate::args::Tune;
use crate::fail::Fail;
use arena::{Heat, LINEUP_HEATS, Round};
use bots::{Evaluation, Lineups, Taught};
use catalog::Listed;

type LineupsOf<G> = <<G as Listed>::Knowledge as Taught>::Lineups;

pub fn run<G: Listed>(args: &Tune) -> Result<(), Fail> {
    let (text, wins) = taught::<G>(args, &LINEUP_HEATS)?;
    write(args, &text, wins)
}

/// What was learnt, as it is written down, and whether it surely wins more games.
fn taught<G: Listed>(args: &Tune, heats: &[Heat]) -> Result<(String, bool), Fail> {
    if LineupsOf::<G>::PARTS.is_empty() {
        return Err(Fail::asked(format!("nothing is brought to {} that could be taught", G::NAME)));
    }
    let setups = setups::<G>(args)?;
    let plain = LineupsOf::<G>::plain();
    let from = args.from.as_deref();
    let from = from.map_or(Ok(plain), |path| read(path, LineupsOf::<G>::read))?;
    let mut each = |part: &'static str, Round { nth, kept, won }: Round| {
        if let Some(won) = won {
            let rate = 100.0 * won;
            eprintln!("{part}, round {nth}: change {kept} is kept, it wins {rate:.1} %");
        }
    };
    let how = (args.rounds, heats);
    let learnt = arena::line_up::<G, G::Knowledge>(&setups, from, how, args.seed, &mut each);
    let learnt = learnt.map_err(Fail::found)?;
    let (plain, studied) = (G::Knowledge::default(), G::Knowledge::default().studied());
    let beats = |others: &G::Knowledge, against: &str| {
        let (deals, seed) = other_deals(args);
        let brings = G::Knowledge::bringing(learnt);
        let played = arena::quick_trial(&setups, deals, seed, [&brings, others]);
        told(&played.map_err(Fail::found)?, against)
    };
    let wins =
        [beats(&plain, "what everybody brings")?, beats(&studied, "what master brings now")?];
    let text = learnt.written(&format!("Learnt by `{}`.", said::<G>(args)));
    Ok((text, wins == [true; 2]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, Command};
    use catalog::Visit;
    use clap::Parser;

    /// Teaches by a few games, in which every change is kept, and reads what comes of it.
    struct Quickly<'a>(&'a Tune);

    impl Visit for Quickly<'_> {
        type Out = Result<(String, bool), Fail>;

        fn visit<G: Listed>(self) -> Self::Out {
            let (text, wins) = taught::<G>(self.0, &[Heat { deals: 4, bar: -1.0 }])?;
            let learnt = LineupsOf::<G>::read(&text).map_err(Fail::found)?;
            assert!(learnt != LineupsOf::<G>::plain(), "something was learnt:\n{text}");
            Ok((text, wins))
        }
    }

    #[test]
    fn what_is_brought_is_taught_and_can_be_read_again() {
        let line = ["sparhall", "tune", "fantasy-clash", "--lineups", "--rounds", "1"];
        let line = [&line[..], &["--trial", "2"]].concat();
        let Some(Command::Tune(args)) = Cli::parse_from(line).command else {
            panic!("that is the command it was given")
        };
        let taught = catalog::visit(&args.game, Quickly(&args)).expect("the game is there");
        let (text, wins) = taught.map_err(|e| e.message().to_string()).expect("it is taught");
        let head = "# Learnt by `sparhall tune fantasy-clash --lineups --rounds 1 --seed 1`.";
        assert!(text.starts_with(head), "{text}");
        assert!(!wins, "two games prove nothing");
    }
}

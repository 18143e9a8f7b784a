//! Teaching what is brought to a game: thousands of quick games say what wins more.

use super::{other_deals, read, said, setups, told, write};
use crate::args::Tune;
use crate::fail::Fail;
use arena::{LINEUP_HEATS, Round};
use bots::{Evaluation, Lineups, Taught};
use catalog::Listed;

type LineupsOf<G> = <<G as Listed>::Knowledge as Taught>::Lineups;

pub fn run<G: Listed>(args: &Tune) -> Result<(), Fail> {
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
    let how = (args.rounds, &LINEUP_HEATS[..]);
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
    write(args, &text, wins == [true; 2])
}

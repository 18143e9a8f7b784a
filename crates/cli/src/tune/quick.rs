//! Teaching quick answers: thousands of quick games say which numbers lead to more wins.

use super::{deliver, numbers, other_deals, read, said, setups, told};
use crate::args::Tune;
use crate::fail::Fail;
use arena::{HEATS, Round};
use bots::{Taught, Weights};
use catalog::Listed;

type DrillOf<G> = <<G as Listed>::Knowledge as Taught>::Drill;

pub fn run<G: Listed>(args: &Tune) -> Result<(), Fail> {
    if DrillOf::<G>::NAMES.is_empty() {
        return Err(Fail::asked(format!("quick answers of {} rest on no numbers", G::NAME)));
    }
    let setups = setups::<G>(args)?;
    let before = DrillOf::<G>::default();
    let from = args.from.as_deref().map_or(Ok(before), |path| read(path, numbers))?;
    let mut each = |Round { nth, kept, won }: Round| {
        if let Some(won) = won {
            let rate = 100.0 * won;
            eprintln!("round {nth}: change {kept} is kept, {rate:.1} % against the best before");
        }
    };
    let how = (args.rounds, &HEATS[..]);
    let drill = arena::climb::<G, G::Knowledge>(&setups, from, how, args.seed, &mut each);
    let drill = drill.map_err(Fail::found)?;
    let knowledge = [drill, before].map(G::Knowledge::drilled);
    let (deals, seed) = other_deals(args);
    let played = arena::quick_trial(&setups, deals, seed, knowledge.each_ref());
    let wins = told(&played.map_err(Fail::found)?, "what was known before")?;
    deliver(args, &said::<G>(args), drill, wins)
}

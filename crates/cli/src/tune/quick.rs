//! Teaching quick answers: thousands of quick games say which numbers lead to more wins.

use super::{deliver, read, setups, told};
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
    let from = args.from.as_deref().map_or(Ok(before), read::<DrillOf<G>>)?;
    let mut each = |Round { nth, kept, won }: Round| {
        if let Some(won) = won {
            let rate = 100.0 * won;
            eprintln!("round {nth}: change {kept} is kept, {rate:.1} % against the best before");
        }
    };
    let how = (args.rounds, &HEATS[..]);
    let drill = arena::climb::<G, G::Knowledge>(&setups, from, how, args.seed, &mut each);
    let drill = drill.map_err(Fail::found)?;
    // Other deals than those that the numbers were chosen by.
    let (deals, seed) = (0..args.trial.div_ceil(2), !args.seed);
    let played = arena::quick_trial::<G, G::Knowledge>(&setups, deals, seed, [drill, before]);
    let wins = told(&played.map_err(Fail::found)?)?;
    deliver(args, &said::<G>(args), drill, wins)
}

/// The command, as it can be given again.
fn said<G: Listed>(args: &Tune) -> String {
    let modes = match &args.modes[..] {
        [] => String::new(),
        modes => format!(" --modes {}", modes.join(",")),
    };
    let from = args.from.as_ref().map_or(String::new(), |f| format!(" --from {}", f.display()));
    let (rounds, seed) = (args.rounds, args.seed);
    format!("sparhall tune {} --quick{modes} --rounds {rounds} --seed {seed}{from}", G::NAME)
}

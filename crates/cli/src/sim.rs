use crate::args::Sim;
use crate::fail::Fail;
pub fn run(_: &Sim) -> Result<(), Fail> {
    Ok(())
}

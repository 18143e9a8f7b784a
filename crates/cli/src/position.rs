use crate::args::Position;
use crate::fail::Fail;
pub fn run(_: &Position) -> Result<(), Fail> {
    Ok(())
}

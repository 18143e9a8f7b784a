//! What one player has earned in Solo play.

use crate::args::Profile;
use crate::fail::Fail;

pub fn run(_: &Profile) -> Result<(), Fail> {
    Err(Fail::found("there is nothing to show yet"))
}

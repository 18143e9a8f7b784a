//! The spells and blessings that the viewer could try, with their exact odds before rerolls.

use super::attacks::modifier;
use ::fantasy_clash::View;
use ::fantasy_clash::odds;
use wire::CastingPicture;

pub fn castings(view: &View) -> Vec<CastingPicture> {
    let each = odds::castings(view).into_iter();
    let picture = |c: odds::CastingOdds| CastingPicture {
        from: view.open.cards[c.caster].at.to_string(),
        magic: c.magic.to_string(),
        reveals: view.open.cards[c.caster].is_hidden(),
        needed: c.needed,
        plus: c.plus,
        mods: c.mods.iter().map(modifier).collect(),
        succeeds: c.succeeds,
        of: c.of,
        may_reroll: c.may_reroll,
    };
    each.map(picture).collect()
}

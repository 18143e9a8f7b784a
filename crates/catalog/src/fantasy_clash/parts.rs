//! What a choice is made of, for whoever builds it by clicking.

use ::fantasy_clash::{Choice, View};
use wire::Parts;

pub fn parts(view: &View, choice: Choice) -> Parts {
    let mut parts = Parts { kind: kind(choice).into(), ..Parts::default() };
    parts.from = choice.card().map(|at| at.to_string());
    parts.magic = choice.magic().map(|magic| magic.to_string());
    match choice {
        Choice::Pick(faction) => parts.who = Some(faction.name().into()),
        Choice::Place(unit, at) => {
            parts.card = Some(unit.to_string());
            parts.to = Some(at.to_string());
        }
        Choice::Swap(a, b) => {
            parts.from = Some(a.to_string());
            parts.to = Some(b.to_string());
        }
        Choice::Lift(at) => parts.from = Some(at.to_string()),
        Choice::Deploy(preset) | Choice::Arrange(preset) => {
            parts.preset = Some(preset.to_string());
        }
        Choice::Use(rule, _) => parts.rule = Some(rule.to_string()),
        Choice::Point(rule, _, to) => {
            parts.rule = Some(rule.to_string());
            parts.to = Some(to.to_string());
        }
        Choice::Move(_, to) | Choice::Attack(_, to) | Choice::Shoot(_, to) => {
            parts.to = Some(to.to_string());
        }
        Choice::Tunnel(at) => {
            let end = view.open.on(at).and_then(|id| view.open.tunnel_end(id));
            parts.to = end.map(|at| at.to_string());
        }
        Choice::Cast(_, _, at) => parts.to = at.map(|at| at.to_string()),
        Choice::Check(by, at) => {
            parts.from = Some(by.to_string());
            parts.to = Some(at.to_string());
        }
        Choice::Spend(trophy) => parts.card = Some(trophy.to_string()),
        Choice::Put(at) | Choice::At(at) => parts.to = Some(at.to_string()),
        Choice::Reroll(face) | Choice::RerollDefence(face) => parts.die = Some(face),
        _ => (),
    }
    parts
}

fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Pick(_) => "pick",
        Choice::Place(..) => "place",
        Choice::Swap(..) => "swap",
        Choice::Lift(_) => "lift",
        Choice::Arrange(_) => "arrange",
        Choice::Deploy(_) => "deploy",
        Choice::Commit => "commit",
        Choice::TakeBack => "take back",
        Choice::Reveal(_) => "reveal",
        Choice::Use(..) => "use",
        Choice::Point(..) => "point",
        Choice::Move(..) => "move",
        Choice::Tunnel(_) => "tunnel",
        Choice::Attack(..) => "attack",
        Choice::Shoot(..) => "shoot",
        Choice::Cast(..) => "cast",
        Choice::Attach(..) => "attach",
        Choice::Check(..) => "check",
        Choice::Reinforce => "reinforce",
        Choice::Spend(_) => "spend",
        Choice::Put(_) => "put",
        Choice::EndPhase => "end",
        Choice::Reroll(_) => "reroll",
        Choice::RerollDefence(_) => "reroll defence",
        Choice::Keep => "keep",
        Choice::Replace(_) => "replace",
        Choice::Block(_) => "block",
        Choice::Save(_) => "save",
        Choice::FollowUp => "follow up",
        Choice::Stay => "stay",
        Choice::At(_) => "choose",
        Choice::Pass => "pass",
        Choice::GoFirst => "go first",
        Choice::GoSecond => "go second",
        Choice::Concede => "concede",
    }
}

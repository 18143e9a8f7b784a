//! The abilities of all cards against the card data, operation by operation: the data's nested
//! effects are laid flat as the rules write them, and must come out the same.

use super::data::{list, number, rows, word};
use crate::cards::{ACTIONS, CREATURE, MONSTERS};
use crate::op::*;
use toml::{Table as Row, Value};

fn amount(value: &Value) -> Amount {
    if let Some(plus) = value.as_integer() {
        return n(plus as i8);
    }
    let word = value.as_str().expect("a number or a word");
    let bases = [
        ("STR+LEVEL", STR_AND_LEVEL),
        ("STR", STR),
        ("TECH", TECH),
        ("MAG", MAG),
        ("TARGET_DAMAGE", TARGET_DAMAGE),
        ("DIE", DIE),
        ("ALL", ALL),
    ];
    let (name, base) = *bases.iter().find(|(name, _)| word.starts_with(name)).expect("a base");
    let plus = &word[name.len()..];
    if plus.is_empty() { base } else { base.and(plus.parse().expect("a number")) }
}

fn to(op: &Row) -> To {
    match word(op, "to") {
        "target" => To::Target,
        "target_hero" => To::TargetHero,
        "target_unit" => To::TargetUnit,
        "targets" => To::Targets(number(op, "max_targets") as u8),
        "all_targets" => To::AllTargets,
        "monster" => To::Monster,
        "hero" => To::Hero,
        "ally" => To::Ally,
        "this" => To::This,
        "attacker" => To::Attacker,
        "attached" => To::Attached,
        "predicted_hero" => To::PredictedHero,
        "hero_or_monster" => To::HeroOrMonster,
        "opponent_field" => To::OpponentField,
        "all_opp_objects" => To::AllOppObjects,
        "trigger" => To::Trigger,
        "all_heroes" => To::AllHeroes,
        other => panic!("`{other}` is no entity"),
    }
}

fn of(op: &Row) -> Of {
    match word(op, "of") {
        "me" => Of::Me,
        "opponent" => Of::Opponent,
        "each_opponent" => Of::EachOpponent,
        "predicted" => Of::Predicted,
        "struck_owner" => Of::StruckOwner,
        "trigger_owner" => Of::TriggerOwner,
        other => panic!("`{other}` is no player"),
    }
}

fn cond(op: &Row) -> Cond {
    match word(op, "cond") {
        "no_response" => Cond::NoResponse,
        "lost_health" => Cond::LostHealth,
        "hero_lost_health" => Cond::HeroLostHealth,
        "knocked_down" => Cond::KnockedDown,
        "recovered" => Cond::Recovered,
        "drained" => Cond::Drained,
        "broke" => Cond::Broke,
        "swapped" => Cond::Swapped,
        "leader" => Cond::Leader,
        "hero_unhurt" => Cond::HeroUnhurt,
        "no_attack_used" => Cond::NoAttackUsed,
        "color:red:2" => Cond::Used(Color::Red, 2),
        "color:blue:2" => Cond::Used(Color::Blue, 2),
        "die<=2" => Cond::DieFrom(1, 2),
        "die=3-4" => Cond::DieFrom(3, 4),
        "die>=5" => Cond::DieFrom(5, 6),
        other => panic!("`{other}` is no condition"),
    }
}

fn change(op: &Row) -> (What, Span) {
    let what = match word(op, "what") {
        "hero_attack" => What::HeroAttack,
        "unit_attack" => What::UnitAttack,
        "hero_attack_vs_monster" => What::HeroAttackVsMonster,
        "attached_attack" => What::AttachedAttack,
        "dodge" => What::Dodge,
        "item_cost" => What::ItemCost,
        other => panic!("`{other}` is nothing to be changed"),
    };
    (what, span(op))
}
fn span(op: &Row) -> Span {
    match word(op, "span") {
        "static" => Span::Static,
        "step" => Span::Step,
        "round" => Span::Round,
        "next" => Span::Next,
        "first_each_round" => Span::FirstEachRound,
        other => panic!("`{other}` is no time"),
    }
}

fn look(op: &Row) -> Look {
    match word(op, "what") {
        "hand" => Look::Hand,
        "hand_random" => Look::HandRandom,
        "action" => Look::Action,
        other => panic!("`{other}` cannot be looked at"),
    }
}
fn market(op: &Row) -> Market {
    match word(op, "do") {
        "add" => Market::Add(number(op, "n") as u8),
        "sweep" => Market::Sweep,
        "replace" => Market::Replace,
        other => panic!("`{other}` is nothing to do with the Market"),
    }
}

/// Operations as the rules write them: flat, and each that governs others says how many.
fn flat(all: &[Value]) -> Vec<Op> {
    all.iter().flat_map(|op| operation(op.as_table().expect("an operation"))).collect()
}
fn inner(op: &Row, field: &str) -> (Vec<Op>, u8) {
    let ops = flat(list(op, field));
    let len = ops.len() as u8;
    (ops, len)
}
fn governing(op: impl Fn(u8) -> Op, row: &Row, field: &str) -> Vec<Op> {
    let (ops, len) = inner(row, field);
    [vec![op(len)], ops].concat()
}

fn operation(op: &Row) -> Vec<Op> {
    let count = number(op, "n") as u8;
    let yes = |field: &str| op.get(field).and_then(Value::as_bool).unwrap_or_default();
    let much = || amount(&op["n"]);
    let token = |what: &str| match what {
        "xp" => Some(Token::Xp),
        "gold" => Some(Token::Gold),
        _ => None,
    };
    let one = match word(op, "op") {
        "attack" => Op::Attack(Hit {
            distinct: yes("distinct"),
            no_shields: yes("no_shields"),
            no_response: yes("no_response"),
            back: yes("sub"),
            ..Hit::at(to(op), much())
        }),
        "lose" => Op::Lose(to(op), much()),
        "block" => match word(op, "scope") {
            "hero" => Op::Block(much(), yes("shields"), Scope::Hero),
            "ally" => Op::Block(much(), yes("shields"), Scope::Ally),
            _ => Op::Block(much(), true, Scope::Row),
        },
        "cancel" => Op::Cancel,
        "gain" => Op::Gain(token(word(op, "what")).expect("a token"), count),
        "drain" => Op::Drain(token(word(op, "what")), count, of(op), yes("give")),
        "recover" => Op::Recover(to(op), much()),
        "restore" if word(op, "on") == "this" => Op::RestoreThis(count),
        "restore" => Op::Restore(count),
        "break" => Op::Break(count, of(op)),
        "stun" => Op::Stun(of(op)),
        "unstun" if !yes("back") => Op::Unstun,
        "unstun" if count == 1 => Op::Release,
        "unstun" => Op::ReleaseAll,
        "discard" if word(op, "to") == "target_unit" => {
            Op::DiscardWeak(number(op, "max_health") as u8)
        }
        "discard" => Op::Discard(to(op)),
        "destroy" if word(op, "what") == "item" => Op::DestroyItem(number(op, "max_cost") as u8),
        "destroy" if word(op, "what") == "unit" => Op::DestroyUnit,
        "attach" => Op::Attach(to(op)),
        "market" => Op::Market(market(op)),
        "mod" if op.contains_key("vs") => {
            assert_eq!((word(op, "vs"), change(op)), ("choice", (What::HeroAttack, Span::Next)));
            return governing(|len| Op::Mark(count as i8, len), op, "bonus");
        }
        "mod" => Op::Mod(change(op).0, number(op, "n") as i8, change(op).1),
        "invincible" => Op::Invincible(span(op)),
        "prevent_ko" => Op::PreventKo(number(op, "left") as u8),
        "skip_loss" => Op::SkipLoss,
        "peek" => Op::Peek(look(op), of(op)),
        "swap_action" => Op::SwapAction,
        "repeat" => Op::Repeat(cond(op)),
        "roll" => Op::Roll,
        "flip" => Op::Flip,
        "fetch" => Op::Fetch,
        "creature" => Op::Creature,
        _ => return branches(op),
    };
    vec![one]
}

/// Operations that lead to others.
fn branches(op: &Row) -> Vec<Op> {
    match word(op, "op") {
        "track" => governing(|len| Op::Track(number(op, "max") as u8, len), op, "reward"),
        "predict" => {
            let nums: Vec<u8> =
                list(op, "nums").iter().filter_map(Value::as_integer).map(|n| n as u8).collect();
            governing(|len| Op::Predict(nums.clone().leak(), len), op, "ok")
        }
        "when" => {
            let ((mut then, _), (other, len)) = (inner(op, "then"), inner(op, "else"));
            if len > 0 {
                then.push(Op::Skip(len));
            }
            [vec![Op::When(cond(op), then.len() as u8)], then, other].concat()
        }
        "choose" => {
            let all = list(op, "options").iter().map(|o| flat(o.as_array().expect("a list")));
            let [mut first, second] = <[Vec<Op>; 2]>::try_from(all.collect::<Vec<_>>())
                .expect("two options to choose from");
            first.push(Op::Skip(second.len() as u8));
            let lens = vec![first.len() as u8, second.len() as u8];
            [vec![Op::Choose(lens.leak())], first, second].concat()
        }
        other => panic!("`{other}` is no operation"),
    }
}

fn window(name: &str) -> Win {
    let step = || name.split(':').next_back().and_then(|n| n.parse().ok()).expect("a Step");
    match name {
        "play" => Win::Play,
        "step:any" => Win::AnyStep,
        "respond:attack" => Win::RespondAttack,
        "respond:spell" => Win::RespondSpell,
        "respond:predict" => Win::RespondPredict,
        "on:attached_attack" => Win::AttachedAttack,
        "after:hit" => Win::AfterHit,
        "after:attack" => Win::AfterAttack,
        "after:attack_answered" => Win::AfterAnswered,
        "after:unanswered_attack" => Win::AfterUnanswered,
        "after:hurt" => Win::AfterHurt,
        "after:response" => Win::AfterResponse,
        "after:predict" => Win::AfterPredict,
        "after:predict_ok" => Win::AfterPredictOk,
        "after:ko_by_me" => Win::AfterKoByMe,
        "after:ko_me" => Win::AfterKoMe,
        "after:kill" => Win::AfterKill,
        "instead:ko" => Win::InsteadKo,
        "teamup" => Win::TeamUp,
        "cleanup" => Win::CleanUp,
        "static" => Win::Static,
        _ if name.starts_with("play:") => Win::PlayIn(step()),
        _ if name.starts_with("step:") => Win::Step(step()),
        _ if name.starts_with("auto:") => Win::Auto(step()),
        other => panic!("`{other}` is no window"),
    }
}
fn used(name: &str) -> Trait {
    match name {
        "Attack" => Trait::Attack,
        "Attack(Standalone)" => Trait::Standalone,
        "Spell" => Trait::Spell,
        "Predict" => Trait::Predict,
        "Response" => Trait::Response,
        "Attachment" => Trait::Attachment,
        "Auto" => Trait::Auto,
        "" => Trait::Plain,
        other => panic!("`{other}` is no Trait"),
    }
}
fn side(name: &str) -> Side {
    match name {
        "StartSide" => Side::Start,
        "BackSide" => Side::Back,
        _ => Side::Either,
    }
}

/// SH-7.5, SH-7.11, SH-25.8: every ability does what the data has, when and as often as it says.
#[test]
fn every_ability_is_as_printed() {
    for row in ["special", "skill", "item"].into_iter().flat_map(rows) {
        let card = super::card(word(&row, "name")).card();
        for (ability, data) in card.abilities.iter().zip(list(&row, "abilities")) {
            let data = data.as_table().expect("an ability");
            let name = format!("{} ({})", card.name, word(data, "win"));
            assert_eq!(ability.does, flat(list(data, "do")), "{name}");
            assert_eq!(ability.win, window(word(data, "win")), "{name}");
            assert_eq!(ability.uses, used(word(data, "trait")), "{name}");
            assert_eq!(ability.side, side(word(data, "side")), "{name}");
            // What is used One Time leaves the game and needs no count.
            let limit = data.get("limit").or(row.get("limit")).and_then(Value::as_table);
            let limit = limit.filter(|_| !card.one_time).cloned().unwrap_or_default();
            let uses = (i64::from(ability.per_round), i64::from(ability.per_game));
            assert_eq!(uses, (number(&limit, "round"), number(&limit, "game")), "{name}");
        }
    }
}

/// SH-15.3, SH-15.6, SH-16.1: every row of a Monster's chart does what the data has.
#[test]
fn every_row_is_as_printed() {
    let icons = ["attack", "attack2", "response", "response2", "spell", "spell2", "special"];
    for (row, monster) in rows("monster").iter().zip(&MONSTERS) {
        for (icon, own) in icons.iter().zip(&monster.chart) {
            let data = row[*icon].as_table().expect("a row");
            assert_eq!(own.does, flat(list(data, "do")), "{icon} of {}", monster.name);
            assert_eq!(own.uses, used(word(data, "trait")), "{icon} of {}", monster.name);
        }
    }
    let creature = &rows("monster_creature")[0];
    assert_eq!(CREATURE.does, flat(list(creature, "do")));
    assert_eq!(used(word(creature, "trait")), Trait::Attack, "how it acts (SH-16.6)");
}

/// SH-1.7: the tokens of the box, as the rules and the card data count them.
#[test]
fn tokens_are_counted_alike() {
    let data: Row = toml::from_str(super::data::DATA).expect("the card data can be read");
    let counts = data["counts"].as_table().expect("the counts");
    let n = |field| number(counts, field);
    let said = format!(
        "{} Gold, {} XP, {} SS, {} Stun, {} Damage ({} in each of 3 colours); {} six-sided die",
        n("gold_tokens"),
        n("xp_tokens"),
        n("shadow_stones"),
        n("stun_tokens"),
        n("damage_tokens"),
        n("damage_tokens") / 3,
        n("dice"),
    );
    let rules = include_str!("../../../../docs/rules/shadows.md");
    assert!(rules.contains(&said), "{said}");
    assert!(rules.contains(&format!("{} Player Aids", n("player_aids"))), "SH-1.3");
}

/// SH-15.3: the icons of every Monster-Action card, in printed order.
#[test]
fn every_icon_is_as_printed() {
    for (row, action) in rows("monster_action").iter().zip(&ACTIONS) {
        let printed: Vec<&str> = list(row, "icons").iter().filter_map(Value::as_str).collect();
        let icons: Vec<String> =
            action.icons.iter().map(|icon| format!("{icon:?}").to_lowercase()).collect();
        assert_eq!(icons, printed, "{}", action.name);
    }
}

//! The table of Fantasy Clash.
//!
//! Spaces are named as the rules do: `A1` to `E9`, with South's back row as row 1. Units, rules and
//! magic are named; what they are and say is in the rulebook ([`crate::CardLine`]). A roll that is
//! over is told by its events (`dice_rolled`, `rerolled`, `rolled`, `fought`).

use crate::SeatName;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct FantasyClashPicture {
    pub columns: u8,
    pub rows: u8,
    /// Rows of each player on which armies are deployed; the rest lies between them.
    pub home_rows: u8,
    /// Whose turn it is; none before the first.
    pub turn: Option<SeatName>,
    /// Turns of both players so far, the running one included.
    pub turns: u8,
    /// `factions`, `deployment`, `movement`, `combat`, `magic` or `reinforcement`; none after the
    /// end.
    pub phase: Option<String>,
    /// Turns in a row without progress, and how many make a draw.
    pub idle_turns: u8,
    pub idle_limit: u8,
    /// After so many turns of both players together the game is a draw.
    pub turn_limit: u8,
    /// All cards lie face up, for learning.
    pub face_up: bool,
    /// The cards in play.
    pub cards: Vec<BattleCardPicture>,
    /// What there is to pick from while factions are picked, with who plays what.
    pub picking: Option<PickingPicture>,
    /// Who has picked in secret while the other has not; empty at all other times.
    pub sealed: Vec<SeatName>,
    /// The viewer's own secret pick while the other still picks, by its name.
    pub your_pick: Option<String>,
    /// South first: `P1` has the rows from 1 on. None while factions are picked.
    pub armies: Vec<ArmyPicture>,
    /// The secret deployment, until both are ready.
    pub deployment: Option<DeploymentPicture>,
    /// What the active player has done this turn.
    pub acts: ActsPicture,
    /// What is being decided in the middle of something.
    pub moment: Option<MomentPicture>,
    /// Dice that lie on the table and may still be rolled again.
    pub roll: Option<RollPicture>,
    /// The attacks the viewer could make now, also with face-down cards that he would reveal
    /// first; empty at all other times.
    pub attacks: Vec<AttackPicture>,
    /// The spells and blessings that the viewer's cards could still try in his magic phase, also
    /// face-down cards that he would reveal first; empty at all other times. What has no target
    /// now is among them.
    pub castings: Vec<CastingPicture>,
    /// Games won in a match, in the order of the seats; empty if one game decides.
    pub wins: Vec<u8>,
    pub wins_needed: u8,
    /// Games of a match that nobody won.
    pub draws: u8,
}

/// The factions, for whoever picks one.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PickingPicture {
    pub factions: Vec<FactionPicture>,
    /// South, then North.
    pub players: Vec<PickerPicture>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PickerPicture {
    pub seat: SeatName,
    /// `south` or `north`.
    pub side: String,
    /// The faction that was named for him before the game; none if he picks.
    pub faction: Option<String>,
}

/// A faction with what can be said of it in short.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct FactionPicture {
    /// `alliance`, `orcs`, `dragons`, `aegyptus` or `catastrophe`.
    pub faction: String,
    pub name: String,
    /// Its character in a line.
    pub line: String,
    /// What it is good at.
    pub strengths: Vec<String>,
    /// Why it is good for a first game, if it is.
    pub first: Option<String>,
    /// The values of its cards on average, in tenths.
    pub attack: u16,
    pub defence: u16,
    pub size: u16,
    pub magic: u16,
    /// How many it has.
    pub spells: u8,
    pub items: u8,
    pub evolutions: u8,
}

/// A card on the battlefield.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct BattleCardPicture {
    /// Stays with the card for the whole game and tells nothing of what it is.
    pub id: u8,
    pub space: String,
    pub controller: SeatName,
    /// From whose deck it came; another than the controller only after a capture.
    pub owner: SeatName,
    /// Whether everybody sees it.
    pub revealed: bool,
    /// What it is, if the viewer knows.
    pub unit: Option<String>,
    /// Its values with everything that lies on it, if the viewer knows what it is.
    pub values: Option<ValuesPicture>,
    /// The rules it has, those it was given included; of a face-down card those it would have.
    pub rules: Vec<String>,
    /// Marks, blessings, spells, items and evolutions on it.
    pub effects: Vec<EffectPicture>,
    /// The cards underneath it, the upper ones first.
    pub under: Vec<String>,
    /// The spaces in its range, if that is more than the next ones and the viewer knows it.
    pub reach: Vec<String>,
    /// It came with the starting force; else as a reinforcement.
    pub deployed: bool,
    /// It has moved this turn.
    pub moved: bool,
    /// It has used a rule of the movement phase this turn.
    pub pointed: bool,
    pub tried_spell: bool,
    pub tried_blessing: bool,
    /// An attack on it was called off this turn; it cannot be chosen again.
    pub evaded: bool,
    /// It has used the rule that is used once a game.
    pub spent: bool,
    /// It can neither move nor follow up now.
    pub held: bool,
    /// It stood on the enemy back row when its turn ended: if it still does when its next turn
    /// begins, its controller has won.
    pub broke_through: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ValuesPicture {
    pub attack: i16,
    pub defence: i16,
    pub size: i16,
    pub range: i16,
    pub magic: i16,
}

/// Something that lasts on a card or a player.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct EffectPicture {
    /// The magic or the rule that made it.
    pub name: String,
    /// `spell`, `item`, `evolution`, `blessing` or `mark`.
    pub kind: String,
    pub by: SeatName,
    /// When it ends, in words.
    pub ends: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ArmyPicture {
    pub seat: SeatName,
    /// `alliance`, `orcs`, `dragons`, `aegyptus` or `catastrophe`.
    pub faction: String,
    pub faction_name: String,
    /// `south` or `north`.
    pub side: String,
    pub in_play: u8,
    pub face_down: u8,
    /// Cards left in the reinforcement deck.
    pub deck_size: u8,
    /// What is in it, in no order, if the viewer may know it.
    pub deck: Option<Vec<CardCount>>,
    /// How many conquered cards the next reinforcement costs.
    pub price: u8,
    /// Enemy cards it has conquered and not spent.
    pub conquered: Vec<CardCount>,
    pub conquered_size: u8,
    /// Conquered cards spent on reinforcements.
    pub spent: u8,
    /// Cards of its deck that nobody else has seen, and which of them a face-down card may be: one
    /// of the starting force, or a reinforcement.
    pub unseen: Vec<CardCount>,
    pub may_be_deployed: Vec<String>,
    pub may_be_reinforcement: Vec<String>,
    pub spells: Vec<SpellPicture>,
    pub items: Vec<SupportPicture>,
    pub evolutions: Vec<SupportPicture>,
    /// Those that its cards may have; empty for factions without.
    pub blessings: Vec<BlessingPicture>,
    /// What lies on the whole army rather than on a card.
    pub effects: Vec<EffectPicture>,
}

/// So many cards of one name.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CardCount {
    pub card: String,
    pub count: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SpellPicture {
    pub name: String,
    /// What two dice and the caster's magic must reach.
    pub cost: u8,
    pub exhausted: bool,
}

/// A magic item or a Bio Evolution.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SupportPicture {
    pub name: String,
    pub played: bool,
    /// The space of its bearer; none before it is played and after it was lost.
    pub on: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct BlessingPicture {
    pub name: String,
    pub cost: u8,
    pub in_play: bool,
    /// The space of the blessed card, if it lies on one.
    pub on: Option<String>,
}

/// A deployment is put together by these words, which may be sent one after the other without
/// waiting and are heard by nobody else: `arrange wall` lays a whole army out, `swap A1 B2` changes
/// two places (an empty one too), `lift A1` takes a card back, `place Trolls at A1` puts one on an
/// empty space. `commit` ends it; while the other is not ready, `take back` opens it again.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct DeploymentPicture {
    /// Who is ready.
    pub ready: Vec<SeatName>,
    /// The viewer's home spaces, back row first; empty for spectators.
    pub spaces: Vec<String>,
    /// What lies on them, in the same order.
    pub layout: Vec<Option<String>>,
    /// The first empty space: a card placed there answers the question.
    pub next: Option<String>,
    /// How many cards of each class a force has, and how many lie there.
    pub classes: Vec<ClassCount>,
    /// Every unit of the deck that may be in a force.
    pub pool: Vec<PoolUnit>,
    /// The force was drawn at random; its cards are the pool.
    pub drawn: bool,
    /// Whole armies that can be laid out at once.
    pub presets: Vec<PresetPicture>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ClassCount {
    pub class: String,
    pub needed: u8,
    pub placed: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PoolUnit {
    pub unit: String,
    pub class: String,
    /// Copies that are not laid out.
    pub left: u8,
    /// Whether one more may be placed now.
    pub fits: bool,
    /// The units that it could take the place of: each laid out already, and of another name.
    pub fits_instead_of: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PresetPicture {
    /// `balanced`, `wall`, `flank` or `hidden-hero`.
    pub name: String,
    /// In the order of the spaces.
    pub layout: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, TS, ToSchema)]
pub struct ActsPicture {
    /// Cards that have moved.
    pub moved: u8,
    pub attacked: bool,
    /// The reroll of a Leader is used.
    pub rerolled: bool,
    /// A spell was cast.
    pub cast: bool,
    pub item: bool,
    pub reinforced: bool,
}

/// What is being decided between two actions.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS, ToSchema)]
pub struct MomentPicture {
    /// `reroll`, `save`, `hidden-save`, `follow-up`, `press-on`, `replace`, `on-reveal`,
    /// `reveal-two`, `murder`, `tunnel`, `spell`, `poison`, `spend`, `put` or `who-starts`.
    pub kind: String,
    /// The card it is about.
    pub space: Option<String>,
    /// Where it leads, or the other card.
    pub to: Option<String>,
    /// The rule or the magic that asks.
    pub name: Option<String>,
    /// How the card would leave play: `close_combat`, `ranged`, `magic`, `poison`, `assassin`,
    /// `trap` or `explosion`.
    pub cause: Option<String>,
    /// Cards that are still to be spent.
    pub left: Option<u8>,
    /// The unit that was drawn, if the viewer knows it.
    pub unit: Option<String>,
}

/// Dice that lie on the table.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct RollPicture {
    /// `combat`, `casting`, `resisting` or `rule`.
    pub purpose: String,
    /// The magic or the rule that is rolled for.
    pub name: Option<String>,
    /// In a combat the attacker, then the defender; else one.
    pub sides: Vec<RollSidePicture>,
    /// What the total must reach where no other side rolls.
    pub needed: Option<i16>,
    pub shot: bool,
    /// Who may have one of the dice rolled again.
    pub may_reroll: Option<SeatName>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct RollSidePicture {
    pub seat: SeatName,
    pub space: String,
    pub unit: String,
    pub dice: Vec<u8>,
    /// Which of the dice is discarded, counted from 0.
    pub discarded: Option<u8>,
    /// The printed attack or defence; 0 where there is none.
    pub printed: i16,
    pub mods: Vec<ModPicture>,
    /// As the dice lie now.
    pub total: i16,
    /// A counted 6 of a card with Killing Blow.
    pub blow: bool,
}

/// A change with its reason.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ModPicture {
    /// `dice`, `lowest` (one die more, the lowest discarded), `value`, `becomes` (the value is
    /// replaced by this one) or `score`.
    pub part: String,
    pub why: String,
    pub n: i16,
}

/// An attack that could be made, with its odds before rerolls and saves.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct AttackPicture {
    pub from: String,
    pub to: String,
    pub shot: bool,
    /// The attacker lies face down and must be revealed first.
    pub reveals: bool,
    /// How many different units the target may be: 1 if it is revealed.
    pub cards: u8,
    /// The same if the target is revealed.
    pub worst: OddsPicture,
    pub best: OddsPicture,
}

/// Exact counts of equally likely rolls against one unit.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct OddsPicture {
    /// What the target is taken for.
    pub unit: String,
    pub attacker_wins: u64,
    pub nobody: u64,
    pub defender_wins: u64,
    /// Both fall: by two Killing Blows, or in a trap.
    pub both: u64,
    /// The attack is called off and not used up.
    pub called_off: u64,
    /// All of these together.
    pub of: u64,
    /// Both fall into a trap without dice.
    pub trap: bool,
    pub attacker: PoolPicture,
    pub defender: PoolPicture,
}

/// What one card rolls and adds.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PoolPicture {
    /// Dice that count.
    pub dice: u8,
    /// One die more is rolled and the lowest discarded.
    pub bonus: bool,
    /// The printed attack or defence.
    pub printed: i16,
    /// Everything that is added to the dice, the value included.
    pub plus: i16,
    pub mods: Vec<ModPicture>,
    /// A counted 6 wins.
    pub slays: bool,
}

/// A spell or blessing that could be tried, with its odds before rerolls.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CastingPicture {
    /// The space of the caster.
    pub from: String,
    pub magic: String,
    /// The caster lies face down and must be revealed first.
    pub reveals: bool,
    /// What two dice and everything added must reach.
    pub needed: i16,
    /// Everything that is added to the dice.
    pub plus: i16,
    /// What that is, in order.
    pub mods: Vec<ModPicture>,
    /// Exact counts of equally likely rolls.
    pub succeeds: u64,
    pub of: u64,
    /// A Leader may have one of the dice rolled again.
    pub may_reroll: bool,
}

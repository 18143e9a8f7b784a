// Made from crates/wire by `cargo xtask types`. Do not edit.

export type JsonValue = unknown;

export type Me = { id: string, name: string, 
/**
 * The name of the account; none for a guest.
 */
account: string | null, };

export type Rename = { name: string, };

export type Credentials = { account: string, password: string, };

export type Recovery = { account: string, code: string, password: string, };

export type RecoveryCodes = { codes: Array<string>, };

export type SessionLine = { id: string, about: string, created: number, seen: number, current: boolean, };

export type DeviceLink = { url: string, expires: number, };

export type DeviceToken = { token: string, };

export type GameLine = { name: string, title: string, about: string, 
/**
 * Whose game it is.
 */
owner: string, 
/**
 * How much of its cards is from the rulebook and how much this project designed.
 */
provenance: string, modes: Array<ModeLine>, 
/**
 * Modes with options that are well known together, each a way to play of its own.
 */
presets: Array<PresetLine>, 
/**
 * From the gentlest to the hardest.
 */
bots: Array<BotLine>, 
/**
 * Who sits down where nobody is named.
 */
usual_bot: string, 
/**
 * Who sits down for somebody who has chosen none yet.
 */
first_bot: string, };

export type PresetLine = { name: string, title: string, about: string, 
/**
 * The name of its mode.
 */
mode: string, options: { [key in string]: string }, };

export type BotLine = { name: string, about: string, };

export type ModeLine = { name: string, title: string, about: string, seats: Array<SeatLine>, options: Array<OptionLine>, 
/**
 * What can be said only where something else is: a form leaves the rest out.
 */
only: Array<Only>, 
/**
 * No seat is worth more than another, so it can count for ratings.
 */
rateable: boolean, };

export type SeatLine = { seat: string, 
/**
 * What the game calls it: West, a mortal, the Dragon.
 */
role: string, side: string, 
/**
 * Played by the rules: nobody sits there.
 */
by_rules: boolean, };

export type Only = { option: string, 
/**
 * The values it is about; empty if the whole option is.
 */
values: Array<string>, 
/**
 * The other option, and what it must be.
 */
needs: string, one_of: Array<string>, };

export type OptionLine = { name: string, about: string, kind: OptionKind, default: string, 
/**
 * It can give one seat what others do not get: it stays as it is in a rated match.
 */
uneven?: boolean, };

export type OptionKind = { "kind": "yes-no" } | { "kind": "number", least: number, most: number, } | { "kind": "names", of: Array<string>, seats: Array<string>, } | { "kind": "one-of", of: Array<string>, } | { "kind": "list", names: Array<string>, count: number, } | { "kind": "pool", names: Array<string>, least: number, copies: number, };

export type SeatWish = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", name: string, };

export type NewMatch = { game: string, mode: string, options: { [key in string]: string }, 
/**
 * One for each seat that is not played by the rules, in their order.
 */
seats: Array<SeatWish>, clock: Clock, visibility: Visibility, 
/**
 * It shall count for the ratings of those who play it.
 */
rated?: boolean, };

export type Made = { match: string, code: string, 
/**
 * The link to send to friends.
 */
url: string, };

export type Join = { 
/**
 * Any open seat if none is named.
 */
seat: string | null, };

export type Joined = { match: string, 
/**
 * None if the table was full: watch instead.
 */
seat: string | null, };

export type MatchLine = { match: string, code: string, game: string, title: string, mode: string, 
/**
 * What is played, as a title: the mode, or the preset that was agreed.
 */
mode_words: string, status: Status, visibility: Visibility, clock: Clock, 
/**
 * It counts for the ratings of those who play it.
 */
rated?: boolean, seats: Array<SeatOfLine>, created: number, ended: number | null, 
/**
 * The viewer owes an answer.
 */
your_turn: boolean, you: string | null, result: string | null, };

export type SeatOfLine = { seat: string, kind: SeatKind, name: string, };

export type Lobby = { open: Array<MatchLine>, running: Array<MatchLine>, mine: Array<MatchLine>, recent: Array<MatchLine>, };

export type Rulebook = { game: string, title: string, sections: Array<RuleSection>, cards: Array<CardLine>, };

export type RuleSection = { id: string, heading: string, clauses: Array<Clause>, };

export type Origin = "rulebook" | "public" | "designed" | "reconstructed" | "inferred" | "ruling";

export type PartOrigin = { part: string, origin: Origin, };

export type Clause = { id: string, text: string, 
/**
 * Where its statements come from; several where a clause joins them.
 */
origins: Array<Origin>, };

export type CardLine = { name: string, owner: string, 
/**
 * When it can be used.
 */
trigger: string, text: string, 
/**
 * Further texts under a heading of their own: a reaction, an ongoing part.
 */
parts: Array<CardPart>, rulings: Array<string>, 
/**
 * Where each part of it comes from, by the names the card data has for them.
 */
origins: Array<PartOrigin>, 
/**
 * What kind of card, in the words of the game: `gem`, `puzzle`, `character`. Empty where all
 * are of one kind.
 */
kind: string, 
/**
 * The box it comes from, in words; empty where there is one box, or it is in all of them.
 */
set?: string, cost: number | null, 
/**
 * Its colours and the icons on it, by name.
 */
colors: Array<string>, icons: Array<string>, 
/**
 * What is printed on a unit of an army.
 */
unit?: UnitLine, 
/**
 * What is printed on a Skill, a Special, an Item or a Hero.
 */
skill?: SkillLine, 
/**
 * What is printed on a Monster.
 */
monster?: MonsterLine, };

export type CardPart = { heading: string, text: string, };

export type UnitLine = { 
/**
 * `regular`, `veteran`, `elite`, `champion`, `hero`, `titan` or `legend`.
 */
class: string, 
/**
 * How many of it are in the deck.
 */
copies: number, attack: number, defence: number, size: number, range: number, magic: number, 
/**
 * The kind that some rules look at, where it has one.
 */
tag: string | null, rules: Array<UnitRule>, };

export type UnitRule = { 
/**
 * The rule has a line of its own among the cards.
 */
name: string, 
/**
 * What it names on this card: a card that is hated, a kind of cards, gods.
 */
names: string | null, };

export type SkillLine = { 
/**
 * `combat`, `self`, `creature`, `object` or `attachment`; empty for Items and Heroes.
 */
form: string, 
/**
 * Initiative numbers; 0 enters play at once. Empty if its text says when it is used.
 */
initiative: Array<number>, 
/**
 * What it answers: `attack`, `spell`, `predict`.
 */
answers: Array<string>, 
/**
 * The Traits it uses: `attack`, `standalone`, `spell`, `predict`, `response`, `attachment`,
 * `auto`.
 */
traits: Array<string>, requires: Array<Need>, 
/**
 * Gold to be paid for each use.
 */
gold: number, 
/**
 * Health of a Unit.
 */
hp: number, shield: number, 
/**
 * What it adds to Stats; of a Hero, his Stats.
 */
stats: Array<StatNumber>, 
/**
 * Stun tokens after use.
 */
delay: number, one_time: boolean, 
/**
 * One such Item for each Hero.
 */
restricted: boolean, 
/**
 * The names of its two sides; empty if it has one.
 */
sides: Array<string>, 
/**
 * How many of it there are; 0 where that is left to boosters.
 */
copies: number, rare: boolean, 
/**
 * `A` or `B`: the Beginner list it is in, or that goes with the Hero.
 */
list: string | null, 
/**
 * Whose Hero Skill or Special it is; of a Hero, the names of his cards are in `parts`.
 */
heroes: Array<string>, };

export type Need = { 
/**
 * `str`, `tech`, `mag` or `hp`.
 */
stat: string, n: number, at_most: boolean, };

export type StatNumber = { stat: string, n: number, };

export type MonsterLine = { species: string, 
/**
 * 0 for a Monster's Creature.
 */
level: number, hp: number, reward: RewardPicture, };

export type Frame = { 
/**
 * How many answers had been given.
 */
at: number, 
/**
 * Who answered what to get here.
 */
answer: string | null, lines: Array<Line>, picture: Picture, sentence: string, };

export type Replay = { line: MatchLine, 
/**
 * Whose eyes: a seat, `public` or `all`.
 */
eyes: string, frames: Array<Frame>, 
/**
 * What the frames show, where that is not the whole match.
 */
part?: ReplayPart, ended: string | null, commitment: string, secret: string | null, 
/**
 * Why the match cannot be run again, if it was played by other rules than this hall's.
 */
earlier_rules?: string, };

export type ReplayPart = { first: number, last: number, 
/**
 * How many answers the match had.
 */
of: number, };

export type Feats = { game: string, points: number, of: number, feats: Array<FeatLine>, };

export type FeatLine = { name: string, about: string, points: number, earned: boolean, };

export type Advice = { 
/**
 * The number of the question it is about.
 */
prompt: number, 
/**
 * The best choice first, then what was thought about most; only the first where it is a
 * matter of taste.
 */
choices: Array<Advised>, 
/**
 * How it is likely to go on from the first choice, on one of the deals that fit.
 */
line: Array<Foreseen>, };

export type Advised = { label: string, words: string, 
/**
 * The chance to win with it, from 0 to 1; none where nothing was weighed.
 */
chance: number | null, };

export type Foreseen = { 
/**
 * Who would do it, by the name of the seat; none for whoever asked.
 */
who: string | null, words: string, };

export type Analysis = { "state": "absent" } | { "state": "queued", ahead: number, } | { "state": "thinking", done: number, of: number, } | { "state": "done" } & Analysed;

export type Analysed = { 
/**
 * How often each decision was played on in thought.
 */
simulations: number, 
/**
 * How many decisions of the match left a choice; not more than some of them are judged.
 */
decisions: number, 
/**
 * In the order of the match.
 */
points: Array<JudgedPoint>, sides: Array<SideCurve>, 
/**
 * Places in `points`: the mistakes that cost most, the worst first.
 */
swings: Array<number>, 
/**
 * The same for each seat.
 */
seats: Array<SeatSwings>, };

export type JudgedPoint = { 
/**
 * How many answers had been given before: the frame of the replay in which it is asked.
 */
at: number, seat: string, played: WeighedChoice, 
/**
 * The same as `played` where nothing better was found.
 */
best: WeighedChoice, 
/**
 * What was played is worse by more than this search can err.
 */
mistake: boolean, };

export type WeighedChoice = { label: string, words: string, 
/**
 * The chance that the seat's side wins with it, from 0 to 1.
 */
chance: number, };

export type SideCurve = { 
/**
 * The name of the side or team; none where everybody plays for himself.
 */
name: string | null, seats: Array<string>, curve: Array<Estimate>, };

export type Estimate = { 
/**
 * After so many answers.
 */
at: number, chance: number, };

export type SeatSwings = { seat: string, 
/**
 * Places in `points`, the worst first.
 */
swings: Array<number>, };

export type RatingLine = { game: string, title: string, rating: number, 
/**
 * How little is known of me; it grows while I am away.
 */
deviation: number, 
/**
 * Too little for a place in the list.
 */
provisional: boolean, 
/**
 * How many rated matches I have played.
 */
matches: number, 
/**
 * When I played the last of them, in milliseconds since 1970.
 */
last: number, 
/**
 * My place in the list; none while provisional.
 */
place: number | null, 
/**
 * My last rated matches that are kept, oldest first.
 */
recent: Array<RatedLine>, };

export type RatedLine = { match: string, at: number, before: number, after: number, 
/**
 * `win`, `loss` or `draw`.
 */
result: string, };

export type Leaderboard = { game: string, title: string, 
/**
 * Those who have a place, the best first.
 */
ranked: Array<LeaderLine>, 
/**
 * Those of whom too little is known.
 */
provisional: Array<LeaderLine>, 
/**
 * Me, wherever I am; none without a rated match.
 */
you: LeaderLine | null, };

export type LeaderLine = { 
/**
 * Equals share one; none while provisional.
 */
place: number | null, name: string, rating: number, deviation: number, matches: number, 
/**
 * It is me.
 */
you: boolean, };

export type Refusal = { code: string, words: string, 
/**
 * Every reason, where there are several.
 */
reasons: Array<string>, };

export type FlashDuelPicture = { round: number, 
/**
 * Win tokens of West and East, and how many win.
 */
tokens: [number, number], tokens_needed: number, 
/**
 * Raids have one round and no tokens.
 */
is_raid: boolean, turn: string | null, fighters: Array<FighterPicture>, 
/**
 * How many cards are left to draw.
 */
deck: number, 
/**
 * The discard pile, in ascending order.
 */
discard: Array<number>, 
/**
 * Played this turn, not discarded yet.
 */
in_play: Array<number>, in_force: Array<InForcePicture>, 
/**
 * An attack or dashing strike that is being answered.
 */
exchange: ExchangePicture | null, 
/**
 * What is left of the pool of a draft.
 */
pool: Array<string>, 
/**
 * Whether the viewer holds the Traitor card, where there is one.
 */
you_are_traitor: boolean | null, 
/**
 * The viewer's own secret pick while others still pick.
 */
your_pick: string | null, };

export type FighterPicture = { seat: string, 
/**
 * The character, the Dragon, a bot, or nobody yet.
 */
who: string, 
/**
 * `west` or `east`.
 */
side: string, space: number, defeated: boolean, hand_size: number, 
/**
 * The cards, if the viewer may see them.
 */
hand: Array<number> | null, 
/**
 * Cards the viewer knows to be in this hand.
 */
known: Array<number>, has_stash: boolean, stash: number | null, 
/**
 * A card drawn for one response.
 */
drawn: number | null, abilities: Array<AbilityPicture>, 
/**
 * He must recover, or loses a turn.
 */
recovering: boolean, 
/**
 * Only the Dragon has them.
 */
hit_points: number | null, soldier: number | null, mine: number | null, 
/**
 * `loyal` or `traitor` once shown.
 */
loyalty: string | null, 
/**
 * What he offers for a teammate's block, if the viewer may see it.
 */
offer: string | null, };

export type AbilityPicture = { name: string, face_up: boolean, 
/**
 * Part of what the viewer can choose now.
 */
usable: boolean, };

export type InForcePicture = { ability: string, on: string, };

export type ExchangePicture = { by: string, strike: boolean, number: number, strength: number, space: number, target: string | null, can_be_blocked: boolean, };

export type PuzzleStrikePicture = { 
/**
 * Whose turn it is: one seat, or both of a team; empty before the first turn.
 */
turn: Array<string>, 
/**
 * `ante`, `action`, `buy` or `cleanup`; none before the first turn and after the last.
 */
phase: string | null, 
/**
 * The value of the gem that is anted each turn.
 */
ante: number, 
/**
 * 0 Normal Time, 1 Panic Time, 2 Danger Time, 3 Deadly Time.
 */
panic: number, empty_stacks: number, 
/**
 * With how many empty stacks the next level begins; none if there is no worse.
 */
next_panic_at: number | null, 
/**
 * Who ends a turn with so much in his pile has lost.
 */
pile_limit: number, bank: Array<StackPicture>, players: Array<PlayerPicture>, 
/**
 * One for each player, or for each team.
 */
piles: Array<PilePicture>, 
/**
 * The chips that are taking effect, the innermost last.
 */
playing: Array<PlayingPicture>, 
/**
 * Gems in the air that may still be answered.
 */
send: SendPicture | null, 
/**
 * Sent, but waiting until their sender has 9 or less; the oldest first.
 */
floating: Array<SendPicture>, 
/**
 * The chips of a draft that are left.
 */
pool: Array<string>, 
/**
 * The characters that can still be picked, while somebody picks one.
 */
pickable?: Array<string>, 
/**
 * Games won in a match, in the order of the seats; empty if one game decides.
 */
wins: Array<number>, wins_needed: number, 
/**
 * The viewer's own secret pick while others still pick.
 */
your_pick: string | null, 
/**
 * Who has made his secret pick while others still pick; empty at all other times.
 */
sealed: Array<string>, };

export type StackPicture = { chip: string, count: number, 
/**
 * What it costs the viewer now, or whoever's turn it is if he only watches.
 */
price: number, 
/**
 * The rules would let the viewer buy it once all gems of his hand are paid; nothing that is
 * too dear, forbidden, empty or removed. Spectators: always false.
 */
affordable: boolean, 
/**
 * Removed from the game for now.
 */
removed: boolean, 
/**
 * Trap tokens that lie on it.
 */
traps: number, };

export type ChipCount = { chip: string, count: number, };

export type PlayerPicture = { seat: string, 
/**
 * The character, or none if chips were drafted or nothing is picked yet.
 */
who: string | null, 
/**
 * His character chips, or those he has drafted.
 */
own_chips: Array<string>, 
/**
 * Seats of one side share a pile: `a` or `b` in teams, else the seat in small letters.
 */
side: string, 
/**
 * Eliminated, or taking no part in an extra round.
 */
is_out: boolean, hand_size: number, 
/**
 * The chips, one entry each, if the viewer may see them.
 */
hand: Array<string> | null, 
/**
 * Chips the viewer knows to be in this hand.
 */
known: Array<ChipCount>, 
/**
 * How many chips of the hand are set aside to be kept.
 */
kept: number, 
/**
 * With the chips on top of it.
 */
bag_size: number, 
/**
 * What is in the bag, in no order, if the viewer may know it.
 */
bag: Array<ChipCount> | null, 
/**
 * Hand and bag together, which is all that others can know.
 */
hand_and_bag: Array<ChipCount>, 
/**
 * The chips on top of the bag, the next one to be drawn first; nothing for one that lies
 * face down and that the viewer does not know.
 */
top: Array<string | null>, discard: Array<ChipCount>, 
/**
 * Played this turn.
 */
table: Array<ChipCount>, ongoing: Array<ChipCount>, arrows: ArrowsPicture, money: number, pigs: number, 
/**
 * He has ended the phase his team is in.
 */
is_done: boolean, };

export type ArrowsPicture = { black: number, brown: number, purple: number, red: number, blue: number, };

export type PilePicture = { 
/**
 * The seat that stands for the pile when gems are sent to it.
 */
seat: string, owners: Array<string>, 
/**
 * The values of its gems, the largest first.
 */
gems: Array<number>, total: number, 
/**
 * Chips that lie there without being gems.
 */
chips: Array<string>, 
/**
 * So many chips more are drawn at the end of the turn.
 */
height_bonus: number, };

export type PlayingPicture = { seat: string, chip: string, 
/**
 * The chip as which it is played.
 */
played_as: string | null, 
/**
 * Whom an attack is aimed at and who is not immune to it.
 */
aimed_at: Array<string>, };

export type SendPicture = { from: string, 
/**
 * The seat of the pile it goes to.
 */
to: string, gems: number, uncounterable: boolean, };

export type FantasyClashPicture = { columns: number, rows: number, 
/**
 * Rows of each player on which armies are deployed; the rest lies between them.
 */
home_rows: number, 
/**
 * Whose turn it is; none before the first.
 */
turn: string | null, 
/**
 * Turns of both players so far, the running one included.
 */
turns: number, 
/**
 * `factions`, `deployment`, `movement`, `combat`, `magic` or `reinforcement`; none after the
 * end.
 */
phase: string | null, 
/**
 * Turns in a row without progress, and how many make a draw.
 */
idle_turns: number, idle_limit: number, 
/**
 * After so many turns of both players together the game is a draw.
 */
turn_limit: number, 
/**
 * All cards lie face up, for learning.
 */
face_up: boolean, 
/**
 * The cards in play.
 */
cards: Array<BattleCardPicture>, 
/**
 * What there is to pick from while factions are picked, with who plays what.
 */
picking: PickingPicture | null, 
/**
 * Who has picked in secret while the other has not; empty at all other times.
 */
sealed: Array<string>, 
/**
 * The viewer's own secret pick while the other still picks, by its name.
 */
your_pick: string | null, 
/**
 * South first: `P1` has the rows from 1 on. None while factions are picked.
 */
armies: Array<ArmyPicture>, 
/**
 * The secret deployment, until both are ready.
 */
deployment: DeploymentPicture | null, 
/**
 * What the active player has done this turn.
 */
acts: ActsPicture, 
/**
 * What is being decided in the middle of something.
 */
moment: MomentPicture | null, 
/**
 * Dice that lie on the table and may still be rolled again.
 */
roll: RollPicture | null, 
/**
 * The attacks the viewer could make now, also with face-down cards that he would reveal
 * first; empty at all other times.
 */
attacks: Array<AttackPicture>, 
/**
 * The spells and blessings that the viewer's cards could still try in his magic phase, also
 * face-down cards that he would reveal first; empty at all other times. What has no target
 * now is among them.
 */
castings: Array<CastingPicture>, 
/**
 * Games won in a match, in the order of the seats; empty if one game decides.
 */
wins: Array<number>, wins_needed: number, 
/**
 * Games of a match that nobody won.
 */
draws: number, };

export type PickingPicture = { factions: Array<FactionPicture>, 
/**
 * South, then North.
 */
players: Array<PickerPicture>, };

export type PickerPicture = { seat: string, 
/**
 * `south` or `north`.
 */
side: string, 
/**
 * The faction that was named for him before the game; none if he picks.
 */
faction: string | null, };

export type FactionPicture = { 
/**
 * `alliance`, `orcs`, `dragons`, `aegyptus` or `catastrophe`.
 */
faction: string, name: string, 
/**
 * Its character in a line.
 */
line: string, 
/**
 * What it is good at.
 */
strengths: Array<string>, 
/**
 * Why it is good for a first game, if it is.
 */
first: string | null, 
/**
 * The values of its cards on average, in tenths.
 */
attack: number, defence: number, size: number, magic: number, 
/**
 * How many it has.
 */
spells: number, items: number, evolutions: number, };

export type BattleCardPicture = { 
/**
 * Stays with the card for the whole game and tells nothing of what it is.
 */
id: number, space: string, controller: string, 
/**
 * From whose deck it came; another than the controller only after a capture.
 */
owner: string, 
/**
 * Whether everybody sees it.
 */
revealed: boolean, 
/**
 * What it is, if the viewer knows.
 */
unit: string | null, 
/**
 * Its values with everything that lies on it, if the viewer knows what it is.
 */
values: ValuesPicture | null, 
/**
 * The rules it has, those it was given included; of a face-down card those it would have.
 */
rules: Array<string>, 
/**
 * Marks, blessings, spells, items and evolutions on it.
 */
effects: Array<EffectPicture>, 
/**
 * The cards underneath it, the upper ones first.
 */
under: Array<string>, 
/**
 * The spaces in its range, if that is more than the next ones and the viewer knows it.
 */
reach: Array<string>, 
/**
 * It came with the starting force; else as a reinforcement.
 */
deployed: boolean, 
/**
 * It has moved this turn.
 */
moved: boolean, 
/**
 * It has used a rule of the movement phase this turn.
 */
pointed: boolean, tried_spell: boolean, tried_blessing: boolean, 
/**
 * An attack on it was called off this turn; it cannot be chosen again.
 */
evaded: boolean, 
/**
 * It has used the rule that is used once a game.
 */
spent: boolean, 
/**
 * It can neither move nor follow up now.
 */
held: boolean, 
/**
 * It stood on the enemy back row when its turn ended: if it still does when its next turn
 * begins, its controller has won.
 */
broke_through: boolean, };

export type ValuesPicture = { attack: number, defence: number, size: number, range: number, magic: number, };

export type EffectPicture = { 
/**
 * The magic or the rule that made it.
 */
name: string, 
/**
 * `spell`, `item`, `evolution`, `blessing` or `mark`.
 */
kind: string, by: string, 
/**
 * When it ends, in words.
 */
ends: string, };

export type ArmyPicture = { seat: string, 
/**
 * `alliance`, `orcs`, `dragons`, `aegyptus` or `catastrophe`.
 */
faction: string, faction_name: string, 
/**
 * `south` or `north`.
 */
side: string, in_play: number, face_down: number, 
/**
 * Cards left in the reinforcement deck.
 */
deck_size: number, 
/**
 * What is in it, in no order, if the viewer may know it.
 */
deck: Array<CardCount> | null, 
/**
 * How many conquered cards the next reinforcement costs.
 */
price: number, 
/**
 * Enemy cards it has conquered and not spent.
 */
conquered: Array<CardCount>, conquered_size: number, 
/**
 * Conquered cards spent on reinforcements.
 */
spent: number, 
/**
 * Cards of its deck that nobody else has seen, and which of them a face-down card may be: one
 * of the starting force, or a reinforcement.
 */
unseen: Array<CardCount>, may_be_deployed: Array<string>, may_be_reinforcement: Array<string>, spells: Array<SpellPicture>, items: Array<SupportPicture>, evolutions: Array<SupportPicture>, 
/**
 * Those that its cards may have; empty for factions without.
 */
blessings: Array<BlessingPicture>, 
/**
 * What lies on the whole army rather than on a card.
 */
effects: Array<EffectPicture>, };

export type CardCount = { card: string, count: number, };

export type SpellPicture = { name: string, 
/**
 * What two dice and the caster's magic must reach.
 */
cost: number, exhausted: boolean, };

export type SupportPicture = { name: string, played: boolean, 
/**
 * The space of its bearer; none before it is played and after it was lost.
 */
on: string | null, };

export type BlessingPicture = { name: string, cost: number, in_play: boolean, 
/**
 * The space of the blessed card, if it lies on one.
 */
on: string | null, };

export type DeploymentPicture = { 
/**
 * Who is ready.
 */
ready: Array<string>, 
/**
 * The viewer's home spaces, back row first; empty for spectators.
 */
spaces: Array<string>, 
/**
 * What lies on them, in the same order.
 */
layout: Array<string | null>, 
/**
 * The first empty space: a card placed there answers the question.
 */
next: string | null, 
/**
 * How many cards of each class a force has, and how many lie there.
 */
classes: Array<ClassCount>, 
/**
 * Every unit of the deck that may be in a force.
 */
pool: Array<PoolUnit>, 
/**
 * The force was drawn at random; its cards are the pool.
 */
drawn: boolean, 
/**
 * Whole armies that can be laid out at once.
 */
presets: Array<PresetPicture>, };

export type ClassCount = { class: string, needed: number, placed: number, };

export type PoolUnit = { unit: string, class: string, 
/**
 * Copies that are not laid out.
 */
left: number, 
/**
 * Whether one more may be placed now.
 */
fits: boolean, 
/**
 * The units that it could take the place of: each laid out already, and of another name.
 */
fits_instead_of: Array<string>, };

export type PresetPicture = { 
/**
 * `balanced`, `wall`, `flank` or `hidden-hero`.
 */
name: string, 
/**
 * In the order of the spaces.
 */
layout: Array<string>, };

export type ActsPicture = { 
/**
 * Cards that have moved.
 */
moved: number, attacked: boolean, 
/**
 * The reroll of a Leader is used.
 */
rerolled: boolean, 
/**
 * A spell was cast.
 */
cast: boolean, item: boolean, reinforced: boolean, };

export type MomentPicture = { 
/**
 * `reroll`, `save`, `hidden-save`, `follow-up`, `press-on`, `replace`, `on-reveal`,
 * `reveal-two`, `murder`, `tunnel`, `spell`, `poison`, `spend`, `put` or `who-starts`.
 */
kind: string, 
/**
 * The card it is about.
 */
space: string | null, 
/**
 * Where it leads, or the other card.
 */
to: string | null, 
/**
 * The rule or the magic that asks.
 */
name: string | null, 
/**
 * How the card would leave play: `close_combat`, `ranged`, `magic`, `poison`, `assassin`,
 * `trap` or `explosion`.
 */
cause: string | null, 
/**
 * Cards that are still to be spent.
 */
left: number | null, 
/**
 * The unit that was drawn, if the viewer knows it.
 */
unit: string | null, };

export type RollPicture = { 
/**
 * `combat`, `casting`, `resisting` or `rule`.
 */
purpose: string, 
/**
 * The magic or the rule that is rolled for.
 */
name: string | null, 
/**
 * In a combat the attacker, then the defender; else one.
 */
sides: Array<RollSidePicture>, 
/**
 * What the total must reach where no other side rolls.
 */
needed: number | null, shot: boolean, 
/**
 * Who may have one of the dice rolled again.
 */
may_reroll: string | null, };

export type RollSidePicture = { seat: string, space: string, unit: string, dice: Array<number>, 
/**
 * Which of the dice is discarded, counted from 0.
 */
discarded: number | null, 
/**
 * The printed attack or defence; 0 where there is none.
 */
printed: number, mods: Array<ModPicture>, 
/**
 * As the dice lie now.
 */
total: number, 
/**
 * A counted 6 of a card with Killing Blow.
 */
blow: boolean, };

export type ModPicture = { 
/**
 * `dice`, `lowest` (one die more, the lowest discarded), `value`, `becomes` (the value is
 * replaced by this one) or `score`.
 */
part: string, why: string, n: number, };

export type AttackPicture = { from: string, to: string, shot: boolean, 
/**
 * The attacker lies face down and must be revealed first.
 */
reveals: boolean, 
/**
 * How many different units the target may be: 1 if it is revealed.
 */
cards: number, 
/**
 * The same if the target is revealed.
 */
worst: OddsPicture, best: OddsPicture, };

export type CastingPicture = { 
/**
 * The space of the caster.
 */
from: string, magic: string, 
/**
 * The caster lies face down and must be revealed first.
 */
reveals: boolean, 
/**
 * What two dice and everything added must reach.
 */
needed: number, 
/**
 * Everything that is added to the dice.
 */
plus: number, 
/**
 * What that is, in order.
 */
mods: Array<ModPicture>, 
/**
 * Exact counts of equally likely rolls.
 */
succeeds: number, of: number, 
/**
 * A Leader may have one of the dice rolled again.
 */
may_reroll: boolean, };

export type OddsPicture = { 
/**
 * What the target is taken for.
 */
unit: string, attacker_wins: number, nobody: number, defender_wins: number, 
/**
 * Both fall: by two Killing Blows, or in a trap.
 */
both: number, 
/**
 * The attack is called off and not used up.
 */
called_off: number, 
/**
 * All of these together.
 */
of: number, 
/**
 * Both fall into a trap without dice.
 */
trap: boolean, attacker: PoolPicture, defender: PoolPicture, };

export type PoolPicture = { 
/**
 * Dice that count.
 */
dice: number, 
/**
 * One die more is rolled and the lowest discarded.
 */
bonus: boolean, 
/**
 * The printed attack or defence.
 */
printed: number, 
/**
 * Everything that is added to the dice, the value included.
 */
plus: number, mods: Array<ModPicture>, 
/**
 * A counted 6 wins.
 */
slays: boolean, };

export type ShadowsPicture = { 
/**
 * Where Libraries come from: `shared` (one Pool), `first` (the lists for a first game) or
 * `own` (each player's own Pool).
 */
libraries: string, 
/**
 * Rounds so far, the running one included; 0 during setup.
 */
round: number, 
/**
 * After so many rounds the game is scored as it stands.
 */
round_limit: number, 
/**
 * `setup`, `teamup`, `plan`, `combat`, `buildup`, `cleanup` or `refresh`; none after the end.
 */
phase: string | null, 
/**
 * The Initiative Step, 1 to 6; none outside of Combat.
 */
step: number | null, 
/**
 * Who has the Leader card.
 */
leader: string, 
/**
 * The turn player; none where nobody is.
 */
turn: string | null, 
/**
 * The order of turns in a Step: the Leader, then clockwise.
 */
order: Array<string>, 
/**
 * Who is still to decide: one, or all who decide at the same time; empty after the end.
 */
thinking: Array<string>, 
/**
 * How many cards a Hand has now.
 */
hand_size: number, 
/**
 * So many Shadow Stones end the game.
 */
stones_to_end: number, 
/**
 * In the order of the seats.
 */
heroes: Array<HeroPicture>, 
/**
 * The current Monster; none before the first and from a defeat to Refresh.
 */
monster: MonsterPicture | null, 
/**
 * The Monster's Creature, while it is in play.
 */
creature: CreaturePicture | null, 
/**
 * Who defeated which Monster, Level I first.
 */
trophies: Array<TrophyPicture>, 
/**
 * Levels of the Monsters that are still facedown.
 */
levels_left: Array<number>, 
/**
 * Items for sale in the order in which they were drawn.
 */
market: Array<StallPicture>, 
/**
 * How many slots the Market has.
 */
slots: number, 
/**
 * Basic Items on offer during setup.
 */
basics: Array<string>, 
/**
 * What is in the Item deck, in no order, and in its discard pile.
 */
item_deck: Array<CardCount>, item_discard: Array<CardCount>, 
/**
 * Monster-Action cards in the deck, by number alone.
 */
action_deck: number, 
/**
 * Those that were revealed and discarded, and how many were discarded facedown.
 */
action_discard: Array<CardCount>, action_buried: number, 
/**
 * What of the facedown ones the viewer knows.
 */
action_buried_known: Array<CardCount>, 
/**
 * Monster-Action cards that the viewer is dealing.
 */
dealing: Array<string>, 
/**
 * The two Items of which the viewer takes one.
 */
rewards: Array<string>, 
/**
 * What is being decided now; none after the end.
 */
moment: ShadowsMomentPicture | null, 
/**
 * The abilities that are being carried out, the innermost first.
 */
running: Array<RunningPicture>, 
/**
 * The Attack that is being resolved: the innermost, if several are.
 */
attack: StrikePicture | null, 
/**
 * What each target would suffer that the viewer may name for an Attack now.
 */
aims: Array<AimPicture>, };

export type MonsterPicture = { name: string, species: string, level: number, hp: number, 
/**
 * Damage tokens by colour, seat by seat.
 */
wounds: Array<WoundsPicture>, 
/**
 * What its Monster-Action cards do.
 */
chart: Array<ChartRowPicture>, reward: RewardPicture, };

export type WoundsPicture = { seat: string, damage: number, 
/**
 * How much he still needs.
 */
left: number, };

export type ChartRowPicture = { 
/**
 * `attack`, `attack2`, `response`, `response2`, `spell`, `spell2` or `special`.
 */
icon: string, 
/**
 * The Trait it uses: `attack`, `spell`, `response` or `plain`.
 */
uses: string, text: string, 
/**
 * It is being carried out.
 */
now: boolean, };

export type RewardPicture = { xp: number, gold: number, ss: number, 
/**
 * And one of two random Items.
 */
item: boolean, };

export type CreaturePicture = { name: string, text: string, hp: number, wounds: Array<WoundsPicture>, reward: RewardPicture, };

export type TrophyPicture = { level: number, monster: string, seat: string, };

export type StallPicture = { item: string, 
/**
 * Its slot from the left, counted from 0; none beside the board.
 */
slot: number | null, 
/**
 * The printed cost.
 */
cost: number, 
/**
 * What each player would pay now, in the order of the seats.
 */
prices: Array<number>, };

export type HeroPicture = { seat: string, 
/**
 * None until one is taken.
 */
hero: string | null, epithet: string, 
/**
 * Maximum Health, and the Damage tokens on the Hero.
 */
hp: number, damage: number, 
/**
 * `str`, `tech`, `mag` and `hp`, each with where it comes from.
 */
stats: Array<StatPicture>, 
/**
 * What is added to the Hero's next Attack on anything, with the reasons.
 */
attack_bonus: number, attack_sources: Array<SourcePicture>, 
/**
 * What is taken off or added to prices, with the reasons.
 */
price_change: number, price_sources: Array<SourcePicture>, 
/**
 * In the Inventory.
 */
gold: number, xp: number, ss: number, 
/**
 * Earned in this Combat; moves to the Inventory at Collect.
 */
earned_gold: number, earned_xp: number, earned_ss: number, bounties: number, 
/**
 * KnockDowns caused and suffered.
 */
knockdowns: number, knocked_down: number, 
/**
 * Has the Leader card.
 */
leads: boolean, 
/**
 * Unbroken Shield Points in all, and where points are printed.
 */
shield_points: number, guards: Array<GuardPicture>, 
/**
 * `step` or `round`: how long nothing can be done to the Hero.
 */
invincible: string | null, 
/**
 * An answer to Attacks lies open: Dodge rather than Flat-Footed.
 */
dodge: boolean, 
/**
 * Numbers that were predicted on this player this round.
 */
predicted: Array<number>, 
/**
 * An Attack was used this round, and it was a Standalone one.
 */
attacked: boolean, standalone: boolean, 
/**
 * The coloured numbers used this round: `red 2`.
 */
colors: Array<string>, 
/**
 * The Combat Field.
 */
combat: Array<FieldCardPicture>, 
/**
 * The Stunned Area of the Combat Field.
 */
stunned: Array<FieldCardPicture>, 
/**
 * The Station Field.
 */
station: Array<FieldCardPicture>, 
/**
 * Cards of this player that are attached to something.
 */
attachments: Array<FieldCardPicture>, 
/**
 * Items in the Inventory Field, the oldest first.
 */
items: Array<ItemPicture>, 
/**
 * The Hand by number; its cards for who may know them, with what can be done with each.
 */
hand_size: number, hand: Array<HandCardPicture> | null, 
/**
 * Cards the viewer has seen in the Hand of another player this round.
 */
hand_seen: Array<string>, 
/**
 * The facedown queue by number; its cards, the next first, for its owner.
 */
queue_size: number, queue: Array<string> | null, 
/**
 * The Current Deck by number; its cards, in the order in which they are named, for its owner.
 */
deck_size: number, deck: Array<HandCardPicture> | null, 
/**
 * What everybody knows to be in Deck, Hand or queue, and how many studied cards nobody else
 * knows are among them.
 */
unseen: Array<string>, secrets: number, 
/**
 * Of those, what the viewer has seen.
 */
known: Array<string>, library_size: number, library: Array<LibraryCardPicture> | null, 
/**
 * Cards that left the game.
 */
gone: Array<string>, 
/**
 * The Mission: for its owner, and for all once it is revealed.
 */
mission: MissionPicture | null, 
/**
 * The two Missions of which the viewer keeps one.
 */
mission_offers: Array<MissionPicture>, 
/**
 * The facedown Monster-Action card.
 */
front: FrontPicture | null, 
/**
 * Monster-Action cards that lie revealed before this player.
 */
revealed: Array<string>, 
/**
 * Out of the purchases of this round.
 */
passed: boolean, 
/**
 * How often the Library was drawn again, during setup.
 */
redraws: number, };

export type StatPicture = { 
/**
 * `str`, `tech`, `mag` or `hp`.
 */
stat: string, value: number, sources: Array<SourcePicture>, };

export type SourcePicture = { name: string, n: number, };

export type GuardPicture = { name: string, left: number, of: number, };

export type FieldCardPicture = { card: string, 
/**
 * The side that lies up, of a card with two.
 */
side: string | null, flipped: boolean, 
/**
 * As answers name it where it is a Unit: `P2's War Hound`.
 */
entity: string | null, 
/**
 * What it is attached to, in the same words; a Combat Field is named by its Hero.
 */
on: string | null, stun: number, 
/**
 * Shield Points that are printed and that are broken.
 */
shield: number, broken: number, 
/**
 * Health of a Unit and the Damage tokens on it.
 */
hp: number, hurt: number, 
/**
 * The progress track: its length and where the marker is.
 */
track: number | null, marker: number, uses: UsesPicture, 
/**
 * Its requirement is not met, so it does nothing.
 */
blank: boolean, };

export type UsesPicture = { round: number, per_round: number, game: number, per_game: number, 
/**
 * Used in this Step.
 */
step: boolean, };

export type ItemPicture = { item: string, shield: number, broken: number, uses: UsesPicture, };

export type HandCardPicture = { card: string, 
/**
 * Its requirement is met now.
 */
met: boolean, 
/**
 * What of its requirement is not met.
 */
lacks: Array<Need>, 
/**
 * The damage its first Attack would be announced with, before what its target changes.
 */
damage: number | null, };

export type LibraryCardPicture = { card: string, met: boolean, lacks: Array<Need>, 
/**
 * It is to be studied this round.
 */
chosen: boolean, 
/**
 * The title was studied already.
 */
dead: boolean, };

export type MissionPicture = { mission: string, text: string, ss: number, 
/**
 * As things stand.
 */
fulfilled: boolean, };

export type FrontPicture = { 
/**
 * What it is, if the viewer knows.
 */
action: string | null, 
/**
 * Who knows it.
 */
known_by: Array<string>, };

export type ShadowsMomentPicture = { 
/**
 * `hero`, `mission`, `basic`, `library`, `token`, `deal`, `plan`, `turn`, `queue`, `name`,
 * `response`, `shield`, `break`, `mend`, `trigger`, `instead`, `knockdown`, `forfeit`,
 * `reward`, `show`, `purchase`, `too-many` or `study`.
 */
kind: string, 
/**
 * The card, Item or row whose text is being carried out.
 */
card: string | null, 
/**
 * Who or what it comes from, as answers name it.
 */
from: string | null, 
/**
 * What it is aimed at, in the same words.
 */
to: string | null, 
/**
 * What is answered: `attack`, `spell` or `predict`.
 */
against: string | null, 
/**
 * What is named: `target`, `player`, `number`, `option`, `item`, `card` (one that lies open),
 * `deck` (one of the Current Deck), `again` or `swap`.
 */
names: string | null, 
/**
 * Damage that is on its way, points to be broken or recovered, or a number that was predicted.
 */
n: number | null, 
/**
 * To whom the next Monster-Action card is dealt.
 */
deal_to: string | null, 
/**
 * How many cards are still to be taken into the Hand, or can still be studied, for the viewer.
 */
left: number | null, 
/**
 * What happens if the one who is asked does nothing.
 */
otherwise: string | null, };

export type RunningPicture = { 
/**
 * Who decides for it.
 */
by: string, 
/**
 * The card or Item; none for the Monster's side.
 */
card: string | null, 
/**
 * The icon of a row of the Monster's chart; `creature` when its Creature acts.
 */
icon: string | null, text: string, 
/**
 * The entity that uses it.
 */
user: string, 
/**
 * What it was aimed at last.
 */
target: string | null, };

export type StrikePicture = { by: string, 
/**
 * The Attacker.
 */
from: string, 
/**
 * No Response may be used.
 */
no_response: boolean, blows: Array<BlowPicture>, 
/**
 * Which of the blows is being decided, counted from 0; none once all are.
 */
at: number | null, answered: Array<string>, };

export type BlowPicture = { target: string, 
/**
 * What is left of it.
 */
damage: number, 
/**
 * What the target has left, before this.
 */
health: number, no_shields: boolean, shielded: boolean, answered: boolean, 
/**
 * It would knock the Hero down, or fell the Unit or Monster, as it stands.
 */
fells: boolean, };

export type AimPicture = { target: string, 
/**
 * As it would be announced; the least of it where a die is rolled, 1 to 6 more.
 */
damage: number, die: boolean, sources: Array<SourcePicture>, 
/**
 * What the target has left; of the Monster, what this player's own tokens still need.
 */
health: number, 
/**
 * Shield Points of its owner that could be used.
 */
shields: number, 
/**
 * It would be enough if nothing is done against it.
 */
fells: boolean, };

export type ToHall = { "type": "follow", match: string, after: number | null, } | { "type": "unfollow", match: string, } | { "type": "pace", match: string, quick: boolean, } | { "type": "answer", match: string, prompt: number, choice: string, 
/**
 * Chosen by the client; the same id is applied once, however often it is sent.
 */
client: string, } | { "type": "do", match: string, deed: Deed, client: string, } | { "type": "say", match: string, phrase: Phrase, } | { "type": "nonce", match: string, nonce: string, };

export type Phrase = "hello" | "good-luck" | "good-game" | "well-played" | "thinking" | "sorry" | "rematch-please" | "thanks";

export type ToClient = { "type": "snapshot", seq: number, missed: Array<Line>, table: TableNow, } | { "type": "update", seq: number, lines: Array<Line>, table: TableNow, } | { "type": "done", client: string, } | { "type": "error" } & Trouble | { "type": "said", match: string, by: string, phrase: Phrase, } | { "type": "going-down" };

export type Trouble = { code: Code, words: string, 
/**
 * The clause of the rules that refuses it.
 */
clause: string | null, 
/**
 * The message it answers.
 */
client: string | null, match: string | null, };

export type Code = "malformed" | "too-fast" | "bot-time" | "version" | "no-such-match" | "not-allowed" | "not-your-seat" | "illegal" | "stale" | "not-possible" | "over" | "not-kept" | "fault";

export type Line = { 
/**
 * Counts the lines this viewer was told, from 1.
 */
n: number, words: string, 
/**
 * The event as the game tells it; none for what only the hall says.
 */
event: JsonValue | null, 
/**
 * The things of the table that it changed.
 */
things: Array<string>, 
/**
 * The lines that no longer hold, by their numbers: what they told of was taken back.
 */
undoes?: Array<number>, };

export type TableNow = { match: string, code: string, game: string, title: string, mode: string, 
/**
 * What is played, as a title: the mode, or the preset that was agreed.
 */
mode_words: string, status: Status, visibility: Visibility, 
/**
 * It counts for the ratings of those who play it.
 */
rated?: boolean, 
/**
 * The seat of whoever looks; none for a spectator.
 */
you: string | null, seats: Array<SeatNow>, 
/**
 * What lies on the table; none before the match begins.
 */
picture: Picture | null, 
/**
 * What the viewer is asked, and whether others are.
 */
prompt: Prompt | null, 
/**
 * The seats that owe an answer. While picks are sealed this is all that others learn.
 */
waiting: Array<string>, 
/**
 * Whose decision it is and about what, in one sentence.
 */
sentence: string, clock: Clock, 
/**
 * Milliseconds left for each seat, in the order of the seats; empty without a clock.
 */
left: Array<number>, offers: Array<Offer>, 
/**
 * What the viewer may do beside answering.
 */
may: Array<Deed>, 
/**
 * The viewer's last answer told nobody anything: `undo` takes it back at once.
 */
takes_back?: boolean, 
/**
 * The viewer may ask what a bot would do in his place.
 */
hint?: boolean, ended: Ended | null, 
/**
 * The hash of the secret behind all luck of this match.
 */
commitment: string | null, rematch: string | null, 
/**
 * What was agreed for the match, for those who are invited; empty once it has begun.
 */
agreed?: Array<AgreedLine>, };

export type AgreedLine = { about: string, words: string, };

export type Picture = { "game": "flash-duel" } & FlashDuelPicture | { "game": "puzzle-strike" } & PuzzleStrikePicture | { "game": "fantasy-clash" } & FantasyClashPicture | { "game": "shadows" } & ShadowsPicture;

export type Status = "open" | "running" | "ended" | "broken" | "rules-changed";

export type Visibility = "public" | "link" | "private";

export type SeatNow = { seat: string, kind: SeatKind, 
/**
 * Who sits there.
 */
name: string, 
/**
 * What the game calls the seat: a side, a character, the Dragon.
 */
role: string, side: string, online: boolean, 
/**
 * How strong he was when he sat down at a rated table.
 */
rating?: SeatRating, };

export type SeatRating = { rating: number, 
/**
 * Too little is known of him for a place in the list.
 */
provisional: boolean, };

export type SeatKind = "open" | "player" | "bot" | "rules";

export type Prompt = { 
/**
 * Goes back with the answer; an answer to an older question is stale.
 */
id: number, sentence: string, choices: Array<Choice>, 
/**
 * May be said at any time, and is never owed.
 */
always: Array<Choice>, 
/**
 * Everything the player can point at, and why nothing can be done with it.
 */
things: Array<Thing>, };

export type Choice = { label: string, words: string, 
/**
 * The things that pointing at means this choice, among others.
 */
things: Array<string>, 
/**
 * What the choice is made of, in the words of the game's picture.
 */
parts: Parts, };

export type Parts = { 
/**
 * The kind of choice: `move`, `attack`, `use`, `pass`.
 */
kind: string, 
/**
 * Numbers of the cards that leave the hand.
 */
cards: Array<number>, 
/**
 * The card of a dash, which is one of `cards`.
 */
dash?: number, 
/**
 * The space it leads to or aims at.
 */
space?: number, ability?: string, 
/**
 * Whom it aims at or names, or whose zone the chip lies in if that is not the decider's own.
 */
seat?: string, 
/**
 * The chip it is about, by name.
 */
chip?: string, 
/**
 * Where that chip is: `hand`, `discard`, `pile`, `bag`, `bank` or `pool`.
 */
zone?: string, 
/**
 * The character that is picked, by name.
 */
who?: string, 
/**
 * The colour that is named.
 */
color?: string, 
/**
 * A second chip: as which the first is played, or what it is exchanged for.
 */
other?: string, 
/**
 * The arrow that pays, where one is chosen.
 */
arrow?: string, 
/**
 * Values of the gems of one's pile that it uses.
 */
gems?: Array<number>, 
/**
 * The space of the card that acts, and the space it goes to or aims at: `C5`.
 */
from?: string, to?: string, 
/**
 * The card it is about, by name: a unit that is placed, a conquered card that is spent.
 */
card?: string, 
/**
 * The spell, blessing, item or evolution, by name.
 */
magic?: string, 
/**
 * The special rule that is used, by name.
 */
rule?: string, 
/**
 * The face of a die that is rolled again.
 */
die?: number, 
/**
 * What it aims at or is about, as answers name it: `P2`, `P2's War Hound`, `Monster`.
 */
target?: string, 
/**
 * A number that is named: an Initiative number, or an option of a card counted from 1.
 */
number?: number, 
/**
 * Several of them, of a card that is shown.
 */
numbers?: Array<number>, 
/**
 * The token that is gained or lost: `xp` or `gold`.
 */
token?: string, 
/**
 * The damage it would announce, as far as that is known.
 */
damage?: number, 
/**
 * What it costs in Gold.
 */
price?: number, 
/**
 * A whole army that is deployed.
 */
preset?: string, };

export type Thing = { name: string, 
/**
 * Why nothing can be done with it now; none if something can.
 */
why_not: WhyNot | null, };

export type WhyNot = { words: string, clause: string, };

export type Clock = { "kind": "none" } | { "kind": "per-move", seconds: number, } | { "kind": "total", seconds: number, increment: number, };

export type Offer = { what: Deed, by: string, 
/**
 * Who has agreed so far.
 */
agreed: Array<string>, words: string, };

export type Deed = "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "undo" | "accept-undo" | "decline-undo" | "rematch" | "claim-win" | "let-bot-play" | "give-time";

export type Ended = { 
/**
 * In one sentence, to this viewer.
 */
sentence: string, 
/**
 * `win`, `loss`, `draw` or `none` for each seat.
 */
results: Array<string>, 
/**
 * The secret, now that it can harm nobody.
 */
secret: string | null, 
/**
 * What it did to the ratings of those who played it; empty if it was not rated.
 */
ratings?: Array<RatingChange>, };

export type RatingChange = { seat: string, before: number, after: number, };

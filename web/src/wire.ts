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

export type GameLine = { name: string, title: string, about: string, modes: Array<ModeLine>, 
/**
 * Modes with options that are well known together, each a way to play of its own.
 */
presets: Array<PresetLine>, bots: Array<BotLine>, };

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
only: Array<Only>, };

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

export type OptionLine = { name: string, about: string, kind: OptionKind, default: string, };

export type OptionKind = { "kind": "yes-no" } | { "kind": "number", least: number, most: number, } | { "kind": "names", of: Array<string>, seats: Array<string>, } | { "kind": "one-of", of: Array<string>, } | { "kind": "list", names: Array<string>, count: number, };

export type SeatWish = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", name: string, };

export type NewMatch = { game: string, mode: string, options: { [key in string]: string }, 
/**
 * One for each seat that is not played by the rules, in their order.
 */
seats: Array<SeatWish>, clock: Clock, visibility: Visibility, };

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

export type MatchLine = { match: string, code: string, game: string, title: string, mode: string, mode_words: string, status: Status, visibility: Visibility, clock: Clock, seats: Array<SeatOfLine>, created: number, ended: number | null, 
/**
 * The viewer owes an answer.
 */
your_turn: boolean, you: string | null, result: string | null, };

export type SeatOfLine = { seat: string, kind: SeatKind, name: string, };

export type Lobby = { open: Array<MatchLine>, running: Array<MatchLine>, mine: Array<MatchLine>, recent: Array<MatchLine>, };

export type Rulebook = { game: string, title: string, sections: Array<RuleSection>, cards: Array<CardLine>, };

export type RuleSection = { id: string, heading: string, clauses: Array<Clause>, };

export type Clause = { id: string, text: string, };

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
colors: Array<string>, icons: Array<string>, };

export type CardPart = { heading: string, text: string, };

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
eyes: string, frames: Array<Frame>, ended: string | null, commitment: string, secret: string | null, };

export type Feats = { game: string, points: number, of: number, feats: Array<FeatLine>, };

export type FeatLine = { name: string, about: string, points: number, earned: boolean, };

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

export type Code = "malformed" | "too-fast" | "version" | "no-such-match" | "not-allowed" | "not-your-seat" | "illegal" | "stale" | "not-possible" | "over" | "not-kept" | "fault";

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
things: Array<string>, };

export type TableNow = { match: string, code: string, game: string, title: string, mode: string, mode_words: string, status: Status, visibility: Visibility, 
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
may: Array<Deed>, ended: Ended | null, 
/**
 * The hash of the secret behind all luck of this match.
 */
commitment: string | null, rematch: string | null, 
/**
 * What was agreed for the match, for those who are invited; empty once it has begun.
 */
agreed?: Array<AgreedLine>, };

export type AgreedLine = { about: string, words: string, };

export type Picture = { "game": "flash-duel" } & FlashDuelPicture | { "game": "puzzle-strike" } & PuzzleStrikePicture;

export type Status = "open" | "running" | "ended" | "broken" | "annulled";

export type Visibility = "public" | "link" | "private";

export type SeatNow = { seat: string, kind: SeatKind, 
/**
 * Who sits there.
 */
name: string, 
/**
 * What the game calls the seat: a side, a character, the Dragon.
 */
role: string, side: string, online: boolean, };

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
gems?: Array<number>, };

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
secret: string | null, };

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

export type GameLine = { name: string, title: string, about: string, modes: Array<ModeLine>, bots: Array<BotLine>, };

export type BotLine = { name: string, about: string, };

export type ModeLine = { name: string, title: string, about: string, seats: Array<SeatLine>, options: Array<OptionLine>, };

export type SeatLine = { seat: string, 
/**
 * What the game calls it: West, a mortal, the Dragon.
 */
role: string, side: string, 
/**
 * Played by the rules: nobody sits there.
 */
by_rules: boolean, };

export type OptionLine = { name: string, about: string, kind: OptionKind, default: string, };

export type OptionKind = { "kind": "yes-no" } | { "kind": "number", least: number, most: number, } | { "kind": "names", of: Array<string>, seats: Array<string>, } | { "kind": "one-of", of: Array<string>, };

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
trigger: string, text: string, rulings: Array<string>, };

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

export type ToHall = { "type": "follow", match: string, after: number | null, } | { "type": "unfollow", match: string, } | { "type": "answer", match: string, prompt: number, choice: string, 
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
commitment: string | null, rematch: string | null, };

export type Picture = { "game": "flash-duel" } & FlashDuelPicture;

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
space?: number, ability?: string, seat?: string, };

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

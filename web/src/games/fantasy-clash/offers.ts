// Which of the offered choices are left once somebody has pointed at a card, a space or a piece of
// magic, what can be pointed at next, and which have a button. No rules in here.
import type { AttackPicture, Choice } from '../../wire';

export type Picked = {
  kind: string | null;
  /** The space of the card that is picked up. */
  from: string | null;
  /** The space it is to go to or to aim at. */
  to: string | null;
  /** The spell, blessing, item or evolution. */
  magic: string | null;
};
export const nothing: Picked = { kind: null, from: null, to: null, magic: null };

export const isEmpty = (p: Picked): boolean => !p.from && !p.to && !p.magic;

const fits = (part: string | undefined, wanted: string | null): boolean =>
  wanted === null || part === wanted;

/** The choices that are about everything that is picked. */
export const narrow = (choices: readonly Choice[], p: Picked): Choice[] =>
  isEmpty(p)
    ? [...choices]
    : choices.filter(
        ({ parts }) =>
          fits(parts.from, p.from) && fits(parts.to, p.to) && fits(parts.magic, p.magic),
      );

/** Answers that are about a card alone: who is pressed has answered. */
const BY_CARD = new Set(['save', 'replace', 'block']);
/** What happens as soon as it is clear. Attacks and magic are looked at once more. */
const AT_ONCE = new Set(['move', 'tunnel', 'put', 'choose', 'check', 'point', ...BY_CARD]);

/** The cards that can be picked up now, or whose press answers; `quiet` are those that could only
 *  be revealed. */
export function cardsOf(
  choices: readonly Choice[],
  attacks: readonly AttackPicture[],
  p: Picked,
): { lit: Set<string>; quiet: Set<string> } {
  const about = narrow(choices, { ...nothing, magic: p.magic });
  const lit = new Set<string>();
  const quiet = new Set<string>();
  for (const { parts } of about) {
    if (!parts.from) continue;
    if (parts.kind === 'reveal') quiet.add(parts.from);
    else lit.add(parts.from);
  }
  // A face-down card that is revealed first may attack, too.
  if (!p.magic) for (const a of attacks) lit.add(a.from);
  for (const at of lit) quiet.delete(at);
  return { lit, quiet };
}

/** What would be done at a space. */
export type Aim = 'move' | 'tunnel' | 'attack' | 'shoot' | 'cast' | 'point' | 'put';
const AIMS: Record<string, Aim> = {
  move: 'move',
  tunnel: 'tunnel',
  attack: 'attack',
  shoot: 'shoot',
  cast: 'cast',
  point: 'point',
  put: 'put',
  choose: 'put',
  check: 'point',
};

/** The spaces that can be aimed at with what is picked. */
export function aimsOf(
  choices: readonly Choice[],
  attacks: readonly AttackPicture[],
  p: Picked,
): Map<string, Aim> {
  const out = new Map<string, Aim>();
  for (const { parts } of narrow(choices, { ...p, to: null })) {
    const aim = AIMS[parts.kind];
    if (!parts.to || !aim) continue;
    // Without a card in hand only what needs none can be aimed at.
    if (parts.from && parts.from !== p.from) continue;
    if (!out.has(parts.to)) out.set(parts.to, aim);
  }
  if (p.from && !p.magic) {
    for (const a of attacks) {
      if (a.from === p.from && !out.has(a.to)) out.set(a.to, a.shot ? 'shoot' : 'attack');
    }
  }
  return out;
}

/** The answer that pressing has settled. */
export function settled(left: readonly Choice[], p: Picked): Choice | null {
  const [only] = left;
  if (left.length !== 1 || !only || !AT_ONCE.has(only.parts.kind)) return null;
  if (BY_CARD.has(only.parts.kind)) return p.from === only.parts.from ? only : null;
  return p.to === only.parts.to ? only : null;
}

/** Kinds that are pressed on the battlefield or lie in a row of their own. */
const ELSEWHERE = new Set([...AT_ONCE, 'attack', 'shoot', 'cast', 'attach', 'reveal', 'use']);

/** Between the phases there are few answers, and no card that does anything of its own: whoever is
 *  asked reads each of them, and may press the card as well. */
const READ_TOO = new Set([...BY_CARD, 'check', 'reveal']);
const hasButton = ({ parts }: Choice, isPhase: boolean): boolean =>
  !ELSEWHERE.has(parts.kind) || (!isPhase && READ_TOO.has(parts.kind));

/** What ends or lets things be: it can be pressed whatever is picked. */
const ENDS = new Set(['end', 'pass', 'keep', 'stay']);

/** What is clear once this much is picked. */
const clear = (choices: readonly Choice[], p: Picked): Choice[] =>
  narrow(choices, p).filter(
    ({ parts }) => (!parts.from || parts.from === p.from) && (!parts.to || parts.to === p.to),
  );

/** The choices with a button. */
export function buttonsOf(choices: readonly Choice[], p: Picked): Choice[] {
  const isPhase = choices.some((c) => c.parts.kind === 'end');
  if (isEmpty(p)) return choices.filter((c) => hasButton(c, isPhase));
  const own = clear(choices, p);
  return [...own, ...choices.filter((c) => ENDS.has(c.parts.kind) && !own.includes(c))];
}

/** What is meant by Enter: the one thing left, once it is said where or what with. */
export function meant(choices: readonly Choice[], p: Picked): Choice | null {
  if (!p.to && !p.magic) return null;
  const own = clear(choices, p);
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** The attack that is looked at. */
export const attackOf = (attacks: readonly AttackPicture[], p: Picked): AttackPicture | null =>
  attacks.find((a) => a.from === p.from && a.to === p.to) ?? null;

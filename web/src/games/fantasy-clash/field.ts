// What a space of the battlefield is called, and the signs on a card.
import type { BattleCardPicture, FantasyClashPicture } from '../../wire';
import type { Aim } from './offers';
import { fc, VALUES } from './words/en';

/** The signs on a card: what has become of it, and what lies on it. */
export function marksOf(c: BattleCardPicture): string[] {
  const out: string[] = [];
  if (c.broke_through) out.push('through');
  if (c.held) out.push('held');
  if (c.controller !== c.owner) out.push('captured');
  if (c.under.length > 0) out.push('under');
  for (const e of c.effects) if (!out.includes(e.name)) out.push(e.name);
  return out;
}

/** What decides the battle if nothing is done about it, in words. */
export function warnings(p: FantasyClashPicture, you: string | null): string[] {
  if (!you || !p.phase) return [];
  const through = p.cards.filter((c) => c.broke_through);
  const name = (c: BattleCardPicture) => c.unit ?? fc.aCard;
  return through.flatMap((c) => {
    if (c.controller === you) return p.turn === you ? [] : [fc.near(name(c), c.space)];
    return p.turn === you ? [fc.danger(name(c), c.space)] : [];
  });
}

export type Sight = {
  you: string | null;
  /** Who commands the card. */
  name: string;
  aim: Aim | null;
  isPicked: boolean;
  canAct: boolean;
  inReach: boolean;
};

const what = (c: BattleCardPicture): string => {
  if (!c.unit || !c.values) return fc.aCard;
  // What is written on the card as well: without a range, without magic there is nothing to say.
  const { attack, defence, size, range, magic } = c.values;
  const values = { attack, defence, size, range: range > 1 ? range : 0, magic };
  const said = VALUES.filter((v) => values[v] > 0 || v === 'attack' || v === 'defence');
  return [c.unit, ...said.map((v) => `${fc.values[v]} ${values[v]}`)].join(', ');
};

/** A space for whoever hears it: what lies there, and what can be done with it. */
export function spaceWords(space: string, card: BattleCardPicture | undefined, s: Sight): string {
  const out = [space];
  if (!card) out.push(fc.empty);
  else {
    out.push(what(card), card.controller === s.you ? fc.yours : fc.of(s.name));
    if (card.unit && !card.revealed) out.push(fc.faceDown);
    if (card.controller !== card.owner) out.push(fc.marks.captured);
    if (card.broke_through) out.push(fc.marks.through);
    if (card.held) out.push(fc.marks.held);
    if (card.moved) out.push(fc.marks.moved);
    if (card.under.length > 0) out.push(fc.marks.under(card.under.join(', ')));
    for (const e of card.effects) out.push(e.name);
  }
  if (s.isPicked) out.push(fc.picked);
  if (s.aim) out.push(fc.aims[s.aim]);
  else if (s.canAct) out.push(fc.canAct);
  else if (s.inReach) out.push(fc.inReach);
  return out.join(', ');
}

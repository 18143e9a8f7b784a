// The cards in the row before a player: what he plans, plays or studies from.
import type { HeroPicture, Need, ShadowsPicture } from '../../wire';
import { FREE, priceOf, type Price } from './price';
import { cardSpot, offerSpot, stallSpot, type Spot } from './spots';

export type RowCard = {
  card: string;
  spot: Spot;
  /** What of its requirement is not met now. */
  lacks?: readonly Need[];
  /** The damage its first Attack would announce now. */
  damage?: number | null;
  /** It can never be used again, or is taken already. */
  dead?: boolean;
  chosen?: boolean;
  /** What it costs whoever looks; none if it is not for sale. */
  price?: Price | null;
};
export type Row = 'deck' | 'hand' | 'library' | 'offer' | 'market';

/** What lies in the row just now. */
export function rowKind(p: ShadowsPicture, me: HeroPicture): Row {
  const kind = p.moment?.kind ?? '';
  const isMine = p.thinking.includes(me.seat);
  if (kind === 'plan') return 'deck';
  if (kind === 'study' || kind === 'library') return 'library';
  if (isMine && kind === 'purchase') return 'market';
  if (isMine && /^(basic|reward|deal)$/.test(kind)) return 'offer';
  // A card is taken out of the Deck in the middle of a Step.
  if (isMine && kind === 'name' && p.moment?.names === 'deck') return 'deck';
  return 'hand';
}

export function rowOf(p: ShadowsPicture, me: HeroPicture): RowCard[] {
  const own = (card: string) => cardSpot(me.seat, card);
  switch (rowKind(p, me)) {
    case 'deck':
      return (me.deck ?? []).map((c) => ({
        card: c.card,
        spot: own(c.card),
        lacks: c.lacks,
        damage: c.damage,
      }));
    case 'library':
      return (me.library ?? []).map((c) => ({
        card: c.card,
        spot: own(c.card),
        lacks: c.lacks,
        dead: c.dead,
        chosen: c.chosen,
      }));
    case 'market':
      return p.market.map((s) => ({
        card: s.item,
        spot: stallSpot(s.item),
        price: priceOf(p, me.seat, s.item),
      }));
    case 'offer': {
      const names = [p.basics, p.rewards, p.dealing].find((of) => of.length > 0) ?? [];
      const price = names === p.rewards ? FREE : null;
      return names.map((card) => ({ card, spot: offerSpot(card), price }));
    }
    default:
      return (me.hand ?? []).map((c) => ({
        card: c.card,
        spot: own(c.card),
        lacks: c.lacks,
        damage: c.damage,
      }));
  }
}

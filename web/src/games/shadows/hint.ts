// Which hint fits what is asked: one that speaks of a target where none is aimed at only confuses.
import type { ShadowsPicture } from '../../wire';

export function hintFor(p: ShadowsPicture, you: string, options: number): string {
  const { moment } = p;
  switch (moment?.kind) {
    case 'name':
      return p.aims.length > 0 ? 'name' : '';
    case 'deal':
      return moment.deal_to === you ? 'deal' : '';
    case 'response':
      return options > 1 ? 'response' : '';
    default:
      return moment?.kind ?? '';
  }
}

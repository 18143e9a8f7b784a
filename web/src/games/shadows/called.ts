// An entity by the name of who it is: answers call it `P2`, `P2's War Hound`, `Monster`.
import type { ShadowsPicture } from '../../wire';

export function called(
  p: ShadowsPicture,
  entity: string,
  nameOf: (seat: string) => string,
): string {
  const [, seat, unit] = /^(P\d)(?:'s (.*))?$/.exec(entity) ?? [];
  if (seat) return unit ? `${nameOf(seat)}: ${unit}` : nameOf(seat);
  if (entity === 'Monster') return p.monster?.name ?? entity;
  return entity === 'Creature' ? (p.creature?.name ?? entity) : entity;
}

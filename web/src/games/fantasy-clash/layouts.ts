// Armies that are laid out in secret: how to get from one layout to another, and the one that
// somebody keeps in this browser for each faction.
import type { DeploymentPicture } from '../../wire';

export type Layout = readonly (string | null)[];

/** The words that turn one layout into another, in an order in which each is allowed: first what
 *  has to go is lifted, then every empty space is filled. */
export function steps(spaces: readonly string[], now: Layout, wanted: Layout): string[] {
  const lifts: string[] = [];
  const places: string[] = [];
  spaces.forEach((space, i) => {
    const [has, wants] = [now[i] ?? null, wanted[i] ?? null];
    if (has === wants) return;
    if (has) lifts.push(`lift ${space}`);
    if (wants) places.push(`place ${wants} at ${space}`);
  });
  return [...lifts, ...places];
}

/** Whether an army can be laid out from this pool: a force that was drawn may lack its cards. */
export function canLay(d: DeploymentPicture, wanted: Layout): boolean {
  if (wanted.length !== d.spaces.length || wanted.includes(null)) return false;
  const all = new Map(d.pool.map((u) => [u.unit, u.left]));
  for (const unit of d.layout) if (unit) all.set(unit, (all.get(unit) ?? 0) + 1);
  const classes = new Map(d.classes.map((c) => [c.class, c.needed]));
  for (const unit of wanted) {
    const left = all.get(unit ?? '') ?? 0;
    const of = d.pool.find((u) => u.unit === unit)?.class ?? '';
    const room = classes.get(of) ?? 0;
    if (left === 0 || room === 0) return false;
    all.set(unit ?? '', left - 1);
    classes.set(of, room - 1);
  }
  return true;
}

const KEY = 'sparhall fantasy-clash deployments';
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

function all(shelf: Shelf): Record<string, (string | null)[]> {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, (string | null)[]>) : {};
  } catch {
    return {};
  }
}

export function saved(faction: string, shelf: Shelf = localStorage): Layout | null {
  const layout = all(shelf)[faction];
  return Array.isArray(layout) ? layout : null;
}

/** Says whether the browser kept it. */
export function save(faction: string, layout: Layout, shelf: Shelf = localStorage): boolean {
  try {
    shelf.setItem(KEY, JSON.stringify({ ...all(shelf), [faction]: layout }));
    return true;
  } catch {
    return false;
  }
}

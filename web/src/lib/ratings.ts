// Ratings as people read them, and which tables can be rated.
import type { ModeLine, RatedLine, RatingChange, SeatNow, SeatWish } from '../wire';
import { r } from '../words/ratings';

/** Where this seat stands now and how far it moved: `1512 (+14)`. */
export const changed = ({ before, after }: { before: number; after: number }): string =>
  r.change(after, after - before);

/** What a match did to ratings, in a sentence to whoever looks. */
export function told(
  ratings: readonly RatingChange[] | undefined,
  seats: readonly SeatNow[],
  you: string | null,
): string {
  if (!ratings || ratings.length === 0) return '';
  const own = ratings.find((c) => c.seat === you);
  if (own) return r.mine(changed(own));
  const name = (seat: string) => seats.find((s) => s.seat === seat)?.name ?? seat;
  return r.all(ratings.map((c) => r.of(name(c.seat), changed(c))).join(', '));
}

/** How strong whoever sits there was when he sat down, `1500?` if little is known of him; nothing
 * where no ratings are played for. */
export const pointsOf = (seat: SeatNow | undefined): string =>
  seat?.rating ? r.points(seat.rating.rating, seat.rating.provisional) : '';

/** Why a table cannot be rated as it is set; nothing if it can. */
export function whyNotRated(
  mode: ModeLine,
  seats: readonly SeatWish[],
  account: string | null | undefined,
): 'guest' | 'uneven' | 'bots' | null {
  if (!account) return 'guest';
  if (!mode.rateable) return 'uneven';
  return seats.some((s) => s.kind === 'bot') ? 'bots' : null;
}

/** What was said, without what could favour a seat. */
export function evened(mode: ModeLine, values: Record<string, string>): Record<string, string> {
  const uneven = new Set(mode.options.filter((o) => o.uneven).map((o) => o.name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !uneven.has(name)));
}

/** A line through the ratings before and after these matches, as the points of an SVG. */
export function sparkline(
  recent: readonly { before: number; after: number }[],
  width: number,
  height: number,
): string {
  const [first] = recent;
  if (!first) return '';
  const all = [first.before, ...recent.map((m) => m.after)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (i: number) => (i * width) / (all.length - 1);
  // A rating that has not moved runs along the middle.
  const y = (n: number) =>
    high === low ? height / 2 : height - ((n - low) * height) / (high - low);
  const place = (n: number) => Math.round(n * 10) / 10;
  return all.map((n, i) => `${place(x(i))},${place(y(n))}`).join(' ');
}

export function results(recent: readonly RatedLine[]): string {
  const n = (what: string) => recent.filter((m) => m.result === what).length;
  return r.results(n('win'), n('draw'), n('loss'));
}

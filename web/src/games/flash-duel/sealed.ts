// Who has made a secret pick that is not shown yet. What it is, only its owner is told.
import type { Line } from '../../wire';

type Fact = { event?: string; seat?: string } | null;

export function sealed(lines: readonly Line[]): Set<string> {
  const out = new Set<string>();
  for (const line of lines) {
    const fact = line.event as Fact;
    if (!fact?.seat) continue;
    if (fact.event === 'pick-sealed') out.add(fact.seat);
    if (fact.event === 'pick-taken-back' || fact.event === 'character-picked') {
      out.delete(fact.seat);
    }
  }
  return out;
}

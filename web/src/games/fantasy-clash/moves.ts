// Whether the moves of a phase can still be taken back without anybody having learnt anything.
import type { Line } from '../../wire';

/** What somebody learns something new by. */
const NEWS = new Set(['revealed', 'dice_rolled', 'replaced', 'removed', 'tunnel_blocked']);

/** Nothing was revealed or rolled since the phase began. */
export function isQuiet(lines: readonly Line[]): boolean {
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const event = (lines[i]?.event as { event?: string } | null)?.event ?? '';
    if (event === 'phase_began') return true;
    if (NEWS.has(event)) return false;
  }
  return false;
}

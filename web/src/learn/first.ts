// The first real game, with one press at the end of a tutorial: against a bot, and without a clock.
import { api } from '../lib/api';
import { router } from '../lib/router.svelte';
import { games } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { modeOf, usual } from '../lib/wishes';

export type First = { game: string; mode: string; options: Record<string, string> };

export async function playFirst(first: First): Promise<void> {
  const game = (await games()).find((g) => g.name === first.game);
  const mode = game && modeOf(game, first.mode);
  if (!game || !mode) throw new Error(`no ${first.game} in this hall`);
  const made = await api.create(usual(game, mode, 'bots', first.options, settings.bot));
  router.go(`/m/${made.match}`);
}

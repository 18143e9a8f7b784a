// The rows of a Monster's chart in plain words: its Trait has a sign already, and the Monster a name.
import type { ChartRowPicture } from '../../../wire';
import { sh } from './en';

export const chartWords = {
  title: 'What the Monster does',
  why:
    'The first Attack on it sets off the Monster-Action card before the attacker; the others are ' +
    'set off at the end of Step 3, each against its own Hero.',
  /** What a row or a Monster-Action card is called. */
  row: (icon: string) => capital(sh.icons[icon] ?? icon),
  action: (card: string) => capital(card.split(' + ').map(short).join(' + ')),
};

const short = (icon: string) => sh.icons[icon] ?? icon;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function plainRow(text: string): string {
  const said = text
    .replaceAll(/\[[^\]]*\] ?/g, '')
    .replaceAll('the triggering entity', 'whoever set it off')
    .replace(/^(\d+) damage blocked/, 'blocks $1 damage')
    .replace(/^heal the Monster by/, 'heals itself by')
    .replace('(your choice)', '(you choose)');
  return capital(said);
}

/** What the Monster of today makes of a Monster-Action card; nothing where there is none. */
export const actionText = (chart: readonly ChartRowPicture[], action: string): string =>
  action
    .split(' + ')
    .flatMap((icon) => chart.filter((row) => row.icon === icon))
    .map((row) => plainRow(row.text))
    .join(' ');

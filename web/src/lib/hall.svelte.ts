// The page's connection, and how it is.
import { settings } from './settings.svelte';
import { Socket, type Link, type Wire } from './socket';

const address = () =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;

export const hall = new Socket(() => new WebSocket(address()) as unknown as Wire);

/** As the settings say; called after each change of them. */
export const keepPace = (): void => hall.pace(settings.pace === 'quick');
keepPace();

let link: Link = $state('connecting');
hall.onlink = (now) => {
  link = now;
};
export const linkNow = (): Link => link;

addEventListener('online', () => hall.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) hall.hurry();
});

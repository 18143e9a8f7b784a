// The page's connection, and how it is.
import { Socket, type Link, type Wire } from './socket';

const address = () =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;

export const hall = new Socket(() => new WebSocket(address()) as unknown as Wire);

let link: Link = $state('connecting');
hall.onlink = (now) => {
  link = now;
};
export const linkNow = (): Link => link;

addEventListener('online', () => hall.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) hall.hurry();
});

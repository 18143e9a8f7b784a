// Tells somebody who looks elsewhere that it is their turn.
import { w } from '../words/en';
import { settings } from './settings.svelte';

let shown: Notification | null = null;

export function title(text: string, yourTurn: boolean): void {
  document.title = yourTurn ? `● ${w.yourTurn} · ${text}` : text;
}

export function yourTurn(sentence: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  shown?.close();
  shown = new Notification(w.yourTurn, { body: sentence, tag: 'sparhall-turn' });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

export const unneeded = (): void => {
  shown?.close();
  shown = null;
};

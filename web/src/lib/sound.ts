// A few soft tones; off unless somebody wants them.
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;
export type Tone = [hertz: number, ms: number, shape: OscillatorType];

export const YOUR_TURN: readonly Tone[] = [
  [587, 90, 'sine'],
  [880, 140, 'sine'],
];

export function play(tones: readonly Tone[] | undefined, delay = 0): void {
  if (!settings.sound || !tones) return;
  audio ??= new AudioContext();
  let at = audio.currentTime + delay / 1000;
  for (const [hertz, ms, shape] of tones) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = shape;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0.05, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + ms / 1000);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + ms / 1000);
    at += ms / 1400;
  }
}

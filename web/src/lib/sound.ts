// A few soft tones; off unless somebody wants them.
import type { Effect } from './effects';
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;
type Tone = [hertz: number, ms: number, shape: OscillatorType];

const TONES: Partial<Record<Effect['kind'] | 'turn', Tone[]>> = {
  step: [[196, 70, 'sine']],
  play: [[330, 50, 'triangle']],
  clash: [
    [660, 60, 'square'],
    [880, 80, 'triangle'],
  ],
  block: [
    [440, 60, 'square'],
    [294, 90, 'triangle'],
  ],
  hit: [[147, 220, 'sawtooth']],
  ability: [
    [523, 80, 'sine'],
    [784, 120, 'sine'],
  ],
  token: [
    [523, 90, 'sine'],
    [659, 90, 'sine'],
    [784, 160, 'sine'],
  ],
  turn: [
    [587, 90, 'sine'],
    [880, 140, 'sine'],
  ],
};

export function play(kind: Effect['kind'] | 'turn', delay = 0): void {
  const tones = TONES[kind];
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

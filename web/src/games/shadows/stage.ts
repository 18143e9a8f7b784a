// How a game of Shadows is shown.
import { kindOf } from '../../lib/lines';
import type { Chapter, Stage } from '../../lib/stage';
import type { Frame, Picture, ShadowsPicture } from '../../wire';
import { effects } from './effects';
import { sh } from './words/en';

/** A table of Shadows, if it is one. */
export const shadowsOf = (picture: Picture | null | undefined): ShadowsPicture | null =>
  picture?.game === 'shadows' ? picture : null;

function chapters(frames: readonly Frame[]): Chapter[] {
  const out: Chapter[] = [];
  for (const [at, frame] of frames.entries()) {
    const round = shadowsOf(frame.picture)?.round ?? 0;
    if (round > 0 && out.at(-1)?.n !== round) out.push({ n: round, words: sh.round(round), at });
  }
  return out;
}

export const stage: Stage = {
  effects: (_, __, lines) => effects(lines),
  tones: {
    attack: [
      [660, 40, 'square'],
      [220, 120, 'triangle'],
    ],
    hurt: [[165, 160, 'sawtooth']],
    heal: [[659, 140, 'sine']],
    block: [[440, 60, 'square']],
    reveal: [
      [392, 60, 'triangle'],
      [494, 80, 'triangle'],
    ],
    use: [[523, 70, 'triangle']],
    die: [
      [330, 40, 'square'],
      [294, 40, 'square'],
      [349, 50, 'square'],
    ],
    predict: [
      [587, 90, 'sine'],
      [784, 120, 'sine'],
    ],
    down: [[110, 320, 'sawtooth']],
    slain: [
      [220, 120, 'sawtooth'],
      [523, 140, 'triangle'],
      [784, 220, 'triangle'],
    ],
    gain: [[880, 70, 'sine']],
    buy: [
      [784, 60, 'triangle'],
      [988, 80, 'triangle'],
    ],
    monster: [[98, 260, 'sawtooth']],
    win: [
      [523, 120, 'triangle'],
      [659, 120, 'triangle'],
      [784, 220, 'triangle'],
    ],
  },
  begins: (line) => kindOf(line) === 'turn_began',
  around(picture) {
    const p = shadowsOf(picture);
    return {
      sides: new Map(p?.heroes.map((h) => [h.seat, h.seat.toLowerCase()])),
      turn: p?.thinking ?? [],
    };
  },
  chapters: { title: sh.rounds, of: chapters },
};

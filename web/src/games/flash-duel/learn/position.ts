// How a lesson writes down a position: only what differs from an ordinary duel.
import { lessonTable, sits } from '../../../learn/table';
import type {
  AbilityPicture,
  Choice,
  ExchangePicture,
  FighterPicture,
  Parts,
  TableNow,
} from '../../../wire';

export type Here = {
  me: number;
  foe: number;
  hand: number[];
  foeHand?: number;
  deck?: number;
  discard?: number[];
  exchange?: Partial<ExchangePicture>;
  mine?: AbilityPicture[];
  theirs?: AbilityPicture[];
  who?: string;
  foeWho?: string;
  open?: number[];
};

export const choice = (
  label: string,
  words: string,
  kind: string,
  cards: number[],
  more: Partial<Parts> = {},
): Choice => ({
  label,
  words,
  parts: { kind, cards, ...more },
  things: cards.map((n) => `card ${n}`),
});

export const up = (name: string, usable = false): AbilityPicture => ({
  name,
  face_up: true,
  usable,
});
export const down = (name: string): AbilityPicture => ({ name, face_up: false, usable: false });

function fighter(seat: string, side: string, space: number): FighterPicture {
  return {
    seat,
    who: 'Duellist',
    side,
    space,
    defeated: false,
    hand_size: 5,
    hand: null,
    known: [],
    has_stash: false,
    stash: null,
    drawn: null,
    abilities: [],
    recovering: false,
    hit_points: null,
    soldier: null,
    mine: null,
    loyalty: null,
    offer: null,
  };
}

export function table(h: Here, choices: Choice[], id = 1): TableNow {
  const me = { ...fighter('P1', 'west', h.me), hand: h.hand, hand_size: h.hand.length };
  const foe = { ...fighter('P2', 'east', h.foe), hand_size: h.foeHand ?? 5 };
  return lessonTable({
    mode: 'simple',
    seats: [sits('P1', 'player', '', 'west'), sits('P2', 'bot', '', 'east')],
    picture: {
      game: 'flash-duel',
      round: 1,
      tokens: [0, 0],
      tokens_needed: 3,
      is_raid: false,
      turn: 'P1',
      fighters: [
        { ...me, who: h.who ?? 'Duellist', abilities: h.mine ?? [] },
        {
          ...foe,
          who: h.foeWho ?? 'Duellist',
          abilities: h.theirs ?? [],
          hand: h.open ?? null,
        },
      ],
      deck: h.deck ?? 13,
      discard: h.discard ?? [],
      in_play: [],
      in_force: [],
      exchange: h.exchange
        ? {
            by: 'P2',
            strike: false,
            number: 1,
            strength: 1,
            space: h.me,
            target: 'P1',
            can_be_blocked: true,
            ...h.exchange,
          }
        : null,
      pool: [],
      you_are_traitor: null,
      your_pick: null,
    },
    choices,
    id,
  });
}

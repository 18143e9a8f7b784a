// Everything the client says about ratings and rated matches.
import { count } from './en';

/** A figure with its sign; the minus is as wide as the plus. */
const signed = (n: number) => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '±0');

export const r = {
  rated: 'Rated',
  about: 'It counts for the ratings of all who play it.',
  needs:
    'Everybody needs an account, there is a clock, and nobody takes back, gets hints or picks for ' +
    'another.',
  accept: 'Whoever sits down agrees that the result counts: nobody takes back, and the clock runs.',
  guest: 'Rated tables are for people with an account.',
  makeAccount: 'Make one on your page',
  bots: 'Only people play rated tables: leave the seats of bots open.',
  uneven: 'This way to play has sides that are not alike, so it is not rated.',
  change: (after: number, by: number) => `${after} (${signed(by)})`,
  mine: (change: string) => `Your rating: ${change}.`,
  all: (changes: string) => `Ratings: ${changes}.`,
  of: (name: string, change: string) => `${name} ${change}`,
  points: (rating: number, provisional: boolean) => `${rating}${provisional ? '?' : ''}`,
  ratingOf: (points: string) => `rating ${points}`,
  doubtful: 'The question mark: too few matches so far, or too long ago, to say it more exactly.',
  title: 'My ratings',
  none: 'You have played no rated match yet. Make one as a custom table with the switch “Rated”.',
  noneGuest:
    'Ratings are for people with an account: make one here, and what you have stays yours.',
  provisional: 'provisional',
  provisionalAbout: 'Too few matches so far, or too long ago, to say it more exactly.',
  plusMinus: (rating: number, deviation: number) => `${rating} ± ${deviation}`,
  matches: (n: number) => count(n, 'rated match', 'rated matches'),
  place: (n: number) => `place ${n}`,
  results: (won: number, drawn: number, lost: number) =>
    won + drawn + lost === 1
      ? `the last one ${won ? 'won' : drawn ? 'drawn' : 'lost'}`
      : `${won} won, ${drawn} drawn, ${lost} lost of the last ${won + drawn + lost}`,
  line: (game: string, from: number, to: number) => `${game}: from ${from} to ${to}`,
  board: {
    title: (game: string) => `Strongest at ${game}`,
    about: 'From rated matches between people. Whoever stays away is known less and less.',
    ranked: 'Places',
    provisional: 'Not known well enough for a place yet',
    none: 'Nobody has a place yet: that takes about a dozen rated matches.',
    empty: 'Nobody has played a rated match of it yet. Make one as a custom table.',
    toLobby: 'To the tables',
    place: 'Place',
    name: 'Name',
    rating: 'Rating',
    matches: 'Matches',
    you: 'you',
    yours: (place: number, of: string) => `You: place ${place}, ${of}`,
    yoursOpen: (of: string) => `You: no place yet, ${of}`,
  },
};

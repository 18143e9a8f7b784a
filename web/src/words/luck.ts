// What the page that checks the luck of a match says.
import { sentence } from '../lib/api';
import type { Finding, State } from '../luck/check';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const seal = (f: Extract<Finding, { about: 'seal' }>) =>
  f.state === 'good'
    ? 'The secret that was opened at the end is the one the hall had sealed.'
    : 'The secret does not fit the seal: it was exchanged, or one of the two was changed.';

function seen(f: Extract<Finding, { about: 'seen' }>): string {
  if (f.state === 'open') {
    return (
      'This browser did not see this match begin, so it cannot say whether the seal ' +
      'was always this one. Whoever played can, in the browser they played with.'
    );
  }
  if (f.state === 'bad') return 'This browser noted another seal while the match went on.';
  return f.early
    ? 'It is the seal this browser noted before anything was dealt.'
    : 'It is the seal this browser noted while the match was still going on.';
}

function added(f: Extract<Finding, { about: 'added' }>): string {
  const all = count(f.nonces, 'number was', 'numbers were');
  if (f.state === 'open') return `${all} added to the luck by players; none by this browser.`;
  if (f.state === 'bad') {
    return (
      'The number this browser added is not among those that were used: the hall ' +
      'dealt without it.'
    );
  }
  return f.nonces === 1
    ? 'The number this browser added is part of the luck, so the hall alone did not ' +
        'choose what was dealt.'
    : `The number this browser added is one of ${f.nonces} in the luck: nobody alone ` +
        `chose what was dealt.`;
}

const answers = (f: Extract<Finding, { about: 'answers' }>) =>
  f.state === 'open'
    ? `Of this match only the table after step ${f.at} was kept: there is nothing to compare.`
    : f.state === 'good'
      ? `The replay shows the ${count(f.answers, 'answer', 'answers')} that the journal holds.`
      : `The replay and the journal tell different matches from step ${f.at} on.`;

function cards(f: Extract<Finding, { about: 'cards' }>): string {
  if (f.earlier) return sentence(f.earlier);
  if (!f.followed || !f.pieces) {
    return (
      'This page cannot compute anew what was dealt in this game, so it has not checked it. The ' +
      'command below does: it plays the whole match again from the opened secret.'
    );
  }
  const { wrong, unseen, others } = f.followed;
  const { one, many, such } = f.pieces;
  const good = count(f.followed.cards, one, many);
  if (wrong?.what === 'deck') {
    return `At step ${wrong.at} ${many} came from nowhere or went missing (${good} before were right).`;
  }
  if (wrong) {
    return (
      `At step ${wrong.at} something else was dealt than the luck says (${good} ` +
      `before were right).`
    );
  }
  const also = others > 0 ? `, and ${count(others, 'other draw', 'other draws')} of luck` : '';
  const rest =
    unseen > 0
      ? ` Luck decided ${count(unseen, 'more thing', 'more things')}, such as ${such}, which ` +
        `this page did not check; the command below checks them too.`
      : '';
  return (
    `Every single ${one} that was drawn, ${f.followed.cards} in all${also}, is the one ` +
    `that follows from the secret and the added numbers.${rest}`
  );
}

export const luck = {
  title: 'Was the luck fair?',
  link: 'Check the luck',
  verdicts: {
    good: 'The luck of this match was fair.',
    open: 'The luck fits. This browser was not there to see all of it.',
    bad: 'Something is wrong with the luck of this match.',
  } satisfies Record<State, string>,
  earlier: 'The seal fits. What was dealt is not checked here: the rules have changed since.',
  states: { good: 'holds', open: 'not known here', bad: 'does not hold' } satisfies Record<
    State,
    string
  >,
  headings: {
    seal: 'The seal',
    seen: 'Seen beforehand',
    added: 'Your own part',
    answers: 'One and the same match',
    cards: 'What was dealt',
  } satisfies Record<Finding['about'], string>,
  heading(f: Finding): string {
    return (f.about === 'cards' && f.pieces?.heading) || this.headings[f.about];
  },
  say(f: Finding): string {
    if (f.about === 'seal') return seal(f);
    if (f.about === 'seen') return seen(f);
    if (f.about === 'added') return added(f);
    return f.about === 'answers' ? answers(f) : cards(f);
  },
  how: 'How this works',
  explained: [
    'Before anything was dealt the hall drew a secret and published its seal: a number that ' +
      'gives nothing away, but fits this one secret only. Then each player’s browser added ' +
      'a number of its own. All luck of the match follows from the secret and these numbers ' +
      'together. So the hall could not choose what is dealt, because it did not know your ' +
      'number; and you could not, because you did not know the secret.',
    'Now that the match is over the secret is open. This page asked the hall for the ' +
      'journal and the replay, and your browser computed the rest by itself.',
  ],
  rest: 'Check the rest yourself',
  restAbout:
    'What this page leaves out: that every answer was allowed by the rules, and that the ' +
    'final table is the recorded one. Your own copy of the program runs the whole match ' +
    'again:',
  restEarlier:
    'A copy of the program that plays by the rules of this match runs all of it again, and checks ' +
    'every answer and every draw:',
  download: 'Download the journal',
  command: 'Command',
  facts: 'The numbers',
  sealIs: 'Seal',
  secretIs: 'Secret',
  noncesAre: 'Added by players',
  yours: 'yours',
  none: 'none',
  unreadable: 'What the hall sent cannot be read as a journal:',
  toReplay: 'Back to the replay',
};

// What the analysis of a finished match says.
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const analysis = {
  title: 'Analysis',
  link: 'Analyse',
  ask: 'Analyse this game',
  about: 'Win chances along the game, and the moments that turned it.',
  queued: (ahead: number) =>
    ahead === 0 ? 'It begins at once …' : `${count(ahead, 'game comes', 'games come')} first …`,
  thinking: (done: number, of: number) =>
    `Thinking: ${done} of ${count(of, 'decision', 'decisions')}`,
  again: 'Try again',
  believes: 'What a bot believes, from what each player could know.',
  graph: 'Win estimate',
  at: (step: number, chances: string) => `Step ${step}: ${chances}`,
  unknown: 'not judged yet',
  result: (worth: number) => (worth === 1 ? 'won' : worth === 0 ? 'lost' : 'drew'),
  turning: 'Turning points',
  whose: 'Whose turning points',
  everybody: 'Everybody',
  none: 'Nothing that a bot would surely call a mistake.',
  played: 'Played',
  better: 'Better',
  when: (step: number) => `Step ${step}`,
  numbers: (n: number) => `${n === 1 ? 'The one decision' : `All ${n} decisions`} in numbers`,
  column: { step: 'Step', who: 'Who', played: 'Played', best: 'Best' },
  honest: (simulations: number, judged: number, of: number) =>
    'Each decision is judged from what its player could know at that moment: hidden cards are ' +
    'guessed, never looked at, and the bot errs as players do. It played on ' +
    `${simulations.toLocaleString('en')} ${simulations === 1 ? 'time' : 'times'} in thought for ` +
    (judged === 1 ? 'one decision' : `each of ${judged} decisions`) +
    (of > judged ? `, out of ${of} that left a choice.` : '.'),
};

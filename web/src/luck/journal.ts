// The journal of a match as it is downloaded: one JSON object a line (docs/notation.md).

export type Journal = {
  game: string;
  rules: number;
  commitment: string;
  nonces: string[];
  secret: string;
  /** As the replay words them: `P1: move forward 2`. */
  answers: { said: string; epoch: string }[];
};

type Line = {
  match?: {
    game: string;
    rules: number;
    commitment: string;
    nonces?: string[];
    secret?: string;
  };
  answer?: { seat: string; answer: string; epoch?: string };
  end?: { secret: string };
};

export function readJournal(text: string): Journal {
  const lines = text
    .split('\n')
    .filter((row) => row.trim())
    .map((row) => JSON.parse(row) as Line);
  const header = lines[0]?.match;
  if (!header) throw new Error('the first line of a journal is its header');
  const secrets = [header.secret, ...lines.map((l) => l.end?.secret)].filter(
    (s) => s !== undefined,
  );
  if (new Set(secrets).size > 1) throw new Error('the journal holds two different secrets');
  return {
    game: header.game,
    rules: header.rules,
    commitment: header.commitment,
    nonces: header.nonces ?? [],
    secret: secrets[0] ?? '',
    answers: lines
      .flatMap((l) => (l.answer ? [l.answer] : []))
      .map((a) => ({ said: `${a.seat}: ${a.answer}`, epoch: a.epoch ?? '' })),
  };
}

// What a mode allows once some of it is said: lists hold only what goes with the rest.
import type { ModeLine, OptionKind, OptionLine } from '../wire';
import { readList } from './lists';

export type Values = Record<string, string>;

const valueOf = (mode: ModeLine, values: Values, name: string): string =>
  values[name] ?? mode.options.find((o) => o.name === name)?.default ?? '';

/** What is ruled out of an option by what is said of others; `all` if the whole option is. */
function ruledOut(mode: ModeLine, values: Values, name: string): 'all' | Set<string> {
  const out = new Set<string>();
  for (const only of mode.only) {
    if (only.option !== name) continue;
    if (only.one_of.includes(valueOf(mode, values, only.needs))) continue;
    if (only.values.length === 0) return 'all';
    only.values.forEach((value) => out.add(value));
  }
  return out;
}

function without(kind: OptionKind, out: Set<string>): OptionKind {
  const left = (names: string[]) => names.filter((name) => !out.has(name));
  if (kind.kind === 'names' || kind.kind === 'one-of') return { ...kind, of: left(kind.of) };
  return kind.kind === 'list' ? { ...kind, names: left(kind.names) } : kind;
}

/** The options that can be said beside these values, with what they can be. */
export function allowed(mode: ModeLine, values: Values): OptionLine[] {
  return mode.options.flatMap((o) => {
    const out = ruledOut(mode, values, o.name);
    return out === 'all' ? [] : [{ ...o, kind: without(o.kind, out) }];
  });
}

/** A value as far as the option still allows it. */
function kept({ kind, default: usual }: OptionLine, value: string): string {
  if (kind.kind === 'one-of') return kind.of.includes(value) ? value : (kind.of[0] ?? usual);
  if (kind.kind === 'names') {
    const names = value.split(',').map((x) => (kind.of.includes(x.trim()) ? x.trim() : '-'));
    return names.every((x) => x === '-') ? usual : names.join(',');
  }
  if (kind.kind !== 'list') return value;
  const listed = readList(value, kind.names).filter((x) => kind.names.includes(x));
  return listed.join(',') || usual;
}

/** What was said, without what something else that was said rules out. */
export function settled(mode: ModeLine, values: Values): Values {
  const out: Values = {};
  for (const o of allowed(mode, values)) {
    const value = values[o.name];
    const isSaid = value !== undefined;
    // A usual value that is ruled out is no longer the usual one.
    const now = kept(o, value ?? o.default);
    if (isSaid || now !== o.default) out[o.name] = now;
  }
  return out;
}

// What a bot says of a choice, as people read it.

/** A chance in whole percents; while a game goes on nothing is sure. */
export function percent(chance: number): string {
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}

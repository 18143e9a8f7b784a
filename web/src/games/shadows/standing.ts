// The table while a set of cards is on its way to the hall, which hears of them one by one.
import type { RowCard } from './row';

export type Still = {
  /** The phase it belongs to. */
  of: string;
  /** All cards of the set. */
  cards: readonly string[];
  /** The row as it lay, and what was asked. */
  row: readonly RowCard[];
  sentence: string;
  /** The question that was answered last. */
  told: number;
};

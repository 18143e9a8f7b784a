// Buying with one press: what is not paid yet is paid first, then bought when the next question
// comes. Nothing is sent that is not offered.
import type { Choice, PlayerPicture, Prompt, StackPicture } from '../../wire';

export type Errand = {
  /** What to buy once the payment is in. */
  chip: string;
  /** The question that was answered with the payment. */
  after: number;
};

/** A stack, as the hall names it. */
export const inBank = (chip: string): string => `${chip} in the bank`;

/** Every way to buy a chip: some chips let it go elsewhere than to the discard pile. */
export const ways = (choices: readonly Choice[], chip: string): readonly Choice[] =>
  choices.filter((c) => c.parts.kind === 'buy' && c.parts.chip === chip);
const buys = (choices: readonly Choice[], chip: string) => ways(choices, chip)[0] ?? null;

/** All gems at once, or the only one there is. */
export function payment(choices: readonly Choice[]): Choice | null {
  const pays = choices.filter((c) => c.parts.kind === 'pay');
  return pays.find((c) => !c.parts.chip) ?? (pays.length === 1 ? pays[0]! : null);
}

/** Whether paying can bring this stack within reach, so that it may be pressed already. */
export function isInReach(
  stack: StackPicture,
  choices: readonly Choice[],
  me: PlayerPicture | null,
): boolean {
  if (buys(choices, stack.chip)) return true;
  // Whoever could keep a gem decides himself which gems he pays with.
  return stack.affordable && me?.pigs === 0 && payment(choices) !== null;
}

/** What a press on a stack answers now, and what it answers next. */
export function purchase(
  stack: StackPicture,
  prompt: Prompt,
  me: PlayerPicture | null,
): { now: Choice; then: Errand | null } | null {
  const buy = buys(prompt.choices, stack.chip);
  if (buy) return { now: buy, then: null };
  const pay = payment(prompt.choices);
  if (!pay || !isInReach(stack, prompt.choices, me)) return null;
  return { now: pay, then: { chip: stack.chip, after: prompt.id } };
}

/** What an errand answers to this question: the purchase, if it is offered; else it is over. Where
 *  there are several ways to buy the chip, its buyer is asked which. */
export function run(errand: Errand, prompt: Prompt | null): Choice | 'wait' | 'ask' | 'over' {
  if (prompt?.id === errand.after) return 'wait';
  const [first, ...more] = ways(prompt?.choices ?? [], errand.chip);
  if (!first) return 'over';
  return more.length > 0 ? 'ask' : first;
}

// Buying with one press: what is not paid yet is paid first, then bought when the next question
// comes. Nothing is sent that is not offered.
import type { Choice, PlayerPicture, Prompt, StackPicture } from '../../wire';

export type Errand = {
  /** What to answer once the payment is in. */
  label: string;
  /** The question that was answered with the payment. */
  after: number;
};

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
  const isThere = stack.affordable && stack.count > 0 && !stack.removed;
  // Whoever could keep a gem decides himself which gems he pays with.
  return isThere && me?.pigs === 0 && payment(choices) !== null;
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
  return { now: pay, then: { label: `buy ${stack.chip}`, after: prompt.id } };
}

/** What an errand answers to this question: the purchase, if it is offered; else it is over. */
export function run(errand: Errand, prompt: Prompt | null): Choice | 'wait' | 'over' {
  if (prompt?.id === errand.after) return 'wait';
  return prompt?.choices.find((c) => c.label === errand.label) ?? 'over';
}

// Buying with one press: what is not paid yet is paid first, then bought when the next question
// comes. Nothing is sent that is not offered.
import type { Choice, PlayerPicture, Prompt, StackPicture } from '../../wire';
import { gemValue } from './chips';

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

/** The next payment for this stack, where it is clear which. Whoever could keep a gem pays no more
 *  than he must: gem by gem if all are alike, all of them if none can be spared. Else he decides
 *  himself which gems he pays with. */
function paymentFor(
  stack: StackPicture,
  choices: readonly Choice[],
  me: PlayerPicture | null,
): Choice | null {
  if (!stack.affordable || !me) return null;
  if (me.pigs === 0) return payment(choices);
  const single = choices.filter((c) => c.parts.kind === 'pay' && c.parts.chip);
  if (single.length === 1) return single[0]!;
  const gems = worths(me);
  const isSpare = gems.some((gem) => me.money + sum(gems) - gem >= stack.price);
  return isSpare ? null : payment(choices);
}

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
const worths = (me: PlayerPicture) => (me.hand ?? []).flatMap((chip) => gemValue(chip) ?? []);
/** What the gems of the hand are worth. */
export const inHand = (me: PlayerPicture): number => sum(worths(me));

/** Whether paying can bring this stack within reach, so that it may be pressed already. */
export const isInReach = (
  stack: StackPicture,
  choices: readonly Choice[],
  me: PlayerPicture | null,
): boolean => buys(choices, stack.chip) !== null || paymentFor(stack, choices, me) !== null;

/** Whether its buyer must first choose which gems he pays with. */
export const isUnpaid = (
  stack: StackPicture,
  choices: readonly Choice[],
  me: PlayerPicture | null,
): boolean =>
  stack.affordable && choices.some((c) => c.parts.kind === 'pay') && !isInReach(stack, choices, me);

/** What a press on a stack answers now, and what it answers next. */
export function purchase(
  stack: StackPicture,
  prompt: Prompt,
  me: PlayerPicture | null,
): { now: Choice; then: Errand | null } | null {
  const buy = buys(prompt.choices, stack.chip);
  if (buy) return { now: buy, then: null };
  const pay = paymentFor(stack, prompt.choices, me);
  if (!pay) return null;
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

// Cards with two sides: whoever is offered one wants to know what the other side will do for him.

/** Of a card that is turned over what its back says; the whole text of any other. */
export function backOf(text: string): string {
  const [, name, says] = /BackSide ([^:]+): (.*)$/.exec(text) ?? [];
  if (!name || !says) return text;
  return `${name}: ${says.replace(/\[[^\]]*\] ?/g, '')}`;
}

// Each listed choice has a letter to play it with.
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const letter = (place: number): string => LETTERS[place] ?? '';
export const placeOf = (key: string): number => (key.length === 1 ? LETTERS.indexOf(key) : -1);

// What the lobby says of the game: small, because it comes with every page.
export const face = { cards: 'Cards' };

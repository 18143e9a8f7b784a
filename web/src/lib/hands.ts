// Whether whoever sits here last used keys, rather than a finger or a mouse.
let keys = false;
addEventListener('keydown', () => (keys = true), true);
addEventListener('pointerdown', () => (keys = false), true);

export const byKeys = (): boolean => keys;

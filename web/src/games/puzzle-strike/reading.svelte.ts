// Reading a chip: a card beside it after a moment, the whole of it in a dialog when asked for.
export type Read = {
  name: string;
  /** The thing of the question, to say why it is of no use now. */
  thing: string | null;
};
export type Near = Read & { rect: DOMRect };

const MOMENT = 380;
const GRACE = 180;
const LONG = 450;

export class Reading {
  /** What is shown beside the pointer or the focus. */
  near: Near | null = $state.raw(null);
  /** What is read in a dialog. */
  whole: Read | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(read: Read, of: Element): void {
    clearTimeout(this.#timer);
    // Whoever reads one chip already gets the next one sooner.
    const wait = this.near ? MOMENT / 3 : MOMENT;
    this.#timer = setTimeout(() => {
      if (of.isConnected) this.near = { ...read, rect: of.getBoundingClientRect() };
    }, wait);
  }
  /** The pointer may still be on its way to the card. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.near = null), GRACE);
  }
  stay(): void {
    clearTimeout(this.#timer);
  }
  drop(): void {
    clearTimeout(this.#timer);
    this.near = null;
  }
  open(read: Read): void {
    this.drop();
    this.whole = read;
  }
}

/** Makes an element one that is read: by pointer, focus, a long press or Shift and Enter. */
export function readable(node: HTMLElement, given: { reading: Reading } & Read) {
  let now = given;
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const read = (): Read => ({ name: now.name, thing: now.thing });
  const end = () => clearTimeout(press);
  const on: Partial<Record<keyof HTMLElementEventMap, (e: Event) => void>> = {
    pointerenter: (e) => {
      if ((e as PointerEvent).pointerType === 'mouse') now.reading.soon(read(), node);
    },
    pointerleave: () => {
      end();
      now.reading.leave();
    },
    focus: () => {
      if (node.matches(':focus-visible')) now.reading.soon(read(), node);
    },
    blur: () => now.reading.leave(),
    pointerdown: (e) => {
      pressed = false;
      if ((e as PointerEvent).pointerType === 'mouse') return now.reading.drop();
      end();
      press = setTimeout(() => {
        pressed = true;
        now.reading.open(read());
      }, LONG);
    },
    pointerup: end,
    pointercancel: end,
    contextmenu: (e) => {
      e.preventDefault();
      end();
      pressed = true;
      now.reading.open(read());
    },
    keydown: (e) => {
      const { key, shiftKey } = e as KeyboardEvent;
      if (key !== 'Enter' || !shiftKey) return;
      e.preventDefault();
      e.stopPropagation();
      now.reading.open(read());
    },
  };
  // A long press was for reading: the click that follows it plays nothing.
  const click = (e: Event) => {
    if (!pressed) return;
    pressed = false;
    e.preventDefault();
    e.stopImmediatePropagation();
  };
  for (const [name, does] of Object.entries(on)) node.addEventListener(name, does);
  node.addEventListener('click', click, true);
  return {
    update: (next: { reading: Reading } & Read) => (now = next),
    destroy: () => {
      end();
      if (now.reading.near?.name === now.name) now.reading.leave();
      for (const [name, does] of Object.entries(on)) node.removeEventListener(name, does);
      node.removeEventListener('click', click, true);
    },
  };
}

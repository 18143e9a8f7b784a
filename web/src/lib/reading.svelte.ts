// Reading a card or chip: a larger one beside it after a moment, the whole of it in a dialog when asked for.
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
    // Whoever reads one already gets the next one sooner.
    const wait = this.near ? MOMENT / 3 : MOMENT;
    this.#timer = setTimeout(() => this.show(read, of), wait);
  }
  show(read: Read, of: Element): void {
    if (of.isConnected) this.near = { ...read, rect: of.getBoundingClientRect() };
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

/** Where the mouse was last seen: what is laid out under a mouse that rests is not what somebody
 * points at. */
let seen = '';
const place = (e: Event) => `${(e as PointerEvent).clientX} ${(e as PointerEvent).clientY}`;
if (typeof window !== 'undefined') {
  for (const name of ['pointermove', 'pointerdown'])
    window.addEventListener(name, (e) => (seen = place(e)), { passive: true });
}

/** Makes an element one that is read: by pointer, focus, a long press or Shift and Enter. */
export function readable(node: HTMLElement, given: { reading: Reading } & Read) {
  let now = given;
  let press: ReturnType<typeof setTimeout> | undefined;
  /** A finger lies on it; it has lain there for long. */
  let touched = false;
  let held = false;
  const read = (): Read => ({ name: now.name, thing: now.thing });
  const end = () => clearTimeout(press);
  const hold = () => {
    held = true;
    now.reading.show(read(), node);
  };
  /** The mouse has come to it. */
  let pointed = false;
  const point = (e: Event) => {
    if (pointed || (e as PointerEvent).pointerType !== 'mouse' || place(e) === seen) return;
    pointed = true;
    now.reading.soon(read(), node);
  };
  const on: Partial<Record<keyof HTMLElementEventMap, (e: Event) => void>> = {
    pointerenter: point,
    // It lay under a mouse that rested, which now moves.
    pointermove: point,
    pointerleave: () => {
      end();
      pointed = false;
      if (!held) now.reading.leave();
    },
    focus: () => {
      if (node.matches(':focus-visible')) now.reading.soon(read(), node);
    },
    blur: () => now.reading.leave(),
    pointerdown: (e) => {
      held = false;
      touched = (e as PointerEvent).pointerType !== 'mouse';
      if (!touched) return now.reading.drop();
      end();
      press = setTimeout(hold, LONG);
    },
    pointerup: end,
    pointercancel: end,
    // A long press was for reading: it is read on when the finger is gone, and plays nothing.
    touchend: (e) => {
      end();
      touched = false;
      if (!held) return;
      held = false;
      e.preventDefault();
      now.reading.open(read());
    },
    contextmenu: (e) => {
      e.preventDefault();
      end();
      if (touched) hold();
      else now.reading.open(read());
    },
    keydown: (e) => {
      const { key, shiftKey } = e as KeyboardEvent;
      if (key !== 'Enter' || !shiftKey) return;
      e.preventDefault();
      e.stopPropagation();
      now.reading.open(read());
    },
  };
  for (const [name, does] of Object.entries(on)) node.addEventListener(name, does);
  return {
    update: (next: { reading: Reading } & Read) => (now = next),
    destroy: () => {
      end();
      if (now.reading.near?.name === now.name) now.reading.leave();
      for (const [name, does] of Object.entries(on)) node.removeEventListener(name, does);
    },
  };
}

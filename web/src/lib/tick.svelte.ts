// The passing of time for clocks on the screen; stands still while nobody needs it.
class Tick {
  now = $state(performance.now());
  #users = 0;
  #timer: ReturnType<typeof setInterval> | null = null;

  /** Runs while wanted; the result ends the want. */
  run(ms = 250): () => void {
    this.#users += 1;
    this.#timer ??= setInterval(() => (this.now = performance.now()), ms);
    return () => {
      this.#users -= 1;
      if (this.#users === 0 && this.#timer) {
        clearInterval(this.#timer);
        this.#timer = null;
      }
    };
  }
}

export const tick = new Tick();

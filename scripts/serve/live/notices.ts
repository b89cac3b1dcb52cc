/** One sentence about what the two back ends could not do together. */
export interface Notice {
  readonly number: number;
  readonly text: string;
}

const limit = 50;

/** The newest of them; one that was just said is not said again. */
export class Notices {
  readonly #log: (line: string) => void;
  #all: Notice[] = [];
  #count = 0;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** The newest first. */
  get all(): readonly Notice[] {
    return [...this.#all].reverse();
  }

  add(text: string): void {
    if (this.#all.at(-1)?.text === text) return;
    this.#count += 1;
    this.#all = [...this.#all, { number: this.#count, text }].slice(-limit);
    this.#log(text);
  }

  clear(): void {
    this.#all = [];
  }
}

/** One row's change. `before` is absent for a new row, `after` for a removed one. */
export interface Change {
  readonly table: string;
  readonly id: string | number;
  readonly before: object | undefined;
  readonly after: object | undefined;
  undo(): void;
  redo(): void;
}

/** What one request changed; most requests change nothing and leave no step. */
export interface Step {
  /** What made it, for people: an operationId, or "persona paying". */
  readonly label: string;
  readonly changes: readonly Change[];
}

/**
 * Every change of a world, grouped into steps that are all or nothing. Positions count steps: 0 is the world as it
 * began (or as far back as the journal reaches), `length` its newest state.
 */
export class Journal {
  readonly #limit: number;
  readonly #steps: Step[] = [];
  #position = 0;
  #open: Change[] | null = null;

  /** Past `limit` steps the oldest can no longer be undone. */
  constructor(limit = 1000) {
    this.#limit = limit;
  }

  get position(): number {
    return this.#position;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Called by tables. Outside a step a change is made but cannot be undone: worlds are prepared that way. */
  record(change: Change): void {
    this.#open?.push(change);
  }

  /** Begins a step. Throws when one is open: steps do not nest, and handlers run one at a time. */
  begin(): void {
    if (this.#open) throw new Error("A step is already open.");
    this.#open = [];
  }

  /** What the open step has changed so far. */
  get pending(): readonly Change[] {
    return this.#open ?? [];
  }

  /** Reverts the open step and closes it. */
  rollBack(): void {
    for (const change of this.#close().reverse()) change.undo();
  }

  /** Closes the open step and returns its changes. Steps that were undone before it are removed. */
  commit(label: string): readonly Change[] {
    const changes = this.#close();
    if (changes.length === 0) return changes;
    this.#steps.length = this.#position;
    this.#steps.push({ label, changes });
    if (this.#steps.length > this.#limit) this.#steps.shift();
    this.#position = this.#steps.length;
    return changes;
  }

  /** Reverts one step; false when there is none. */
  undo(): boolean {
    return this.#position > 0 && this.jump(this.#position - 1);
  }

  /** Does one undone step again; false when there is none. */
  redo(): boolean {
    return this.jump(this.#position + 1);
  }

  /** Goes to the state after `position` steps; false (and nothing happens) where the journal does not reach. */
  jump(position: number): boolean {
    if (!Number.isInteger(position) || position < 0 || position > this.#steps.length || this.#open)
      return false;
    while (this.#position > position) {
      this.#position -= 1;
      for (const change of this.#steps[this.#position]?.changes.toReversed() ?? []) change.undo();
    }
    while (this.#position < position) {
      for (const change of this.#steps[this.#position]?.changes ?? []) change.redo();
      this.#position += 1;
    }
    return true;
  }

  #close(): Change[] {
    if (!this.#open) throw new Error("No step is open.");
    const changes = this.#open;
    this.#open = null;
    return changes;
  }
}

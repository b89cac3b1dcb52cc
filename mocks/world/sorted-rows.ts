/** Rows in order. Arrays returned by `all` never change, so they may be iterated while rows come and go. */
export class SortedRows<Row> {
  readonly #compare: (left: Row, right: Row) => number;
  #rows: Row[];
  #isShared = false;

  /** `compare` never answers 0 for two different rows of one table. */
  constructor(compare: (left: Row, right: Row) => number, rows: Iterable<Row> = []) {
    this.#compare = compare;
    this.#rows = [...rows].sort(compare);
  }

  all(): readonly Row[] {
    this.#isShared = true;
    return this.#rows;
  }

  first(): Row | undefined {
    return this.#rows[0];
  }

  add(row: Row): void {
    this.#own().splice(this.#placeOf(row), 0, row);
  }

  remove(row: Row): void {
    const index = this.#placeOf(row);
    if (this.#rows[index] === row) this.#own().splice(index, 1);
  }

  #own(): Row[] {
    if (this.#isShared) this.#rows = [...this.#rows];
    this.#isShared = false;
    return this.#rows;
  }

  #placeOf(row: Row): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = this.#rows[middle];
      if (candidate !== undefined && this.#compare(candidate, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Requests under way at once where answers are slow and nothing else was asked for. */
export const slowConcurrency = 4;

/** Answers from which a server is slow, in ms: faster ones are awaited one by one, in the order of the seed alone. */
const slowMs = 50;
const sampleSize = 40;

/** How many scenarios run side by side: as many as asked for, or as the server's answers suggest. */
export class Concurrency {
  private readonly wanted: number | undefined;
  private readonly times: number[] = [];
  private isSlow = false;

  constructor(wanted: number | undefined) {
    this.wanted = wanted;
  }

  get limit(): number {
    return this.wanted ?? (this.isSlow ? slowConcurrency : 1);
  }

  /** Decides once, by the median of the first answers: later ones depend on how many are under way. */
  record(ms: number | undefined): void {
    if (this.times.length >= sampleSize || ms === undefined) return;
    this.times.push(ms);
    if (this.times.length === sampleSize)
      this.isSlow = (this.times.toSorted((a, b) => a - b)[sampleSize / 2] ?? 0) >= slowMs;
  }
}

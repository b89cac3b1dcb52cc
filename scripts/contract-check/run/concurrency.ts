/** Most requests under way at once where nothing else was asked for, so that the checks are no load test. */
export const maximumConcurrency = 12;
const minimumConcurrency = 4;
/** So many ms of an answer are worth one more request beside it. */
const msForOneMore = 20;

/** Answers from which a server is slow, in ms: faster ones are awaited one by one, in the order of the seed alone. */
const slowMs = 50;
const sampleSize = 40;

/** How many scenarios run side by side: as many as asked for, or as the server's answers suggest. */
export class Concurrency {
  private readonly wanted: number | undefined;
  private readonly times: number[] = [];
  private suggested = 1;

  constructor(wanted: number | undefined) {
    this.wanted = wanted;
  }

  get limit(): number {
    return this.wanted ?? this.suggested;
  }

  /** Decides once, by the median of the first answers: later ones depend on how many are under way. */
  record(ms: number | undefined): void {
    if (this.times.length >= sampleSize || ms === undefined) return;
    this.times.push(ms);
    if (this.times.length < sampleSize) return;
    const median = this.times.toSorted((a, b) => a - b)[sampleSize / 2] ?? 0;
    if (median < slowMs) return;
    const fitting = Math.round(median / msForOneMore);
    this.suggested = Math.min(Math.max(fitting, minimumConcurrency), maximumConcurrency);
  }
}

/** A measurement and its limit. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  /** "×" for a ratio, "ms" for milliseconds. */
  readonly unit: "×" | "ms";
  /** More than this is a failure. */
  readonly atMost: number;
  /** What it should rather be. */
  readonly goal?: number;
  /** What the number was made from. */
  readonly detail: string;
}

/** The measurements as a table, one line each. */
export function formatReport(measurements: readonly Measurement[]): string {
  const width = Math.max(...measurements.map(({ what }) => what.length));
  return measurements
    .map((measurement) => {
      const { what, value, unit, atMost, goal, detail } = measurement;
      const figure = `${value.toFixed(2)} ${unit}`.padStart(10);
      const limit = `at most ${atMost} ${unit}${goal === undefined ? "" : `, goal ${goal}`}`.padEnd(22);
      return `${isMissed(measurement) ? "✗" : "✓"} ${what.padEnd(width)} ${figure}  ${limit} ${detail}`;
    })
    .join("\n");
}

export function isMissed({ value, atMost }: Measurement): boolean {
  return value > atMost;
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Milliseconds of the processor since an instant of `process.cpuUsage()`: what else runs on the machine does not
 * count.
 */
export function processorTime(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function time(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return processorTime(before);
}

/**
 * The median times of several works in milliseconds of the processor, measured alternately, so that load of the
 * machine affects all alike.
 */
export function timeAlternately(works: readonly (() => void)[], rounds: number): number[] {
  const times: number[][] = works.map(() => []);
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    works.forEach((work, index) => {
      const duration = time(work);
      if (round > 0) times[index]?.push(duration);
    });
  }
  return times.map(median);
}

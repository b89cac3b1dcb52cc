/** A set of visits, one bit for each: the search for chunks compares them many million times. */
export type VisitBits = Int32Array;

const known = new WeakMap<readonly boolean[], VisitBits>();

/** The set of the visits with true. The same list must not change afterwards. */
export function bitsOf(flags: readonly boolean[]): VisitBits {
  const before = known.get(flags);
  if (before) return before;
  const bits = new Int32Array(Math.ceil(flags.length / 32));
  for (const [visit, isIn] of flags.entries())
    if (isIn) bits[visit >> 5] = (bits[visit >> 5] ?? 0) | (1 << (visit & 31));
  known.set(flags, bits);
  return bits;
}

/** Adds the visits of `other` to `bits`. */
export function addBits(bits: VisitBits, other: VisitBits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** The lowest visit in a word of a set, the word's first being visit `32 * word`. The word must not be 0. */
export function lowestVisit(word: number, bits: number): number {
  return word * 32 + 31 - Math.clz32(bits & -bits);
}

/** How many bits of a word are set. */
export function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

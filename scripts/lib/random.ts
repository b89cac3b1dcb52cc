/** Random numbers that depend only on the seed and a purpose's name. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** An integer from `low` to `high`, both inclusive. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T | undefined;
  /** Letters and digits. */
  word(length: number, letters?: string): string;
}

const lower = "abcdefghijklmnopqrstuvwxyz0123456789";

export function createRandom(seed: number, name: string): Random {
  let state = hash(`${seed}:${name}`);
  const next = (): number => {
    // mulberry32: small, fast, and good enough to choose test data.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)],
    word: (length, letters = lower) =>
      Array.from({ length }, () => letters[between(0, letters.length - 1)]).join(""),
  };
}

/** FNV-1a over the characters. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Seeded choices. The same seed and key give the same choices in the same order, on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** One of the list. Throws a RangeError for an empty list. */
  pick<Item>(list: readonly Item[]): Item;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** That many decimal digits. */
  digits(length: number): string;
  /** That many characters of 0-9 and a-f. */
  token(length: number): string;
  /** A new list with the same items in another order. */
  shuffle<Item>(list: readonly Item[]): Item[];
}

/**
 * Random choices for a purpose named by `key` ("news 12 hits"). Separate sequences keep a world the same however
 * often and in whichever order its parts are read.
 */
export function createRandom(seed: number, key: string): Random {
  const next = generator(`${seed}\u0000${key}`);
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const characters = (length: number, base: number): string =>
    Array.from({ length }, () => integer(0, base - 1).toString(base)).join("");
  return {
    next,
    integer,
    pick(list) {
      const item = list[integer(0, list.length - 1)];
      if (item === undefined) throw new RangeError(`Nothing to pick from for "${key}".`);
      return item;
    },
    chance: (probability) => next() < probability,
    digits: (length) => characters(length, 10),
    token: (length) => characters(length, 16),
    shuffle(list) {
      return list
        .map((item) => ({ item, place: next() }))
        .sort((left, right) => left.place - right.place)
        .map(({ item }) => item);
    },
  };
}

/** The small fast counter generator sfc32, started from a text by the FNV-1a hash. */
function generator(text: string): () => number {
  let [a, b, c, counter] = [hash(text, 0x811c9dc5), hash(text, 0x9e3779b9), hash(text, 0x243f6a88), 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  // The first numbers still look like the hash; after a dozen they do not.
  for (let round = 0; round < 12; round++) next();
  return next;
}

function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
}

/**
 * Unpacks what a `CompressionStream("deflate")` packed (RFC 1950 and 1951); null where it is damaged, cut off, or larger
 * than `limit` bytes. Browsers unpack only while others wait, and a selection is read where nothing may wait.
 */
export function inflate(packed: Uint8Array, limit = 4_000_000): Uint8Array | null {
  try {
    const bits = new Bits(packed);
    if (bits.take(4) !== 8 || bits.take(4) > 7 || isWrongHeader(packed) || bits.take(8) & 0x20) return null;
    const bytes = inflateBlocks(bits, limit);
    return bits.checksum() === adler32(bytes) ? bytes : null;
  } catch (error) {
    if (error instanceof Damage) return null;
    throw error;
  }
}

class Damage extends Error {}

/** Bits of a packed text, the lowest of a byte first. */
class Bits {
  readonly #bytes: Uint8Array;
  #place = 0;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(count: number): number {
    while (this.#count < count) {
      this.#held |= this.byte() << this.#count;
      this.#count += 8;
    }
    const taken = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#count -= count;
    return taken;
  }

  /** Drops what is left of a byte that was begun. Never more than seven bits are held between two takes. */
  align(): void {
    this.#held = 0;
    this.#count = 0;
  }

  byte(): number {
    const byte = this.#bytes[this.#place];
    if (byte === undefined) throw new Damage();
    this.#place += 1;
    return byte;
  }

  checksum(): number {
    this.align();
    return ((this.byte() << 24) | (this.byte() << 16) | (this.byte() << 8) | this.byte()) >>> 0;
  }
}

function inflateBlocks(bits: Bits, limit: number): Uint8Array {
  const output: number[] = [];
  for (let isLast = false; !isLast; ) {
    isLast = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) copyStored(bits, output);
    else if (kind === 1) inflateBlock(bits, fixedLiterals, fixedDistances, output, limit);
    else if (kind === 2) {
      const [literals, distances] = readCodes(bits);
      inflateBlock(bits, literals, distances, output, limit);
    } else throw new Damage();
    if (output.length > limit) throw new Damage();
  }
  return Uint8Array.from(output);
}

function copyStored(bits: Bits, output: number[]): void {
  bits.align();
  const length = bits.byte() | (bits.byte() << 8);
  if ((length ^ (bits.byte() | (bits.byte() << 8))) !== 0xffff) throw new Damage();
  for (let index = 0; index < length; index++) output.push(bits.byte());
}

function inflateBlock(bits: Bits, literals: Code, distances: Code, output: number[], limit: number): void {
  while (output.length <= limit) {
    const symbol = readSymbol(bits, literals);
    if (symbol === 256) return;
    if (symbol < 256) {
      output.push(symbol);
      continue;
    }
    const length = extended(bits, lengthBases, lengthExtras, symbol - 257);
    const distance = extended(bits, distanceBases, distanceExtras, readSymbol(bits, distances));
    const start = output.length - distance;
    if (start < 0) throw new Damage();
    for (let index = 0; index < length; index++) output.push(output[start + index] ?? 0);
  }
}

/** A Huffman code: how many symbols have each length, and the symbols in the order of their codes. */
interface Code {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

function codeOf(lengths: readonly number[]): Code {
  const counts = Array.from({ length: 16 }, () => 0);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const symbols = lengths
    .map((length, symbol) => ({ length, symbol }))
    .filter(({ length }) => length > 0)
    .sort((left, right) => left.length - right.length || left.symbol - right.symbol)
    .map(({ symbol }) => symbol);
  return { counts, symbols };
}

function readSymbol(bits: Bits, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= 15; length++) {
    code |= bits.take(1);
    const count = counts[length] ?? 0;
    if (code - count < first) {
      const symbol = symbols[index + code - first];
      if (symbol === undefined) throw new Damage();
      return symbol;
    }
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new Damage();
}

function readCodes(bits: Bits): [literals: Code, distances: Code] {
  const literalCount = bits.take(5) + 257;
  const distanceCount = bits.take(5) + 1;
  const lengthCount = bits.take(4) + 4;
  const lengthLengths = Array.from({ length: 19 }, () => 0);
  for (const symbol of lengthOrder.slice(0, lengthCount)) lengthLengths[symbol] = bits.take(3);
  const lengthCode = codeOf(lengthLengths);
  const lengths: number[] = [];
  while (lengths.length < literalCount + distanceCount) {
    const symbol = readSymbol(bits, lengthCode);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) repeat(lengths, lengths.at(-1), 3 + bits.take(2));
    else if (symbol === 17) repeat(lengths, 0, 3 + bits.take(3));
    else repeat(lengths, 0, 11 + bits.take(7));
  }
  return [codeOf(lengths.slice(0, literalCount)), codeOf(lengths.slice(literalCount))];
}

function repeat(lengths: number[], length: number | undefined, times: number): void {
  if (length === undefined) throw new Damage();
  for (let index = 0; index < times; index++) lengths.push(length);
}

function extended(bits: Bits, bases: readonly number[], extras: readonly number[], symbol: number): number {
  const base = bases[symbol];
  if (base === undefined) throw new Damage();
  return base + bits.take(extras[symbol] ?? 0);
}

function isWrongHeader(packed: Uint8Array): boolean {
  return (((packed[0] ?? 0) << 8) | (packed[1] ?? 0)) % 31 !== 0;
}

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const lengthExtras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const distanceExtras = Array.from({ length: 30 }, (_, symbol) => Math.max(0, (symbol >> 1) - 1));
const distanceBases = distanceExtras.map(
  (_, symbol) => 1 + distanceExtras.slice(0, symbol).reduce((sum, bits) => sum + (1 << bits), 0),
);
const fixedLiterals = codeOf(
  Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
);
const fixedDistances = codeOf(Array.from({ length: 30 }, () => 5));

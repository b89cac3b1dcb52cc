import { Unzlib, zlibSync } from "fflate";

/** Bytes a packed text may have once it is unpacked: an address of a few kilobytes can hold gigabytes of zeros. */
const unpackedLimit = 4_000_000;

/** Packs a text into letters that may stand in an address: zlib, then base64url without padding. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text `packText` packed; null where the letters are damaged or cut off. */
export function unpackText(packed: string): string | null {
  if (!/^[A-Za-z0-9_-]+$/.test(packed) || packed.length % 4 === 1) return null;
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = unzlib(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  try {
    return bytes && new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decompresses a zlib stream (RFC 1950) synchronously, which `DecompressionStream` cannot; null where it is damaged, cut
 * off, or larger than `limit` bytes.
 */
export function unzlib(packed: Uint8Array, limit = unpackedLimit): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Unzlib((chunk) => {
    length += chunk.length;
    if (length > limit) throw new RangeError("The text is too long.");
    chunks.push(chunk);
  });
  try {
    for (let start = 0; start < packed.length; start += inputStep)
      stream.push(packed.subarray(start, start + inputStep), start + inputStep >= packed.length);
  } catch {
    return null;
  }
  const bytes = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return hasChecksum(packed, bytes) ? bytes : null;
}

/** Bytes decompressed at a time: a step unpacks to a thousandfold at most, so the limit is noticed soon. */
const inputStep = 1024;

/** fflate does not compare the Adler-32 checksum that ends a zlib stream; its own stream of the same bytes ends with it. */
function hasChecksum(packed: Uint8Array, bytes: Uint8Array): boolean {
  const expected = zlibSync(bytes, { level: 0 }).subarray(-4);
  return packed.length > 4 && packed.subarray(-4).every((byte, index) => byte === expected[index]);
}

import { inflate } from "./inflate";

/** Packs a text into letters that may stand in an address: deflate, then base64url without padding. */
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
  const bytes = inflate(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  try {
    return bytes && new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** Shorter bodies fit a few packets, in bytes. */
const shortest = 8192;

/** Lists of thousands of rows are compressed while their page waits: quickly rather than well. */
const level = 2;

/** Longer bodies are sent while they are compressed, so that their beginning comes earlier, in bytes. */
const compressedAtOnce = 262_144;

const compress = promisify(gzip);

/** A body as it is sent. */
export interface SentBody {
  readonly body: string | Uint8Array | Readable;
  /** Headers that describe how it is encoded. */
  readonly headers: Readonly<Record<string, string | number>>;
}

/**
 * Whether a response depends on the encodings its caller accepts (RFC 9110, section 12.5.3): a text long enough to be
 * worth it.
 */
export function isCompressible(type: string | undefined, body: string | Uint8Array): boolean {
  return /^(?:application\/json|text\/)/.test(type ?? "") && Buffer.byteLength(body) >= shortest;
}

/** A compressible body in the encoding its caller prefers. */
export async function encodeBody(
  { headers }: IncomingMessage,
  body: string | Uint8Array,
  vary: string | undefined,
): Promise<SentBody> {
  const common = { vary: vary === undefined ? "Accept-Encoding" : `${vary}, Accept-Encoding` };
  const encoding = new Negotiator({ headers }).encoding(["gzip", "identity"]);
  if (encoding !== "gzip") return { body, headers: { ...common, "content-length": Buffer.byteLength(body) } };
  const headersOfGzip = { ...common, "content-encoding": "gzip" };
  if (Buffer.byteLength(body) > compressedAtOnce)
    return { body: createGzip({ level }).end(body), headers: headersOfGzip };
  const compressed = await compress(body, { level });
  return { body: compressed, headers: { ...headersOfGzip, "content-length": compressed.length } };
}

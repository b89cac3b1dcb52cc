import { readFileSync, statSync } from "node:fs";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { isRecord } from "../../../mocks/kernel/contract-model";

/** A call of a recording, its bodies decoded to text. */
export interface RecordedCall {
  readonly method: string;
  readonly url: URL;
  /** Names in small letters. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | null;
  readonly status: number;
  /** Each line of its own, as `set-cookie` may come twice. */
  readonly responseHeaders: Readonly<Record<string, readonly string[]>>;
  readonly responseBody: Buffer;
  /** Milliseconds since 1970; null where the recording does not say. */
  readonly at: number | null;
}

/** What was read of a HAR file. */
export interface Recording {
  readonly calls: readonly RecordedCall[];
  /** Entries that cannot be used, each in one sentence. */
  readonly skipped: readonly string[];
}

/** A file that is no recording, in one sentence. */
export class RecordingProblem extends Error {}

/** Text beyond it is no traffic of a website; Node reads no longer text. */
const largestFile = 400 * 1024 * 1024;

/**
 * Reads a HAR 1.2 file of a browser, of a proxy or of `contract-proxy --record`.
 * @throws RecordingProblem for one that is none, or has no entry
 */
export function readHar(file: string): Recording {
  const entries = entriesOf(file);
  if (entries.length === 0)
    throw new RecordingProblem(
      `${file} has no entry: record while the network panel is open, then save again.`,
    );
  const calls: RecordedCall[] = [];
  const skipped: string[] = [];
  entries.forEach((entry, index) => {
    const call = readEntry(entry);
    if (typeof call === "string") skipped.push(`entry ${index + 1} ${call}`);
    else calls.push(call);
  });
  return { calls, skipped };
}

function entriesOf(file: string): readonly unknown[] {
  const document = parse(file);
  const log = isRecord(document) ? document["log"] : null;
  const entries = isRecord(log) ? log["entries"] : null;
  if (!Array.isArray(entries))
    throw new RecordingProblem(`${file} is JSON but no HAR: it has no log.entries.`);
  return entries;
}

function parse(file: string): unknown {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new RecordingProblem(`${file} does not exist.`);
  if (size > largestFile)
    throw new RecordingProblem(`${file} is larger than 400 MB; record less, or filter it before saving.`);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new RecordingProblem(`${file} cannot be read (${error instanceof Error ? error.message : error}).`);
  }
  try {
    // Some tools begin with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new RecordingProblem(`${file} is not JSON, or was cut off; save the recording again as HAR.`);
  }
}

/** A call, or why the entry is none. */
function readEntry(entry: unknown): RecordedCall | string {
  const request = isRecord(entry) ? entry["request"] : null;
  const response = isRecord(entry) ? entry["response"] : null;
  if (!isRecord(entry) || !isRecord(request) || !isRecord(response)) return "has no request and response";
  const { method, url } = request;
  if (typeof method !== "string" || typeof url !== "string" || !URL.canParse(url))
    return "has no method and address";
  const { status } = response;
  if (typeof status !== "number" || status < 100)
    return `(${method} ${new URL(url).pathname}) has no response: the call was blocked, aborted or failed`;
  const responseHeaders = headersOf(response["headers"]);
  const body = bodyOf(response, status, responseHeaders);
  if (typeof body === "string") return `(${method} ${new URL(url).pathname}) ${body}`;
  const started = Date.parse(String(entry["startedDateTime"]));
  return {
    method: method.toUpperCase(),
    url: new URL(url),
    requestHeaders: Object.fromEntries(
      Object.entries(headersOf(request["headers"])).map(([name, values]) => [name, values.join("; ")]),
    ),
    requestBody: postedText(request["postData"]),
    status,
    responseHeaders,
    responseBody: body,
    at: Number.isNaN(started) || started <= 0 ? null : started,
  };
}

function headersOf(list: unknown): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const header of Array.isArray(list) ? list : []) {
    if (!isRecord(header) || typeof header["name"] !== "string") continue;
    const name = header["name"].toLowerCase();
    // A browser's HAR joins several cookies by line breaks.
    headers[name] = [...(headers[name] ?? []), ...String(header["value"] ?? "").split("\n")];
  }
  return headers;
}

function postedText(data: unknown): string | null {
  return isRecord(data) && typeof data["text"] === "string" && data["text"] !== "" ? data["text"] : null;
}

/** The body's bytes, or why they cannot be used. */
function bodyOf(
  { content }: Record<string, unknown>,
  status: number,
  headers: Readonly<Record<string, readonly string[]>>,
): Buffer | string {
  if (!isRecord(content)) return Buffer.alloc(0);
  const { text, encoding, size } = content;
  if (typeof text !== "string" || text === "") {
    // A size of -1 is unknown: the visitor left the page before the body was read.
    const isUnsaved = typeof size === "number" && size !== 0 && status !== 204 && status !== 304;
    return isUnsaved
      ? "has no body: save the recording with content, and wait until a page is complete"
      : Buffer.alloc(0);
  }
  if (encoding !== undefined && encoding !== "" && encoding !== "base64")
    return `has a body in the encoding ${JSON.stringify(encoding)}, which is not base64`;
  // Text is what the browser read, whatever encoding it came in.
  if (encoding !== "base64") return Buffer.from(text, "utf8");
  const bytes = Buffer.from(text, "base64");
  return (
    decompressed(bytes, headers["content-encoding"]?.at(-1) ?? "") ?? "has a compressed body that was cut off"
  );
}

/** Browsers store bodies decompressed under the header they came with; some proxies store them as they came. */
function decompressed(bytes: Buffer, encoding: string): Buffer | null {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const isText = /^\s*[[{"<]/.test(bytes.subarray(0, 20).toString("latin1"));
  if (isText || (!isGzip && encoding === "")) return bytes;
  try {
    if (isGzip) return gunzipSync(bytes);
    if (encoding === "br") return brotliDecompressSync(bytes);
    return encoding === "deflate" ? inflateSync(bytes) : bytes;
  } catch {
    return null;
  }
}

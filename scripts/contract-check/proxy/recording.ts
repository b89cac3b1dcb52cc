import { isUtf8 } from "node:buffer";
import { closeSync, openSync, writeSync } from "node:fs";
import { CheckProblem } from "../lib/problem";
import type { WireResponse } from "../send/client";
import type { WireRequest } from "../send/request";

const head =
  '{"log":{"version":"1.2","creator":{"name":"stockbook-contract-proxy","version":"1"},"entries":[\n';
const end = "\n]}}\n";

/**
 * A HAR 1.2 file of the calls that pass, with their credentials and bodies as they came. After each call it is complete, so
 * that a killed process leaves a file that can be read.
 */
export class Recording {
  private readonly descriptor: number;
  /** Where the next entry goes: over the end that closes the document. */
  private position: number;
  private count = 0;

  /** @throws CheckProblem where the file cannot be written */
  constructor(file: string) {
    try {
      // Only its owner may read the credentials in it.
      this.descriptor = openSync(file, "w", 0o600);
    } catch (error) {
      throw new CheckProblem(
        `The recording ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    this.position = writeSync(this.descriptor, head);
    writeSync(this.descriptor, end, this.position);
  }

  /** Calls written so far. */
  get calls(): number {
    return this.count;
  }

  /** @param startedAt when the request came, in milliseconds since 1970 */
  add(request: WireRequest, response: WireResponse, startedAt: number): void {
    const entry = `${this.count === 0 ? "" : ",\n"}${JSON.stringify(entryOf(request, response, startedAt))}`;
    this.count += 1;
    const next = this.position + writeSync(this.descriptor, entry, this.position);
    writeSync(this.descriptor, end, next);
    this.position = next;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

function entryOf(request: WireRequest, response: WireResponse, startedAt: number) {
  const url = new URL(request.url);
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: response.ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: Object.entries(request.headers).map(([name, value]) => ({ name, value })),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body && {
        postData: { mimeType: request.headers["content-type"] ?? "", text: request.body.toString("utf8") },
      }),
      headersSize: -1,
      bodySize: request.body?.length ?? 0,
    },
    response: {
      status: response.status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: Object.entries(response.headers).flatMap(([name, values]) =>
        values.map((value) => ({ name, value })),
      ),
      content: {
        size: response.body.length,
        mimeType: response.headers["content-type"]?.[0] ?? "",
        ...contentOf(response.body),
      },
      redirectURL: response.headers["location"]?.[0] ?? "",
      headersSize: -1,
      bodySize: response.body.length,
    },
    cache: {},
    timings: { send: 0, wait: response.ms, receive: 0 },
  };
}

/** Text as it is; other bytes, such as compressed ones, in base64 as they came. */
function contentOf(body: Buffer): { text: string; encoding?: "base64" } {
  return isUtf8(body)
    ? { text: body.toString("utf8") }
    : { text: body.toString("base64"), encoding: "base64" };
}

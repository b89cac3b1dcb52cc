import { readCookie } from "./address";
import type { KernelRequest } from "./kernel-shape";
import { sessionCookie } from "./session";

/** A request whose body can be read again. */
export class RecordedRequest implements KernelRequest {
  readonly #request: KernelRequest;
  /** Null until the body is read. */
  bodyText: string | null = null;

  constructor(request: KernelRequest) {
    this.#request = request;
  }

  // Handed on when asked for: a server's request makes its headers and its signal only then.
  get method() {
    return this.#request.method;
  }
  get url() {
    return this.#request.url;
  }
  get headers() {
    return this.#request.headers;
  }
  get signal() {
    return this.#request.signal;
  }

  async text(): Promise<string> {
    this.bodyText = await this.#request.text();
    return this.bodyText;
  }
}

/**
 * The headers an answer may depend on, which is all that makes the same request again. Of the cookies, the session and
 * the selection; the name of a visitor's world is none of them.
 */
export function significantHeaders({ headers }: Pick<KernelRequest, "headers">): Record<string, string> {
  const significant: Record<string, string> = {};
  for (const name of significantHeaderNames) {
    const value = headers.get(name);
    if (value !== null) significant[name] = value;
  }
  const cookie = headers.get("cookie");
  const session = readCookie(cookie, sessionCookie);
  if (session) significant["cookie"] = `${sessionCookie}=${session}`;
  const selection = readCookie(cookie, "mock");
  if (selection && significant["x-mock"] === undefined) significant["x-mock"] = selection;
  return significant;
}

/** Headers that the contracts and the kernel read; cookies apart. */
export const significantHeaderNames = [
  "accept-language",
  "authorization",
  "content-type",
  "guid",
  "idempotency-key",
  "kd-token",
  "prefer",
  "x-mock",
  "x-variant",
] as const;

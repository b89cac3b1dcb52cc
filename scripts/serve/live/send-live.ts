import type { NoResponse, WireResponse } from "../../contract-check/send/client";
import type { WireRequest } from "../../contract-check/send/request";
import { cookiesForTarget } from "./live-cookies";

/** A call as it went to the real back end, and what came back. */
export interface LiveExchange {
  /** Addressed without the target's own path, as the contract has it. */
  readonly request: WireRequest;
  readonly response: WireResponse | NoResponse;
}

/** How long a real back end may take, in milliseconds; the front end itself gives up after a minute. */
const timeLimit = 30_000;

/** Passes a call on. Never rejects: what went wrong is the answer. */
export async function sendLive(
  target: string,
  { method, headers, signal }: Pick<Request, "method" | "headers" | "signal">,
  address: string,
  body: Buffer | undefined,
): Promise<LiveExchange> {
  const { origin } = new URL(target);
  const sent = headersFor(headers, origin);
  const request = { method, url: `${origin}${address}`, headers: sent, body };
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const limit = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(`${target}${address}`, {
      method,
      headers: sent,
      // A redirection is an answer that no contract has; following one would hide it.
      redirect: "manual",
      signal: AbortSignal.any([signal, limit]),
      ...(body && { body: new Uint8Array(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      request,
      response: { status: response.status, headers: listed(response.headers), body: bytes, ms: elapsed() },
    };
  } catch (error) {
    const reason = limit.aborted ? "timeout" : "refused";
    const detail = limit.aborted ? `nothing within ${timeLimit / 1000} s` : describe(error);
    return { request, response: { reason, detail, ms: elapsed() } };
  }
}

/** What belongs to this connection or to the mock back end is not passed on. */
const ownHeaders: ReadonlySet<string> = new Set([
  "accept-encoding",
  "connection",
  "content-length",
  "cookie",
  "expect",
  "host",
  "keep-alive",
  "origin",
  "referer",
  "te",
  "transfer-encoding",
  "upgrade",
  "x-mock",
  "x-world",
]);

function headersFor(headers: Headers, origin: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, value] of headers) if (!ownHeaders.has(name)) sent[name] = value;
  // Compressed bodies could not be checked.
  sent["accept-encoding"] = "identity";
  // The real back end's own pages would send this.
  if (headers.has("origin")) sent["origin"] = origin;
  const cookie = cookiesForTarget(headers.get("cookie"));
  if (cookie !== undefined) sent["cookie"] = cookie;
  return sent;
}

function listed(headers: Headers): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [name, value] of headers) if (name !== "set-cookie") lists[name] = [value];
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) lists["set-cookie"] = cookies;
  return lists;
}

/** The code of the system where there is one: "ECONNREFUSED". */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : cause instanceof Error ? cause.message : error.message;
}

import type { Endpoint } from "../../../mocks/kernel/endpoint";
import { jsonResponse, type KernelResponse } from "../../../mocks/kernel/response";
import type { WireResponse } from "../../contract-check/send/client";
import { cookieForPage } from "./live-cookies";
import type { Mismatch } from "./live-traffic";

/** A failure of the hybrid itself, in the envelope of the contracts. */
export function failure(status: number, msg: string): KernelResponse {
  return jsonResponse(status, { code: status, errcode: status * 100, success: false, msg, data: null });
}

/** Why a strict call failed, in one sentence with the first of its mismatches. */
export function mismatchFailure(endpoint: Endpoint, [first, ...more]: readonly Mismatch[]): KernelResponse {
  const others = more.length > 0 ? `, and ${more.length} more` : "";
  const what = first
    ? `${first.pointer} promised ${first.promised}, came ${first.came} (${first.line})`.trimStart()
    : "";
  return failure(502, `${endpoint.operationId} (live) breaks its contract: ${what}${others}.`);
}

/** Headers about the connection to the real back end, or about its own origin. */
const ownHeaders: ReadonlySet<string> = new Set([
  "access-control-allow-credentials",
  "access-control-allow-origin",
  "access-control-expose-headers",
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "set-cookie",
  "strict-transport-security",
  "transfer-encoding",
]);

/** An answer of the real back end, for the page. */
export function passedOn({ status, headers, body }: WireResponse): KernelResponse {
  const passed = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return {
    status,
    headers: Object.fromEntries(passed.map(([name, values]) => [name, values.join(", ")])),
    body: body.length === 0 ? null : new Uint8Array(body),
    cookies: (headers["set-cookie"] ?? []).map(cookieForPage),
  };
}

/** Where a redirection leads; null for another answer. */
export function redirection({ status, headers }: WireResponse): string | null {
  return status >= 300 && status < 400 && status !== 304 ? (headers["location"]?.[0] ?? "elsewhere") : null;
}

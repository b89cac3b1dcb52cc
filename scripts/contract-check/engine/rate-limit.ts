import type { NoResponse, WireResponse } from "../send/client";
import type { WireRequest } from "../send/request";
import type { Checker } from "./checker";

/** Maximum time a run waits in total for `Retry-After`, in ms; after that it skips operations. */
const totalWaitMs = 20_000;
const maximumWaitMs = 3000;

/** Sends a request, and repeats it up to twice after 429, after the delay in `Retry-After` (RFC 6585 §4). */
export async function sendRespectingRateLimit(
  checker: Checker,
  request: WireRequest,
  isTimed: boolean,
): Promise<WireResponse | NoResponse> {
  let response = await checker.client.send(request, isTimed);
  for (let turn = 0; turn < 2 && isRateLimited(response); turn += 1) {
    const ms = waitOf(response) ?? 100 * (turn + 1);
    if (checker.waitedMs + ms > totalWaitMs) break;
    checker.waitedMs += ms;
    await new Promise((resolve) => setTimeout(resolve, ms));
    response = await checker.client.send(request, isTimed);
  }
  return response;
}

export function isRateLimited(response: WireResponse | NoResponse | undefined): response is WireResponse {
  return response !== undefined && "status" in response && response.status === 429;
}

function waitOf({ headers }: WireResponse): number | undefined {
  const value = headers["retry-after"]?.[0]?.trim() ?? "";
  return /^\d+$/.test(value) ? Math.min(Number(value) * 1000, maximumWaitMs) : undefined;
}

import type { NoResponse, WireResponse } from "../send/client";
import type { WireRequest } from "../send/request";
import type { Checker } from "./checker";

/** So long a run waits in all because the server asked for it; then it says so and leaves things out. */
const patienceMs = 20_000;
const longestMs = 3000;

/** Whoever is put off waits for a moment and asks again, twice: "not now" is no answer to the question. */
export async function sendRespectingRateLimit(
  checker: Checker,
  request: WireRequest,
  isTimed: boolean,
): Promise<WireResponse | NoResponse> {
  let answer = await checker.client.send(request, isTimed);
  for (let turn = 0; turn < 2 && isRateLimited(answer); turn += 1) {
    const ms = waitOf(answer) ?? 100 * (turn + 1);
    if (checker.waitedMs + ms > patienceMs) break;
    checker.waitedMs += ms;
    await new Promise((resolve) => setTimeout(resolve, ms));
    answer = await checker.client.send(request, isTimed);
  }
  return answer;
}

export function isRateLimited(answer: WireResponse | NoResponse | undefined): answer is WireResponse {
  return answer !== undefined && "status" in answer && answer.status === 429;
}

function waitOf({ headers }: WireResponse): number | undefined {
  const value = headers["retry-after"]?.[0]?.trim() ?? "";
  return /^\d+$/.test(value) ? Math.min(Number(value) * 1000, longestMs) : undefined;
}

import type { Answer } from "./answer";
import type { Method } from "./contract-model";
import { allowedMethods } from "./misdirected";

/** Origins whose pages may call, or "any". */
export type CorsOption = "any" | readonly string[];

interface Asking {
  readonly headers: { get(name: string): string | null };
}

/** Answers OPTIONS: what a path takes, and to a browser that asks, whether a page of another origin may call. */
export function preflight(request: Asking, allowed: readonly Method[], cors: CorsOption | undefined): Answer {
  const allow = allowedMethods(allowed);
  const headers: Record<string, string> = { allow };
  if (
    cors &&
    permittedOrigin(request, cors) !== null &&
    request.headers.get("access-control-request-method") !== null
  ) {
    headers["access-control-allow-methods"] = allow;
    headers["access-control-allow-headers"] =
      request.headers.get("access-control-request-headers") ?? "content-type";
    headers["access-control-max-age"] = "600";
  }
  return { status: 204, headers, body: null };
}

/** Lets the page that asked read the answer, cookies included. */
export function allowOrigin(answer: Answer, request: Asking, cors: CorsOption): Answer {
  const origin = permittedOrigin(request, cors);
  if (origin === null) return answer;
  const headers = {
    ...answer.headers,
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    vary: "Origin",
  };
  return { ...answer, headers };
}

function permittedOrigin(request: Asking, cors: CorsOption): string | null {
  const origin = request.headers.get("origin");
  return origin !== null && (cors === "any" || cors.includes(origin)) ? origin : null;
}

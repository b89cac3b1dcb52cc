import type { Method } from "./contract-model";
import type { CorsOption } from "./kernel-shape";
import type { KernelResponse } from "./response";
import { allowedMethods } from "./unmatched-request";

interface CorsRequest {
  readonly headers: { get(name: string): string | null };
}

/** Answers OPTIONS: what a path takes, and to a browser that asks, whether a page of another origin may call. */
export function preflight(
  request: CorsRequest,
  allowed: readonly Method[],
  cors: CorsOption | undefined,
): KernelResponse {
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
export function allowOrigin(
  response: KernelResponse,
  request: CorsRequest,
  cors: CorsOption,
): KernelResponse {
  const origin = permittedOrigin(request, cors);
  if (origin === null) return response;
  const headers = {
    ...response.headers,
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    ...(response.headers["preference-applied"] !== undefined && {
      "access-control-expose-headers": "Preference-Applied",
    }),
    vary: response.headers["vary"] === undefined ? "Origin" : `Origin, ${response.headers["vary"]}`,
  };
  return { ...response, headers };
}

function permittedOrigin(request: CorsRequest, cors: CorsOption): string | null {
  const origin = request.headers.get("origin");
  return origin !== null && (cors === "any" || cors.includes(origin)) ? origin : null;
}

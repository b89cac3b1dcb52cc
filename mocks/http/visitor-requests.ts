import type { IncomingMessage, ServerResponse } from "node:http";
import { readAddress, readCookie } from "../kernel/address";
import { jsonResponse, type KernelResponse } from "../kernel/response";
import { SelectionProblem } from "../kernel/selection";
import { controlPrefix } from "../panel/control/control-prefix";
import { hasForeignOrigin } from "../panel/control/foreign-origin";
import { handleControl } from "../panel/control/handle-control";
import type { CallRouter, VisitorCall } from "./call-router";
import type { Visitors } from "./visitors";
import { isWorldName, newWorldName, setWorldCookie, worldCookie, worldHeader } from "./world-name";

/** An answer, and the world its visitor was given for it; null for one who had a world. */
export interface VisitorResponse {
  readonly response: KernelResponse;
  readonly newWorld: string | null;
}

/**
 * Answers a request to the back end or its control API in the visitor's world. The control API is closed to pages of
 * other origins, which could change the world of their visitors.
 */
export async function respondToVisitor(
  visitors: Visitors,
  request: Request,
  router: CallRouter | undefined,
): Promise<VisitorResponse> {
  const isControl = readAddress(request.url).path.startsWith(controlPrefix);
  if (isControl && hasForeignOrigin(request.headers)) {
    const msg = `${controlPrefix} answers pages of its own origin and tools, not ${request.headers.get("origin")}.`;
    return { response: jsonResponse(403, { msg }), newWorld: null };
  }
  const known = request.headers.get(worldHeader) ?? readCookie(request.headers.get("cookie"), worldCookie);
  if (known !== null && !isWorldName(known)) {
    const msg = `A world's name (${worldHeader} or the cookie ${worldCookie}) is up to 64 letters, digits, _ and -.`;
    return { response: jsonResponse(400, { msg }), newWorld: null };
  }
  const name = known ?? newWorldName();
  const visit = visitors.visit(name);
  try {
    const call = { world: name, kernel: visit.kernel, request };
    const response = isControl ? await control(call, router) : await respond(call, router);
    return { response, newWorld: known === null ? name : null };
  } finally {
    visit.end();
  }
}

async function control(call: VisitorCall, router: CallRouter | undefined): Promise<KernelResponse> {
  return (await router?.control(call)) ?? handleControl(call.kernel, call.request);
}

function respond(call: VisitorCall, router: CallRouter | undefined): Promise<KernelResponse> {
  return router ? router.respond(call) : call.kernel.respond(call.request);
}

/** Applies the selection a page is opened with to the visitor's world; a visitor without one is given one. */
export function adoptSelection(
  visitors: Visitors,
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  mock: string,
): void {
  const known = readCookie(headers.cookie ?? null, worldCookie);
  if (known !== null && !isWorldName(known)) return;
  const name = known ?? newWorldName();
  if (known === null) outgoing.appendHeader("set-cookie", setWorldCookie(name));
  const visit = visitors.visit(name);
  visit.kernel
    .adopt(mock)
    .catch((error: unknown) => {
      if (!(error instanceof SelectionProblem)) console.error(error);
    })
    .finally(() => visit.end());
}

/** Whether the visitor's world differs from the one everybody begins with; `mock` is the selection new worlds have. */
export function isPreparedFor(visitors: Visitors, { headers }: IncomingMessage, mock: string): boolean {
  const name = readCookie(headers.cookie ?? null, worldCookie);
  if (name === null || !isWorldName(name)) return mock !== "";
  const visit = visitors.visit(name);
  visit.end();
  return visit.kernel.selection !== "";
}

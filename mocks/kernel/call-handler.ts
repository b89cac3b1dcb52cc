import type { Locale } from "../../src/platform/locale";
import { durations } from "../../src/rules/limits";
import { readCookie } from "./address";
import type { CheckedRequest } from "./check-request";
import type { Endpoint } from "./endpoint";
import type { AnyReply } from "./handlers";
import type { KernelOptions, KernelRequest } from "./kernel-shape";
import { openSession, type Session, sessionCookie, sessionTime } from "./session";
import type { Violation } from "./violations";
import type { WorldStore } from "./world-store";

/** One request to an operation, with what it meets on its way. */
export interface OperationCall {
  readonly endpoint: Endpoint;
  readonly checked: CheckedRequest;
  readonly request: KernelRequest;
  readonly locale: Locale;
  readonly store: WorldStore;
  readonly options: KernelOptions;
  /** What broke the contract so far. */
  readonly violations: Violation[];
  /** Values of set-cookie; the last one is sent. */
  readonly cookies: string[];
}

/** Calls the handler at a time of the world, milliseconds since 1970. Throws what the handler throws. */
export function callHandler(call: OperationCall, now: number): AnyReply {
  const { endpoint, checked, request, locale, options, cookies } = call;
  const { path, query, headers, body } = checked;
  const { world } = call.store;
  let session: Session | undefined;
  return endpoint.handler({
    path,
    query,
    headers,
    body,
    world,
    now,
    locale,
    random: world.random,
    // Opened when asked for: most handlers never ask who is asking.
    get session() {
      session ??= openSession(world, tokenOf(request), options.hasPersistentSessions ?? false, (value) => {
        const age = value === "" ? 0 : sessionTime / durations.second;
        cookies.push(`${sessionCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`);
      });
      return session;
    },
  });
}

function tokenOf({ headers }: KernelRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  return bearer ?? readCookie(headers.get("cookie"), sessionCookie);
}

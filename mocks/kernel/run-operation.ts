import { durations } from "../../src/rules/limits";
import { settleEvents } from "../world/events";
import type { Change } from "../world/journal";
import type { World } from "../world/world";
import { readCookie } from "./address";
import { type CheckedRequest, checkRequest } from "./check-request";
import type { Endpoint } from "./endpoint";
import type { FaultEffect } from "./fault-rules";
import type { AnyReply } from "./handlers";
import type { KernelOptions, KernelRequest } from "./kernel-shape";
import { requestLocale } from "./locale";
import { draftInvalid } from "./refuse-invalid";
import {
  checkDraft,
  type Draft,
  draftFailure,
  draftResponse,
  jsonResponse,
  type KernelResponse,
  serialise,
} from "./response";
import { openSession, type Session, sessionCookie, sessionTime } from "./session";
import { describeViolation, lineOf, pointerSegment, type Violation } from "./violations";
import type { Revision, WorldStore } from "./world-store";

/** What came of a request. */
export interface OperationResult {
  readonly operationId: string | null;
  readonly response: KernelResponse;
  readonly requestBody: unknown;
  readonly changes: readonly Change[];
  readonly violations: readonly Violation[];
  /** When the operation worked; absent where none did. */
  readonly context?: RequestContext;
  /** What went wrong on purpose. */
  readonly faults?: readonly FaultEffect[];
}

/** A request's place in the history of its world. */
export interface RequestContext {
  /** The world's time, milliseconds since 1970. */
  readonly at: number;
  readonly before: Revision;
  readonly after: Revision;
}

/** Checks the request, lets the handler work in one step of the journal, checks its answer, and keeps what changed. */
export async function runOperation(
  endpoint: Endpoint,
  path: Record<string, string>,
  query: string,
  request: KernelRequest,
  store: WorldStore,
  options: KernelOptions,
): Promise<OperationResult> {
  const checked = await checkRequest(endpoint, path, query, request);
  const locale = requestLocale(textOf(checked.query["lang"]), request.headers.get("accept-language"));
  const violations = requestViolations(endpoint, checked);
  const { operationId } = endpoint;
  if (checked.faults.length > 0) {
    const group = options.groups.find(({ contract }) => contract === endpoint.contract);
    const draft = draftInvalid(endpoint, checked, locale, group);
    violations.push(...checkDraft(endpoint, draft));
    return {
      operationId,
      response: serialise(endpoint, draft),
      requestBody: checked.body,
      changes: [],
      violations,
    };
  }
  const { world } = store;
  const cookies: string[] = [];
  let draft: Draft;
  let changes: readonly Change[] = [];
  let saved: Promise<void> | undefined;
  const now = world.clock.now();
  const before = store.revision;
  let context: RequestContext = { at: now, before, after: before };
  world.journal.begin();
  try {
    const { reactions } = store.backEnd;
    settleEvents(world, reactions, now);
    const reply = callHandler(
      endpoint,
      checked,
      world,
      now,
      request,
      options.hasPersistentSessions ?? false,
      cookies,
      locale,
    );
    settleEvents(world, reactions, now);
    draft = draftResponse(endpoint, reply);
    const broken = checkDraft(endpoint, draft);
    violations.push(...broken);
    if (broken.length > 0 && options.isStrict !== false) {
      world.journal.rollBack();
      return {
        operationId,
        response: brokenContract(endpoint, broken),
        requestBody: checked.body,
        changes,
        violations,
        context,
      };
    }
    changes = world.journal.pending;
    if (changes.length > 0)
      saved = options.save?.(store.savingOf(operationId, changes, world.journal.position));
    world.journal.commit(operationId);
    context = { ...context, after: store.revision };
  } catch (error) {
    world.journal.rollBack();
    const failure = handlerFailure(endpoint, error);
    return {
      operationId,
      response: failed(endpoint, error),
      requestBody: checked.body,
      changes: [],
      violations: [...violations, failure],
      context,
    };
  }
  if (saved) await saved;
  const cookie = cookies.at(-1);
  if (cookie !== undefined) draft.headers = { ...draft.headers, "set-cookie": cookie };
  const response = serialise(endpoint, draft);
  return { operationId, response, requestBody: checked.body, changes, violations, context };
}

function callHandler(
  endpoint: Endpoint,
  checked: CheckedRequest,
  world: World,
  now: number,
  request: KernelRequest,
  isPersistent: boolean,
  cookies: string[],
  locale: ReturnType<typeof requestLocale>,
): AnyReply {
  const { path, query, headers, body } = checked;
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
      session ??= openSession(world, tokenOf(request), isPersistent, (value) => {
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

function requestViolations(endpoint: Endpoint, checked: CheckedRequest): Violation[] {
  const { contract, operationId } = endpoint;
  const violations: Violation[] = checked.faults.map(({ pointer, message, rule }) => ({
    kind: "request",
    operationId,
    pointer,
    message,
    rule,
    line: lineOf(contract, rule),
  }));
  for (const name of checked.unknownParameters) {
    const rule = `/operations/${contract.operations.indexOf(endpoint.operation)}/parameters`;
    const pointer = `/query/${pointerSegment(name)}`;
    violations.push({
      kind: "unknown",
      operationId,
      pointer,
      message: "is not in the contract",
      rule,
      line: lineOf(contract, rule),
    });
  }
  return violations;
}

function handlerFailure({ contract, operation, operationId }: Endpoint, error: unknown): Violation {
  const rule = `/operations/${contract.operations.indexOf(operation)}`;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: "failure", operationId, pointer: "", message, rule, line: lineOf(contract, rule) };
}

function failed(endpoint: Endpoint, error: unknown): KernelResponse {
  const reason = error instanceof Error ? error.message : String(error);
  const msg = `${endpoint.operationId}: the handler failed, and nothing was changed: ${reason}`;
  return jsonResponse(500, draftFailure(endpoint, { code: 500, errcode: 50000, msg }).body);
}

function brokenContract(endpoint: Endpoint, violations: readonly Violation[]): KernelResponse {
  const msg = `The answer breaks the contract, and nothing was changed. ${violations.slice(0, 10).map(describeViolation).join("; ")}`;
  const more = { violations };
  return jsonResponse(500, draftFailure(endpoint, { code: 500, errcode: 50001, msg, more }).body);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

import { durations } from "../../src/rules/limits";
import { settleEvents } from "../world/events";
import type { Change } from "../world/journal";
import type { World } from "../world/world";
import { readCookie } from "./address";
import {
  type Answer,
  checkDraft,
  type Draft,
  draftAnswer,
  draftFailure,
  jsonAnswer,
  serialise,
} from "./answer";
import { type CheckedRequest, checkRequest } from "./check-request";
import type { Endpoint } from "./endpoint";
import type { FaultEffect } from "./fault-rules";
import type { AnyReply } from "./handlers";
import type { KernelOptions, KernelRequest } from "./kernel-shape";
import { requestLocale } from "./locale";
import { draftInvalid } from "./refuse-invalid";
import { openSession, type Session, sessionCookie, sessionTime } from "./session";
import { describeViolation, lineOf, pointerSegment, type Violation } from "./violations";
import type { Moment, WorldKeeper } from "./world-keeper";

/** What came of a request. */
export interface Conclusion {
  readonly operationId: string | null;
  readonly answer: Answer;
  readonly requestBody: unknown;
  readonly changes: readonly Change[];
  readonly violations: readonly Violation[];
  /** When the operation worked; absent where none did. */
  readonly occasion?: Occasion;
  /** What went wrong on purpose. */
  readonly faults?: readonly FaultEffect[];
}

/** A request's place in the history of its world. */
export interface Occasion {
  /** The world's time, milliseconds since 1970. */
  readonly at: number;
  readonly before: Moment;
  readonly after: Moment;
}

/** Checks the request, lets the handler work in one step of the journal, checks its answer, and keeps what changed. */
export async function runOperation(
  endpoint: Endpoint,
  path: Record<string, string>,
  query: string,
  request: KernelRequest,
  keeper: WorldKeeper,
  options: KernelOptions,
): Promise<Conclusion> {
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
      answer: serialise(endpoint, draft),
      requestBody: checked.body,
      changes: [],
      violations,
    };
  }
  const { world } = keeper;
  const cookies: string[] = [];
  let draft: Draft;
  let changes: readonly Change[] = [];
  let saved: Promise<void> | undefined;
  const now = world.clock.now();
  const before = keeper.moment;
  let occasion: Occasion = { at: now, before, after: before };
  world.journal.begin();
  try {
    const { reactions } = keeper.backEnd;
    settleEvents(world, reactions, now);
    const reply = answerOf(
      endpoint,
      checked,
      world,
      now,
      request,
      options.keepsSessions ?? false,
      cookies,
      locale,
    );
    settleEvents(world, reactions, now);
    draft = draftAnswer(endpoint, reply);
    const broken = checkDraft(endpoint, draft);
    violations.push(...broken);
    if (broken.length > 0 && options.isStrict !== false) {
      world.journal.rollBack();
      return {
        operationId,
        answer: brokenContract(endpoint, broken),
        requestBody: checked.body,
        changes,
        violations,
        occasion,
      };
    }
    changes = world.journal.pending;
    if (changes.length > 0)
      saved = options.save?.(keeper.savingOf(operationId, changes, world.journal.position));
    world.journal.commit(operationId);
    occasion = { ...occasion, after: keeper.moment };
  } catch (error) {
    world.journal.rollBack();
    const failure = handlerFailure(endpoint, error);
    return {
      operationId,
      answer: failed(endpoint, error),
      requestBody: checked.body,
      changes: [],
      violations: [...violations, failure],
      occasion,
    };
  }
  if (saved) await saved;
  const cookie = cookies.at(-1);
  if (cookie !== undefined) draft.headers = { ...draft.headers, "set-cookie": cookie };
  const answer = serialise(endpoint, draft);
  return { operationId, answer, requestBody: checked.body, changes, violations, occasion };
}

function answerOf(
  endpoint: Endpoint,
  checked: CheckedRequest,
  world: World,
  now: number,
  request: KernelRequest,
  isStanding: boolean,
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
      session ??= openSession(world, shownToken(request), isStanding, (value) => {
        const age = value === "" ? 0 : sessionTime / durations.second;
        cookies.push(`${sessionCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`);
      });
      return session;
    },
  });
}

function shownToken({ headers }: KernelRequest): string | null {
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

function failed(endpoint: Endpoint, error: unknown): Answer {
  const reason = error instanceof Error ? error.message : String(error);
  const msg = `${endpoint.operationId}: the handler failed, and nothing was changed: ${reason}`;
  return jsonAnswer(500, draftFailure(endpoint, { code: 500, errcode: 50000, msg }).body);
}

function brokenContract(endpoint: Endpoint, violations: readonly Violation[]): Answer {
  const msg = `The answer breaks the contract, and nothing was changed. ${violations.slice(0, 10).map(describeViolation).join("; ")}`;
  const more = { violations };
  return jsonAnswer(500, draftFailure(endpoint, { code: 500, errcode: 50001, msg, more }).body);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

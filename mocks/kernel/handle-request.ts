import { type Variant, variantHeader } from "../../src/platform/variant";
import { readAddress, readCookie } from "./address";
import { allowOrigin, preflight } from "./cors";
import type { Endpoint } from "./endpoint";
import type { FaultRule } from "./fault-rules";
import { brokenConnection, effectsOf, injectAfter, injectBefore } from "./inject-fault";
import type { KernelRequest } from "./kernel-shape";
import { type KernelState, saveNewWorld } from "./kernel-state";
import type { OperationResult } from "./operation-result";
import { declareApplied, PreferenceProblem, type Preferences, readPreferences } from "./preferences";
import { RecordedRequest, significantHeaders } from "./recorded-request";
import { jsonResponse, type KernelResponse } from "./response";
import type { Match } from "./router";
import { runOperation } from "./run-operation";
import { SelectionProblem } from "./selection";
import { respondMethodNotAllowed, respondUnknown } from "./unmatched-request";

/** Handles a request and writes the exchange into the log. */
export async function handleRequest(state: KernelState, source: KernelRequest): Promise<KernelResponse> {
  const { options } = state;
  const startedAt = performance.now();
  const request = new RecordedRequest(source);
  const result = await resultFor(state, request);
  const isHead = request.method === "HEAD";
  const sent = isHead ? { ...result.response, body: null } : result.response;
  logExchange(state, request, result, sent, startedAt);
  return options.cors ? allowOrigin(sent, request, options.cors) : sent;
}

function logExchange(
  { store, log }: KernelState,
  request: RecordedRequest,
  result: OperationResult,
  sent: KernelResponse,
  startedAt: number,
): void {
  const { path, query } = readAddress(request.url);
  const { context = { at: store.world.clock.now(), before: store.revision, after: store.revision } } = result;
  log.add({
    operationId: result.operationId,
    method: request.method,
    address: query === "" ? path : `${path}?${query}`,
    headers: significantHeaders(request),
    requestText: request.bodyText,
    requestBody: result.requestBody,
    status: sent.status,
    responseBody: sent.body,
    duration: performance.now() - startedAt,
    changes: result.changes,
    violations: result.violations,
    faults: result.faults ?? [],
    hasRun: result.context !== undefined,
    ...context,
    position: store.world.journal.position,
    isOutside: false,
  });
}

async function resultFor(state: KernelState, request: KernelRequest): Promise<OperationResult> {
  const { backEnd, options, store } = state;
  const { path, query } = readAddress(request.url);
  const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
  const match = backEnd.route(method, path);
  if (match.kind === "unknown") return respondUnknown(backEnd, request.method, path);
  if (match.kind === "method") {
    if (method === "options")
      return { ...nothing, response: preflight(request, match.allowed, options.cors) };
    return respondMethodNotAllowed(backEnd, request.method, path, match.allowed);
  }
  let requested: readonly FaultRule[];
  let preferences: Preferences | null;
  try {
    requested = await followSelection(state, request);
    preferences = readPreferences(request.headers.get("prefer"), match.operation);
  } catch (error) {
    if (error instanceof SelectionProblem || error instanceof PreferenceProblem)
      return refuseInstruction(error);
    throw error;
  }
  const rules = [...(preferences?.rules ?? []), ...requested, ...store.faults];
  if (rules.length === 0) return runOperation(match.operation, match.path, query, request, store, options);
  const result = await runWithFaults(state, match, query, request, rules);
  return preferences ? { ...result, response: declareApplied(preferences, result.response) } : result;
}

/**
 * Applies the selection in the header, or else the cookie, and the edition that the page sends; returns the faults.
 * Throws a SelectionProblem.
 */
async function followSelection(state: KernelState, request: KernelRequest): Promise<readonly FaultRule[]> {
  const { store } = state;
  const text = request.headers.get("x-mock") ?? readCookie(request.headers.get("cookie"), "mock");
  const variant = readVariant(request.headers.get(variantHeader));
  if (!text && variant === null) return [];
  const before = store.world;
  const faults = text ? store.follow(text) : [];
  if (variant !== null) store.followVariant(variant);
  if (store.world !== before) await saveNewWorld(state);
  return faults;
}

/** The edition of the requesting page; null where it sends none, as one whose back end has a host of its own. */
function readVariant(text: string | null): Variant | null {
  return text === "china" || text === "global" ? text : null;
}

/** Refuses a selection or preference that cannot be parsed. */
function refuseInstruction({ message: msg }: Error): OperationResult {
  const body = { code: 400, errcode: 40000, success: false, msg, data: null };
  return { ...nothing, response: jsonResponse(400, body) };
}

/** Runs an operation with the faults that apply to this call. */
async function runWithFaults(
  { calls, options, store }: KernelState,
  match: Extract<Match<Endpoint>, { kind: "found" }>,
  query: string,
  request: KernelRequest,
  rules: readonly FaultRule[],
): Promise<OperationResult> {
  const endpoint = match.operation;
  const { operationId } = endpoint;
  const call = calls.get(operationId) ?? 0;
  calls.set(operationId, call + 1);
  const effects = effectsOf(rules, operationId, store.world.seed, call);
  const timeoutLimit = options.timeoutLimit ?? 120_000;
  const replacement = await injectBefore(effects, endpoint, request.signal, timeoutLimit);
  if (replacement) return { ...nothing, operationId, response: replacement, faults: effects };
  const result = await runOperation(endpoint, match.path, query, request, store, options);
  return { ...result, response: injectAfter(effects, result.response), faults: effects };
}

const nothing: OperationResult = {
  operationId: null,
  response: brokenConnection,
  requestBody: undefined,
  changes: [],
  violations: [],
};

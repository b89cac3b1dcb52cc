import { isOwnPath, readAddress, readCookie } from "./address";
import { prepareBackEnd } from "./back-end";
import { allowOrigin, preflight } from "./cors";
import { ExchangeLog } from "./exchange-log";
import type { FaultRule } from "./fault-rules";
import { brokenConnection, effectsOf, injectAfter, injectBefore } from "./inject-fault";
import type { Kernel, KernelOptions, KernelRequest } from "./kernel-shape";
import { linkOf } from "./link-of";
import { respondMethodNotAllowed, respondUnknown } from "./misdirected";
import { RecordedRequest, significantHeaders } from "./recorded-request";
import { jsonResponse, type KernelResponse } from "./response";
import { runControl } from "./run-control";
import { type OperationResult, runOperation } from "./run-operation";
import { SelectionProblem } from "./selection";
import { WorldStore } from "./world-store";

/** A pretend back end for one world: a function from Request to Response. */
export function createKernel(options: KernelOptions): Kernel {
  const backEnd = prepareBackEnd(options.groups);
  const store = new WorldStore(backEnd, options, options.persisted);
  if (!options.persisted && options.mock) store.apply(options.mock);
  const log = new ExchangeLog();
  const calls = new Map<string, number>();

  /** After a new world has begun: a flaky fault counts its calls anew. */
  async function saveNew(): Promise<void> {
    calls.clear();
    await options.save?.(store.wholeSaving(true));
  }

  async function saveWhole(): Promise<void> {
    await options.save?.(store.wholeSaving(false));
  }

  async function jump(position: number): Promise<boolean> {
    const hasJumped = store.world.journal.jump(position);
    if (hasJumped) await saveWhole();
    return hasJumped;
  }

  async function respond(source: KernelRequest): Promise<KernelResponse> {
    const startedAt = performance.now();
    const request = new RecordedRequest(source);
    const result = await resultFor(request);
    const { path, query } = readAddress(request.url);
    const { context = { at: store.world.clock.now(), before: store.revision, after: store.revision } } =
      result;
    const isHead = request.method === "HEAD";
    const sent = isHead ? { ...result.response, body: null } : result.response;
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
    });
    return options.cors ? allowOrigin(sent, request, options.cors) : sent;
  }

  async function resultFor(request: KernelRequest): Promise<OperationResult> {
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
    try {
      requested = await follow(request);
    } catch (error) {
      if (!(error instanceof SelectionProblem)) throw error;
      return {
        ...nothing,
        response: jsonResponse(400, {
          code: 400,
          errcode: 40000,
          success: false,
          msg: error.message,
          data: null,
        }),
      };
    }
    const endpoint = match.operation;
    const rules = requested.length > 0 ? [...requested, ...store.faults] : store.faults;
    if (rules.length === 0) return runOperation(endpoint, match.path, query, request, store, options);
    const call = calls.get(endpoint.operationId) ?? 0;
    calls.set(endpoint.operationId, call + 1);
    const effects = effectsOf(rules, endpoint.operationId, store.world.seed, call);
    const timeoutLimit = options.timeoutLimit ?? 120_000;
    const replacement = await injectBefore(effects, endpoint.contract, request.signal, timeoutLimit);
    const { operationId } = endpoint;
    if (replacement) return { ...nothing, operationId, response: replacement, faults: effects };
    const result = await runOperation(endpoint, match.path, query, request, store, options);
    return { ...result, response: injectAfter(effects, result.response), faults: effects };
  }

  /** Obeys the selection in the header, or else the cookie, and answers its faults. */
  async function follow(request: KernelRequest): Promise<readonly FaultRule[]> {
    const text = request.headers.get("x-mock") ?? readCookie(request.headers.get("cookie"), "mock");
    if (!text) return [];
    const before = store.world;
    const faults = store.follow(text);
    if (store.world !== before) await saveNew();
    return faults;
  }

  return {
    backEnd,
    get world() {
      return store.world;
    },
    get selection() {
      return store.selection;
    },
    get chosen() {
      return store.chosen;
    },
    get revision() {
      return store.revision;
    },
    get problem() {
      return store.problem;
    },
    get faults() {
      return store.faults;
    },
    get exchanges() {
      return log.exchanges;
    },
    get violations() {
      return log.violations;
    },
    owns: (request) => isOwnPath(readAddress(request.url).path),
    respond,
    async handle(request) {
      const { status, headers, body, isNetworkError } = await respond(request);
      return isNetworkError ? Response.error() : new Response(body, { status, headers });
    },
    async apply(selection) {
      store.apply(selection);
      await saveNew();
    },
    async adopt(selection) {
      if (store.adopt(selection)) await saveNew();
    },
    async reset() {
      store.reset();
      await saveNew();
    },
    jump,
    undo: () => jump(store.world.journal.position - 1),
    redo: () => jump(store.world.journal.position + 1),
    positionOf: (revision) => store.positionOf(revision),
    link: (past) => linkOf(store, past),
    takeOver: (persisted) => store.takeOver(persisted),
    async setClock(setting) {
      store.world.clock.set(setting);
      await saveWhole();
    },
    async advance(milliseconds) {
      store.world.clock.advance(milliseconds);
      await saveWhole();
    },
    async control(name, input) {
      const control = backEnd.controls.get(name);
      if (!control) return undefined;
      const { journal } = store.world;
      const before = store.revision;
      const { position } = journal;
      const result = runControl(backEnd, control, store.world, input);
      const { step } = store.revision;
      if (step && step !== before.step)
        await options.save?.(store.savingOf(step.label, step.changes, position));
      return { result };
    },
    listen: (listener) => log.listen(listener),
    clearLog: () => log.clear(),
    expectNoViolations: () => log.expectNoViolations(),
  };
}

const nothing: OperationResult = {
  operationId: null,
  response: brokenConnection,
  requestBody: undefined,
  changes: [],
  violations: [],
};

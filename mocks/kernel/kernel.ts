import { isOwnPath, readAddress, readCookie } from "./address";
import { type Answer, jsonAnswer } from "./answer";
import { prepareBackEnd } from "./back-end";
import { allowOrigin, preflight } from "./cors";
import { ExchangeLog } from "./exchange-log";
import type { FaultRule } from "./fault-rules";
import { HeardRequest, tellingHeaders } from "./heard-request";
import { brokenConnection, effectsOf, inflictAfter, inflictBefore } from "./inflict";
import type { Kernel, KernelOptions, KernelRequest } from "./kernel-shape";
import { linkOf } from "./link-of";
import { answerMethod, answerUnknown } from "./misdirected";
import { runControl } from "./run-control";
import { type Conclusion, runOperation } from "./run-operation";
import { SelectionProblem } from "./selection";
import { WorldKeeper } from "./world-keeper";

/** A pretend back end for one world: a function from Request to Response. */
export function createKernel(options: KernelOptions): Kernel {
  const backEnd = prepareBackEnd(options.groups);
  const keeper = new WorldKeeper(backEnd, options, options.kept);
  if (!options.kept && options.mock) keeper.apply(options.mock);
  const log = new ExchangeLog();
  const calls = new Map<string, number>();

  /** After a new world has begun: a flaky fault counts its calls anew. */
  async function saveNew(): Promise<void> {
    calls.clear();
    await options.save?.(keeper.wholeSaving(true));
  }

  async function saveWhole(): Promise<void> {
    await options.save?.(keeper.wholeSaving(false));
  }

  async function jump(position: number): Promise<boolean> {
    const hasJumped = keeper.world.journal.jump(position);
    if (hasJumped) await saveWhole();
    return hasJumped;
  }

  async function answer(source: KernelRequest): Promise<Answer> {
    const startedAt = performance.now();
    const request = new HeardRequest(source);
    const conclusion = await conclude(request);
    const { path, query } = readAddress(request.url);
    const { occasion = { at: keeper.world.clock.now(), before: keeper.moment, after: keeper.moment } } =
      conclusion;
    const isHead = request.method === "HEAD";
    const concluded = isHead ? { ...conclusion.answer, body: null } : conclusion.answer;
    log.add({
      operationId: conclusion.operationId,
      method: request.method,
      address: query === "" ? path : `${path}?${query}`,
      headers: tellingHeaders(request),
      requestText: request.bodyText,
      requestBody: conclusion.requestBody,
      status: concluded.status,
      answerBody: concluded.body,
      duration: performance.now() - startedAt,
      changes: conclusion.changes,
      violations: conclusion.violations,
      faults: conclusion.faults ?? [],
      hasWorked: conclusion.occasion !== undefined,
      ...occasion,
      position: keeper.world.journal.position,
    });
    return options.cors ? allowOrigin(concluded, request, options.cors) : concluded;
  }

  async function conclude(request: KernelRequest): Promise<Conclusion> {
    const { path, query } = readAddress(request.url);
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const match = backEnd.route(method, path);
    if (match.kind === "unknown") return answerUnknown(backEnd, request.method, path);
    if (match.kind === "method") {
      if (method === "options")
        return { ...nothing, answer: preflight(request, match.allowed, options.cors) };
      return answerMethod(backEnd, request.method, path, match.allowed);
    }
    let requested: readonly FaultRule[];
    try {
      requested = await follow(request);
    } catch (error) {
      if (!(error instanceof SelectionProblem)) throw error;
      return {
        ...nothing,
        answer: jsonAnswer(400, {
          code: 400,
          errcode: 40000,
          success: false,
          msg: error.message,
          data: null,
        }),
      };
    }
    const endpoint = match.operation;
    const rules = requested.length > 0 ? [...requested, ...keeper.faults] : keeper.faults;
    if (rules.length === 0) return runOperation(endpoint, match.path, query, request, keeper, options);
    const call = calls.get(endpoint.operationId) ?? 0;
    calls.set(endpoint.operationId, call + 1);
    const effects = effectsOf(rules, endpoint.operationId, keeper.world.seed, call);
    const patience = options.patience ?? 120_000;
    const instead = await inflictBefore(effects, endpoint.contract, request.signal, patience);
    const { operationId } = endpoint;
    if (instead) return { ...nothing, operationId, answer: instead, faults: effects };
    const conclusion = await runOperation(endpoint, match.path, query, request, keeper, options);
    return { ...conclusion, answer: inflictAfter(effects, conclusion.answer), faults: effects };
  }

  /** Obeys the selection in the header, or else the cookie, and answers its faults. */
  async function follow(request: KernelRequest): Promise<readonly FaultRule[]> {
    const text = request.headers.get("x-mock") ?? readCookie(request.headers.get("cookie"), "mock");
    if (!text) return [];
    const before = keeper.world;
    const faults = keeper.follow(text);
    if (keeper.world !== before) await saveNew();
    return faults;
  }

  return {
    backEnd,
    get world() {
      return keeper.world;
    },
    get selection() {
      return keeper.selection;
    },
    get chosen() {
      return keeper.chosen;
    },
    get moment() {
      return keeper.moment;
    },
    get problem() {
      return keeper.problem;
    },
    get faults() {
      return keeper.faults;
    },
    get exchanges() {
      return log.exchanges;
    },
    get violations() {
      return log.violations;
    },
    owns: (request) => isOwnPath(readAddress(request.url).path),
    answer,
    async handle(request) {
      const { status, headers, body, isNetworkError } = await answer(request);
      return isNetworkError ? Response.error() : new Response(body, { status, headers });
    },
    async apply(selection) {
      keeper.apply(selection);
      await saveNew();
    },
    async adopt(selection) {
      if (keeper.adopt(selection)) await saveNew();
    },
    async reset() {
      keeper.reset();
      await saveNew();
    },
    jump,
    undo: () => jump(keeper.world.journal.position - 1),
    redo: () => jump(keeper.world.journal.position + 1),
    positionOf: (moment) => keeper.positionOf(moment),
    link: (then) => linkOf(keeper, then),
    takeOver: (kept) => keeper.takeOver(kept),
    async setClock(setting) {
      keeper.world.clock.set(setting);
      await saveWhole();
    },
    async advance(milliseconds) {
      keeper.world.clock.advance(milliseconds);
      await saveWhole();
    },
    async control(name, input) {
      const control = backEnd.controls.get(name);
      if (!control) return undefined;
      const { journal } = keeper.world;
      const before = keeper.moment;
      const { position } = journal;
      const answer = runControl(backEnd, control, keeper.world, input);
      const { step } = keeper.moment;
      if (step && step !== before.step)
        await options.save?.(keeper.savingOf(step.label, step.changes, position));
      return { answer };
    },
    listen: (listener) => log.listen(listener),
    clearLog: () => log.clear(),
    expectNoViolations: () => log.expectNoViolations(),
  };
}

const nothing: Conclusion = {
  operationId: null,
  answer: brokenConnection,
  requestBody: undefined,
  changes: [],
  violations: [],
};

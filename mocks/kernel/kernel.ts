import type { ClockSetting } from "../world/clock";
import type { World } from "../world/world";
import { isOwnPath, readAddress, readCookie } from "./address";
import { type Answer, jsonAnswer } from "./answer";
import { type BackEnd, prepareBackEnd } from "./back-end";
import { allowOrigin, type CorsOption, preflight } from "./cors";
import { type Exchange, ExchangeLog } from "./exchange-log";
import type { FaultRule } from "./fault-rules";
import type { Group } from "./group";
import { brokenConnection, effectsOf, inflictAfter, inflictBefore } from "./inflict";
import type { KeptWorld, Saving } from "./kept-world";
import { answerMethod, answerUnknown } from "./misdirected";
import { type Conclusion, runOperation } from "./run-operation";
import { SelectionProblem } from "./selection";
import type { Violation } from "./violations";
import { WorldKeeper } from "./world-keeper";

export interface KernelOptions {
  groups: readonly Group[];
  seed?: number;
  clock?: ClockSetting;
  /** A selection in the grammar of `?mock=` for a world that was not kept. Throws a SelectionProblem when it is none. */
  mock?: string;
  /** A world of an earlier visit. */
  kept?: KeptWorld;
  /** Whether an answer that breaks the contract becomes HTTP 500 and its changes are taken back; true when absent. */
  isStrict?: boolean;
  /** Whose pages may call from another origin; nobody's when absent. */
  cors?: CorsOption;
  /** For transports without cookies: a sign-in holds for every later request of this world. */
  keepsSessions?: boolean;
  /** Called before an answer leaves. A throw takes the request's changes back. */
  save?(saving: Saving): Promise<void> | undefined;
  /** Real milliseconds since 1970, for live clocks. */
  realTime?(): number;
  /** Longest wait of a `timeout` fault in milliseconds; two minutes when absent. */
  patience?: number;
}

/** The part of a Request the kernel reads; a Request is one. */
export type KernelRequest = Pick<Request, "method" | "url" | "headers" | "signal" | "text">;

export interface Kernel {
  readonly backEnd: BackEnd;
  readonly world: World;
  /** How the world began and what goes wrong in it, in the grammar of `?mock=`. */
  readonly selection: string;
  readonly exchanges: readonly Exchange[];
  readonly violations: readonly Violation[];
  /** Whether a request is the back end's. */
  owns(request: { readonly url: string }): boolean;
  /** Answers a request. A broken connection is `Response.error()`. */
  handle(request: KernelRequest): Promise<Response>;
  /** The same, before it becomes a Response. */
  answer(request: KernelRequest): Promise<Answer>;
  /** Makes the world a selection asks for, or changes the faults when it asks for nothing else. Throws a SelectionProblem. */
  apply(selection: string): Promise<void>;
  /** Applies the selection a page was opened with; a reload with the same one changes nothing. Throws a SelectionProblem. */
  adopt(selection: string): Promise<void>;
  /** Begins the same world again. */
  reset(): Promise<void>;
  /** Goes to the state after so many changing requests; false where the journal does not reach. */
  jump(position: number): Promise<boolean>;
  /** Moves the world's clock by milliseconds. */
  advance(milliseconds: number): Promise<void>;
  clearLog(): void;
  /** Throws an error that lists every violation. */
  expectNoViolations(): void;
}

/** A pretend back end for one world: a function from Request to Response. */
export function createKernel(options: KernelOptions): Kernel {
  const backEnd = prepareBackEnd(options.groups);
  const keeper = new WorldKeeper(backEnd, options, options.kept);
  if (!options.kept && options.mock) keeper.apply(options.mock);
  const log = new ExchangeLog();
  const calls = new Map<string, number>();

  async function saveWhole(): Promise<void> {
    calls.clear();
    await options.save?.({ isWhole: true, meta: keeper.meta, rows: keeper.world.netChanges() });
  }

  async function answer(request: KernelRequest): Promise<Answer> {
    const startedAt = performance.now();
    const conclusion = await conclude(request);
    const { path, query } = readAddress(request.url);
    log.add({
      operationId: conclusion.operationId,
      method: request.method,
      address: query === "" ? path : `${path}?${query}`,
      requestBody: conclusion.requestBody,
      status: conclusion.answer.status,
      answerBody: conclusion.answer.body,
      duration: performance.now() - startedAt,
      changes: conclusion.changes,
      violations: conclusion.violations,
      position: keeper.world.journal.position,
    });
    const sent = request.method === "HEAD" ? { ...conclusion.answer, body: null } : conclusion.answer;
    return options.cors ? allowOrigin(sent, request, options.cors) : sent;
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
    if (instead) return { ...nothing, operationId: endpoint.operationId, answer: instead };
    const conclusion = await runOperation(endpoint, match.path, query, request, keeper, options);
    return { ...conclusion, answer: inflictAfter(effects, conclusion.answer) };
  }

  /** Obeys the selection in the header, or else the cookie, and answers its faults. */
  async function follow(request: KernelRequest): Promise<readonly FaultRule[]> {
    const text = request.headers.get("x-mock") ?? readCookie(request.headers.get("cookie"), "mock");
    if (!text) return [];
    const before = keeper.world;
    const faults = keeper.follow(text);
    if (keeper.world !== before) await saveWhole();
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
      await saveWhole();
    },
    async adopt(selection) {
      if (keeper.adopt(selection)) await saveWhole();
    },
    async reset() {
      keeper.reset();
      await saveWhole();
    },
    async jump(position) {
      const hasJumped = keeper.world.journal.jump(position);
      if (hasJumped) await saveWhole();
      return hasJumped;
    },
    async advance(milliseconds) {
      keeper.world.clock.advance(milliseconds);
      await saveWhole();
    },
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

import type { CallRouter, VisitorCall } from "../../../mocks/http/call-router";
import { readAddress, readQuery } from "../../../mocks/kernel/address";
import { isRecord } from "../../../mocks/kernel/contract-model";
import { allowOrigin } from "../../../mocks/kernel/cors";
import type { Endpoint } from "../../../mocks/kernel/endpoint";
import type { CorsOption } from "../../../mocks/kernel/kernel-shape";
import type { KernelResponse } from "../../../mocks/kernel/response";
import { mappedIds, ResponseImportProblem } from "../../../mocks/kernel/response-import";
import type { Match } from "../../../mocks/kernel/router";
import type { Violation } from "../../../mocks/kernel/violations";
import type { Revision } from "../../../mocks/kernel/world-store";
import type { LiveControls } from "./live-controls";
import { failure, mismatchFailure, passedOn, redirection } from "./live-responses";
import type { LiveSettings } from "./live-settings";
import type { LiveTraffic, Mismatch } from "./live-traffic";
import { renameInAddress, renameInText, toMockIds, toRealIds } from "./map-ids";
import type { Notices } from "./notices";
import { type FoundId, idsOfCall, Origins } from "./origins";
import { sendLive } from "./send-live";
import type { Switches } from "./switches";

export interface LiveRouterParts {
  readonly settings: LiveSettings;
  readonly switches: Switches;
  readonly traffic: LiveTraffic;
  readonly notices: Notices;
  readonly controls: LiveControls;
  readonly cors: CorsOption | undefined;
}

/** Worlds whose ids are stored: each has thousands of them. */
const maximumWorlds = 20;

type Found = Extract<Match<Endpoint>, { kind: "found" }>;

/** A call whose operation is known, with its body read. */
interface OpenCall extends VisitorCall {
  readonly match: Found;
  /** Path and query, as sent. */
  readonly address: string;
  readonly body: Buffer | undefined;
}

/** An answer that is not the world's, and what of the call breaks its contract. */
interface OutsideAnswer {
  readonly response: KernelResponse;
  readonly mismatches?: readonly Mismatch[];
  /** The world before anything of the answer was imported; others may have changed it since the call was sent. */
  readonly before?: Revision;
}

/**
 * Sends live operations to the real back end and the others to the visitor's world, and maps the ids of one to
 * those of the other.
 */
export class LiveRouter implements CallRouter {
  readonly #parts: LiveRouterParts;
  readonly #origins = new Map<string, Origins>();

  constructor(parts: LiveRouterParts) {
    this.#parts = parts;
  }

  control(call: VisitorCall): Promise<KernelResponse | null> {
    return this.#parts.controls.handle(call);
  }

  async respond(call: VisitorCall): Promise<KernelResponse> {
    const { request, kernel, world } = call;
    const { path, query } = readAddress(request.url);
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const match = kernel.backEnd.route(method, path);
    // Unknown addresses and preflights are the mock back end's.
    if (match.kind !== "found") return kernel.respond(request);
    const { operationId } = match.operation;
    const mode = this.#parts.switches.modeOf(world, operationId);
    if (mode === "off")
      return this.#outside(call, operationId, async () => ({
        response: failure(503, `${operationId} is switched off in the panel; switch it to mock or live.`),
      }));
    const bytes = Buffer.from(await request.arrayBuffer());
    const body = bytes.length > 0 ? bytes : undefined;
    const open = { ...call, match, address: query === "" ? path : `${path}?${query}`, body };
    const foreign = this.#originsOf(world).foreignTo(
      mode,
      idsOfCall({ path: match.path, query, body: body?.toString("utf8") ?? "" }),
    );
    if (foreign && !isMapped(open, foreign))
      return this.#outside(call, operationId, async () => ({
        response: failure(409, this.#foreignId(operationId, mode, foreign)),
      }));
    return mode === "live" ? this.#outside(call, operationId, () => this.#live(open)) : this.#mock(open);
  }

  /** Does what the kernel does for its own answers: writes them down, and lets pages of other origins read them. */
  async #outside(
    { kernel, request }: VisitorCall,
    operationId: string,
    answer: () => Promise<OutsideAnswer>,
  ): Promise<KernelResponse> {
    const { cors } = this.#parts;
    const started = performance.now();
    const { response, mismatches = [], before = kernel.revision } = await answer();
    kernel.logOutsideCall({
      operationId,
      method: request.method,
      address: addressWithoutValues(request.url),
      status: response.status,
      duration: performance.now() - started,
      violations: mismatches.map(violationOf),
      before,
    });
    return cors ? allowOrigin(response, request, cors) : response;
  }

  #foreignId(
    operationId: string,
    mode: "live" | "mock",
    { name, value, operationId: source }: FoundId & { operationId: string },
  ): string {
    const other = mode === "live" ? "mock" : "live";
    const msg = `${operationId} (${mode}) was sent ${name} ${value}, which only ${source} (${other}) knows; it cannot cross, so switch both to the same back end.`;
    this.#parts.notices.add(msg);
    return msg;
  }

  /** Responds from the world; imported resources have the world's ids there, and the real ones here. */
  async #mock({ kernel, world, request, match, address, body }: OpenCall): Promise<KernelResponse> {
    const ids = mappedIds(kernel.world);
    const toMock = toMockIds(ids);
    const { path } = match.operation;
    const text = body?.toString("utf8") ?? "";
    const headers = new Headers(request.headers);
    const kdToken = headers.get("kd-token");
    if (kdToken !== null) headers.set("kd-token", String(toMock("kd-token", kdToken)));
    const response = await kernel.respond({
      method: request.method,
      url: new URL(renameInAddress(address, path, toMock), request.url).href,
      headers,
      signal: request.signal,
      text: async () => (ids.length > 0 ? renameInText(text, toMock) : text),
    });
    if (typeof response.body !== "string") return response;
    const translated =
      mappedIds(kernel.world).length > 0
        ? renameInText(response.body, toRealIds(mappedIds(kernel.world)))
        : response.body;
    this.#originsOf(world).note("mock", match.operation.operationId, readJson(translated));
    return { ...response, body: translated };
  }

  async #live(call: OpenCall): Promise<OutsideAnswer> {
    const { settings, switches, traffic, notices } = this.#parts;
    const { world, request, match, address, body } = call;
    const endpoint = match.operation;
    const exchange = await sendLive(settings.target, request, address, body);
    const { response } = exchange;
    if (request.signal.aborted) return { response: failure(499, "The page gave up.") };
    const mismatches = traffic.check(exchange);
    if ("reason" in response) {
      const msg = `${endpoint.operationId} (live): ${settings.target} did not answer (${response.detail}); start it, or switch the operation to mock.`;
      notices.add(msg);
      return { response: failure(response.reason === "timeout" ? 504 : 502, msg), mismatches };
    }
    const redirectTarget = redirection(response);
    if (redirectTarget !== null) {
      const msg = `${endpoint.operationId} (live) was redirected to ${redirectTarget}, which pages of this address may not load; give --api the address that answers.`;
      notices.add(msg);
      return { response: failure(502, msg), mismatches };
    }
    if (switches.isStrict(world) && mismatches.length > 0)
      return { response: mismatchFailure(endpoint, mismatches), mismatches };
    const { revision: before } = call.kernel;
    await this.#importResponse(call, response.status, response.body.toString("utf8"));
    return { response: passedOn(response), mismatches, before };
  }

  /** Imports the response of the real back end into the world. */
  async #importResponse({ kernel, world, match }: OpenCall, status: number, text: string): Promise<void> {
    const { operationId, contract } = match.operation;
    const { notices } = this.#parts;
    const body = readJson(text);
    this.#originsOf(world).note("live", operationId, body);
    if (!isRecord(body)) return;
    const code = body[contract.envelope.code];
    // 101 is the user service's word for it.
    if (status === 401 || code === 401 || code === 101) {
      if (await kernel.importResponse("logoutAccount", null)) notices.add(signedOut(operationId));
      return;
    }
    if (body[contract.envelope.success] !== true) return;
    try {
      await kernel.importResponse(operationId, body[contract.envelope.data]);
    } catch (error) {
      if (!(error instanceof ResponseImportProblem)) throw error;
      notices.add(error.message);
    }
  }

  #originsOf(world: string): Origins {
    const known = this.#origins.get(world) ?? new Origins();
    // The worlds used last come last; the oldest are removed.
    this.#origins.delete(world);
    this.#origins.set(world, known);
    const [oldest] = this.#origins.keys();
    if (oldest !== undefined && this.#origins.size > maximumWorlds) this.#origins.delete(oldest);
    return known;
  }
}

/** Path and names of the query: its values may be about people. */
function addressWithoutValues(url: string): string {
  const { path, query } = readAddress(url);
  const names = new Set(readQuery(query).map(([name]) => name));
  return names.size === 0 ? path : `${path}?${[...names].join("&")}`;
}

function violationOf({ operationId, pointer, promised, came, line }: Mismatch): Violation {
  const message = `promised ${promised}, came ${came}`;
  return { kind: "mismatch", operationId, pointer, message, rule: "", line };
}

function signedOut(operationId: string): string {
  return `${operationId} (live) says that nobody is signed in, or no longer; the mock back end has signed out too.`;
}

/** Whether the world has a name of its own for an id. */
function isMapped({ kernel }: OpenCall, { name, value }: FoundId): boolean {
  return mappedIds(kernel.world).some((row) => row.name === name && String(row.real) === value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

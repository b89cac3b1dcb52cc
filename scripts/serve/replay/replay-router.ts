import type { CallRouter, VisitorCall } from "../../../mocks/http/call-router";
import { readAddress, readCookie } from "../../../mocks/kernel/address";
import { allowOrigin } from "../../../mocks/kernel/cors";
import type { Endpoint } from "../../../mocks/kernel/endpoint";
import type { CorsOption, Kernel } from "../../../mocks/kernel/kernel-shape";
import { replayTable } from "../../../mocks/kernel/replayed";
import { jsonResponse, type KernelResponse } from "../../../mocks/kernel/response";
import { mappedIds, ResponseImportProblem } from "../../../mocks/kernel/response-import";
import type { Match } from "../../../mocks/kernel/router";
import {
  openSession,
  persistentSession,
  type Session,
  sessionCookie,
  sessions,
} from "../../../mocks/kernel/session";
import type { World } from "../../../mocks/world/world";
import { failure } from "../live/live-responses";
import { renameInAddress, renameInText, toMockIds, toRealIds } from "../live/map-ids";
import { idsOfCall } from "../live/origins";
import { callKey, isRead } from "./call-key";
import { leaveOrder, reasonNotFound } from "./left-orders";
import type { RecordedRead, RecordedScenario } from "./scenario";

type Found = Extract<Match<Endpoint>, { kind: "found" }>;

/**
 * Gives recorded answers again, to the user and the call they were given to, until something of their group changes;
 * everything else is the visitor's world's, which begins with the recording's users and open orders.
 */
export class ReplayRouter implements CallRouter {
  readonly #scenario: RecordedScenario;
  readonly #cors: CorsOption | undefined;
  readonly #reads: ReadonlyMap<string, RecordedRead>;

  constructor(scenario: RecordedScenario, cors: CorsOption | undefined) {
    this.#scenario = scenario;
    this.#cors = cors;
    this.#reads = new Map(
      scenario.reads.map((read) => [readKey(read.operationId, read.user, read.call), read]),
    );
  }

  control(): Promise<KernelResponse | null> {
    return Promise.resolve(null);
  }

  async respond(call: VisitorCall): Promise<KernelResponse> {
    const { request, kernel } = call;
    const { path, query } = readAddress(request.url);
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const match = kernel.backEnd.route(method, path);
    if (match.kind !== "found") return kernel.respond(request);
    await this.#begin(kernel);
    const body = request.method === "GET" || request.method === "HEAD" ? "" : await request.text();
    const read = isInstructed(request, kernel, match) ? null : this.#find(call, match, query, body);
    if (!read) return this.#fromWorld(call, match, body);
    const response = jsonResponse(read.status, read.body);
    const recorded = { ...response, headers: { ...response.headers, "x-mock-replay": read.operationId } };
    const sent = request.method === "HEAD" ? { ...recorded, body: null } : recorded;
    return this.#shared(sent, request);
  }

  /** Lets the pages of other origins read an answer that is not the world's. */
  #shared(response: KernelResponse, request: Request): KernelResponse {
    return this.#cors ? allowOrigin(response, request, this.#cors) : response;
  }

  #find({ request, kernel }: VisitorCall, match: Found, query: string, body: string): RecordedRead | null {
    const { operation: endpoint, path } = match;
    const { world } = kernel;
    const { group } = endpoint.contract;
    if (!isRead(endpoint) || world.table(replayTable).get(`changed ${group}`)) return null;
    const acceptLanguage = request.headers.get("accept-language");
    const call = callKey(endpoint, { path, query, body: body === "" ? null : body, acceptLanguage });
    const users = this.#usersFor(userOf(world, request), group);
    for (const user of users) {
      const read = this.#reads.get(readKey(endpoint.operationId, user, call));
      if (read) return read;
    }
    return null;
  }

  /** Content is the same for all users: any recording of it counts, the user's own first. */
  #usersFor(user: number | null, group: string): readonly (number | null)[] {
    if (group !== "content") return [user];
    return [user, null, ...this.#scenario.users.keys()];
  }

  /** Answers from the world, where what was taken over has ids of its own. */
  async #fromWorld({ kernel, request }: VisitorCall, match: Found, body: string): Promise<KernelResponse> {
    const { operation: endpoint } = match;
    const { path, query } = readAddress(request.url);
    const address = query === "" ? path : `${path}?${query}`;
    const toMock = toMockIds(mappedIds(kernel.world));
    const headers = new Headers(request.headers);
    const kdToken = headers.get("kd-token");
    if (kdToken !== null) headers.set("kd-token", String(toMock("kd-token", kdToken)));
    const logged = kernel.exchanges.at(-1);
    const response = await kernel.respond({
      method: request.method,
      url: new URL(renameInAddress(address, endpoint.path, toMock), request.url).href,
      headers,
      signal: request.signal,
      text: async () => renameInText(body, toMock),
    });
    const ids = idsOfCall({ path: match.path, query, body });
    const reason = reasonNotFound(kernel.world, response, ids);
    if (reason !== null) return this.#shared(failure(409, reason), request);
    const exchange = kernel.exchanges.at(-1);
    if (exchange && exchange !== logged) await this.#noteChange(kernel, endpoint, exchange.changes);
    if (typeof response.body !== "string") return response;
    return { ...response, body: renameInText(response.body, toRealIds(mappedIds(kernel.world))) };
  }

  /** After a change of a group its recorded answers are out of date. */
  async #noteChange(
    kernel: Kernel,
    { operationId, contract, ...endpoint }: Endpoint,
    changes: readonly { readonly table: string }[],
  ): Promise<void> {
    const isOwn = changes.some(({ table }) => !table.startsWith("kernel."));
    // Logs of visits and clicks are shown nowhere.
    if (!isOwn || /^log[A-Z]/.test(operationId) || isRead({ operationId, contract, ...endpoint })) return;
    const id = `changed ${contract.group}` as const;
    if (kernel.world.table(replayTable).get(id)) return;
    await kernel.change(`recorded ${contract.group} is out of date`, (world) => {
      world.table(replayTable).insert({ id });
    });
  }

  /** Lets a fresh world begin as the recording does: its users have accounts, and the first one is signed in. */
  async #begin(kernel: Kernel): Promise<void> {
    if (kernel.world.table(replayTable).get("begun")) return;
    const { users, orders, startsSignedIn } = this.#scenario;
    await kernel.change("the recording begins", (world) => {
      const run = (operationId: string, data: unknown) => {
        try {
          kernel.backEnd.responseImports.get(operationId)?.(world, data);
        } catch (error) {
          // What the tables cannot hold is given again as it was recorded.
          if (!(error instanceof ResponseImportProblem)) throw error;
          if (operationId === "getOrder") leaveOrder(world, data, error.message);
        }
      };
      world.table(replayTable).insert({ id: "begun" });
      for (const [user, data] of [...users.entries()].reverse()) {
        run("getUserInfo", data);
        const userId = currentUser(world);
        if (userId === null) continue;
        world.table(replayTable).remove(`user ${userId}`);
        world.table(replayTable).insert({ id: `user ${userId}`, user });
        for (const order of orders) if (order.user === user) run("getOrder", order.data);
      }
      if (!startsSignedIn) run("logoutAccount", null);
    });
  }
}

function readKey(operationId: string, user: number | null, call: string): string {
  return `${operationId} ${user} ${call}`;
}

/** Whether the call asks for something else than what was recorded: a fault, an example, a wait. */
function isInstructed({ headers }: Request, kernel: Kernel, { operation }: Found): boolean {
  const instruction =
    headers.get("x-mock") ?? headers.get("prefer") ?? readCookie(headers.get("cookie"), "mock");
  if (instruction) return true;
  return kernel.faults.some((rule) => rule.operation === "*" || rule.operation === operation.operationId);
}

/** Place of the signed-in user in the recording's list; null for nobody, and for somebody else. */
function userOf(world: World, { headers }: Request): number | null {
  const session: Session = openSession(
    world,
    readCookie(headers.get("cookie"), sessionCookie),
    false,
    () => {},
  );
  if (session.userId === null) return null;
  const row = world.table(replayTable).get(`user ${session.userId}`);
  // A user that the recording does not know is answered by the world alone.
  return row && "user" in row ? row.user : -1;
}

function currentUser(world: World): string | null {
  const current = world.table(persistentSession).get("standing");
  return (current && world.table(sessions).get(current.token)?.userId) ?? null;
}

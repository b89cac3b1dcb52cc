import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { groups as allGroups } from "../groups";
import { isOwnPath, readAddress, readCookie } from "../kernel/address";
import { prepareBackEnd } from "../kernel/back-end";
import type { Group } from "../kernel/group";
import type { CorsOption } from "../kernel/kernel-shape";
import { jsonResponse, type KernelResponse } from "../kernel/response";
import { readSelection, SelectionProblem } from "../kernel/selection";
import { controlPrefix } from "../panel/control/control-prefix";
import { handleControl } from "../panel/control/handle-control";
import type { ClockSetting } from "../world/clock";
import { Visitors } from "./visitors";
import { openWorldFile } from "./world-file";

export const worldCookie = "stockbook-world";
export const worldHeader = "x-world";

export interface HttpBackendOptions {
  groups?: readonly Group[];
  seed?: number;
  clock?: ClockSetting;
  /** The selection new worlds begin with. */
  mock?: string;
  /** SQLite file that keeps the worlds; without one they end with the process. */
  data?: string;
  /** Whose pages may call from another origin; nobody's when absent. */
  cors?: CorsOption;
  /** How many worlds stay in memory; 200 when absent. */
  worldLimit?: number;
  /** How long a stop waits for answers under way, in milliseconds; five seconds when absent. */
  closeTimeout?: number;
  isStrict?: boolean;
}

export interface HttpBackend {
  /** Answers what is the back end's; false leaves the request alone, so it can stand beside a website's own handler. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /**
   * Prepares the visitor's world as a page's `?mock=` says, before the page is sent; a visitor without a world is given
   * one. A text that is no selection changes nothing, and the panel says what is wrong with it.
   */
  adopt(incoming: IncomingMessage, outgoing: ServerResponse, mock: string): void;
  /** Whether the visitor's world was prepared in some way, so that it differs from the one everybody begins with. */
  isPrepared(incoming: IncomingMessage): boolean;
  /** Opens a port of its own (0 for any) and answers its address. Rejects with Node's error when the port is not to be had. */
  listen(port: number, host?: string): Promise<string>;
  /** Stops taking requests, lets those under way finish, and closes the file. */
  close(): Promise<void>;
}

/**
 * The pretend back end over HTTP, a world for each visitor: the x-world header names it, or else a cookie that a
 * visitor without one is given. Throws a SelectionProblem for a wrong `mock` and a WorldFileProblem for a file that
 * cannot be used.
 */
export function createHttpBackend(options: HttpBackendOptions = {}): HttpBackend {
  const groups = options.groups ?? allGroups;
  if (options.mock !== undefined) readSelection(options.mock, prepareBackEnd(groups).names);
  const file = options.data === undefined ? null : openWorldFile(options.data);
  const { seed, clock, mock, cors, isStrict } = options;
  const start = {
    groups,
    ...(seed !== undefined && { seed }),
    ...(clock && { clock }),
    ...(mock !== undefined && { mock }),
    ...(cors && { cors }),
    ...(isStrict !== undefined && { isStrict }),
  };
  const visitors = new Visitors(start, file, options.worldLimit ?? 200);

  function adopt({ headers }: IncomingMessage, outgoing: ServerResponse, mock: string): void {
    const known = readCookie(headers.cookie ?? null, worldCookie);
    if (known !== null && !isWorldName(known)) return;
    const name = known ?? randomUUID();
    if (known === null) outgoing.appendHeader("set-cookie", cookieOf(name));
    const visit = visitors.visit(name);
    visit.kernel
      .adopt(mock)
      .catch((error: unknown) => {
        if (!(error instanceof SelectionProblem)) console.error(error);
      })
      .finally(() => visit.end());
  }

  async function responseTo(
    request: Request,
  ): Promise<{ response: KernelResponse; newWorld: string | null }> {
    const known = request.headers.get(worldHeader) ?? readCookie(request.headers.get("cookie"), worldCookie);
    if (known !== null && !isWorldName(known)) {
      const msg = `A world's name (${worldHeader} or the cookie ${worldCookie}) is up to 64 letters, digits, _ and -.`;
      return { response: jsonResponse(400, { msg }), newWorld: null };
    }
    const name = known ?? randomUUID();
    const visit = visitors.visit(name);
    try {
      const { path } = readAddress(request.url);
      const isControl = path.startsWith(controlPrefix);
      const result = isControl
        ? await handleControl(visit.kernel, request)
        : await visit.kernel.respond(request);
      return { response: result, newWorld: known === null ? name : null };
    } finally {
      visit.end();
    }
  }

  async function respond(request: Request, { outgoing }: HttpBindings | Http2Bindings): Promise<Response> {
    const result = await responseTo(request).catch((error: unknown) => {
      const msg = `The pretend back end failed: ${error instanceof Error ? error.message : String(error)}`;
      return { response: jsonResponse(500, { msg }), newWorld: null };
    });
    // Written straight to the socket: a Response object on the way costs as much as the rest of the request.
    if (outgoing instanceof ServerResponse) send(outgoing, result.response, result.newWorld);
    return RESPONSE_ALREADY_SENT;
  }

  const listener = getRequestListener(respond, { overrideGlobalObjects: false, hostname: "localhost" });
  const server = createServer((incoming, outgoing) => {
    if (handle(incoming, outgoing)) return;
    if (incoming.url === "/") return send(outgoing, jsonResponse(200, { msg: welcome }), null);
    send(outgoing, jsonResponse(404, { msg: `${incoming.url ?? ""} is not the back end's.` }), null);
  });

  // A caller's next request may meet the end of an idle connection and be lost; Node would end it after five seconds.
  server.keepAliveTimeout = 120_000;

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { path } = readAddress(incoming.url ?? "/");
    if (!isOwnPath(path) && !path.startsWith(controlPrefix)) return false;
    void listener(incoming, outgoing);
    return true;
  }

  function isPrepared({ headers }: IncomingMessage): boolean {
    const name = readCookie(headers.cookie ?? null, worldCookie);
    if (name === null || !isWorldName(name)) return (mock ?? "") !== "";
    const visit = visitors.visit(name);
    visit.end();
    return visit.kernel.selection !== "";
  }

  return {
    handle,
    adopt,
    isPrepared,
    listen(port, host) {
      return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port, ...(host !== undefined && { host }) }, () => {
          const address = server.address();
          const boundPort = typeof address === "object" && address ? address.port : port;
          resolve(`http://${displayedHost(host)}:${boundPort}`);
        });
      });
    },
    async close() {
      await new Promise<void>((resolve) => {
        if (!server.listening) return resolve();
        // A connection that is kept open after its answer would hold the stop until its caller lets go.
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        // A call that waits on purpose (a timeout fault) would hold it for minutes.
        const rest = setTimeout(() => server.closeAllConnections(), options.closeTimeout ?? 5000);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(rest);
          resolve();
        });
        server.closeIdleConnections();
      });
      file?.close();
    },
  };
}

/** A host as an address on this machine writes it. */
function displayedHost(host: string | undefined): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** What somebody reads who opens the server's address in a browser. */
const welcome =
  "The pretend back end is here: /__mock/state shows the world, everything else stands in the contracts.";

function send(outgoing: ServerResponse, response: KernelResponse, newWorld: string | null): void {
  if (response.isNetworkError) {
    outgoing.destroy();
    return;
  }
  const headers: Record<string, string | number | string[]> = { ...response.headers };
  if (response.body !== null) headers["content-length"] = Buffer.byteLength(response.body);
  if (newWorld !== null) {
    const session = response.headers["set-cookie"];
    const world = cookieOf(newWorld);
    headers["set-cookie"] = session === undefined ? world : [world, session];
  }
  outgoing.writeHead(response.status, headers);
  outgoing.end(response.body ?? undefined);
}

function isWorldName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name);
}

function cookieOf(world: string): string {
  return `${worldCookie}=${world}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`;
}

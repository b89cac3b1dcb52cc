import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { groups as allGroups } from "../groups";
import { isOwnPath, readAddress } from "../kernel/address";
import { prepareBackEnd } from "../kernel/back-end";
import type { Group } from "../kernel/group";
import type { CorsOption, KernelOptions } from "../kernel/kernel-shape";
import { jsonResponse, type KernelResponse } from "../kernel/response";
import { readSelection } from "../kernel/selection";
import { controlPrefix } from "../panel/control/control-prefix";
import type { ClockSetting } from "../world/clock";
import type { CallRouter } from "./call-router";
import { encodeBody, isCompressible, type SentBody } from "./compressed-body";
import { close, listen } from "./port";
import { adoptSelection, isPreparedFor, respondToVisitor } from "./visitor-requests";
import { Visitors } from "./visitors";
import { openWorldFile } from "./world-file";
import { setWorldCookie } from "./world-name";

export interface HttpBackendOptions {
  groups?: readonly Group[];
  seed?: number;
  clock?: ClockSetting;
  /** The selection new worlds begin with. */
  mock?: string;
  /** SQLite file that keeps the worlds; without one they end with the process. */
  data?: string;
  /** Origins whose pages may call; none when absent. */
  cors?: CorsOption;
  /** How many worlds stay in memory; 200 when absent. */
  worldLimit?: number;
  /** How long a stop waits for answers under way, in milliseconds; five seconds when absent. */
  closeTimeout?: number;
  isStrict?: boolean;
  /** Handles the calls; the visitor's world when absent. */
  router?: CallRouter;
  /** What else its own port has; false leaves a request unanswered. */
  pages?(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

export interface HttpBackend {
  /**
   * Answers what is the back end's; false leaves the request alone, so it can stand beside a website's own handler.
   */
  handle(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /**
   * Prepares the visitor's world by a page's `?mock=`, before the page is sent; a visitor without a world is
   * given one. A text that is no selection changes nothing, and the panel shows what is wrong with it.
   */
  adopt(incoming: IncomingMessage, outgoing: ServerResponse, mock: string): void;
  /** Whether the visitor's world was prepared in some way, so that it differs from the one everybody begins with. */
  isPrepared(incoming: IncomingMessage): boolean;
  /**
   * Opens a port of its own (0 for any), on this machine alone unless `host` is given, and returns its address.
   * Rejects with Node's error when the port is not to be had.
   */
  listen(port: number, host?: string): Promise<string>;
  /** Stops taking requests, lets those under way finish, and closes the file. */
  close(): Promise<void>;
}

/**
 * The mock back end over HTTP, a world for each visitor: the x-world header names it, or else a cookie that a
 * visitor without one is given. Throws a SelectionProblem for a wrong `mock` and a WorldFileProblem for a file that
 * cannot be used.
 */
export function createHttpBackend(options: HttpBackendOptions = {}): HttpBackend {
  const groups = options.groups ?? allGroups;
  const { mock } = options;
  if (mock !== undefined) readSelection(mock, prepareBackEnd(groups).names);
  const file = options.data === undefined ? null : openWorldFile(options.data);
  const visitors = new Visitors(startOf(groups, options), file, options.worldLimit ?? 200);
  const handle = createRequestHandler(visitors, options.router);
  const server = createOwnServer(
    (incoming, outgoing) => handle(incoming, outgoing) || options.pages?.(incoming, outgoing) === true,
  );
  return {
    handle,
    adopt: (incoming, outgoing, selection) => adoptSelection(visitors, incoming, outgoing, selection),
    isPrepared: (incoming) => isPreparedFor(visitors, incoming, mock ?? ""),
    listen: (port, host) => listen(server, port, host),
    async close() {
      await close(server, options.closeTimeout ?? 5000);
      file?.close();
    },
  };
}

/** What every visitor's kernel begins with. */
function startOf(
  groups: readonly Group[],
  { seed, clock, mock, cors, isStrict }: HttpBackendOptions,
): KernelOptions {
  return {
    groups,
    ...(seed !== undefined && { seed }),
    ...(clock && { clock }),
    ...(mock !== undefined && { mock }),
    ...(cors && { cors }),
    ...(isStrict !== undefined && { isStrict }),
  };
}

function createRequestHandler(visitors: Visitors, router: CallRouter | undefined): HttpBackend["handle"] {
  async function respond(request: Request, { outgoing }: HttpBindings | Http2Bindings): Promise<Response> {
    const result = await respondToVisitor(visitors, request, router).catch((error: unknown) => {
      const msg = `The mock back end failed: ${error instanceof Error ? error.message : String(error)}`;
      return { response: jsonResponse(500, { msg }), newWorld: null };
    });
    // Written straight to the socket: a Response object on the way costs as much as the rest of the request.
    if (outgoing instanceof ServerResponse) await send(outgoing, result.response, result.newWorld);
    return RESPONSE_ALREADY_SENT;
  }

  const listener = getRequestListener(respond, { overrideGlobalObjects: false, hostname: "localhost" });
  return (incoming, outgoing) => {
    const { path } = readAddress(incoming.url ?? "/");
    if (!isOwnPath(path) && !path.startsWith(controlPrefix)) return false;
    void listener(incoming, outgoing);
    return true;
  };
}

/** A back end without a site: other addresses are answered 404. */
function createOwnServer(handle: HttpBackend["handle"]): Server {
  const server = createServer((incoming, outgoing) => {
    if (handle(incoming, outgoing)) return;
    const isWelcome = incoming.url === "/";
    const msg = isWelcome ? welcome : `${incoming.url ?? ""} is not the back end's.`;
    void send(outgoing, jsonResponse(isWelcome ? 200 : 404, { msg }), null);
  });
  // A caller's next request may meet the end of an idle connection and be lost; Node would end it after five seconds.
  server.keepAliveTimeout = 120_000;
  return server;
}

/** The page at the server's own address in a browser. */
const welcome =
  "The mock back end is here: /__mock/state shows the world, everything else stands in the contracts, which npm run mocks shows under /contracts/.";

async function send(
  outgoing: ServerResponse,
  response: KernelResponse,
  newWorld: string | null,
): Promise<void> {
  if (response.isNetworkError) {
    outgoing.destroy();
    return;
  }
  const headers: Record<string, string | number | string[]> = { ...response.headers };
  let body: SentBody["body"] | null = response.body;
  if (response.body !== null && isCompressible(response.headers["content-type"], response.body)) {
    const encoded = await encodeBody(outgoing.req, response.body, response.headers["vary"]);
    Object.assign(headers, encoded.headers);
    body = encoded.body;
  } else if (response.body !== null) headers["content-length"] = Buffer.byteLength(response.body);
  const { "set-cookie": session } = response.headers;
  const cookies = [
    ...(newWorld === null ? [] : [setWorldCookie(newWorld)]),
    ...(session === undefined ? [] : [session]),
    ...(response.cookies ?? []),
  ];
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  outgoing.writeHead(response.status, headers);
  if (body instanceof Readable) body.pipe(outgoing);
  else outgoing.end(body ?? undefined);
}

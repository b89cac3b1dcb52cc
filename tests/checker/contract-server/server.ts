import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type Call, Failure, type HandlerResponse, type WireResponse } from "./call";
import type { Contract, Operation } from "./contract";
import type { Defect } from "./defect";
import { readParameters } from "./parameters";
import { readBody, refuseUnknown } from "./read-body";
import { findRoutes } from "./routing";
import { arrange, sendWire } from "./send-response";
import type { ServerVariant } from "./server-variant";
import type { Sessions } from "./sessions";

export type Handler = (call: Call) => HandlerResponse;

export interface ServerOptions {
  contract: Contract;
  sessions: Sessions;
  variant: ServerVariant;
  defect: Defect | undefined;
  handlers: Record<string, Handler>;
  /** Builds the envelope of a response. */
  wrap: (response: HandlerResponse) => { status: number; body: unknown };
  jsonType: string;
  /** Looks up the resource of a call, for the variant `resourceFirst`. */
  findResource?: (call: Call) => void;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** A server that implements a contract in one variant, with at most one defect. */
export class ContractServer {
  readonly #options: ServerOptions;
  readonly #counts = new Map<string, number>();
  #recentExports: number[] = [];
  #requestCount = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
    const { defect, contract } = options;
    const activeDefect = contract.operations.find(({ id }) => id === defect?.operationId);
    if (defect && !activeDefect) throw new Error(`no operation ${defect.operationId}`);
    if (activeDefect) defect?.limits?.(activeDefect);
  }

  async start(): Promise<RunningServer> {
    const server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const { closesConnectionEvery } = this.#options.variant;
        if (closesConnectionEvery && this.#requestCount % closesConnectionEvery === 0)
          outgoing.on("finish", () => setImmediate(() => incoming.socket.destroySoon()));
        const wire = this.#respond(incoming, Buffer.concat(chunks));
        const { delayMs = 0, jitterMs = 0 } = this.#options.variant;
        const delay = wire.delayMs ?? delayMs + Math.random() * jitterMs;
        if (delay > 0) setTimeout(() => sendWire(outgoing, wire, this.#options.variant), delay);
        else sendWire(outgoing, wire, this.#options.variant);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }

  #respond(incoming: IncomingMessage, raw: Buffer): WireResponse {
    const { contract, variant } = this.#options;
    const [path = "/", search = ""] = (incoming.url ?? "/").split("?");
    const local = path.startsWith(contract.base) ? path.slice(contract.base.length) : "\u0000";
    const method = incoming.method ?? "GET";
    this.#requestCount += 1;
    const { retryAfter = "0" } = variant;
    if (variant.throttlesEvery && this.#requestCount % variant.throttlesEvery === 0)
      return {
        status: 429,
        headers: retryAfter === "" ? {} : { "Retry-After": retryAfter },
        body: undefined,
      };
    const effectiveMethod = method === "HEAD" && variant.head ? "GET" : method;
    const matches = findRoutes(contract.operations, local);
    const template = matches[0]?.operation.template;
    const route = matches.find(
      ({ operation }) => operation.method === effectiveMethod && operation.template === template,
    );
    if (!route)
      return this.#respondUnrouted(
        method,
        matches.map(({ operation }) => operation),
      );
    return this.#handleOperation(route.operation, route.path, search, incoming, raw);
  }

  #respondUnrouted(method: string, matches: Operation[]): WireResponse {
    const { variant, defect } = this.#options;
    const allowed = matches[0]?.methods;
    const status = allowed && !variant.methodsNotFound ? 405 : 404;
    const headers: Record<string, string> = allowed ? { Allow: allowed.join(", ") } : {};
    if (method === "OPTIONS" && allowed && variant.head) return { status: 204, headers, body: undefined };
    const wire: WireResponse = variant.envelopesAll
      ? this.#toWire({ status, headers })
      : { status, headers: { ...headers, "Content-Type": "text/plain" }, body: "not here" };
    return defect?.changeUnrouted && matches.some(({ id }) => id === defect.operationId)
      ? defect.changeUnrouted(method, wire)
      : wire;
  }

  #handleOperation(
    operation: Operation,
    path: Record<string, string>,
    search: string,
    incoming: IncomingMessage,
    raw: Buffer,
  ): WireResponse {
    const { contract, sessions, variant, defect, handlers, findResource } = this.#options;
    const count = (this.#counts.get(operation.id) ?? 0) + 1;
    this.#counts.set(operation.id, count);
    const { headers } = incoming;
    const activeDefect = defect?.operationId === operation.id ? defect : undefined;
    const call: Call = {
      operation,
      count,
      parameters: {},
      target: incoming.url ?? "",
      search,
      body: {},
      raw,
      user: { name: "", password: "" },
      token: undefined,
      origin: `http://${headers.host}`,
      headers,
    };
    const authenticate = (): void => {
      const session = sessions.authenticate(contract, operation, headers, new URLSearchParams(search));
      if (!session) throw new Failure(401);
      call.user = session.user;
      call.token = session.token;
    };
    let response: HandlerResponse;
    try {
      if (!variant.inputFirst) authenticate();
      activeDefect?.beforeRead?.(call);
      this.#limitRate(operation);
      const { parameters, invalidNames } = readParameters(operation, search, path, headers);
      call.parameters = parameters;
      const inPath = operation.parameters.some(
        (one) => one["in"] === "path" && invalidNames.includes(String(one["name"])),
      );
      if (variant.resourceFirst && !variant.inputFirst && !inPath) findResource?.(call);
      if (inPath && variant.badIdsNotFound) throw new Failure(404);
      if (invalidNames.length > 0) throw new Failure(variant.invalid);
      if (variant.refusesUnknownQuery) refuseUnknown(operation, search, variant);
      call.body = readBody(operation, headers["content-type"], raw, this.#options);
      if (variant.inputFirst) authenticate();
      const handler = handlers[operation.id];
      if (!handler) throw new Error(`nobody answers ${operation.id}`);
      response = handler(call);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      response = { status: error.status, ...(error.headers ? { headers: error.headers } : {}) };
    }
    if (activeDefect?.changeResponse) response = activeDefect.changeResponse(response, call);
    const wire = this.#toWire(response);
    return activeDefect?.changeWire?.(wire, call) ?? wire;
  }

  #limitRate(operation: Operation): void {
    if (!this.#options.variant.limitsRate || !operation.id.startsWith("export")) return;
    const now = performance.now();
    this.#recentExports = [...this.#recentExports.filter((at) => now - at < 1000), now];
    if (this.#recentExports.length > 6) throw new Failure(429, { "Retry-After": "1" });
  }

  #toWire(response: HandlerResponse): WireResponse {
    const { variant, wrap, jsonType } = this.#options;
    const headers = { ...response.headers };
    if (response.text) {
      return {
        status: response.status,
        headers: { ...headers, "Content-Type": response.text.type },
        body: response.text.content,
      };
    }
    if (response.status === 204) return { status: 204, headers, body: undefined };
    const { status, body } = wrap(response);
    headers["Content-Type"] = variant.jsonType ?? jsonType;
    return { status, headers, body: JSON.stringify(arrange(body, variant)) };
  }
}

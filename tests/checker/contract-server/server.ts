import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, type Call, Failure, type Wire } from "./call";
import type { Contract, Operation } from "./contract";
import type { Defect } from "./defect";
import type { Habits } from "./habits";
import { readParameters } from "./parameters";
import { readBody, refuseUnknown } from "./reading";
import { findRoutes } from "./routing";
import { arranged, sendWire } from "./sending";
import type { Sessions } from "./sessions";

export type Handler = (call: Call) => Answer;

export interface Made {
  contract: Contract;
  sessions: Sessions;
  habits: Habits;
  defect: Defect | undefined;
  handlers: Record<string, Handler>;
  /** The envelope around an answer or a refusal. */
  wrap: (answer: Answer) => { status: number; body: unknown };
  jsonType: string;
  /** Looks up the thing of a call, where a habit does so before reading the input. */
  peek?: (call: Call) => void;
}

export interface Running {
  url: string;
  close(): Promise<void>;
}

/** A server that keeps to a contract, with habits of its own, and breaks at most one promise. */
export class ContractServer {
  readonly #made: Made;
  readonly #counts = new Map<string, number>();
  #quick: number[] = [];
  #asked = 0;

  constructor(made: Made) {
    this.#made = made;
    const { defect, contract } = made;
    const bent = contract.operations.find(({ id }) => id === defect?.operationId);
    if (defect && !bent) throw new Error(`no operation ${defect.operationId}`);
    if (bent) defect?.limits?.(bent);
  }

  async start(): Promise<Running> {
    const server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const { hangsUpEach } = this.#made.habits;
        if (hangsUpEach && this.#asked % hangsUpEach === 0)
          outgoing.on("finish", () => setImmediate(() => incoming.socket.destroySoon()));
        const wire = this.#told(incoming, Buffer.concat(chunks));
        const { delayMs = 0, jitterMs = 0 } = this.#made.habits;
        const delay = wire.delayMs ?? delayMs + Math.random() * jitterMs;
        if (delay > 0) setTimeout(() => sendWire(outgoing, wire, this.#made.habits), delay);
        else sendWire(outgoing, wire, this.#made.habits);
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

  #told(incoming: IncomingMessage, raw: Buffer): Wire {
    const { contract, habits } = this.#made;
    const [path = "/", search = ""] = (incoming.url ?? "/").split("?");
    const local = path.startsWith(contract.base) ? path.slice(contract.base.length) : "\u0000";
    const method = incoming.method ?? "GET";
    this.#asked += 1;
    const { retryAfter = "0" } = habits;
    if (habits.putsOffEach && this.#asked % habits.putsOffEach === 0)
      return {
        status: 429,
        headers: retryAfter === "" ? {} : { "Retry-After": retryAfter },
        body: undefined,
      };
    const asked = method === "HEAD" && habits.head ? "GET" : method;
    const here = findRoutes(contract.operations, local);
    const template = here[0]?.operation.template;
    const route = here.find(({ operation }) => operation.method === asked && operation.template === template);
    if (!route)
      return this.#strange(
        method,
        here.map(({ operation }) => operation),
      );
    return this.#answer(route.operation, route.path, search, incoming, raw);
  }

  #strange(method: string, here: Operation[]): Wire {
    const { habits, defect } = this.#made;
    const allowed = here[0]?.methods;
    const status = allowed && !habits.methodsNotFound ? 405 : 404;
    const headers: Record<string, string> = allowed ? { Allow: allowed.join(", ") } : {};
    if (method === "OPTIONS" && allowed && habits.head) return { status: 204, headers, body: undefined };
    const wire: Wire = habits.envelopesAll
      ? this.#wire({ status, headers })
      : { status, headers: { ...headers, "Content-Type": "text/plain" }, body: "not here" };
    return defect?.strange && here.some(({ id }) => id === defect.operationId)
      ? defect.strange(method, wire)
      : wire;
  }

  #answer(
    operation: Operation,
    path: Record<string, string>,
    search: string,
    incoming: IncomingMessage,
    raw: Buffer,
  ): Wire {
    const { contract, sessions, habits, defect, handlers, peek } = this.#made;
    const count = (this.#counts.get(operation.id) ?? 0) + 1;
    this.#counts.set(operation.id, count);
    const { headers } = incoming;
    const bent = defect?.operationId === operation.id ? defect : undefined;
    const call: Call = {
      operation,
      count,
      given: {},
      address: incoming.url ?? "",
      search,
      body: {},
      raw,
      user: { name: "", password: "" },
      token: undefined,
      origin: `http://${headers.host}`,
      headers,
    };
    const enter = (): void => {
      const entered = sessions.admit(contract, operation, headers, new URLSearchParams(search));
      if (!entered) throw new Failure(401);
      call.user = entered.user;
      call.token = entered.token;
    };
    let answer: Answer;
    try {
      if (!habits.inputFirst) enter();
      bent?.before?.(call);
      this.#limitRate(operation);
      const { given, broken } = readParameters(operation, search, path, headers);
      call.given = given;
      const inPath = operation.parameters.some(
        (one) => one["in"] === "path" && broken.includes(String(one["name"])),
      );
      if (habits.thingFirst && !habits.inputFirst && !inPath) peek?.(call);
      if (inPath && habits.badIdsNotFound) throw new Failure(404);
      if (broken.length > 0) throw new Failure(habits.invalid);
      if (habits.refusesUnknownQuery) refuseUnknown(operation, search, habits);
      call.body = readBody(operation, headers["content-type"], raw, this.#made);
      if (habits.inputFirst) enter();
      const handler = handlers[operation.id];
      if (!handler) throw new Error(`nobody answers ${operation.id}`);
      answer = handler(call);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      answer = { status: error.status, ...(error.headers ? { headers: error.headers } : {}) };
    }
    if (bent?.answer) answer = bent.answer(answer, call);
    const wire = this.#wire(answer);
    return bent?.wire?.(wire, call) ?? wire;
  }

  #limitRate(operation: Operation): void {
    if (!this.#made.habits.limitsRate || !operation.id.startsWith("export")) return;
    const now = performance.now();
    this.#quick = [...this.#quick.filter((at) => now - at < 1000), now];
    if (this.#quick.length > 6) throw new Failure(429, { "Retry-After": "1" });
  }

  #wire(answer: Answer): Wire {
    const { habits, wrap, jsonType } = this.#made;
    const headers = { ...answer.headers };
    if (answer.text) {
      return {
        status: answer.status,
        headers: { ...headers, "Content-Type": answer.text.type },
        body: answer.text.content,
      };
    }
    if (answer.status === 204) return { status: 204, headers, body: undefined };
    const { status, body } = wrap(answer);
    headers["Content-Type"] = habits.jsonType ?? jsonType;
    return { status, headers, body: JSON.stringify(arranged(body, habits)) };
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, type Call, Failure, type Wire } from "./call";
import { type Contract, isValues, list, type Operation, type Values, values } from "./contract";
import type { Defect } from "./defect";
import type { Habits } from "./habits";
import { readParameters } from "./parameters";
import type { Sessions } from "./sessions";
import { isValid, withDefaults } from "./valid";

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

const matches = (template: string, path: string): Record<string, string> | undefined => {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? "");
  const pattern = template.replaceAll(".", "\\.").replaceAll(/\{[^}]+\}/g, "([^/]+)");
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ""])) : undefined;
};

const cleaned = (value: unknown, habits: Habits): unknown => {
  if (typeof value === "string") {
    const composed = habits.composes ? value.normalize("NFC") : value;
    return habits.trims ? composed.trim() : composed;
  }
  if (Array.isArray(value)) return value.map((one) => cleaned(one, habits));
  if (!isValues(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one, habits)]));
};

const arranged = (value: unknown, habits: Habits): unknown => {
  if (Array.isArray(value)) return value.map((one) => arranged(one, habits));
  if (!isValues(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (habits.reversed) entries.reverse();
  return Object.fromEntries(entries.map(([key, one]) => [key, arranged(one, habits)]));
};

const hasReadOnly = (body: unknown, schema: Values): boolean =>
  isValues(body) &&
  [schema, ...list(schema["allOf"]).map(values)].some((part) =>
    Object.entries(values(part["properties"])).some(
      ([name, one]) => values(one)["readOnly"] === true && name in body,
    ),
  );

/** A server that keeps to a contract, with habits of its own, and breaks at most one promise. */
export class ContractServer {
  readonly #made: Made;
  readonly #counts = new Map<string, number>();
  #quick: number[] = [];

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
        const wire = this.#told(incoming, Buffer.concat(chunks));
        const delay = wire.delayMs ?? this.#made.habits.delayMs ?? 0;
        if (delay > 0) setTimeout(() => this.#send(outgoing, wire), delay);
        else this.#send(outgoing, wire);
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
    const asked = method === "HEAD" && habits.head ? "GET" : method;
    const here = contract.operations.flatMap((operation) => {
      const found = matches(operation.template, local);
      return found ? [{ operation, path: found }] : [];
    });
    // Literal segments win over templates.
    here.sort((a, b) => a.operation.template.split("{").length - b.operation.template.split("{").length);
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
    const status = allowed ? 405 : 404;
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
      this.#limitRate(operation);
      const { given, broken } = readParameters(operation, search, path, headers);
      call.given = given;
      const inPath = operation.parameters.some(
        (one) => one["in"] === "path" && broken.includes(String(one["name"])),
      );
      if (habits.thingFirst && !habits.inputFirst && !inPath) peek?.(call);
      if (broken.length > 0) throw new Failure(habits.invalid);
      if (habits.refusesUnknownQuery) this.#refuseUnknown(operation, search);
      call.body = this.#body(operation, headers["content-type"], raw);
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

  #body(operation: Operation, contentType: string | undefined, raw: Buffer): Values {
    const { habits, defect } = this.#made;
    if (!operation.body) return {};
    const content = values(operation.body["content"]);
    const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const isLoose = defect?.operationId === operation.id && defect.name.includes("any media type");
    if (raw.length === 0) {
      if (operation.body["required"] === true) throw new Failure(habits.invalid);
      return {};
    }
    if (!(type in content) && !isLoose) throw new Failure(415);
    if (type.startsWith("multipart/")) return {};
    const [only] = Object.values(content);
    const schema = values(values(content[type] ?? only)["schema"]);
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw));
    } catch {
      const isBroken = defect?.operationId === operation.id && defect.name.includes("breaks on malformed");
      throw new Failure(isBroken ? 500 : 400);
    }
    if (!isValid(body, schema) || !isValues(body)) throw new Failure(habits.invalid);
    if (habits.refusesReadOnly && hasReadOnly(body, schema)) throw new Failure(habits.invalid);
    const isWhole = operation.method !== "PATCH";
    const kept = cleaned(isWhole ? withDefaults(body, schema) : body, habits);
    // What is left of a text without its blanks may be too short.
    if (habits.trims && !isValid(kept, schema)) throw new Failure(habits.invalid);
    return values(kept);
  }

  #refuseUnknown(operation: Operation, search: string): void {
    const known = operation.parameters
      .filter((one) => one["in"] === "query")
      .map((one) => String(one["name"]));
    const keys = [...new URLSearchParams(search).keys()].map((key) => key.replace(/\[.*$/, ""));
    if (keys.some((key) => !known.includes(key) && key !== "key"))
      throw new Failure(this.#made.habits.invalid);
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

  #send(outgoing: ServerResponse, wire: Wire): void {
    const { habits } = this.#made;
    outgoing.statusCode = wire.status;
    const all = { ...habits.headers, ...(habits.closes ? { Connection: "close" } : {}), ...wire.headers };
    for (const [name, value] of Object.entries(all)) outgoing.setHeader(name, value);
    const content = Buffer.from(wire.body ?? "");
    if (wire.cut) {
      outgoing.setHeader("Content-Length", content.length + 10);
      outgoing.write(content, () => outgoing.destroy());
      return;
    }
    if (habits.chunked && content.length > 0) {
      const half = Math.floor(content.length / 2);
      outgoing.write(content.subarray(0, half));
      outgoing.end(content.subarray(half));
      return;
    }
    outgoing.end(content.length > 0 ? content : undefined);
  }
}

import {
  createServer,
  type IncomingMessage,
  request as plainRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import { request as secureRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { Coverage } from "../engine/coverage";
import { judgeResponse } from "../judge/answer";
import type { Fault } from "../judge/fault";
import type { Finding } from "../judge/finding";
import type { Contract, Operation } from "../load/model";
import { FindingStore } from "../run/finding-store";
import type { RunResult } from "../run/run";
import { Validator } from "../schema/validator";
import type { NoResponse, WireResponse } from "../send/client";
import { readResponse } from "../send/read-response";
import type { WireRequest } from "../send/request";
import { findOperation, type Match } from "./find-operation";
import { judgeRequest } from "./judge-request";

export interface ProxyOptions {
  contracts: readonly Contract[];
  target: string;
  onFinding(finding: Finding): void;
}

/** Most bytes of a body that are checked; all bytes are forwarded. */
const limit = 4 * 1024 * 1024;

/** Forwards traffic between clients and a server unchanged, and checks both directions. */
export class CheckingProxy {
  private readonly options: ProxyOptions;
  private readonly server: Server;
  private readonly store: FindingStore;
  private readonly validator = new Validator();
  private readonly coverage = new Coverage();
  private readonly secrets: [secret: string, shown: string][] = [];
  private readonly seen = new Set<Operation>();
  private count = 0;

  constructor(options: ProxyOptions) {
    this.options = options;
    this.store = new FindingStore(options.onFinding);
    this.validator.know(
      options.contracts
        .flatMap(({ documents }) => documents.all())
        .map((source) => ({ value: source.value, source, pointer: "" })),
    );
    this.server = createServer((incoming, outgoing) => this.pass(incoming, outgoing));
  }

  async listen(port: number, host = "127.0.0.1"): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once("error", reject);
      this.server.listen(port, host, resolve);
    });
    return `http://${host}:${(this.server.address() as AddressInfo).port}`;
  }

  knownSecrets(): [secret: string, shown: string][] {
    return this.secrets;
  }

  async close(): Promise<RunResult> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    return {
      findings: this.store.found,
      coverage: this.coverage,
      requests: this.count,
      operations: [...this.seen],
      leftOver: [],
      switches: [],
      problem: undefined,
      secrets: this.secrets,
      logins: new Map(),
    };
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.count += 1;
    const { target } = this.options;
    const url = `${target}${incoming.url ?? "/"}`;
    const chunks: Buffer[] = [];
    const started = performance.now();
    const send = target.startsWith("https:") ? secureRequest : plainRequest;
    const headers = { ...incoming.headers, host: new URL(target).host };
    const onward = send(url, { method: incoming.method, headers });
    let stored = 0;
    incoming.on("data", (chunk: Buffer) => {
      stored += chunk.length;
      if (stored <= limit) chunks.push(chunk);
    });
    incoming.pipe(onward);
    const wire = (): WireRequest => ({
      method: incoming.method ?? "GET",
      url,
      headers: plainHeaders(incoming),
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
    onward.on("error", (error: NodeJS.ErrnoException) => {
      this.judge(wire(), {
        reason: "refused",
        detail: error.code ?? error.message,
        ms: performance.now() - started,
      });
      if (!outgoing.headersSent) outgoing.writeHead(502, { "content-type": "text/plain" });
      outgoing.end(`The server behind the proxy did not answer (${error.code ?? error.message}).`);
    });
    onward.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, undefined, answer.rawHeaders);
      const parts: Buffer[] = [];
      let length = 0;
      answer.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length <= limit) parts.push(chunk);
      });
      answer.pipe(outgoing);
      answer.on("end", () => {
        if (length > limit || stored > limit) return;
        this.judge(wire(), {
          status: answer.statusCode ?? 0,
          headers: listHeaders(answer),
          body: Buffer.concat(parts),
          ms: performance.now() - started,
        });
      });
    });
    outgoing.on("close", () => onward.destroy());
  }

  private judge(request: WireRequest, answer: WireResponse | NoResponse): void {
    this.keepSecrets(request, answer);
    const match = findOperation(this.options.contracts, request.method, new URL(request.url).pathname);
    if (!match) return;
    const { operation } = match;
    this.seen.add(operation);
    const exchange = readResponse(
      { operation, parameters: new Map(match.values), credentials: new Map() },
      request,
      answer,
      undefined,
    );
    this.coverage.record(exchange);
    const isEncoded = "headers" in answer && answer.headers["content-encoding"] !== undefined;
    const faults: Fault[] = [
      ...requestFaults(match, request, this.validator, exchange.ok),
      ...(isEncoded ? [] : judgeResponse(exchange, this.validator, "none")),
    ];
    for (const fault of faults) this.store.add({ ...fault, operation, exchange, steps: [exchange] }, true);
  }

  /** Headers with credentials appear in no report. */
  private keepSecrets(request: WireRequest, answer: WireResponse | NoResponse): void {
    const add = (secret: string, returned: string): void => {
      if (secret.length >= 4 && !this.secrets.some(([one]) => one === secret))
        this.secrets.push([secret, returned]);
    };
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined) add(authorization.replace(/^\w+ /, ""), "$AUTHORIZATION");
    for (const pair of cookie?.split("; ") ?? []) add(pair.slice(pair.indexOf("=") + 1), "$COOKIE");
    for (const line of "headers" in answer ? (answer.headers["set-cookie"] ?? []) : [])
      add(line.split(";")[0]?.split("=").slice(1).join("=") ?? "", "$COOKIE");
    for (const contract of this.options.contracts)
      for (const scheme of contract.operations.flatMap(({ security }) => security.flat())) {
        if (scheme.kind === "header") add(request.headers[scheme.field.toLowerCase()] ?? "", "$KEY");
        if (scheme.kind === "query") add(new URL(request.url).searchParams.get(scheme.field) ?? "", "$KEY");
      }
  }
}

/** A refused invalid request is correct behaviour. */
function requestFaults(match: Match, request: WireRequest, validator: Validator, ok: boolean): Fault[] {
  const faults = judgeRequest(match, request, validator);
  if (!ok) return faults;
  return faults.flatMap((fault): Fault[] => [
    fault,
    {
      ...fault,
      rule: "refusal",
      expected: `a refusal, as the request breaks its contract: ${fault.expected}`,
    },
  ]);
}

function plainHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value ?? ""),
    ]),
  );
}

function listHeaders({ rawHeaders }: IncomingMessage): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? "";
    headers[name] = [...(headers[name] ?? []), rawHeaders[index + 1] ?? ""];
  }
  return headers;
}

import {
  createServer,
  type IncomingMessage,
  request as plainRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import { request as secureRequest } from "node:https";
import type { AddressInfo } from "node:net";
import type { Finding } from "../judge/finding";
import type { Contract } from "../load/model";
import type { RunResult } from "../run/run";
import type { WireResponse } from "../send/client";
import type { WireRequest } from "../send/request";
import { TrafficJudge } from "./traffic-judge";

export interface ProxyOptions {
  contracts: readonly Contract[];
  target: string;
  onFinding(finding: Finding): void;
  /** Called with each answered call; `startedAt` is when its request came, in milliseconds since 1970. */
  onCall?(request: WireRequest, response: WireResponse, startedAt: number): void;
}

/** Maximum size of a body that is checked, in bytes; all bytes are forwarded. */
const limit = 4 * 1024 * 1024;

/** Forwards traffic between clients and a server unchanged, and checks both directions. */
export class CheckingProxy {
  private readonly options: ProxyOptions;
  private readonly server: Server;
  private readonly traffic: TrafficJudge;
  private count = 0;

  constructor(options: ProxyOptions) {
    this.options = options;
    this.traffic = new TrafficJudge(options.contracts, options.onFinding);
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
    return this.traffic.knownSecrets();
  }

  async close(): Promise<RunResult> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    return this.traffic.result(this.count);
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.count += 1;
    const { target } = this.options;
    const url = `${target}${incoming.url ?? "/"}`;
    const chunks: Buffer[] = [];
    const startedAt = Date.now();
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
      this.traffic.judge(wire(), {
        reason: "refused",
        detail: error.code ?? error.message,
        ms: performance.now() - started,
      });
      if (!outgoing.headersSent) outgoing.writeHead(502, { "content-type": "text/plain" });
      outgoing.end(`The server behind the proxy did not answer (${error.code ?? error.message}).`);
    });
    onward.on("response", (incoming) => {
      outgoing.writeHead(incoming.statusCode ?? 502, undefined, incoming.rawHeaders);
      const parts: Buffer[] = [];
      let length = 0;
      incoming.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length <= limit) parts.push(chunk);
      });
      incoming.pipe(outgoing);
      incoming.on("end", () => {
        if (length > limit || stored > limit) return;
        const request = wire();
        const response: WireResponse = {
          status: incoming.statusCode ?? 0,
          headers: listHeaders(incoming),
          body: Buffer.concat(parts),
          ms: performance.now() - started,
        };
        this.traffic.judge(request, response);
        this.options.onCall?.(request, response, startedAt);
      });
    });
    outgoing.on("close", () => onward.destroy());
  }
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

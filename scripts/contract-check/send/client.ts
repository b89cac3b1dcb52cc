import {
  type ClientRequest,
  type IncomingMessage,
  Agent as PlainAgent,
  request as plainRequest,
} from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import type { WireRequest } from "./request";

export interface WireResponse {
  status: number;
  headers: Record<string, string[]>;
  body: Buffer;
  ms: number;
}

/** No response, and why. */
export interface NoResponse {
  reason: "timeout" | "refused" | "closed" | "garbage" | "endless";
  detail: string;
  ms: number;
}

export interface ClientOptions {
  timeoutMs: number;
  /** Maximum requests per second. */
  rate?: number;
  /** Connections at once. */
  connections?: number;
  /** Bytes of a body that are stored. */
  limit?: number;
  /** Work to do while a response is awaited, a little at each call. */
  onIdle?(): void;
}

/** Sends requests over keep-alive connections. Never hangs: the time limit ends every request. */
export class Client {
  private readonly agent: PlainAgent;
  private readonly secureAgent: SecureAgent;
  private readonly options: Required<Omit<ClientOptions, "rate" | "onIdle">> &
    Pick<ClientOptions, "rate" | "onIdle">;
  private next = 0;
  sent = 0;

  constructor(options: ClientOptions) {
    this.options = { limit: 8 * 1024 * 1024, connections: 4, ...options };
    const pool = { keepAlive: true, maxSockets: this.options.connections };
    this.agent = new PlainAgent(pool);
    this.secureAgent = new SecureAgent(pool);
  }

  close(): void {
    this.agent.destroy();
    this.secureAgent.destroy();
  }

  /** Where response time matters nothing else is done meanwhile. */
  async send(wire: WireRequest, isTimed = false): Promise<WireResponse | NoResponse> {
    await this.waitForRate();
    this.sent += 1;
    const response = await this.once(wire, isTimed);
    // The server may close a keep-alive connection just as it is reused: the request is sent again.
    if ("reason" in response && response.reason === "closed" && response.detail === "reused") {
      this.sent += 1;
      return await this.once(wire, isTimed);
    }
    return response;
  }

  private async waitForRate(): Promise<void> {
    if (this.options.rate === undefined) return;
    const now = performance.now();
    const wait = this.next - now;
    this.next = Math.max(now, this.next) + 1000 / this.options.rate;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  private once(wire: WireRequest, isTimed: boolean): Promise<WireResponse | NoResponse> {
    const { timeoutMs } = this.options;
    const started = performance.now();
    const ms = () => performance.now() - started;
    return new Promise((resolve) => {
      let isDone = false;
      let hasStarted = false;
      const finish: Finish = (response) => {
        if (isDone) return;
        isDone = true;
        clearTimeout(timer);
        resolve({ ...response, ms: ms() });
      };
      const outgoing = this.open(wire);
      const timer = setTimeout(() => {
        finish({ reason: hasStarted ? "endless" : "timeout", detail: `${timeoutMs} ms` });
        outgoing.destroy();
      }, timeoutMs);
      outgoing.on("error", (error: NodeJS.ErrnoException) =>
        finish(connectionFailure(error, outgoing.reusedSocket)),
      );
      outgoing.on("response", (incoming) => {
        hasStarted = true;
        this.receive(outgoing, incoming, finish);
      });
      outgoing.end(wire.body);
      // After the request was written.
      if (!isTimed)
        setImmediate(() => {
          if (!isDone) this.options.onIdle?.();
        });
    });
  }

  /** Starts a request; its body is still to be sent. */
  private open({ url, method, headers, body }: WireRequest): ClientRequest {
    const isSecure = url.startsWith("https:");
    const length = body?.length ?? (/^(POST|PUT|PATCH)$/.test(method) ? 0 : undefined);
    const send = isSecure ? secureRequest : plainRequest;
    return send(url, {
      method,
      headers: { ...headers, ...(length !== undefined && { "content-length": String(length) }) },
      agent: isSecure ? this.secureAgent : this.agent,
    });
  }

  /** Reads a response to its end, or up to the size limit. */
  private receive(outgoing: ClientRequest, incoming: IncomingMessage, finish: Finish): void {
    const { limit } = this.options;
    const chunks: Buffer[] = [];
    let length = 0;
    incoming.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else {
        finish({ reason: "endless", detail: `${limit / 1024 / 1024} MB` });
        outgoing.destroy();
      }
    });
    const closeEarly = (): void => finish({ reason: "closed", detail: "early" });
    incoming.on("end", () => {
      if (!incoming.complete) return closeEarly();
      finish({
        status: incoming.statusCode ?? 0,
        headers: collect(incoming.rawHeaders),
        body: Buffer.concat(chunks),
      });
    });
    incoming.on("error", closeEarly);
    incoming.on("aborted", closeEarly);
  }
}

/** Reports the end of a request; the client adds the time. */
type Finish = (response: Omit<WireResponse, "ms"> | Omit<NoResponse, "ms">) => void;

function connectionFailure(error: NodeJS.ErrnoException, isReused: boolean): Omit<NoResponse, "ms"> {
  if (error.code?.startsWith("HPE_")) return { reason: "garbage", detail: error.code };
  if (error.code === "ECONNRESET" || error.code === "EPIPE")
    return { reason: "closed", detail: isReused ? "reused" : error.code };
  return { reason: "refused", detail: error.code ?? error.message };
}

function collect(raw: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase() ?? "";
    headers[name] = [...(headers[name] ?? []), raw[index + 1] ?? ""];
  }
  return headers;
}

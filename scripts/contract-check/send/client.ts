import { Agent as PlainAgent, request as plainRequest } from "node:http";
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
  /** Most requests a second. */
  rate?: number;
  /** Bytes of a body that are stored. */
  limit?: number;
  /** Work to do while a response is awaited, a little at each call. */
  meanwhile?(): void;
}

/** Sends one request after another over a keep-alive connection. Never hangs: the time limit ends every request. */
export class Client {
  private readonly agent: PlainAgent;
  private readonly secureAgent: SecureAgent;
  private readonly options: Required<Omit<ClientOptions, "rate" | "meanwhile">> &
    Pick<ClientOptions, "rate" | "meanwhile">;
  private next = 0;
  sent = 0;

  constructor(options: ClientOptions) {
    this.options = { limit: 8 * 1024 * 1024, ...options };
    this.agent = new PlainAgent({ keepAlive: true, maxSockets: 4 });
    this.secureAgent = new SecureAgent({ keepAlive: true, maxSockets: 4 });
  }

  close(): void {
    this.agent.destroy();
    this.secureAgent.destroy();
  }

  /** Where response time matters nothing else is done meanwhile. */
  async send(wire: WireRequest, isTimed = false): Promise<WireResponse | NoResponse> {
    await this.pace();
    this.sent += 1;
    const answer = await this.once(wire, isTimed);
    // The server may close a keep-alive connection just as it is reused: the request is sent again.
    if ("reason" in answer && answer.reason === "closed" && answer.detail === "reused") {
      this.sent += 1;
      return await this.once(wire, isTimed);
    }
    return answer;
  }

  private async pace(): Promise<void> {
    if (this.options.rate === undefined) return;
    const now = performance.now();
    const wait = this.next - now;
    this.next = Math.max(now, this.next) + 1000 / this.options.rate;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  private once(wire: WireRequest, isTimed: boolean): Promise<WireResponse | NoResponse> {
    const isSecure = wire.url.startsWith("https:");
    const started = performance.now();
    const ms = () => performance.now() - started;
    return new Promise((resolve) => {
      let isDone = false;
      const finish = (answer: WireResponse | NoResponse): void => {
        if (isDone) return;
        isDone = true;
        clearTimeout(timer);
        resolve(answer);
      };
      const headers = { ...wire.headers, ...(wire.body && { "content-length": String(wire.body.length) }) };
      if (!wire.body && /^(POST|PUT|PATCH)$/.test(wire.method))
        Object.assign(headers, { "content-length": "0" });
      const send = isSecure ? secureRequest : plainRequest;
      const outgoing = send(wire.url, {
        method: wire.method,
        headers,
        agent: isSecure ? this.secureAgent : this.agent,
      });
      const timer = setTimeout(() => {
        finish({
          reason: hasBegun ? "endless" : "timeout",
          detail: `${this.options.timeoutMs} ms`,
          ms: ms(),
        });
        outgoing.destroy();
      }, this.options.timeoutMs);
      let hasBegun = false;
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code?.startsWith("HPE_")) finish({ reason: "garbage", detail: error.code, ms: ms() });
        else if (error.code === "ECONNRESET" || error.code === "EPIPE")
          finish({ reason: "closed", detail: outgoing.reusedSocket ? "reused" : error.code, ms: ms() });
        else finish({ reason: "refused", detail: error.code ?? error.message, ms: ms() });
      });
      outgoing.on("response", (incoming) => {
        hasBegun = true;
        const chunks: Buffer[] = [];
        let length = 0;
        const answer = (): void =>
          finish({
            status: incoming.statusCode ?? 0,
            headers: collect(incoming.rawHeaders),
            body: Buffer.concat(chunks),
            ms: ms(),
          });
        incoming.on("data", (chunk: Buffer) => {
          length += chunk.length;
          if (length <= this.options.limit) chunks.push(chunk);
          else {
            finish({ reason: "endless", detail: `${this.options.limit / 1024 / 1024} MB`, ms: ms() });
            outgoing.destroy();
          }
        });
        incoming.on("end", () =>
          incoming.complete ? answer() : finish({ reason: "closed", detail: "early", ms: ms() }),
        );
        incoming.on("error", () => finish({ reason: "closed", detail: "early", ms: ms() }));
        incoming.on("aborted", () => finish({ reason: "closed", detail: "early", ms: ms() }));
      });
      outgoing.end(wire.body);
      // After the request was written.
      if (!isTimed)
        setImmediate(() => {
          if (!isDone) this.options.meanwhile?.();
        });
    });
  }
}

function collect(raw: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase() ?? "";
    headers[name] = [...(headers[name] ?? []), raw[index + 1] ?? ""];
  }
  return headers;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Values = Record<string, unknown>;

/** Differences between correct servers that the contract allows. */
export interface ServerVariant {
  invalid: 400 | 422;
  foreign: 403 | 404;
  deleted: 200 | 204;
}

export const defaultVariant: ServerVariant = { invalid: 400, foreign: 404, deleted: 204 };

export interface MockRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  text: string;
  count: number;
}

export interface MockResponse {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent without serialisation. */
  raw?: string | Buffer;
  delay?: number;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** Starts a server with this handler on a free local port. */
export async function serve(handle: (request: MockRequest) => MockResponse): Promise<RunningServer> {
  let count = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const url = new URL(incoming.url ?? "/", "http://localhost");
      count += 1;
      const response = handle({
        method: incoming.method ?? "GET",
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        text: Buffer.concat(chunks).toString("utf8"),
        count,
      });
      if (response.delay) setTimeout(() => send(outgoing, response), response.delay);
      else send(outgoing, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(outgoing: ServerResponse, { status, headers = {}, body, raw }: MockResponse): void {
  if (raw === undefined && body === undefined) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  outgoing.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  outgoing.end(raw ?? JSON.stringify(body));
}

/** One constraint of one property; the mutant `skip:<property> <name>` disables it. */
export type Check = [name: string, holds: (value: unknown) => boolean];

/** The violated constraints; an allowed absent or null property is not checked further. */
export function findViolations(
  body: Values,
  members: Record<string, { isRequired?: boolean; isNullable?: boolean; checks: Check[] }>,
  bug: string,
): string[] {
  const violations: string[] = [];
  for (const [name, { isRequired = false, isNullable = false, checks }] of Object.entries(members)) {
    const value = body[name];
    if (value === undefined) {
      if (isRequired && bug !== `skip:${name} required`) violations.push(`${name} required`);
      continue;
    }
    if (value === null) {
      if (!isNullable && bug !== `skip:${name} null`) violations.push(`${name} null`);
      if (isNullable && bug === `strict:${name} null`) violations.push(`${name} null`);
      continue;
    }
    for (const [constraint, holds] of checks) {
      if (bug === `skip:${name} ${constraint}`) continue;
      if (!holds(value)) violations.push(`${name} ${constraint}`);
    }
  }
  if (bug !== "skip:unknown members")
    for (const name of Object.keys(body))
      if (!Object.hasOwn(members, name)) violations.push(`${name} unknown`);
  return violations;
}

const length = (value: unknown): number => (typeof value === "string" ? [...value].length : 0);
export const isText: Check = ["type", (value) => typeof value === "string"];
export const isInteger: Check = ["type", (value) => Number.isInteger(value)];
export const minLength = (count: number): Check => [
  "minLength",
  (value) => typeof value !== "string" || length(value) >= count,
];
export const maxLength = (count: number): Check => [
  "maxLength",
  (value) => typeof value !== "string" || length(value) <= count,
];
export const oneOf = (...values: unknown[]): Check => ["enum", (value) => values.includes(value)];
export const minimum = (low: number): Check => [
  "minimum",
  (value) => typeof value !== "number" || value >= low,
];
export const maximum = (high: number): Check => [
  "maximum",
  (value) => typeof value !== "number" || value <= high,
];
export const pattern = (expression: RegExp, name = "pattern"): Check => [
  name,
  (value) => typeof value !== "string" || expression.test(value),
];

/** The JSON object of a body, otherwise undefined. */
export function readObject(text: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** An integer query parameter: the fallback where it is absent, null where it is invalid. */
export function readInteger(text: string | null, fallback: number, low: number, high: number): number | null {
  if (text === null) return fallback;
  if (!/^-?\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= low && value <= high ? value : null;
}

/** A copy sorted by a property; a leading `-` sorts in descending order. */
export function sortedBy<T extends Values>(items: readonly T[], order: string): T[] {
  const name = order.replace(/^-/, "");
  const sign = order.startsWith("-") ? -1 : 1;
  return [...items].sort((left, right) => {
    const [a, b] = [left[name], right[name]];
    if (typeof a === "number" && typeof b === "number") return (a - b) * sign;
    return (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0) * sign;
  });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Values = Record<string, unknown>;

/** How a correct server may differ from another. */
export interface Habits {
  invalid: 400 | 422;
  foreign: 403 | 404;
  deleted: 200 | 204;
}

export const usualHabits: Habits = { invalid: 400, foreign: 404, deleted: 204 };

/** What a handler sees of a request. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  text: string;
  count: number;
}

export interface Told {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Buffer;
  delay?: number;
}

export interface Running {
  url: string;
  close(): Promise<void>;
}

/** Puts a handler on a free port of this machine. */
export async function serve(handle: (asked: Asked) => Told): Promise<Running> {
  let count = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const url = new URL(incoming.url ?? "/", "http://localhost");
      count += 1;
      const told = handle({
        method: incoming.method ?? "GET",
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        text: Buffer.concat(chunks).toString("utf8"),
        count,
      });
      if (told.delay) setTimeout(() => answer(outgoing, told), told.delay);
      else answer(outgoing, told);
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

function answer(outgoing: ServerResponse, { status, headers = {}, body, raw }: Told): void {
  if (raw === undefined && body === undefined) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  outgoing.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  outgoing.end(raw ?? JSON.stringify(body));
}

/** One constraint of one member: the mutant `skip:<name>` leaves it out. */
export type Check = [name: string, holds: (value: unknown) => boolean];

/** Names of what is wrong; a member that is absent or null where it may be is not looked at further. */
export function wrongMembers(
  body: Values,
  members: Record<string, { isNeeded?: boolean; isNullable?: boolean; checks: Check[] }>,
  bug: string,
): string[] {
  const wrong: string[] = [];
  for (const [name, { isNeeded = false, isNullable = false, checks }] of Object.entries(members)) {
    const value = body[name];
    if (value === undefined) {
      if (isNeeded && bug !== `skip:${name} required`) wrong.push(`${name} required`);
      continue;
    }
    if (value === null) {
      if (!isNullable && bug !== `skip:${name} null`) wrong.push(`${name} null`);
      if (isNullable && bug === `strict:${name} null`) wrong.push(`${name} null`);
      continue;
    }
    for (const [constraint, holds] of checks) {
      if (bug === `skip:${name} ${constraint}`) continue;
      if (!holds(value)) wrong.push(`${name} ${constraint}`);
    }
  }
  if (bug !== "skip:unknown members")
    for (const name of Object.keys(body)) if (!Object.hasOwn(members, name)) wrong.push(`${name} unknown`);
  return wrong;
}

const length = (value: unknown): number => (typeof value === "string" ? [...value].length : 0);
export const isText: Check = ["type", (value) => typeof value === "string"];
export const isWhole: Check = ["type", (value) => Number.isInteger(value)];
export const least = (count: number): Check => [
  "minLength",
  (value) => typeof value !== "string" || length(value) >= count,
];
export const most = (count: number): Check => [
  "maxLength",
  (value) => typeof value !== "string" || length(value) <= count,
];
export const oneOf = (...values: unknown[]): Check => ["enum", (value) => values.includes(value)];
export const from = (low: number): Check => ["minimum", (value) => typeof value !== "number" || value >= low];
export const to = (high: number): Check => ["maximum", (value) => typeof value !== "number" || value <= high];
export const like = (expression: RegExp, name = "pattern"): Check => [
  name,
  (value) => typeof value !== "string" || expression.test(value),
];

/** The body of a request, undefined where it is no JSON object. */
export function readObject(text: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** A whole number of an address: the fallback where it is absent, null where it is none or out of bounds. */
export function readWhole(text: string | null, fallback: number, low: number, high: number): number | null {
  if (text === null) return fallback;
  if (!/^-?\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= low && value <= high ? value : null;
}

/** A copy sorted by a member; `-` turns it round. */
export function sortedBy<T extends Values>(items: readonly T[], order: string): T[] {
  const name = order.replace(/^-/, "");
  const sign = order.startsWith("-") ? -1 : 1;
  return [...items].sort((left, right) => {
    const [a, b] = [left[name], right[name]];
    if (typeof a === "number" && typeof b === "number") return (a - b) * sign;
    return (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0) * sign;
  });
}

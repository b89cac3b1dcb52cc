import type { Operation, Values } from "./contract";

export interface User {
  name: string;
  password: string;
}

export interface Call {
  operation: Operation;
  /** Number of calls to this operation so far. */
  count: number;
  parameters: Values;
  /** The raw request target. */
  target: string;
  /** The raw query, which separates a sent value from a default. */
  search: string;
  body: Values;
  /** The raw body, for media types other than JSON. */
  raw: Buffer;
  user: User;
  token: string | undefined;
  origin: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface HandlerResponse {
  status: number;
  data?: unknown;
  /** A body that is not JSON, with its media type. */
  text?: { type: string; content: string };
  headers?: Record<string, string>;
}

export interface WireResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
  delayMs?: number;
  /** The connection closes before the body is complete. */
  cut?: boolean;
}

export class Failure extends Error {
  readonly status: number;
  readonly headers: Record<string, string> | undefined;

  constructor(status: number, headers?: Record<string, string>) {
    super(`refused with ${status}`);
    this.status = status;
    this.headers = headers;
  }
}

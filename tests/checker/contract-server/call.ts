import type { Operation, Values } from "./contract";

export interface User {
  name: string;
  password: string;
}

export interface Call {
  operation: Operation;
  /** How many calls this operation has had. */
  count: number;
  given: Values;
  /** The path as it came. */
  address: string;
  /** The query as it came, to tell what was asked from what is usual. */
  search: string;
  body: Values;
  /** The body as it came, for what is not JSON. */
  raw: Buffer;
  user: User;
  token: string | undefined;
  origin: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Answer {
  status: number;
  data?: unknown;
  /** A text that is not JSON, with its type. */
  text?: { type: string; content: string };
  headers?: Record<string, string>;
}

export interface Wire {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
  delayMs?: number;
  /** The connection ends in the middle. */
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

import type { MockRequest, MockResponse, ServerVariant, Values } from "../kit";

export interface Venue extends Values {
  id: string;
}

export interface Concert extends Values {
  id: number;
  venueId: string;
  /** The user who announced it. */
  owner: string;
  version: number;
  startsAt: string;
  price: string;
}

export interface Hold extends Values {
  id: string;
  concertId: number;
  owner: string;
  seats: string[];
}

export interface Review extends Values {
  id: number;
  concertId: number;
  author: string;
  rating: number;
}

export interface Address extends Values {
  id: number;
  owner: string;
}

export interface Order extends Values {
  id: string;
  owner: string;
}

/** An authenticated request to one operation; `user` is "" without credentials. */
export interface Call {
  request: MockRequest;
  user: string;
  /** The path parameter. */
  id: string;
  body: Values;
}

export type Handler = (call: Call) => MockResponse;

/** The state and the responses of one concerts server. */
export class ConcertsWorld {
  readonly bug: string;
  readonly variant: ServerVariant;
  venues: Venue[] = [];
  concerts: Concert[] = [];
  holds: Hold[] = [];
  reviews: Review[] = [];
  addresses: Address[] = [];
  orders: Order[] = [];
  /** Responses by idempotency key. */
  readonly keys = new Map<string, MockResponse>();
  #last = 0;

  constructor(bug: string, variant: ServerVariant) {
    this.bug = bug;
    this.variant = variant;
  }

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  success(data: unknown, status = 200, headers: Record<string, string> = {}): MockResponse {
    return { status, headers, body: { code: status, success: true, errcode: null, data } };
  }

  failure(status: number, errcode: string): MockResponse {
    return { status, body: { code: status, success: false, errcode, message: "refused", data: null } };
  }

  invalid(): MockResponse {
    return this.failure(this.variant.invalid, "INPUT");
  }

  notFound(): MockResponse {
    return this.failure(404, "NONE");
  }

  deleted(): MockResponse {
    return this.variant.deleted === 204 ? { status: 204 } : this.success(null);
  }
}

/** A header that occurs once. */
export function headerOf({ headers }: MockRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

/** Removes read-only properties, which are ignored. */
export function omit(body: Values, ...names: string[]): Values {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

/** Whether a path segment is an integer from 1. */
export const isNumberId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

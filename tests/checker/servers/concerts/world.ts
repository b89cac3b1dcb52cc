import type { Asked, Habits, Told, Values } from "../kit";

export interface Venue extends Values {
  id: string;
}

export interface Concert extends Values {
  id: number;
  venueId: string;
  /** Who announced it. */
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

/** A request to one operation by whom its credentials name; nobody is "". */
export interface Call {
  asked: Asked;
  user: string;
  /** What stands in the path for `{…}`. */
  id: string;
  body: Values;
}

export type Handler = (call: Call) => Told;

/** What the box office knows, and how it answers; each server has its own. */
export class ConcertsWorld {
  readonly bug: string;
  readonly habits: Habits;
  venues: Venue[] = [];
  concerts: Concert[] = [];
  holds: Hold[] = [];
  reviews: Review[] = [];
  addresses: Address[] = [];
  orders: Order[] = [];
  /** Idempotency keys with what they were answered. */
  readonly keys = new Map<string, Told>();
  #last = 0;

  constructor(bug: string, habits: Habits) {
    this.bug = bug;
    this.habits = habits;
  }

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  good(data: unknown, status = 200, headers: Record<string, string> = {}): Told {
    return { status, headers, body: { code: status, success: true, errcode: null, data } };
  }

  bad(status: number, errcode: string): Told {
    return { status, body: { code: status, success: false, errcode, message: "refused", data: null } };
  }

  invalid(): Told {
    return this.bad(this.habits.invalid, "INPUT");
  }

  none(): Told {
    return this.bad(404, "NONE");
  }

  done(): Told {
    return this.habits.deleted === 204 ? { status: 204 } : this.good(null);
  }
}

/** A header that came once; the others are texts as well. */
export function headerOf({ headers }: Asked, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

/** Read-only members may come along, and are left aside. */
export function without(body: Values, ...names: string[]): Values {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

/** A whole number from 1 as an id is written in a path. */
export const isNumberId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

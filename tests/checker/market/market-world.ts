import { type Call, Failure } from "../contract-server/call";
import type { Values } from "../contract-server/contract";
import type { Defect } from "../contract-server/defect";
import type { Habits } from "../contract-server/habits";
import type { Sessions } from "../contract-server/sessions";
import { toldTime } from "../contract-server/told";

export interface Thing {
  owner: string;
  made: number;
  values: Values;
}

/** Things of one kind, found by their number or name. */
export class Shelf {
  readonly things = new Map<string, Thing>();
  readonly #world: MarketWorld;

  constructor(world: MarketWorld) {
    this.#world = world;
  }

  mine({ user }: Call): Thing[] {
    return [...this.things.values()].filter(({ owner }) => owner === user.name);
  }

  find(call: Call, id: unknown): Thing {
    const found = this.things.get(String(id));
    if (!found) throw new Failure(404);
    const { defect, habits } = this.#world;
    const isOpen = defect?.open && defect.operationId === call.operation.id;
    if (found.owner !== call.user.name && !isOpen) throw new Failure(habits.foreign);
    return found;
  }

  keep({ user }: Call, id: unknown, body: Values): Thing {
    const thing = { owner: user.name, made: this.#world.next(), values: body };
    this.things.set(String(id), thing);
    return thing;
  }
}

export class MarketWorld {
  readonly sessions: Sessions;
  readonly habits: Habits;
  readonly defect: Defect | undefined;
  readonly products = new Shelf(this);
  readonly orders = new Shelf(this);
  readonly reviews = new Shelf(this);
  readonly addresses = new Shelf(this);
  readonly accounts = new Map<string, Values>();
  readonly keys = new Map<string, string>();
  /** Addresses that were deleted: only a broken server looks there. */
  readonly forgotten: Thing[] = [];
  #counter = 0;

  constructor(sessions: Sessions, habits: Habits, defect: Defect | undefined) {
    this.sessions = sessions;
    this.habits = habits;
    this.defect = defect;
    for (const { name } of sessions.users) {
      this.accounts.set(name, {
        account: name,
        nick: name,
        phone: null,
        birthday: "1999-12-31",
        newsletter: false,
      });
    }
  }

  next(): number {
    this.#counter += 1;
    return this.#counter;
  }

  is(name: string): boolean {
    return this.defect?.inside === true && this.defect.name === name;
  }

  /** Absent and null are the same thing where both are allowed; a server keeps to one of them. */
  shown(body: Values, nullable: string[]): Values {
    if (this.habits.leavesOut)
      return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    return { ...Object.fromEntries(nullable.map((name) => [name, null])), ...body };
  }

  time(text: unknown): unknown {
    return toldTime(text, this.habits);
  }
}

/** A page of things, in the order they have. */
export function paged(
  world: MarketWorld,
  things: unknown[],
  page: unknown,
  size: unknown,
  operationId: string,
): [unknown[], number] {
  const last = Math.max(1, Math.ceil(things.length / Number(size)));
  const asked = world.is(`${operationId} repeats the last page`)
    ? Math.min(last, Number(page))
    : Number(page);
  const first = (asked - 1) * Number(size);
  const is = (what: string): boolean => world.is(`${operationId} ${what}`);
  if (world.habits.pastEndNotFound && first > 0 && first >= things.length) throw new Failure(404);
  const from = is("overlaps") && first > 0 ? first - 1 : first;
  const to = first + Number(size) - (is("ends early") ? 1 : 0);
  const total = things.length - (is("does not count the last") && things.length > 0 ? 1 : 0);
  if (is("gives everything on the first page") && first === 0) return [things, things.length];
  if (is("counts to ten at most")) return [things.slice(from, to), Math.min(10, total)];
  return [things.slice(from, to), is("counts the page") ? things.slice(from, to).length : total];
}

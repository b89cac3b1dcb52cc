import { defineTable } from "./define-table";
import type { AnyTableDefinition } from "./types";
import type { World } from "./world";

/**
 * An event at a time: scheduled (an order expires), or immediate, for reactions (an order was paid). Its payload
 * must be JSON, since it is stored with the world.
 */
export interface EventDefinition<Subject extends object> extends AnyEvent {
  /** Lets it happen at `at`, milliseconds since 1970. What is due already happens before the request is answered. */
  schedule(world: World, at: number, subject: Subject): void;
  /** Cancels scheduled events for which `matches` is true. Returns how many. */
  cancel(world: World, matches: (subject: Subject) => boolean): number;
  /** A reaction to an event. `at` is the event's time; the clock may be far past it. */
  react(reaction: (world: World, subject: Subject, at: number) => void): Reaction;
}

/** An event whatever it is about. */
export interface AnyEvent {
  /** "<subject>.<event>", unique over all groups. */
  readonly name: string;
  readonly table: AnyTableDefinition;
  /** The one that happens first. */
  next(world: World): { readonly at: number; readonly order: number } | undefined;
  remove(world: World, order: number): void;
}

/** What a group does when something happens. */
export interface Reaction {
  readonly event: AnyEvent;
  run(world: World, order: number): void;
}

/** Declares an event: `const orderPaid = defineEvent<{ orderId: number }>("order.paid")`. */
export function defineEvent<Subject extends object>(name: string): EventDefinition<Subject> {
  interface Scheduled {
    readonly at: number;
    readonly order: number;
    readonly subject: Subject;
  }
  const table = defineTable(`event.${name}`, {
    id: (row: Scheduled) => row.order,
    order: (left, right) => left.at - right.at,
  });
  return {
    name,
    table,
    next: (world) => world.table(table).first(),
    remove: (world, order) => void world.table(table).remove(order),
    schedule: (world, at, subject) =>
      void world.table(table).insert({ at, order: nextOrder(world), subject }),
    cancel(world, matches) {
      const rows = world.table(table);
      const cancelled = rows.all().filter(({ subject }) => matches(subject));
      for (const { order } of cancelled) rows.remove(order);
      return cancelled.length;
    },
    react(reaction) {
      return {
        event: this,
        run(world, order) {
          const row = world.table(table).get(order);
          if (row) reaction(world, row.subject, row.at);
        },
      };
    },
  };
}

/**
 * Lets everything happen that is due by `now`, the earliest first, and of one moment what was scheduled first; what
 * that brings about and is due too, as well. Answers how many events happened.
 */
export function settleEvents(world: World, reactions: readonly Reaction[], now: number): number {
  const events = [...new Set(reactions.map(({ event }) => event))];
  for (let count = 0; count < maximumEvents; count++) {
    const due = earliest(world, events);
    if (!due || due.at > now) return count;
    for (const reaction of reactions) if (reaction.event === due.event) reaction.run(world, due.order);
    due.event.remove(world, due.order);
  }
  throw new Error(
    `More than ${maximumEvents} events were due at once: something brings itself about without end.`,
  );
}

function earliest(world: World, events: readonly AnyEvent[]) {
  let first: { at: number; order: number; event: AnyEvent } | undefined;
  for (const event of events) {
    const next = event.next(world);
    if (!next) continue;
    const isEarlier = !first || next.at < first.at || (next.at === first.at && next.order < first.order);
    if (isEarlier) first = { at: next.at, order: next.order, event };
  }
  return first;
}

/** More than this in one request can only be a circle. */
const maximumEvents = 100_000;

/** How many events were ever scheduled: an order is never given twice, even after what had it has happened. */
const eventCount = defineTable("world.event-count", {
  id: (row: { id: "events"; count: number }) => row.id,
});

function nextOrder(world: World): number {
  const counter = world.table(eventCount);
  const count = (counter.get("events")?.count ?? 0) + 1;
  if (count === 1) counter.insert({ id: "events", count });
  else counter.update("events", { count });
  return count;
}

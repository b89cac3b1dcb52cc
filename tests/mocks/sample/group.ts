import type { Group } from "../../../mocks/kernel/group";
import type { Handlers } from "../../../mocks/kernel/handlers";
import { ok, refuse } from "../../../mocks/kernel/replies";
import { signInPersistent } from "../../../mocks/kernel/session";
import { rfc3339 } from "../../../mocks/world/clock";
import { defineTable } from "../../../mocks/world/define-table";
import { sampleContract } from "./contract";
import type { operations, Thing } from "./operations";

export const items = defineTable("sample.things", {
  id: (row: Thing) => row.id,
  indexes: {
    kind: { key: (row) => row.kind },
    newest: { key: () => true, order: (left, right) => right.made.localeCompare(left.made) },
  },
  *seed({ random, startedAt }) {
    for (let id = 1; id <= 40; id++) {
      const choice = random(`thing ${id}`);
      const kind: Thing["kind"] = choice.chance(0.5) ? "tool" : "toy";
      const price = `${choice.integer(1, 99)}.${choice.digits(2)}`;
      yield { id, name: `Thing ${id}`, kind, price, made: rfc3339(startedAt - id * 86_400_000) };
    }
  },
});

const missing = refuse({ code: 404, errcode: 40400, msg: "没有这件东西" } as const);

export const sampleHandlers: Handlers<operations> = {
  listThings({ query, world }) {
    const size = query.page_size ?? 20;
    const first = ((query.page ?? 1) - 1) * size;
    const kinds = query.kind;
    const found = world
      .table(items)
      .all()
      .filter(({ kind }) => !kinds || kinds.includes(kind));
    return ok({ total: found.length, items: found.slice(first, first + size) });
  },
  getThing({ path, world }) {
    const item = world.table(items).get(path.id);
    return item ? ok(item) : missing;
  },
  getFeaturedThing({ world }) {
    const [item] = world.table(items).by("newest", true);
    if (!item) throw new Error("The shop is empty.");
    return ok(item);
  },
  createThing({ body, world, now }) {
    const table = world.table(items);
    const id = Math.max(0, ...table.all().map((item) => item.id)) + 1;
    const item = table.insert({ id, ...body, made: rfc3339(now) });
    if (body.name === "bomb") throw new Error("It went off.");
    return ok(item);
  },
  removeThing({ path, world }) {
    return world.table(items).remove(path.id) ? ok(null) : missing;
  },
  signIn({ body, session }) {
    return ok({ token: session.signIn(body.userId) });
  },
  signOut({ session }) {
    session.signOut();
    return ok(null);
  },
  getMe({ session, locale, now, random }) {
    return ok({ userId: session.userId, locale, now: rfc3339(now), luck: random("luck").integer(1, 100) });
  },
};

/** A small back end for tests of the kernel. */
export const sampleGroup: Group = {
  contract: sampleContract,
  handlers: sampleHandlers,
  tables: [items],
  personas: {
    regular: {
      sentence: "Somebody who is signed in.",
      prepare(world) {
        signInPersistent(world, "user-1");
      },
    },
  },
  scenarios: {
    "no-things": {
      sentence: "The shop is empty.",
      prepare(world) {
        for (const { id } of world.table(items).all()) world.table(items).remove(id);
      },
    },
    "half-prepared": {
      sentence: "A scenario that fails.",
      prepare() {
        throw new Error("This scenario cannot be prepared.");
      },
    },
  },
  messageKey: ({ field }) => (field === "name" ? "name.empty" : undefined),
};

export const sampleGroups: readonly Group[] = [sampleGroup];

/** The frozen time of the tests' worlds. */
export const sampleTime = Date.parse("2026-11-21T10:32:00+08:00");

import { describe, expect, test, vi } from "vitest";
import { defineTable } from "../../mocks/world/define-table";
import { createWorld, type World } from "../../mocks/world/world";

interface Row {
  id: number;
  shop: string;
  tags: string[];
  weight: number;
}

const row = (id: number, shop = "north", weight = 0): Row => ({ id, shop, tags: [shop, "all"], weight });

const rows = defineTable("test.rows", {
  id: (found: Row) => found.id,
  indexes: {
    shop: { key: (found) => found.shop, order: (left, right) => right.weight - left.weight },
    tag: { key: (found) => found.tags },
  },
  seed: () => [row(3, "south", 1), row(1, "north", 1), row(2, "north", 5)],
});

const copies = defineTable("test.copies", {
  id: (found: { id: number; of: string }) => found.id,
  seed: ({ rowsOf, random }) => rowsOf(rows).map(({ id }) => ({ id, of: random(`copy ${id}`).token(4) })),
});

const started = () => createWorld({ seed: 7, clock: { mode: "frozen", at: 0 } });
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

function step(world: World, change: () => void): void {
  world.journal.begin();
  change();
  world.journal.commit("step");
}

test("a table begins with its seed, ordered by id, and finds rows by id", () => {
  const table = started().table(rows);
  expect(ids(table.all())).toEqual([1, 2, 3]);
  expect(table.get(2)?.weight).toBe(5);
  expect(table.get(9)).toBeUndefined();
  expect(table.size).toBe(3);
});

test("an index keeps its own order while rows come, change and go", () => {
  const table = started().table(rows);
  expect(ids(table.by("shop", "north"))).toEqual([2, 1]);
  table.insert(row(4, "north", 3));
  table.update(1, { weight: 9 });
  table.update(2, { shop: "south", tags: [] });
  expect(ids(table.by("shop", "north"))).toEqual([1, 4]);
  expect(ids(table.by("shop", "south"))).toEqual([2, 3]);
  table.remove(4);
  expect(ids(table.by("shop", "north"))).toEqual([1]);
  expect(ids(table.by("tag", "all"))).toEqual([1, 3]);
  expect(table.by("shop", "nowhere")).toEqual([]);
});

test("a returned list does not change under its reader", () => {
  const table = started().table(rows);
  const list = table.all();
  for (const { id } of list) table.remove(id);
  expect(ids(list)).toEqual([1, 2, 3]);
  expect(table.all()).toEqual([]);
});

test("an id that is taken, missing or changed is refused", () => {
  const table = started().table(rows);
  expect(() => table.insert(row(1))).toThrow("test.rows already has a row with the id 1.");
  expect(() => table.update(9, {})).toThrow("test.rows has no row with the id 9.");
  expect(() => table.update(1, { id: 2 })).toThrow("cannot change its id");
  expect(table.remove(9)).toBe(false);
});

test("a step that is rolled back leaves no trace, in rows or indexes", () => {
  const world = started();
  const table = world.table(rows);
  table.by("shop", "north");
  world.journal.begin();
  table.insert(row(4));
  table.update(4, { weight: 2 });
  table.remove(1);
  world.journal.rollBack();
  expect(ids(table.all())).toEqual([1, 2, 3]);
  expect(ids(table.by("shop", "north"))).toEqual([2, 1]);
  expect(world.netChanges()).toEqual([]);
});

test("the journal undoes, redoes and jumps to any step", () => {
  const world = started();
  const table = world.table(rows);
  for (const id of [4, 5, 6]) step(world, () => table.insert(row(id)));
  step(world, () => table.remove(1));
  expect(world.journal.undo()).toBe(true);
  expect(ids(table.all())).toEqual([1, 2, 3, 4, 5, 6]);
  expect(world.journal.jump(1)).toBe(true);
  expect(ids(table.all())).toEqual([1, 2, 3, 4]);
  expect(world.journal.jump(4)).toBe(true);
  expect(ids(table.all())).toEqual([2, 3, 4, 5, 6]);
  expect(world.journal.redo()).toBe(false);
  expect(world.journal.jump(5)).toBe(false);
});

test("a change after an undo forgets what was undone", () => {
  const world = started();
  const table = world.table(rows);
  step(world, () => table.insert(row(4)));
  world.journal.undo();
  step(world, () => table.insert(row(5)));
  expect(world.journal.steps).toHaveLength(1);
  expect(ids(table.all())).toEqual([1, 2, 3, 5]);
});

test("a request that changes nothing leaves no step", () => {
  const world = started();
  step(world, () => world.table(rows).all());
  expect(world.journal.steps).toEqual([]);
});

test("a world put together from its net changes equals the one they came from", () => {
  const world = started();
  const table = world.table(rows);
  step(world, () => {
    table.remove(1);
    table.insert(row(4));
    table.update(2, { weight: 8 });
    table.insert(row(5));
    table.remove(5);
  });
  const stored = world.netChanges();
  expect(stored.map(({ id, row: text }) => [id, text === null])).toEqual([
    [1, true],
    [4, false],
    [2, false],
  ]);
  const again = createWorld({ seed: 7, startedAt: 0, stored: structuredClone(stored) });
  expect(again.netChanges()).toEqual(stored);
  expect(again.table(rows).all()).toEqual(table.all());
  expect(again.table(rows).by("tag", "all")).toEqual(table.by("tag", "all"));
});

test("undoing back to the seed leaves no net change", () => {
  const world = started();
  step(world, () => world.table(rows).update(1, { weight: 100 }));
  world.journal.undo();
  expect(world.netChanges()).toEqual([]);
});

test("a table seeded late sees the first rows of others, not what became of them", () => {
  const early = started();
  const late = started();
  early.table(copies);
  late.table(rows).remove(1);
  expect(late.table(copies).all()).toEqual(early.table(copies).all());
});

test("two worlds never share a row's changes", () => {
  const [one, other] = [started(), started()];
  one.table(rows).remove(1);
  expect(other.table(rows).get(1)).toBeDefined();
});

describe("the first rows", () => {
  const made = vi.fn();
  const shelves = defineTable("test.shared-shelves", {
    id: (row: { readonly id: number; readonly label: string }) => row.id,
    seed({ seed, startedAt, variant }) {
      made();
      return [{ id: 1, label: `${seed} ${startedAt} ${variant}` }];
    },
  });
  const start = { seed: 1, startedAt: 1000, variant: "china" } as const;
  const labelsIn = (world: World) =>
    world
      .table(shelves)
      .all()
      .map(({ label }) => label);

  test("are made once for worlds that begin alike, and what one of them changes stays its own", () => {
    made.mockClear();
    const [one, other] = [createWorld(start), createWorld(start)];
    one.table(shelves).update(1, { label: "changed" });
    one.table(shelves).insert({ id: 2, label: "added" });
    expect(labelsIn(one)).toEqual(["changed", "added"]);
    expect(labelsIn(other)).toEqual(["1 1000 china"]);
    expect(made).toHaveBeenCalledTimes(1);
  });

  test.each([
    [{ ...start, seed: 2 }, "2 1000 china"],
    [{ ...start, startedAt: 2000 }, "1 2000 china"],
    [{ ...start, variant: "global" as const }, "1 1000 global"],
  ])("of a world that begins otherwise are its own: %o", (different, label) => {
    labelsIn(createWorld(start));
    expect(labelsIn(createWorld(different))).toEqual([label]);
    expect(labelsIn(createWorld(start))).toEqual(["1 1000 china"]);
  });
});

import { defineTable } from "../../mocks/world/define-table";
import { createWorld } from "../../mocks/world/world";
import { type Measurement, timeAlternately } from "./report";

interface Row {
  id: number;
  owner: number;
  at: number;
}

/** Rows one owner has, however many there are. */
const rowsOfOwner = 20;
const lookupCount = 100_000;

/** Finding by id and listing by index with 100 000 rows, against with 1 000. */
export function measureTables(): Measurement[] {
  const [small, large] = [openTable(1000), openTable(100_000)];
  const [smallGet = 1, largeGet = 0, smallList = 1, largeList = 0] = timeAlternately(
    [small.get, large.get, small.list, large.list],
    15,
  );
  const each = (milliseconds: number) => `${Math.round((milliseconds * 1e6) / lookupCount)} ns`;
  // What grows with the rows would be a hundredfold; a processor's cache alone makes up to twofold.
  const limit = { unit: "×", atMost: 3, goal: 1 } as const;
  return [
    {
      what: "find a row by id, 100 000 rows against 1 000",
      value: largeGet / smallGet,
      ...limit,
      detail: `${each(largeGet)} against ${each(smallGet)}`,
    },
    {
      what: "list rows by index, 100 000 rows against 1 000",
      value: largeList / smallList,
      ...limit,
      detail: `${each(largeList)} against ${each(smallList)}`,
    },
  ];
}

function openTable(count: number) {
  const owners = count / rowsOfOwner;
  const definition = defineTable(`bench.rows-${count}`, {
    id: (row: Row) => row.id,
    indexes: { owner: { key: (row) => row.owner, order: (left, right) => right.at - left.at } },
    *seed() {
      for (let id = 1; id <= count; id++) yield { id, owner: id % owners, at: (id * 7919) % 10_007 };
    },
  });
  const table = createWorld().table(definition);
  // The same fifty rows and owners again and again: how far memory is away is no matter of the table.
  const ids = Array.from({ length: 50 }, (_, index) => 1 + Math.floor((index * (count - 1)) / 50));
  let found = 0;
  return {
    get: () => {
      for (let turn = 0; turn < lookupCount; turn++) found += table.get(ids[turn % 50] ?? 1)?.owner ?? 0;
      return found;
    },
    list: () => {
      for (let turn = 0; turn < lookupCount; turn++)
        found += table.by("owner", (ids[turn % 50] ?? 1) % owners).length;
      return found;
    },
  };
}

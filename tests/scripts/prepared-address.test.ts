import { expect, test } from "vitest";
import { preparedQuery } from "../../scripts/serve/prepared-address";

test.each([
  ["persona:visitor", "?mock=persona:visitor"],
  ["persona:wholesaler,clock:+3d", "?mock=persona:wholesaler,clock:%2B3d"],
  ["fault:listNews=http500", "?mock=fault:listNews%3Dhttp500"],
])("an address whose page reads the selection %s", (selection, query) => {
  expect(preparedQuery("npm run dev", selection)).toBe(query);
  expect(new URLSearchParams(query).get("mock")).toBe(selection);
});

import { expect, test } from "vitest";
import { EntityTagMemory } from "../../../scripts/contract-check/judge/entity-tag-memory";
import { exchangeOf, operationsOf } from "../inline-contract";

const read = operationsOf({
  "/a": { get: { operationId: "read", responses: { "200": { description: "It." } } } },
})("read");
const answer = (etag: string, title: string) => exchangeOf(read, { headers: { etag }, body: { title } });

test("one strong entity tag for two bodies of an address is a fault, a weak one is not", () => {
  const memory = new EntityTagMemory();
  expect(memory.faultOf(answer('"1"', "old"))).toBeUndefined();
  expect(memory.faultOf(answer('"1"', "new"))?.rule).toBe("conditional");
  expect(memory.faultOf(answer('"2"', "newer"))).toBeUndefined();
  expect(memory.faultOf(answer('W/"2"', "newest"))).toBeUndefined();
});

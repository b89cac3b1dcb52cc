import fc from "fast-check";
import { expect, test } from "vitest";
import { repairCutJson } from "../../../src/screens/promoter/customers/engine/cut-json";
import { readListStart } from "../../../src/screens/promoter/customers/engine/read-list-start";

/** Names with everything that ends a value or a text elsewhere. */
const anyName = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom('"', "\\", "{", "}", "[", "]", ",", "\n") }),
);
const anyCustomer = fc.record({
  name: anyName,
  labels: fc.array(anyName, { maxLength: 2 }),
  more: fc.array(fc.dictionary(anyName, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 1 }), { maxLength: 2 }),
});

test("however an answer is cut, those are read whose last character has come, and nobody else", () => {
  const anyAnswer = fc.record({
    customers: fc.array(anyCustomer, { maxLength: 4 }),
    space: fc.constantFrom("", "\n  "),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(anyAnswer, ({ customers, space, part }) => {
      let text = `{"code":200,"msg":"]}","data":${space}{"list":[`;
      const ends = customers.map((customer, index) => {
        text += (index === 0 ? "" : ",") + space + JSON.stringify(customer, null, space);
        return text.length;
      });
      text += `${space}]},"more":[{}]}`;
      const cut = Math.round(part * text.length);
      const repaired = repairCutJson(text.slice(0, cut), 3);
      const list = repaired === null ? [] : JSON.parse(repaired).data.list;
      expect(list).toEqual(
        JSON.parse(JSON.stringify(customers.filter((_, index) => (ends[index] ?? 0) <= cut))),
      );
    }),
  );
});

const due = { remainingDays: 3, relation: "customer", protectedUntil: null };
const over = { ...due, remainingDays: -20 };
const answer = (list: readonly object[], before: object = { success: true }) =>
  JSON.stringify({ ...before, data: { total: 9, list } }).slice(0, -4);

test("the beginning of a list is shown only of a success, and in the order of the list", () => {
  expect(readListStart(answer([due, over, due]))).toEqual({ total: 9, list: [due, over] });
  expect(readListStart(answer([over, due, due]))).toBeNull();
  expect(readListStart(answer([due, over], { success: false, code: 200 }))).toBeNull();
  expect(readListStart(answer([due, over], {}))).toBeNull();
  expect(readListStart(answer([due]))).toBeNull();
  expect(readListStart('{"success":true,"data":[[{}')).toBeNull();
  expect(readListStart("<h1>[[[{}")).toBeNull();
});

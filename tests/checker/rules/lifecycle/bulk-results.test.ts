import { expect, test } from "vitest";
import {
  counterFault,
  isRefusedInside,
  isUntouched,
  outcomeFault,
  resultFault,
} from "../../../../scripts/contract-check/rules/lifecycle/member-results";

const sent = [{ isGood: true }, { isGood: false }, { isGood: true }];
const [one, two, three] = [
  { index: 0, status: 201, id: "a" },
  { index: 1, status: 422, error: "no name" },
  { index: 2, status: 201, id: "c" },
];
const rules = { isOrdered: true, firstIndex: undefined, refusedStatus: undefined };

test("there is one result for each member, in their order, as good or bad as its member", () => {
  expect(resultFault(sent, [one, two, three], rules)).toBeUndefined();
  expect(resultFault(sent, [one, three], rules)?.cause).toBe("number");
  expect(resultFault(sent, [one, three, two], rules)?.cause).toBe("positions");
  expect(resultFault(sent, [one, { ...two, status: 201 }, three], rules)?.cause).toBe("bad member");
  expect(resultFault(sent, [{ ...one, status: 422 }, two, three], rules)?.cause).toBe("good member");
});

test("results that state positions may come in any order where no text promises one", () => {
  expect(resultFault(sent, [one, three, two], { ...rules, isOrdered: false })).toBeUndefined();
});

test("positions begin where the contract says", () => {
  expect(resultFault(sent, [one, two, three], { ...rules, firstIndex: 1 })?.cause).toBe("positions");
});

test("results by id belong to the members with these ids", () => {
  const named = ["x", "y", "z"].map((id, at) => ({ id, isGood: at !== 1 }));
  const results = [
    { id: "x", status: "closed" },
    { id: "y", status: "not_found" },
    { id: "z", status: "closed" },
  ];
  expect(resultFault(named, results, rules)).toBeUndefined();
  expect(resultFault(named, results.toReversed(), rules)?.cause).toBe("order");
});

test("counters count the results, several for the good ones together", () => {
  expect(counterFault({ summary: { total: 3, created: 1, updated: 1, failed: 1 } }, sent)).toBeUndefined();
  expect(counterFault({ succeeded: 3, failed: 1 }, sent)?.expected).toBe("succeeded to be 2");
});

test("what the results call unchanged is counted as nothing that was done", () => {
  const results = ["unchanged", "not_found", "unchanged"].map((result) => ({ result }));
  expect(counterFault({ updatedCount: 0 }, sent, results)).toBeUndefined();
  expect(counterFault({ updatedCount: 0 }, sent)?.expected).toBe("updatedCount to be 2");
  expect(isUntouched(results[0])).toBe(true);
  expect(isUntouched(results[1])).toBe(false);
});

test("a counter that is named like an outcome counts the results with it", () => {
  const results = ["updated", "not_found", "updated"].map((result) => ({ result }));
  expect(outcomeFault({ updatedCount: 1 }, results)?.expected).toBe("updatedCount to be 2");
  expect(outcomeFault({ updatedCount: 2 }, results)).toBeUndefined();
});

test("a success that reports of an id that nothing was done refuses it", () => {
  const refused = {
    results: [{ parcelId: "a", outcome: "not_found" }],
    summary: { cancelled: 0, notFound: 1 },
  };
  expect(isRefusedInside(refused, "a")).toBe(true);
  expect(isRefusedInside({ failed: [{ id: "a", reason: "unknown" }], cancelled: ["b"] }, "a")).toBe(true);
  expect(isRefusedInside({ cancelled: ["b"], notFound: ["a"] }, "a")).toBe(true);
  expect(isRefusedInside({ results: [{ parcelId: "a", outcome: "cancelled" }] }, "a")).toBe(false);
  expect(isRefusedInside({ cancelled: ["a"] }, "a")).toBe(false);
  expect(isRefusedInside(refused, "b")).toBe(false);
  expect(isRefusedInside({ id: "a", status: "cancelled" }, "a")).toBe(false);
});

test("a counter named like an outcome counts the results that have it", () => {
  const results = ["refused", "not_found", "refused"].map((outcome) => ({ parcelId: "a", outcome }));
  const fault = (summary: object) => outcomeFault({ results, summary }, results)?.cause;
  expect(fault({ cancelled: 0, refused: 2, notFound: 1 })).toBeUndefined();
  expect(fault({ cancelled: 2, refused: 0, notFound: 1 })).toBe("counter cancelled");
  expect(fault({ refused: 2, notFound: 1, processed: 3 })).toBeUndefined();
  expect(fault({ total: 3, deleted: 7 })).toBeUndefined();
});

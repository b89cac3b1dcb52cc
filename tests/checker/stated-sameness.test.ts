import { expect, test } from "vitest";
import { meansSame } from "../../scripts/contract-check/rules/lifecycle/write-persistence";
import { isEquivalent } from "../../scripts/contract-check/rules/shared/equivalent-values";
import { operationsOf } from "./inline-contract";

const content = (properties: object) => ({
  "application/json": { schema: { type: "object", properties } },
});
const create = operationsOf({
  "/tokens": {
    post: {
      operationId: "createToken",
      requestBody: {
        content: content({
          kind: { type: "string", pattern: "^([Cc][Ll][Ii][Ee][Nn][Tt]|[Aa][Dd][Mm][Ii][Nn])$" },
          name: { type: "string", pattern: "^[A-Za-z]+$" },
          days: { type: "integer", nullable: true, description: "With `null` or `0` it never ends." },
        }),
      },
      responses: { "201": { description: "It." } },
    },
  },
})("createToken");

test("a pattern that takes any case makes letters of either case the same", () => {
  expect(meansSame(create, "kind", "ClIENt", "client")).toBe(true);
  expect(meansSame(create, "kind", "ClIENt", "admin")).toBe(false);
  expect(meansSame(create, "name", "Ann", "ann")).toBe(false);
});

test("two values that a description joins are the same", () => {
  expect(meansSame(create, "days", 0, null)).toBe(true);
  expect(meansSame(create, "days", 7, null)).toBe(false);
});

test("a secret behind asterisks is no other value", () => {
  expect(isEquivalent({ url: "http://localhost/hook" }, { url: "*****" })).toBe(true);
  expect(isEquivalent("a", "**")).toBe(false);
});

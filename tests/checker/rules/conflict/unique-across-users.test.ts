import { expect, test } from "vitest";
import { uniquenessScope } from "../../../../scripts/contract-check/rules/conflict/unique-across-users";

test.each([
  ["`slug` must be unique among all courses, drafts of other users included.", "all"],
  [
    "Refuses an address that another customer of the same mechanic has; customers of others do not count.",
    "user",
  ],
  ["The name is already taken.", undefined],
  ["The chip number is unique across all animals.", "all"],
  ["The code must not be in use in the company; another company may use the same code.", "tenant"],
  ["The code is unique within the company.", "tenant"],
  ["Each user may use a name once: it must be unique for each user.", "user"],
])("a text says for whom a value is unique: %s", (text, scope) => {
  expect(uniquenessScope(text)).toBe(scope);
});

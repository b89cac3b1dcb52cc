import { expect, test } from "vitest";
import { storedCases } from "../../../../scripts/contract-check/rules/validation/stored-case";

test.each([
  ["E-mail addresses are stored in lower case, and no two users share one.", "email lower"],
  ["The code is kept in capital letters.", "code upper"],
  ["Email addresses are compared in lower case.", ""],
  ["Codes are not stored in lower case.", ""],
  ["White space around `code` is removed before it is stored.", "code trimmed"],
  ["The code is trimmed.", "code trimmed"],
  ["White space around names is removed.", ""],
])("a text says in which letters a member is stored: %s", (text, wanted) => {
  expect(
    storedCases(text, ["email", "code"])
      .map((one) => one.join(" "))
      .join(),
  ).toBe(wanted);
});

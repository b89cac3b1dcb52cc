import { expect, test } from "vitest";
import { membersOfReads } from "../../../../scripts/contract-check/rules/lifecycle/named-reads";

test("a text names a member of another operation's answer", () => {
  const text = "Adds the value to the caller's credit (`creditCents` of `getMe`). The `code` of a card.";
  expect(membersOfReads(text)).toEqual([["creditCents", "getMe"]]);
});

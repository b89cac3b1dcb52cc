import { expect, test } from "vitest";
import { hiddenIn } from "../../../../scripts/contract-check/rules/ownership/hidden-states";

test.each([
  ["Drafts are listed for admins only; for everyone else they do not exist.", ["draft"]],
  ["A draft is answered with 404 unless an admin asks.", ["draft"]],
  ["Those of a draft are shown to administrators only (otherwise 404).", ["draft"]],
  ["A draft can be read by an admin alone.", ["draft"]],
  ["Only admins may publish a draft.", []],
  ["All events, drafts too.", []],
])("a text keeps states for a role: %s", (text, states) => {
  expect(hiddenIn(text, ["draft", "on_sale"], ["admin"])).toEqual(states);
});

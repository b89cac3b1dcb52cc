import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { refusalText } from "../../scripts/contract-check/load/documented";
import { temporaryFolder } from "../support/temporary-folder";

/** The refusal text for a code of an operation with this description, and with one of the code's response. */
function textOf(description: string, code: number, ofResponse = "No."): string {
  const responses = { "200": { description: "Done." }, [code]: { description: ofResponse } };
  const contract = { openapi: "3.1.0", paths: { "/seats": { post: { description, responses } } } };
  const folder = temporaryFolder({ "contract.json": JSON.stringify(contract) });
  const [operation] = loadContract(join(folder, "contract.json"), new Documents()).operations;
  if (!operation) throw new Error("no operation was read");
  return refusalText(operation, code);
}

const both = "Holds a seat. Refused with 404 when there is none, with 409 when it is taken.";

test("a sentence about several codes is split into their clauses", () => {
  expect(textOf(both, 404)).toBe("no. 404 when there is none, with ");
  expect(textOf(both, 409)).toBe("no. 409 when it is taken.");
});

test("a sentence about one code is used as a whole", () => {
  expect(textOf("Holds a seat. Anybody else is refused with 403.", 403)).toBe(
    "no. anybody else is refused with 403.",
  );
});

test("a code without a sentence has the description of its response alone", () => {
  expect(textOf("Holds a seat. It may be refused with 404 when there is none.", 412)).toBe("no.");
});

test("a refusal without a code describes the conflict", () => {
  expect(textOf("Holds a seat. Refused when it is taken.", 409)).toBe("no. refused when it is taken.");
});

test("what the operation says does not go on with the description of the response", () => {
  const named = "The paper is locked then: a change is 409.";
  expect(textOf(named, 409).startsWith("no. ")).toBe(true);
  expect(textOf(named, 409, "The state does not allow it")).toBe(
    "the state does not allow it. the paper is locked then: a change is 409.",
  );
});

test("of codes in parentheses each has what stands before it", () => {
  const text = "Refuses a part named twice (400), an unknown part (422 `UNKNOWN`) and another state (409).";
  expect(textOf(text, 409)).toBe("no.  and another state (409)");
});

test("lines of a description are broken anywhere", () => {
  expect(textOf("Names are unique, ignoring\n  letter case (409).", 409)).toBe(
    "no. names are unique, ignoring letter case (409).",
  );
});

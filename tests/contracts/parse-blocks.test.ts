import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LineCounter, parseDocument } from "yaml";
import { parseBlocks } from "../../scripts/contracts/parse-blocks";
import { escapePointer } from "../../scripts/lib/json-pointer";
import { lineFinder } from "../../scripts/lib/pointer-lines";
import { projectRoot } from "../support/project-copy";

const contracts = join(projectRoot, "contracts");
const files = readdirSync(contracts, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".yaml") && !name.startsWith("journeys"),
);

/** What the parser of whole texts says, with every pointer's line. */
function wholeOf(text: string) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return { value: document.toJS(), lineOf: lineFinder(document.contents, counter) };
}

function pointersIn(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [at];
  return [
    at,
    ...Object.entries(value).flatMap(([key, inner]) => pointersIn(inner, `${at}/${escapePointer(key)}`)),
  ];
}

test.each(files)("%s says the same, at the same lines, block by block and as a whole", (name) => {
  const text = readFileSync(join(contracts, name), "utf8");
  const whole = wholeOf(text);
  const blocks = parseBlocks(text);
  expect(blocks?.value).toEqual(whole.value);
  const wrong = pointersIn(whole.value).filter(
    (pointer) => blocks?.lineOf(pointer) !== whole.lineOf(pointer),
  );
  expect(wrong).toEqual([]);
  expect(blocks?.lineOf("/paths/nowhere/at/all")).toBe(whole.lineOf("/paths/nowhere/at/all"));
});

test("a block that moved down is found at its new line", () => {
  const text = "# about\nopenapi: 3.1.0\npaths:\n  /a: { get: {} }\n  /b:\n    get: {}\n";
  expect(parseBlocks(text)?.lineOf("/paths/~1b/get")).toBe(6);
  expect(parseBlocks(text.replace("  /b:", "\n  # new\n  /b:"))?.lineOf("/paths/~1b/get")).toBe(8);
});

const accepted = {
  "a block scalar at the indentation of members": "a: |\n  b: 1\n  c: 2\nd: 1\n",
  "a text over several lines": 'a:\n  b: "one\n    two"\n  c: plain\n    text\n',
  "a list": "a:\n  - b: 1\n  - c: 2\nd: 1\n",
  "numbers as names": "a:\n  200: x\n  b: y\n",
  nothing: "a:\n\nb:\n  # nothing\n",
  "a comment between members": "a:\n  b: 1\n# there\n  # here\n  c: 2\n",
  "a flow over several lines": "a:\n  b: { c: 1,\n    d: 2 }\n  e: [1,\n    2]\n",
};

test.each(Object.entries(accepted))("%s is read as a whole text is", (_name, text) => {
  const whole = wholeOf(text);
  const blocks = parseBlocks(text);
  expect(blocks?.value).toEqual(whole.value);
  for (const pointer of pointersIn(whole.value))
    expect(blocks?.lineOf(pointer), pointer).toBe(whole.lineOf(pointer));
});

const refused = {
  "a text without a member": "# Nothing yet.\n",
  "an anchor": "a: &one\n  b: 1\nc: *one\n",
  "a name that stands twice at the top": "a: 1\na: 2\n",
  "a name that stands twice below": "a:\n  b: 1\n  c: 1\n  b: 2\n",
  "a broken value": "a:\n  b: [1\n  c: 2\n",
  "two documents": "a: 1\n---\nb: 2\n",
  "a list at the margin": "a:\n- 1\n- 2\n",
  "a tab": "a:\n  b: 1\n\tc: 2\n",
  "text without a name": "a:\n  b: 1\n  some words\n",
};

test.each(Object.entries(refused))("%s is left to the parser of whole texts", (_name, text) => {
  expect(parseBlocks(text)).toBeNull();
});

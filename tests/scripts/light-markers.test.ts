import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { withLightMarks } from "../../scripts/vite/light-markers-plugin";

const library = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
const source = readFileSync(join(library, "cjs/react-dom-client.production.js"), "utf8");

test("the errors React makes when it starts are made without a trace, and no others", () => {
  const changed = withLightMarks(source).split("\n");
  const lines = source.split("\n").filter((line, index) => line !== changed[index]);
  expect(lines.length).toBeGreaterThan(0);
  // What React throws at somebody is told by a trace still.
  for (const line of lines)
    expect(line).toMatch(/^(var| ) \w+Exception = Error\(formatProdErrorMessage\(\d+\)\)[,;]$/);
  expect(changed.join("\n")).not.toMatch(/Exception = Error\(/);
});

test("a mark is still an error, with its message and nothing that can be listed", () => {
  const text = withLightMarks("var Waits = Error(formatProdErrorMessage(460));\n");
  const make = new Function("formatProdErrorMessage", `${text}return Waits;`);
  const mark: unknown = make((number: number) => `message ${number}`);
  expect(mark).toBeInstanceOf(Error);
  expect(mark).toMatchObject({ message: "message 460" });
  expect(Object.keys(Object(mark))).toEqual([]);
});

test("a React that makes no such marks is said in one sentence that names what to do", () => {
  expect(() => withLightMarks("var nothing = 1;")).toThrow(/light-markers-plugin\.ts: .*take the plugin out/);
});

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { rules } from "../../../scripts/contract-check/judge/finding";
import { projectRoot } from "../../support/project-copy";

const sources = join(projectRoot, "scripts/contract-check/rules");
const tests = join(projectRoot, "tests/checker/rules");

/** `family/name` of every file in a folder, without its ending. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .map((file) => file.replace(/(\.test)?\.ts$/, ""));
}

/** Rules: files whose doc comments state what they report. */
const reporting = filesIn(sources)
  .map((name) => ({ name, text: readFileSync(join(sources, `${name}.ts`), "utf8") }))
  .filter(({ text }) => /^ \* Reports: /m.test(text));

test("every file that reports violations states its standard, its rule ids and its severity", () => {
  const undocumented = filesIn(sources).filter((name) => {
    const text = readFileSync(join(sources, `${name}.ts`), "utf8");
    const isReporting = /\.report\(/.test(text) && !/^ \* Part of `/m.test(text);
    return isReporting && !/^ \* Standard: .+[\s\S]*^ \* Reports: `.+ Severity: error/m.test(text);
  });
  expect(undocumented).toEqual([]);
  const ids = reporting.flatMap(({ text }) =>
    [...text.matchAll(/^ \* Reports: (.+)$/gm)].flatMap(([, line = ""]) =>
      [...line.matchAll(/`([a-z-]+)`/g)].map(([, id = ""]) => id),
    ),
  );
  expect(ids.filter((id) => !Object.hasOwn(rules, id))).toEqual([]);
});

test("every rule has a test of its own name", () => {
  const tested = new Set(filesIn(tests));
  expect(reporting.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

test("every test of a rule has its rule", () => {
  const known = new Set(filesIn(sources));
  expect(filesIn(tests).filter((name) => name !== "every-rule" && !known.has(name))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Severity } from "../../scripts/contracts/diff/change";
import { projectRoot } from "../support/project-copy";
import { documentedChanges, type Edit } from "./documented-changes";
import { changed } from "./small-contract";
import { compare, shopContract } from "./two-versions";

const edited = (edits: readonly Edit[]) =>
  edits.reduce(
    (text, [piece, replacement]) => (piece === replacement ? text : changed(text, piece, replacement)),
    shopContract,
  );

/** The worst class of all that is found; safe where nothing is. */
function worst(found: readonly { readonly severity: Severity }[]): Severity {
  return (
    (["breaking", "risky"] as const).find((severity) =>
      found.some((change) => change.severity === severity),
    ) ?? "safe"
  );
}

test.each(documentedChanges)("$kind: $severity", ({ before, after, severity }) => {
  const found = compare(edited(before), edited(after));
  expect(worst(found), found.map(({ reason }) => reason).join("\n")).toBe(severity);
});

test("no kind stands twice, and the page about them has them all with the same classes", () => {
  const kinds = documentedChanges.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  const page = readFileSync(join(projectRoot, "docs/contract-changes.md"), "utf8");
  const rows = documentedChanges.map(
    ({ kind, severity, oasdiff }) => `| ${kind} | ${severity} | ${oasdiff} |`,
  );
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  expect(page.match(/\| (?:not )?breaking \|$/gm)).toHaveLength(rows.length);
});

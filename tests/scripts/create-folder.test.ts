import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Misuse } from "../../scripts/lib/command-line";
import { createFolder } from "../../scripts/lib/create-folder";
import { runScript } from "../support/run-command";
import { temporaryFolder } from "../support/temporary-folder";

test("a folder is created with those above it, and one that exists stays as it is", () => {
  const folder = join(temporaryFolder(), "above", "below");
  createFolder(folder, "--out");
  writeFileSync(join(folder, "note.txt"), "kept");
  createFolder(folder, "--out");
  expect(readFileSync(join(folder, "note.txt"), "utf8")).toBe("kept");
});

test("a place below a file is refused", () => {
  const file = join(temporaryFolder(), "note.txt");
  writeFileSync(file, "");
  expect(() => createFolder(join(file, "out"), "--out")).toThrow(
    new Misuse(`--out must be a folder that can be written, and "${join(file, "out")}" is none (ENOTDIR).`),
  );
});

test("a place where the system takes no folders is refused", { timeout: 30_000 }, async () => {
  if (!existsSync("/proc/self")) return;
  // In a process of its own: what never returns would hold this one up as well.
  const { code, errors } = await runScript("pack-checker", ["--out", "/proc/stockbook"]);
  expect({ code, errors }).toEqual({
    code: 2,
    errors: '--out must be a folder that can be written, and "/proc/stockbook" is none (ENOENT).\n',
  });
});

test("a report of the contract check is refused there, too", { timeout: 30_000 }, async () => {
  if (!existsSync("/proc/self")) return;
  const { code, errors } = await runScript("contract-check", [
    ...["--contract", "contracts/content.yaml", "--base-url", "http://127.0.0.1:9"],
    ...["--report", "json=/proc/stockbook/report.json"],
  ]);
  expect(code).toBe(2);
  expect(errors).toContain("The report /proc/stockbook/report.json cannot be written: ENOENT");
});

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { undeclared } from "../../scripts/contracts/diff/declared-changes";
import { projectRoot } from "../support/project-copy";
import { runNode } from "../support/run-command";
import { temporaryFolder } from "../support/temporary-folder";
import { changed } from "./small-contract";
import { shopContract } from "./two-versions";

const gone = {
  severity: "breaking",
  operation: "addGood",
  where: "body note",
  reason: "is gone; why",
  place: "",
} as const;
const meant = { since: "v1", operation: "addGood", change: "note: is gone", reason: "Nobody sent it." };

test("a breaking change needs a declaration for its version, operation and words", () => {
  expect(undeclared([gone], [meant], "v1")).toEqual({ changes: [], unused: [] });
  const others = [
    { ...meant, since: "v0" },
    { ...meant, operation: "listGoods" },
    { ...meant, change: "note: is new" },
  ];
  expect(undeclared([gone], others, "v1")).toEqual({ changes: [gone], unused: others });
  expect(undeclared([{ ...gone, severity: "risky" }], [], "v1").changes).toEqual([]);
});

/** A repository with a contract and no tag. */
function openRepository() {
  const folder = temporaryFolder({ "contracts/shop.yaml": shopContract });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  const commit = (message: string) => {
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "-m", message);
  };
  git("init");
  commit("first");
  return { folder, git, commit };
}

function runGate(folder: string, ...args: string[]) {
  const script = join(projectRoot, "scripts/commands/contract-diff.ts");
  const tsx = join(projectRoot, "node_modules/tsx/dist/loader.mjs");
  return runNode(["--import", tsx, script, "--gate", ...args], { folder });
}

test("the gate compares with the last tag, and says in one sentence what is to be done", {
  timeout: 120_000,
}, async () => {
  const { folder, git } = openRepository();
  const gate = (...args: string[]) => runGate(folder, ...args);
  expect(await gate()).toMatchObject({ code: 0, output: expect.stringContaining("there is no tag yet") });
  git("tag", "v1.0.0");
  writeFileSync(join(folder, "contracts/shop.yaml"), changed(shopContract, "maxLength: 30", "maxLength: 20"));
  const undeclaredChange = await gate();
  expect(undeclaredChange.code).toBe(1);
  expect(undeclaredChange.output).toContain("maxLength 30 became 20");
  expect(undeclaredChange.errors.trim()).toBe(
    "contract-diff: 1 breaking change since v1.0.0 without a reason; declare each in contracts/changes/breaking.yaml, or take it back.",
  );
  mkdirSync(join(folder, "contracts/changes"));
  const declare = (since: string, reason: string) =>
    writeFileSync(
      join(folder, "contracts/changes/breaking.yaml"),
      `- { since: ${since}, operation: addGood, change: maxLength 30 became 20, reason: "${reason}" }\n`,
    );
  declare("v1.0.0", "Agreed with the app team.");
  expect(await gate()).toMatchObject({ code: 0, errors: "" });
  declare("v1.0.0", "");
  expect(await gate()).toMatchObject({ code: 2, errors: expect.stringContaining("entry 1 has no reason.") });
  declare("v0.9.0", "Agreed.");
  expect(await gate()).toMatchObject({ code: 2, errors: expect.stringContaining("take it out") });
  expect(await gate("--since", "v7")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("there are no contracts at the version v7."),
  });
});

test("a release with declared changes passes the gate at its own tag, and the next change needs none of them", {
  timeout: 60_000,
}, async () => {
  const { folder, git, commit } = openRepository();
  const contract = join(folder, "contracts/shop.yaml");
  const declared = join(folder, "contracts/changes/breaking.yaml");
  git("tag", "v1.0.0");
  const released = changed(shopContract, "maxLength: 30", "maxLength: 20");
  writeFileSync(contract, released);
  mkdirSync(join(folder, "contracts/changes"));
  writeFileSync(
    declared,
    "- { since: v1.0.0, operation: addGood, change: maxLength 30 became 20, reason: Agreed. }\n",
  );
  commit("second");
  git("tag", "v2.0.0");
  expect(await runGate(folder)).toMatchObject({
    code: 0,
    output: expect.stringContaining("maxLength 30 became 20"),
  });
  writeFileSync(contract, changed(released, "maxLength: 20", "maxLength: 10"));
  expect(await runGate(folder)).toMatchObject({ code: 2, errors: expect.stringContaining("take it out") });
  rmSync(declared);
  expect(await runGate(folder)).toMatchObject({
    code: 1,
    errors: expect.stringContaining("1 breaking change since v2.0.0 without a reason"),
  });
});

test("a clone without history and tags is not taken for a project without a release", {
  timeout: 30_000,
}, async () => {
  const { folder, git, commit } = openRepository();
  git("tag", "v1.0.0");
  writeFileSync(join(folder, "note.txt"), "");
  commit("second");
  const clone = join(temporaryFolder(), "clone");
  execFileSync("git", ["clone", "--depth", "1", `file://${folder}`, clone], { stdio: "ignore" });
  expect(await runGate(clone)).toMatchObject({
    code: 0,
    output: expect.stringContaining("this clone is shallow and has no tag, so nothing was compared"),
  });
});

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { planVersion } from "../../scripts/build/contracts-package/plan-version";
import { formatChangelog } from "../../scripts/contracts/diff/format-changelog";
import { changed } from "../contracts/small-contract";
import { shopContract } from "../contracts/two-versions";
import { temporaryFolder } from "../support/temporary-folder";

/** A repository with one contract; `commit` writes another version of it. */
function repository() {
  const root = temporaryFolder({ "contracts/shop.yaml": shopContract });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  git("init");
  const write = (text: string) => writeFileSync(join(root, "contracts/shop.yaml"), text);
  const commit = (message: string) => {
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "-m", message);
  };
  commit("first");
  return { root, git, write, commit };
}

const tighter = changed(shopContract, "maxLength: 30", "maxLength: 20");
const looser = changed(shopContract, "maxLength: 30", "maxLength: 40");
const reworded = changed(shopContract, "title: Shop", "title: The shop");

test("the first version is 1.0.0, and a tag alone makes a version", () => {
  const { root, git } = repository();
  git("tag", "v7.0.0");
  expect(planVersion(root, {})).toEqual({ version: "1.0.0", since: null, changes: [], history: [] });
});

test.each([
  ["a breaking change", tighter, "2.0.0"],
  ["a loosened limit", looser, "1.5.0"],
  ["another text", reworded, "1.4.3"],
])("%s decides which number rises", (_what, text, version) => {
  const { root, git, write } = repository();
  git("tag", "contracts-v1.4.2");
  write(text);
  expect(planVersion(root, {})).toMatchObject({ version, since: "contracts-v1.4.2" });
});

test("what is still as it was tagged has the version of its tag", () => {
  const { root, git, write, commit } = repository();
  git("tag", "contracts-v1.0.0");
  write(tighter);
  commit("second");
  git("tag", "contracts-v2.0.0");
  expect(planVersion(root, {})).toMatchObject({ version: "2.0.0", since: "contracts-v1.0.0" });
});

test("a version and what it is compared with may be chosen, within reason", () => {
  const { root, git, write, commit } = repository();
  git("tag", "before-all");
  write(looser);
  commit("second");
  git("tag", "contracts-v1.1.0");
  write(tighter);
  expect(planVersion(root, { version: "1.2.0" })).toMatchObject({
    version: "1.2.0",
    since: "contracts-v1.1.0",
  });
  expect(planVersion(root, { version: "3.0.0", against: "before-all" }).changes).toHaveLength(1);
  expect(() => planVersion(root, { version: "1.1.0" })).toThrow("--version: 1.1.0 is not after 1.1.0.");
  expect(() => planVersion(root, { against: "before-all" })).toThrow(
    "--against: no tag contracts-vX.Y.Z is before before-all; add --version.",
  );
});

test("the changelog names each change of each version, the newest first", () => {
  const { root, git, write, commit } = repository();
  git("tag", "contracts-v1.0.0");
  write(looser);
  commit("second");
  git("tag", "contracts-v1.1.0");
  write(tighter);
  const { history, ...own } = planVersion(root, {});
  const changelog = formatChangelog([own, ...history]);
  expect(changelog.match(/^##+ .*$/gm)).toEqual([
    "## 2.0.0 (since contracts-v1.1.0)",
    "### Breaking",
    "## 1.1.0 (since contracts-v1.0.0)",
    "### Added and loosened",
    "## 1.0.0",
  ]);
  expect(changelog).toContain(
    "- **addGood** body title: maxLength 40 became 20; calls that were valid are refused",
  );
});

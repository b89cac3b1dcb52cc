import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { formatProblem } from "../../scripts/contracts/problem";
import { journeyFiles } from "../../scripts/journeys/journey-files";
import { lintJourneys } from "../../scripts/journeys/lint-journeys";
import { projectCopy, projectRoot } from "../support/project-copy";

// Every test runs the linter as a separate process.
vi.setConfig({ testTimeout: 60_000 });

/** The problems of a changed journey: file, line and sentence of each. */
async function problemsAfter(change: (text: string) => string): Promise<string[]> {
  const root = projectCopy(["contracts", "redocly.yaml"]);
  const path = join(root, "contracts/journeys/free-trial.arazzo.yaml");
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return (await lintJourneys([path], [], root)).map(formatProblem);
}

/** `contracts/journeys/free-trial.arazzo.yaml:<line on which the text first occurs>` */
function at(text: string): string {
  const file = "contracts/journeys/free-trial.arazzo.yaml";
  const lines = readFileSync(join(projectRoot, file), "utf8").split("\n");
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

test("the journeys that are written follow the standard and the contracts", {
  timeout: 120_000,
}, async () => {
  const folder = join(projectRoot, "contracts/journeys");
  const files = journeyFiles(folder);
  expect(files.length).toBeGreaterThanOrEqual(12);
  const problems = await lintJourneys(
    [...files.map(({ path }) => path), join(folder, "shared-steps.yaml")],
    [join(folder, "mock-controls.yaml"), join(folder, "page.yaml")],
    projectRoot,
  );
  expect(problems).toEqual([]);
});

test("an operation no contract has is named with file and line", async () => {
  const problems = await problemsAfter((text) => text.replace("account.getAuthCode", "account.getAuthKode"));
  expect(problems).toEqual([`${at("account.getAuthCode")}: getAuthKode is no operation of account.`]);
});

test("a workflow that does not exist is named", async () => {
  const problems = await problemsAfter((text) => text.replace("workflows.register", "workflows.enlist"));
  expect(problems).toEqual([
    expect.stringMatching(/free-trial\.arazzo\.yaml:\d+: there is no workflow .+workflows\.enlist/),
  ]);
});

test("a missing parameter, and one that does not exist, are both reported", async () => {
  const problems = await problemsAfter((text) =>
    text.replace("{ name: token, in: query", "{ name: tocken, in: query"),
  );
  expect(problems).toEqual([
    expect.stringContaining("getAuthCode has no query parameter tocken."),
    expect.stringContaining("getAuthCode needs the query parameter token."),
  ]);
});

test("a value taken from a response that does not contain it is reported by the standard's own rules", async () => {
  const problems = await problemsAfter((text) =>
    text.replace("$steps.trialRuns.outputs.endsAt", "$steps.trialRuns.outputs.overAt"),
  );
  expect(problems).toEqual([
    expect.stringMatching(/free-trial\.arazzo\.yaml:\d+: .*"overAt".* \(outputs-defined\)\.$/),
  ]);
});

test("a step that looks at no answer is refused: it could not fail", async () => {
  const problems = await problemsAfter((text) =>
    text.replace('$response.body#/data/trial/state == "erased"', "$statusCode == 200"),
  );
  expect(problems).toEqual([expect.stringContaining("the step dataGone would pass whatever is answered")]);
});

test("a missing source, and text that is no YAML, are reported with their line", async () => {
  expect(await problemsAfter((text) => text.replace("../account.yaml", "../acount.yaml"))).toContainEqual(
    expect.stringMatching(/free-trial\.arazzo\.yaml:\d+: .*acount\.yaml/),
  );
  const [broken] = await problemsAfter((text) => text.replace("  title: Free trial", "  title: [Free trial"));
  expect(broken).toMatch(/free-trial\.arazzo\.yaml:\d+: this is not valid YAML/);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runScript } from "../../support/run-command";
import { temporaryFolder } from "../../support/temporary-folder";
import { harFile, recordedVisit, textFile } from "./recorded-traffic";

test("a recording is saved as a scenario, and the command says what it holds", {
  timeout: 60_000,
}, async () => {
  const recording = harFile(await recordedVisit("paying-standard", ["/ommall/srvmall/webzhj/info"]));
  const file = `${temporaryFolder()}/scenario.json`;
  const { code, output, errors } = await runScript("mocks", ["--import", recording, "--save", file]);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(output).toContain("Imported 1 answer of 1 operation from 1 call of the contracts; 0 broke");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    format: "stockbook-scenario-1",
    users: [{}],
  });
});

test.each([
  [["--import", "none.har"], "npm run mocks: --import: none.har does not exist."],
  [["--save", "x.json"], "npm run mocks: --save belongs to --import."],
  [["--scenario", "none.json"], "npm run mocks: --scenario: none.json cannot be read; check its name."],
  [
    ["--scenario", "x.json", "--import", "y.har"],
    "npm run mocks: --scenario and --import exclude each other; give one.",
  ],
])("misuse (%j) is one sentence and 2", { timeout: 60_000 }, async (args, sentence) => {
  expect(await runScript("mocks", args)).toMatchObject({ code: 2, errors: `${sentence}\n` });
});

test("a recording in place of a scenario is named as one", { timeout: 60_000 }, async () => {
  const file = textFile('{"log":{"entries":[]}}');
  const { code, errors } = await runScript("start", ["--port", "0", "--scenario", file]);
  expect({ code, errors }).toEqual({
    code: 2,
    errors: `npm start: --scenario: ${file} is a recording, no scenario; give it to npm run mocks -- --import.\n`,
  });
});

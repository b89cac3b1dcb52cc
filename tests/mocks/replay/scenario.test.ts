import { expect, test } from "vitest";
import { readScenario, scenarioFormat } from "../../../scripts/serve/replay/scenario";
import { textFile } from "./recorded-traffic";

const make = "make it with npm run mocks -- --import FILE.har --save FILE.";
const empty = {
  format: scenarioFormat,
  recordedAt: null,
  users: [],
  startsSignedIn: false,
  orders: [],
  reads: [],
};

test.each([
  ["no JSON", "{", `is not JSON; ${make}`],
  ["something else", '{"users":[]}', `is no scenario of this version; ${make}`],
  [
    "one of another version",
    JSON.stringify({ ...empty, format: "stockbook-scenario-0" }),
    `is no scenario of this version; ${make}`,
  ],
  [
    "one with an answer that lacks its call",
    JSON.stringify({ ...empty, reads: [{ operationId: "getUserInfo", user: null, status: 200, body: {} }] }),
    `is no scenario of this version; ${make}`,
  ],
  [
    "a recording",
    '{"log":{"entries":[]}}',
    "is a recording, no scenario; give it to npm run mocks -- --import.",
  ],
])("a file that is no scenario is named with what it is and what to do: %s", (_, text, sentence) => {
  const file = textFile(text);
  expect(() => readScenario(file)).toThrow(`${file} ${sentence}`);
});

test("a scenario is read as it was written", () => {
  expect(readScenario(textFile(JSON.stringify(empty)))).toEqual(empty);
});

import { expect, test } from "vitest";
import { readSelection, writeSelection } from "../../mocks/kernel/selection";

const names = {
  personas: ["visitor", "paying"],
  scenarios: ["no-news", "offline"],
  operations: ["listNews", "payOrder"],
  examples: new Map([
    ["listNews", [{ name: "empty", status: 200, code: 200, errcode: 0, body: {} }]],
    ["payOrder", [{ name: "paid-already", status: 200, code: 422, errcode: 20041, body: {} }]],
  ]),
};

function problemOf(text: string): string {
  try {
    readSelection(text, names);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}

const whole =
  "persona:visitor,scenario:no-news,scenario:offline,fault:listNews=http500,fault:*=latency(800)," +
  "fault:payOrder=refuse(101,40001)@0.25,seed:7,clock:2026-11-21T10:32:00+08:00";

test("every part of a selection is read, and written back the same", () => {
  const selection = readSelection(whole, names);
  expect(selection).toMatchObject({ persona: "visitor", scenarios: ["no-news", "offline"], seed: 7 });
  expect(selection.faults).toEqual([
    { operation: "listNews", effect: { kind: "status", status: 500 }, probability: 1 },
    { operation: "*", effect: { kind: "latency", milliseconds: 800 }, probability: 1 },
    { operation: "payOrder", effect: { kind: "refusal", code: 101, errcode: 40001 }, probability: 0.25 },
  ]);
  expect(writeSelection(selection)).toBe(whole);
});

test("a plus sign that an address turned into a space is still a plus sign", () => {
  expect(readSelection("clock:2026-11-21T10:32:00 08:00", names).clock).toEqual({
    mode: "frozen",
    at: Date.parse("2026-11-21T10:32:00+08:00"),
  });
  expect(readSelection("clock: 3d", names).clock).toEqual({ mode: "offset", by: 3 * 86_400_000 });
});

test("an empty text selects nothing", () => {
  expect(writeSelection(readSelection(" , ", names))).toBe("");
});

test.each([
  [
    "colour:red",
    'In the mock selection, "colour:red" has no meaning; a part begins with variant:, persona:, scenario:, fault:, seed:, clock:, state:.',
  ],
  ["persona:king", 'In the mock selection, "persona:king" names no persona; there are paying, visitor.'],
  ["scenario:", 'In the mock selection, "scenario:" names no scenario; there are no-news, offline.'],
  ["seed:-1", 'In the mock selection, "seed:-1" is no seed; it is a whole number of at most nine digits.'],
  ["seed:1,seed:2", 'In the mock selection, "seed:2" comes after another seed; there is one at most.'],
])("%s is answered with one sentence: what, where, what is allowed", (text, sentence) => {
  expect(problemOf(text)).toBe(sentence);
});

test.each(["fault:listNews", "fault:=http500", "fault:nothing=http500"])("%s names no operation", (text) => {
  expect(problemOf(text)).toContain("names no operation");
});

test.each([
  "http200",
  "http99",
  "latency",
  "latency(-1)",
  "offline@2",
  "offline@",
  "refuse()",
  "html(1)",
  "",
])("fault %s is refused with the list of faults", (fault) => {
  expect(problemOf(`fault:*=${fault}`)).toContain("names no fault; there are latency(ms), timeout");
});

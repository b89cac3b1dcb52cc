import { describe, expect, test } from "vitest";
import { readLiveRules } from "../../../scripts/serve/live/live-rules";
import { readLiveSettings } from "../../../scripts/serve/live/live-settings";
import { temporaryFolder } from "../../support/temporary-folder";

const operations = [
  { operationId: "loginAccount", group: "account" },
  { operationId: "logToSink", group: "account" },
  { operationId: "createOrder", group: "mall" },
  { operationId: "listOrders", group: "mall" },
];
const live = (...lists: string[]) => [...readLiveRules(lists, operations, "--live")].sort();

describe("which operations are live", () => {
  test.each([
    ["account,mall.createOrder", ["createOrder", "logToSink", "loginAccount"]],
    ["account,!logToSink", ["loginAccount"]],
    ["!mall", ["logToSink", "loginAccount"]],
    ["all,!account,loginAccount", ["createOrder", "listOrders", "loginAccount"]],
    ["none", []],
    ["", []],
  ])("%s", (list, expected) => {
    expect(live(list)).toEqual(expected);
  });

  test("several lists are one", () => {
    expect(live("mall", "!listOrders")).toEqual(["createOrder"]);
  });

  test.each([
    ["mall.createOrdr", "the nearest is createOrder"],
    ["acount", "the nearest is account"],
    ["account.createOrder", "createOrder is an operation of mall"],
    ["somethingElse", "the groups are account, mall"],
  ])("%s is refused with what was meant", (name, hint) => {
    expect(() => live(name)).toThrow(`--live: "${name}" is neither a group nor an operation; ${hint}.`);
  });
});

describe("the team's file", () => {
  const settings = (file: string, choice = {}) =>
    readLiveSettings(temporaryFolder({ "stockbook.live.yaml": file }), choice, operations);
  const api = "http://back.test/v2";

  test("says what is live, and options take precedence", () => {
    const file = `api: ${api}\nlive: [account, "!logToSink"]\nstrict: true\n`;
    expect(settings(file)).toEqual({ target: api, live: new Set(["loginAccount"]), isStrict: true });
    expect(settings(file, { api: "http://other.test/", live: ["createOrder"], strict: false })).toEqual({
      target: "http://other.test",
      live: new Set(["createOrder"]),
      isStrict: false,
    });
  });

  test("without a file or an address nothing is live, and asking for it is refused", () => {
    const folder = temporaryFolder({});
    expect(readLiveSettings(folder, {}, operations)).toBeNull();
    expect(() => readLiveSettings(folder, { live: ["mall"] }, operations)).toThrow(
      "--live and --strict are about a real back end: give its address with --api, or as api: in stockbook.live.yaml.",
    );
  });

  test.each([
    ["- a\n", "stockbook.live.yaml is no list of settings; it has api, live and strict."],
    ["apis: x\n", 'stockbook.live.yaml: "apis" has no meaning; there are api, live and strict.'],
    [`api: ${api}\nlive: [1]\n`, "stockbook.live.yaml: live is a list of groups and operations."],
    [`api: ${api}\nlive: [nobody]\n`, 'stockbook.live.yaml: "nobody" is neither a group nor an operation'],
    ["api: ftp://x\n", "stockbook.live.yaml: api must be an http or https address"],
    ["api: [\n", "stockbook.live.yaml cannot be read: "],
  ])("%j is refused with one sentence", (file, sentence) => {
    expect(() => settings(file)).toThrow(sentence);
  });
});

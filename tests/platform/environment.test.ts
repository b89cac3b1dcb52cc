import { afterEach, expect, test } from "vitest";
import { detectEnvironment, detectVariant, hostFor } from "../../src/platform/environment";
import { setSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";

afterEach(() => {
  setSettings(defaultSettings);
});

test.each([
  ["www.stockbook.example", "www"],
  ["stockbook.example", "www"],
  ["mwww.stockbook.example", "mwww"],
  ["MWWW.stockbook.example", "mwww"],
  ["dev.stockbook.example", "dev"],
  ["devwww.stockbook.example", "dev"],
  ["localhost", "dev"],
  ["", "www"],
])("the host %j belongs to %s", (hostname, environment) => {
  expect(detectEnvironment(hostname)).toBe(environment);
});

test("a listed host name and its sub-domains serve the global variant, look-alikes do not", () => {
  const names = ["stockbook-global.example"];
  expect(detectVariant("stockbook-global.example", null, names)).toBe("global");
  expect(detectVariant("mwww.Stockbook-Global.example", null, names)).toBe("global");
  expect(detectVariant("notstockbook-global.example", null, names)).toBe("china");
  expect(detectVariant("stockbook.example", null, names)).toBe("china");
});

test("a flag stored on the device takes precedence over the host", () => {
  expect(detectVariant("stockbook.example", "global", [])).toBe("global");
  expect(detectVariant("a.example", "china", ["a.example"])).toBe("china");
});

test("a back end is looked up by kind, variant and environment, and is the page's own origin by default", () => {
  expect(hostFor("manage", "china", "www")).toBe("");
  const { hosts } = defaultSettings;
  const dev = { ...hosts.global.dev, log: "https://log.example" };
  setSettings({ ...defaultSettings, hosts: { ...hosts, global: { ...hosts.global, dev } } });
  expect(hostFor("log", "global", "dev")).toBe("https://log.example");
  expect(hostFor("log", "global", "www")).toBe("");
  expect(hostFor("log", "china", "dev")).toBe("");
});

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { parseSettings } from "../../src/platform/settings-parse";

function problemOf(json: unknown): string {
  const parsed = parseSettings(json, "settings.json");
  return "problem" in parsed ? parsed.problem : "no problem";
}

function settingsOf(json: unknown) {
  const parsed = parseSettings(json, "settings.json");
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed.settings;
}

test("an empty file means the defaults", () => {
  expect(settingsOf({})).toEqual(defaultSettings);
});

test("the file that ships with the product is valid", () => {
  expect(settingsOf(JSON.parse(readFileSync("public/settings.json", "utf8")))).toEqual({
    ...defaultSettings,
    siteOrigin: "https://www.stockbook.example",
  });
});

test("the defaults pass their own checks", () => {
  expect(settingsOf(structuredClone(defaultSettings))).toEqual(defaultSettings);
});

test("an override changes its own setting and leaves its neighbours alone", () => {
  const parsed = settingsOf({ hosts: { china: { www: { manage: "https://manage.example.com" } } } });
  expect(parsed.hosts.china.www).toEqual({
    site: "",
    manage: "https://manage.example.com",
    log: "",
    web: "",
  });
  expect(parsed.hosts.china.dev).toEqual(defaultSettings.hosts.china.dev);
  expect(parsed.brand).toEqual(defaultSettings.brand);
  expect(defaultSettings.hosts.china.www.manage).toBe("");
});

test("a list is replaced as a whole", () => {
  const parsed = settingsOf({ hostNames: { environmentPrefixes: { dev: ["test-"] } } });
  expect(parsed.hostNames.environmentPrefixes).toEqual({ mwww: ["mwww"], dev: ["test-"] });
});

test.each<[string, unknown, string]>([
  [
    "a wrong host",
    { hosts: { china: { www: { manage: "foo" } } } },
    'hosts.china.www.manage must be an https address without a path (http only for localhost) or empty, got "foo"',
  ],
  [
    "an unknown name",
    { links: { externalMal: null } },
    "links.externalMal is not a setting; remove it or use one of",
  ],
  ["a wrong type", { localePrefixes: "yes" }, 'localePrefixes must be true or false, got "yes"'],
  ["a value where a group belongs", { support: 400 }, "support must be an object in braces, got 400"],
  ["a file that is a list", [], "the whole file must be an object in braces, got a list"],
  [
    "a wrong host name in a list",
    { hostNames: { global: ["www.example.com", "https://x"] } },
    'hostNames.global[1] must be a host name in small letters such as "www.example.com", got "https://x"',
  ],
  [
    "a text where a list belongs",
    { errorReporting: { hosts: "x" } },
    'errorReporting.hosts must be a list, got "x"',
  ],
  [
    "an address that runs",
    { links: { externalMall: "javascript:alert(1)" } },
    'links.externalMall must be an https address, a path beginning with one /, or null, got "javascript:alert(1)"',
  ],
  [
    "a price as a number",
    { prices: { china: { perYear: { standard: 598 } } } },
    'prices.china.perYear.standard must be an amount in quotes such as "598" or "598.50", got 598',
  ],
  [
    "a short initial vector",
    { signing: { aesIv: "short" } },
    'signing.aesIv must be exactly 16 plain letters, digits or signs, got "short"',
  ],
  [
    "an inherited name",
    JSON.parse('{"__proto__": {}}'),
    "__proto__ is not a setting; remove it or use one of",
  ],
])("%s is named in one sentence", (_, json, sentence) => {
  expect(problemOf(json)).toContain(`settings.json: ${sentence}`);
});

test.each<[string, boolean]>([
  ["https://manage.example.com", true],
  ["https://manage.example.com:8443", true],
  ["http://localhost:4010", true],
  ["http://127.0.0.1:4010", true],
  ["", true],
  ["http://manage.example.com", false],
  ["https://manage.example.com/", false],
  ["https://manage.example.com/ommall", false],
  ["https://user@manage.example.com", false],
  ["//manage.example.com", false],
])("as a host, %j is accepted: %s", (address, isAccepted) => {
  const parsed = parseSettings({ hosts: { global: { dev: { log: address } } } }, "settings.json");
  expect("settings" in parsed).toBe(isAccepted);
});

test("links may be paths of this site but not of another", () => {
  expect(settingsOf({ links: { globalEdition: { login: "/en/login" } } }).links.globalEdition.login).toBe(
    "/en/login",
  );
  expect(problemOf({ links: { globalEdition: { login: "//elsewhere.example" } } })).toContain(
    "links.globalEdition.login",
  );
});

test("whatever the file holds, parsing gives whole settings or one line, and never throws", () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }), (json) => {
      const parsed = parseSettings(json, "settings.json");
      if ("problem" in parsed) expect(parsed.problem).toMatch(/^settings\.json: [^\n]+$/);
      else expect(Object.keys(parsed.settings)).toEqual(Object.keys(defaultSettings));
    }),
  );
});

test("whatever one setting is given, it alone changes or it is named in the problem", () => {
  const values = fc.oneof(
    fc.jsonValue({ depthSize: "small" }),
    fc.constantFrom(
      "",
      "https://a.example",
      "/path",
      "2026-01",
      "10:00",
      "12.50",
      "CNY",
      "md5",
      ["a.example"],
      [],
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...leavesOf(defaultSettings)), values, (path, value) => {
      const parsed = parseSettings(nest(path, value), "settings.json");
      if ("problem" in parsed) {
        expect(parsed.problem.startsWith(`settings.json: ${path.join(".")}`)).toBe(true);
        // What each must be is said by its name, apart from its check.
        expect(parsed.problem).not.toContain("something else");
      } else {
        expect(parsed.settings).toEqual(merge(defaultSettings, nest(path, value)));
      }
    }),
    { numRuns: 1000 },
  );
});

/** The paths of all single settings; lists and null are single. */
function leavesOf(node: unknown): readonly string[][] {
  if (typeof node !== "object" || node === null || Array.isArray(node)) return [[]];
  return Object.entries(node).flatMap(([name, child]) => leavesOf(child).map((rest) => [name, ...rest]));
}

function nest(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}

function merge(base: unknown, override: unknown): unknown {
  if (!isGroup(base) || !isGroup(override)) return override;
  const merged: Record<string, unknown> = { ...base };
  for (const [name, child] of Object.entries(override)) merged[name] = merge(base[name], child);
  return merged;
}

function isGroup(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

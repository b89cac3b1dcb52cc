import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withContracts } from "../../scripts/contract-check/lib/contract-arguments";
import {
  Help,
  Misuse,
  readBaseAddress,
  readOptions,
  readPort,
  refuseTakenByNpm,
} from "../../scripts/lib/command-line";
import { readSettingsFile } from "../../scripts/lib/settings-file";
import { temporaryFolder } from "../support/temporary-folder";

const known = {
  port: { type: "string", value: "PORT", about: "where it listens" },
  check: { type: "boolean", about: "changes nothing" },
  only: { type: "string", multiple: true, about: "leaves the others out" },
} as const;
const sample = { name: "npm run sample", about: "Shows what options are." };
const read = (...args: string[]) => readOptions(known, sample, args);

describe("options", () => {
  test("known ones are read", () => {
    expect({ ...read("--port", "80", "--check") }).toEqual({ port: "80", check: true });
  });

  test.each([
    { args: ["--colour"], message: "Unknown option '--colour'" },
    { args: ["-p"], message: "Unknown option '-p'" },
    { args: ["extra"], message: "Unexpected argument 'extra'" },
    { args: ["--port"], message: "Option '--port <value>' argument missing" },
    { args: ["--port", "-1"], message: "Option '--port' has no value" },
    { args: ["--check=yes"], message: "Option '--check' does not take an argument" },
  ])("$args is one sentence that names the options there are", ({ args, message }) => {
    expect(() => read(...args)).toThrow(
      new Misuse(`npm run sample: ${message}. It knows --port, --check, --only.`),
    );
  });
});

test("an option that npm took, as -- was missing before it, is refused", () => {
  const options = { "read-only": {}, seed: {} };
  const refuse = (args: string[], environment: Record<string, string>) =>
    refuseTakenByNpm(sample, options, args, environment);
  expect(() => refuse([], { npm_config_read_only: "true" })).toThrow(
    new Misuse(
      "npm run sample: npm took --read-only for itself; write npm run sample -- --read-only, with -- before all options.",
    ),
  );
  expect(() => refuse(["--seed=7"], { npm_config_seed: "8" })).not.toThrow();
  expect(() => refuse([], { npm_config_seed: "", npm_config_fund: "true" })).not.toThrow();
});

test.each([["--help"], ["-h"], ["--port", "--help"], ["--colour", "--help"]])(
  "help is printed whatever the other options are: %s",
  (...args) => {
    const lines = [
      "npm run sample -- [options]",
      "Shows what options are.",
      "",
      "  --port PORT   where it listens",
      "  --check       changes nothing",
      "  --only VALUE  leaves the others out; may be repeated",
      "  --help        shows this",
    ];
    expect(() => read(...args)).toThrow(new Help(lines.join("\n")));
  },
);

describe("an address that paths are put behind", () => {
  test("is printed without the slash at its end", () => {
    expect(readBaseAddress("https://api.example.com/v1/", "--url")).toBe("https://api.example.com/v1");
  });

  test.each([
    ["localhost:4010", "--url must be an http or https address such as https://api.example.com"],
    ["http://localhost/?page=1", "--url takes an address without ? and #"],
    ["http://localhost/#top", "--url takes an address without ? and #"],
  ])("%s is refused", (text, sentence) => {
    expect(() => readBaseAddress(text, "--url")).toThrow(new Misuse(`${sentence}, got "${text}".`));
  });
});

describe("a port", () => {
  test.each([
    [undefined, 4173],
    ["", 4173],
    ["0", 0],
    ["8080", 8080],
    ["65535", 65_535],
  ])("%j is %d", (text, port) => {
    expect(readPort(text, 4173, "PORT")).toBe(port);
  });

  test.each(["http", "-1", "80.5", "65536", "8080x", " ", "1e3", "0x50", "Infinity"])(
    "%j is refused",
    (text) => {
      expect(() => readPort(text, 4173, "PORT")).toThrow(
        new Misuse(`PORT must be a whole number from 0 to 65535, got "${text}".`),
      );
    },
  );
});

describe("the settings file", () => {
  const folder = temporaryFolder({
    "good/settings.json": "{}",
    "wrong/settings.json": '{ "localePrefixes": "yes" }',
    "list/settings.json": "[]",
  });
  const settingsOf = (name: string) => () => readSettingsFile(join(folder, name, "settings.json"));

  test("may be empty", () => {
    expect(settingsOf("good")).not.toThrow();
  });

  test.each([
    { name: "wrong", sentence: /localePrefixes must be .+, got "yes"/ },
    { name: "list", sentence: /the whole file must be an object in braces/ },
    { name: "gone", sentence: /^settings\.json cannot be read at .+; create it, \{\} is enough\.$/ },
  ])("that is $name is reported in one sentence", ({ name, sentence }) => {
    expect(settingsOf(name)).toThrow(sentence);
    expect(settingsOf(name)).not.toThrow(/\n/);
  });
});

test("--contract takes several files, as a shell's wildcard gives them", () => {
  expect(withContracts(["--contract", "a.yaml", "b.yaml", "--port", "80"])).toEqual([
    "--contract",
    "a.yaml",
    "--contract",
    "b.yaml",
    "--port",
    "80",
  ]);
});

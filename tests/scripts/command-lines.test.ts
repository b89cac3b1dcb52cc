import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectCopy, projectRoot } from "../support/project-copy";
import { type CommandResult, runScript } from "../support/run-command";
import { temporaryFolder } from "../support/temporary-folder";
import { everyNth } from "../support/thoroughness";
import { serve } from "./server-of";

/** One sentence on the error stream, no other output, and the exit code. */
function expectSentence({ code, output, errors }: CommandResult, exitCode: number): string {
  expect(errors.trimEnd(), "one line").not.toContain("\n");
  expect(errors).not.toMatch(/^\s+at /m);
  expect(output).toBe("");
  expect(code, errors).toBe(exitCode);
  return errors.trimEnd();
}

/** Runs commands two at a time: the machine has few cores, and a test should not wait for ten processes. */
async function runAll(
  commands: readonly (readonly [name: string, ...args: string[]])[],
): Promise<CommandResult[]> {
  const results: CommandResult[] = [];
  const left = [...commands.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, [name, ...args]] = next;
      results[index] = await runScript(name, args);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

test("a command whose output pipe is closed still does its work", { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const done = join(folder, "done");
  const command = join(projectRoot, "scripts/lib/command-line.ts");
  const program = `
    import { setImmediate as breathe } from "node:timers/promises";
    import { writeFileSync } from "node:fs";
    import { run } from ${JSON.stringify(command)};
    await run(async () => {
      for (let line = 0; line < 200; line++) {
        console.log("x".repeat(10_000));
        await breathe();
      }
      writeFileSync(${JSON.stringify(done)}, "");
    });`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    cwd: projectRoot,
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.stdout.once("data", () => child.stdout.destroy());
  const [code] = await once(child, "close");
  expect({ code, errors, isDone: existsSync(done) }).toEqual({ code: 0, errors: "", isDone: true });
});

test("every command prints its purpose and its options with --help, and does nothing else", {
  timeout: 120_000,
}, async () => {
  const own = Object.entries(packageScripts()).flatMap(([name, line]) => {
    const script = /^tsx scripts\/commands\/([\w-]+)\.ts$/.exec(line)?.[1];
    return script === undefined
      ? []
      : [{ title: name === "start" ? "npm start" : `npm run ${name}`, script }];
  });
  expect(own.length).toBeGreaterThan(12);
  const shown = everyNth(own, 3);
  const results = await runAll(shown.map(({ script }) => [script, "--help"]));
  shown.forEach(({ title }, index) => {
    const { code, output = "", errors } = results[index] ?? {};
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toMatch(
      new RegExp(`^${title} -- .+\\n[A-Z].+\\.\\n\\n(  --[a-z-]+.* {2}.+\\n)*  --help +shows this\\n$`),
    );
  });
});

test("the guide for back-end teams names the checker's options, all of them", async () => {
  const { output } = await runScript("contract-check", ["--help"]);
  const named = [...output.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = ""]) => name);
  const guide = readFileSync(join(projectRoot, "docs/backend-teams.md"), "utf8");
  const [, options = ""] = /^## Options\n([^#]+)^## /m.exec(guide) ?? [];
  const rows = options.split("\n").filter((line) => line.startsWith("| `--"));
  const documented = rows.flatMap((line) =>
    [...(line.split("|")[1] ?? "").matchAll(/--([a-z-]+)/g)].map(([, name = ""]) => name),
  );
  expect(named.filter((name) => name !== "help").sort()).toEqual(documented.sort());
});

function packageScripts(): Record<string, string> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectRoot, "package.json"), "utf8"),
  );
  return scripts;
}

describe("misuse is one sentence and exit code 2", { timeout: 60_000 }, () => {
  test("an unknown option is named, and so are those that exist", async () => {
    const commands = [
      {
        name: "start",
        title: "npm start",
        known:
          "--api, --live, --strict, --scenario, --import, --data, --mock, --port, --host, --reports, --skip-build",
      },
      {
        name: "mocks",
        title: "npm run mocks",
        known:
          "--port, --host, --data, --seed, --mock, --scenario, --import, --save, --api, --live, --strict, --reports",
      },
      { name: "generate", title: "npm run generate", known: "--check" },
      { name: "build", title: "npm run build", known: "--content, --activities" },
      { name: "contracts", script: "lint-contracts", title: "npm run contracts", known: "no options" },
      { name: "budget", title: "npm run budget", known: "no options" },
    ];
    // The options of a command are written for it, what refuses others is one function.
    const tried = everyNth(commands, 3);
    const results = await runAll(tried.map(({ name, script }) => [script ?? name, "--colour"]));
    tried.forEach(({ title, known }, index) => {
      const result = results[index];
      expect(result && expectSentence(result, 2)).toBe(
        `${title}: Unknown option '--colour'. It knows ${known}.`,
      );
    });
  });

  test("content for the pages that is at no address", async () => {
    expect(expectSentence(await runScript("build", ["--content", "ftp://example.com"]), 2)).toBe(
      '--content must be an http or https address such as https://api.example.com, got "ftp://example.com".',
    );
  });

  test("options of npm start and npm run dev that cannot be meant", async () => {
    const results = await runAll([
      ["start", "--port", "0", "--api", "nonsense"],
      ["start", "--api", "https://api.example.com", "--mock", "persona:visitor"],
      ["start", "--port", "0", "--mock", "persona:king"],
      ["start", "--port", "0", "--data", join(projectRoot, "package.json/worlds.sqlite")],
      ["dev", "--mock", "persona:king"],
    ]);
    expect(results.map((result) => expectSentence(result, 2))).toEqual([
      '--api must be an http or https address such as https://api.example.com, got "nonsense".',
      "npm start: --api uses a real back end, so --mock and --data have no meaning; leave them out.",
      expect.stringContaining('"persona:king" names no persona'),
      expect.stringMatching(
        /^the place of --data must be a folder that can be written, and ".*package\.json" is none/,
      ),
      expect.stringMatching(/^npm run dev: --mock: .*"persona:king" names no persona; there are .*visitor/),
    ]);
  });

  test("what names no test of the browser, and no picture", async () => {
    const [unnamed, wrong, unknown, foreign] = await runAll([
      ["e2e", "nothing.test.ts"],
      ["e2e", "--colour"],
      ["take-screenshots", "--url", "http://localhost:4173", "--only", "nothing"],
      [
        "take-screenshots",
        "--url",
        `http://127.0.0.1:${await serve((_request, response) => response.end())}`,
        "--only",
        "report-a4",
      ],
    ]);
    expect(unnamed && expectSentence(unnamed, 2)).toBe(
      "npm run e2e: no test fits nothing.test.ts; name files of tests/e2e, such as login, or with -g a part of a test's name.",
    );
    expect(wrong && expectSentence(wrong, 2)).toBe("npm run e2e: unknown option '--colour'.");
    expect(unknown && expectSentence(unknown, 2)).toMatch(
      /^npm run screenshots: no picture's name begins with "nothing"; there are home, .*, report-a4-zh-CN\.png, .*, share\.$/,
    );
    expect(foreign && expectSentence(foreign, 2)).toMatch(
      /^npm run screenshots: --url: http:\/\/127\.0\.0\.1:\d+ has no mock back end whose world could be prepared; start the site with npm start\.$/,
    );
  });

  test("options that npm took, where a command reads its arguments by itself", async () => {
    const commands = everyNth(
      [
        { name: "e2e", option: "grep", written: "--grep" },
        { name: "e2e", option: "global", written: "-g TEXT" },
        { name: "contract-diff", option: "gate", written: "--gate" },
      ],
      2,
    );
    for (const { name, option, written } of commands) {
      const environment = { [`npm_config_${option}`]: "true" };
      expect(expectSentence(await runScript(name, [], { environment }), 2)).toBe(
        `npm run ${name}: npm took ${written.split(" ")[0]} for itself; write npm run ${name} -- ${written}, with -- before all options.`,
      );
    }
  });

  test("a PORT that is no number", async () => {
    const result = await runScript("start", [], { environment: { PORT: "http" } });
    expect(expectSentence(result, 2)).toBe('PORT must be a whole number from 0 to 65535, got "http".');
  });

  test("a busy port is named before anything is built, and an address that is not this machine's", async () => {
    const port = String(await serve((_request, response) => response.end()));
    const results = await runAll([
      ["start", "--port", port],
      ["dev", "--port", port],
      ["dev", "--port", "0", "--host", "192.0.2.1"],
    ]);
    expect(results.map((result) => expectSentence(result, 2))).toEqual([
      `npm start: port ${port} is in use; stop what runs there or choose another with --port.`,
      `npm run dev: port ${port} is in use; stop what runs there or choose another with --port.`,
      "npm run dev: --host 192.0.2.1 is no address of this machine.",
    ]);
  });
});

describe("what is broken in the project is one sentence and exit code 1", { timeout: 60_000 }, () => {
  let copy = "";
  const scriptIn = (name: string, ...args: string[]) => runScript(name, args, { folder: copy });
  beforeAll(() => {
    copy = projectCopy([
      "contracts/content.yaml",
      "contracts/common",
      "scripts",
      "public",
      "package.json",
      "src",
      "mocks",
    ]);
  });

  test("settings that are not JSON", async () => {
    writeFileSync(join(copy, "public/settings.json"), "{ hosts: }");
    // Both read them with the same function.
    const commands = everyNth([["start", "--port", "0"], ["build"]] as const, 2);
    const results = await Promise.all(commands.map(([name, ...args]) => scriptIn(name, ...args)));
    for (const result of results)
      expect(expectSentence(result, 1)).toMatch(
        /^settings\.json is not JSON \(.+\); mend it or put \{\} there\.$/,
      );
  });

  test("a broken contract, with its file and line", async () => {
    writeFileSync(
      join(copy, "contracts/content.yaml"),
      [
        "openapi: 3.1.0",
        "paths:",
        "  /api/thing:",
        "    get:",
        "      parameters:",
        '        - $ref: "common/parameters.yaml#/Nowhere"',
        "",
      ].join("\n"),
    );
    const sentence = "contracts/content.yaml:6: the reference common/parameters.yaml#/Nowhere leads nowhere.";
    // Both read it with the same function.
    const commands = everyNth([["lint-contracts"], ["generate", "--check"]] as const, 2);
    const results = await Promise.all(commands.map(([name, ...args]) => scriptIn(name, ...args)));
    for (const result of results) expect(expectSentence(result, 1)).toBe(sentence);
  });

  test("a budget without a build", async () => {
    expect(expectSentence(await scriptIn("budget"), 1)).toBe(
      "budget: dist/ is missing; run npm run build first.",
    );
  });
});

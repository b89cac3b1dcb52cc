import { spawn } from "node:child_process";
import { join } from "node:path";
import { readOptions, run } from "../lib/command-line";

const root = join(import.meta.dirname, "../..");

/** Everything that must hold, in the order that fails soonest. */
const steps = [
  { name: "types", command: "types" },
  { name: "lint", command: "lint" },
  { name: "import rules", command: "imports" },
  { name: "generated types", command: "generate", args: ["--check"] },
  { name: "contracts", command: "contracts" },
  { name: "breaking changes of the contracts", command: "contract-diff", args: ["--gate"] },
  { name: "unit tests and journeys", command: "unit" },
  { name: "journeys of the contracts", command: "journeys" },
  { name: "production build", command: "build" },
  { name: "budget", command: "budget" },
  { name: "real browser", command: "e2e" },
];

await run(async () => {
  readOptions({}, { name: "npm run verify", about: "Runs every check of the project, the quickest first." });
  let passed = 0;
  let failed = 0;
  for (const { name, command, args = [] } of steps) {
    console.log(`\n── ${name}`);
    const started = performance.now();
    const { code, output } = await npmRun(command, args);
    const counts = countTests(output);
    passed += counts.passed;
    failed += counts.failed;
    if (code !== 0) {
      console.log(`\n${passed} passed, ${Math.max(failed, 1)} failed`);
      throw new Error(`verify: ${name} failed; run npm run ${command} alone to see it again.`);
    }
    console.log(`── ${name}: good (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
});

function npmRun(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", command, ...(args.length > 0 ? ["--", ...args] : [])], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      // The build step comes before the browser, which need not build again.
      env: { ...process.env, STOCKBOOK_BUILT: command === "e2e" ? "1" : "" },
      shell: process.platform === "win32",
    });
    let output = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        to.write(chunk);
      });
    }
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Reads the closing lines of Vitest (`Tests  120 passed`) and Playwright (`48 passed`). */
function countTests(output: string): { passed: number; failed: number } {
  const plain = output.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g"), "");
  const vitest = /^\s*Tests\s+(.*)$/m.exec(plain)?.[1];
  const lines =
    vitest ?? [...plain.matchAll(/^\s+\d+ (?:passed|failed|flaky).*$/gm)].map(([line]) => line).join(" ");
  const count = (label: string) => Number(new RegExp(`(\\d+) ${label}`).exec(lines)?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed") };
}

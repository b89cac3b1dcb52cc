import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

/** One of the project's commands that must end with exit code 0. */
export interface Step {
  /** What it checks, for its heading. */
  readonly name: string;
  /** Of `npm run`. */
  readonly command: string;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Runs beside the others at the lowest priority, which leaves it the processor time that they do not use. */
  readonly isBackground?: boolean;
}

/** Tests that steps ran. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** A step that failed, or `null` where none did. */
interface StageResult {
  readonly failed: Step | null;
  readonly counts: TestCounts;
}

/**
 * Runs steps that do not need each other. A single one shows its output as it comes; several run two at a time, as most
 * keep one core busy, and show theirs when they end. Background steps run one after the other, each only when those
 * before it are good.
 * @param root folder with the package.json
 */
export async function runStage(root: string, steps: readonly Step[]): Promise<StageResult> {
  const waiting = steps.filter(({ isBackground }) => !isBackground);
  const background = steps.filter(({ isBackground }) => isBackground);
  const counts: TestCounts = { passed: 0, failed: 0 };
  const isSingle = waiting.length === 1;
  let failed: Step | null = null;
  const work = async (queue: Step[]) => {
    for (let step = queue.shift(); step && failed === null; step = queue.shift()) {
      const isShown = isSingle && !step.isBackground;
      if (isShown) console.log(`\n── ${step.name}`);
      const started = performance.now();
      const { code, output } = await npmRun(root, step, isShown);
      if (!isShown) process.stdout.write(`\n── ${step.name}\n${output}`);
      const found = countTests(output);
      counts.passed += found.passed;
      counts.failed += found.failed;
      if (code !== 0) failed ??= step;
      else console.log(`── ${step.name}: good (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all([work(waiting), work(waiting), work(background)]);
  return { failed, counts };
}

function npmRun(
  root: string,
  { command, args = [], environment = {}, isBackground = false }: Step,
  isShown: boolean,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", command, ...(args.length > 0 ? ["--", ...args] : [])], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environment },
      shell: process.platform === "win32",
    });
    // What it starts inherits the priority.
    if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (isShown) to.write(chunk);
      });
    }
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Reads the closing lines of Vitest (`Tests  120 passed`) and Playwright (`48 passed`). */
export function countTests(output: string): TestCounts {
  const plain = output.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g"), "");
  const vitest = /^\s*Tests\s+(.*)$/m.exec(plain)?.[1];
  const lines =
    vitest ?? [...plain.matchAll(/^\s+\d+ (?:passed|failed|flaky).*$/gm)].map(([line]) => line).join(" ");
  const count = (label: string) => Number(new RegExp(`(\\d+) ${label}`).exec(lines)?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed") };
}

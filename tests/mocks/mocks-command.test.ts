import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyNth } from "../support/thoroughness";

function start(...options: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/commands/mocks.ts", ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { text: "", errors: "" };
  child.stdout.on("data", (chunk) => {
    output.text += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output.errors += chunk;
  });
  return { child, output };
}

async function misuse(...options: string[]): Promise<string> {
  const { child, output } = start(...options);
  const [code] = await once(child, "exit");
  expect(code, output.errors).toBe(2);
  return output.errors.trim();
}

test("misuse is one sentence and exit code 2", { timeout: 60_000 }, async () => {
  const busy = createServer().listen(0);
  await once(busy, "listening");
  const address = busy.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const folder = mkdtempSync(join(tmpdir(), "stockbook-mocks-"));
  const notes = join(folder, "notes.txt");
  writeFileSync(notes, "no database ".repeat(1000));
  try {
    const mistakes: readonly { options: string[]; sentence: string }[] = [
      {
        options: ["--port", String(port)],
        sentence: `npm run mocks: port ${port} is in use; stop what runs there or choose another with --port.`,
      },
      { options: ["--port", "many"], sentence: "--port must be a whole number" },
      { options: ["--data", notes], sentence: "cannot be used to keep worlds" },
      { options: ["--colour", "red"], sentence: "--port, --host, --data, --seed, --mock" },
      { options: ["--seed", "x"], sentence: "--seed" },
      { options: ["--mock", "persona:king"], sentence: '"persona:king" names no persona' },
    ];
    const tried = everyNth(mistakes, 2);
    const sentences = await Promise.all(tried.map(({ options }) => misuse(...options)));
    tried.forEach(({ sentence }, index) => void expect(sentences[index]).toContain(sentence));
    for (const sentence of sentences) expect(sentence).not.toContain("\n");
  } finally {
    busy.close();
    rmSync(folder, { recursive: true });
  }
});

test("it prints its address, answers, and stops when asked", { timeout: 30_000 }, async () => {
  const { child, output } = start("--port", "0", "--host", "127.0.0.1", "--seed", "7");
  try {
    await expect.poll(() => output.text, { timeout: 20_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    const origin = /http:\/\/[\d.:]+/.exec(output.text)?.[0] ?? "";
    const state: unknown = await (await fetch(`${origin}/__mock/state`)).json();
    expect(state).toMatchObject({ seed: 7 });
  } finally {
    child.kill("SIGTERM");
  }
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

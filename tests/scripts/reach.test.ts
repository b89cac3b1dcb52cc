import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { projectRoot } from "../support/project-copy";
import { freePort } from "./server-of";

const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

/**
 * Addresses that a server on loopback alone does not answer: those of the network, and on Linux a second loopback
 * address, which a server on all addresses does answer.
 */
const otherAddresses = [
  ...(process.platform === "linux" ? ["127.0.0.2"] : []),
  ...Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address),
];

/** Starts a command on a free port and waits until this machine reaches it. */
async function start(command: string, ...options: string[]): Promise<{ port: number; output: () => string }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["--import", "tsx", `scripts/commands/${command}.ts`, "--port", String(port), ...options],
    { cwd: projectRoot, stdio: ["ignore", "pipe", "pipe"] },
  );
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  await expect.poll(() => accepts("127.0.0.1", port), { timeout: 25_000 }).toBe(true);
  return { port, output: () => output };
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
    socket.setTimeout(2000, () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
}

test.each([
  ["start"],
  ["mocks"],
  ["contract-proxy", "--contract", "contracts/report.yaml", "--target", "http://127.0.0.1:9"],
])("%s is reached from this machine alone", { timeout: 60_000 }, async (command, ...options) => {
  const { port } = await start(command, ...options);
  expect(otherAddresses.length).toBeGreaterThan(0);
  for (const address of otherAddresses) expect(await accepts(address, port), address).toBe(false);
});

test("--host lets other machines in and says who reaches what", { timeout: 60_000 }, async () => {
  const { port, output } = await start("mocks", "--host");
  for (const address of otherAddresses) expect(await accepts(address, port), address).toBe(true);
  const hasNetwork = otherAddresses.some((address) => !address.startsWith("127."));
  if (hasNetwork)
    await expect
      .poll(output)
      .toMatch(/^Everyone in the same network reaches it, its controls included, at http:\/\/[\d.]+:\d+$/m);
});

test("every server of scripts and mocks names the address it listens at", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "scripts", "mocks"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  const calls = files
    .split("\n")
    .filter((file) => file.endsWith(".ts") && existsSync(join(projectRoot, file)))
    .flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), "utf8");
      if (!text.includes("createServer(")) return [];
      return [...text.matchAll(/\bserver\.listen\(([^)]*)/gi)].map(([, given = ""]) => ({ file, given }));
    });
  expect(calls.length).toBeGreaterThan(2);
  // Vite's own server takes it from its configuration, and is on loopback when it has none.
  const unnamed = calls.filter(({ given }) => !/"127\.0\.0\.1"|\bhost\b/.test(given));
  expect(unnamed).toEqual([{ file: "scripts/commands/dev.ts", given: "" }]);
});

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Starts `npm run dev` on a free port and waits for its printed address. End its process when the test ends. */
export function startDevelopment(
  more: readonly string[] = [],
): Promise<{ server: ChildProcess; address: string }> {
  const options = ["--port", "0", ...more];
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/commands/dev.ts", ...options], {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1" },
  });
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve({ server, address });
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("exit", (code) => reject(new Error(`npm run dev ended with ${code}: ${output}`)));
  });
}

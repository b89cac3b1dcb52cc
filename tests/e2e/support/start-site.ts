import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

interface StartedSite {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts `npm start` on a free port with what was built for all tests. */
export function startSite(more: readonly string[]): Promise<StartedSite> {
  const options = ["--port", "0", "--data", ":memory:", "--skip-build", ...more];
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/commands/start.ts", ...options], {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1" },
  });
  async function close(): Promise<void> {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  }
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^Stockbook: (http:\S+)/m.exec(output)?.[1];
      if (address !== undefined) resolve({ address, close });
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("exit", (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });
}

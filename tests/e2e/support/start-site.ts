import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

export interface StartedServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts `npm start` on a free port with what was built for all tests. */
export function startSite(more: readonly string[]): Promise<StartedServer> {
  const options = ["--port", "0", "--data", ":memory:", "--skip-build", ...more];
  return startServer("start", options, /^Stockbook: (http:\S+)/m);
}

/** Starts `npm run mocks` on a free port. */
export function startMocks(more: readonly string[] = []): Promise<StartedServer> {
  return startServer("mocks", ["--port", "0", ...more], /^Mock back end: (http:\S+)/m);
}

/** Starts a command that serves, and waits for the line with its address. */
function startServer(command: string, options: readonly string[], line: RegExp): Promise<StartedServer> {
  const server = spawn(process.execPath, ["--import", "tsx", `scripts/commands/${command}.ts`, ...options], {
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
      const address = line.exec(output)?.[1];
      if (address !== undefined) resolve({ address, close });
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("exit", (code) => reject(new Error(`npm run ${command} ended with ${code}: ${output}`)));
  });
}

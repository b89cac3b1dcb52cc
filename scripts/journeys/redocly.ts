import { spawn } from "node:child_process";
import { join } from "node:path";

export interface RedoclyResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs Redocly's command line; its notices about versions and its telemetry are switched off. */
export function runRedocly(root: string, args: readonly string[]): Promise<RedoclyResult> {
  const child = spawn(process.execPath, [join(root, "node_modules/@redocly/cli/bin/cli.js"), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output, errors }));
  });
}

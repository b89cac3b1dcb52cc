import { execFile } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "./project-copy";

export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

interface CommandOptions {
  /** Its working folder; by default the project's root. */
  folder?: string;
  environment?: Readonly<Record<string, string>>;
}

/** Runs one of the project's commands (`scripts/commands/<name>.ts`) to its end. */
export function runScript(
  name: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const folder = options.folder ?? projectRoot;
  return runNode(["--import", "tsx", join(folder, "scripts/commands", `${name}.ts`), ...args], {
    ...options,
    folder,
  });
}

/** Runs Node to its end; a failing exit code is returned, not thrown. */
export function runNode(args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  return runProgram(process.execPath, args, options);
}

/** Runs a program to its end; a failing exit code is returned, not thrown. */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder = projectRoot, environment = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const { PORT: _port, ...inherited } = process.env;
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      [...args],
      { cwd: folder, env: { ...inherited, ...environment }, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
      (error, output, errors) => {
        const { exitCode, signalCode } = child;
        if (exitCode === null) reject(new Error(`Stopped by ${signalCode}: ${error?.message}`));
        else resolve({ code: exitCode, output, errors });
      },
    );
  });
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-copy";
import { runNode } from "./run-command";

/** One compiler error. */
export interface TypeProblem {
  /** Relative to the checked folder, with forward slashes. */
  file: string;
  line: number;
  /** The compiler's message, with its further lines. */
  message: string;
  /** The line of code with the error. */
  source: string;
}

/**
 * Checks the project in a folder by its tsconfig.json with the compiler of `npm run types`. Other tests keep the second
 * core busy: several checkers would compute the same types side by side and take twice the time.
 */
export async function typeProblems(folder: string): Promise<TypeProblem[]> {
  const settings = join(projectRoot, "scripts/commands/types.env");
  const compiler = join(projectRoot, "node_modules/typescript-native/bin/tsc");
  const options = ["-p", "tsconfig.json", "--checkers", "1", "--pretty", "false"];
  const { output } = await runNode([`--env-file=${settings}`, compiler, ...options], { folder });
  const problems: TypeProblem[] = [];
  for (const line of output.split("\n")) {
    const [, file, number, message] = /^(\S+?)\((\d+),\d+\): error (.*)$/.exec(line) ?? [];
    const last = problems.at(-1);
    if (file && message) {
      problems.push({
        file,
        line: Number(number),
        message,
        source: readLine(join(folder, file), Number(number)),
      });
    } else if (last && line.startsWith(" ")) last.message += `\n${line}`;
  }
  return problems;
}

function readLine(path: string, line: number): string {
  return readFileSync(path, "utf8").split("\n")[line - 1] ?? "";
}

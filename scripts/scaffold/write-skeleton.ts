import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { generateGroup } from "../contracts/generate-group";
import { writeGenerated } from "../contracts/generated-files";
import type { Group } from "../contracts/groups";
import { EditProblem } from "./edit-problem";
import { planOperation } from "./operation";
import type { Plan, PlannedFile } from "./plan";
import type { Request } from "./read-arguments";
import { planScreen } from "./screen";

/**
 * Writes the files of a skeleton; the types of a changed contract follow, and everything is formatted as `npm run lint`
 * wants it.
 * @returns the files in the order in which they are worked on
 * @throws EditProblem where a file exists, has no place for its change, or would make the contract invalid; nothing is
 * written then
 */
export async function writeSkeleton(root: string, request: Request): Promise<readonly PlannedFile[]> {
  const plan =
    request.kind === "screen" ? planScreen(root, request.screen) : planOperation(root, request.operation);
  plan.write();
  if (request.kind === "operation") await generate(root, request.operation.group, plan);
  format(
    root,
    plan.planned.map(({ path }) => path).filter((path) => !path.endsWith(".yaml")),
  );
  return plan.planned;
}

async function generate(root: string, group: Group, plan: Plan): Promise<void> {
  try {
    writeGenerated(root, await generateGroup(root, group));
  } catch (error) {
    plan.undo();
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new EditProblem(`contracts/${group}.yaml would not be valid, so nothing was written: ${reason}`);
  }
}

/** @throws Error with the formatter's words where it cannot work */
function format(root: string, files: readonly string[]): void {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const { status, stderr } = spawnSync(process.execPath, [biome, "check", "--write", ...files], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The files are written, but not formatted: ${stderr.trim()}`);
}

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { generateGroup } from "../contracts/generate-group";
import { writeGenerated } from "../contracts/generated-files";
import { planOperation } from "./operation";
import type { PlannedFile } from "./plan";
import type { Request } from "./read-arguments";
import { planScreen } from "./screen";

/**
 * Writes the files of a skeleton; the types of a changed contract follow, and everything is formatted as `npm run lint`
 * wants it.
 * @returns the files in the order in which they are worked on
 * @throws EditProblem before anything is written, where a file exists or has no place for its change
 */
export async function writeSkeleton(root: string, request: Request): Promise<readonly PlannedFile[]> {
  const plan =
    request.kind === "screen" ? planScreen(root, request.screen) : planOperation(root, request.operation);
  plan.write();
  if (request.kind === "operation") writeGenerated(root, await generateGroup(root, request.operation.group));
  format(
    root,
    plan.planned.map(({ path }) => path).filter((path) => !path.endsWith(".yaml")),
  );
  return plan.planned;
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

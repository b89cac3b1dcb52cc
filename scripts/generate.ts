import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readOptions, run } from "./command-line";
import { generateGroup } from "./contracts/generate-group";
import { groups, writtenGroups } from "./contracts/groups";
import { ContractProblems } from "./contracts/problem";

const root = join(import.meta.dirname, "..");

await run(async () => {
  const { check } = readOptions({ check: { type: "boolean" } }, "npm run generate");
  const stale: string[] = [];
  const broken: string[] = [];
  for (const group of writtenGroups(root)) {
    try {
      for (const { path, text } of await generateGroup(root, group)) {
        if (readIfThere(join(root, path)) === text) continue;
        stale.push(path);
        if (check) continue;
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    } catch (error) {
      if (!(error instanceof ContractProblems)) throw error;
      broken.push(error.message);
    }
  }
  if (broken.length > 0) throw new Error(broken.join("\n"));
  if (check && stale.length > 0) {
    throw new Error(
      `${stale.join(", ")}: not what the contract says; run npm run generate and commit the result.`,
    );
  }
  const done = stale.length > 0 ? `wrote ${stale.join(", ")}` : "everything is as the contracts say";
  console.log(`generate: ${done} (${writtenGroups(root).length} of ${groups.length} groups written)`);
});

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

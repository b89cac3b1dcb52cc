import { generateGroup } from "./generate-group";
import { orphanedFiles, removeGenerated, staleFiles, writeGenerated } from "./generated-files";
import { existingGroups, groups } from "./groups";
import { ContractProblems } from "./problem";

/**
 * Generates what the contracts of a project make, and removes what none of them makes any more.
 * @param isCheck writes nothing, and fails where a file is stale or orphaned
 * @returns a line for each file written
 * @throws Error with what is wrong with the contracts, or which files are stale
 */
export async function generateAll(root: string, isCheck: boolean): Promise<string[]> {
  const stale: string[] = [];
  const broken: string[] = [];
  for (const group of existingGroups(root)) {
    try {
      const files = staleFiles(root, await generateGroup(root, group));
      stale.push(...files.map(({ path }) => path));
      if (!isCheck) writeGenerated(root, files);
    } catch (error) {
      if (!(error instanceof ContractProblems)) throw error;
      broken.push(error.message);
    }
  }
  if (broken.length > 0) throw new Error(broken.join("\n"));
  const orphaned = orphanedFiles(root, existingGroups(root));
  if (isCheck) refuseDifferences(stale, orphaned);
  removeGenerated(root, orphaned);
  const done = stale.length > 0 ? `wrote ${stale.join(", ")}` : "everything matches the contracts";
  return [
    ...(orphaned.length > 0 ? [`generate: removed ${orphaned.join(", ")}`] : []),
    `generate: ${done} (${existingGroups(root).length} of ${groups.length} groups written)`,
  ];
}

function refuseDifferences(stale: readonly string[], orphaned: readonly string[]): void {
  if (stale.length > 0)
    throw new Error(
      `${stale.join(", ")}: does not match the contract; run npm run generate and commit the result.`,
    );
  if (orphaned.length > 0)
    throw new Error(`${orphaned.join(", ")}: no contract generates this any more; run npm run generate.`);
}

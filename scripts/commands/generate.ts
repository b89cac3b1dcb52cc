import { join } from "node:path";
import { generateGroup } from "../contracts/generate-group";
import { orphanedFiles, removeGenerated, staleFiles, writeGenerated } from "../contracts/generated-files";
import { existingGroups, groups } from "../contracts/groups";
import { ContractProblems } from "../contracts/problem";
import { readOptions, run } from "../lib/command-line";

const root = join(import.meta.dirname, "../..");

await run(async () => {
  const { check } = readOptions(
    { check: { type: "boolean", about: "writes nothing, and fails where a file is stale" } },
    { name: "npm run generate", about: "Generates src/generated/ from the contracts." },
  );
  const stale: string[] = [];
  const broken: string[] = [];
  for (const group of existingGroups(root)) {
    try {
      const files = staleFiles(root, await generateGroup(root, group));
      stale.push(...files.map(({ path }) => path));
      if (!check) writeGenerated(root, files);
    } catch (error) {
      if (!(error instanceof ContractProblems)) throw error;
      broken.push(error.message);
    }
  }
  if (broken.length > 0) throw new Error(broken.join("\n"));
  if (check && stale.length > 0) {
    throw new Error(
      `${stale.join(", ")}: does not match the contract; run npm run generate and commit the result.`,
    );
  }
  const orphaned = orphanedFiles(root, existingGroups(root));
  if (check && orphaned.length > 0) {
    throw new Error(`${orphaned.join(", ")}: no contract generates this any more; run npm run generate.`);
  }
  removeGenerated(root, orphaned);
  if (orphaned.length > 0) console.log(`generate: removed ${orphaned.join(", ")}`);
  const done = stale.length > 0 ? `wrote ${stale.join(", ")}` : "everything matches the contracts";
  console.log(`generate: ${done} (${existingGroups(root).length} of ${groups.length} groups written)`);
});

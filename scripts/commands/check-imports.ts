import { join } from "node:path";
import { readOptions, run } from "../lib/command-line";
import { brokenImportRules, storeImportGraph } from "../lib/import-graph";

const root = join(import.meta.dirname, "../..");

await run(async () => {
  readOptions({}, { name: "npm run imports", about: "Checks who imports whom against the import rules." });
  storeImportGraph(root);
  const { areBroken, report } = brokenImportRules(root);
  console.log(report.trim());
  if (areBroken)
    throw new Error("imports: move what both need to a lower folder; docs/map.md has the order.");
});

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractPath, existingGroups } from "../groups";
import { loadContract } from "../load";
import { contractsPage } from "./page";

/** Where a page in `dist/contracts/` finds the project it was made from. */
export const projectFromPage = "../../";

/**
 * Writes the page of the contracts of a project into a folder of it: `index.html`, and its script and style beside it.
 * @returns paths written, from the project's root
 * @throws ContractProblems when a contract cannot be used.
 */
export function writeDocs(root: string, source: string, folder = "dist/contracts"): string[] {
  const contracts = existingGroups(root).map((group) => ({
    group,
    contract: loadContract(contractPath(root, group), root),
  }));
  const files = {
    "index.html": contractsPage(contracts, source),
    "contracts.css": `${tokens(root)}\n${readFileSync(join(import.meta.dirname, "contracts.css"), "utf8")}`,
    "contracts.js": readFileSync(join(import.meta.dirname, "contracts.js"), "utf8"),
  };
  mkdirSync(join(root, folder), { recursive: true });
  return Object.entries(files).map(([name, text]) => {
    const path = `${folder}/${name}`;
    writeFileSync(join(root, path), text);
    return path;
  });
}

/** The colours and sizes of the product, without the utilities made from them. */
function tokens(root: string): string {
  return readFileSync(join(root, "src/ui/tokens.css"), "utf8").split("@theme")[0] ?? "";
}

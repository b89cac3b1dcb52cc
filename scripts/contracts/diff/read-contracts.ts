import { readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type LoadedContract, loadContract } from "../load";
import type { ContractSource } from "../source";

/**
 * The contracts at a path by file name: one file, or every .yaml, .yml and .json directly in a folder. Null when
 * there is no contract.
 * @param root places are reported relative to it
 * @param skipped file names of a folder that are left out
 * @throws ContractProblems when one of them cannot be used
 */
export function readContracts(
  path: string,
  root: string,
  skipped: ReadonlySet<string> = new Set(),
): Map<string, LoadedContract> | null {
  const full = resolve(root, path);
  const status = statSync(full, { throwIfNoEntry: false });
  if (!status) return null;
  if (!status.isDirectory()) {
    const contract = loadContract(full, root);
    // Another file would have no operation, and all of the other version would be gone.
    return typeof contract.document["openapi"] === "string" ? new Map([[basename(full), contract]]) : null;
  }
  const names = readdirSync(full).filter((name) => /\.(ya?ml|json)$/.test(name));
  if (names.length === 0) return null;
  // What they have in common is read once.
  const sources = new Map<string, ContractSource>();
  return new Map(
    names
      .filter((name) => !skipped.has(name))
      .sort()
      .map((name) => [name, loadContract(join(full, name), root, sources)]),
  );
}

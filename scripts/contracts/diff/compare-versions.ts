import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { LoadedContract } from "../load";
import type { Change } from "./change";
import { compareContracts, wholeContract } from "./compare-contracts";
import { readContracts } from "./read-contracts";
import { unchangedContracts } from "./unchanged-contracts";

/** A version of contracts: a file or folder, below the root that places are reported from. */
export interface VersionPath {
  readonly root: string;
  readonly path: string;
}

/** A version that has no contract. */
export class NoContracts extends Error {
  readonly version: VersionPath;

  constructor(version: VersionPath) {
    super(`There is no contract at ${version.path}.`);
    this.version = version;
  }
}

/** A file and a folder: all other contracts of the folder would seem to be gone, or new. */
export class MixedVersions extends Error {
  constructor(old: VersionPath, current: VersionPath) {
    super(`${old.path} and ${current.path} are a file and a folder; give two files or two folders.`);
  }
}

/**
 * Everything that differs between two versions. Two files are two versions whatever they are called; contracts of two
 * folders pair by file name.
 * @throws NoContracts, MixedVersions, ContractProblems
 */
export function compareVersions(old: VersionPath, current: VersionPath): Change[] {
  const areFolders = [old, current].map(isFolder);
  if (areFolders[0] !== areFolders[1] && !areFolders.includes(null)) throw new MixedVersions(old, current);
  const unchanged = unchangedContracts(resolve(old.root, old.path), resolve(current.root, current.path));
  const contracts = [read(old, unchanged), read(current, unchanged)] as const;
  // What is left of two folders is paired by name, be it one contract on each side.
  const compared = unchanged.size > 0 ? pairsByName(...contracts) : pairs(...contracts);
  return compared.flatMap(([before, after]) => {
    if (before && after) return compareContracts(before, after);
    if (before) return wholeContract(before, "gone");
    return after ? wholeContract(after, "new") : [];
  });
}

/** Null where there is nothing. */
function isFolder({ root, path }: VersionPath): boolean | null {
  return statSync(resolve(root, path), { throwIfNoEntry: false })?.isDirectory() ?? null;
}

type Contracts = ReadonlyMap<string, LoadedContract>;

function read(version: VersionPath, unchanged: ReadonlySet<string>): Contracts {
  const contracts = readContracts(version.path, version.root, unchanged);
  if (!contracts) throw new NoContracts(version);
  return contracts;
}

type Pair = readonly [LoadedContract | undefined, LoadedContract | undefined];

function pairs(old: Contracts, current: Contracts): Pair[] {
  if (old.size === 1 && current.size === 1) return [[[...old.values()][0], [...current.values()][0]]];
  return pairsByName(old, current);
}

function pairsByName(old: Contracts, current: Contracts): Pair[] {
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  return names.map((name) => [old.get(name), current.get(name)]);
}

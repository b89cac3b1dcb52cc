import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createFolder } from "../lib/create-folder";

/** What a package made here takes over from the project's own. */
export interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}

/**
 * Packages with the versions that the project tests with.
 * @throws Error where the project pins none
 */
export function pinnedVersions(names: Iterable<string>, manifest: Manifest): Record<string, string> {
  const known = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const version = known[name];
      if (version === undefined || !/^\d/.test(version))
        throw new Error(`package.json pins no version of ${name}, which the package imports.`);
      return [name, version];
    }),
  );
}

/**
 * Packs what `fill` writes into an empty folder. The folder of the tarball may hold anything else: nothing in it is
 * removed, a tarball of the same version is replaced.
 * @returns the path of the tarball
 * @throws Misuse where the destination is no folder that can be written
 */
export async function packInto(
  root: string,
  destination: string,
  fill: (content: string) => Promise<void>,
): Promise<string> {
  createFolder(destination, "--out");
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  // Inside the project, where compiler and bundler find its packages.
  const content = mkdtempSync(join(cache, "package-"));
  try {
    await fill(content);
    return packFolder(content, destination);
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}

function packFolder(content: string, destination: string): string {
  const output = execFileSync("npm", ["pack", "--json", "--pack-destination", destination], {
    cwd: content,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const [packed]: { filename: string }[] = JSON.parse(output);
  if (!packed) throw new Error("npm pack wrote no tarball.");
  return join(destination, packed.filename);
}

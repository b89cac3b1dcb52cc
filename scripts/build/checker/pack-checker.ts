import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { packInto, pinnedVersions, readManifest } from "../npm-package";
import { packageGuide } from "./package-guide";

/** The tarball of the contract checker, and the packages that it installs. */
export interface CheckerPackage {
  file: string;
  dependencies: Readonly<Record<string, string>>;
}

/**
 * Packs the contract checker as a package of its own: one file of JavaScript that runs without a compiler, and the
 * packages that it imports in the versions that are tested here.
 */
export async function packChecker(root: string, folder: string): Promise<CheckerPackage> {
  const manifest = readManifest(root);
  const dependencies = pinnedVersions(importedPackages(root), manifest);
  const own = {
    name: "contract-check",
    version: manifest.version,
    description: "Checks a running server against its OpenAPI contracts",
    type: "module",
    bin: { "contract-check": "contract-check.js" },
    engines: manifest.engines,
    dependencies,
  };
  const file = await packInto(root, folder, async (content) => {
    await bundle(root, content);
    writeFileSync(join(content, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
    writeFileSync(join(content, "README.md"), packageGuide(root));
  });
  return { file, dependencies };
}

/** Writes the program as one file, which imports packages and Node alone. */
async function bundle(root: string, content: string): Promise<void> {
  const file = join(content, "contract-check.js");
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "error",
    build: {
      ssr: join(root, "scripts", "contract-check", "cli.ts"),
      outDir: content,
      emptyOutDir: false,
      target: "node20",
      minify: false,
      rollupOptions: { output: { entryFileNames: "contract-check.js", banner: "#!/usr/bin/env node" } },
    },
  });
  chmodSync(file, 0o755);
}

/** The packages that the checker's sources name, also those that it only loads when they are needed. */
function importedPackages(root: string): Set<string> {
  const folder = join(root, "scripts", "contract-check");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const names = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return [...text.matchAll(/\bfrom "([^".][^"]*)"/g)].map(([, source = ""]) => source);
  });
  return new Set(
    names
      .filter((source) => !source.startsWith("node:"))
      .map((source) =>
        source
          .split("/")
          .slice(0, source.startsWith("@") ? 2 : 1)
          .join("/"),
      ),
  );
}

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entries } from "./bundle-entries";

/** Writes the types of the entries, and of everything they are made of, below `types/`. */
export function writeDeclarations(root: string, content: string): void {
  const project = join(content, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(root, "src"),
    outDir: join(content, "types"),
    typeRoots: [join(root, "node_modules/@types")],
    types: [],
  };
  const files = entries.map((name) => join(root, "src/portable", `${name}.ts`));
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, files, include: [] }),
  );
  try {
    execFileSync(process.execPath, [join(root, "node_modules/typescript-native/bin/tsc"), "-p", project], {
      encoding: "utf8",
    });
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    throw new Error(`The types of the package cannot be written: ${output.trim()}`);
  }
  rmSync(project);
  nameExtensions(join(content, "types"));
}

/** Node's own resolution finds a module only by its whole name. */
function nameExtensions(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".d.ts")) continue;
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(/(from |import\()"(\.{1,2}\/[^"]+)"/g, '$1"$2.js"'));
  }
}

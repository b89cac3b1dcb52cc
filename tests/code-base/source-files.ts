import { execFileSync } from "node:child_process";
import { projectRoot } from "../support/project-copy";

/** Hand-written source files; generated ones use the names of the contracts. */
export function sourceFiles(): string[] {
  return projectFiles("src", "mocks", "scripts", "tests").filter(
    (file) => /\.(tsx?|m?js)$/.test(file) && !file.startsWith("src/generated/"),
  );
}

/** Files below some paths that git lists or would add. */
export function projectFiles(...paths: string[]): string[] {
  return execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...paths], {
    cwd: projectRoot,
    encoding: "utf8",
  })
    .split("\n")
    .filter(Boolean);
}

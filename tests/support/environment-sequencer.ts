import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the files of a project that need a document after those that need none. A worker of shared modules serves the
 * next file only where it needs the same environment; in mixed order each file would load everything again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = new Map(
      sorted.map((file) => [file, `${projects.indexOf(file.project.name)} ${environmentOf(file.moduleId)}`]),
    );
    return sorted.sort((one, other) => (place.get(one) ?? "").localeCompare(place.get(other) ?? ""));
  }
}

/** The environment a file's first comment names; empty where it names none. */
function environmentOf(path: string): string {
  return /^\/\/ @vitest-environment ([\w-]+)/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
}

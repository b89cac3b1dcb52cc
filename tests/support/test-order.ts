import { join, normalize } from "node:path";
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from "vitest/node";
import type { TestGroups } from "./test-groups";

/**
 * The order of the test files: Vitest's own within each group, one group after the other. A worker takes its modules to
 * the next file only where that needs the same environment, so files with and without a document are apart. The groups of
 * the page are one project of Vitest nevertheless, as each project transforms every module once more.
 */
export function sequencerOf(root: string, groups: TestGroups): TestSequencerConstructor {
  const groupOf = new Map(
    Object.values(groups).flatMap((paths: string[], index) =>
      paths.map((path): [string, number] => [join(root, path), index]),
    ),
  );
  const place = ({ moduleId }: TestSpecification) => groupOf.get(normalize(moduleId)) ?? -1;
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.toSorted((left, right) => place(left) - place(right));
    }
  };
}

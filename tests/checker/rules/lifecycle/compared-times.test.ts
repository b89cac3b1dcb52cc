import { expect, test } from "vitest";
import { ferryFindings } from "../../run-ferry";

test.each(["never late", "late when in time"] as const)(
  "an action is taken after and at the time of the creation, where a yes or no compares them: %s",
  async (bug) => {
    const findings = await ferryFindings([bug]);
    expect(findings.filter((one) => one.startsWith("noteArrival body"))).not.toEqual([]);
  },
);

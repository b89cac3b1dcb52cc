import { expect, test } from "vitest";
import { createReport, type Report } from "../../scripts/contract-check/report/report";
import { constraintsOf } from "../../scripts/contract-check/schema/constraints";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startNotes } from "./servers/notes-server";

async function reportOf(
  name: "notes" | "boards",
): Promise<{ report: Report; stated: Map<string, string[]> }> {
  const server = await (name === "notes" ? startNotes : startBoards)();
  const result = await check(name, server.url);
  await server.close();
  const stated = new Map<string, string[]>();
  for (const operation of result.operations) {
    const schema = operation.body?.media[0]?.schema;
    const { documents } = operation.contract;
    stated.set(operation.id, [
      ...(schema ? constraintsOf(documents, schema, false) : []).map(
        (one) => `/body${one.pointer} ${one.keyword}`,
      ),
      ...operation.parameters.flatMap((one) =>
        constraintsOf(documents, one.schema, true).map(
          ({ pointer, keyword }) => `/${one.in}.${one.name}${pointer} ${keyword}`,
        ),
      ),
    ]);
    for (const name of stated.get(operation.id) ?? [])
      expect([...result.coverage.of(operation).constraints.keys()]).toContain(name);
  }
  return {
    report: createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined),
    stated,
  };
}

test.each(["notes", "boards"] as const)(
  "%s: every constraint of the contract is covered on both sides or listed with the reason",
  async (name) => {
    const { report, stated } = await reportOf(name);
    expect([...stated.values()].flat().length).toBeGreaterThan(50);
    for (const { operationId, constraints, reached, notReached } of report.operations) {
      const missed = notReached.filter(
        ({ side, constraint }) => side !== "answered" && constraint !== "success",
      );
      expect([operationId, reached + missed.length]).toEqual([operationId, constraints]);
      for (const { reason } of notReached) expect(reason).not.toBe("");
    }
    const { reached, constraints } = report.summary.coverage;
    expect(reached / constraints).toBeGreaterThan(0.8);
  },
);

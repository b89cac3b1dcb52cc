import { expect, test } from "vitest";
import { isThorough } from "../../support/thoroughness";
import { expectReplays } from "../replay";
import { check } from "../run-checker";
import { parcelDefects } from "./parcel-defects";
import { applyDefect, startParcels } from "./start-parcels";

/** By default one seed, and no defects beside those of the tests of rules; the full set takes minutes. */
const seeds = isThorough ? Array.from({ length: 20 }, (_, index) => index + 1) : [1];

test("a correct parcel server causes no findings", async () => {
  for (const seed of seeds) {
    const server = await startParcels();
    const { findings } = await check("parcels", server.url, { seed });
    await server.close();
    expect(findings.map(({ operation, rule, expected }) => [seed, operation.id, rule, expected])).toEqual([]);
  }
}, 120_000);

test("each planted defect changes one place of the server", () => {
  for (const defect of parcelDefects) expect(applyDefect(defect)).toContain(defect.to);
  expect(new Set(parcelDefects.map(({ name }) => name)).size).toBe(parcelDefects.length);
});

/** A strict comparison of content types that contracts do not forbid: found in servers that are meant to be right. */
const tolerated = ["a content type with a charset is refused"];

test.each(
  parcelDefects
    .filter(({ name }) => isThorough && !tolerated.includes(name))
    .map((defect) => [defect.name, defect] as const),
)(
  "parcels: %s is found",
  async (_, defect) => {
    const server = await startParcels(defect);
    const result = await check("parcels", server.url, { jobTimeoutMs: 100 });
    await server.close();
    const reported = result.findings.map(({ operation }) => operation.id);
    expect(reported.filter((id) => defect.operations.includes(id))).not.toEqual([]);
    await expectReplays("parcels", result, server.url, () => startParcels(defect));
  },
  60_000,
);

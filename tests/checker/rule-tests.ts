import { expect, test } from "vitest";
import type { Operation } from "../../scripts/contract-check/load/model";
import type { Defect } from "./contract-server/defect";
import type { ServerVariant } from "./contract-server/server-variant";
import { libraryDefects } from "./library/library-defects";
import { startLibrary } from "./library/library-server";
import { marketDefects } from "./market/market-defects";
import { startMarket } from "./market/market-server";
import type { SampleServer } from "./mutant-tests";
import { parcelDefects } from "./parcels/parcel-defects";
import { startParcels } from "./parcels/start-parcels";
import { expectReplays } from "./replay";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startConcerts } from "./servers/concerts-server";
import { startNotes } from "./servers/notes-server";
import { startTools } from "./servers/tools-server";
import { startWiki } from "./servers/wiki-server";

/** The sample servers whose defects are switched on by name. */
export const notes: SampleServer = { name: "notes", start: startNotes };
export const boards: SampleServer = { name: "boards", start: startBoards };
export const concerts: SampleServer = { name: "concerts", start: startConcerts, isStrict: true };
export const tools: SampleServer = { name: "tools", start: startTools, isStrict: true };
export const wiki: SampleServer = { name: "wiki", start: startWiki, isStrict: true };

const contractServers = {
  library: { start: startLibrary, defects: libraryDefects },
  market: { start: startMarket, defects: marketDefects },
};

const variant: ServerVariant = { invalid: 400, foreign: 404, deleted: 204 };

/**
 * Each defect of a contract server is reported for its operation and no other, and the printed commands reproduce it.
 *
 * @param operations The only ones that a run calls, where the rule needs no others: that takes a fraction of a whole run
 */
export function testDefects(
  name: "library" | "market",
  names: readonly string[],
  operations?: readonly string[],
): void {
  const { start, defects } = contractServers[name];
  test.each(names)(
    `${name}: %s is found, without findings on other operations`,
    async (wanted) => {
      const defect = findDefect(defects, wanted);
      const server = await start(defect, variant);
      const result = await check(name, server.url, {
        profile: defect.isSlow ? "quick" : "full",
        ...(operations && { isSelected: ({ id }: Operation) => operations.includes(id) }),
      });
      await server.close();
      const reported = new Set(result.findings.map(({ operation }) => operation.id));
      expect([...reported]).toEqual([defect.operationId]);
      await expectReplays(name, result, server.url, () => start(defect, variant));
    },
    120_000,
  );
}

/**
 * Each defect of the parcel server is reported, and the printed commands reproduce it. A run calls the named operations
 * alone, which takes a fraction of a whole one.
 */
export function testParcelDefects(operations: readonly string[], names: readonly string[]): void {
  test.each(names)("parcels: %s is found, and the printed commands reproduce it", async (wanted) => {
    const defect = parcelDefects.find(({ name }) => name === wanted);
    if (!defect) throw new Error(`no defect is called ${wanted}`);
    const server = await startParcels(defect);
    const isSelected = ({ id }: Operation): boolean => operations.includes(id);
    const result = await check("parcels", server.url, { isSelected, jobTimeoutMs: 100 });
    await server.close();
    const reported = result.findings.map(({ operation }) => operation.id);
    expect(reported.filter((id) => defect.operations.includes(id))).not.toEqual([]);
    await expectReplays("parcels", result, server.url, () => startParcels(defect));
  });
}

function findDefect(defects: readonly Defect[], name: string): Defect {
  const found = defects.find((one) => one.name === name);
  if (!found) throw new Error(`no defect is called ${name}`);
  return found;
}

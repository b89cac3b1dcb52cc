import { expect, test } from "vitest";
import type { Operation } from "../../scripts/contract-check/load/model";
import { expectReplays } from "./replay";
import { check } from "./run-checker";
import { startShelf } from "./servers/shelf-server";

const always = ["createBook", "getBook", "listBooks", "deleteBook", "lendBook", "getBlurb"];

/** Each defect of the shelf is found in its operation by a rule, and the printed commands reproduce it. */
export function testShelf(defects: readonly [defect: string, operationId: string, rule: string][]): void {
  test.each(defects)("shelf: %s is found in %s by %s", async (defect, operationId, rule) => {
    const server = await startShelf(defect);
    const isSelected = ({ id }: Operation): boolean => id === operationId || always.includes(id);
    const result = await check("shelf", server.url, { isSelected });
    await server.close();
    const found = result.findings.map(({ operation, rule: id }) => `${operation.id} ${id}`);
    expect(found).toContain(`${operationId} ${rule}`);
    await expectReplays("shelf", result, server.url, () => startShelf(defect));
  });
}

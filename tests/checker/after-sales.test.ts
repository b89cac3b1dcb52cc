import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type AfterSalesBug, afterSalesContract, afterSalesServer } from "./servers/after-sales";
import { serve } from "./servers/kit";

const users = `users:
  ann: { role: member, schemes: { bearer: token-of-ann } }
  ben: { role: member, schemes: { bearer: token-of-ben } }
  clara: { role: clerk, schemes: { bearer: token-of-clara } }`;

async function findingsOf(bug: AfterSalesBug, onSuccess?: (call: string) => void): Promise<string[]> {
  const server = await serve(afterSalesServer(bug, onSuccess));
  const { findings } = await runOf(afterSalesContract, users, server.url, "full").run();
  await server.close();
  return findings.map(
    ({ operation, rule, expected, actual }) => `${operation.id} ${rule}: ${expected}, ${actual}`,
  );
}

test("a part's version is its whole's, and a correct server whose refunds name their order has no finding", async () => {
  const reached = new Set<string>();
  expect(await findingsOf("", (call) => reached.add(call))).toEqual([]);
  expect(reached).toContain("POST /orders/*/refunds");
  expect(reached).toContain("PUT /gifts/*/stock");
});

test.each<[AfterSalesBug, string]>([
  ["payment shows the old state", "payOrder read-back"],
  ["paid sum without points", "payOrder body"],
  ["inactive coupon lost", "createCoupon read-back"],
  ["members make coupons", "createCoupon access"],
  ["stock without version", "setGiftStock conditional"],
])("a server with this mistake has a finding: %s", async (bug, wanted) => {
  const findings = await findingsOf(bug);
  expect(findings.filter((one) => one.startsWith(wanted))).not.toEqual([]);
});

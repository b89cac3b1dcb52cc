import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type AfterSalesBug, afterSalesContract, afterSalesServer } from "./servers/after-sales";
import { serve } from "./servers/kit";

const users = `users:
  ann: { role: member, schemes: { bearer: token-of-ann } }
  ben: { role: member, schemes: { bearer: token-of-ben } }
  clara: { role: clerk, schemes: { bearer: token-of-clara } }`;

async function findingsOf(
  bugs: readonly AfterSalesBug[],
  onSuccess?: (call: string) => void,
): Promise<string[]> {
  const server = await serve(afterSalesServer(bugs, onSuccess));
  const { findings } = await runOf(afterSalesContract, users, server.url, "full").run();
  await server.close();
  return findings.map(
    ({ operation, rule, expected, actual }) => `${operation.id} ${rule}: ${expected}, ${actual}`,
  );
}

test("a part's version is its whole's, and a correct server whose refunds name their order has no finding", async () => {
  const reached = new Set<string>();
  expect(await findingsOf([], (call) => reached.add(call))).toEqual([]);
  expect(reached).toContain("POST /orders/*/refunds");
  expect(reached).toContain("PUT /gifts/*/stock");
});

const mistakes: readonly (readonly [AfterSalesBug, finding: string])[] = [
  ["payment shows the old state", "payOrder read-back"],
  ["members make coupons", "createCoupon access"],
  ["stock without version", "setGiftStock conditional"],
  ["change empties the phone", "updateMember patch-keeps"],
  ["account without tag", "getMember header"],
  ["birthday changes", "updateMember conflict"],
  ["export of every state", "exportOrders filter"],
];

test("a server with mistakes that have nothing to do with each other has a finding for each", async () => {
  const findings = await findingsOf(mistakes.map(([bug]) => bug));
  for (const [bug, wanted] of mistakes)
    expect([bug, ...findings.filter((one) => one.startsWith(wanted))]).not.toEqual([bug]);
});

test("what some users alone see is missed where they do not see it either, and sums hold from their moment on", async () => {
  const findings = await findingsOf(["inactive coupon lost", "paid sum without points"]);
  expect(findings.filter((one) => one.startsWith("createCoupon read-back"))).not.toEqual([]);
  expect(findings.filter((one) => one.startsWith("payOrder body"))).not.toEqual([]);
});

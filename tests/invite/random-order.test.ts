import fc from "fast-check";
import { expect, test } from "vitest";
import { bindInviter } from "../../mocks/business/bindings";
import { sampleUserIds as ids } from "../../mocks/business/data/users";
import { orderTable } from "../../mocks/business/orders";
import { registerUser } from "../../mocks/business/registrations";
import { userTable } from "../../mocks/business/users";
import { awardState } from "../../mocks/invite/rules/award-lifecycle";
import { sumByState } from "../../mocks/invite/rules/sums";
import { awardsOf, awardTable } from "../../mocks/invite/state/award-table";
import { signInPersistent } from "../../mocks/kernel/session";
import { durations } from "../../src/rules/limits";
import { beginAs, payOrder, receive, refundOrder } from "./begin-as";

const steps = fc.array(
  fc.oneof(
    fc.constant({ kind: "invite" } as const),
    fc.record({ kind: fc.constant("pay" as const), who: fc.nat(20) }),
    fc.record({ kind: fc.constant("refund" as const), which: fc.nat(20) }),
    fc.record({ kind: fc.constant("receive" as const), which: fc.nat(20) }),
    fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 240 }) }),
  ),
  { minLength: 10, maxLength: 40 },
);

test("in whatever order people come, pay, are refunded and receive, nothing is paid twice", {
  timeout: 60_000,
}, async () => {
  const { kernel } = beginAs(ids.retailer);
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await kernel.reset();
      const { world } = kernel;
      const inviter = world.table(userTable).update(ids.retailer, { recode: "XL1250" });
      const brought: string[] = [];
      const orders: number[] = [];
      let received = 0;
      for (const step of sequence) {
        const now = world.clock.now();
        signInPersistent(world, ids.retailer);
        if (step.kind === "invite") {
          const phone = `150${String(brought.length).padStart(8, "0")}`;
          const facts = { phone, password: null, origin: 6, packOrigin: "site", utmTerm: null } as const;
          const user = registerUser(world, facts, now);
          bindInviter(world, user, inviter, { programme: "zhj", channel: null }, now);
          brought.push(user.userId);
        } else if (step.kind === "pay") {
          const userId = brought[step.who];
          if (userId === undefined) continue;
          orders.push(95_001 + orders.length);
          payOrder(world, orders.at(-1) ?? 0, userId);
        } else if (step.kind === "refund") {
          const orderId = orders[step.which];
          if (orderId !== undefined) refundOrder(world, orderId);
        } else if (step.kind === "wait") world.clock.advance(step.hours * durations.hour);
        else {
          const award = awardsOf(world, ids.retailer)[step.which];
          if (award) await receive(award.awardId);
        }
        // A call lets happen what is due.
        await receive(1);
        const awards = awardsOf(world, ids.retailer);
        const { byState } = sumByState(awards, world.variant, world.clock.now());
        const total = awards.reduce((sum, { grossFen }) => sum + grossFen, 0);
        expect(byState.reduce((sum, { grossFen }) => sum + grossFen, 0)).toBe(total);
        const paidOut = byState.find(({ state }) => state === "received")?.grossFen ?? 0;
        expect(paidOut).toBeGreaterThanOrEqual(received);
        received = paidOut;
        for (const userId of brought) expect(paymentAwards(userId).length).toBeLessThanOrEqual(1);
      }
      function paymentAwards(userId: string) {
        const orderIds = new Set(orders);
        return world
          .table(awardTable)
          .all()
          .filter(({ kind, orderId }) => kind === "payment" && orderId !== null && orderIds.has(orderId))
          .filter((award) => userOf(award.orderId) === userId)
          .filter((award) => awardState(award, world.clock.now()) !== "cancelled");
      }
      function userOf(orderId: number | null): string | undefined {
        return orderId === null ? undefined : world.table(orderTable).get(orderId)?.userId;
      }
    }),
    { numRuns: 6 },
  );
});

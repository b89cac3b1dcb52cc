import { expect, test } from "vitest";
import { sampleUserIds } from "../../mocks/business/data/users";
import { signInPersistent } from "../../mocks/kernel/session";
import type { TestBackend } from "../../mocks/node";
import { activityClient } from "../../src/api/activity/client";
import { inviteClient } from "../../src/api/invite/client";
import { mallClient } from "../../src/api/mall/client";
import { promoterClient } from "../../src/api/promoter/client";
import { unsafeGet } from "../../src/client/contract-client";
import { durations } from "../../src/rules/limits";
import { account, codeFor, transformed } from "../account/support/account";
import { begin, dataOf } from "../support/begin";

test("one world from registration to payout: trial, purchase, reward, share and withdrawal agree to the fen", async () => {
  const backend = begin({ mock: "scenario:payment-unknown-then-paid" });
  const invited = await register(backend, "13899990001", "YX9027");
  const brought = await register(backend, "13899990002", "ZF8820");
  await expectPurchaseAfterTrial(backend, invited);
  await expectReward(backend);
  const free = await expectShare(backend, brought);
  await expectWithdrawal(backend, free);
});

async function expectPurchaseAfterTrial(backend: TestBackend, userId: string): Promise<void> {
  // The trial expires by the clock; the account stays open.
  await backend.kernel.advance(16 * durations.day);
  signInAs(backend, userId);
  expect((await dataOf(account.licences())).trial?.state).toBe("ended");

  // Bought with a coupon; the first response to the payment is lost.
  const couponId = await takeCoupon();
  const order = await buy({ productNo: "KDZHJ01-PRO", years: 3, couponId });
  expect(fen(order.originalPrice) - fen(order.discountAmount) - fen(order.couponAmount)).toBe(
    fen(order.finalAmount),
  );
  expect(fen(order.couponAmount)).toBeGreaterThan(0);
  const states = await payAndWatch(backend, order.orderNo);
  expect(states).toContain("unknown");
  expect(states.at(-1)).toBe("paid");
  const { licences, trial } = await dataOf(account.licences());
  expect(licences.map(({ typeCode, versionLevel }) => [typeCode, versionLevel])).toEqual([
    ["KDZHJ01", "professional"],
  ]);
  expect(trial?.state).toBe("converted");
}

/** The inviter's red packet: a fifth is withheld, and it is paid once. */
async function expectReward(backend: TestBackend): Promise<void> {
  const { kernel } = backend;
  signInAs(backend, sampleUserIds.wholesaler);
  const award = await newestAward();
  expect(award.state).toBe("pending");
  await kernel.advance(Date.parse(award.dueAt) - kernel.world.clock.now() + durations.second);
  signInAs(backend, sampleUserIds.wholesaler);
  const packet = await dataOf(
    inviteClient.GET("/ommall/srvmall/recommend/send/redpack", {
      params: { query: { id: award.id } },
      ...unsafeGet,
    }),
  );
  expect(fen(packet.tax)).toBe(Math.round(fen(packet.gross) / 5));
  expect(fen(packet.net) + fen(packet.tax)).toBe(fen(packet.gross));
}

/** The promoter's share of a customer's order: on hold, then free. Returns the balance at the end. */
async function expectShare(backend: TestBackend, userId: string): Promise<Balance> {
  signInAs(backend, sampleUserIds.promoter);
  const before = await balance();
  signInAs(backend, userId);
  const order = await buy({ productNo: "KDZHJ01-STD", years: 1 });
  await payAndWatch(backend, order.orderNo);
  signInAs(backend, sampleUserIds.promoter);
  const earned = await balance();
  const share = Math.round(fen(order.finalAmount) / 5);
  expect(earned.earned - before.earned).toBe(share);
  expect(earned.onHold - before.onHold).toBe(share);
  await backend.kernel.advance(31 * durations.day);
  signInAs(backend, sampleUserIds.promoter);
  const free = await balance();
  expect(free.earned).toBe(earned.earned);
  expect(free.withdrawable).toBeGreaterThanOrEqual(before.withdrawable + share);
  return free;
}

/** 1 000 yuan: 40 withheld, 960 paid out, in a month without another withdrawal. */
async function expectWithdrawal(backend: TestBackend, free: Balance): Promise<void> {
  const { preview } = await withdrawalInfo("1000");
  expect(preview).toMatchObject({ gross: "1000.00", tax: "40.00", net: "960.00" });
  const request = await dataOf(
    promoterClient.POST("/ommall/srvmall/promoter/cashapply/add", {
      params: { header: {} },
      body: { amount: "1000" },
    }),
  );
  expect(request).toMatchObject({ amount: "1000.00", tax: "40.00", net: "960.00", status: "withdrawing" });
  const requested = await balance();
  expect(requested.withdrawing - free.withdrawing).toBe(100_000);
  expect(free.withdrawable - requested.withdrawable).toBe(100_000);
  await backend.kernel.advance(7 * durations.day);
  signInAs(backend, sampleUserIds.promoter);
  const arrived = await balance();
  expect(arrived.withdrawn - requested.withdrawn).toBeGreaterThanOrEqual(100_000);
  expect(arrived.earned).toBe(requested.earned);
}

/** Signs this account in again: sessions expire while the clock is advanced by weeks. */
function signInAs({ kernel }: TestBackend, userId: string): void {
  signInPersistent(kernel.world, userId);
}

/** Registers with slider and SMS code and names the inviter or promoter; returns the account's id. */
async function register(backend: TestBackend, phone: string, recode: string): Promise<string> {
  const smsCode = await codeFor(backend, phone, "1");
  const password = transformed("shop2026ok", phone);
  const { user } = await dataOf(
    account.register({ phone, smsCode, password, isAgreed: true, origin: 6, packOrigin: "site" }),
  );
  await dataOf(
    inviteClient.POST("/ommall/srvmall/recommend/invite/bind2", {
      body: { recode, programme: "zhj", channel: "poster" },
    }),
  );
  return user.kdUid;
}

/** Receives a coupon for a new licence of the main product. */
async function takeCoupon(): Promise<number> {
  const offers = await dataOf(
    activityClient.GET("/ommall/srvmall/coupon/couponinfo", {
      params: { query: { alias: "year-end-2026" } },
    }),
  );
  const offer = offers.find(
    ({ canReceive, serviceCodes, actions, threshold }) =>
      canReceive && serviceCodes.includes("KDZHJ01") && actions.includes("buy") && fen(threshold) <= 200_000,
  );
  if (!offer) throw new Error("No coupon can be received.");
  const { coupon } = await dataOf(
    activityClient.POST("/ommall/srvmall/coupon/addbyconfig", {
      params: { header: {} },
      body: { alias: offer.alias, configId: offer.id },
    }),
  );
  return coupon.couponId;
}

async function buy({ productNo, years, couponId }: { productNo: string; years: number; couponId?: number }) {
  const contact = await dataOf(
    mallClient.POST("/ommall/srvmall/order/contactor/add", { body: { name: "周周", phone: "13899990001" } }),
  );
  return dataOf(
    mallClient.POST("/ommall/srvmall/order", {
      params: { header: {} },
      body: {
        kind: "buy",
        serviceNumber: "KDZHJ01",
        productNo,
        quantity: 1,
        years,
        users: 0,
        stores: 0,
        contactId: contact.contactId,
        hasAcceptedTerms: true,
        ...(couponId !== undefined && { couponId }),
      },
    }),
  );
}

/** Starts a payment and reads the order until it is paid; returns the states of the payment. */
async function payAndWatch({ kernel }: TestBackend, orderNo: string): Promise<string[]> {
  await dataOf(
    mallClient.POST("/ommall/srvmall/payment", { params: { header: {} }, body: { orderNo, payType: 38 } }),
  );
  const states: string[] = [];
  for (let attempt = 0; attempt < 200; attempt++) {
    const { payment, state } = await dataOf(
      mallClient.GET("/ommall/srvmall/order/{orderRef}", { params: { path: { orderRef: orderNo } } }),
    );
    if (payment && payment.state !== states.at(-1)) states.push(payment.state);
    // The order alone decides whether it is paid.
    if (state === "paid" || state === "activated") return states;
    await kernel.advance(5 * durations.second);
  }
  throw new Error(`${orderNo} was never paid: ${states.join(", ")}.`);
}

async function newestAward() {
  const { list } = await dataOf(
    inviteClient.GET("/ommall/srvmall/recommend/award", { params: { query: { rows: 1 } } }),
  );
  if (!list[0]) throw new Error("There is no award.");
  return list[0];
}

function withdrawalInfo(amount?: string) {
  const query = amount === undefined ? {} : { amount };
  return dataOf(promoterClient.GET("/ommall/srvmall/promoter/cashapply/info", { params: { query } }));
}

type Balance = Awaited<ReturnType<typeof balance>>;

/** The promoter's balance in fen; its parts always add up to the total. */
async function balance() {
  const { balance: texts } = await withdrawalInfo();
  const money = {
    earned: fen(texts.earned),
    onHold: fen(texts.onHold),
    withdrawable: fen(texts.withdrawable),
    withdrawing: fen(texts.withdrawing),
    withdrawn: fen(texts.withdrawn),
    owed: fen(texts.owed),
  };
  const { earned, onHold, withdrawable, withdrawing, withdrawn, owed } = money;
  expect(earned).toBe(onHold + withdrawable + withdrawing + withdrawn - owed);
  return money;
}

function fen(text: string): number {
  return Math.round(Number(text) * 100);
}

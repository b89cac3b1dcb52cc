import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { ControlProblem } from "../../../mocks/kernel/group";
import type { TestBackend } from "../../../mocks/node";
import { moneyControls } from "../../../mocks/promoter/money";
import { promoterClient } from "../../../src/api/promoter/client";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { durations } from "../../../src/rules/limits";
import { withhold } from "../../../src/rules/tax";
import { dataOf, errorOf } from "../../support/begin";
import { beginAs, errcodeOf, fen, sentCode } from "./begin-as";

const info = (amount?: string) =>
  dataOf(
    promoterClient.GET("/ommall/srvmall/promoter/cashapply/info", {
      params: { query: amount === undefined ? {} : { amount } },
    }),
  );
const withdraw = (amount: string, key?: string) =>
  promoterClient.POST("/ommall/srvmall/promoter/cashapply/add", {
    params: { header: key === undefined ? {} : { "Idempotency-Key": key } },
    body: { amount },
  });
const records = () =>
  dataOf(
    promoterClient.GET("/ommall/srvmall/promoter/{type}/list", {
      params: { path: { type: "cashapply" }, query: { pageSize: 100 } },
    }),
  );

function control({ kernel }: TestBackend, withdrawalNo: string, status: string): unknown {
  return moneyControls
    .find(({ name }) => name === "withdrawal")
    ?.handle(kernel.world, { withdrawalNo, status });
}

describe("a withdrawal", () => {
  test("leaves what is withdrawable and is on its way, with the tax and the card it was shown with", async () => {
    beginAs(undefined, { mock: "scenario:withdrawable" });
    const before = await info("1000.00");
    const created = await dataOf(withdraw("1000.00"));
    const after = await info();
    expect(created).toMatchObject({
      type: "cashapply",
      status: "withdrawing",
      amount: "1000.00",
      tax: "40.00",
      net: "960.00",
      expectedBy: "2026-11-24",
      finishedAt: null,
      bankCardNumber: before.bank?.bankCardNumber,
      breakdown: before.preview,
    });
    expect(fen(before.balance.withdrawable) - fen(after.balance.withdrawable)).toBe(100_000);
    expect(fen(after.balance.withdrawing) - fen(before.balance.withdrawing)).toBe(100_000);
    expect(after.balance.earned).toBe(before.balance.earned);
    expect(after.recent[0]).toEqual(created);
  });

  test("arrives in the forenoon two working days later", async () => {
    const { kernel } = beginAs();
    const { id } = await dataOf(withdraw("500"));
    kernel.world.clock.set({ mode: "frozen", at: Date.parse("2026-11-24T10:11:59+08:00") });
    const status = async () => (await records()).list.find((row) => row.id === id);
    expect(await status()).toMatchObject({ status: "withdrawing" });
    kernel.world.clock.advance(durations.second);
    expect(await status()).toMatchObject({
      status: "withdrawn",
      finishedAt: "2026-11-24T10:12:00+08:00",
      failReason: null,
    });
  });

  test("that the bank sends back is withdrawable again, and its tax counts for nothing", async () => {
    const backend = beginAs(undefined, { mock: "scenario:withdrawable" });
    const before = await info();
    const { withdrawalNo } = await dataOf(withdraw("1000"));
    control(backend, withdrawalNo, "failed");
    const after = await info();
    expect(after.balance.withdrawable).toBe(before.balance.withdrawable);
    expect(fen(after.balance.failed) - fen(before.balance.failed)).toBe(100_000);
    expect(after.tax.inputs).toEqual(before.tax.inputs);
    expect(after.recent[0]).toMatchObject({ status: "failed", failReason: "收款银行退回：户名与卡号不符" });
    expect(() => control(backend, withdrawalNo, "withdrawn")).toThrow(ControlProblem);
  });

  test("can be paid out by the bank at once", async () => {
    const backend = beginAs();
    const { withdrawalNo } = await dataOf(withdraw("100"));
    control(backend, withdrawalNo, "withdrawn");
    expect((await info()).recent[0]).toMatchObject({ status: "withdrawn" });
    expect(() => control(backend, "W00000000000000", "withdrawn")).toThrow(ControlProblem);
    expect(() => control(backend, withdrawalNo, "lost")).toThrow(ControlProblem);
  });

  test("of the same month is taxed together with those before", async () => {
    beginAs(undefined, { mock: "scenario:withdrawable" });
    await dataOf(withdraw("1000"));
    const second = await dataOf(withdraw("1000"));
    expect(second).toMatchObject({
      tax: "200.00",
      breakdown: { ordinalInMonth: 2, deduction: "800.00", base: "1200.00", alreadyWithheld: "40.00" },
    });
    expect(second.breakdown?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["gross", "1000.00"],
      ["earlier", "1000.00"],
      ["deduction", "-800.00"],
      ["base", "1200.00"],
      ["rate", null],
      ["alreadyWithheld", "-40.00"],
      ["tax", "-200.00"],
      ["net", "800.00"],
    ]);
  });

  test("goes to the card there was, whatever card comes after", async () => {
    const { kernel } = beginAs();
    const created = await dataOf(withdraw("100"));
    const smsCode = sentCode(kernel.world, "13900008820");
    await dataOf(
      promoterClient.POST("/ommall/srvmall/promoter/bank/add", {
        body: {
          smsCode,
          holderName: "周芳",
          identityNumber: "530102199003070016",
          bankCardNumber: "6222020000000020206",
          bankName: "春城银行",
        },
      }),
    );
    const [row] = (await records()).list;
    expect(row).toMatchObject({ id: created.id, bankName: "示例银行昆明分行" });
    expect(await dataOf(withdraw("100"))).toMatchObject({ bankName: "春城银行" });
  });
});

describe("the same key", () => {
  test("answers with the withdrawal made before, and makes nothing new", async () => {
    beginAs();
    const created = await dataOf(withdraw("100.00", "one-wish-of-mine"));
    const { total } = await records();
    expect(await dataOf(withdraw("100", "one-wish-of-mine"))).toEqual(created);
    expect((await records()).total).toBe(total);
  });

  test("is refused with another amount, and is forgotten after a day", async () => {
    const { kernel } = beginAs();
    await dataOf(withdraw("100.00", "one-wish-of-mine"));
    expect(await errcodeOf(withdraw("101.00", "one-wish-of-mine"))).toBe(40_900);
    kernel.world.clock.advance(durations.day);
    await dataOf(withdraw("101.00", "one-wish-of-mine"));
  });
});

test("one reason is told at a time, in the order of the contract", async () => {
  const { kernel } = beginAs(undefined, { mock: "scenario:no-bank-card" });
  const amounts = ["-5", "0.00", "99.99", "99999999999999999999", "100"];
  const codes: (number | null)[] = [];
  for (const amount of amounts) {
    codes.push(await errcodeOf(withdraw(amount)));
    kernel.world.clock.advance(durations.minute);
  }
  expect(codes).toEqual([45_101, 45_102, 45_103, 45_104, 45_105]);
});

test.each([
  ["", "amount.empty"],
  ["12.345", "amount.invalid"],
  ["viel", "amount.invalid"],
])('"%s" is no amount: %s', async (amount, key) => {
  const { kernel } = beginAs();
  expect(await errorOf(withdraw(amount))).toMatchObject({
    kind: "invalid",
    fields: [{ field: "amount", message: { key } }],
  });
  kernel.clearLog();
});

test("the sixth try within three minutes is too often, and waiting helps", async () => {
  const { kernel } = beginAs();
  for (let tries = 0; tries < 5; tries++) await errcodeOf(withdraw("1"));
  expect(await errcodeOf(withdraw("100"))).toBe(42_900);
  kernel.world.clock.advance(3 * durations.minute);
  await dataOf(withdraw("100"));
});

describe("the preview", () => {
  test("is the server's reckoning by the rules, for an amount within the limits", async () => {
    beginAs(undefined, { mock: "scenario:withdrawable" });
    const { preview, tax, balance } = await info("1234.56");
    const step = withhold("perOccurrence", 123_456);
    expect(preview).toMatchObject({
      tax: (step.taxFen / 100).toFixed(2),
      net: (step.netFen / 100).toFixed(2),
    });
    expect(tax.inputs).toMatchObject({ month: "2026-11", monthCount: 0, monthGross: "0.00" });
    for (const amount of ["-1", "0", "99.99", ((fen(balance.withdrawable) + 1) / 100).toFixed(2)])
      expect((await info(amount)).preview, amount).toBeNull();
  });

  test("comes in the language of the request", async () => {
    beginAs(undefined, { mock: "scenario:withdrawable" });
    const notes: string[] = [];
    for (const locale of ["zh-CN", "zh-TW", "en-US"] as const) {
      setCurrentLocale(locale);
      const { preview } = await info("1000");
      notes.push(preview?.lines.find(({ kind }) => kind === "tax")?.note ?? "");
    }
    expect(notes).toEqual([
      "200.00×20%，本月第1次提现",
      "200.00×20%，本月第1次提領",
      "200.00×20%, withdrawal no. 1 of this month",
    ]);
  });

  test("of a malformed amount is refused", async () => {
    const { kernel } = beginAs();
    const call = promoterClient.GET("/ommall/srvmall/promoter/cashapply/info", {
      params: { query: { amount: "1,000" } },
    });
    expect(await errorOf(call)).toMatchObject({
      fields: [{ field: "amount", message: { key: "amount.invalid" } }],
    });
    kernel.clearLog();
  });
});

describe("a scenario", () => {
  const balanceIn = async (scenario: string) => {
    beginAs(undefined, { mock: `scenario:${scenario}` });
    return info();
  };

  test("nothing-earned leaves nothing anywhere, and says what is missing", async () => {
    const found = await balanceIn("nothing-earned");
    expect(new Set(Object.values(found.balance))).toEqual(new Set(["0.00"]));
    expect(found).toMatchObject({ releases: [], recent: [], bank: null, blockedBy: "amount.minimum" });
  });

  test("all-on-hold leaves nothing to withdraw yet", async () => {
    const { balance, canWithdraw, blockedBy } = await balanceIn("all-on-hold");
    expect([balance.withdrawable, canWithdraw, blockedBy]).toEqual(["0.00", false, "amount.minimum"]);
    expect(balance.earned).toBe(balance.onHold);
  });

  test("withdrawal-failed has the last withdrawal come back", async () => {
    expect(
      (await balanceIn("withdrawal-failed")).recent.find(({ type }) => type === "cashapply"),
    ).toMatchObject({ status: "failed", finishedAt: "2026-11-21T09:32:00+08:00" });
  });

  test("owed owes, and what is released next pays it", async () => {
    const { balance } = await balanceIn("owed");
    expect(fen(balance.owed)).toBeGreaterThan(10_000);
    expect(balance.withdrawable).toBe("0.00");
  });

  test("no-bank-card says that the card is missing", async () => {
    expect(await balanceIn("no-bank-card")).toMatchObject({ bank: null, blockedBy: "bank.missing" });
  });

  test("tax-cumulative counts the months of the year", async () => {
    beginAs(undefined, { mock: "scenario:tax-cumulative" });
    const { tax, preview } = await info("100");
    expect(tax).toMatchObject({ taxMethod: "cumulative", deduction: { fixed: "5000.00", fixedUpTo: null } });
    expect(tax.inputs.yearMonths).toBeGreaterThan(5);
    expect(preview).toMatchObject({ taxMethod: "cumulative", alreadyWithheld: tax.inputs.yearWithheld });
  });

  test("tax-none pays gross", async () => {
    beginAs(undefined, { mock: "scenario:tax-none" });
    expect(await dataOf(withdraw("500"))).toMatchObject({
      tax: "0.00",
      net: "500.00",
      breakdown: { lines: [{ kind: "gross" }, { kind: "net" }] },
    });
  });
});

test("a promoter who brought nobody yet has nothing", async () => {
  beginAs(sampleUserIds.parentChanged);
  expect((await info()).balance).toMatchObject({ earned: "0.00", withdrawable: "0.00" });
});

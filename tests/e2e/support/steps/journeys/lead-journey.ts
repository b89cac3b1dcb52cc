import { expect } from "@playwright/test";
import { settleAs } from "../../journey/cashier";
import type { Actor } from "../actor";
import { chooseCheapest, orderSteps, registration } from "../customer-steps";
import { last } from "../last";
import type { Step, StepJourney } from "../steps";
import { advance } from "../world";
import { type Balance, balance, newestRecord, withdrawal } from "./money-journeys";

const phone = "13800138888";

/** What one step of a run learns for the following ones. */
interface Found {
  kdUid: string;
  orderNo: string;
  share: number;
  /** Where the money is before the share is withdrawn. */
  balance: Balance | null;
}

export const lead: StepJourney = {
  name: "a lead becomes a customer who pays, and the share of that order is money on the card",
  mock: "persona:promoter,clock:2026-11-23T10:32:00+08:00",
  steps() {
    const found: Found = { kdUid: "", orderNo: "", share: 0, balance: null };
    return [enter(found), followUp(found), ...purchase(found), ...share(found)];
  },
};

const enter = (found: Found): Step => ({
  name: "enters the lead",
  at: "/agent/merchant/edit-clues",
  async perform({ page, t, like }) {
    await page.getByRole("textbox", { name: t("promoter-customer:entry.phone") }).fill(phone);
    await expect(page.getByText(t("promoter-customer:passport.free"), { exact: true })).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("textbox", { name: t("promoter-customer:entry.note") }).fill("saw the shop");
    await page.getByRole("textbox", { name: like("promoter-customer:entry.contact") }).fill("林娟");
  },
  change: {
    button: ({ page, like }) => last(page.getByRole("form"), like("promoter-customer:entry.save")),
    sent: "**/promoter/mch/input",
    proof: ({ page }) => page.getByText("saw the shop"),
    effect: { "business.customers": 1, "promoter.follow-ups": 1 },
  },
  async after({ page }) {
    found.kdUid = new URL(page.url()).searchParams.get("kdUid") ?? "";
    expect(found.kdUid).toMatch(/^\d+$/);
  },
});

const followUp = (found: Found): Step => ({
  name: "follows it up",
  at: () => `/agent/merchant/chance-detail?kdUid=${found.kdUid}`,
  async perform({ page, t }) {
    await page.getByRole("button", { name: t("promoter-customer:action.followUp") }).click();
    const form = page.getByRole("dialog");
    await form.getByRole("radio").first().check();
    await form.getByRole("textbox", { name: t("promoter-customer:followUp.note") }).fill("wants a demo");
  },
  change: {
    button: ({ page, like }) => last(page.getByRole("form"), like("promoter-customer:followUp.save")),
    sent: "**/promoter/mch/add/followrecord",
    proof: ({ page }) => page.getByRole("listitem").getByText("wants a demo"),
    effect: { "promoter.follow-ups": 1 },
  },
});

/** The customer's part: a trial, an order and its payment. */
const purchase = (found: Found): readonly Step[] => [
  {
    name: "registers",
    who: "customer",
    at: "/login?tab=register",
    ...registration({
      phone,
      act: "account-log-in:act.register",
      proof: ({ site, t }) => site.main.getByRole("region", { name: t("account-user:trial.label") }),
      effect: { "activity.chances": 1, "business.bindings": 1, "business.users": 1 },
    }),
  },
  {
    name: "chooses a version",
    who: "customer",
    at: "/mall",
    async perform(actor) {
      await actor.site.main.locator('a[href*="serviceNumber=KDZHJ01"]').first().click();
      await chooseCheapest(actor);
    },
  },
  ...orderSteps({
    who: "customer",
    phone,
    effect: { "business.orders": 1, "business.payments": 1 },
    async pay(actor, { orderNo }) {
      found.orderNo = orderNo;
      await settleAs(actor, orderNo, "paid");
    },
  }),
];

const share = (found: Found): readonly Step[] => [
  {
    name: "sees who paid",
    at: () => `/agent/merchant-info?kdUid=${found.kdUid}`,
    async perform({ page, t }) {
      await expect(page.getByText(t("promoter-customer:facts.isPaid"), { exact: true })).toBeVisible();
    },
  },
  {
    name: "opens the share of the order",
    at: "/agent/divide?list=shares",
    async perform(actor) {
      found.share = await openNewestShare(actor, found);
    },
  },
  {
    name: "withdraws the share once it is free",
    before: ({ page }) => advance(page, "+15d"),
    at: "/agent/divide",
    async perform({ page, t }) {
      found.balance = await balance(page);
      await page
        .getByRole("textbox", { name: t("promoter-withdrawal:amount.gross") })
        .fill(String(found.share));
    },
    change: withdrawal,
  },
  {
    name: "finds it on the card",
    before: ({ page }) => advance(page, "+7d"),
    at: "/agent/divide?list=withdrawals",
    async perform({ page, t, like }) {
      const newest = newestRecord(page, t);
      await expect(newest).toContainText(t("promoter-money:status.withdrawn"));
      await newest.getByRole("button").click();
      await expect(
        page.getByRole("dialog").getByText(like("promoter-money:withdrawal.arrivedAt")),
      ).toBeVisible();
      const { withdrawn } = await balance(page);
      expect(Math.round((withdrawn - (found.balance?.withdrawn ?? 0)) * 100) / 100).toBe(found.share);
    },
  },
];

/** Opens the newest share, which has to be that of the paid order; answers its amount in yuan. */
async function openNewestShare({ page, t }: Actor, { kdUid, orderNo }: Found): Promise<number> {
  const entry = newestRecord(page, t);
  await expect(entry.getByRole("link")).toHaveText("林娟");
  await expect(entry.getByRole("link")).toHaveAttribute("href", `/agent/merchant-info?kdUid=${kdUid}`);
  await entry.getByRole("button").click();
  const receipt = page.getByRole("dialog", { name: t("promoter-money:share.title") });
  await expect(receipt.getByText(t("promoter-money:share.order", { number: orderNo }))).toBeVisible();
  const [base = 0, percent = 0, amount = 0] = await receipt
    .getByRole("definition")
    .evaluateAll((all) => all.map(({ textContent }) => Number(textContent.replace(/[^\d.]/g, ""))));
  expect(amount).toBe(Math.round(base * percent) / 100);
  return amount;
}

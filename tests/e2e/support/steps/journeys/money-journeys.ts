import { expect, type Locator, type Page } from "@playwright/test";
import type { Actor } from "../actor";
import { last } from "../last";
import type { Step, StepChange, StepJourney } from "../steps";
import { day, read } from "../world";

export const withdrawal: StepChange = {
  button: ({ page, like }) =>
    last(
      page.getByRole("form"),
      like("promoter-withdrawal:submit.amount"),
      like("promoter-withdrawal:submit.again"),
    ),
  sent: "**/promoter/cashapply/add",
  proof: ({ page, t }) => page.getByRole("heading", { name: t("promoter-withdrawal:placed.title") }),
  effect: { "promoter.withdrawals": 1 },
};

const withdraw: Step = {
  name: "withdraws",
  at: "/agent/divide",
  async perform({ page, t }) {
    await page.getByRole("textbox", { name: t("promoter-withdrawal:amount.gross") }).fill("1000");
  },
  change: withdrawal,
};

export const firstCard: StepJourney = {
  name: "the first card is entered, and money withdrawn to it",
  mock: `persona:promoter,scenario:withdrawable,scenario:no-bank-card,${day}`,
  steps: () => [
    {
      name: "enters the card",
      at: "/agent/divide",
      async perform({ page, t }) {
        await page.getByRole("button", { name: t("promoter-withdrawal:card.add") }).click();
        await fillCard(page.getByRole("form", { name: t("promoter-withdrawal:card.add") }), t);
      },
      change: { ...card, effect: { "promoter.bank-cards": 1 } },
    },
    withdraw,
  ],
};

export const failedWithdrawal: StepJourney = {
  name: "a withdrawal that fails is back with its reason, and goes to another card",
  mock: `persona:promoter,scenario:withdrawable,${day}`,
  steps() {
    const before = { withdrawable: 0 };
    return [
      {
        ...withdraw,
        before: async ({ page }) => {
          before.withdrawable = (await balance(page)).withdrawable;
        },
      },
      {
        name: "learns that the bank sent it back, and replaces the card",
        before: ({ page }) => sendBackNewest(page),
        at: "/agent/divide",
        async perform({ page, books, t, like }) {
          expect((await balance(page)).withdrawable).toBe(before.withdrawable);
          await page
            .getByRole("button", { name: t("promoter-money:failed.changeCard") })
            .first()
            .click();
          const form = page.getByRole("form", { name: t("promoter-withdrawal:card.change") });
          await fillCard(form, t);
          await form.getByRole("slider").press("End");
          await form.getByRole("button", { name: t("common:code.get") }).click();
          await expect(form.getByRole("button", { name: like("common:code.resendIn") })).toBeVisible();
          await form.getByLabel(t("verification:code.label"), { exact: true }).fill(await books.newestCode());
        },
        change: { ...card, effect: {}, count: async ({ page }) => Number(await hasNewCard(page)) },
      },
      { ...withdraw, name: "withdraws to the new card" },
    ];
  },
};

const card = {
  button: ({ page, like }: Actor) => last(page.getByRole("form"), like("promoter-withdrawal:card.save")),
  sent: "**/promoter/bank/add",
  proof: ({ page }: Actor) => page.getByRole("main").getByText(/0206$/),
};

async function fillCard(form: Locator, t: Actor["t"]): Promise<void> {
  const field = (name: string) =>
    form.getByRole("textbox", { name: t(`promoter-withdrawal:card.${name}`), exact: true });
  await field("holderName").fill("周芳");
  await field("identityNumber").fill("530102199003070016");
  await field("number").fill("6222 0200 0000 0020 206");
  await expect(field("bankName")).not.toHaveValue("");
}

const cashInfo = "/ommall/srvmall/promoter/cashapply/info";

/** Where a partner's money is, in yuan. */
export interface Balance {
  readonly withdrawable: number;
  readonly withdrawn: number;
}

export async function balance(page: Page): Promise<Balance> {
  const { withdrawable, withdrawn } = (await read(page, cashInfo)).data.balance;
  return { withdrawable: Number(withdrawable), withdrawn: Number(withdrawn) };
}

async function hasNewCard(page: Page): Promise<boolean> {
  return (await read(page, cashInfo)).data.bank.bankCardNumber.endsWith("0206");
}

/** The bank sends the newest withdrawal back. */
async function sendBackNewest(page: Page): Promise<void> {
  const { withdrawalNo } = (await read(page, cashInfo)).data.recent[0];
  const answer = await page.request.post("/__mock/withdrawal", { data: { withdrawalNo, status: "failed" } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The newest share or withdrawal of the list. */
export function newestRecord(page: Page, t: Actor["t"]): Locator {
  return page
    .getByRole("list", { name: t("promoter-money:records.list"), exact: true })
    .getByRole("listitem")
    .first();
}

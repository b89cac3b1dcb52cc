import { expect, type Locator } from "@playwright/test";
import type { Actor } from "../actor";
import { last } from "../last";
import type { StepJourney } from "../steps";
import { day } from "../world";

const messenger =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50";
const lotteryAddress = "/auto-activity/year-end-2026";

export const lottery: StepJourney = {
  name: "the last chance is drawn, one more added by sharing and drawn, and the prize to be claimed",
  mock: `persona:wholesaler,scenario:lottery-last-printer,${day}`,
  userAgent: messenger,
  steps: () => [
    recognised,
    {
      name: "draws the last chance",
      at: lotteryAddress,
      perform: readWhole,
      change: {
        ...draw,
        proof: ({ site, like }) => resultOf(site.main).getByText(like("activity-lottery:result.won")),
      },
    },
    {
      name: "shares for another chance",
      async perform({ page, site, t }) {
        await expect(site.main.getByText(t("activity-lottery:chances.left", { count: 0 }))).toBeVisible();
        await page.getByRole("button", { name: t("activity-lottery:share.act") }).click();
      },
      change: {
        button: ({ page, t }) => last(page.getByRole("dialog"), t("activity-lottery:share.done")),
        sent: "**/lottery/share-add-chance",
        proof: ({ site, t }) => site.main.getByText(t("activity-lottery:chances.left", { count: 1 })),
        effect: { "activity.chances": 1 },
      },
    },
    {
      name: "draws it",
      at: lotteryAddress,
      perform: readWhole,
      change: {
        ...draw,
        proof: ({ site, t }) => resultOf(site.main).getByText(t("activity-lottery:result.nothing")),
      },
      async after({ site, t, like }) {
        const record = site.main.getByRole("list", { name: t("activity-lottery:record.title") });
        await expect(record.getByRole("listitem")).toHaveCount(2);
        await expect(record.getByText(like("activity-lottery:claim.before"))).toBeVisible();
      },
    },
  ],
};

export const coupon: StepJourney = {
  name: "a coupon is received and applied at the checkout",
  mock: `persona:wholesaler,${day}`,
  steps() {
    const offer = { label: "", name: "" };
    return [
      recognised,
      {
        name: "receives the coupon",
        at: lotteryAddress,
        async perform(actor) {
          await readWhole(actor);
          const { site, like, t } = actor;
          const take = site.main.getByRole("button", { name: like("activity:coupon.takeOf") }).first();
          offer.label = (await take.getAttribute("aria-label")) ?? "";
          offer.name = offer.label.slice(t("activity:coupon.takeOf").length);
        },
        change: {
          button: ({ site }) => site.main.getByRole("button", { name: offer.label, exact: true }),
          sent: "**/coupon/addbyconfig",
          proof: ({ site, t }) =>
            site.main.getByRole("link", { name: `${t("activity:coupon.use")} ${offer.name}` }),
          effect: { "business.coupons": 1 },
        },
      },
      {
        name: "finds it at the checkout",
        async perform({ page, site: { main }, t }) {
          await main.getByRole("link", { name: `${t("activity:coupon.use")} ${offer.name}` }).click();
          await expect(page).toHaveURL(/\/mall\/checkout\?.*couponId=\d+/);
          await expect(main.getByText(offer.name).first()).toBeVisible();
        },
      },
    ];
  },
};

/** Who is logged in is known on a device from pages of their own. */
const recognised = { name: "is recognised", at: "/user-center/mine" } as const;

/** What is announced; the odds name "nothing" too. */
const resultOf = (main: Locator) => main.locator("[aria-live]");

const draw = {
  button: ({ site, t }: Actor) =>
    last(site.main, t("activity-lottery:draw.act"), t("activity-lottery:draw.again")),
  sent: "**/activity/lottery/result",
  effect: { "activity.draws": 1 },
} as const;

/** A window as high as the page: every section loads at once. */
async function readWhole({ page, site }: Actor): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: size?.width ?? 390, height: 8000 });
  await site.settle();
  if (size) await page.setViewportSize(size);
}

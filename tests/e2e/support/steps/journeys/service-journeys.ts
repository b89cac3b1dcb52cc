import { expect, type Page } from "@playwright/test";
import type { Actor } from "../actor";
import { last } from "../last";
import type { StepChange, StepJourney } from "../steps";
import { day, read } from "../world";

const mch = "/ommall/srvmall/promoter/mch";
const kdUid = "100388";
const customer = `/agent/merchant-info?kdUid=${kdUid}`;

/** The press that activates services, or orders them for the customer. */
const submission = {
  button: ({ page, like }) =>
    last(
      page.getByRole("form"),
      like("promoter-activation:submit.count", 1),
      like("promoter-activation:submit.amount", 1),
      like("promoter-activation:submit.again"),
    ),
  sent: "**/promoter/active?**",
  proof: ({ page, t }) => page.getByRole("heading", { name: t("promoter-activation:done.title") }),
} satisfies Omit<StepChange, "effect">;

export const activation: StepJourney = {
  name: "a service is activated, and the result says what it is",
  mock: `persona:promoter,${day}`,
  steps: () => [
    {
      name: "activates",
      at: "/agent/open?phone=13908718820",
      async perform({ page, t }) {
        await page.getByRole("checkbox", { name: t("promoter-customer:version.professional") }).check();
        await page.getByRole("checkbox", { name: t("promoter-activation:terms.accept") }).check();
      },
      change: {
        ...submission,
        // Also the customer's account with its licence and shops, and the history that is generated at its first entry.
        effect: {
          "business.bindings": 1,
          "business.licences": 1,
          "business.shops": 2,
          "business.users": 1,
          "promoter.activations": 1,
          "promoter.follow-ups": 4,
        },
      },
    },
    {
      name: "reads the result once more",
      at: "reload",
      async perform({ page, like }) {
        await expect(page.getByText(like("promoter-activation:done.message"))).toBeVisible();
      },
    },
  ],
};

export const customerOrder: StepJourney = {
  name: "a service is ordered for a customer at the settlement price, and stands in their history",
  mock: `persona:promoter,scenario:ordering-permitted,${day}`,
  steps: () => [
    {
      name: "orders",
      at: "/agent/open?phone=13908718820",
      async perform({ page, site, t }) {
        await site.main.locator('input[name="services"]').nth(3).check();
        await page.getByRole("checkbox", { name: t("promoter-activation:terms.accept") }).check();
      },
      change: {
        ...submission,
        // Also the customer's account with its licences and shops, and the history that is generated at its first entry.
        effect: {
          "activity.chances": 1,
          "business.bindings": 1,
          "business.licences": 2,
          "business.orders": 1,
          "business.shops": 2,
          "business.users": 1,
          "promoter.activations": 1,
        },
      },
    },
    {
      name: "finds it in the customer's history",
      at: customer,
      async perform({ page, t }) {
        const history = page.getByRole("list", { name: t("promoter-customer:history.title") });
        await expect(history.getByRole("listitem").first()).toContainText("253.30");
      },
    },
    {
      name: "is told so where their own orders are",
      at: "/agent/orders",
      async perform({ page, t }) {
        await expect(page.getByText(t("promoter-orders:forCustomer.listed"))).toBeVisible();
      },
    },
  ],
};

export const device: StepJourney = {
  name: "a device is bound anew, a new one added and the old one removed, and the customer given up",
  mock: `persona:promoter,${day}`,
  steps: () => [
    {
      name: "unbinds",
      at: customer,
      perform: ({ page, t }) => pressOnLastDevice(page, t, "unbind"),
      change: {
        button: ({ page, t }) => last(page.getByRole("alertdialog"), t("promoter-customer:devices.unbind")),
        sent: "**/mch/device/unbind?**",
        proof: ({ page, t }) => devicesOf(page, t).last().getByText(t("promoter-customer:devices.unbound")),
        effect: {},
        count: countDevices("unbound"),
      },
    },
    {
      name: "binds",
      at: customer,
      perform: ({ page, t }) => pressOnLastDevice(page, t, "bind"),
      change: {
        button: ({ page, t }) => last(page.getByRole("dialog"), t("promoter-customer:devices.bind")),
        sent: "**/mch/device/bind?**",
        proof: ({ page, t }) =>
          devicesOf(page, t)
            .last()
            .getByRole("button", { name: t("promoter-customer:devices.unbind"), exact: true }),
        effect: {},
        count: countDevices("bound"),
      },
    },
    {
      name: "adds another",
      at: customer,
      async perform({ page, t }) {
        await page.getByRole("button", { name: t("promoter-customer:devices.add") }).click();
        const form = page.getByRole("dialog");
        await form.getByRole("textbox", { name: t("promoter-customer:devices.name") }).fill("Counter scale");
        await form.getByRole("textbox", { name: t("promoter-customer:devices.number") }).fill("SCL-77-1");
      },
      change: {
        button: ({ page, like }) => last(page.getByRole("form"), like("promoter-customer:devices.add")),
        sent: "**/promoter/mch/device/create*",
        // The list shows it also where its answer is lost.
        proof: ({ page, t }) => page.getByText(t("promoter-customer:devices.added"), { exact: true }),
        effect: { "promoter.devices": 1 },
      },
    },
    {
      name: "removes it",
      async perform({ page, t }) {
        await devicesOf(page, t)
          .filter({ hasText: "Counter scale" })
          .getByRole("button", { name: t("promoter-customer:devices.remove"), exact: true })
          .click();
      },
      change: {
        button: ({ page, t }) => last(page.getByRole("alertdialog"), t("promoter-customer:devices.remove")),
        sent: "**/mch/device/remove?**",
        proof: ({ page, t }) => page.getByText(t("promoter-customer:devices.removed"), { exact: true }),
        effect: { "promoter.devices": -1 },
      },
    },
    {
      name: "gives the customer up",
      async perform({ page, t }) {
        await page.getByRole("button", { name: t("promoter-customer:giveUp.action") }).click();
        await page.getByRole("dialog").getByRole("radio").first().check();
      },
      change: {
        button: ({ page, t }) => last(page.getByRole("form"), t("promoter-customer:giveUp.confirm")),
        sent: "**/mch/giveup",
        proof: ({ page, like }) =>
          page.getByRole("button", { name: like("promoter-customer:giveUp.undoIn") }),
        // With the history that is generated at its first entry; it grows by one entry.
        effect: { "promoter.follow-ups": 4 },
        count: async ({ page }) => (await read(page, `${mch}/detail/followrecord/${kdUid}`)).data.total,
      },
    },
  ],
};

const devicesOf = (page: Page, t: Actor["t"]) =>
  page.getByRole("list", { name: t("promoter-customer:devices.title") }).getByRole("listitem");

async function pressOnLastDevice(page: Page, t: Actor["t"], action: "bind" | "unbind"): Promise<void> {
  await devicesOf(page, t)
    .last()
    .getByRole("button", { name: t(`promoter-customer:devices.${action}`), exact: true })
    .click();
}

function countDevices(state: "bound" | "unbound") {
  return async ({ page }: Actor): Promise<number> => {
    const { data }: { data: { state: string }[] } = await read(page, `${mch}/device?kdUid=${kdUid}`);
    return data.filter((one) => one.state === state).length;
  };
}

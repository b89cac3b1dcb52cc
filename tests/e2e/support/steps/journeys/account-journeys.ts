import { last } from "../last";
import type { StepJourney } from "../steps";
import { day } from "../world";

export const books: StepJourney = {
  name: "a contact person and an invoice title are entered",
  mock: `persona:wholesaler,${day}`,
  steps: () => [
    {
      name: "enters a contact person",
      at: "/user-center/contacts",
      async perform({ page, site, t }) {
        await site.main.getByRole("button", { name: t("account-contacts:add") }).click();
        const form = page.getByRole("dialog");
        await form.getByLabel(t("contact:name"), { exact: true }).fill("林娟");
        await form.getByLabel(t("contact:phone"), { exact: true }).fill("13800138888");
      },
      change: {
        button: ({ page, like }) => last(page.getByRole("form"), like("contact:dialog.save")),
        sent: "**/order/contactor/add",
        proof: ({ site }) => site.main.getByText("林娟"),
        effect: { "mall.contacts": 1 },
      },
    },
    {
      name: "enters an invoice title",
      at: "/user-center/invoices?tab=titles",
      async perform({ page, site, t }) {
        await site.main.getByRole("button", { name: t("account-invoices:book.add") }).click();
        const form = page.getByRole("dialog");
        await form.getByLabel(t("invoice:title.companyLabel"), { exact: true }).fill("永兴五金店");
        await form.getByLabel(t("invoice:title.taxNumber"), { exact: true }).fill("92330702MA2A1B2C3E");
      },
      change: {
        button: ({ page, like }) => last(page.getByRole("form"), like("invoice:dialog.save")),
        sent: "**/order/invoice/*/save",
        proof: ({ site }) => site.main.getByText("永兴五金店"),
        effect: { "mall.invoice-titles": 1 },
      },
    },
  ],
};

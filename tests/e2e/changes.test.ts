import type { Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { accessibilityProblems } from "./support/accessibility";
import { type Change, changeOnce, rowsOf } from "./support/change-once";
import { expect, test } from "./support/fixtures";
import { booksOf } from "./support/journey/back-end-state";
import { interruptionErrors } from "./support/journey/interruptions";
import { type Site, widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { type Like, patternsOf, type Translate, translationsOf } from "./support/translations";

/** The day the dates and numbers below are of. */
const day = "clock:2026-11-21T10:32:00+08:00";
const views = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
const customer = "/agent/merchant-info?kdUid=100388";

interface Reader {
  readonly page: Page;
  readonly site: Site;
  readonly t: Translate;
  readonly like: Like;
}

interface FormChange {
  readonly what: string;
  readonly mock: string;
  readonly path: string;
  /** The steps before the press. */
  readonly prepare: (reader: Reader) => Promise<void>;
  readonly change: (reader: Reader) => Change;
  /** What still has to be there afterwards. */
  readonly after?: (reader: Reader) => Promise<void>;
}

/** The last button of a form with the text of one of these patterns. */
const button = (...names: readonly RegExp[]) => {
  const name = new RegExp(names.map(({ source }) => source).join("|"));
  return (page: Page) => page.getByRole("form").getByRole("button", { name }).last();
};

/** The history of the customer; its table holds only the part that was written. */
const followUps: Change["count"] = async ({ request }) => {
  const answer = await request.get("/ommall/srvmall/promoter/mch/detail/followrecord/100388");
  return (await answer.json()).data.total;
};

const changes: readonly FormChange[] = [
  {
    what: "an application",
    mock: "persona:paying-professional",
    // Where somebody is recognised; the page of the application asks nobody who they are.
    path: "/user-center/mine",
    async prepare({ page, site, t, like }) {
      await site.follow("/agent/join-apply");
      const form = page.getByRole("form");
      const fill = (key: string, text: string) => form.getByLabel(t(key), { exact: true }).fill(text);
      await fill("content-join-agent:form.name", "白示例");
      await fill("content-join-agent:form.company", "百盛副食批发");
      await fill("content-join-agent:form.email", "baisheng@shop.example");
      for (let level = 0; level < 3; level++)
        await form.getByRole("combobox").nth(level).selectOption({ index: 1 });
      await fill("account-log-in:phone.label", "13800131238");
      await form.getByRole("slider").press("End");
      await form.getByRole("button", { name: t("common:code.get") }).click();
      await expect(form.getByRole("button", { name: like("common:code.resendIn") })).toBeVisible();
      await fill("verification:code.label", await booksOf(page).newestCode());
    },
    change: ({ like, t }) => ({
      button: button(like("content-join-agent:form.send")),
      sent: "**/promoter/pc/add",
      proof: (page) => page.getByText(t("content-join-agent:state.submitted.name"), { exact: true }),
      count: rowsOf("business.applications"),
    }),
  },
  {
    what: "a lead",
    mock: "persona:promoter",
    path: "/agent/merchant/edit-clues",
    async prepare({ page, t }) {
      await page.getByRole("textbox", { name: t("promoter-customer:entry.phone") }).fill("13600009997");
      await expect(page.getByText(t("promoter-customer:passport.free"), { exact: true })).toBeVisible();
      await page.getByRole("radio").first().check();
      await page.getByRole("textbox", { name: t("promoter-customer:entry.note") }).fill("wants a demo");
    },
    change: ({ like }) => ({
      button: button(like("promoter-customer:entry.save")),
      sent: "**/promoter/mch/input",
      proof: (page) => page.getByText("wants a demo"),
      count: rowsOf("business.customers"),
    }),
  },
  {
    what: "a follow-up",
    mock: "persona:promoter",
    path: customer,
    async prepare({ page, t }) {
      await page.getByRole("button", { name: t("promoter-customer:action.followUp") }).click();
      await page.getByRole("dialog").getByRole("radio").first().check();
      await page
        .getByRole("textbox", { name: t("promoter-customer:followUp.note") })
        .fill("calls back on Friday");
    },
    change: ({ like }) => ({
      button: button(like("promoter-customer:followUp.save")),
      sent: "**/promoter/mch/add/followrecord",
      proof: (page) => page.getByRole("listitem").getByText("calls back on Friday"),
      count: followUps,
    }),
  },
  {
    what: "a device",
    mock: "persona:promoter",
    path: customer,
    async prepare({ page, t }) {
      await page.getByRole("button", { name: t("promoter-customer:devices.add") }).click();
      const form = page.getByRole("dialog");
      await form.getByRole("textbox", { name: t("promoter-customer:devices.name") }).fill("Counter scale");
      await form.getByRole("textbox", { name: t("promoter-customer:devices.number") }).fill("SCL-77-1");
    },
    change: ({ like }) => ({
      button: button(like("promoter-customer:devices.add")),
      sent: "**/promoter/mch/device/create*",
      proof: (page) => page.getByRole("listitem").getByText("Counter scale"),
      count: rowsOf("promoter.devices"),
    }),
  },
  {
    what: "an activation",
    mock: "persona:promoter",
    path: "/agent/open?phone=13908718820",
    async prepare({ page, t }) {
      await page.getByRole("checkbox", { name: t("promoter-customer:version.professional") }).check();
      await page.getByRole("checkbox", { name: t("promoter-activation:terms.accept") }).check();
    },
    change: ({ like, t }) => ({
      button: button(like("promoter-activation:submit.count", 1), like("promoter-activation:submit.again")),
      sent: "**/promoter/active?**",
      proof: (page) => page.getByRole("heading", { name: t("promoter-activation:done.title") }),
      count: rowsOf("promoter.activations"),
    }),
    async after({ page, like }) {
      await page.reload();
      await expect(page.getByText(like("promoter-activation:done.message"))).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  },
  {
    what: "a withdrawal",
    mock: "persona:promoter,scenario:withdrawable",
    path: "/agent/divide",
    async prepare({ page, t }) {
      await page.getByRole("textbox", { name: t("promoter-withdrawal:amount.gross") }).fill("1000");
    },
    change: ({ like, t }) => ({
      button: button(like("promoter-withdrawal:submit.amount"), like("promoter-withdrawal:submit.again")),
      sent: "**/promoter/cashapply/add",
      proof: (page) => page.getByRole("heading", { name: t("promoter-withdrawal:placed.title") }),
      count: rowsOf("promoter.withdrawals"),
    }),
  },
  {
    what: "a bank card",
    mock: "persona:promoter,scenario:no-bank-card",
    path: "/agent/divide",
    async prepare({ page, t }) {
      await page.getByRole("button", { name: t("promoter-withdrawal:card.add") }).click();
      const fill = (field: string, text: string) =>
        page.getByRole("textbox", { name: t(`promoter-withdrawal:card.${field}`), exact: true }).fill(text);
      await fill("holderName", "周芳");
      await fill("identityNumber", "530102199003070016");
      await fill("number", "6217 0000 0000 0006 217");
      await expect(
        page.getByRole("textbox", { name: t("promoter-withdrawal:card.bankName") }),
      ).not.toHaveValue("");
    },
    change: ({ like }) => ({
      button: button(like("promoter-withdrawal:card.save")),
      sent: "**/promoter/bank/add",
      proof: (page) => page.getByText(/6217$/),
      count: rowsOf("promoter.bank-cards"),
    }),
  },
  {
    what: "a promoter of the team",
    mock: "persona:agent-china",
    path: "/agent/add-promoter",
    async prepare({ page, t }) {
      await page.getByRole("textbox", { name: t("promoter-team:form.name") }).fill("陈小燕");
      await page.getByRole("textbox", { name: t("promoter-team:form.phone") }).fill("13600006603");
    },
    change: ({ like }) => ({
      button: button(like("promoter-team:form.submit")),
      sent: "**/promoter/add",
      proof: (page) => page.getByRole("listitem").getByText("陈小燕"),
      count: rowsOf("promoter.team-members"),
    }),
  },
  {
    what: "a contact person",
    mock: "persona:wholesaler",
    path: "/user-center/contacts",
    async prepare({ page, site, t }) {
      await site.main.getByRole("button", { name: t("account-contacts:add") }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel(t("contact:name"), { exact: true }).fill("林娟");
      await form.getByLabel(t("contact:phone"), { exact: true }).fill("13800138888");
    },
    change: ({ like }) => ({
      button: button(like("contact:dialog.save")),
      sent: "**/order/contactor/add",
      proof: (page) => page.getByRole("main").getByText("林娟"),
      count: rowsOf("mall.contacts"),
    }),
  },
  {
    what: "an invoice title",
    mock: "persona:wholesaler",
    path: "/user-center/invoices?tab=titles",
    async prepare({ page, site, t }) {
      await site.main.getByRole("button", { name: t("account-invoices:book.add") }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel(t("invoice:title.companyLabel"), { exact: true }).fill("永兴五金店");
      await form.getByLabel(t("invoice:title.taxNumber"), { exact: true }).fill("92330702MA2A1B2C3E");
    },
    change: ({ like }) => ({
      button: button(like("invoice:dialog.save")),
      sent: "**/order/invoice/*/save",
      proof: (page) => page.getByRole("main").getByText("永兴五金店"),
      count: rowsOf("mall.invoice-titles"),
    }),
  },
];

test.use({ expectErrors: interruptionErrors, actionTimeout: 10_000 });

for (const [index, { what, mock, path, prepare, change, after }] of changes.entries())
  for (const { locale, width } of variantsFor(views, index, 1))
    test(`${what} is made once, without a network at first, its response lost and pressed twice, in ${locale} at ${width} px`, async ({
      page,
      context,
      site,
    }) => {
      const reader = { page, site, t: translationsOf(locale), like: patternsOf(locale) };
      await site.applyMock(`${mock},${day}`);
      await site.openIn(locale, width, path);
      await site.settle();
      await prepare(reader);
      expect(await accessibilityProblems(page)).toEqual([]);
      await changeOnce(page, context, change(reader));
      await after?.(reader);
    });

import { expect } from "@playwright/test";
import type { Actor } from "../actor";
import { last } from "../last";
import type { StepJourney } from "../steps";
import { advance, day } from "../world";

export const application: StepJourney = {
  name: "an application is approved, and the new partner has a link",
  mock: `persona:paying-professional,${day}`,
  steps: () => [
    {
      name: "applies",
      // Where somebody is recognised; the page of the application asks nobody who they are.
      at: "/user-center/mine",
      async perform({ page, site, books, t, like }) {
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
        await fill("verification:code.label", await books.newestCode());
      },
      change: {
        button: ({ page, like }) => last(page.getByRole("form"), like("content-join-agent:form.send")),
        sent: "**/promoter/pc/add",
        proof: ({ page, t }) => page.getByText(t("content-join-agent:state.submitted.name"), { exact: true }),
        effect: { "business.applications": 1 },
      },
    },
    {
      name: "sees that it is approved",
      at: "/user-center/mine",
      before: ({ page }) => advance(page, "+4d"),
      async perform({ page, site, t }) {
        await site.follow("/agent/join-apply");
        await expect(
          page.getByText(t("content-join-agent:state.approved.name"), { exact: true }),
        ).toBeVisible();
      },
    },
    {
      name: "has a code and its link",
      at: "/agent/home",
      async perform({ page, site, t }) {
        const code = await site.main.locator("strong.figures").first().textContent();
        expect(code).toMatch(/^[A-Z0-9]{4,}$/);
        await expect(page.getByRole("textbox").filter({ visible: true }).first()).toHaveValue(
          new RegExp(`^http.*${code}`),
        );
        await page.getByRole("button", { name: t("promoter-home:tools.preview") }).click();
        await expect(page.getByRole("dialog")).toContainText(code ?? "");
      },
    },
  ],
};

export const promoter: StepJourney = {
  name: "a promoter is added, and the page says what they may not see",
  mock: `persona:agent-china,${day}`,
  steps: () => [
    {
      name: "adds a promoter",
      at: "/agent/add-promoter",
      async perform({ page, t }) {
        await page.getByRole("textbox", { name: t("promoter-team:form.name") }).fill("陈小燕");
        await page.getByRole("textbox", { name: t("promoter-team:form.phone") }).fill("13600006603");
      },
      change: {
        button: ({ page, like }) => last(page.getByRole("form"), like("promoter-team:form.submit")),
        sent: "**/promoter/add",
        proof: ({ page }) => page.getByRole("listitem").getByText("陈小燕"),
        // The message tells the promoter.
        effect: { "promoter.team-members": 1, "business.messages": 1 },
      },
    },
    {
      name: "reads who sees what",
      at: "/agent/add-promoter",
      async perform({ page, t }) {
        await page.getByText(t("promoter-team:role.title")).first().click();
        await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
      },
    },
  ],
};

export const refused: StepJourney = {
  name: "another promoter's customer is refused wherever it is asked for",
  mock: `persona:agent-china,${day}`,
  steps() {
    const found = { kdUid: "", name: "", phone: "" };
    const customer = () => `/agent/merchant-info?kdUid=${found.kdUid}`;
    return [
      {
        name: "an agent finds a customer of their own",
        at: "/agent/merchant?status=inService",
        async perform({ page, t }) {
          const list = page.getByRole("list", { name: t("promoter-customers:list.label") });
          const address = await list.getByRole("link").first().getAttribute("href");
          found.kdUid = /[?&](?:kdUid|id)=(\d+)/.exec(address ?? "")?.[1] ?? "";
          expect(found.kdUid).not.toBe("");
        },
      },
      {
        name: "opens it",
        at: customer,
        async perform({ site }) {
          found.name = (await site.main.getByRole("heading", { level: 1 }).textContent()) ?? "";
          const call = await site.main.locator('a[href^="tel:1"]').first().getAttribute("href");
          found.phone = call?.replace("tel:", "") ?? "";
          expect(found.phone).toMatch(/^1\d{10}$/);
        },
      },
      {
        name: "a promoter follows the link to it",
        before: ({ site }) => site.applyMock(`persona:promoter,${day}`),
        at: customer,
        perform: (actor) => expectRefusal(actor, found.name),
      },
      {
        name: "asks for its authorisation",
        at: () => `/agent/merchant-bind?kdUid=${found.kdUid}`,
        perform: (actor) => expectRefusal(actor, found.name),
      },
      {
        name: "looks its number up, and learns that it cannot be entered, not whose it is",
        at: () => `/agent/search-customer?q=${found.phone}`,
        async perform({ page, site, t }) {
          const states = ["existing", "protected"].map((state) => t(`promoter-customer:passport.${state}`));
          await expect(page.getByText(new RegExp(`^(?:${states.join("|")})$`))).toBeVisible();
          await expect(site.main).not.toContainText(found.name);
          await expect(site.main.locator(`a[href*="${found.kdUid}"]`)).toHaveCount(0);
        },
      },
    ];
  },
};

async function expectRefusal({ page, site, t }: Actor, name: string): Promise<void> {
  await expect(page.getByText(t("promoter-customer:forbidden.title"), { exact: true })).toBeVisible();
  await expect(site.main).not.toContainText(name);
}

import type { Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { watchSecrets } from "./support/journey/secrets";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

const question = "https://open.messenger.example/connect/authorize";

// The console reports the error status of the refused calls.
test.use({
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50",
  expectErrors: /\b422\b/,
});

for (const locale of variantsFor(locales, 0, 1)) {
  test(`a used code of a messenger signs nobody in, is reported and is stored nowhere, in ${locale}`, async ({
    page,
    site,
  }) => {
    const t = translationsOf(locale);
    await site.applyMock("seed:7");
    const code = await agree(page);
    const first = await page.request.post("/ommall/srvmall/webzhj/login/wechat", { data: { code } });
    expect(first.ok(), await first.text()).toBe(true);
    const secrets = watchSecrets(page);
    const exchanged: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes(code)) exchanged.push(request.url());
    });
    await answerQuestion(page, code);

    await site.openIn(locale, 390, "/login?next=%2Fnews");
    await site.settle();
    await page.getByRole("button", { name: t("account-log-in:messenger.act") }).click();
    await expect(site.main.getByRole("alert")).toContainText(t("account-log-in:messenger.usedUp"));
    await expect(page).toHaveURL(/\/login\?next=%2Fnews$/);
    expect(exchanged).toHaveLength(1);
    await expectRemoved(page, code);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    // A reload sends no code again, and the sign-in form is shown as before.
    await page.reload();
    await site.settle();
    await expect(page.getByRole("button", { name: t("account-log-in:messenger.act") })).toBeEnabled();
    expect(exchanged).toHaveLength(1);
    await secrets.expectNoLeak();
  });

  test(`an address with another user's code in it signs nobody in, in ${locale}`, async ({ page, site }) => {
    const t = translationsOf(locale);
    await site.applyMock("seed:7");
    await answerQuestion(page, "unused");
    const code = await agree(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes(code)) sent.push(request.url());
    });
    await site.openIn(locale, 390, `/login?next=%2Fnews&code=${code}&state=theirs`);
    await expect(page).toHaveURL(/\/login\?next=%2Fnews$/);
    await site.settle();
    await expect(page.getByRole("button", { name: t("account-log-in:messenger.act") })).toBeEnabled();
    await expectRemoved(page, code);
    expect(sent).toEqual([]);
  });
}

test("the long picture of the report says how it is kept, and saves no file", async ({ page, site }) => {
  const t = translationsOf("zh-CN");
  const files: string[] = [];
  page.on("download", (file) => files.push(file.suggestedFilename()));
  await site.applyMock("persona:wholesaler,clock:2026-11-21T10:32:00+08:00");
  await site.openIn("zh-CN", 390, "/report/weekly");
  await site.settle();
  await page.getByRole("button", { name: t("report:action.picture"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img")).toBeVisible();
  await dialog.getByRole("button", { name: t("report:picture.save") }).click();
  await expect(page.getByText(t("report:picture.hold"))).toHaveCount(2);
  await expect(page.getByText(t("report:picture.saved"))).toHaveCount(0);
  expect(files).toEqual([]);
});

const computers = [
  { where: "in a browser", userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0" },
  {
    where: "in the messenger",
    userAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/132.0.0.0 MicroMessenger/7.0.20 WindowsWechat",
  },
];

for (const { where, userAgent } of computers)
  test.describe(`on a computer, ${where}`, () => {
    test.use({ userAgent });

    test("the long picture of the report is right-clicked, not held", async ({ page, site }) => {
      const t = translationsOf("zh-CN");
      await site.applyMock("persona:wholesaler,clock:2026-11-21T10:32:00+08:00");
      await site.openIn("zh-CN", 1440, "/report/weekly");
      await site.settle();
      await page.getByRole("button", { name: t("report:action.picture"), exact: true }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(t("report:picture.rightClick"))).toBeVisible();
      await expect(dialog.getByText(t("report:picture.hold"))).toHaveCount(0);
    });
  });

/** A user of the sample data authorises in the messenger; returns the code the messenger would send. */
async function agree(page: Page): Promise<string> {
  const answer = await page.request.post("/__mock/messenger", { data: {} });
  return (await answer.json()).code;
}

/** The messenger's page, which redirects the visitor with `code` at once. */
async function answerQuestion(page: Page, code: string): Promise<void> {
  await page.route("**/settings.json", (route) =>
    route.fulfill({ json: { links: { messengerAuthorisation: `${question}?appid=wx1` } } }),
  );
  await page.route(`${question}**`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", query.get("state") ?? "");
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
}

/** Neither the address nor any storage that the page can read contains the code. */
async function expectRemoved(page: Page, code: string): Promise<void> {
  expect(page.url()).not.toContain(code);
  expect(
    await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    ),
  ).not.toContain(code);
}

import type { Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { variantsFor } from "./support/thoroughness";
import { type Translate, translationsOf } from "./support/translations";

const path = "/ommall/srvmall/servicebook/merchant/overseas/add";

for (const locale of variantsFor(locales, 1, 1)) {
  const t = translationsOf(locale);

  test(`the monthly letter wants an address, and a right one, in ${locale}`, async ({ page, site }) => {
    await site.openIn(locale, 1440, "/faq");
    await site.reachSubscription();
    const { field, button, problem } = letter(page, t);

    await button.click();
    await expect(problem(t("rules:email.empty"))).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("reader@shop");
    await button.click();
    await expect(problem(t("rules:email.invalid"))).toBeVisible();
    await field.fill("reader@shop.example");
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: t("rules:subscribe.success") })).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(field).not.toHaveAttribute("aria-invalid");
  });

  test(`what the server refuses stands at the field with the typed text kept in ${locale}`, async ({
    page,
    site,
  }) => {
    await site.openIn(locale, 390, "/faq");
    await site.reachSubscription();
    for (let number = 0; number < 5; number++) {
      await page.request.post(path, { data: { email: `reader${number}@shop.example`, origin: 1 } });
    }
    const { field, button, problem } = letter(page, t);
    await field.fill("sixth@shop.example");
    await button.click();
    await expect(problem(t("rules:rate.limited"))).toBeVisible();
    await expect(field).toHaveValue("sixth@shop.example");
  });
}

test.describe("with a slow answer", () => {
  test("pressing twice subscribes once", async ({ page, site }) => {
    const t = translationsOf("zh-CN");
    await site.openIn("zh-CN", 1440, "/faq");
    await site.applyMock("fault:addEmailSubscription=latency(600)");
    await site.reachSubscription();
    const { field, button } = letter(page, t);
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && new URL(request.url()).pathname === path) sent += 1;
    });

    await field.fill("reader@shop.example");
    await button.dblclick();
    await field.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "提交成功" })).toBeVisible();
    expect(sent).toBe(1);
  });
});

test.describe("without an answer", () => {
  test.use({ expectErrors: /Failed to load resource|^response: |^request: / });

  for (const [fault, message] of [
    ["http500", "A failure on purpose."],
    ["offline", "网络状况不佳"],
    ["html", "请求错误：收到的回答读不出来，可能没传完"],
  ] as const) {
    test(`the field of the subscription shows ${message} after ${fault}, and the next press works`, async ({
      page,
      site,
    }) => {
      const t = translationsOf("zh-CN");
      await site.openIn("zh-CN", 390, "/faq");
      await site.reachSubscription();
      await site.applyMock(`fault:addEmailSubscription=${fault}`);
      const { field, button, problem } = letter(page, t);
      await field.fill("reader@shop.example");
      await button.click();
      await expect(problem(message)).toBeVisible();
      await expect(field).toHaveValue("reader@shop.example");

      await site.applyMock("");
      await button.click();
      await expect(page.getByRole("status").filter({ hasText: "提交成功" })).toBeVisible();
    });
  }
});

function letter(page: Page, t: Translate) {
  const footer = page.getByRole("contentinfo");
  return {
    field: footer.getByRole("textbox", { name: t("common:subscribe.label") }),
    button: footer.getByRole("button", { name: t("common:subscribe.button") }),
    problem: (message: string) => footer.getByText(message, { exact: true }),
  };
}

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { booksOf } from "./support/journey/back-end-state";
import type { Site } from "./support/site-visitor";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { patternsOf, translationsOf } from "./support/translations";

// Every change is sent once, however often its button is pressed.

const [t, like] = [translationsOf("zh-CN"), patternsOf("zh-CN")];
const asWholesaler = "persona:wholesaler,clock:2026-11-21T10:32:00+08:00";
const unpaid = "persona:wholesaler,scenario:order-unpaid,scenario:payment-pending";
const mall = "/ommall/srvmall";

interface Press {
  readonly what: string;
  readonly mock: string;
  /** The address of the button; where it ends with a slash, the page of the newest order. */
  readonly path: string;
  /** The steps before the press. */
  readonly prepare?: (site: Site, page: Page) => Promise<void>;
  readonly button: (page: Page) => Locator;
  /** The request that is sent, method and address. */
  readonly sent: RegExp;
}

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const checkout =
  "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1&step=confirm";

const presses: readonly Press[] = [
  {
    what: "the order",
    mock: asWholesaler,
    path: checkout,
    prepare: ({ main }) => main.getByRole("checkbox").check(),
    button: (page) => main(page).getByRole("button", { name: like("mall-checkout:confirm.order") }),
    sent: /^POST \/ommall\/srvmall\/order$/,
  },
  {
    what: "the payment",
    mock: unpaid,
    path: "/mall/pay/",
    button: (page) => main(page).getByRole("button", { name: like("mall-pay:act.pay") }),
    sent: /^POST \/ommall\/srvmall\/payment$/,
  },
  {
    what: "the cancelling of an order",
    mock: unpaid,
    path: "/mall/pay/",
    prepare: ({ main }) => main.getByRole("button", { name: t("mall-pay:act.cancel") }).click(),
    button: (page) => page.getByRole("alertdialog").getByRole("button", { name: t("mall-pay:act.cancel") }),
    sent: /^(?:POST|PUT|DELETE) \/ommall\/srvmall\/order\/(?!contactor|invoice|addinvoice)/,
  },
  {
    what: "the request for an invoice",
    mock: asWholesaler,
    path: "/user-center/invoices?order=20261109103200480",
    button: (page) => dialog(page).getByRole("button", { name: t("account-invoices:dialog.submit.request") }),
    sent: /^POST \/ommall\/srvmall\/order\/addinvoice\//,
  },
  {
    what: "a title of the title book",
    mock: asWholesaler,
    path: "/user-center/invoices?tab=titles",
    async prepare({ main }, page) {
      await main.getByRole("button", { name: t("account-invoices:book.add") }).click();
      await dialog(page).getByLabel(t("invoice:title.companyLabel"), { exact: true }).fill("永兴五金店");
      await dialog(page).getByLabel(t("invoice:title.taxNumber"), { exact: true }).fill("92330702MA2A1B2C3E");
    },
    button: (page) => dialog(page).getByRole("button", { name: t("invoice:dialog.save") }),
    sent: /^POST \/ommall\/srvmall\/order\/invoice\/.*\/save$/,
  },
  {
    what: "a contact person",
    mock: asWholesaler,
    path: "/user-center/contacts",
    async prepare({ main }, page) {
      await main.getByRole("button", { name: t("account-contacts:add") }).click();
      await dialog(page).getByLabel(t("contact:name"), { exact: true }).fill("林娟");
      await dialog(page).getByLabel(t("contact:phone"), { exact: true }).fill("13800138888");
    },
    button: (page) => dialog(page).getByRole("button", { name: t("contact:dialog.save") }),
    sent: /^POST \/ommall\/srvmall\/order\/contactor\/add$/,
  },
  {
    what: "a coupon by its code",
    mock: asWholesaler,
    path: "/user-center/coupons",
    prepare: ({ main }) =>
      main.getByLabel(t("account-coupons:code.label"), { exact: true }).fill("YE26-FB00-7MXN"),
    button: (page) => main(page).getByRole("button", { name: t("account-coupons:code.submit") }),
    sent: /^POST .*coupon/,
  },
  {
    what: "a coupon at the checkout",
    mock: asWholesaler,
    path: checkout.replace("confirm", "extras"),
    prepare: ({ main }) =>
      main.getByRole("textbox", { name: t("mall-checkout:coupon.code") }).fill("YE26-FB00-7MXN"),
    button: (page) => main(page).getByRole("button", { name: t("mall-checkout:coupon.add") }),
    sent: /^POST .*coupon/,
  },
];

for (const [index, { what, mock, path, prepare, button, sent }] of presses.entries())
  for (const width of variantsFor(widths, index, 1))
    test(`${what} is sent once when its button is pressed twice, and again, at ${width} px`, async ({
      page,
      site,
    }) => {
      await site.applyMock(mock);
      const [order] = await booksOf(page).orders();
      await site.openIn("zh-CN", width, path.endsWith("/") ? `${path}${order?.orderNo}` : path);
      await site.settle();
      await prepare?.(site, page);
      await expect(button(page)).toBeEnabled();
      const writes = watchWrites(page);
      // Slow enough that the second press falls into the first call.
      await site.applyMock("fault:*=latency(600)");
      await button(page).dblclick();
      await button(page)
        .press("Enter", { timeout: 300 })
        .catch(() => undefined);
      await expect.poll(() => writes().filter((write) => sent.test(write))).toHaveLength(1);
      await site.applyMock("");
      await site.settle();
      // An order starts its payment automatically: once as well.
      expect(new Set(writes()).size, "nothing was written twice").toBe(writes().length);
    });

test("“I have paid” asks for the order once when it is pressed twice", async ({ page, site }) => {
  await site.applyMock(unpaid);
  const books = booksOf(page);
  await books.stopClock();
  const [order] = await books.orders();
  await page.clock.install();
  await site.openIn("zh-CN", 390, `/mall/pay/${order?.orderNo}`);
  await site.main.getByRole("button", { name: like("mall-pay:act.pay") }).click();
  const paid = site.main.getByRole("button", { name: t("mall-pay:ask.paid") });
  await expect(paid).toBeEnabled();
  await site.settle();
  const requested: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `${mall}/order/${order?.orderNo}`)
      requested.push(request.method());
  });
  await site.applyMock("fault:*=latency(600)");
  await paid.dblclick();
  await site.settle();
  expect(requested).toEqual(["GET"]);
});

/** Every following call that changes state, as "POST /address". */
function watchWrites(page: Page): () => readonly string[] {
  const writes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && !pathname.startsWith("/__mock/"))
      writes.push(`${request.method()} ${pathname}`);
  });
  return () => writes;
}

import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { layoutShift } from "./support/layout-shift";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";

const wholesaler = "persona:wholesaler,clock:2026-11-21T10:32:00+08:00";

/** Screens that belong to a user: their pages are shells. */
const ownScreens = [
  "/user-center/mine",
  "/user-center/orders",
  "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO",
];

/** Holds every script of the site back until the answer is called. */
async function holdCode(page: Page, scripts = /\/assets\/[^/]+\.js$/): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Somebody this device remembers, before anything of the site runs. */
async function storeUser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("locale", '"zh-CN"');
    localStorage.setItem("userInfo", JSON.stringify({ kdUid: "1", nickname: "永兴", phone: "135****9027" }));
  });
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 844 : 900 } });

    test("what goods cost and what an activity offers is there before any code, and stays in place", async ({
      page,
      site,
    }) => {
      const release = await holdCode(page);
      await page.goto("/mall/detail?serviceNumber=KDZHJ01", { waitUntil: "commit" });
      await expect(site.main.getByText("¥598.00").filter({ visible: true }).first()).toBeVisible();
      await page.goto("/auto-activity/year-end-2026?sms=A7", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1, name: "年底盘点" })).toBeVisible();
      release();
      for (const path of ["", "/mall/detail?serviceNumber=KDZHJ01"]) {
        if (path !== "") await page.goto(path);
        await site.settle();
        const shift = await layoutShift(page);
        expect(shift.sum, shift.what).toBeLessThan(0.01);
      }
    });

    test("an invitation's page stays in place when who invites and what it takes off is known", async ({
      page,
      site,
    }) => {
      const release = await holdCode(page);
      await page.goto("/invite/xh-share/shared?recode=YX9027", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      release();
      for (const path of ["/invite/xh-share/shared", "/invite/share-product", "/invite/share-register"]) {
        if (!page.url().includes(path)) await page.goto(`${path}?recode=YX9027`);
        await expect(site.main.getByText("永兴").first()).toBeVisible();
        await site.settle();
        const shift = await layoutShift(page);
        expect(shift.sum, shift.what).toBeLessThan(0.003);
      }
    });

    test("a query that chooses something else than a page shows no price of that page", async ({
      page,
      site,
    }) => {
      const release = await holdCode(page);
      await page.goto("/mall/detail?serviceNumber=KDZHJ01&years=2", { waitUntil: "commit" });
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(site.main.getByText(/598/)).toHaveCount(0);
      release();
      await expect(site.main.getByText("¥1,076.40").filter({ visible: true }).first()).toBeVisible();
    });

    for (const path of variantsFor(ownScreens, widths.indexOf(width), 2))
      test(`${path} shows its shell before any code is there, and nothing jumps when its data comes`, async ({
        page,
        site,
      }) => {
        await site.applyMock(wholesaler);
        await storeUser(page);
        const release = await holdCode(page);
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("main")).toBeVisible();
        await expect(page).toHaveTitle(/\S/);
        // Nobody who is logged in sees the way in, not for a moment.
        await expect(page.getByRole("banner").getByRole("link", { name: "登录" })).toBeHidden();
        release();
        await site.settle();
        await expect(page).toHaveTitle(/\S/);
        const shift = await layoutShift(page);
        expect(shift.sum, shift.what).toBeLessThan(0.001);
      });
  });
}

for (const path of ["/", "/login", "/mall", "/price.html", "/help/doc/2003"])
  test(`${path} asks for all its scripts before one of them has run, and for none twice`, async ({
    page,
    site,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    // The entry runs and asks; everything else is held back.
    const release = await holdCode(page, /\/assets\/(?!index-)[^/]+\.js$/);
    await page.goto(path);
    const named = (await page.locator("script[data-code]").getAttribute("data-code"))?.split(" ") ?? [];
    expect(named.length).toBeGreaterThan(3);
    await expect.poll(() => named.filter((address) => !requested.includes(address))).toEqual([]);
    release();
    await site.settle();
    const scripts = requested.filter((address) => /^\/assets\/[^/]+\.js$/.test(address));
    expect(scripts.filter((address, index) => scripts.indexOf(address) !== index)).toEqual([]);
  });

test("private data is asked for, and answered, before the code that renders it is there", async ({
  page,
  site,
}) => {
  await site.applyMock(wholesaler);
  const release = await holdCode(page, /\/assets\/hydrate-[^/]+\.js$/);
  const answer = page.waitForResponse((response) => response.url().includes("/order/pagelist"));
  await page.goto("/user-center/orders", { waitUntil: "commit" });
  expect((await answer).ok()).toBe(true);
  release();
  await expect(site.main.getByRole("list", { name: "订单" }).getByRole("listitem").first()).toBeVisible();
});

test("the picture on the home page is there at once, and its code comes when the visitor begins to do something", async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/");
  const picture = site.main.getByRole("img", { name: /460\.00/ }).first();
  await expect(picture).toBeVisible();
  await site.settle();
  const isFetched = () => requested.some((address) => address.includes("/hero-picture-"));
  expect(isFetched()).toBe(false);
  const shown = await picture.innerText();
  await page.keyboard.press("Tab");
  await expect.poll(isFetched).toBe(true);
  await site.settle();
  expect(await picture.innerText()).toBe(shown);
});

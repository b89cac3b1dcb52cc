import type { Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { waysFor } from "./support/thoroughness";
import { wordsOf } from "./support/words";

// The support button floats over lists whose amounts stand at the right edge of a phone.

const places = [
  "/user-center/orders",
  "/user-center/contacts",
  "/user-center/coupons",
  "/user-center/licences?licence=8801&act=renew",
] as const;

for (const [place, path] of places.entries())
  for (const locale of waysFor(locales, place, 1))
    test(`nothing of ${path} stays under the support button, wherever one stops reading, in ${locale}`, async ({
      page,
      site,
    }) => {
      await site.applyMock("persona:wholesaler,scenario:many-orders,scenario:contacts-full");
      await site.openIn(locale, 390, path);
      await site.settle();
      const button = page
        .getByRole("complementary", { name: wordsOf(locale)("common:support.label") })
        .getByRole("button");
      await expect(button).toBeVisible();
      for (const top of [0, 130, 260, 390, 520]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expect.poll(() => wordsUnderButton(page), `read down to ${top} px`).toEqual([]);
        await expect(button).toBeInViewport();
      }
      // Drawn back or not, it answers to the keyboard in full view.
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(button).toBeInViewport({ ratio: 1 });
    });

/** The lines of the page's content that reach under the support button as it stands now. */
function wordsUnderButton(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector("aside button[aria-expanded]")?.getBoundingClientRect();
    const content = document.querySelector("main");
    if (!button || !content) return ["there is no button"];
    const found: string[] = [];
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < button.right && right > button.left + 1 && top < button.bottom && bottom > button.top,
      );
      if (isUnder && node.textContent?.trim()) found.push(node.textContent.trim());
    }
    return found;
  });
}

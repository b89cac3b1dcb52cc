import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { variantsFor } from "./support/thoroughness";

// On a phone the errors of a form push its button down: the second half of a double press then hits the element that
// replaced it, such as a consent or a link.

const places = ["/login", "/login?tab=code", "/login?tab=register", "/login?tab=reset"];

for (const locale of variantsFor(locales, 2, 1))
  test(`a double press that shows a form's errors agrees to nothing and leads nowhere, in ${locale}`, async ({
    page,
    context,
    site,
  }) => {
    for (const path of places) {
      await site.openIn(locale, 390, path);
      await site.settle();
      const submit = site.main.locator("form button[type=submit]");
      await submit.scrollIntoViewIfNeeded();
      const box = await submit.boundingBox();
      if (box === null) throw new Error(`There is no button at ${path}.`);
      const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.click(x, y);
      await expect(site.main.locator("[aria-invalid=true]").first()).toBeVisible();
      // Another element is now at the button's position; it gets the second half of a double click.
      await page.mouse.move(x, y);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      for (const consent of await site.main.getByRole("checkbox").all())
        await expect(consent).not.toBeChecked();
      await expect(page).toHaveURL(new RegExp(`${path.replace("?", "\\?")}$`));
      expect(context.pages(), path).toHaveLength(1);
      await expect(submit).toBeVisible();
    }
  });

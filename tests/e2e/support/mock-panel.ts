import type { Locator, Page } from "@playwright/test";

/** The panel of the mock back end on a page. */
export function panelOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "Mock back end" });
}

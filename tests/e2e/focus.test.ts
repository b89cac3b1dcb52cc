import { everyNth } from "../support/thoroughness";
import { expect, test } from "./support/fixtures";
import { visitStops } from "./support/focus-order";
import { screens } from "./support/screens";
import { findSitePlace } from "./support/site-places";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";

/** One page of each kind of the public site: its controls are equal in every world. */
const sitePages = screens.filter(
  ({ path, mock }) => mock === undefined && findSitePlace(path.split("?")[0] ?? path),
);

for (const [index, screen] of everyNth(sitePages, 4).entries()) {
  for (const width of variantsFor(widths, index, 1)) {
    test(`the tab key finds every control of ${screen.path} in sight, uncovered and ringed at ${width} px`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await site.openIn(width === 390 ? "zh-CN" : "en-US", width, screen.path);
      await site.readThrough();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const stops = await visitStops(page);
      expect(stops.length).toBeGreaterThan(1);
      const bad = stops.filter(({ problem }) => problem !== null);
      expect(bad.map(({ name, problem }) => `“${name}” ${problem}`)).toEqual([]);
    });
  }
}

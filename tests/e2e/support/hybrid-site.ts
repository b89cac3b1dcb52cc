import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { panelFile } from "../../../scripts/lib/panel-paths";
import { type RealShop, startRealShop } from "../../support/real-shop";
import { test as base } from "./fixtures";
import { startSite } from "./start-site";

/** What the real shop answers; the rest is mocked. */
const live = "loginAccount,logoutAccount,getUserInfo,listOrderContacts,mall.createOrder";

interface Hybrid {
  readonly shop: RealShop;
  readonly address: string;
}

/** The built site with a real back end for a part of the operations, one for all tests of a file. */
export const test = base.extend<{ shop: RealShop }, { hybrid: Hybrid }>({
  hybrid: [
    async ({ browserName: _browser }, use) => {
      const shop = await startRealShop();
      // A developer's own reports must not hold what tests did.
      const reports = mkdtempSync(join(tmpdir(), "stockbook-reports-"));
      const { address, close } = await startSite(["--api", shop.url, "--live", live, "--reports", reports]);
      // The panel is built when it is first asked for, which must not delay a page.
      await fetch(`${address}/__panel/${panelFile}`);
      await use({ shop, address });
      await close();
      await shop.close();
      rmSync(reports, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  shop: ({ hybrid }, use) => use(hybrid.shop),
  baseURL: ({ hybrid }, use) => use(hybrid.address),
});

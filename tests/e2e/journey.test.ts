import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { booksOf } from "./support/journey/back-end-state";
import { payWithInterruptions } from "./support/journey/cashier";
import { extend, requestInvoice } from "./support/journey/center";
import { expectAfterInterruptions, interruptionErrors } from "./support/journey/interruptions";
import { watchSecrets } from "./support/journey/secrets";
import { choose, order } from "./support/journey/shop";
import { logOut, register } from "./support/journey/sign-in";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { patternsOf, translationsOf } from "./support/translations";

const phone = "13800138888";
const views = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));

test.use({ expectErrors: interruptionErrors, actionTimeout: 10_000 });
test.describe.configure({ timeout: 240_000 });

for (const { locale, width } of variantsFor(views, 0, 1)) {
  test(`from the first visit to log-out in ${locale} at ${width} px, with trouble at every step`, async ({
    page,
    context,
    site,
  }) => {
    const [t, like, books] = [translationsOf(locale), patternsOf(locale), booksOf(page)];
    const journey = { page, context, site, books, secrets: watchSecrets(page), t, like };
    await page.clock.install();
    await site.applyMock("seed:7");
    await site.openIn(locale, width, "/login?tab=register");

    await register(journey, phone);
    await expectAfterInterruptions(journey, (main) =>
      main.getByRole("region", { name: t("account-user:trial.label") }),
    );

    await choose(journey);
    const orderNo = await order(journey, phone);
    await payWithInterruptions(journey, orderNo);
    const bought = (await books.licences()).find(({ versionLevel }) => versionLevel === "standard");
    const licenceId = bought?.licenceId ?? 0;
    const licence = async () => (await books.licences()).find((row) => row.licenceId === licenceId);

    await site.follow("/user-center/mine");
    await expectAfterInterruptions(journey, (main) =>
      main.locator(`a[href="/user-center/licences?licence=${licenceId}&act=renew"]`),
    );
    await requestInvoice(journey, orderNo);
    await extend(journey, licenceId, "renew");
    expect((await licence())?.expiresAt?.localeCompare(bought?.expiresAt ?? "")).toBe(1);
    await extend(journey, licenceId, "upgrade");
    expect((await licence())?.versionLevel).toBe("professional");
    const users = (await licence())?.users.included ?? 0;
    await extend(journey, licenceId, "users");
    expect((await licence())?.users.included).toBe(users + 1);
    expect((await books.orders()).map(({ state }) => state)).toEqual(Array(4).fill("activated"));
    expect(await books.violations()).toEqual([]);
    await logOut(journey);
  });
}

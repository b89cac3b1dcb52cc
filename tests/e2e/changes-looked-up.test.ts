import type { Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { changeFound } from "./support/change-once";
import { expect, test } from "./support/fixtures";
import { interruptionErrors } from "./support/journey/interruptions";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { patternsOf, translationsOf } from "./support/translations";

const views = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
const kdUid = "100388";
const mch = "/ommall/srvmall/promoter/mch";

interface StoredDevice {
  readonly state: string;
}

async function devicesOf({ request }: Page): Promise<readonly StoredDevice[]> {
  const answer = await request.get(`${mch}/device?kdUid=${kdUid}`);
  return (await answer.json()).data;
}

/** The history of the customer grows by one entry with giving up and with taking it back. */
async function historyOf({ request }: Page): Promise<number> {
  const answer = await request.get(`${mch}/detail/followrecord/${kdUid}`);
  return (await answer.json()).data.total;
}

test.use({ expectErrors: interruptionErrors, actionTimeout: 10_000 });

for (const { locale, width } of variantsFor(views, 1, 1))
  test(`a device is unbound, bound and removed, a customer given up, each once and found done after a lost response, in ${locale} at ${width} px`, async ({
    page,
    context,
    site,
  }) => {
    const [t, like] = [translationsOf(locale), patternsOf(locale)];
    const text = (key: string) => t(`promoter-customer:${key}`);
    await site.applyMock("persona:promoter,clock:2026-11-21T10:32:00+08:00");
    await site.openIn(locale, width, `/agent/merchant-info?kdUid=${kdUid}`);
    await site.settle();
    const devices = page.getByRole("list", { name: text("devices.title") });
    const count = (state: string) => async () =>
      (await devicesOf(page)).filter((device) => device.state === state).length;
    const device = devices.getByRole("listitem").last();

    await device.getByRole("button", { name: text("devices.unbind"), exact: true }).click();
    await changeFound(page, context, {
      button: () => page.getByRole("alertdialog").getByRole("button", { name: text("devices.unbind") }),
      sent: "**/mch/device/unbind?**",
      proof: () => device.getByText(text("devices.unbound")),
      count: count("unbound"),
    });
    await expect(page.getByRole("alertdialog")).toBeHidden();

    await device.getByRole("button", { name: text("devices.bind"), exact: true }).click();
    await changeFound(page, context, {
      button: () => page.getByRole("dialog").getByRole("button", { name: text("devices.bind"), exact: true }),
      sent: "**/mch/device/bind?**",
      proof: () => device.getByRole("button", { name: text("devices.unbind"), exact: true }),
      count: count("bound"),
    });
    await expect(page.getByRole("dialog")).toBeHidden();

    const before = (await devicesOf(page)).length;
    await devices
      .getByRole("button", { name: text("devices.remove"), exact: true })
      .first()
      .click();
    await changeFound(page, context, {
      button: () => page.getByRole("alertdialog").getByRole("button", { name: text("devices.remove") }),
      sent: "**/mch/device/remove?**",
      proof: () => page.getByText(text("devices.removed"), { exact: true }),
      count: async () => before - (await devicesOf(page)).length,
    });
    await expect(devices.getByRole("listitem")).toHaveCount(before - 1);

    await page.getByRole("button", { name: text("giveUp.action") }).click();
    const form = page.getByRole("dialog").getByRole("form");
    await form.getByRole("radio").first().check();
    await changeFound(page, context, {
      button: () => form.getByRole("button", { name: text("giveUp.confirm"), exact: true }),
      sent: "**/mch/giveup",
      proof: () => page.getByRole("button", { name: like("promoter-customer:giveUp.undoIn") }),
      count: () => historyOf(page),
    });
    await expect(form).toBeHidden();
  });

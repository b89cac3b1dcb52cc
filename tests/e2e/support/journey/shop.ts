import { expect } from "../fixtures";
import { expectAfterInterruptions, type Journey } from "./interruptions";
import { loseResponse } from "./lost-responses";
import { visibleAmount } from "./visible-amount";

/** A discount code for a first purchase, as printed on leaflets. */
const couponCode = "YE26-FB00-7MXN";

/** From the mall's display to the checkout of the cheapest version, for one year. */
export async function choose(journey: Journey): Promise<void> {
  const { site, t } = journey;
  await site.follow("/mall");
  await expectAfterInterruptions(journey, (main) => main.locator('a[href^="/mall/detail?"]'));
  await site.main.locator('a[href*="serviceNumber=KDZHJ01"]').first().click();
  await expectAfterInterruptions(journey, (main) =>
    main.getByRole("link", { name: t("mall-goods:act.order") }).filter({ visible: true }),
  );
  await site.main.getByRole("radio", { name: t("mall-goods:level.standard") }).check();
  const order = site.main.getByRole("link", { name: t("mall-goods:act.order") }).filter({ visible: true });
  await expect(order).toHaveAttribute("href", /productNo=KDZHJ01-STD/);
  await order.click();
}

/** The checkout of a user who has neither a contact person nor a coupon yet; returns the order number. */
export async function order(journey: Journey, phone: string): Promise<string> {
  const { page, site, t, like, books, secrets } = journey;
  const { main } = site;
  await expectAfterInterruptions(journey, (on) => on.getByLabel(t("contact:name"), { exact: true }));
  await main.getByLabel(t("contact:name"), { exact: true }).fill("<b>林娟</b>");
  await main.getByLabel(t("contact:phone"), { exact: true }).fill(phone);
  await main.getByRole("button", { name: t("contact:dialog.save") }).click();
  await expectAfterInterruptions(journey, (on) => on.getByText("<b>林娟</b>"));
  await main.getByRole("button", { name: t("mall-checkout:step.next") }).click();

  secrets.add(couponCode);
  const code = main.getByRole("textbox", { name: t("mall-checkout:coupon.code") });
  await code.fill(couponCode);
  const before = await visibleAmount(main);
  await main.getByRole("button", { name: t("mall-checkout:coupon.add") }).click();
  await expect.poll(() => visibleAmount(main)).toBe(before - 50);
  await main.getByRole("textbox", { name: t("mall-checkout:note.label") }).fill("下午来电");
  await expectAfterInterruptions(journey, (on) =>
    on.getByRole("textbox", { name: t("mall-checkout:note.label") }),
  );
  await expect(main.getByRole("textbox", { name: t("mall-checkout:note.label") })).toHaveValue("下午来电");
  await expect.poll(() => visibleAmount(main)).toBe(before - 50);
  await main.getByRole("button", { name: t("mall-checkout:step.next") }).click();

  const button = main.getByRole("button", { name: like("mall-checkout:confirm.order") });
  await expectAfterInterruptions(journey, (on) =>
    on.getByRole("button", { name: like("mall-checkout:confirm.order") }),
  );
  await main.getByRole("checkbox").check();
  await loseResponse(journey, {
    operation: "createOrder",
    loss: "stays away",
    perform: () => button.dblclick(),
    expectOutcome: () => expect(main.getByText(like("mall-checkout:made.unpaid"))).toBeVisible(),
  });
  // The order holds the coupon: by it the page recognises its own order, at the ordered price.
  await expectAfterInterruptions(journey, (on) => on.getByText(like("mall-checkout:made.unpaid")));
  expect(await visibleAmount(main)).toBe(before - 50);
  await main.getByRole("link", { name: t("mall-checkout:made.pay") }).click();
  await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
  const [placed, ...others] = await books.orders();
  expect(others, "ordered once, however often it was pressed").toEqual([]);
  expect(placed?.coupon).not.toBeNull();
  expect(Number(placed?.finalAmount)).toBe(before - 50);
  return placed?.orderNo ?? "";
}

import { expect } from "../fixtures";
import { loseAnswer } from "./lost-answers";
import { shownAmount } from "./shown-amount";
import { type Journey, withstand } from "./troubles";

/** Off a first purchase, as leaflets carry it. */
const couponCode = "YE26-FB00-7MXN";

/** From the mall's display to the checkout of the cheapest version, for one year. */
export async function choose(journey: Journey): Promise<void> {
  const { site, say } = journey;
  await site.follow("/mall");
  await withstand(journey, (main) => main.locator('a[href^="/mall/detail?"]'));
  await site.main.locator('a[href*="serviceNumber=KDZHJ01"]').first().click();
  await withstand(journey, (main) =>
    main.getByRole("link", { name: say("mall-goods:act.order") }).filter({ visible: true }),
  );
  await site.main.getByRole("radio", { name: say("mall-goods:level.standard") }).check();
  const order = site.main.getByRole("link", { name: say("mall-goods:act.order") }).filter({ visible: true });
  await expect(order).toHaveAttribute("href", /productNo=KDZHJ01-STD/);
  await order.click();
}

/** The checkout of somebody who has neither a contact person nor a coupon yet; answers the order's number. */
export async function order(journey: Journey, phone: string): Promise<string> {
  const { page, site, say, like, books, secrets } = journey;
  const { main } = site;
  await withstand(journey, (on) => on.getByLabel(say("contact:name"), { exact: true }));
  await main.getByLabel(say("contact:name"), { exact: true }).fill("<b>林娟</b>");
  await main.getByLabel(say("contact:phone"), { exact: true }).fill(phone);
  await main.getByRole("button", { name: say("contact:dialog.save") }).click();
  await withstand(journey, (on) => on.getByText("<b>林娟</b>"));
  await main.getByRole("button", { name: say("mall-checkout:step.next") }).click();

  secrets.add(couponCode);
  const code = main.getByRole("textbox", { name: say("mall-checkout:coupon.code") });
  await code.fill(couponCode);
  const before = await shownAmount(main);
  await main.getByRole("button", { name: say("mall-checkout:coupon.add") }).click();
  await expect.poll(() => shownAmount(main)).toBe(before - 50);
  await main.getByRole("textbox", { name: say("mall-checkout:note.label") }).fill("下午来电");
  await withstand(journey, (on) => on.getByRole("textbox", { name: say("mall-checkout:note.label") }));
  await expect(main.getByRole("textbox", { name: say("mall-checkout:note.label") })).toHaveValue("下午来电");
  await expect.poll(() => shownAmount(main)).toBe(before - 50);
  await main.getByRole("button", { name: say("mall-checkout:step.next") }).click();

  const act = main.getByRole("button", { name: like("mall-checkout:confirm.order") });
  await withstand(journey, (on) => on.getByRole("button", { name: like("mall-checkout:confirm.order") }));
  await main.getByRole("checkbox").check();
  await loseAnswer(journey, {
    operation: "createOrder",
    loss: "stays away",
    act: () => act.dblclick(),
    told: () => expect(main.getByText(like("mall-checkout:made.unpaid"))).toBeVisible(),
  });
  // The order holds the coupon: by that the page knows its own order again, at the price it was ordered for.
  await withstand(journey, (on) => on.getByText(like("mall-checkout:made.unpaid")));
  expect(await shownAmount(main)).toBe(before - 50);
  await main.getByRole("link", { name: say("mall-checkout:made.pay") }).click();
  await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
  const [made, ...others] = await books.orders();
  expect(others, "ordered once, however often it was pressed").toEqual([]);
  expect(made?.coupon).not.toBeNull();
  expect(Number(made?.finalAmount)).toBe(before - 50);
  return made?.orderNo ?? "";
}

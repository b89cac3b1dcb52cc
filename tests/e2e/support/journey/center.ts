import { expect } from "../fixtures";
import { pay } from "./cashier";
import { expectAfterInterruptions, type Journey } from "./interruptions";
import { loseResponse } from "./lost-responses";
import { visibleAmount } from "./visible-amount";

/** The order for a licence in the user centre. */
export type Action = "renew" | "upgrade" | "users";

const submits: Readonly<Record<Action, string>> = {
  renew: "account-licences:renew.submit",
  upgrade: "account-licences:upgrade.submit",
  users: "account-licences:users.submit",
};

/** Requests the invoice of a paid order, with a company that is entered in the form. */
export async function requestInvoice(journey: Journey, orderNo: string): Promise<void> {
  const { page, site, t, books } = journey;
  await site.follow(`/user-center/invoices?order=${orderNo}`);
  const dialog = page.getByRole("dialog", { name: t("account-invoices:dialog.title") });
  await expectAfterInterruptions(journey, (main) =>
    main
      .page()
      .getByRole("dialog")
      .getByRole("button", { name: t("invoice:choice.add") }),
  );
  await dialog.getByRole("button", { name: t("invoice:choice.add") }).click();
  const book = page.getByRole("dialog", { name: t("invoice:dialog.add") });
  await book.getByLabel(t("invoice:title.companyLabel"), { exact: true }).fill("<i>永兴</i>日杂");
  await book.getByLabel(t("invoice:title.taxNumber"), { exact: true }).fill("92330702MA2A1B2C3D");
  await book.getByRole("button", { name: t("invoice:dialog.save") }).click();
  await expect(dialog.getByText("<i>永兴</i>日杂")).toBeVisible();
  const button = dialog.getByRole("button", { name: t("account-invoices:dialog.submit.request") });
  await loseResponse(journey, {
    operation: "requestInvoice",
    loss: "breaks off",
    perform: () => button.click(),
    expectOutcome: () => expect(dialog.getByRole("alert")).toBeVisible(),
  });
  await button.click();
  await expect(dialog).toBeHidden();
  const order = (await books.orders()).find((row) => row.orderNo === orderNo);
  expect(order?.invoice).toMatchObject({ title: "<i>永兴</i>日杂", amount: order?.finalAmount });
  await expectAfterInterruptions(journey, (main) => main.getByText("<i>永兴</i>日杂"));
}

/**
 * Orders and pays more of a licence; the response to the order is lost, and the page is reloaded before the next press.
 */
export async function extend(journey: Journey, licenceId: number, button: Action): Promise<void> {
  const { page, site, like, books } = journey;
  const { main } = site;
  const ordersBefore = (await books.orders()).length;
  await site.follow(`/user-center/licences?licence=${licenceId}&act=${button}`);
  const submit = main.getByRole("button", {
    name: like(submits[button], button === "users" ? 1 : undefined),
  });
  await expectAfterInterruptions(journey, () => submit);
  const terms = main.getByRole("checkbox").last();
  if (button !== "upgrade") await terms.check();
  const price = Number(/¥([\d,.]+)/.exec(await submit.innerText())?.[1]?.replaceAll(",", ""));
  await loseResponse(journey, {
    operation: button === "upgrade" ? "upgradeLicence" : "createOrder",
    loss: "breaks off",
    perform: () => submit.click(),
    expectOutcome: () => expect(main.getByRole("alert").first()).toBeVisible(),
  });
  await page.reload();
  if (button !== "upgrade") await terms.check();
  await submit.click();
  await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
  const orders = await books.orders();
  expect(orders, "ordered once, though its answer was lost").toHaveLength(ordersBefore + 1);
  const [created] = orders;
  expect(Number(created?.finalAmount)).toBe(price);
  await expect.poll(() => visibleAmount(main)).toBe(price);
  await pay(journey, created?.orderNo ?? "");
}

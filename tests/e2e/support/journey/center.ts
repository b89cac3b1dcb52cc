import { expect } from "../fixtures";
import { pay } from "./cashier";
import { loseAnswer } from "./lost-answers";
import { shownAmount } from "./shown-amount";
import { type Journey, withstand } from "./troubles";

/** What is ordered of a licence in the user centre. */
export type Act = "renew" | "upgrade" | "users";

const submits: Readonly<Record<Act, string>> = {
  renew: "account-licences:renew.submit",
  upgrade: "account-licences:upgrade.submit",
  users: "account-licences:users.submit",
};

/** Asks for the invoice of a paid order, with a company that is entered on the spot. */
export async function requestInvoice(journey: Journey, orderNo: string): Promise<void> {
  const { page, site, say, books } = journey;
  await site.follow(`/user-center/invoices?order=${orderNo}`);
  const dialog = page.getByRole("dialog", { name: say("account-invoices:dialog.title") });
  await withstand(journey, (main) =>
    main
      .page()
      .getByRole("dialog")
      .getByRole("button", { name: say("invoice:choice.add") }),
  );
  await dialog.getByRole("button", { name: say("invoice:choice.add") }).click();
  const book = page.getByRole("dialog", { name: say("invoice:dialog.add") });
  await book.getByLabel(say("invoice:title.companyLabel"), { exact: true }).fill("<i>永兴</i>日杂");
  await book.getByLabel(say("invoice:title.taxNumber"), { exact: true }).fill("92330702MA2A1B2C3D");
  await book.getByRole("button", { name: say("invoice:dialog.save") }).click();
  await expect(dialog.getByText("<i>永兴</i>日杂")).toBeVisible();
  const act = dialog.getByRole("button", { name: say("account-invoices:dialog.submit.request") });
  await loseAnswer(journey, {
    operation: "requestInvoice",
    loss: "breaks off",
    act: () => act.click(),
    told: () => expect(dialog.getByRole("alert")).toBeVisible(),
  });
  await act.click();
  await expect(dialog).toBeHidden();
  const order = (await books.orders()).find((kept) => kept.orderNo === orderNo);
  expect(order?.invoice).toMatchObject({ title: "<i>永兴</i>日杂", amount: order?.finalAmount });
  await withstand(journey, (main) => main.getByText("<i>永兴</i>日杂"));
}

/** Orders and pays more of a licence; the answer to the order is lost, and the page reloaded before the next press. */
export async function extend(journey: Journey, licenceId: number, act: Act): Promise<void> {
  const { page, site, like, books } = journey;
  const { main } = site;
  const ordersBefore = (await books.orders()).length;
  await site.follow(`/user-center/licences?licence=${licenceId}&act=${act}`);
  const submit = main.getByRole("button", {
    name: like(submits[act], act === "users" ? 1 : undefined),
  });
  await withstand(journey, () => submit);
  const terms = main.getByRole("checkbox").last();
  if (act !== "upgrade") await terms.check();
  const price = Number(/¥([\d,.]+)/.exec(await submit.innerText())?.[1]?.replaceAll(",", ""));
  await loseAnswer(journey, {
    operation: act === "upgrade" ? "upgradeLicence" : "createOrder",
    loss: "breaks off",
    act: () => submit.click(),
    told: () => expect(main.getByRole("alert").first()).toBeVisible(),
  });
  await page.reload();
  if (act !== "upgrade") await terms.check();
  await submit.click();
  await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
  const orders = await books.orders();
  expect(orders, "ordered once, though its answer was lost").toHaveLength(ordersBefore + 1);
  const [made] = orders;
  expect(Number(made?.finalAmount)).toBe(price);
  await expect.poll(() => shownAmount(main)).toBe(price);
  await pay(journey, made?.orderNo ?? "");
}

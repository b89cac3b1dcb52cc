import { expect } from "../fixtures";
import { expectAfterInterruptions, type Journey } from "./interruptions";
import { loseResponse } from "./lost-responses";

const password = "market2026";

/** Registers a new user; the response is lost, and the user is signed in all the same. */
export async function register(journey: Journey, phone: string): Promise<void> {
  const { page, site, t, like, books, secrets } = journey;
  const { main } = site;
  const field = (key: string) => main.getByLabel(t(key), { exact: true });
  for (const secret of [phone, password]) secrets.add(secret);
  await expectAfterInterruptions(journey, (on) =>
    on.getByLabel(t("account-log-in:phone.label"), { exact: true }),
  );
  await field("account-log-in:phone.label").fill(phone);
  await main.getByRole("slider").press("End");
  await expect(main.getByText(t("verification:slider.passed"))).toBeVisible();
  await main.getByRole("button", { name: t("common:code.get") }).click();
  await expect(main.getByRole("button", { name: like("common:code.resendIn") })).toBeVisible();

  const code = await books.newestCode();
  secrets.add(code);
  await expectAfterInterruptions(journey, (on) =>
    on.getByLabel(t("account-log-in:phone.label"), { exact: true }),
  );
  await field("account-log-in:phone.label").fill(phone);
  // The countdown continues, so the code that was sent is valid.
  await expect(main.getByRole("button", { name: like("common:code.resendIn") })).toBeVisible();
  await field("verification:code.label").fill(code);
  await field("account-log-in:password.new").fill(password);
  await main.getByRole("checkbox").check();
  await loseResponse(journey, {
    operation: "registerAccount",
    loss: "breaks off",
    perform: () => main.getByRole("button", { name: t("account-log-in:act.register"), exact: true }).click(),
    expectOutcome: () => expect(page).toHaveURL(/\/user-center\/mine$/),
  });
}

/** Signs out; no data of the user stays, and their pages ask for sign-in. */
export async function logOut(journey: Journey): Promise<void> {
  const { page, context, t } = journey;
  const other = await context.newPage();
  await other.goto("/user-center/security");
  const act = other.getByRole("main").getByRole("button", { name: t("common:header.logout") });
  await act.click();
  await expect(other).toHaveURL(/\/$/);
  await other.close();
  // The other tab detects it, and its deep link asks for sign-in.
  await page.goto("/user-center/orders");
  await expect(page).toHaveURL(/\/login\?next=/);
}

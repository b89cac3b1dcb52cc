import type { Page } from "@playwright/test";
import { test } from "./support/contract-page-elsewhere";
import { expect } from "./support/fixtures";

// One after the other, with one mock back end.
test.describe.configure({ mode: "default", timeout: 120_000 });

/** Opens the form of an operation. */
async function openForm(page: Page, id: string, buttonName = "Send") {
  const operation = page.locator(`article#${id}`);
  await operation.locator(".try > summary").click();
  const result = operation.locator(".result");
  async function send(): Promise<void> {
    const button = operation.getByRole("button", { name: buttonName });
    const request = page.waitForEvent("request");
    await button.click();
    await request;
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
  }
  return { operation, result, body: result.locator("pre").last(), send };
}

test("the page of another origin tries the mock back end: answers on demand, a session, an order", async ({
  page,
  elsewhere,
}) => {
  await page.goto(`${await elsewhere.pageFor(elsewhere.mocks)}/?lang=en-US`);
  const service = await openForm(page, "getService");
  await expect(service.operation.locator(".try > p")).toHaveText([`Sends to ${elsewhere.mocks}.`]);
  await service.send();
  await expect(service.result).toContainText(/Status 200 OK after \d+ ms/);
  await expect(service.body).toContainText('"serviceNumber": "KDZHJ01"');
  await service.operation.getByRole("combobox", { name: /Prefer/ }).selectOption("notFound");
  await service.send();
  await expect(service.body).toContainText('"errcode": 40400');
  await service.result.getByText("Headers").click();
  await expect(service.result.locator("pre").first()).toContainText("preference-applied: example=notFound");

  const login = await openForm(page, "loginAccount");
  await login.send();
  await expect(login.body).toContainText('"success": true');
  const order = await openForm(page, "createOrder");
  await order.send();
  await expect(order.body).toContainText('"state": "unpaid"');
});

test("where the browser sends no cookies, because the page is of another site, the form says so", async ({
  page,
  elsewhere,
}) => {
  const address = await elsewhere.pageFor(elsewhere.mocks);
  await page.goto(`${address.replace("127.0.0.1", "localhost")}/?lang=en-US`);
  const info = await openForm(page, "getUserInfo");
  await expect(info.operation.locator(".try > p").last()).toContainText(
    `the browser sends no cookies there: nobody stays signed in between two calls. Open the page at the same host name, such as ${elsewhere.mocks}/contracts/`,
  );
  await info.send();
  await expect(info.result).toContainText(/Status 200 OK/);
});

test.describe("a server that cannot be tried", () => {
  test.use({ expectErrors: /CORS|ERR_FAILED|ERR_CONNECTION_REFUSED/ });

  test("refuses pages of other origins, or is down: one sentence each, in the page's language", async ({
    page,
    elsewhere,
  }) => {
    const closed = await elsewhere.pageFor(elsewhere.closedServer);
    await page.goto(`${closed}/?lang=en-US`);
    const refused = await openForm(page, "getService");
    await refused.send();
    await expect(refused.result).toHaveText(
      new RegExp(
        `^No answer after \\d+ ms: ${elsewhere.closedServer} cannot be reached, or does not let pages of ${closed} call it \\(CORS\\)\\.$`,
      ),
    );
    // Below the ports that systems give to servers without one: none of another test can be there.
    const nobody = "http://127.0.0.1:31999";
    await page.goto(`${await elsewhere.pageFor(nobody)}/?lang=zh-CN`);
    const down = await openForm(page, "getService", "发送");
    await down.send();
    await expect(down.result).toHaveText(/毫秒后没有应答：连不上 http:\/\/127\.0\.0\.1:31999，/);
  });
});

test("npm run mocks serves the page itself, and tries what it shows", async ({ page, elsewhere }) => {
  await page.goto(`${elsewhere.mocks}/contracts/?lang=en-US`);
  await expect(page.locator("article.operation")).toHaveCount(175);
  const login = await openForm(page, "loginAccount");
  await expect(
    login.operation.getByText("Sends to the mock world of this server; nothing leaves it."),
  ).toBeVisible();
  await login.send();
  const info = await openForm(page, "getUserInfo");
  await info.send();
  await expect(info.body).toContainText('"success": true');
});

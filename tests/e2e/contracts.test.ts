import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { operationReport, reportText } from "../contracts/reports";
import { accessibilityProblems } from "./support/accessibility";
import { test } from "./support/contract-site";
import { expect } from "./support/fixtures";
import { variantsFor } from "./support/thoroughness";

// One after the other, with one server: the last test adds a report.
test.describe.configure({ mode: "default", timeout: 120_000 });

const operation = (page: Page, id: string) => page.locator(`article#${id}`);
const shownOperations = (page: Page) => page.locator("article.operation:not([hidden])");
const search = (page: Page) => page.getByRole("searchbox");

test("each operation shows its state, since when, its times and the last mismatch without secrets", async ({
  page,
}) => {
  await page.goto("/contracts/?lang=en-US#createOrder");
  const failing = operation(page, "createOrder");
  await expect(failing.locator(".status .state")).toHaveText("failing");
  await expect(failing.locator(".status time").first()).toHaveAttribute(
    "datetime",
    "2026-11-23T08:00:00.000Z",
  );
  await expect(failing.locator(".times")).toHaveText(
    "3 calls; response times p50 12 ms, p95 48 ms, p99 90 ms",
  );
  await failing.getByText("Last mismatch").click();
  await expect(failing.locator(".mismatch")).toContainText("/data/price must be text");
  await expect(failing.locator(".mismatch")).toContainText("POST /goods/1?token=***");
  expect(await page.content()).not.toMatch(/hunter2-of-alice|t0k3n-of-alice|s3cr3t|shop\.internal/);
  await expect(operation(page, "getService").locator(".status .state")).toHaveText("live");
  await expect(operation(page, "getServiceIntroduction").locator(".status .state")).toHaveText("proposed");
  await expect(page.locator(".problems")).toHaveText(
    /^Left out: broken\.json is no report .* \/summary\/profile: /,
  );
});

test("search and filters stand in the address and outlive a reload", async ({ page }) => {
  await page.goto("/contracts/?lang=en-US");
  await page.getByLabel("State", { exact: true }).selectOption("failing");
  await expect(shownOperations(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]state=failing/);
  await page.getByLabel("Group", { exact: true }).selectOption("account");
  await expect(page.locator("#found")).toHaveText("Nothing found. Try fewer words.");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(shownOperations(page)).toHaveCount(175);
  await page.getByLabel("Group", { exact: true }).selectOption("mall");
  await search(page).fill("invoice title");
  const found = await shownOperations(page).count();
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(20);
  await page.reload();
  await expect(search(page)).toHaveValue("invoice title");
  await expect(page.getByLabel("Group", { exact: true })).toHaveValue("mall");
  await expect(shownOperations(page)).toHaveCount(found);
});

test("everything works by keyboard, with a visible focus", async ({ page }) => {
  await page.goto("/contracts/?lang=en-US");
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("createOrder");
  await page.keyboard.press("ArrowDown");
  const link = page.locator('nav a[href="#createOrder"]');
  await expect(link).toBeFocused();
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#createOrder$/);
  await expect(operation(page, "createOrder").getByRole("heading", { level: 3 })).toBeInViewport();

  await page.locator("#work > summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Work through the list" })).toBeFocused();
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Work list" });
  await expect(bar.getByRole("status")).toHaveText(/^1 of \d+$/);
  await expect(bar).toContainText("/data/price must be text");
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toHaveText(/^2 of \d+$/);
  await page.keyboard.press("ArrowLeft");
  await expect(bar.getByRole("status")).toHaveText(/^1 of \d+$/);
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(page.getByRole("button", { name: "Work through the list" })).toBeFocused();
});

test("the work list follows the filters, links to each place and is found again by its address", async ({
  page,
}) => {
  await page.goto("/contracts/?lang=en-US&group=report");
  await page.locator("#work > summary").click();
  await page.getByRole("button", { name: "Work through the list" }).click();
  const bar = page.getByRole("region", { name: "Work list" });
  await bar.getByRole("button", { name: "Next" }).click();
  await bar.getByRole("button", { name: "Next" }).click();
  const place = await bar.locator("a.place").textContent();
  expect(place).toMatch(/^contracts\/(?:report|common\/\w+)\.yaml:\d+$/);
  const source = await page.request.get((await bar.locator("a.place").getAttribute("href")) ?? "");
  const line = (await source.text()).split("\n")[Number(place?.split(":")[1]) - 1];
  expect(line).toContain("x-proposed: true");
  await page.reload();
  await expect(bar.locator("a.place")).toHaveText(place ?? "");
  await expect(bar.getByRole("status")).toHaveText(/^3 of \d+$/);
});

test("three languages: the page's own texts change, the address says which, messages are found in each", async ({
  page,
}) => {
  await page.goto("/contracts/");
  // The language of the browser.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("接口契约");
  const choice = page.getByRole("combobox", { name: "语言" });
  await choice.selectOption("zh-TW");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("介面契約");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
  await page.reload();
  await expect(page).toHaveURL(/lang=zh-TW/);
  await expect(operation(page, "createOrder").locator(".status .state")).toHaveText("不符");
  await expect(operation(page, "createOrder").getByRole("heading", { level: 3 })).toHaveText(
    "Order a service, a renewal or more users",
  );
  const counts: number[] = [];
  for (const message of ["验证码错误", "驗證碼錯誤", "SMS code"]) {
    await search(page).fill(message);
    counts.push(await shownOperations(page).count());
  }
  expect(counts.every((count) => count > 0 && count < 60)).toBe(true);
});

const appearances = [
  ["light", 1440],
  ["dark", 390],
] as const;
for (const [scheme, width] of variantsFor(appearances, 1, 1))
  test(`the page is accessible in the ${scheme} at ${width} px, and nothing is wider than it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/contracts/?lang=zh-CN&q=createOrder");
    const order = operation(page, "createOrder");
    await order.locator(".mismatch > summary").click();
    await order.locator(".try > summary").click();
    await order.getByRole("button", { name: "curl" }).click();
    await page.locator("#work > summary").click();
    await page.locator("#work-through").click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // What is hidden is not judged, and 174 operations take twenty seconds to be passed over.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("main [hidden]")) element.remove();
    });
    expect(await accessibilityProblems(page)).toEqual([]);
  });

test("an operation is tried against the mock world, and any of its answers can be had", async ({ page }) => {
  await page.goto("/contracts/?lang=en-US&q=getService#getService");
  const service = operation(page, "getService");
  await service.getByText("Try it").click();
  await expect(service.getByText("Sends to the mock world of this server")).toBeVisible();
  const number = service.getByRole("textbox", { name: "serviceNumber" });
  await expect(number).toHaveValue("KDZHJ01");
  const result = service.locator(".result");
  await service.getByRole("button", { name: "Send" }).click();
  await expect(result).toContainText(/Status 200 OK after \d+ ms/);
  await expect(result.locator("pre").last()).toContainText('"serviceNumber": "KDZHJ01"');
  await result.getByText("Headers").click();
  await expect(result.locator("pre").first()).toContainText("content-type: application/json");
  await service.getByRole("combobox", { name: /Prefer/ }).selectOption("notFound");
  await service.getByRole("button", { name: "Send" }).click();
  await expect(result.locator("pre").last()).toContainText('"errcode": 40400');
  await number.fill("");
  await service.getByRole("button", { name: "Send" }).click();
  await expect(result).toHaveText("serviceNumber is required.");
  await expect(number).toBeFocused();
});

test("a call is copied as curl, fetch and typed call with what the form holds, and curl runs", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contracts/?lang=en-US&q=getService#getService");
  const service = operation(page, "getService");
  const copied = async (kind: string) => {
    await service.getByRole("button", { name: kind }).click();
    await expect(service.getByText("Copied.")).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const output = execFileSync("bash", ["-c", await copied("curl")], { encoding: "utf8", timeout: 20_000 });
  expect(output).toMatch(/^HTTP\/1\.1 200/);
  expect(output).toContain('"serviceNumber":"KDZHJ01"');
  await service.getByText("Try it").click();
  await service.getByRole("textbox", { name: "serviceNumber" }).fill("ZHJXH");
  expect(await copied("fetch")).toContain("/ommall/srvmall/services/ZHJXH");
  const typed = await copied("typed call");
  expect(typed).toContain('mallClient.GET("/ommall/srvmall/services/{serviceNumber}", {');
  expect(typed).toContain('serviceNumber: "ZHJXH"');
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every operation stands there with its state, and nothing that needs the script", async ({ page }) => {
    await page.goto("/contracts/");
    await expect(page.getByRole("article")).toHaveCount(175);
    await expect(operation(page, "createOrder").locator(".status .state")).toHaveText("failing");
    await expect(operation(page, "getService").locator(".status .state")).toHaveText("live");
    await expect(page.locator("article .status .state")).toHaveCount(175);
    await expect(page.getByRole("search")).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.locator("#work > summary").click();
    await expect(page.locator("#work").getByRole("link", { name: "createOrder" }).first()).toBeVisible();
  });
});

test("a report that comes is shown by a reload", async ({ page, contractSite }) => {
  await page.goto("/contracts/?lang=en-US#createOrder");
  await expect(operation(page, "createOrder").locator(".status .state")).toHaveText("failing");
  const operations = [operationReport("createOrder")];
  contractSite.addReport("third.json", reportText({ finished: "2026-11-25T08:00:00Z", operations }));
  await page.reload();
  await expect(operation(page, "createOrder").locator(".status .state")).toHaveText("live");
  await expect(operation(page, "createOrder").locator(".mismatch")).toContainText(
    "it kept its contract since",
  );
});

// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AskedConsentSlot } from "../../src/app/layout/consent-slot";
import { removeStored, writeStored } from "../../src/platform/storage";
import { becomeClient, userAgents } from "../support/fake-bridges";
import { adopt, currentAddress, leave, reload, visit } from "../support/visit";

const problems: unknown[] = [];

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, "error").mockImplementation((text) => problems.push(text));
});
afterEach(leave);

const heading = async () => (await screen.findByRole("heading", { level: 1 })).textContent;

describe("about", () => {
  test("shows the company's figures with their month, its partners and its addresses", async () => {
    await visit("/about.html");
    expect(await heading()).toBe("账清楚，\n生意才看得清。");
    expect(screen.getByRole("link", { name: "400-000-0000" }).getAttribute("href")).toBe("tel:4000000000");
    expect(screen.getByText("82.6%")).toBeDefined();
    expect(screen.getByText("公司统计，截至2026年6月")).toBeDefined();
    expect(await screen.findByText("示例打印机厂")).toBeDefined();
    expect(screen.getByText("货簿云示例公司")).toBeDefined();
  });

  test("partners that cannot be had leave the rest of the page alone", async () => {
    const user = await visit("/about.html", { mock: "fault:listPartners=http500" });
    expect(await screen.findByRole("alert")).toBeDefined();
    expect(await heading()).toContain("账清楚");
    await adopt("seed:7");
    await user.click(screen.getByRole("button", { name: "再试" }));
    expect(await screen.findByText("示例打印机厂")).toBeDefined();
  });
});

describe("questions", () => {
  test("the one an address names stands open", async () => {
    await visit("/faq#refund");
    const open = [...document.querySelectorAll("details[open]")];
    expect(open.map((item) => item.querySelector("summary")?.textContent)).toEqual(["退款怎么算？"]);
    expect(screen.getByRole("link", { name: "看退款规则" }).getAttribute("href")).toBe("/license/refund");
  });

  test("an answer that names the help leads to it", async () => {
    await visit("/faq#printers");
    expect(screen.getByText(/先看帮助里的检查步骤/)).toBeDefined();
    expect(screen.getByRole("link", { name: "看检查步骤" }).getAttribute("href")).toBe("/help/doc/2151");
  });

  test("an answer opens when it is asked for", async () => {
    const user = await visit("/faq", { locale: "en-US" });
    await user.click(screen.getByText("Do I have to make backups?"));
    expect(document.querySelector("details[open]")?.textContent).toContain("backed up every day");
  });
});

describe("questions about money", () => {
  afterEach(() => removeStored("variantFlag"));
  const answer = () => document.querySelector("details[open]")?.textContent ?? "";

  test.each([
    ["china", "the price includes tax", "on paper", "payment app"],
    ["global", "Prices do not include local taxes", "electronic", "US dollars"],
  ] as const)("are answered as they are in the %s edition", async (variant, tax, invoice, payment) => {
    writeStored("variantFlag", variant);
    await visit("/faq#invoice", { locale: "en-US", mock: `variant:${variant}` });
    expect(answer()).toContain(tax);
    expect(answer()).toContain(invoice);
    reload("/faq#transfer");
    expect(answer()).toContain(payment);
  });
});

describe("cases", () => {
  const cards = async () =>
    within(await screen.findByRole("list", { name: "用户故事" })).getAllByRole("listitem");

  test("all stories carry the sample label and lead to their own page", async () => {
    const user = await visit("/case");
    const [first, ...others] = await cards();
    expect(others).toHaveLength(11);
    expect(first?.textContent).toContain("示例");
    await user.click(screen.getByRole("link", { name: "三个仓库，一张调拨单" }));
    expect(await screen.findByRole("heading", { level: 1, name: "三个仓库，一张调拨单" })).toBeDefined();
    expect(currentAddress()).toBe("/case/1");
    expect(screen.getByText("示例内容，不是真实客户。")).toBeDefined();
  });

  const otherStories = { level: 2, name: "再看几个" };

  test("other stories have their place below a story while they are on their way", async () => {
    await visit("/case/1", { mock: "fault:listCases=latency(300)" });
    const others = (await screen.findByRole("heading", otherStories)).closest("section") ?? document.body;
    expect(within(others).getByRole("status")).toBeDefined();
    expect(await within(others).findAllByRole("listitem")).toHaveLength(3);
    expect(within(others).queryByRole("status")).toBeNull();
  });

  test("other stories that cannot be had leave no title behind", async () => {
    await visit("/case/1", { mock: "fault:listCases=http500" });
    expect(await screen.findByRole("heading", { level: 1, name: "三个仓库，一张调拨单" })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("heading", otherStories)).toBeNull());
  });

  test("a trade can be chosen and stands in the address; one without stories leads back to all", async () => {
    const user = await visit("/case");
    await cards();
    const trades = within(screen.getByRole("list", { name: "按行业看" }));
    await user.click(trades.getByRole("button", { name: "五金建材" }));
    expect(currentAddress()).toBe("/case?industry=hardware");
    expect(trades.getByRole("button", { name: "五金建材" }).getAttribute("aria-pressed")).toBe("true");
    await user.click(trades.getByRole("button", { name: "五金建材" }));
    expect(currentAddress()).toBe("/case");
  });

  test("a page past the end leads back to all stories", async () => {
    const user = await visit("/case?page=9");
    await user.click(await screen.findByRole("link", { name: "全部用户故事" }));
    expect(currentAddress()).toBe("/case");
    expect(await cards()).toHaveLength(12);
  });

  test.each([
    ["/case", "listCases", "获取客户案例列表出错"],
    ["/case/1", "getCase", "获取详情出错"],
  ])(
    "%s reports that it cannot be fetched, on screen and in the console, and is retried",
    async (address, operation, text) => {
      const user = await visit(address, { mock: `fault:${operation}=http500` });
      expect(await screen.findByText("没取到")).toBeDefined();
      expect(problems).toContain(text);
      await adopt("seed:7");
      await user.click(screen.getByRole("button", { name: "再试" }));
      expect(await screen.findByRole("heading", { name: "三个仓库，一张调拨单" })).toBeDefined();
    },
  );

  test.each(["/case/999", "/case/99999999999"])("%s is not found inside the layout", async (address) => {
    await visit(address);
    expect(await heading()).toBe("没有找到");
    expect(screen.getByRole("link", { name: "全部用户故事" })).toBeDefined();
  });
});

describe("legal texts", () => {
  test.each([
    ["/license/user", "zh-CN", "用户协议"],
    ["/license/refund", "zh-TW", "退款規則"],
    ["/privacy", "en-US", "Privacy policy"],
  ] as const)("%s in %s is %s, with its version and its headings", async (address, locale, title) => {
    await visit(address, { locale });
    expect(await heading()).toBe(title);
    const contents = within(screen.getAllByRole("navigation")[0] ?? document.body);
    for (const link of contents.getAllByRole("link"))
      expect(
        document.getElementById(decodeURIComponent(link.getAttribute("href")?.split("#")[1] ?? "")),
      ).not.toBeNull();
  });

  test("inside a messenger, which prints nothing, there is no button for it", async () => {
    await visit("/license/user");
    expect(await screen.findByRole("button", { name: "打印" })).toBeDefined();
    act(() => becomeClient(userAgents.messenger));
    expect(screen.queryByRole("button", { name: "打印" })).toBeNull();
    act(() => becomeClient(userAgents.browser));
  });

  test("a text that tells of the cookie settings has them at its foot", async () => {
    const user = await visit("/license/cookie");
    render(
      <MemoryRouter>
        <AskedConsentSlot />
      </MemoryRouter>,
    );
    expect(await heading()).toBe("Cookie说明");
    await user.click(screen.getByRole("button", { name: "Cookie设置" }));
    expect(await screen.findByRole("region", { name: "Cookie设置" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "只要必需的" }));
    expect(screen.queryByRole("region", { name: "Cookie设置" })).toBeNull();
  });

  test.each(["/license/nothing", "/license/%3Cscript%3E"])("%s is not found", async (address) => {
    await visit(address);
    expect(await heading()).toBe("没有找到");
  });

  test("one that cannot be had is tried again", async () => {
    const user = await visit("/privacy", { mock: "fault:getAgreement=http500" });
    expect(await heading()).toBe("没取到");
    expect(problems).toContain("获取详情出错");
    await adopt("seed:7");
    await user.click(screen.getByRole("button", { name: "再试" }));
    expect(await screen.findByRole("heading", { level: 1, name: "隐私政策" })).toBeDefined();
  });
});

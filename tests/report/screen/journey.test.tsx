// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { feedbackTable, tokenTable } from "../../../mocks/report/state";
import { locales } from "../../../src/platform/locale";
import { removeStored, writeStored } from "../../../src/platform/storage";
import { unspeakableControls } from "../../support/label-in-name";
import {
  adopt,
  currentAddress,
  currentBackend,
  leave,
  readingTime,
  reload,
  visit,
} from "../../support/visit";

afterEach(() => {
  vi.restoreAllMocks();
  removeStored("variantFlag");
  // What is masked stays so until the visit ends.
  sessionStorage.clear();
  leave();
});

const longTimeout = { timeout: 8000 };
const wholesaler = "persona:wholesaler";

const open = (address = "/report/weekly", mock = wholesaler) => visit(address, { mock });
const sentence = () => within(screen.getByRole("region", { name: "这一周" }));
/** Until every list is there. */
async function ready() {
  for (const name of ["卖得最好的货", "没收回的钱", "买得最多的客户", "谁卖的"]) await block(name);
}
async function block(name: string) {
  const region = await screen.findByRole("region", { name }, longTimeout);
  await waitFor(
    () => expect(within(screen.getByRole("region", { name })).queryByRole("status")).toBeNull(),
    longTimeout,
  );
  return within(region.isConnected ? region : screen.getByRole("region", { name }));
}
/** The weeks that figures are asked for from now on. */
function askedWeeks(): () => (string | null)[] {
  const { kernel } = currentBackend();
  const before = kernel.exchanges.at(-1)?.number ?? 0;
  return () =>
    kernel.exchanges
      .filter(({ number, address }) => number > before && address.includes("/weekly/statics/"))
      .map(({ address }) => new URL(address, "https://shop.example").searchParams.get("week"));
}
const chosenWeek = () => screen.getByRole("combobox", { name: "选一周" });

describe("the report of the last week", () => {
  test("says the week in one sentence, names its figures and adds up in its table", async () => {
    await open();
    await ready();
    const text = sentence().getByText(/上周卖了/).textContent;
    expect(text).toMatch(
      /^上周卖了[\d,.]+元，比前一周[多少][\d,.]+元。周.最好，卖得最多的是.+。还有[\d,.]+元没收回/,
    );
    expect(screen.getByText("数据到11-16 06:00")).toBeDefined();
    const sales = /卖了([\d,.]+)元/.exec(text ?? "")?.[1] ?? "";
    expect(screen.getByRole("button", { name: `销售额 ${sales}, 这个数怎么来的` })).toBeDefined();
    const total = within(screen.getByRole("table", { name: "每天" }))
      .getAllByRole("row")
      .at(-1);
    expect(total?.textContent).toContain(sales);
  });

  test("opens a figure to the days it is made of, and explains every figure", async () => {
    const user = await open();
    await ready();
    await user.click(screen.getByRole("button", { name: /^单数/ }));
    const receipt = within(await screen.findByRole("dialog", { name: "单数" }));
    expect(receipt.getByText("周一 11-09")).toBeDefined();
    expect(receipt.getByText(/这一周开的销售单张数/)).toBeDefined();
    await user.click(receipt.getByRole("button", { name: "关闭" }));
    await user.click(screen.getByRole("button", { name: "每个数怎么算的" }));
    const definitions = within(await screen.findByRole("dialog", { name: "每个数怎么算的" }));
    for (const name of ["销售额", "毛利", "毛利率", "单数", "收到的钱", "没收回的钱", "账龄"])
      expect(definitions.getByText(name)).toBeDefined();
  });

  test("shows the table behind a ranking, which sorts by each column", async () => {
    const user = await open();
    const goods = await block("卖得最好的货");
    expect(goods.getAllByRole("listitem")).toHaveLength(5);
    await user.click(goods.getByRole("button", { name: "看表格：卖得最好的货" }));
    const table = within(goods.getByRole("table", { name: "卖得最好的货" }));
    const amounts = () =>
      table
        .getAllByRole("row")
        .slice(1)
        .map((row) => Number(within(row).getAllByRole("cell")[1]?.textContent?.replaceAll(",", "")));
    const descending = amounts();
    expect(descending).toEqual([...descending].sort((left, right) => right - left));
    expect(table.getByRole("columnheader", { name: "销售额" }).getAttribute("aria-sort")).toBe("descending");
    await user.click(table.getByRole("button", { name: "销售额" }));
    expect(amounts()).toEqual([...descending].reverse());
    await user.click(table.getByRole("button", { name: "占比" }));
    expect(table.getByRole("columnheader", { name: "占比" }).getAttribute("aria-sort")).toBe("descending");
    expect(amounts()[0]).toBe(descending[0]);
  });

  test.each(locales)("what is written on a control is part of its name, in %s", async (locale) => {
    await visit("/report/weekly", { mock: wholesaler, locale });
    // The three rankings are there once each has its table.
    const toTable = () => screen.getAllByRole("button", { name: /^(看表格：|.+ as a table$)/ });
    await waitFor(() => expect(toTable().length).toBeGreaterThan(2), longTimeout);
    expect(unspeakableControls()).toEqual([]);
  });

  test("the table behind a ranking, opened from its end, leaves the focus on the way back to the bars", async () => {
    const user = await open();
    const goods = await block("卖得最好的货");
    await user.click(goods.getByRole("button", { name: /^全部\d+种，看表格$/ }));
    expect(goods.getByRole("table", { name: "卖得最好的货" })).toBeDefined();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("看图：卖得最好的货");
  });

  test("names who owes, since when and how much of it is old", async () => {
    const user = await open("/report/weekly", `${wholesaler},scenario:report-overdue`);
    const owed = await block("没收回的钱");
    expect(owed.getAllByRole("listitem").map((row) => row.textContent?.slice(0, 4))).toEqual([
      "30天内",
      "31–6",
      "61–9",
      "90天以",
    ]);
    await user.click(owed.getByRole("button", { name: "谁欠着" }));
    expect(owed.getByRole("table", { name: "谁欠着" })).toBeDefined();
    expect(owed.getByRole("columnheader", { name: "超过60天" })).toBeDefined();
  });
});

describe("week and shop", () => {
  test("stand in the address and change by arrow, list and key", async () => {
    const user = await open();
    await ready();
    await user.click(screen.getByRole("button", { name: "前一周" }));
    expect(currentAddress()).toBe("/report/weekly?week=2026-W45");
    await user.selectOptions(chosenWeek(), "2026-W40");
    expect(currentAddress()).toBe("/report/weekly?week=2026-W40");
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(currentAddress()).toBe("/report/weekly?week=2026-W41");
    fireEvent.keyDown(chosenWeek(), { key: "ArrowLeft" });
    fireEvent.keyDown(document.body, { key: "ArrowLeft", altKey: true });
    fireEvent.keyUp(document.body, { key: "ArrowLeft" });
    expect(currentAddress()).toBe("/report/weekly?week=2026-W41");
    await screen.findByRole("option", { name: "永兴二店" }, longTimeout);
    await user.selectOptions(screen.getByRole("combobox", { name: "看哪家店" }), "永兴二店");
    expect(currentAddress()).toBe("/report/weekly?week=2026-W41&shop=302");
    await waitFor(() => expect(screen.getByText("永兴日杂批发，永兴二店")).toBeDefined(), longTimeout);
  });

  test("are asked for where the reader stops, while address and list follow every key", async () => {
    await open("/report/weekly?week=2026-W46");
    await ready();
    const asked = askedWeeks();
    for (let press = 0; press < 12; press += 1) fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    expect(currentAddress()).toBe("/report/weekly?week=2026-W34");
    expect(chosenWeek()).toHaveProperty("value", "2026-W34");
    // As long as a keyboard takes before a key repeats, and a little more.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(asked()).toEqual([]);
    fireEvent.keyUp(document.body, { key: "ArrowLeft" });
    expect(await screen.findByText(/^第34周卖了/, {}, longTimeout)).toBeDefined();
    await ready();
    expect(new Set(asked())).toEqual(new Set(["2026-W34"]));
    expect(asked()).toHaveLength(5);
  });

  test("are asked for where the reader stops in the list of weeks too", async () => {
    await open("/report/weekly?week=2026-W46");
    await ready();
    const asked = askedWeeks();
    for (const week of ["2026-W45", "2026-W44", "2026-W43"]) {
      fireEvent.keyDown(chosenWeek(), { key: "ArrowDown" });
      fireEvent.change(chosenWeek(), { target: { value: week } });
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    expect(asked()).toEqual([]);
    fireEvent.keyUp(chosenWeek(), { key: "ArrowDown" });
    expect(await screen.findByText(/^第43周卖了/, {}, longTimeout)).toBeDefined();
    expect(new Set(asked())).toEqual(new Set(["2026-W43"]));
  });

  test("are not passed on into the future by a key that is held down", async () => {
    await open("/report/weekly?week=2026-W45");
    await ready();
    for (let press = 0; press < 12; press += 1) fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(currentAddress()).toBe("/report/weekly?week=2026-W47");
    fireEvent.keyUp(document.body, { key: "ArrowRight" });
    expect(await screen.findByText(/这周到现在卖了/, {}, longTimeout)).toBeDefined();
  });

  test.each(["getWeeklyOverview", "*"])(
    "can be changed and tried again in one failure with the title of the page where %s fails",
    async (operation) => {
      const user = await open("/report/weekly", `${wholesaler},fault:getWeeklyOverview=http500`);
      await screen.findByText("没取到", {}, longTimeout);
      if (operation === "*") await adopt("fault:*=http500");
      expect(screen.getAllByRole("alert")).toHaveLength(1);
      expect(screen.getByRole("heading", { level: 1, name: "每周销售报告" })).toBeDefined();
      expect(chosenWeek()).toHaveProperty("value", "2026-W46");
      const asked = askedWeeks();
      await user.click(screen.getByRole("button", { name: "前一周" }));
      expect(currentAddress()).toBe("/report/weekly?week=2026-W45");
      await waitFor(() => expect(asked()).toEqual(["2026-W45"]));
      const retry = await screen.findByRole("button", { name: "再试" }, longTimeout);
      await adopt("fault:getWeeklyOverview=latency(1)");
      await user.click(retry);
      expect(await screen.findByText(/第45周卖了/, {}, longTimeout)).toBeDefined();
    },
  );

  test.each(["getReportToken", "getUserInfo"])(
    "wait behind the title, the way back and another try where %s fails",
    async (operation) => {
      const user = await open("/report/weekly", `${wholesaler},fault:${operation}=http500`);
      const retry = await screen.findByRole("button", { name: "再试" }, longTimeout);
      expect(screen.getAllByRole("heading", { level: 1 }).map((title) => title.textContent)).toEqual([
        "每周销售报告",
      ]);
      expect(screen.getByRole("link", { name: "回用户中心" })).toBeDefined();
      await adopt(`fault:${operation}=latency(1)`);
      await user.click(retry);
      await ready();
    },
  );

  test("lead no further than the running week, which says that it is not over", async () => {
    await open("/report/weekly?week=2026-W47");
    await ready();
    expect(screen.getByText("这周还没过完，数据到11-21 10:32")).toBeDefined();
    expect(sentence().getByText(/这周到现在卖了/).textContent).toContain("比上周同一时候");
    expect(screen.getByRole("button", { name: "这一周还没过完，没有更新的了" })).toHaveProperty(
      "disabled",
      true,
    );
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(currentAddress()).toBe("/report/weekly?week=2026-W47");
  });

  test("that do not exist are said, with a way on", async () => {
    await open("/report/weekly?week=2025-W53");
    expect(await screen.findByText(/“2025-W53”不是一个周/, {}, longTimeout)).toBeDefined();
    await ready();
    expect(sentence().getByText(/上周卖了/)).toBeDefined();
  });

  test("a shop that cannot exist is not taken for all of them in silence", async () => {
    await open("/report/weekly?shop=abc");
    expect(await screen.findByText(/“abc”不是一家店/, {}, longTimeout)).toBeDefined();
    await ready();
    expect(sentence().getByText(/上周卖了/)).toBeDefined();
  });

  test("of somebody else is refused, with a way to all shops", async () => {
    const user = await open("/report/weekly?week=2026-W46&shop=311");
    expect(await screen.findByText("没有这家店铺", {}, longTimeout)).toBeDefined();
    await user.click(screen.getByRole("link", { name: "看全部店铺" }));
    expect(currentAddress()).toBe("/report/weekly?week=2026-W46");
    await ready();
  });

  test("that have not begun are refused, with a way to the latest week, also where a shop is chosen", async () => {
    await open("/report/weekly?week=2027-W10&shop=302");
    expect(await screen.findByText("这一周还没有报告", {}, longTimeout)).toBeDefined();
    expect(screen.queryByRole("link", { name: "看全部店铺" })).toBeNull();
    expect(screen.getByRole("link", { name: "看最近一周" }).getAttribute("href")).toBe(
      "/report/weekly?shop=302",
    );
    leave();
    cleanup();
    const user = await open("/report/weekly?week=2027-W10");
    expect(await screen.findByText("这一周还没有报告", {}, longTimeout)).toBeDefined();
    const offered = within(chosenWeek())
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(offered.filter((label) => label?.startsWith("2027年")).length).toBe(1);
    await user.click(screen.getByRole("link", { name: "看最近一周" }));
    expect(currentAddress()).toBe("/report/weekly");
    await ready();
  });
});

describe("weeks that are not like others", () => {
  test("a week without sales has zeros, an empty picture and empty lists", async () => {
    await open("/report/weekly", `${wholesaler},scenario:report-shut-week`);
    await ready();
    expect(sentence().getByText(/上周没有卖货，前一周卖了/)).toBeDefined();
    expect(screen.getByText("这一周没有卖货")).toBeDefined();
    for (const text of ["这一周没有卖货。", "这一周没有客户买货。", "这一周没有人卖货。"])
      expect(screen.getByText(text)).toBeDefined();
  });

  test("a new shop is told what will be here instead of empty lists", async () => {
    await open("/report/weekly", `${wholesaler},scenario:report-empty`);
    expect(await screen.findByText("第一份周报还没来", {}, longTimeout)).toBeDefined();
    expect(sentence().getByText("还没有卖货。开了第一张单，这里就有数。")).toBeDefined();
    expect(screen.queryByRole("region", { name: "谁卖的" })).toBeNull();
  });

  test("a shop that sold once has one row in each list and no best day among others", async () => {
    await open("/report/weekly", `${wholesaler},scenario:report-one-sale`);
    await ready();
    expect(sentence().getByText(/上周只卖了一单.*前一周没有卖货。是周.开的单/)).toBeDefined();
    expect((await block("买得最多的客户")).getAllByRole("listitem")).toHaveLength(1);
    expect((await block("买得最多的客户")).getByText("1位", { selector: "div" })).toBeDefined();
  });
});

describe("masked amounts", () => {
  test("leave no amount on the page, keep ranks and shares, and outlive a reload", async () => {
    const user = await open();
    await ready();
    await user.click(screen.getByRole("button", { name: "遮住金额" }));
    const amount = /\d\.\d{2}/;
    const main = screen.getByRole("main");
    expect(main.textContent).not.toMatch(amount);
    expect(
      [...main.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label")).join(),
    ).not.toMatch(amount);
    expect(main.textContent).toMatch(/前5种占\d+\.\d%/);
    reload();
    await ready();
    expect(screen.getByRole("main").textContent).not.toMatch(amount);
    await user.click(screen.getByRole("button", { name: "显示金额" }));
    expect(screen.getByRole("main").textContent).toMatch(amount);
  });
});

describe("the exported table", () => {
  async function exportTable(
    mock: string,
    prepare: (user: Awaited<ReturnType<typeof open>>) => Promise<void> = async () => undefined,
  ) {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return "#saved";
    });
    const user = await open("/report/weekly", mock);
    await ready();
    await prepare(user);
    await user.click(screen.getByRole("button", { name: "导出表格" }));
    await waitFor(() => expect(saved).toHaveLength(1), longTimeout);
    return (await saved[0]?.text()) ?? "";
  }

  test("has every row, also those that are not on screen, and adds up", async () => {
    const text = await exportTable(`${wholesaler},scenario:report-many-customers`);
    const rows = text
      .trim()
      .split("\r\n")
      .map((line) => line.split(","));
    expect(rows[0]?.slice(1, 6)).toEqual(["名称", "数量", "单位", "单数", "金额"]);
    expect(sentence().queryByText(/^金额均/)).toBeNull();
    const sum = (section: string) =>
      rows
        .filter(([name]) => name === section)
        .reduce((total, row) => total + Math.round(Number(row[5]) * 100), 0);
    const sales = Math.round(Number(rows.find(([, name]) => name === "销售额")?.[5]) * 100);
    for (const section of ["每天", "货", "客户", "业务员"]) expect(sum(section), section).toBe(sales);
    expect(rows.filter(([name]) => name === "客户").length).toBeGreaterThan(2900);
  }, 30_000);

  test("names its currency in every head of amounts, as the page does, where a reader would take another", async () => {
    writeStored("variantFlag", "global");
    const text = await exportTable(`variant:global,${wholesaler}`);
    const heads = text.split("\r\n")[0]?.split(",") ?? [];
    expect(heads.filter((head) => head.includes("$"))).toEqual([
      "金额 ($)",
      "毛利 ($)",
      "前一周金额 ($)",
      "超过60天 ($)",
    ]);
    expect(sentence().getByText("金额均为美元（$）")).toBeDefined();
  });

  test("masks what is masked on the page", async () => {
    const text = await exportTable(wholesaler, (user) =>
      user.click(screen.getByRole("button", { name: "遮住金额" })),
    );
    expect(text).toContain("销售额,,,,＊＊＊");
    const amounts = text
      .trim()
      .split("\r\n")
      .slice(1)
      .flatMap((line) => [5, 6, 10, 11].map((column) => line.split(",")[column]));
    expect(new Set(amounts)).toEqual(new Set(["", "＊＊＊"]));
  });
});

describe("feedback", () => {
  test("asks for stars, is sent once, and can be changed", async () => {
    const user = await open();
    await ready();
    const form = () => within(screen.getByRole("form", { name: "这份周报有用吗" }));
    // Fetched as the reader comes near, with the keyboard too.
    await user.tab();
    await screen.findByRole("form", { name: "这份周报有用吗" });
    await user.click(form().getByRole("button", { name: "提交" }));
    expect(await form().findByText("这一项要填")).toBeDefined();
    await user.click(form().getByRole("radio", { name: "4颗星, 有用" }));
    await user.type(form().getByRole("textbox", { name: "哪里好，哪里要改" }), "一眼就看到谁还欠着");
    await user.dblClick(form().getByRole("button", { name: "提交" }));
    expect(await screen.findByText("收到了，谢谢。")).toBeDefined();
    expect(document.activeElement?.getAttribute("role")).toBe("status");
    const opinions = currentBackend().kernel.world.table(feedbackTable).all();
    expect(opinions).toMatchObject([{ week: "2026-W46", score: 4, content: "一眼就看到谁还欠着" }]);
    await user.click(screen.getByRole("button", { name: "改一改" }));
    expect(document.activeElement).toBe(screen.getByRole("form", { name: "这份周报有用吗" }).parentElement);
    await user.click(form().getByRole("radio", { name: "5颗星, 很有用" }));
    await user.click(form().getByRole("button", { name: "提交" }));
    expect(await screen.findByText("收到了，换掉了你上次的打分。")).toBeDefined();
  });

  test("whose answer is lost is sent again without being said to replace an earlier one", async () => {
    const user = await open();
    await ready();
    await user.tab();
    const form = within(await screen.findByRole("form", { name: "这份周报有用吗" }));
    await user.click(form.getByRole("radio", { name: "4颗星, 有用" }));
    await adopt("fault:addWeeklyFeedback=truncated");
    await user.click(form.getByRole("button", { name: "提交" }));
    expect(await form.findByText("再提交一次就行，一周只算一份。", {}, longTimeout)).toBeDefined();
    await adopt("fault:listReportShops=latency(1)");
    await user.click(form.getByRole("button", { name: "提交" }));
    expect(await screen.findByText("收到了，谢谢。", {}, longTimeout)).toBeDefined();
    expect(currentBackend().kernel.world.table(feedbackTable).all()).toHaveLength(1);
  });

  test("begun for a week stays with it while the reader looks at another one", async () => {
    const user = await open();
    await ready();
    await user.tab();
    const form = within(await screen.findByRole("form", { name: "这份周报有用吗" }));
    await user.click(form.getByRole("radio", { name: "4颗星, 有用" }));
    const words = () => screen.getByRole("textbox", { name: "哪里好，哪里要改" });
    await user.type(words(), "一眼就看到");
    await user.click(screen.getByRole("button", { name: "前一周" }));
    expect(await screen.findByText("这份意见针对第46周。", {}, longTimeout)).toBeDefined();
    await user.type(words(), "谁还欠着");
    await user.click(screen.getByRole("button", { name: "改评第45周" }));
    expect(words()).toHaveProperty("value", "");
    await user.click(screen.getByRole("button", { name: "后一周" }));
    await waitFor(() => expect(words()).toHaveProperty("value", "一眼就看到谁还欠着"), longTimeout);
    await user.click(screen.getByRole("button", { name: "前一周" }));
    await screen.findByText("这份意见针对第46周。", {}, longTimeout);
    await user.click(screen.getByRole("button", { name: "提交" }));
    expect(await screen.findByText("收到了，谢谢。")).toBeDefined();
    const opinions = currentBackend().kernel.world.table(feedbackTable).all();
    expect(opinions).toMatchObject([{ week: "2026-W46", score: 4, content: "一眼就看到谁还欠着" }]);
  });

  test("is sent although the token ran out while it was written", async () => {
    const user = await open();
    await ready();
    await user.tab();
    const form = within(await screen.findByRole("form", { name: "这份周报有用吗" }));
    await user.click(form.getByRole("radio", { name: "4颗星, 有用" }));
    const { world } = currentBackend().kernel;
    for (const { kdToken } of world.table(tokenTable).all())
      world.table(tokenTable).update(kdToken, { expiresAt: readingTime - 1 });
    await user.click(form.getByRole("button", { name: "提交" }));
    expect(await screen.findByText("收到了，谢谢。", {}, longTimeout)).toBeDefined();
    expect(world.table(feedbackTable).all()).toHaveLength(1);
  });

  test("begun for a week outlives a week that could not be read", async () => {
    const user = await open();
    await ready();
    await user.tab();
    await screen.findByRole("form", { name: "这份周报有用吗" });
    const words = () => screen.findByRole("textbox", { name: "哪里好，哪里要改" }, longTimeout);
    await user.type(await words(), "看不懂毛利率");
    await adopt(`${wholesaler},fault:getWeeklyOverview=http500`);
    await user.click(screen.getByRole("button", { name: "前一周" }));
    await waitFor(() => expect(screen.queryByRole("form")).toBeNull(), longTimeout);
    await adopt(wholesaler);
    await user.click(screen.getByRole("button", { name: "后一周" }));
    await waitFor(() => expect(sentence().getByText(/上周卖了/)).toBeDefined(), longTimeout);
    await user.tab();
    expect(await words()).toHaveProperty("value", "看不懂毛利率");
  });
});

describe("access", () => {
  test("whoever is not logged in goes to the log-in and comes back to the week", async () => {
    await open("/report/weekly?week=2026-W45", "persona:visitor");
    await waitFor(() =>
      expect(currentAddress()).toBe(`/login?next=${encodeURIComponent("/report/weekly?week=2026-W45")}`),
    );
  });

  test("a licence that ended is explained, with the way to renew", async () => {
    await open("/report/weekly", "persona:expired");
    expect(await screen.findByRole("heading", { name: "看不了周报" }, longTimeout)).toBeDefined();
    expect(screen.getByText(/没有查看周报的权限。 周报给在用货簿云或在试用的店/)).toBeDefined();
    expect(screen.getByRole("link", { name: "看我的服务" }).getAttribute("href")).toBe(
      "/user-center/licences",
    );
  });

  test("a trial without a shop is told how to get one", async () => {
    await open("/report/weekly", "persona:trial-day-three");
    expect(await screen.findByRole("heading", { name: "还没有店铺" }, longTimeout)).toBeDefined();
  });

  test("a link made for another account says so and leads to one's own report", async () => {
    const user = await open("/report/weekly?kdUid=KD00000001");
    expect(await screen.findByRole("heading", { name: "这个链接是别人的周报" }, longTimeout)).toBeDefined();
    await user.click(screen.getByRole("link", { name: "看我自己的周报" }));
    await ready();
    expect(currentAddress()).toBe("/report/weekly");
  });

  test("a token that ran out is asked for anew without the reader noticing", async () => {
    const user = await open();
    await ready();
    const tokens = currentBackend().kernel.world.table(tokenTable);
    const [first] = tokens.all();
    if (!first) throw new Error("No token was handed out.");
    tokens.update(first.kdToken, { expiresAt: readingTime - 1 });
    await user.click(screen.getByRole("button", { name: "前一周" }));
    await waitFor(() => expect(sentence().getByText(/第45周卖了/)).toBeDefined(), longTimeout);
    expect(tokens.all()[0]?.expiresAt).toBeGreaterThan(readingTime);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("a right that ended while the report was open closes it and says why", async () => {
    const user = await open();
    await ready();
    const tokens = currentBackend().kernel.world.table(tokenTable);
    for (const { kdToken } of tokens.all()) tokens.update(kdToken, { expiresAt: readingTime - 1 });
    await adopt("fault:getReportToken=refuse(403)");
    await user.click(screen.getByRole("button", { name: "前一周" }));
    expect(await screen.findByRole("heading", { name: "看不了周报" }, longTimeout)).toBeDefined();
    expect(screen.queryByText(/卖了/)).toBeNull();
  });

  test("too many questions are no reason to renew: the report can be asked for again", async () => {
    const user = await open("/report/weekly", `${wholesaler},fault:getReportToken=refuse(429)`);
    const retry = await screen.findByRole("button", { name: "再试" }, longTimeout);
    expect(screen.queryByText(/续费后就能看/)).toBeNull();
    await adopt(wholesaler);
    await user.click(retry);
    await ready();
  });

  test("shops that cannot be read are not passed off as none, and come on another try", async () => {
    const user = await open("/report/weekly", `${wholesaler},fault:listReportShops=http500`);
    const retry = await screen.findByRole("button", { name: "店铺没取到，再试" }, longTimeout);
    expect(screen.queryByRole("combobox", { name: "看哪家店" })).toBeNull();
    await adopt(wholesaler);
    await user.click(retry);
    const shops = await screen.findByRole("combobox", { name: "看哪家店" }, longTimeout);
    expect(within(shops).getAllByRole("option").length).toBeGreaterThan(2);
  });

  test("a list that fails says so in its own place, and comes on another try", async () => {
    const user = await open("/report/weekly", `${wholesaler},fault:listWeeklyCustomerSales=http500`);
    const buyers = await block("买得最多的客户");
    const retry = await buyers.findByRole("button", { name: "再试" }, longTimeout);
    expect((await block("谁卖的")).getAllByRole("listitem").length).toBeGreaterThan(0);
    await adopt(wholesaler);
    await user.click(retry);
    expect((await (await block("买得最多的客户")).findAllByRole("listitem", {}, longTimeout)).length).toBe(5);
  });
});

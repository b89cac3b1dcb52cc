// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { becomeClient, userAgents } from "../../support/fake-bridges";
import { adopt, leave, visit } from "../../support/visit";

afterEach(() => {
  vi.restoreAllMocks();
  becomeClient(userAgents.browser);
  sessionStorage.clear();
  leave();
});

const longTimeout = { timeout: 8000 };
const wholesaler = "persona:wholesaler";
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const takingAlong = ["打印一页", "分享长图", /^(导出表格|正在整理)/];
const areOff = () => takingAlong.map((name) => button(name).getAttribute("aria-disabled"));

test("a report is taken along whole: not while the figures of one week stand above the lists of another", async () => {
  const user = await visit("/report/weekly", { mock: wholesaler });
  await screen.findByText(/上周卖了/, {}, longTimeout);
  await waitFor(() => expect(areOff()).toEqual([null, null, null]), longTimeout);
  await adopt(`${wholesaler},fault:getWeeklyOverview=latency(800)`);
  await user.click(button("前一周"));
  expect(screen.getByText(/上周卖了/)).toBeDefined();
  expect(areOff()).toEqual(["true", "true", "true"]);
  await screen.findByText(/第45周卖了/, {}, longTimeout);
  expect(areOff()).toEqual([null, null, null]);
});

test("the page is called by the week its address names, so that printed files are told apart", async () => {
  const user = await visit("/report/weekly", { mock: wholesaler });
  await screen.findByText(/上周卖了/, {}, longTimeout);
  expect(document.title).toMatch(/^每周销售报告 · 货簿云$/);
  await user.click(button("前一周"));
  await waitFor(() => expect(document.title).toBe("每周销售报告 · 第45周 · 货簿云"), longTimeout);
});

test("in a messenger, where nothing is printed or saved, the report says where it can be", async () => {
  becomeClient(userAgents.messenger);
  const createAddress = vi.spyOn(URL, "createObjectURL");
  const user = await visit("/report/weekly", { mock: wholesaler });
  await screen.findByText(/上周卖了/, {}, longTimeout);
  for (const name of ["打印一页", "导出表格"]) {
    await user.click(button(name));
    expect(await screen.findByText(/^这里存不了文件，也打印不了。点右上角/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: /^关闭/ }));
  }
  expect(createAddress).not.toHaveBeenCalled();
  expect(screen.queryByText("表格存好了")).toBeNull();
});

test("a list the picture lacks is said aloud there", async () => {
  const user = await visit("/report/weekly", { mock: `${wholesaler},fault:listWeeklyCustomerSales=http500` });
  await screen.findByText(/上周卖了/, {}, longTimeout);
  await user.click(button("分享长图"));
  const dialog = within(await screen.findByRole("dialog", { name: "分享长图" }, longTimeout));
  const problem = within(await dialog.findByRole("alert", {}, longTimeout));
  expect(problem.getByRole("button", { name: "再试" })).toBeDefined();
});

// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setSharedQueryClient, sharedQueryClient } from "../../../src/client/query-client";
import { removeStored } from "../../../src/platform/storage";
import { customerListQuery } from "../../../src/screens/promoter/customers/customer-list-query";
import { askAboutList } from "../../../src/screens/promoter/customers/engine/list-service";
import { listStartStore } from "../../../src/screens/promoter/customers/list-start";
import { currentBackend, leave, visit } from "../../support/visit";

beforeEach(() => removeStored("customerList"));
afterEach(leave);

const longTimeout = { timeout: 8000 };
const loading = "正在取其余客户";
const findList = async () => within(await screen.findByRole("list", { name: "客户列表" }, longTimeout));
const chip = (name: RegExp) => screen.getByRole("button", { name });

/** Opens the list; of its answer 100 kB come, and the rest as the test has it. */
async function openHalf() {
  const user = await visit("/agent/search-customer", { mock: "persona:promoter" });
  const { kernel, server } = currentBackend();
  let asked = 0;
  let sendRest = () => {};
  let loseRest = () => {};
  let isAborted = false;
  server.use(
    http.post("*/promoter/mch/list", async ({ request }) => {
      asked += 1;
      request.signal.addEventListener("abort", () => {
        isAborted = true;
      });
      const body = new Uint8Array(await (await kernel.handle(request)).arrayBuffer());
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(body.subarray(0, 100_000));
          sendRest = () => {
            controller.enqueue(body.subarray(100_000));
            controller.close();
          };
          loseRest = () => controller.error(new TypeError("lost"));
        },
      });
      return new Response(stream, { headers: { "Content-Type": "application/json" } });
    }),
  );
  await screen.findByRole("textbox", { name: /^手机号/ }, longTimeout);
  await user.click(screen.getByRole("link", { name: "客户" }));
  return {
    user,
    sendRest: () => sendRest(),
    loseRest: () => loseRest(),
    asked: () => asked,
    isAborted: () => isAborted,
  };
}

test("the first customers are seen and worked with while the others are on their way, and stay when they come", async () => {
  const { user, sendRest } = await openHalf();
  const rows = await findList();
  expect(screen.getByText(loading)).toBeDefined();
  expect(chip(/^已过期/).textContent).not.toMatch(/\d/);
  expect(screen.queryByText(/^\d+位$/)).toBeNull();
  expect(sharedQueryClient().getQueryData(customerListQuery().queryKey)).toBeUndefined();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  const focused = document.activeElement;
  expect(focused).toBe(rows.getAllByRole("link")[1]);

  sendRest();
  expect(await screen.findByText(/^\d{3}位$/, {}, longTimeout)).toBeDefined();
  expect(screen.queryByText(loading)).toBeNull();
  expect(chip(/^已过期/).textContent).toMatch(/\d/);
  expect(document.activeElement).toBe(focused);
  expect(focused?.isConnected).toBe(true);
});

test("what is searched for meanwhile is found when all customers are there", async () => {
  const { user, sendRest } = await openHalf();
  await findList();
  const box = screen.getByRole("searchbox", { name: "搜索客户" });
  await user.type(box, "hsxcd");
  expect(screen.queryByRole("list", { name: "客户列表" })).toBeNull();
  expect(screen.getByText(loading)).toBeDefined();
  sendRest();
  const rows = await findList();
  expect(rows.getByText("和顺小吃店")).toBeDefined();
  expect(rows.getAllByRole("listitem")).toHaveLength(1);
  expect(document.activeElement).toBe(box);
});

test("a list in which something was changed while it was on its way is asked for again", async () => {
  const { sendRest, asked } = await openHalf();
  await findList();
  const { queryKey } = customerListQuery();
  void sharedQueryClient().invalidateQueries({ queryKey });
  sendRest();
  expect(await screen.findByText(/^\d{3}位$/, {}, longTimeout)).toBeDefined();
  await waitFor(() => expect(asked()).toBe(2));
  sendRest();
  await waitFor(() => expect(sharedQueryClient().getQueryState(queryKey)?.fetchStatus).toBe("idle"));
  expect(asked()).toBe(2);
});

test("a list whose rest is lost shows the problem in place of its beginning, and is asked for again", async () => {
  const { user, sendRest, loseRest } = await openHalf();
  await findList();
  loseRest();
  const retry = await screen.findByRole("button", { name: "再试" }, longTimeout);
  expect(screen.queryByRole("list", { name: "客户列表" })).toBeNull();
  expect(listStartStore.getSnapshot()).toBeNull();
  await user.click(retry);
  await findList();
  sendRest();
  expect(await screen.findByText(/^\d{3}位$/, {}, longTimeout)).toBeDefined();
});

test("a list on its way goes on while a customer is looked at, and its beginning is there at once on the way back", async () => {
  const { user, sendRest, asked } = await openHalf();
  await findList();
  await user.click(screen.getByRole("link", { name: "用手机号查客户" }));
  await screen.findByRole("textbox", { name: /^手机号/ }, longTimeout);
  await user.click(screen.getByRole("link", { name: /^客户/ }));
  await findList();
  expect(screen.getByText(loading)).toBeDefined();
  sendRest();
  expect(await screen.findByText(/^\d{3}位$/, {}, longTimeout)).toBeDefined();
  expect(asked()).toBe(1);
});

test("nothing is held, and nothing more fetched, of a list that was on its way at sign-out", async () => {
  const { isAborted } = await openHalf();
  await findList();
  const { list = 0 } = listStartStore.getSnapshot() ?? {};
  expect(await askAboutList("rows", { list, places: [0] })).toHaveLength(1);
  sharedQueryClient().clear();
  await waitFor(() => expect(listStartStore.getSnapshot()).toBeNull());
  await waitFor(() => expect(isAborted()).toBe(true));
  await expect(askAboutList("rows", { list, places: [0] })).rejects.toMatchObject({ kind: "broken" });
});

test("nothing is held of a list that had come when its user signs out", async () => {
  const { sendRest } = await openHalf();
  await findList();
  sendRest();
  expect(await screen.findByText(/^\d{3}位$/, {}, longTimeout)).toBeDefined();
  const { list = 0 } = sharedQueryClient().getQueryData(customerListQuery().queryKey) ?? {};
  expect(await askAboutList("rows", { list, places: [0] })).toHaveLength(1);
  void sharedQueryClient().resetQueries();
  await expect(askAboutList("rows", { list, places: [0] })).rejects.toMatchObject({ kind: "broken" });
});

test("nothing is held of a list in a store that took the place of another", async () => {
  await openHalf();
  await findList();
  leave();
  cleanup();
  setSharedQueryClient(null);
  await openHalf();
  await findList();
  sharedQueryClient().clear();
  await waitFor(() => expect(listStartStore.getSnapshot()).toBeNull());
});

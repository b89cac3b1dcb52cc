// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bookingTable } from "../../mocks/content/state";
import { readStored, removeStored, writeStored } from "../../src/platform/storage";
import { adopt, currentBackend, leave, visit } from "../support/visit";

afterEach(() => {
  vi.restoreAllMocks();
  removeStored("drafts");
  leave();
});

const form = () => within(screen.getByRole("form", { name: "我们打给你" }));
const callBack = () => within(screen.getByRole("region", { name: "我们打给你" }));
const bookings = () => currentBackend().kernel.world.table(bookingTable).all();

test("both opening hours are shown: the longer ones beside the phone number", async () => {
  await visit("/contact");
  expect(screen.getByText("电话8:30\u2060–\u206018:15（UTC+8）")).toBeDefined();
  expect(screen.getByText("周一至周日9:00\u2060–\u206018:00（UTC+8）")).toBeDefined();
  expect(screen.getByText("现在在线")).toBeDefined();
  expect(screen.getByRole("link", { name: "400-000-0000" }).getAttribute("href")).toBe("tel:4000000000");
});

test("empty and wrong fields show their errors, and the first has the focus", async () => {
  const user = await visit("/contact");
  await user.click(form().getByRole("button", { name: "等电话" }));
  expect(await form().findByText("手机号不能为空")).toBeDefined();
  expect(document.activeElement).toBe(form().getByLabelText("怎么称呼"));
  await user.type(form().getByLabelText("手机号"), "12345");
  expect(await form().findByText("手机号格式不正确")).toBeDefined();
});

test("a reader of the international edition is told whom is called, and where to write instead", async () => {
  writeStored("variantFlag", "global");
  await visit("/contact", { locale: "en-US", mock: "variant:global" });
  expect(
    screen.getByText("Numbers in mainland China only. From elsewhere, write to support@stockbook.example."),
  ).toBeDefined();
  leave();
  cleanup();
  removeStored("variantFlag");
  await visit("/contact", { locale: "en-US" });
  expect(screen.queryByText(/Numbers in mainland China only/)).toBeNull();
});

test("what a search of the help did not find stands in the form, and not over what was typed before", async () => {
  const question = "打印机冒烟了";
  const user = await visit("/contact", { state: { question } });
  const content = () => form().getByLabelText<HTMLTextAreaElement>("想问什么");
  expect(content().value).toBe(question);
  await user.clear(content());
  await user.type(content(), "先问价格");
  leave();
  cleanup();
  await visit("/contact", { state: { question } });
  await waitFor(() => expect(content().value).toBe("先问价格"));
});

test("a number left behind is noted once, with the number that will ring; when, stands there before and after", async () => {
  const user = await visit("/contact");
  const hours = "工作时间9:00\u2060–\u206018:00（UTC+8）内回电。";
  expect(callBack().getByText(hours)).toBeDefined();
  await user.type(form().getByLabelText("怎么称呼"), "周芳");
  await user.type(form().getByLabelText("手机号"), "138 0013 8000");
  await user.dblClick(form().getByRole("button", { name: "等电话" }));
  expect(await screen.findByText("我们会打138****8000。")).toBeDefined();
  expect(callBack().getByText(hours)).toBeDefined();
  expect(bookings()).toMatchObject([{ name: "周芳", phone: "13800138000", origin: 1 }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("记下了"));
});

test("a request that is still open is refused with the server's message, and every value stays", async () => {
  const user = await visit("/contact", { mock: "scenario:booking-open" });
  await user.type(form().getByLabelText("怎么称呼"), "周芳");
  await user.type(form().getByLabelText("手机号"), "13900008820");
  await user.click(form().getByRole("button", { name: "等电话" }));
  expect((await form().findByRole("alert")).textContent).not.toBe("");
  expect(form().getByLabelText<HTMLInputElement>("手机号").value).toBe("13900008820");
  expect(bookings()).toHaveLength(1);
});

test("a request whose answer was lost is noted when it is sent again", async () => {
  const user = await visit("/contact", { mock: "fault:addServiceBooking=truncated" });
  await user.type(form().getByLabelText("怎么称呼"), "周芳");
  await user.type(form().getByLabelText("手机号"), "13800138000");
  await user.click(form().getByRole("button", { name: "等电话" }));
  expect(await form().findByRole("alert")).toBeDefined();
  await adopt("fault:listNews=http500");
  await user.click(form().getByRole("button", { name: "等电话" }));
  expect(await screen.findByText("我们会打138****8000。")).toBeDefined();
  expect(bookings()).toHaveLength(1);
});

test("no number typed here is stored on the device", async () => {
  const user = await visit("/contact");
  await user.type(form().getByLabelText("怎么称呼"), "周芳");
  await user.type(form().getByLabelText("手机号"), "13800138000");
  expect(JSON.stringify(readStored("drafts"))).toContain("周芳");
  expect(JSON.stringify(readStored("drafts"))).not.toContain("138");
});

test("unsubscribing checks the address and prepares a letter that still has to be sent", async () => {
  const user = await visit("/unsubscribe");
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const write = screen.getByRole("button", { name: "写这封信" });
  await user.click(write);
  expect(await screen.findByText("邮箱不能为空")).toBeDefined();
  await user.type(screen.getByLabelText("收信的邮箱"), "reader@shop");
  expect(await screen.findByText("邮箱格式不正确")).toBeDefined();
  await user.type(screen.getByLabelText("收信的邮箱"), ".example");
  await user.click(write);
  expect(await screen.findByText("信写好了，在邮件程序里发出去才算。")).toBeDefined();
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    `mailto:support@stockbook.example?subject=${encodeURIComponent("取消货簿云每月来信")}&body=${encodeURIComponent("请把reader@shop.example从每月来信的名单里去掉。")}`,
  );
  expect(screen.getByText("请把reader@shop.example从每月来信的名单里去掉。")).toBeDefined();
});

test("an address that comes with the link is filled in", async () => {
  await visit("/unsubscribe?email=reader@shop.example", { locale: "en-US" });
  expect(screen.getByLabelText<HTMLInputElement>("Your email address").value).toBe("reader@shop.example");
});

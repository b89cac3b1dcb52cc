// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setZoneOffset } from "../../src/platform/device-zone";
import { leave, visit } from "../support/visit";

beforeEach(() => setZoneOffset(-5 * 60));
afterEach(() => {
  setZoneOffset(8 * 60);
  leave();
});

const longTimeout = { timeout: 5000 };
const inviter = "persona:inviter";

test("the list of red packets says once by which clock its times are, and so does each when it is opened", async () => {
  const person = await visit("/invite/detail", { mock: inviter });
  const list = await screen.findByRole("list", { name: "红包" }, longTimeout);
  expect(screen.getAllByText("时间按UTC+8")).toHaveLength(1);
  const [first] = within(list).getAllByRole("button", { name: /怎么来的/ });
  if (first) await person.click(first);
  const dialog = within(await screen.findByRole("dialog", {}, longTimeout));
  expect(await dialog.findByText("时间按UTC+8", {}, longTimeout)).toBeDefined();
});

test("what comes next and when the sum was counted say their zone", async () => {
  const person = await visit("/invite", { mock: `${inviter},scenario:award-expiring` });
  expect(await screen.findByText(/（UTC\+8）.*过期|过期.*（UTC\+8）/, {}, longTimeout)).toBeDefined();
  await person.click(screen.getByRole("button", { name: /^到手/ }));
  const receipt = within(await screen.findByRole("dialog", { name: "到手" }));
  expect(receipt.getByText(/（UTC\+8）/)).toBeDefined();
});

test("the list of those invited says once by which clock its days are", async () => {
  await visit("/invite/detail?view=invitees", { mock: inviter });
  expect(await screen.findByRole("list", { name: "邀请的人" }, longTimeout)).toBeDefined();
  expect(screen.getAllByText("时间按UTC+8")).toHaveLength(1);
});

test("the end of a program says its zone in the rules", async () => {
  await visit("/invite/rule", { mock: "scenario:programme-closed" });
  expect(await screen.findByText(/到.*（UTC\+8）$/, {}, longTimeout)).toBeDefined();
});

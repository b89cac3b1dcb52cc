// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimDrafts } from "../../../src/platform/draft-owner";
import { removeStored } from "../../../src/platform/storage";
import { currentAddress, leave, reload, visit } from "../../support/visit";

afterEach(leave);
beforeEach(() => removeStored("visitDrafts"));

const longTimeout = { timeout: 5000 };
const promoter = { mock: "persona:promoter" };

test.each([
  ["/agent/open?phone=13908718820&kdUid=100388", "/agent/open?phone=139****8820&kdUid=100388", /^客户手机号/],
  ["/agent/search-customer?q=13908718820", "/agent/search-customer?q=139****8820", "手机号或账号编号"],
])("the number that %s names is not left there for whoever signs in next", async (linked, left, label) => {
  const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: label }, longTimeout);
  await visit(linked, promoter);
  expect((await field()).value).toBe("13908718820");
  await waitFor(() => expect(currentAddress()).toBe(left));
  reload();
  expect((await field()).value).toBe("13908718820");
  expect(await screen.findByText("和顺小吃店", {}, longTimeout)).toBeDefined();
  claimDrafts("9999999");
  reload();
  expect((await field()).value).toBe("");
  expect(currentAddress()).toBe(left);
});

test("a number that is looked for is found again after a reload, and the address has its ends alone", async () => {
  const user = await visit("/agent/search-customer", promoter);
  await user.type(
    await screen.findByRole("textbox", { name: "手机号或账号编号" }, longTimeout),
    "139 0871 8820",
  );
  await user.click(screen.getByRole("button", { name: "查找" }));
  expect(await screen.findByRole("heading", { name: "和顺小吃店" }, longTimeout)).toBeDefined();
  expect(currentAddress()).toBe("/agent/search-customer?q=139****8820");
  reload();
  expect(await screen.findByRole("heading", { name: "和顺小吃店" }, longTimeout)).toBeDefined();
});

// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setZoneOffset } from "../../../src/platform/device-zone";
import { leave, visit } from "../../support/visit";

beforeEach(() => setZoneOffset(-5 * 60));
afterEach(() => {
  setZoneOffset(8 * 60);
  leave();
});

const longTimeout = { timeout: 8000 };

test.each([
  ["zh-CN", "数据到11-16 06:00（UTC+8）", "数据到2026-11-16 06:00（UTC+8）"],
  ["zh-TW", "資料截至11-16 06:00（UTC+8）", "資料截至2026-11-16 06:00（UTC+8）"],
  ["en-US", "Figures until 16 Nov, 06:00 (UTC+8)", "Figures until 16 Nov 2026, 06:00 (UTC+8)"],
] as const)(
  "until when figures count is said with its zone, on paper too, in %s",
  async (locale, shown, printed) => {
    await visit("/report/weekly", { mock: "persona:wholesaler", locale });
    expect(await screen.findByText(shown, {}, longTimeout)).toBeDefined();
    expect(screen.getByText(printed)).toBeDefined();
  },
);

test("the receipt of a figure says it as well", async () => {
  const user = await visit("/report/weekly", { mock: "persona:wholesaler" });
  await user.click(await screen.findByRole("button", { name: /^单数/ }, longTimeout));
  const receipt = within(await screen.findByRole("dialog", { name: "单数" }));
  expect(receipt.getByText(/11-16 06:00（UTC\+8）/)).toBeDefined();
});

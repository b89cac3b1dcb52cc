// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setZoneOffset } from "../../src/platform/device-zone";
import { storeUser } from "../../src/platform/signed-in";
import { removeStored } from "../../src/platform/storage";
import { leave, visit } from "../support/visit";

beforeEach(() => setZoneOffset(-5 * 60));
afterEach(() => {
  setZoneOffset(8 * 60);
  removeStored("userInfo");
  leave();
});

const longTimeout = { timeout: 8000 };
const page = "/auto-activity/year-end-2026";

test.each([
  ["zh-CN", "（UTC+8）"],
  ["zh-TW", "（UTC+8）"],
  ["en-US", "(UTC+8)"],
] as const)(
  "until when an activity runs, and of when its odds are, say their zone, in %s",
  async (locale, zone) => {
    await visit(page, { locale });
    const [timer] = await screen.findAllByRole("timer", {}, longTimeout);
    expect(timer?.textContent).toContain(zone);
    expect(
      (await screen.findByText(/奖品发完会变|獎品發完會變|they change when/, {}, longTimeout)).textContent,
    ).toContain(zone);
  },
);

test("an activity that is over says by which clock its last day ended", async () => {
  await visit(page, { locale: "en-US", mock: "scenario:activity-ended" });
  expect((await screen.findAllByText(/^Ended .*\(UTC\+8\)$/, {}, longTimeout)).length).toBeGreaterThan(0);
});

test("a coupon says by which clock its last day ends", async () => {
  await visit(page, { locale: "en-US" });
  expect((await screen.findAllByText(/^until .*\(UTC\+8\)$/, {}, longTimeout)).length).toBeGreaterThan(0);
});

test("a prize to be claimed says by which clock, and the record of draws once", async () => {
  storeUser({ kdUid: "known" });
  const person = await visit(page, { mock: "persona:wholesaler,scenario:lottery-last-printer" });
  await person.click(await screen.findByRole("button", { name: "抽一次" }, longTimeout));
  expect((await screen.findAllByText(/（UTC\+8）前打客服电话/, {}, longTimeout)).length).toBeGreaterThan(0);
  expect(screen.getAllByText("时间按UTC+8")).toHaveLength(1);
});

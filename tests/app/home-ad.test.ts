import { expect, test, vi } from "vitest";
import { acceptHomeAds, homeAds } from "../../src/app/layout/home-ad";

vi.mock("../../src/app/layout/ad-banner", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("the page starts without its advertisement where an ad blocker keeps the code away", async () => {
  const report = vi.spyOn(console, "error").mockReturnValue();
  await acceptHomeAds({ desktop: { id: 1 }, mobile: null });
  expect(homeAds()).toBeNull();
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

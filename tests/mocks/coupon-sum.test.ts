import { expect, test } from "vitest";
import { couponSum } from "../../mocks/business/data/coupon-sum";

test("a coupon of the global edition has a sum that a shop would print, China's its own", () => {
  const printed = [50, 100, 120, 500, 1_000, 2_000, 3_000].map((yuan) => couponSum("global", yuan).english);
  expect(printed).toEqual(["$10", "$15", "$20", "$80", "$150", "$350", "$500"]);
  expect(couponSum("china", 3_000)).toEqual({ fen: 300_000, chinese: "3,000", english: "¥3,000" });
});

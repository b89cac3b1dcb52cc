import { expect, test } from "vitest";
import { findingsInBaskets } from "../../servers/baskets-server";

test("a basket that comes back without its lines is found out", async () => {
  expect(await findingsInBaskets("restores without lines")).toContain("restoreBasket read-back");
});

import { expect, test } from "vitest";
import { isUsable } from "../../scripts/contract-check/engine/usable-item";

const now = Date.parse("2026-11-30T12:00:00Z");

test.each([
  [{ active: false }, false],
  [{ active: true }, true],
  [{ status: "archived" }, false],
  [{ validTo: "2026-11-28" }, false],
  [{ validTo: "2026-11-30" }, true],
  [{ validFrom: "2026-12-02" }, false],
  [{ validFrom: "2026-01-01", validTo: "2026-12-31" }, true],
  [{ createdAt: "2025-01-01T00:00:00Z", name: "2026-12-02" }, true],
])("an item is taken for one in use by what it says of itself: %j", (item, isInUse) => {
  expect(isUsable(item, now)).toBe(isInUse);
});

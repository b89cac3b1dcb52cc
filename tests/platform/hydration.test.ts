import { expect, test, vi } from "vitest";
import { beforeHydration, prepareHydration } from "../../src/platform/hydration";

test("what has to be done before hydration is done then, and at once for code that comes later", () => {
  const withPage = vi.fn();
  const withLaterCode = vi.fn();
  beforeHydration(withPage);
  expect(withPage).not.toHaveBeenCalled();
  prepareHydration();
  expect(withPage).toHaveBeenCalledOnce();
  beforeHydration(withLaterCode);
  expect(withLaterCode).toHaveBeenCalledOnce();
});

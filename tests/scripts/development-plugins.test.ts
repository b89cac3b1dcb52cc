import { expect, test } from "vitest";
import { developmentPlugins } from "../../scripts/build/vite/development-plugins";

test("no option of npm run dev has Vite optimize the packages again, from under another server", () => {
  const backend = { handle: () => false, close: () => undefined };
  const names = [
    developmentPlugins({ hasTypes: true, backend: null }),
    developmentPlugins({ hasTypes: false, backend: null }),
    developmentPlugins({ hasTypes: true, backend }),
  ].map((plugins) => plugins.map(({ name }) => name).join());
  expect(new Set(names).size).toBe(1);
});

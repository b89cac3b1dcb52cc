import { expect, test } from "vitest";
import { type ChunkTable, scriptsFor } from "../../scripts/build/chunks/chunk-table";

const table: ChunkTable = {
  entry: "assets/index.js",
  chunks: {
    "assets/index.js": {
      imports: ["assets/runtime.js"],
      dynamicImports: ["assets/hydrate.js", "assets/start.js"],
      modules: ["src/main.tsx"],
    },
    "assets/runtime.js": { imports: [], dynamicImports: [], modules: [] },
    "assets/react.js": { imports: ["assets/runtime.js"], dynamicImports: [], modules: ["react"] },
    "assets/hydrate.js": {
      imports: ["assets/react.js"],
      dynamicImports: [],
      modules: ["src/app/chunks/hydrate.ts"],
    },
    "assets/start.js": {
      imports: ["assets/react.js"],
      dynamicImports: ["assets/news.js"],
      modules: ["src/app/start.tsx"],
    },
    "assets/news.js": {
      imports: ["assets/list.js"],
      dynamicImports: ["assets/menu.js"],
      modules: ["src/screens/news-screen.tsx"],
    },
    "assets/list.js": { imports: ["assets/row.js"], dynamicImports: [], modules: ["src/ui/list.tsx"] },
    "assets/row.js": { imports: [], dynamicImports: [], modules: ["src/ui/row.tsx"] },
    "assets/menu.js": { imports: [], dynamicImports: [], modules: ["src/ui/menu.tsx"] },
  },
};

test("a screen needs what starts the pages, its own chunk, and all they import over any distance", () => {
  expect([...scriptsFor(table, ["src/screens/news-screen.tsx"])].sort()).toEqual([
    "assets/hydrate.js",
    "assets/list.js",
    "assets/news.js",
    "assets/react.js",
    "assets/row.js",
    "assets/runtime.js",
    "assets/start.js",
  ]);
});

test("the modules named first come with all they import before the next, and what renders them comes last", () => {
  expect(scriptsFor(table, ["src/ui/list.tsx", "src/screens/news-screen.tsx"])).toEqual([
    "assets/start.js",
    "assets/react.js",
    "assets/runtime.js",
    "assets/list.js",
    "assets/row.js",
    "assets/news.js",
    "assets/hydrate.js",
  ]);
});

test("what it only fetches later is not among them", () => {
  expect(scriptsFor(table, ["src/screens/news-screen.tsx"])).not.toContain("assets/menu.js");
});

test("without a screen it is what starts the pages", () => {
  expect([...scriptsFor(table, [])].sort()).toEqual([
    "assets/hydrate.js",
    "assets/react.js",
    "assets/runtime.js",
    "assets/start.js",
  ]);
});

import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { buildChunks } from "../../scripts/build/chunks/build-chunks";
import { type ChunkTable, chunkTable, scriptsFor } from "../../scripts/build/chunks/chunk-table";
import { projectRoot } from "../support/project-copy";
import { temporaryFolder } from "../support/temporary-folder";

const page =
  '<!doctype html><html><head></head><body><script type="module" src="/src/main.tsx"></script></body></html>';
const large = (name: string) => `export const ${name} = ${JSON.stringify(name.repeat(4000))};`;

/** A site of two screens, each with a style or a package's index that names more than is used. */
const root = temporaryFolder({
  "package.json": '{"type":"module"}',
  "index.html": page,
  "src/main.tsx":
    'import "./styles.css";\nimport { now } from "./platform/now";\nvoid now();\nvoid import("./app/start");',
  "src/styles.css": "body{margin:0}",
  "src/platform/now.ts": "export const now = () => Date.now();",
  "src/app/start.tsx": 'import { screens } from "./route-table";\nvoid screens[location.pathname]?.();',
  "src/app/route-table.ts": [
    "export const screens: Record<string, () => Promise<unknown>> = {",
    '  "/": () => import("../screens/content/home-screen"),',
    '  "/news": () => import("../screens/content/news-screen"),',
    "};",
  ].join("\n"),
  "src/screens/content/home-screen.tsx":
    'import { button } from "../../ui/index";\nexport const HomeScreen = () => button;',
  "src/screens/content/news-screen.tsx":
    'import "./article.css";\nimport { button, list } from "../../ui/index";\nexport const NewsScreen = () => [button, list];',
  "src/screens/content/article.css": ".article-html{margin:0}",
  "src/ui/index.ts": 'export { button } from "./button";\nexport { list } from "./list";',
  "src/ui/button.ts": large("button"),
  "src/ui/list.ts": large("list"),
});

const screens = ["home", "news"].map((name) => ({
  path: name === "home" ? "/" : "/news",
  modules: [`src/screens/content/${name}-screen.tsx`],
  mayShowPicture: false,
}));

let table: ChunkTable;

beforeAll(async () => {
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"), "dir");
  const config = { root, configFile: false, logLevel: "error" } as const;
  table = chunkTable(root, await buildChunks(root, config, join(root, "dist"), Promise.resolve(screens)));
});

const modulesOf = (files: readonly string[]) => files.flatMap((file) => table.chunks[file]?.modules ?? []);

test("the entry is a script of its own, which the steps are imported from", () => {
  const entry = table.chunks[table.entry];
  expect(entry?.modules).toContain("src/main.tsx");
  expect(entry?.modules).not.toContain("src/app/start.tsx");
  expect(entry?.imports.flatMap((file) => table.chunks[file]?.modules ?? [])).not.toContain(
    "src/app/start.tsx",
  );
});

test("a screen needs what it uses of an index, not all the index names", () => {
  const home = modulesOf(scriptsFor(table, ["src/screens/content/home-screen.tsx"]));
  expect(home).toContain("src/ui/button.ts");
  expect(home).not.toContain("src/ui/list.ts");
  const news = modulesOf(scriptsFor(table, ["src/screens/content/news-screen.tsx"]));
  expect(news).toContain("src/ui/button.ts");
  expect(news).toContain("src/ui/list.ts");
});

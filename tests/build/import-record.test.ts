import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterEach, expect, test } from "vitest";
import { importRecordPlugin } from "../../scripts/build/vite/import-record-plugin";
import "../../src/app/server-routes";
import { temporaryFolder } from "../support/temporary-folder";

const root = temporaryFolder({
  "package.json": '{"type":"module"}',
  "src/entry.ts": [
    'export const openNews = async () => (await import("./screens/news")).title;',
    'export const openBoth = () => Promise.all([import("./screens/news"), import("./screens/faq")]);',
    'export const openTool = () => import("node:path");',
  ].join("\n"),
  "src/screens/news.ts": 'export const title: string = "News";',
  "src/screens/faq.ts": 'export const title: string = "Questions";',
});

afterEach(() => {
  globalThis.dynamicImports = undefined;
});

interface Built {
  openNews(): Promise<string>;
  openBoth(): Promise<unknown>;
  openTool(): Promise<unknown>;
}

function isBuilt(value: unknown): value is Built {
  return typeof value === "object" && value !== null && "openNews" in value && "openBoth" in value;
}

async function buildEntry(): Promise<Built> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [importRecordPlugin(root)],
    build: { ssr: join(root, "src/entry.ts"), outDir: join(root, "out"), emptyOutDir: true },
  });
  const built: unknown = await import(pathToFileURL(join(root, "out/entry.js")).href);
  if (!isBuilt(built)) throw new Error("The entry was not built.");
  return built;
}

test("the server's build notes every module of the product that is imported dynamically, while somebody listens", async () => {
  const { openNews, openBoth, openTool } = await buildEntry();
  expect(await openNews()).toBe("News");
  globalThis.dynamicImports = new Set();
  await openNews();
  expect([...globalThis.dynamicImports]).toEqual(["src/screens/news.ts"]);
  await openBoth();
  await openTool();
  expect([...globalThis.dynamicImports].sort()).toEqual(["src/screens/faq.ts", "src/screens/news.ts"]);
});

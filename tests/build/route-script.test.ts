import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cacheRouteScript, withCachedRouteScript } from "../../scripts/build/chunks/route-script";
import { importMapIn, releaseNameIn } from "../../src/platform/release-name";
import { temporaryFolder } from "../support/temporary-folder";

const page =
  '<head>\n<meta charset="utf-8" />\n<script type="module" src="/assets/index-1.js"></script>\n</head>';

function built(screen: string): string {
  const dist = temporaryFolder({
    "index.html": page,
    "routes.js": `import{a}from"./assets/index-1.js";const r=()=>import(\`./assets/${screen}.js\`);`,
  });
  mkdirSync(join(dist, "assets"));
  return dist;
}

test("the route script is stored under a name of its content, and imports its neighbours from there", () => {
  const dist = built("news-1");
  const file = cacheRouteScript(dist);
  expect(file).toMatch(/^assets\/routes-[\w-]{8}\.js$/);
  expect(readFileSync(join(dist, file), "utf8")).toBe(
    'import{a}from"./index-1.js";const r=()=>import(`./news-1.js`);',
  );
});

test("the page maps it before its first script, and names its release by it", () => {
  const dist = built("news-1");
  const file = cacheRouteScript(dist);
  const text = readFileSync(join(dist, "index.html"), "utf8");
  const importMap = importMapIn(text) ?? "";
  expect(JSON.parse(importMap)).toEqual({ imports: { "/routes.js": `/${file}` } });
  expect(text.indexOf("importmap")).toBeLessThan(text.indexOf('type="module"'));
  expect(releaseNameIn(importMap)).toBe(`/${file}`);
});

test("another screen gives another name", () => {
  expect(cacheRouteScript(built("news-2"))).not.toBe(cacheRouteScript(built("news-1")));
});

test("a page without a place for the map ends the build", () => {
  const dist = built("news-1");
  writeFileSync(join(dist, "index.html"), "<head></head>");
  expect(() => cacheRouteScript(dist)).toThrow("build: index.html has no place for the import map.");
});

test("pages name the stored script wherever the table names the other", () => {
  const table = {
    entry: "assets/index-1.js",
    chunks: {
      "assets/index-1.js": { imports: [], dynamicImports: ["routes.js"], modules: [] },
      "routes.js": { imports: ["assets/index-1.js"], dynamicImports: [], modules: ["src/app/start.tsx"] },
      "assets/news-1.js": { imports: ["routes.js"], dynamicImports: [], modules: [] },
    },
  };
  const { chunks } = withCachedRouteScript(table, "assets/routes-1.js");
  expect(Object.keys(chunks)).toEqual(["assets/index-1.js", "assets/routes-1.js", "assets/news-1.js"]);
  expect(chunks["assets/index-1.js"]?.dynamicImports).toEqual(["assets/routes-1.js"]);
  expect(chunks["assets/news-1.js"]?.imports).toEqual(["assets/routes-1.js"]);
});

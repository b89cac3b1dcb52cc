import { join } from "node:path";
import { expect, test } from "vitest";
import { firstPages, firstVisitCost } from "../../scripts/site/first-visit-cost";
import { temporaryFolder } from "../support/temporary-folder";

const page = (code: string, body = "") =>
  `<title>News</title>${body}<script type="module" src="/assets/index.js" data-code="${code}" data-texts="/assets/texts.json"></script>`;

const dist = join(
  temporaryFolder({
    "dist/index.html": page("/assets/start.js /assets/react.js"),
    "dist/news.html": page(
      "/assets/start.js /assets/react.js",
      '<img src="/hero.avif" /><img src="/far.avif" loading="lazy" />',
    ),
    "dist/en/news.html": page(""),
    "dist/app.html": "",
    "dist/404.html": "",
    "dist/shells/zh-cn/case-_id.html": page("/assets/start.js"),
    "dist/shells/en/case-_id.html": page("/assets/start.js"),
    "dist/assets/index.js": 'import("./start.js")',
    "dist/assets/start.js": 'import{a}from"./react.js";a()',
    "dist/assets/react.js": "export const a=()=>1",
    "dist/assets/texts.json": "{}",
  }),
  "dist",
);

test("every page of the first language is one a visit may begin with, the shells of all routes too", () => {
  expect(firstPages(dist)).toEqual(["index.html", "news.html", "shells/zh-cn/case-_id.html"]);
});

test("page, scripts, texts, settings and the pictures in sight are asked for", () => {
  expect(firstVisitCost(dist, "index.html").requests).toBe(1 + 3 + 1 + 1);
  expect(firstVisitCost(dist, "news.html").requests).toBe(1 + 3 + 1 + 1 + 1);
  expect(firstVisitCost(dist, "news.html").scriptBytes).toBeGreaterThan(0);
});

test("a script that another one imports and the page does not name is told", () => {
  expect(firstVisitCost(dist, "index.html").unnamed).toEqual([]);
  expect(firstVisitCost(dist, "shells/zh-cn/case-_id.html").unnamed).toEqual(["/assets/react.js"]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ChunkTable } from "../../scripts/build/chunks/chunk-table";
import { prepareFirstVisits } from "../../scripts/build/prerender/first-visit";
import { temporaryFolder } from "../support/temporary-folder";

const namespaces = ["common", "rules", "order"];
const texts = Object.fromEntries(
  ["zh-CN", "zh-TW", "en-US"].flatMap((locale) =>
    namespaces.map((name) => [`assets/words-A1/${locale}/${name}.json`, `{"in":"${locale} ${name}"}`]),
  ),
);
const chunks: ChunkTable = {
  entry: "assets/index.js",
  chunks: {
    "assets/index.js": { imports: [], dynamicImports: ["assets/start.js"], modules: ["src/main.tsx"] },
    "assets/start.js": { imports: [], dynamicImports: [], modules: ["src/app/start.tsx"] },
    "assets/orders.js": { imports: [], dynamicImports: [], modules: ["src/screens/orders-screen.tsx"] },
  },
};

test("a route's first visit names its scripts and one file of texts, written in every language", () => {
  const dist = temporaryFolder(texts);
  const visits = prepareFirstVisits(
    dist,
    [
      {
        path: "/orders",
        params: {},
        namespaces: ["order", "rules"],
        // Texts are modules on the server, and have no script in the browser.
        modules: ["src/screens/orders-screen.tsx", "src/i18n/locales/zh-CN/order.json"],
        mayShowPicture: false,
        publicAddresses: [],
        sample: { pathname: "/orders", search: "" },
        lateParameters: ["next"],
        pageParameter: null,
      },
    ],
    chunks,
  );
  expect(visits["/orders"]).toEqual({
    code: ["/assets/start.js", "/assets/orders.js"],
    texts: "first-visit/common_rules_order.json",
    textsBase: "/assets/words-A1",
    lateParameters: ["next"],
  });
  for (const locale of ["zh-CN", "zh-TW", "en-US"]) {
    const file = join(dist, "assets/words-A1", locale, "first-visit/common_rules_order.json");
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      common: { in: `${locale} common` },
      rules: { in: `${locale} rules` },
      order: { in: `${locale} order` },
    });
  }
});

test("a build without texts makes no pages", () => {
  expect(() => prepareFirstVisits(temporaryFolder({ "assets/index.js": "" }), [], chunks)).toThrow(
    "prerender: dist/assets has no texts.",
  );
});

import { describe, expect, test } from "vitest";
import { workerRoutes } from "../../scripts/build/build-worker";
import { findDestination, routeTable } from "../../src/app/route-table";
import { shellFile } from "../../src/platform/shell";
import { pageTarget } from "../../src/worker/page-target";
import { knownAddresses } from "../app/addresses";

const pages = [
  "/",
  "/en/",
  "/zh-cn/news",
  "/zh-cn/news/1",
  "/en/help/doc/2003",
  "/zh-tw/price.html",
  "/en/faq",
];
const routes = workerRoutes(
  routeTable.filter(({ path }) => path !== "/ui"),
  pages,
);

describe.each([
  ["", "zh-CN"],
  ["/zh-tw", "zh-TW"],
  ["/en", "en-US"],
] as const)("addresses below %o", (prefix, locale) => {
  test("have the shell that every server chooses", () => {
    for (const { address, route } of knownAddresses)
      expect(pageTarget(routes, prefix + address)?.shell, address).toBe(
        `/${shellFile(route ?? address, locale)}`,
      );
  });

  test("are nobody's where the site has no screen", () => {
    for (const address of [
      "/nothing",
      "/case/one",
      "/contracts/",
      "/__mock/apply",
      "/api/news",
      "/index.html",
    ])
      expect(pageTarget(routes, prefix + address), address).toBeNull();
  });
});

test("only routes with a prerendered page are public: a page that depends on its reader is never stored", () => {
  const isPublic = (address: string) => pageTarget(routes, address)?.isPublic;
  for (const address of ["/", "/news", "/news/99", "/help/doc/1", "/price.html"])
    expect(isPublic(address), address).toBe(true);
  for (const address of ["/user-center/mine", "/mall/pay/SO1", "/agent/home", "/mall/checkout"])
    expect(isPublic(address), address).toBe(false);
});

describe("the stored page", () => {
  test("is the address's own where its prefix says the language, whatever the reader's is", () => {
    expect(pageTarget(routes, "/en/faq", "zh-TW")).toMatchObject({ page: "/en/faq", addedPrefix: null });
    expect(pageTarget(routes, "/zh-cn/faq/", "en-US")).toMatchObject({ page: "/zh-cn/faq" });
  });

  test("without a prefix is the one of the reader's language, which a server would not send", () => {
    expect(pageTarget(routes, "/faq", "en-US")).toMatchObject({ page: "/en/faq", addedPrefix: "en-US" });
    expect(pageTarget(routes, "/", "zh-TW")).toMatchObject({ page: "/zh-tw/", addedPrefix: "zh-TW" });
    expect(pageTarget(routes, "/faq", "zh-CN")).toMatchObject({ page: "/faq", addedPrefix: null });
    expect(pageTarget(routes, "/user-center/mine", "en-US")?.shell).toBe("/shells/en/user-center-mine.html");
  });

  test("of a reader nothing is known of is the server's", () => {
    expect(pageTarget(routes, "/faq")).toMatchObject({ page: "/faq", addedPrefix: null });
  });
});

test("an address in badly encoded text is nobody's and harms nothing", () => {
  expect(pageTarget(routes, "/%E0%A4%A")).toBeNull();
});

test("old help addresses are those of today's, as on every server", () => {
  expect(findDestination("/help-zhj").kind).toBe("redirect");
  expect(pageTarget(routes, "/en/help-zhj")?.shell).toBe(`/${shellFile("/help/:alias", "en-US")}`);
});

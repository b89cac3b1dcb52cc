import { expect, test } from "vitest";
import { isWorkerMessage } from "../../src/platform/worker-messages";
import { requestKind } from "../../src/worker/request-kind";

const isRoute = (path: string) => /^\/(?:news|login)?$/.test(path);
const kindOf = (address: string, isNavigation = false) =>
  requestKind(new URL(address, "https://www.example.com"), isNavigation, isRoute);

test("hashed files, and what starts the site, have a strategy of their own", () => {
  expect(kindOf("/assets/index-Ab12.js")).toBe("asset");
  expect(kindOf("/settings.json")).toBe("settings");
  expect(kindOf("/routes.js")).toBe("settings");
});

test.each([
  "/api/news",
  "/ommall/order/1",
  "/log/visit",
  "/zhjsrv/user",
  "/__mock/apply",
  "/__panel/panel.js",
  "/contracts/source/mall.yaml",
  "/samples/one.svg",
  "/service-worker.js",
  "/news",
])("a page's request for %s goes to the network as if no worker were there", (address) => {
  expect(kindOf(address)).toBe("other");
});

test("pages of the site are the worker's, with whatever query", () => {
  expect(kindOf("/news?page=2", true)).toBe("page");
  expect(kindOf("/login?next=/mall", true)).toBe("page");
});

test.each([
  "/contracts/",
  "/api/file/1",
  "/__panel/",
  "/settings.json",
  "/news?mock=persona:visitor",
  "/?panel",
])("opened as a page, %s is passed on and never stored", (address) => {
  expect(kindOf(address, true)).toBe("foreign page");
});

test("only the messages of the site's pages are understood", () => {
  expect(isWorkerMessage({ kind: "visit", path: "/", locale: "en-US", files: [] })).toBe(true);
  expect(isWorkerMessage({ kind: "release" })).toBe(true);
  for (const other of [
    null,
    "visit",
    { kind: "visit", path: "/", locale: "fr", files: [] },
    { kind: "drop" },
  ])
    expect(isWorkerMessage(other)).toBe(false);
});

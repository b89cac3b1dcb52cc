import { describe, expect, test } from "vitest";
import { chooseLayout } from "../../src/app/layout/choose-layout";
import { findDestination, routeTable } from "../../src/app/route-table";
import { isKnownAddress } from "../../src/app/server-entry";
import { type Client, detectClient } from "../../src/platform/client-type";
import { knownAddresses } from "./addresses";

const clientOf = (userAgent: string): Client => detectClient({ userAgent, width: 390, maxTouchPoints: 5 });

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const clients = {
  browser: clientOf(`${phone} Safari/604.1`),
  messenger: clientOf(`${phone} MicroMessenger/8.0.50`),
  "payment app": clientOf(`${phone} AlipayClient/10.5`),
  "own app": clientOf(`${phone} Stockbook/7.2.1`),
};

describe("addresses", () => {
  test("each is listed once", () => {
    const addresses = knownAddresses.map(({ address }) => address);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  test.each(knownAddresses)("$address has its screen, layout $layout, widget $widget", (known) => {
    const destination = findDestination(known.address);
    if (destination.kind !== "screen") throw new Error(`${known.address} leads to ${destination.kind}.`);
    const { path, layout, widget } = destination.route;
    expect({ path, layout, widget }).toEqual({
      path: known.route ?? known.address,
      layout: known.layout,
      widget: known.widget,
    });
    expect(isKnownAddress(known.address)).toBe(true);
  });

  test("every route of the table is reached by one of them", () => {
    // /ui, the pages of the design system, exists in development alone.
    const reached = new Set(["/ui", ...knownAddresses.map(({ address, route }) => route ?? address)]);
    expect(routeTable.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  test.each([
    "/nope",
    "/index.html",
    "/case/abc",
    "/case/7b",
    "/case/-7",
    "/case/7/8",
    "/news/x",
    "/news/12.5",
    "/other-news/12",
    "/other-news",
    "/help/search/anything",
    "/help/search/101",
    "/help/search/doc",
    "/help/doc",
    "/help/video",
    "/help/doc/abc",
    "/help/video/doc",
    "/help/zhj/abc",
    "/help/zhj/101/102",
    "/help-",
    "/license",
    "/agent",
    "/user-center",
    "/mall/pay",
    "/auto-activity",
    "/auto-activity/a/b/c",
    "/report",
    "/price",
    "/%E0%A4%A",
  ])("%s is no address", (address) => {
    expect(findDestination(address)).toEqual({ kind: "nothing" });
    expect(isKnownAddress(address)).toBe(false);
  });
});

describe("help", () => {
  test.each([
    ["/help/search", "/help/search"],
    ["/help/doc/101", "/help/:kind/:articleId"],
    ["/help/video/101", "/help/:kind/:articleId"],
    ["/help/zhj/doc", "/help/:alias/:kind"],
    ["/help/zhj/video", "/help/:alias/:kind"],
    ["/help/zhj/101", "/help/:alias/:rootCategoryId"],
    ["/help/searching", "/help/:alias"],
    ["/help/documents", "/help/:alias"],
  ])("%s is answered by %s: search, doc and video are no products", (address, route) => {
    expect(findDestination(address)).toMatchObject({ kind: "screen", route: { path: route } });
  });

  test.each([
    ["/help-zhj", "/help/zhj"],
    ["/help-zhj/101", "/help/zhj/101"],
    ["/help-zhj/doc", "/help/zhj/doc"],
    ["/help-zhj/video/", "/help/zhj/video/"],
    ["/help-xh/doc/2003", "/help/xh/doc/2003"],
  ])("the old %s leads to %s", (old, target) => {
    expect(findDestination(old)).toEqual({ kind: "redirect", to: target });
  });

  test("a server knows an old help address only where the new one is known", () => {
    expect(isKnownAddress("/help-zhj/101")).toBe(true);
    expect(isKnownAddress("/help-zhj/nonsense")).toBe(false);
    expect(isKnownAddress("/help-doc")).toBe(false);
  });
});

test.each(["/en/price.html", "/zh-tw/help/zhj/101", "/zh-cn/", "/en"])(
  "a server knows %s without its language prefix",
  (address) => {
    expect(isKnownAddress(address)).toBe(true);
  },
);

describe("layout", () => {
  const route = (address: string) => {
    const destination = findDestination(address);
    if (destination.kind !== "screen") throw new Error(`${address} has no screen.`);
    return destination.route;
  };
  const screenAt = (address: string) =>
    Object.fromEntries(
      Object.entries(clients).map(([name, client]) => {
        const { hasLayout, hasWidget } = chooseLayout(route(address), client);
        return [name, [hasLayout ? "layout" : "", hasWidget ? "widget" : ""].filter(Boolean).join(" and ")];
      }),
    );

  test("the clients of this table are detected as such", () => {
    expect(clients.messenger.messenger).toBe("personal");
    expect(clients["payment app"].isPaymentApp).toBe(true);
    expect(clients["own app"].ownApp).toEqual({ version: "7.2.1" });
    expect(clients.browser).toMatchObject({ messenger: null, isPaymentApp: false, ownApp: null });
  });

  test("an ordinary page keeps header and footer everywhere, and loses the widget in the own app", () => {
    expect(screenAt("/price.html")).toEqual({
      browser: "layout and widget",
      messenger: "layout and widget",
      "payment app": "layout and widget",
      "own app": "layout",
    });
  });

  test.each(["/invite", "/auto-activity/double-eleven"])("%s is bare inside other apps", (address) => {
    expect(screenAt(address)).toEqual({
      browser: "layout and widget",
      messenger: "",
      "payment app": "",
      "own app": "",
    });
  });

  test("the shop's detail page has a layout and never the widget", () => {
    expect(new Set(Object.values(screenAt("/mall/detail")))).toEqual(new Set(["layout"]));
  });

  test("a bare page is bare everywhere", () => {
    expect(new Set(Object.values(screenAt("/zhj.html")))).toEqual(new Set([""]));
  });
});

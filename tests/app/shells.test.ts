import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { routeTable } from "../../src/app/route-table";
import { describeRoutes, type RouteDescription, renderShell, routeOf } from "../../src/app/server-entry";
import { setPrerenderedAddress } from "../../src/platform/address";
import { localePath } from "../../src/platform/locale";

let routes: readonly RouteDescription[] = [];

// The code of every screen is loaded, which takes a busy machine ten seconds.
beforeAll(async () => {
  routes = (await describeRoutes()).filter(({ path }) => path !== "/ui");
}, 60_000);

async function shellOf(path: string, locale: "zh-CN" | "en-US" = "zh-CN") {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no route ${path}.`);
  onTestFinished(() => setPrerenderedAddress(null));
  return renderShell(localePath(route.sample.pathname, locale), route.sample.search, locale);
}

test("every route of the table has a shell, made without a request", async () => {
  const fetches = vi.spyOn(globalThis, "fetch");
  expect(routes).toHaveLength(routeTable.filter(({ path }) => path !== "/ui").length);
  for (const { path } of routes) {
    const { title, body } = await shellOf(path);
    expect(title, path).not.toBe("");
    expect(body, path).toContain("<main");
  }
  expect(fetches).not.toHaveBeenCalled();
});

describe("a shell", () => {
  test.each([
    "/user-center/mine",
    "/user-center/orders/:orderNo",
    "/mall/checkout",
    "/mall/pay/:orderNo",
    "/mall/detail",
    "/case/:id",
  ])("of %s shows that its data is on the way, and nobody's", async (path) => {
    const { body } = await shellOf(path);
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    expect(main).toMatch(/role="status"|aria-busy|animate|bg-sunk/);
    expect(main).not.toContain('role="alert"');
  });

  test("is in its language", async () => {
    const chinese = await shellOf("/user-center/orders");
    const english = await shellOf("/user-center/orders", "en-US");
    expect(chinese.title).toContain("订单");
    expect(english.title).toContain("rders");
    expect(english.body).toContain('href="/en/');
  });

  test("two made one after the other share nothing", async () => {
    const first = await shellOf("/user-center/orders");
    await shellOf("/mall/detail");
    expect((await shellOf("/user-center/orders")).body).toBe(first.body);
  });
});

test("an address leads to the route whose shell it shows, in its language", () => {
  expect(routeOf("/user-center/orders/SO1")).toEqual({
    path: "/user-center/orders/:orderNo",
    locale: "zh-CN",
  });
  expect(routeOf("/en/mall")).toEqual({ path: "/mall", locale: "en-US" });
  expect(routeOf("/zh-tw/help-stockbook")).toEqual({ path: "/help/:alias", locale: "zh-TW" });
  expect(routeOf("/nothing")).toBeNull();
});

test("what looks the same for everyone is prerendered whole", () => {
  const all = routes.flatMap(({ publicAddresses }) => publicAddresses);
  for (const address of [
    "/",
    "/login",
    "/mall",
    "/mall-mobile",
    "/unsubscribe",
    "/industry-news",
    "/help/search",
  ])
    expect(all).toContain(address);
  expect(all.filter((address) => /user-center|checkout|pay/.test(address))).toEqual([]);
});

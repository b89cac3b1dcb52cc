import { beforeEach, expect, test, vi } from "vitest";
import { callTarget } from "../../src/client/call-target";
import { configureClient, resetClient } from "../../src/client/configuration";
import { unsafeGet } from "../../src/client/contract-client";
import { createGroupClient } from "../../src/client/group-client";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { setSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import type { Hosts } from "../../src/platform/settings-shape";
import { fakeServer, granted } from "./fake-server";
import type { SamplePaths } from "./sample-contract";

const client = createGroupClient<SamplePaths>();

function useHosts(hosts: Hosts) {
  const everywhere = { www: hosts, mwww: hosts, dev: hosts };
  setSettings({ ...defaultSettings, hosts: { china: everywhere, global: everywhere } });
}

const hosts: Hosts = {
  site: "https://site.test",
  manage: "https://manage.test",
  log: "https://log.test",
  web: "https://web.test",
};

beforeEach(() => {
  useHosts(hosts);
  setCurrentLocale("zh-CN");
  return () => {
    resetClient();
    setSettings(defaultSettings);
    vi.unstubAllGlobals();
  };
});

test("a path under /ommall goes to the manage host with the language", async () => {
  const [request] = await requestsOf(() => client.GET("/ommall/srvmall/thing"));
  expect(request?.url).toBe("https://manage.test/ommall/srvmall/thing");
  expect(request?.headers.get("Accept-Language")).toBe("zh-CN");
  expect(request?.credentials).toBe("include");
});

test("the page's own origin is told the edition, a back end with a host of its own is not", async () => {
  const [elsewhere] = await requestsOf(() => client.GET("/ommall/srvmall/thing"));
  expect(elsewhere?.headers.has("X-Variant")).toBe(false);
  useHosts({ site: "", manage: "", log: "", web: "" });
  expect(callTarget("/ommall/srvmall/thing").headers).toMatchObject({ "X-Variant": "china" });
  expect(callTarget("/api/news").headers).toEqual({ "X-Variant": "china" });
  expect(callTarget("/log/log/zhjlog/batchinsert").headers).toEqual({});
});

test("the language is that of the time of the call", async () => {
  setCurrentLocale("en-US");
  const [request] = await requestsOf(() => client.POST("/ommall/srvmall/thing", { body: { name: "bowl" } }));
  expect(request?.headers.get("Accept-Language")).toBe("en-US");
});

test("a path under /log goes to the log host as JSON, without credentials", async () => {
  const body = [{ operName: "open" }];
  const [request] = await requestsOf(() => client.POST("/log/log/zhjlog/batchinsert", { body }));
  expect(request?.url).toBe("https://log.test/log/log/zhjlog/batchinsert");
  expect(request?.credentials).toBe("omit");
  expect(request?.headers.get("Content-Type")).toBe("application/json");
  expect(await request?.json()).toEqual(body);
});

test("a path under /zhjsrv goes to the web host, with token and guid only while they are held", async () => {
  const [without] = await requestsOf(() => client.GET("/zhjsrv/report/weekly"));
  expect(without?.url).toBe("https://web.test/zhjsrv/report/weekly");
  expect(without?.headers.has("kd-token")).toBe(false);
  expect(without?.headers.has("guid")).toBe(false);

  configureClient({ reportCredentials: () => ({ token: "t-1", guid: "g-1" }) });
  const [held] = await requestsOf(() => client.GET("/zhjsrv/report/weekly"));
  expect(held?.headers.get("kd-token")).toBe("t-1");
  expect(held?.headers.get("guid")).toBe("g-1");
});

test("every other path goes to the site host, also one that only begins with the same letters", async () => {
  const requests = await requestsOf(async () => {
    await client.GET("/api/item/{id}", { params: { path: { id: 7 }, query: { lang: "zh-TW" } } });
    await client.GET("/login");
    await client.GET("/ommallow");
  });
  expect(requests.map(({ url }) => url)).toEqual([
    "https://site.test/api/item/7?lang=zh-TW",
    "https://site.test/login",
    "https://site.test/ommallow",
  ]);
  expect(requests.every(({ headers }) => !headers.has("Accept-Language") && !headers.has("kd-token"))).toBe(
    true,
  );
  expect(requests.every(({ credentials }) => credentials === "include")).toBe(true);
});

test("the host is read at the time of the call", async () => {
  useHosts({ ...hosts, site: "https://other.test" });
  const [request] = await requestsOf(() => client.GET("/login"));
  expect(request?.url).toBe("https://other.test/login");
});

test("a GET that changes something is kept from every cache", async () => {
  const [request] = await requestsOf(() =>
    client.GET("/api/item/{id}", { ...unsafeGet, params: { path: { id: 1 } } }),
  );
  expect(request?.cache).toBe("no-store");
});

test("a call asks for exactly what its contract asks for", () => {
  // Never called: the type checker is the test.
  const misuses = () => [
    // @ts-expect-error the path lacks its id
    client.GET("/api/item/{id}"),
    // @ts-expect-error the contract has no such path
    client.GET("/api/unknown"),
    // @ts-expect-error the path has no POST
    client.POST("/login"),
    // @ts-expect-error the query lacks its keyword
    client.GET("/api/items", { params: { query: {} } }),
    // @ts-expect-error the contract has no such parameter
    client.GET("/api/items", { params: { query: { keyword: "bowl", size: 3 } } }),
    // @ts-expect-error the name is a text
    client.POST("/ommall/srvmall/thing", { body: { name: 1 } }),
    // @ts-expect-error the operation requires a body
    client.POST("/ommall/srvmall/thing"),
  ];
  expect(misuses).toBeTypeOf("function");
});

async function requestsOf(calls: () => Promise<unknown>): Promise<Request[]> {
  const requests = fakeServer(() => granted(null));
  await calls();
  return requests;
}

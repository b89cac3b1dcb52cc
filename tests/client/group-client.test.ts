import { beforeEach, expect, expectTypeOf, test, vi } from "vitest";
import type { Result } from "../../src/client/client-error";
import { configureClient, resetClient } from "../../src/client/configuration";
import { createGroupClient } from "../../src/client/group-client";
import { setSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { message } from "../../src/rules/messages";
import { fakeServer, granted, refused, silentServer } from "./fake-server";
import type { SamplePaths } from "./sample-contract";

const client = createGroupClient<SamplePaths>({ 40910: "phone.registered" });
const item = () => client.GET("/api/item/{id}", { params: { path: { id: 7 } } });

beforeEach(() => {
  const site = {
    site: "https://site.test",
    manage: "https://site.test",
    log: "https://site.test",
    web: "https://site.test",
  };
  const everywhere = { www: site, mwww: site, dev: site };
  setSettings({ ...defaultSettings, hosts: { china: everywhere, global: everywhere } });
  return () => {
    resetClient();
    setSettings(defaultSettings);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test("a success is its data, typed by the contract", async () => {
  fakeServer(() => granted({ id: 7 }));
  const result = await item();
  expectTypeOf(result).toEqualTypeOf<Result<{ id: number }>>();
  expect(result).toEqual({ ok: true, data: { id: 7 } });
});

test("a fetch that is replaced after the client was created is used", async () => {
  const requests = fakeServer(() => granted(null));
  await item();
  expect(requests).toHaveLength(1);
});

test("an HTTP error status is reported with its number", async () => {
  for (const [status, canRetry] of [
    [404, false],
    [429, true],
    [500, true],
    [503, true],
  ] as const) {
    fakeServer(() => new Response("<h1>Bad gateway</h1>", { status }));
    expect(await item()).toEqual({
      ok: false,
      error: { kind: "http", status, message: message("http.status", { status }), canRetry },
    });
  }
});

test("the server's message in an HTTP error is kept beside the own message", async () => {
  fakeServer(() => Response.json({ code: 500, success: false, msg: "库存服务在维护" }, { status: 500 }));
  const result = await item();
  expect(result).toMatchObject({ error: { kind: "http", status: 500, serverMessage: "库存服务在维护" } });
});

test("a network error while the browser is online is a poor condition", async () => {
  vi.stubGlobal("window", { navigator: { onLine: true }, location: { hostname: "site.test" } });
  fakeServer(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await item()).toEqual({
    ok: false,
    error: { kind: "offline", message: message("http.networkOnline"), canRetry: true },
  });
});

test("a network error while the browser is offline is an unstable network", async () => {
  vi.stubGlobal("window", { navigator: { onLine: false }, location: { hostname: "site.test" } });
  fakeServer(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await item()).toEqual({
    ok: false,
    error: { kind: "offline", message: message("http.networkOffline"), canRetry: true },
  });
});

test("a response that breaks off is a network error as well", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
  fakeServer(() => new Response(broken));
  expect(await item()).toMatchObject({ error: { kind: "offline" } });
});

test("no response within 60 000 ms is a time-out", async () => {
  vi.useFakeTimers();
  silentServer();
  const call = item();
  let settled = false;
  void call.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toEqual({
    ok: false,
    error: { kind: "timeout", message: message("http.timeout"), canRetry: true },
  });
});

test("the time-out covers the body of the response", async () => {
  vi.useFakeTimers();
  fakeServer(({ signal }) => {
    const body = new ReadableStream({
      start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
    });
    return new Response(body);
  });
  const call = item();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toMatchObject({ error: { kind: "timeout" } });
});

test("no timer is left behind by a call that was answered", async () => {
  vi.useFakeTimers();
  fakeServer(() => granted(null));
  await item();
  expect(vi.getTimerCount()).toBe(0);
});

test("an aborted call rejects with the caller's own reason, not with a failure to show", async () => {
  silentServer();
  const caller = new AbortController();
  const reason = new DOMException("left the page", "AbortError");
  const call = client.GET("/login", { signal: caller.signal });
  caller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test("a call that was aborted before is not sent", async () => {
  const requests = fakeServer(() => granted(null));
  const reason = new DOMException("left the page", "AbortError");
  await expect(client.GET("/login", { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(requests).toEqual([]);
});

test("a refusal keeps its codes, its data and the server's message", async () => {
  fakeServer(() => refused(40001, 40001, "微信授权未完成", { data: { openid: "o-1" } }));
  expect(await item()).toEqual({
    ok: false,
    error: {
      kind: "refused",
      code: 40001,
      errcode: 40001,
      data: { openid: "o-1" },
      message: message("http.other", { text: "微信授权未完成" }),
      serverMessage: "微信授权未完成",
      canRetry: false,
    },
  });
});

test("a refusal without a message is reported by its code", async () => {
  fakeServer(() => refused(409, 40900, ""));
  expect(await item()).toMatchObject({ error: { message: message("http.other", { text: "409" }) } });
});

test("a refusal with a message of the group is reported by it", async () => {
  fakeServer(() => refused(409, 40910, "duplicate"));
  expect(await item()).toMatchObject({ error: { kind: "refused", message: message("phone.registered") } });
});

test("too many attempts are reported with a wait of three minutes, and the server's message is kept", async () => {
  fakeServer(() => refused(429, 42900, "请稍后再试"));
  expect(await item()).toMatchObject({
    error: {
      kind: "refused",
      message: message("rate.limited"),
      serverMessage: "请稍后再试",
      canRetry: false,
    },
  });
});

test("codes 101 and 401 and HTTP 401 mean signed out, and the application is notified with the call", async () => {
  const onSignedOut = vi.fn();
  configureClient({ onSignedOut });
  const responses = [refused(101, 10100, ""), refused(401, 40100, ""), new Response("", { status: 401 })];
  for (const response of responses) {
    fakeServer(() => response);
    expect(await item()).toEqual({
      ok: false,
      error: { kind: "signed-out", message: message("session.expired"), canRetry: false },
    });
  }
  expect(onSignedOut.mock.calls).toEqual(responses.map(() => ["/api/item/{id}", "get"]));
});

test("refused fields have their messages, or the server's texts where the key is unknown", async () => {
  const fields = [
    { field: "email", key: "email.invalid", message: "bad" },
    { field: "contact/name", key: "", message: "名字太长" },
    { field: "amount", key: "amount.minimum", message: "at least 100" },
    { field: "note", key: "note.odd", message: "" },
    { name: "nothing" },
  ];
  fakeServer(() => refused(400, 40000, "参数不正确", { fields }));
  expect(await item()).toEqual({
    ok: false,
    error: {
      kind: "invalid",
      fields: [
        { field: "email", message: message("email.invalid") },
        { field: "contact/name", message: message("field.invalid"), serverMessage: "名字太长" },
        { field: "amount", message: message("field.invalid"), serverMessage: "at least 100" },
        { field: "note", message: message("field.invalid") },
      ],
      message: message("http.other", { text: "参数不正确" }),
      serverMessage: "参数不正确",
      canRetry: false,
    },
  });
});

test("a response that is no JSON, or no envelope, is unreadable and its content is reported", async () => {
  const responses = [
    new Response("<html>", { headers: { "Content-Type": "text/html; charset=utf-8" } }),
    Response.json([1, 2]),
    new Response(null, { status: 204 }),
  ];
  const causes = ["text/html", "application/json", "no content"];
  for (const [index, response] of responses.entries()) {
    fakeServer(() => response);
    expect(await item()).toEqual({
      ok: false,
      error: {
        kind: "broken",
        message: { key: "http.other", values: { text: "failure.unreadable", cause: causes[index] } },
        canRetry: true,
      },
    });
  }
});

test("a mistake in the client is reported with its cause", async () => {
  fakeServer(() => Promise.reject(new RangeError("out of range")));
  expect(await item()).toMatchObject({
    error: {
      kind: "broken",
      message: {
        key: "http.other",
        values: { text: "failure.unexpected", cause: "RangeError: out of range" },
      },
    },
  });
});

import "fake-indexeddb/auto";
import { getResponse, type RequestHandler } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { startMocks } from "../../mocks/browser";
import { createHttpBackend } from "../../mocks/http/server";
import { openBrowserStore } from "../../mocks/kernel/browser-store";
import { createTestBackend } from "../../mocks/node";
import { sampleGroups } from "./sample/group";

const page = vi.hoisted(() => {
  const handlers: RequestHandler[] = [];
  return { query: "", handlers };
});

vi.mock("../../src/platform/address", () => ({ currentQuery: () => page.query }));
vi.mock("msw/browser", () => ({
  setupWorker(...handlers: RequestHandler[]) {
    page.handlers = handlers;
    return { start: async () => undefined, stop: () => undefined };
  },
}));

afterEach(async () => {
  await openBrowserStore().clear();
});

const calls: [method: string, address: string, body?: unknown][] = [
  ["GET", "/api/thing?page=2&page_size=7&kind=tool"],
  ["POST", "/api/thing", { name: "锯子 🪚", kind: "tool", price: "3.00" }],
  ["GET", "/api/thing/41"],
  ["POST", "/ommall/sign-in", { userId: "li" }],
  ["DELETE", "/api/thing/2"],
  ["GET", "/api/thing/2"],
  ["GET", "/api/thing?page=0"],
  ["POST", "/api/thing", { name: "bomb", kind: "toy", price: "1.00" }],
  ["GET", "/ommall/me"],
  ["PUT", "/api/thing"],
  ["GET", "/api/unknown"],
];

type Send = (request: Request) => Promise<Response>;

async function runRequests(origin: string, send: Send): Promise<string[]> {
  const seen = [];
  let token = "";
  for (const [method, address, body] of calls) {
    const headers = {
      "content-type": "application/json",
      "x-world": "one",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await send(new Request(`${origin}${address}`, init));
    const text = await response.text();
    token = /"token":"(\w+)"/.exec(text)?.[1] ?? token;
    seen.push(`${response.status} ${response.headers.get("content-type")} ${text}`);
  }
  return seen;
}

const send: Send = (request) => fetch(request);
const sendByWorker: Send = async (request) => {
  const response = await getResponse(page.handlers, request);
  if (!response) throw new Error(`${request.url} went to the network.`);
  return response;
};

test("the same seed, clock and calls give the same bytes in the browser, in Node and over HTTP", async () => {
  page.query = "?mock=seed:7,clock:2026-11-21T10:32:00%2B08:00";
  const mocks = await startMocks(sampleGroups);
  const inBrowser = await runRequests("http://shop.test", sendByWorker);
  mocks.stop();

  const backend = createTestBackend({ groups: sampleGroups, seed: 7, clock: "2026-11-21T10:32:00+08:00" });
  const inNode = await runRequests("http://shop.test", send);
  expect(() => backend.close()).toThrow("The calls broke the contract");

  const server = createHttpBackend({ groups: sampleGroups, mock: "seed:7,clock:2026-11-21T10:32:00+08:00" });
  const overHttp = await runRequests(await server.listen(0, "127.0.0.1"), send);
  await server.close();

  expect(inNode).toEqual(inBrowser);
  expect(overHttp).toEqual(inBrowser);
  expect(inBrowser[2]).toContain("锯子 🪚");
  expect(inBrowser[8]).toContain('"userId":"li"');
});

test("the browser's world survives a reload, with and without its selection in the address", async () => {
  page.query = "?mock=persona:regular,clock:2026-11-21T10:32:00%2B08:00";
  await startMocks(sampleGroups);
  await sendByWorker(new Request("http://shop.test/api/thing/1", { method: "DELETE" }));
  for (const query of [page.query, ""]) {
    page.query = query;
    await startMocks(sampleGroups);
    const item = await sendByWorker(new Request("http://shop.test/api/thing/1"));
    expect(await item.json()).toMatchObject({ code: 404 });
    const me = await sendByWorker(new Request("http://shop.test/ommall/me"));
    expect(await me.json()).toMatchObject({ data: { userId: "user-1", now: "2026-11-21T10:32:00+08:00" } });
  }
});

test("a wrong selection in the address leaves the browser's world unchanged and is reported", async () => {
  page.query = "?mock=persona:regular";
  await startMocks(sampleGroups);
  page.query = "?mock=persona:king";
  const { problem, kernel } = await startMocks(sampleGroups);
  expect(problem).toContain('"persona:king" names no persona');
  expect(kernel.selection).toBe("persona:regular");
});

test("what is not the back end's goes to the network", async () => {
  page.query = "";
  await startMocks(sampleGroups);
  expect(await getResponse(page.handlers, new Request("http://shop.test/src/main.tsx"))).toBeUndefined();
});

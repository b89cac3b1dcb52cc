import "fake-indexeddb/auto";
import { getResponse, type RequestHandler } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startMocks } from "../../../mocks/browser";
import { createHttpBackend } from "../../../mocks/http/server";
import { openBrowserStore } from "../../../mocks/kernel/browser-store";
import { temporaryFolder } from "../../support/temporary-folder";
import { sampleGroups } from "../sample/group";

const tabs = vi.hoisted(() => {
  const opened: RequestHandler[][] = [];
  return { opened, query: "" };
});

vi.mock("../../../src/platform/address", () => ({ currentQuery: () => tabs.query }));
vi.mock("msw/browser", () => ({
  setupWorker(...handlers: RequestHandler[]) {
    tabs.opened.push(handlers);
    return { start: async () => undefined, stop: () => undefined };
  },
}));

const running: { stop(): void }[] = [];

beforeEach(() => {
  tabs.opened.length = 0;
  tabs.query = "?mock=clock:2026-11-21T10:32:00%2B08:00";
});
afterEach(async () => {
  for (const mocks of running.splice(0)) mocks.stop();
  await openBrowserStore().clear();
});

/** Opens a tab; returns the function that calls its mock back end. */
async function openTab() {
  running.push(await startMocks(sampleGroups));
  const handlers = tabs.opened.at(-1) ?? [];
  return async (method: string, address: string, body?: string): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const init = body === undefined ? { method } : { method, body, headers };
    const response = await getResponse(handlers, new Request(`http://shop.test${address}`, init));
    return response?.json();
  };
}

const saw = JSON.stringify({ name: "Saw", kind: "tool", price: "3.00" });
const count = { data: { total: 40 } };

test("the browser's history survives a reload: undone and done again", async () => {
  const before = await openTab();
  await before("POST", "/api/thing", saw);
  await before("DELETE", "/api/thing/1");
  await before("POST", "/__mock/undo");
  const after = await openTab();
  expect(await after("GET", "/__mock/state")).toMatchObject({
    journal: { position: 1, steps: ["createThing", "removeThing"] },
  });
  expect(await after("POST", "/__mock/redo")).toMatchObject({ journal: { position: 2 } });
  expect(await after("GET", "/api/thing/1")).toMatchObject({ code: 404 });
  await after("POST", "/__mock/jump", "0");
  expect(await after("GET", "/api/thing")).toMatchObject(count);
  // A change after an undo discards the undone revisions, in the store as well.
  await after("DELETE", "/api/thing/2");
  const last = await openTab();
  expect(await last("GET", "/__mock/state")).toMatchObject({
    journal: { position: 1, steps: ["removeThing"] },
  });
  expect(await last("GET", "/api/thing/1")).toMatchObject({ code: 200 });
  await last("POST", "/__mock/reset");
  expect(await (await openTab())("GET", "/__mock/state")).toMatchObject({
    journal: { position: 0, steps: [] },
  });
});

test("two tabs see the same world, whichever changes it", async () => {
  const one = await openTab();
  tabs.query = "";
  const two = await openTab();
  await one("POST", "/api/thing", saw);
  await vi.waitFor(async () => expect(await two("GET", "/api/thing/41")).toMatchObject({ code: 200 }));
  await two("POST", "/__mock/undo");
  await vi.waitFor(async () => expect(await one("GET", "/api/thing/41")).toMatchObject({ code: 404 }));
  await two("POST", "/__mock/advance", "+1d");
  await vi.waitFor(async () =>
    expect(await one("GET", "/ommall/me")).toMatchObject({ data: { now: "2026-11-22T10:32:00+08:00" } }),
  );
  await one("POST", "/__mock/apply", "scenario:no-things");
  await vi.waitFor(async () => expect(await two("GET", "/api/thing")).toMatchObject({ data: { total: 0 } }));
});

test("a server's history survives a restart", async () => {
  const data = `${temporaryFolder()}/worlds.sqlite`;
  const headers = { "x-world": "one", "content-type": "application/json" };
  const read = async (origin: string, method: string, path: string, body?: string) =>
    (await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })).json();
  const first = createHttpBackend({ groups: sampleGroups, data });
  const origin = await first.listen(0, "127.0.0.1");
  for (let time = 0; time < 3; time++) await read(origin, "POST", "/api/thing", saw);
  await read(origin, "POST", "/__mock/undo");
  await first.close();
  const second = createHttpBackend({ groups: sampleGroups, data });
  const again = await second.listen(0, "127.0.0.1");
  expect(await read(again, "GET", "/__mock/state")).toMatchObject({ journal: { position: 2 } });
  expect(await read(again, "POST", "/__mock/redo")).toMatchObject({ tables: { "sample.things": 43 } });
  expect(await read(again, "POST", "/__mock/jump", "1")).toMatchObject({ tables: { "sample.things": 41 } });
  await second.close();
});

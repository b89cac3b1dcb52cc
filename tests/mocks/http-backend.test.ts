import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpBackend, type HttpBackend, type HttpBackendOptions } from "../../mocks/http/server";
import { sampleGroups, sampleTime } from "./sample/group";

let folder = "";
const running: HttpBackend[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stockbook-worlds-"));
});
afterEach(async () => {
  for (const backend of running.splice(0)) await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

async function begin(options: HttpBackendOptions = {}): Promise<string> {
  const backend = createHttpBackend({
    groups: sampleGroups,
    clock: { mode: "frozen", at: sampleTime },
    ...options,
  });
  running.push(backend);
  return backend.listen(0, "127.0.0.1");
}

async function stopAll(): Promise<void> {
  for (const backend of running.splice(0)) await backend.close();
}

async function read(url: string, init: RequestInit = {}, world = "one"): Promise<unknown> {
  return (await fetch(url, { ...init, headers: { "x-world": world, ...init.headers } })).json();
}

const saw = {
  method: "POST",
  body: JSON.stringify({ name: "Saw", kind: "tool", price: "3.00" }),
  headers: { "content-type": "application/json" },
};

test("each visitor has a world, named by header or by the cookie they are given", async () => {
  const origin = await begin();
  await read(`${origin}/api/thing/1`, { method: "DELETE" }, "one");
  expect(await read(`${origin}/api/thing/1`, {}, "one")).toMatchObject({ code: 404 });
  expect(await read(`${origin}/api/thing/1`, {}, "two")).toMatchObject({ code: 200 });
  const first = await fetch(`${origin}/api/thing/2`, { method: "DELETE" });
  const cookie = /^stockbook-world=[\w-]+/.exec(first.headers.get("set-cookie") ?? "")?.[0] ?? "";
  const again = await fetch(`${origin}/api/thing/2`, { headers: { cookie } });
  expect(again.headers.get("set-cookie")).toBeNull();
  expect(await again.json()).toMatchObject({ code: 404 });
  expect((await fetch(`${origin}/api/thing`, { headers: { "x-world": "../etc" } })).status).toBe(400);
});

test("signing in sets the session's cookie beside the world's", async () => {
  const origin = await begin();
  const init = { method: "POST", body: '{"userId":"li"}', headers: { "content-type": "application/json" } };
  const cookies = (await fetch(`${origin}/ommall/sign-in`, init)).headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "");
  const me = await fetch(`${origin}/ommall/me`, { headers: { cookie: cookies.join("; ") } });
  expect(await me.json()).toMatchObject({ data: { userId: "li" } });
});

test("worlds survive a restart, and being put out of memory", async () => {
  const data = join(folder, "worlds.sqlite");
  let origin = await begin({ data, worldLimit: 1 });
  await read(`${origin}/api/thing`, saw, "one");
  await read(`${origin}/api/thing/1`, { method: "DELETE" }, "one");
  await read(`${origin}/api/thing`, {}, "two");
  expect(await read(`${origin}/api/thing/41`, {}, "one")).toMatchObject({ data: { name: "Saw" } });
  await stopAll();
  origin = await begin({ data, clock: { mode: "live" } });
  expect(await read(`${origin}/api/thing/41`, {}, "one")).toMatchObject({ data: { name: "Saw" } });
  expect(await read(`${origin}/api/thing/1`, {}, "one")).toMatchObject({ code: 404 });
  expect(await read(`${origin}/ommall/me`, {}, "one")).toMatchObject({
    data: { now: "2026-11-21T10:32:00+08:00" },
  });
  expect(await read(`${origin}/api/thing/1`, {}, "two")).toMatchObject({ code: 200 });
});

test("an answered change survives the process being killed", async () => {
  const data = join(folder, "worlds.sqlite");
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "tests/mocks/sample/serve.ts", data],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  try {
    const [line] = await once(child.stdout ?? child, "data");
    const origin = String(line).trim();
    for (let count = 0; count < 5; count++) await read(`${origin}/api/thing`, saw);
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  const origin = await begin({ data });
  expect(await read(`${origin}/api/thing?page_size=1`)).toMatchObject({ data: { total: 45 } });
}, 30_000);

test("a file that holds no worlds is refused with one sentence", () => {
  const data = join(folder, "notes.txt");
  writeFileSync(data, "This is no database, however long it is read. ".repeat(100));
  expect(() => createHttpBackend({ groups: sampleGroups, data })).toThrow(
    /notes\.txt cannot be used to keep worlds: .+\.$/,
  );
});

test("a file of worlds in a folder that does not exist is refused with the folder's name", () => {
  const missing = join(folder, "missing");
  expect(() => createHttpBackend({ groups: sampleGroups, data: join(missing, "worlds.sqlite") })).toThrow(
    `worlds.sqlite cannot be used to keep worlds: the folder ${missing} does not exist.`,
  );
});

test("a wrong selection is refused when the server is made", () => {
  expect(() => createHttpBackend({ groups: sampleGroups, mock: "persona:king" })).toThrow("names no persona");
});

test("the offline fault drops the connection", async () => {
  const origin = await begin({ mock: "fault:getThing=offline" });
  await expect(fetch(`${origin}/api/thing/1`)).rejects.toThrow(TypeError);
  expect((await fetch(`${origin}/api/thing`)).status).toBe(200);
});

test("a caller that gives up ends a time-out's wait", async () => {
  const origin = await begin({ mock: "fault:getThing=timeout" });
  const call = request(`${origin}/api/thing/1`, { headers: { "x-world": "one" } });
  const isOver = new Promise((resolve) => call.once("close", resolve));
  // The caller itself closed the connection, so its socket error is not logged.
  call.on("error", () => undefined).end(() => call.destroy());
  await isOver;
  // The log entry is written when the call has ended on the server's side as well.
  await expect
    .poll(() => read(`${origin}/__mock/requests`))
    .toMatchObject([{ operationId: "getThing", status: 0 }]);
});

test("beside the contract there are the state, the requests, reset and apply", async () => {
  const origin = await begin();
  await read(`${origin}/api/thing/1`, { method: "DELETE" });
  expect(await read(`${origin}/__mock/state`)).toMatchObject({
    now: "2026-11-21T10:32:00+08:00",
    tables: { "sample.things": 39 },
    changes: [{ table: "sample.things", id: 1, isRemoved: true }],
    journal: { position: 1, steps: ["removeThing"] },
  });
  expect(await read(`${origin}/__mock/requests`)).toMatchObject([
    { number: 1, operationId: "removeThing", changes: [{ id: 1, after: null }] },
  ]);
  expect(await read(`${origin}/__mock/reset`, { method: "POST" })).toMatchObject({
    tables: { "sample.things": 40 },
  });
  expect(await read(`${origin}/__mock/apply`, { method: "POST", body: "scenario:no-things" })).toMatchObject({
    selection: "scenario:no-things",
    tables: { "sample.things": 0 },
  });
  const wrong = await fetch(`${origin}/__mock/apply`, {
    method: "POST",
    body: "scenario:x",
    headers: { "x-world": "one" },
  });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    msg: expect.stringContaining('"scenario:x" names no scenario'),
  });
  expect((await fetch(`${origin}/__mock/else`)).status).toBe(404);
});

test("the server stands beside a website's own handler", async () => {
  const backend = createHttpBackend({ groups: sampleGroups });
  running.push(backend);
  const site = createServer((request, response) => {
    if (!backend.handle(request, response)) response.end("the website");
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = site.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  expect(await (await fetch(`${origin}/news`)).text()).toBe("the website");
  expect((await fetch(`${origin}/api/thing`)).status).toBe(200);
  site.closeAllConnections();
  site.close();
});

test("an address too odd for a URL is answered, not a crash", async () => {
  const origin = await begin();
  for (const path of ["/api/%00", "/api/%E0%A4%A", "/api//", "/api/thing/%2F..%2F1"]) {
    expect([400, 501, 200]).toContain((await fetch(origin + path)).status);
  }
});

import { afterEach, expect, test } from "vitest";
import { createHttpBackend, type HttpBackend } from "../../../mocks/http/server";
import type { Kernel } from "../../../mocks/kernel/kernel-shape";
import { worldFormat } from "../../../mocks/kernel/persisted-world";
import { recorderOf } from "../../../mocks/panel/recording/recorder";
import { type Recording, readRecording } from "../../../mocks/panel/recording/recording";
import { replay } from "../../../mocks/panel/recording/replay";
import { servePage } from "../../../mocks/panel/recording/serve-page";
import { items, sampleGroups } from "../sample/group";
import { sampleGroupsWith, sampleKernel, sendRequest } from "../sample/send-request";
import { createPage } from "./mock-page";

const saw = { name: "Saw", kind: "tool", price: "3.00" };

const running: HttpBackend[] = [];

afterEach(async () => {
  for (const backend of running.splice(0)) await backend.close();
});

/** Starts a mock back end; returns its address. */
async function begin(): Promise<string> {
  const backend = createHttpBackend({ groups: sampleGroups });
  running.push(backend);
  return backend.listen(0, "127.0.0.1");
}

/** A session with every kind of call that a replay could get wrong. */
async function record(kernel: Kernel): Promise<Recording> {
  await sendRequest(kernel, "POST", "/api/thing", saw);
  await recorderOf(kernel).start();
  await sendRequest(kernel, "GET", "/api/thing/41");
  await sendRequest(kernel, "POST", "/ommall/sign-in", { userId: "li" });
  await kernel.advance(3_600_000);
  await sendRequest(kernel, "GET", "/ommall/me", undefined, { "accept-language": "zh-TW" });
  await sendRequest(kernel, "DELETE", "/api/thing/41");
  await kernel.undo();
  await sendRequest(kernel, "GET", "/api/thing/41");
  await kernel.apply("fault:getThing=http503@0.5");
  for (let time = 0; time < 6; time++) await sendRequest(kernel, "GET", "/api/thing/3");
  await sendRequest(kernel, "GET", "/api/thing?page=0");
  await sendRequest(kernel, "GET", "/api/unknown");
  await kernel.apply("scenario:no-things,fault:getThing=offline");
  await kernel.handle(new Request("http://shop.test/api/thing/3"));
  await sendRequest(kernel, "POST", "/api/thing", saw);
  const recording = await recorderOf(kernel).end();
  if (!recording) throw new Error("Nothing was recorded.");
  // Serialised and parsed, as in a file.
  return readRecording(JSON.parse(JSON.stringify(recording)));
}

test("a recorded session replays without a difference, in a world of another beginning", async () => {
  let real = Date.parse("2026-01-01T00:00:00+08:00");
  const realTime = () => (real += 1234);
  const kernel = sampleKernel({
    mock: "persona:regular",
    clock: { mode: "live" },
    realTime,
    hasPersistentSessions: true,
  });
  const recording = await record(kernel);
  expect(recording.steps.map(({ kind }) => kind)).toEqual(
    "call call call call world call call call call call call call call call call world call".split(" "),
  );
  expect(await replay(sampleKernel({ mock: "seed:9", hasPersistentSessions: true }), recording)).toBeNull();
});

test("the first difference is reported in one sentence: call, location, actual and recorded value", async () => {
  const recording = await record(sampleKernel({ hasPersistentSessions: true }));
  const dearer = sampleGroupsWith({
    getThing: ({ path, world }) => {
      const item = world.table(items).get(Number(Object.values(path)[0]));
      const data = item && { ...item, price: "9.99" };
      return { kind: "success", data, headers: undefined };
    },
  });
  expect(await replay(sampleKernel({ groups: dearer, hasPersistentSessions: true }), recording)).toBe(
    'Call 1, GET /api/thing/41 (getThing): the answer\'s /data/price is "9.99" instead of "3.00".',
  );
  const broken = sampleGroupsWith({
    signIn() {
      throw new Error("no");
    },
  });
  expect(await replay(sampleKernel({ groups: broken, hasPersistentSessions: true }), recording)).toBe(
    "Call 2, POST /ommall/sign-in (signIn): the answer is HTTP 500 instead of HTTP 200.",
  );
});

test("waiting on purpose is left out of a recording", async () => {
  const kernel = sampleKernel({ mock: "scenario:slow-network,fault:getThing=timeout", timeoutLimit: 1 });
  await recorderOf(kernel).start();
  await kernel.handle(new Request("http://shop.test/api/thing/3", { signal: AbortSignal.timeout(20) }));
  const recording = await recorderOf(kernel).end();
  expect(recording?.steps).toMatchObject([{ faults: ["fault:getThing=offline"], status: 0 }]);
  const started = performance.now();
  expect(recording && (await replay(sampleKernel(), recording))).toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});

test("a recording that goes on after a reload is one recording", async () => {
  const first = sampleKernel();
  await recorderOf(first).start();
  await sendRequest(first, "POST", "/api/thing", saw);
  const half = await recorderOf(first).read();
  if (!half) throw new Error("Nothing was recorded.");
  const second = sampleKernel({
    persisted: { meta: metaOf(first), rows: first.world.netChanges() },
  });
  recorderOf(second).resume(half);
  await sendRequest(second, "DELETE", "/api/thing/41");
  expect(recorderOf(second).calls).toBe(2);
  const whole = await recorderOf(second).end();
  expect(recorderOf(second).calls).toBeNull();
  expect(whole && (await replay(sampleKernel(), whole))).toBeNull();
});

test.each([
  [null, "This is no recording"],
  [{ kind: "stockbook-recording", version: 2 }, "has version 2; this back end reads version 1."],
  [{ kind: "stockbook-recording", version: 1, steps: [] }, "The recording lacks its start."],
  [{ kind: "stockbook-recording", version: 1, start: "" }, "The recording lacks its steps."],
  [
    { kind: "stockbook-recording", version: 1, start: "", steps: [{ kind: "call" }] },
    "Step 1 of the recording is no call and no turn.",
  ],
])("%j is refused as a recording with one sentence", (json, sentence) => {
  expect(() => readRecording(json)).toThrow(sentence);
});

test("a page is served from a recording: the recorded answers, the faults of then, and the rest of the world", async () => {
  const recording = await record(sampleKernel({ hasPersistentSessions: true }));
  const page = createPage();
  const served = await servePage(page, recording, await begin());
  expect(await page.call("GET", "/api/thing/41")).toMatchObject({
    status: 200,
    body: expect.stringContaining("Saw"),
  });
  expect(await page.call("POST", "/ommall/sign-in", { userId: "li" })).toMatchObject({ status: 200 });
  const recorded = recording.steps.flatMap((step) =>
    step.kind === "call" && step.address === "/api/thing/3" ? [step.status] : [],
  );
  const again = [];
  for (const _ of recorded) again.push((await page.call("GET", "/api/thing/3"))?.status ?? 0);
  expect(again).toEqual(recorded);
  // This response was not recorded.
  expect(await page.call("GET", "/api/thing/7")).toMatchObject({ status: 200 });
  expect(served.differences).toEqual([]);
  expect(served.missing()).toContain("GET /api/unknown");
  expect(page.isRouted("/news")).toBe(false);
});

test("a page stays signed in, though its calls bring no cookie", async () => {
  const kernel = sampleKernel({ hasPersistentSessions: true });
  await recorderOf(kernel).start();
  await sendRequest(kernel, "POST", "/ommall/sign-in", { userId: "li" });
  await sendRequest(kernel, "GET", "/ommall/me");
  const recording = await recorderOf(kernel).end();
  if (!recording) throw new Error("Nothing was recorded.");
  const page = createPage();
  const served = await servePage(page, recording, await begin());
  await page.call("POST", "/ommall/sign-in", { userId: "li" });
  expect(await page.call("GET", "/ommall/me")).toMatchObject({
    body: expect.stringContaining('"userId":"li"'),
  });
  expect(served.differences).toEqual([]);
  expect(served.missing()).toEqual([]);
});

test("a back end that does not know the recording's world reports it", async () => {
  const recording: Recording = {
    kind: "stockbook-recording",
    version: 1,
    start: "persona:king",
    steps: [],
  };
  await expect(servePage(createPage(), recording, await begin())).rejects.toThrow("names no persona");
});

test("a page whose response differs from the recorded one is notified", async () => {
  const kernel = sampleKernel();
  await recorderOf(kernel).start();
  await sendRequest(kernel, "GET", "/api/thing/41");
  const recording = await recorderOf(kernel).end();
  if (!recording) throw new Error("Nothing was recorded.");
  const page = createPage();
  const served = await servePage(page, recording, await begin());
  await page.call("POST", "/api/thing", saw);
  await page.call("GET", "/api/thing/41");
  expect(served.differences).toEqual([
    "GET /api/thing/41 (getThing): the answer's /success is true instead of false.",
  ]);
});

function metaOf(kernel: Kernel) {
  const { seed, startedAt, clock } = kernel.world;
  return {
    format: worldFormat,
    seed,
    startedAt,
    clock: clock.setting(),
    selection: kernel.selection,
    requested: "",
    undone: 0,
  };
}

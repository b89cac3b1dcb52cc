import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { items } from "./sample/group";
import { request, sampleKernel, sendRequest } from "./sample/send-request";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saw = { name: "Saw", kind: "tool", price: "3.00" };

test("a fault strikes its own operation only", async () => {
  const kernel = sampleKernel({ mock: "fault:getThing=http503" });
  expect((await sendRequest(kernel, "GET", "/api/thing/1")).status).toBe(503);
  expect((await sendRequest(kernel, "GET", "/api/thing")).status).toBe(200);
});

test("a refusal on purpose comes in the envelope", async () => {
  const kernel = sampleKernel({ mock: "fault:*=refuse(101)" });
  const { status, body } = await sendRequest(kernel, "GET", "/api/thing/1");
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: 101, errcode: 10100, success: false, data: null });
});

test("a fault in a request's header strikes that request alone", async () => {
  const kernel = sampleKernel();
  expect(
    (await sendRequest(kernel, "GET", "/api/thing/1", undefined, { "x-mock": "fault:*=http500" })).status,
  ).toBe(500);
  expect((await sendRequest(kernel, "GET", "/api/thing/1")).status).toBe(200);
});

test("latency holds the answer back for its time", async () => {
  const kernel = sampleKernel({ mock: "fault:*=latency(800)" });
  const handleAnswer = vi.fn();
  void kernel.handle(request("GET", "/api/thing/1")).then(handleAnswer);
  await vi.advanceTimersByTimeAsync(799);
  expect(handleAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(handleAnswer).toHaveBeenCalledOnce();
});

test("a caller that says how long it waits gets its answer at the end of that time", async () => {
  const kernel = sampleKernel();
  const handleAnswer = vi.fn();
  void kernel.handle(request("GET", "/api/thing/1", undefined, { prefer: "wait=2" })).then(handleAnswer);
  await vi.advanceTimersByTimeAsync(1999);
  expect(handleAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const [response] = handleAnswer.mock.calls[0] ?? [];
  expect(response.headers.get("preference-applied")).toBe("wait=2");
  expect(await response.json()).toMatchObject({ success: true });
});

test("a time-out never answers until the caller gives up", async () => {
  const kernel = sampleKernel({ mock: "fault:*=timeout" });
  const caller = new AbortController();
  const handleAnswer = vi.fn();
  void kernel.handle(new Request("http://shop.test/api/thing", { signal: caller.signal })).then(handleAnswer);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(handleAnswer).not.toHaveBeenCalled();
  caller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(handleAnswer.mock.calls[0]?.[0].type).toBe("error");
});

test("offline breaks the connection and changes nothing", async () => {
  const kernel = sampleKernel({ mock: "scenario:offline" });
  expect((await kernel.handle(request("POST", "/api/thing", saw))).type).toBe("error");
  expect(kernel.world.table(items).size).toBe(40);
  expect(kernel.exchanges[0]).toMatchObject({ status: 0, operationId: "createThing" });
});

test("a lost response does not undo the operation: the resource is created, the caller cannot know", async () => {
  for (const fault of ["html", "truncated", "empty"]) {
    const kernel = sampleKernel({ mock: `fault:*=${fault}` });
    const response = await kernel.handle(request("POST", "/api/thing", saw));
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
    expect(kernel.world.table(items).size).toBe(41);
  }
});

test("a flaky case replays: the same calls fail whatever other operations do in between", async () => {
  const run = async (isBusy: boolean) => {
    const kernel = sampleKernel({ mock: "fault:getThing=http500@0.3,seed:7" });
    const statuses = [];
    for (let call = 0; call < 40; call++) {
      if (isBusy) await sendRequest(kernel, "GET", "/api/thing");
      statuses.push((await sendRequest(kernel, "GET", "/api/thing/1")).status);
    }
    return statuses;
  };
  const withoutFaults = await run(false);
  expect(await run(true)).toEqual(withoutFaults);
  const failures = withoutFaults.filter((status) => status === 500).length;
  expect(failures).toBeGreaterThan(3);
  expect(failures).toBeLessThan(25);
});

import { expect, test } from "vitest";
import { handleControl } from "../../../mocks/panel/control/handle-control";
import { items } from "../sample/group";
import { sampleKernel, sendRequest } from "../sample/send-request";
import { callControl, refusal } from "./call-control";

const saw = { name: "Saw", kind: "tool", price: "3.00" };

test("the choices name every persona, scenario and operation with its sentence and its line", async () => {
  const { json } = await callControl(sampleKernel(), "GET choices");
  expect(json).toMatchObject({
    personas: { regular: "Somebody who is signed in." },
    scenarios: { "no-things": "The shop is empty.", offline: "No call arrives." },
  });
  expect(json).toHaveProperty(
    "operations",
    expect.arrayContaining([
      expect.objectContaining({ operationId: "listThings", method: "get", path: "/api/thing" }),
    ]),
  );
});

test("the state reports selection, faults, clock, history and the mistakes of the page's selection", async () => {
  const kernel = sampleKernel({ mock: "persona:regular,scenario:slow-network,fault:getThing=http500@0.5" });
  await expect(kernel.adopt("persona:king")).rejects.toThrow("names no persona");
  expect((await callControl(kernel, "GET state")).json).toMatchObject({
    persona: "regular",
    scenarios: ["slow-network"],
    faults: ["fault:getThing=http500@0.5"],
    broughtFaults: ["fault:*=latency(1500)"],
    problem: expect.stringContaining('"persona:king" names no persona'),
    clock: { mode: "frozen" },
    newestRequest: 0,
    recording: null,
  });
  await kernel.reset();
  expect((await callControl(kernel, "GET state")).json).toMatchObject({ problem: null });
});

test("a request is reported with its handler, contract line, validation and state difference", async () => {
  const kernel = sampleKernel();
  await sendRequest(kernel, "DELETE", "/api/thing/1", undefined, { "kd-token": "t" });
  await sendRequest(kernel, "GET", "/api/thing?page=0");
  expect((await callControl(kernel, "GET requests/1")).json).toMatchObject({
    operationId: "removeThing",
    line: expect.stringMatching(/^contracts\/sample\.yaml/),
    at: "2026-11-21T10:32:00+08:00",
    changes: [{ table: "sample.things", id: 1, before: { id: 1 }, after: null }],
    violations: [],
    position: 1,
    headers: { "kd-token": "t" },
    answer: expect.stringContaining('"code":200'),
  });
  expect((await callControl(kernel, "GET requests/2")).json).toMatchObject({
    violations: [{ kind: "request", line: "contracts/sample.yaml:31" }],
    changes: [],
  });
  const { body } = await handleControl(kernel, new Request("http://shop.test/__mock/requests?after=1"));
  expect(JSON.parse(String(body))).toMatchObject([{ number: 2 }]);
});

test("undo, redo and jump move the world, and a request leads back to the world it left", async () => {
  const kernel = sampleKernel();
  const size = () => kernel.world.table(items).size;
  await sendRequest(kernel, "POST", "/api/thing", saw);
  await sendRequest(kernel, "POST", "/api/thing", saw);
  expect((await callControl(kernel, "POST undo")).json).toMatchObject({ journal: { position: 1 } });
  expect(size()).toBe(41);
  await callControl(kernel, "POST redo");
  expect(size()).toBe(42);
  await callControl(kernel, "POST jump", "0");
  expect(size()).toBe(40);
  await callControl(kernel, "POST requests/1/jump");
  expect(size()).toBe(41);
  await sendRequest(kernel, "DELETE", "/api/thing/2");
  expect(await refusal(kernel, "POST requests/2/jump")).toBe(
    "The world that request 2 left cannot be gone back to.",
  );
  expect(size()).toBe(40);
});

test("the clock is frozen, let go, set and moved", async () => {
  const kernel = sampleKernel({ realTime: () => 1_000_000_000_000 });
  await callControl(kernel, "POST advance", "+2h");
  expect(kernel.world.clock.text()).toBe("2026-11-21T12:32:00+08:00");
  await callControl(kernel, "POST clock", "2027-01-01T00:00:00+08:00");
  expect(kernel.world.clock.text()).toBe("2027-01-01T00:00:00+08:00");
  await callControl(kernel, "POST clock", "live");
  expect(kernel.world.clock.now()).toBe(1_000_000_000_000);
  await callControl(kernel, "POST clock", "freeze");
  expect(kernel.world.clock.setting()).toEqual({ mode: "frozen", at: 1_000_000_000_000 });
});

test("faults are set without touching the world, and an empty list ends them", async () => {
  const kernel = sampleKernel({ mock: "persona:regular" });
  await sendRequest(kernel, "POST", "/api/thing", saw);
  await callControl(kernel, "POST faults", "fault:getThing=http503");
  expect((await sendRequest(kernel, "GET", "/api/thing/1")).status).toBe(503);
  await callControl(kernel, "POST faults", "");
  expect((await sendRequest(kernel, "GET", "/api/thing/1")).status).toBe(200);
  expect(kernel.world.table(items).size).toBe(41);
  expect(kernel.selection).toBe("persona:regular");
});

test("a selection and a reset create a new world, and the log can be cleared", async () => {
  const kernel = sampleKernel();
  await callControl(kernel, "POST apply", " scenario:no-things ");
  expect(kernel.world.table(items).size).toBe(0);
  await sendRequest(kernel, "POST", "/api/thing", saw);
  await callControl(kernel, "POST reset");
  expect(kernel.world.table(items).size).toBe(0);
  expect((await callControl(kernel, "DELETE requests")).json).toMatchObject({ newestRequest: 0 });
});

test.each([
  ["POST apply", "scenario:nothing", '"scenario:nothing" names no scenario'],
  ["POST apply", "state:abc", '"state:abc" is no state'],
  ["POST apply", "clock:+9999999d", "is too far away"],
  [
    "POST apply",
    "scenario:half-prepared",
    "The mock back end failed, and nothing was changed: This scenario",
  ],
  ["POST faults", "persona:regular", "Faults alone can be set here"],
  ["POST faults", "fault:getThing=nonsense", "names no fault"],
  ["POST clock", "tomorrow", '"tomorrow" is no clock; write freeze, live'],
  ["POST clock", "", '"" is no clock'],
  ["POST clock", "+9999999999d", "is no clock"],
  ["POST advance", "live", '"live" is no way to move the clock'],
  ["POST advance", "+99999999h", "within a hundred years"],
  ["POST jump", "7", '"7" is no place in the history; it goes from 0 to 1.'],
  ["POST jump", "-1", '"-1" is no place in the history'],
  ["POST jump", "", '"" is no place in the history'],
  ["POST redo", undefined, "There is nothing to do again."],
  ["GET requests/9", undefined, "Request 9 is not in the log; there are 1 to 1."],
  ["GET requests/9/test", undefined, "Request 9 is not in the log"],
  ["POST requests/9/jump", undefined, "Request 9 is not in the log"],
  ["GET requests?after=x", undefined, "after=x is no number of a request"],
  ["GET recording", undefined, "Nothing is being recorded"],
  ["DELETE recording", undefined, "Nothing is being recorded"],
  ["GET requests/one", undefined, "GET /__mock/requests/one is unknown; under /__mock/ there are GET state"],
  ["PUT state", "x", "PUT /__mock/state is unknown"],
  ["POST nothing", "{", "POST /__mock/nothing is unknown"],
])(
  "%s with %j is answered with one sentence, and the world stays as it was",
  async (endpoint, body, sentence) => {
    const kernel = sampleKernel({ mock: "fault:getThing=http500" });
    await sendRequest(kernel, "POST", "/api/thing", saw);
    const before = (await callControl(kernel, "GET state")).json;
    const message = await refusal(kernel, endpoint, body);
    expect(message).toContain(sentence);
    expect(message).toMatch(/\.$/);
    expect((await callControl(kernel, "GET state")).json).toEqual(before);
  },
);

test("there is nothing to undo at the beginning", async () => {
  expect(await refusal(sampleKernel(), "POST undo")).toBe("There is nothing to undo.");
});

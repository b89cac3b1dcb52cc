import { setImmediate as breathe } from "node:timers/promises";
import { Ajv2020 } from "ajv/dist/2020";
import { afterEach, expect, test, vi } from "vitest";
import { warmUp } from "../../mocks/http/warm-up";
import { sampleGroupsWith, sampleKernel, sendRequest } from "./sample/send-request";

afterEach(() => vi.restoreAllMocks());

test("after it a first call compiles nothing, and called off it goes no further", async () => {
  // A check is compiled when its schema is first asked for, and no schema is asked for twice.
  const compile = vi.spyOn(Ajv2020.prototype, "getSchema");
  // A new back end: checks are compiled once for each back end.
  const groups = sampleGroupsWith({});
  warmUp(groups);
  for (let before = -1; before !== compile.mock.calls.length; ) {
    before = compile.mock.calls.length;
    await breathe();
  }
  const count = compile.mock.calls.length;
  expect(count).toBeGreaterThan(10);
  expect((await sendRequest(sampleKernel({ groups }), "GET", "/api/thing/1")).status).toBe(200);
  expect(compile).toHaveBeenCalledTimes(count);

  const end = warmUp(sampleGroupsWith({}));
  await breathe();
  end();
  const soFar = compile.mock.calls.length;
  for (let turn = 0; turn < 5; turn += 1) await breathe();
  expect(compile).toHaveBeenCalledTimes(soFar);
});

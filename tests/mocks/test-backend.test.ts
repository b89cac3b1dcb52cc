import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { createTestBackend, type TestBackendOptions } from "../../mocks/node";
import { items, sampleGroups } from "./sample/group";

const begin = (options: TestBackendOptions = {}) => createTestBackend({ groups: sampleGroups, ...options });
const read = async (address: string, init?: RequestInit): Promise<unknown> =>
  (await fetch(`http://shop.test${address}`, init)).json();

test("each test has a world of its own with a frozen clock", async () => {
  const first = begin();
  await read("/api/thing/1", { method: "DELETE" });
  expect(first.kernel.world.table(items).size).toBe(39);
  first.close();
  const second = begin();
  expect(second.kernel.world.table(items).size).toBe(40);
  expect(await read("/ommall/me")).toMatchObject({ data: { now: "2026-11-21T10:32:00+08:00" } });
  second.close();
});

test("an override of the test takes precedence over the kernel", async () => {
  const backend = begin();
  backend.server.use(http.get("http://shop.test/api/thing/1", () => HttpResponse.json({ mine: true })));
  expect(await read("/api/thing/1")).toEqual({ mine: true });
  expect(await read("/api/thing/2")).toMatchObject({ code: 200 });
  backend.close();
});

test("a persona, a clock and faults are chosen with the grammar of the address", async () => {
  const backend = begin({
    mock: "persona:regular,fault:getThing=offline",
    clock: "2027-01-01T00:00:00+08:00",
  });
  expect(await read("/ommall/me")).toMatchObject({
    data: { userId: "user-1", now: "2027-01-01T00:00:00+08:00" },
  });
  await expect(fetch("http://shop.test/api/thing/1")).rejects.toThrow(TypeError);
  backend.close();
});

test("a call that breaks the contract fails the test when it ends", async () => {
  const backend = begin();
  await read("/api/thing?sort=price");
  expect(() => backend.close()).toThrow(
    "- listThings: unknown /query/sort is not in the contract (contracts/sample.yaml:29)",
  );
});

test("a call without a handler fails at once and fails the test when it ends", async () => {
  const backend = begin();
  await expect(fetch("http://elsewhere.test/track.js")).rejects.toThrow(TypeError);
  expect(() => backend.close()).toThrow("Requests nobody answers:\n- GET http://elsewhere.test/track.js");
});

test("a closed back end answers nothing any more", async () => {
  const backend = begin();
  backend.close();
  await expect(fetch("http://shop.invalid/api/thing")).rejects.toThrow(TypeError);
  expect(backend.kernel.exchanges).toEqual([]);
});

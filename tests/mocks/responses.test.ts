import { expect, test } from "vitest";
import type { AnyHandler } from "../../mocks/kernel/handlers";
import { ok, refuse, reply } from "../../mocks/kernel/replies";
import { items } from "./sample/group";
import { sampleGroupsWith, sampleKernel, sendRequest } from "./sample/send-request";

const saw = { name: "Saw", kind: "tool", price: "3.00" };
const item = { id: 1, name: "Saw", kind: "tool", price: "3.00", made: "2026-11-21T10:32:00+08:00" };

function kernelWith(handler: AnyHandler, isStrict = true) {
  return sampleKernel({ groups: sampleGroupsWith({ getThing: handler, createThing: handler }), isStrict });
}

test("ok puts the envelope of the contract round the data", async () => {
  const { status, body } = await sendRequest(sampleKernel(), "GET", "/api/thing/featured");
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: 200, errcode: 0, success: true, msg: "", data: { id: 1 } });
});

test("a refusal travels as HTTP 200 with its code in the body", async () => {
  const { status, body } = await sendRequest(sampleKernel(), "GET", "/api/thing/99");
  expect(status).toBe(200);
  expect(body).toEqual({ code: 404, errcode: 40400, success: false, msg: "没有这件东西", data: null });
});

test("an answer that breaks the contract is 500 with operation, pointer and line, and changes nothing", async () => {
  const kernel = kernelWith(({ world }) => {
    world.table(items).remove(1);
    return ok({ ...item, price: 3 });
  });
  const { status, body } = await sendRequest(kernel, "POST", "/api/thing", saw);
  expect(status).toBe(500);
  expect(body).toMatchObject({
    code: 500,
    violations: [
      { kind: "answer", operationId: "createThing", pointer: "/body/data/price", message: "must be string" },
    ],
  });
  expect(body.msg).toContain(
    "createThing: answer /body/data/price must be string (contracts/sample.yaml:15)",
  );
  expect(kernel.world.table(items).get(1)).toBeDefined();
});

test("without strictness the broken answer is sent and recorded", async () => {
  const kernel = kernelWith(() => ok({ ...item, extra: true }), false);
  expect((await sendRequest(kernel, "GET", "/api/thing/1")).body).toMatchObject({ data: { extra: true } });
  expect(() => kernel.expectNoViolations()).toThrow(
    "- getThing: answer /body/data/extra is not in the contract (contracts/sample.yaml:10)",
  );
  kernel.clearLog();
  kernel.expectNoViolations();
});

test.each([
  ["a moment without offset", ok({ ...item, made: "2026-11-21T10:32:00" }), "/body/data/made"],
  ["a day that does not exist", ok({ ...item, made: "2026-02-30T10:32:00+08:00" }), "/body/data/made"],
  ["a number past int32", ok({ ...item, id: 2_147_483_648 }), "/body/data/id"],
  ["data left out", ok(undefined), "/body/data"],
  ["a refusal nobody documented", refuse({ code: 418, errcode: 41800, msg: "" }), "/body"],
  ["a status nobody documented", reply(201, {}), "/status"],
  ["a media type nobody documented", reply(200, "hello", { "content-type": "text/plain" }), "/body"],
])("%s is found", async (_, broken, pointer) => {
  const kernel = kernelWith(() => broken);
  expect((await sendRequest(kernel, "GET", "/api/thing/1")).status).toBe(500);
  expect(kernel.violations[0]?.pointer).toContain(pointer);
});

test("a handler that throws changes nothing and answers 500", async () => {
  const kernel = sampleKernel();
  const { status, body } = await sendRequest(kernel, "POST", "/api/thing", { ...saw, name: "bomb" });
  expect(status).toBe(500);
  expect(body.msg).toBe("createThing: the handler failed, and nothing was changed: It went off.");
  expect(kernel.world.table(items).size).toBe(40);
  expect(kernel.world.netChanges()).toEqual([]);
  expect((await sendRequest(kernel, "POST", "/api/thing", saw)).body).toMatchObject({ data: { id: 41 } });
});

test("every exchange is recorded with what it changed, and any of them can be returned to", async () => {
  const kernel = sampleKernel();
  await sendRequest(kernel, "POST", "/api/thing", saw);
  await sendRequest(kernel, "DELETE", "/api/thing/41");
  await sendRequest(kernel, "GET", "/api/thing?page=1");
  const [created, removed, listed] = kernel.exchanges;
  expect(created).toMatchObject({
    number: 1,
    operationId: "createThing",
    method: "POST",
    address: "/api/thing",
    status: 200,
    requestBody: saw,
  });
  expect(created?.changes).toMatchObject([{ table: "sample.things", id: 41, after: saw }]);
  expect(created?.changes[0]?.before).toBeUndefined();
  expect(removed?.changes[0]?.after).toBeUndefined();
  expect(listed).toMatchObject({ address: "/api/thing?page=1", changes: [], position: 2 });
  expect(await kernel.jump(created?.position ?? 0)).toBe(true);
  expect(kernel.world.table(items).get(41)).toBeDefined();
  expect(await kernel.jump(9)).toBe(false);
});

test("a change that cannot be kept is taken back", async () => {
  const kernel = sampleKernel({
    save() {
      throw new Error("The disk is full.");
    },
  });
  expect((await sendRequest(kernel, "POST", "/api/thing", saw)).status).toBe(500);
  expect(kernel.world.table(items).size).toBe(40);
});

test("an envelope that follows the status refuses with the status", async () => {
  const [group] = sampleGroupsWith({ getThing: () => refuse({ code: 404, errcode: "E404", msg: "" }) });
  if (!group) throw new Error("no group");
  const contract = {
    ...group.contract,
    envelope: { ...group.contract.envelope, carries: "status" as const },
  };
  const kernel = sampleKernel({ groups: [{ ...group, contract }], isStrict: false });
  expect((await sendRequest(kernel, "GET", "/api/thing/1")).status).toBe(404);
  expect((await sendRequest(kernel, "GET", "/api/thing/x")).status).toBe(400);
});

test("a back end without a handler for every operation, or with one too many, does not start", () => {
  const [group] = sampleGroupsWith({ strange: () => ok(null) });
  if (!group) throw new Error("no group");
  expect(() => sampleKernel({ groups: [group] })).toThrow(
    "mocks/sample: strange is not in contracts/sample.yaml.",
  );
  expect(() => sampleKernel({ groups: [{ ...group, handlers: {} }] })).toThrow("no handler for listThings");
});

import { expect, test } from "vitest";
import type { Kernel } from "../../mocks/kernel/kernel-shape";
import type { Saving } from "../../mocks/kernel/persisted-world";
import { SelectionProblem } from "../../mocks/kernel/selection";
import { items } from "./sample/group";
import { sampleKernel, sendRequest } from "./sample/send-request";

const saw = { name: "Saw", kind: "tool", price: "3.00" };
const me = async (kernel: Kernel, headers: Record<string, string> = {}) =>
  (await sendRequest(kernel, "GET", "/ommall/me", undefined, headers)).body.data;

test("a persona is signed in before the first call, and signs out like anybody", async () => {
  const kernel = sampleKernel({ mock: "persona:regular" });
  expect((await me(kernel)).userId).toBe("user-1");
  await sendRequest(kernel, "POST", "/ommall/sign-out");
  expect((await me(kernel)).userId).toBeNull();
});

test("a token is accepted as cookie, header or bearer until it is signed out, and never again", async () => {
  const kernel = sampleKernel();
  const { body, headers } = await sendRequest(kernel, "POST", "/ommall/sign-in", { userId: "li" });
  const { token } = body.data;
  expect(headers.get("set-cookie")).toBe(
    `stockbook-session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${30 * 24 * 60 * 60}`,
  );
  expect((await me(kernel)).userId).toBeNull();
  expect((await me(kernel, { cookie: `a=1; stockbook-session=${token}` })).userId).toBe("li");
  expect((await me(kernel, { authorization: `Bearer ${token}` })).userId).toBe("li");
  expect((await me(kernel, { authorization: `Bearer ${token}` })).userId).toBe("li");
  await sendRequest(kernel, "POST", "/ommall/sign-out", undefined, { authorization: `Bearer ${token}` });
  const again = await sendRequest(kernel, "POST", "/ommall/sign-in", { userId: "li" });
  expect(again.body.data.token).not.toBe(token);
  expect((await me(kernel, { authorization: `Bearer ${token}` })).userId).toBeNull();
});

test("where no cookies are kept, a sign-in holds for every later call", async () => {
  const kernel = sampleKernel({ hasPersistentSessions: true });
  await sendRequest(kernel, "POST", "/ommall/sign-in", { userId: "li" });
  expect((await me(kernel)).userId).toBe("li");
});

test("a wrong selection is refused with its sentence and leaves the world as it was", async () => {
  const kernel = sampleKernel({ mock: "seed:3" });
  await sendRequest(kernel, "POST", "/api/thing", saw);
  await expect(kernel.apply("scenario:nothing")).rejects.toThrow(SelectionProblem);
  await expect(kernel.apply("scenario:half-prepared")).rejects.toThrow("cannot be prepared");
  const { status, body } = await sendRequest(kernel, "GET", "/ommall/me", undefined, {
    "x-mock": "colour:red",
  });
  expect(status).toBe(400);
  expect(body.msg).toContain('"colour:red" has no meaning');
  expect(kernel.selection).toBe("seed:3");
  expect(kernel.world.table(items).size).toBe(41);
});

test("a selection sent with every call prepares the world once", async () => {
  const kernel = sampleKernel();
  const headers = { "x-mock": "scenario:no-things,clock:2027-01-02T03:04:05+08:00" };
  await sendRequest(kernel, "POST", "/api/thing", saw, headers);
  await sendRequest(kernel, "POST", "/api/thing", saw, headers);
  expect(kernel.world.table(items).size).toBe(2);
  expect((await me(kernel)).now).toBe("2027-01-02T03:04:05+08:00");
  await sendRequest(kernel, "GET", "/ommall/me", undefined, { "x-mock": "scenario:no-things,seed:2" });
  expect(kernel.world.table(items).size).toBe(0);
});

test("the cookie chooses like the header, and the header wins", async () => {
  const kernel = sampleKernel();
  await me(kernel, { cookie: `mock=${encodeURIComponent("clock:2027-01-02T03:04:05+08:00")}` });
  expect(kernel.world.clock.text()).toBe("2027-01-02T03:04:05+08:00");
  await me(kernel, { cookie: "mock=scenario:no-things", "x-mock": "seed:9" });
  expect(kernel.selection).toBe("seed:9");
});

test("faults can be changed without touching the world", async () => {
  const kernel = sampleKernel({ mock: "persona:regular" });
  await sendRequest(kernel, "POST", "/api/thing", saw);
  await kernel.apply("fault:getThing=http503");
  expect((await sendRequest(kernel, "GET", "/api/thing/1")).status).toBe(503);
  expect(kernel.world.table(items).size).toBe(41);
  expect(kernel.selection).toBe("persona:regular,fault:getThing=http503");
});

test("reset begins the same world again", async () => {
  const kernel = sampleKernel({ mock: "persona:regular" });
  const before = (await sendRequest(kernel, "GET", "/api/thing")).body;
  await sendRequest(kernel, "DELETE", "/api/thing/1");
  await kernel.reset();
  expect((await sendRequest(kernel, "GET", "/api/thing")).body).toEqual(before);
  expect((await me(kernel)).userId).toBe("user-1");
});

test("a page that reloads with the same selection keeps its world", async () => {
  const kernel = sampleKernel();
  await kernel.adopt("persona:regular");
  await sendRequest(kernel, "POST", "/api/thing", saw);
  await kernel.adopt("persona:regular");
  expect(kernel.world.table(items).size).toBe(41);
  await kernel.adopt("persona:visitor");
  expect(kernel.world.table(items).size).toBe(40);
});

test("a kept world is the same world: rows, clock, selection and choices", async () => {
  const savings: Saving[] = [];
  const save = (saving: Saving) => {
    savings.push(saving);
    return undefined;
  };
  const kernel = sampleKernel({ save });
  await kernel.apply("persona:regular,seed:5");
  await kernel.advance(60_000);
  await sendRequest(kernel, "POST", "/api/thing", saw);
  const last = savings.at(-1);
  if (!last) throw new Error("nothing was kept");
  expect(last).toMatchObject({ isWhole: false, rows: [{ table: "sample.things", id: 41 }] });
  const again = sampleKernel({
    persisted: { meta: structuredClone(last.meta), rows: kernel.world.netChanges() },
  });
  expect(again.selection).toBe("persona:regular,seed:5");
  for (const address of ["/api/thing?page=3", "/ommall/me"]) {
    expect((await sendRequest(again, "GET", address)).body).toEqual(
      (await sendRequest(kernel, "GET", address)).body,
    );
  }
});

test("reading saves nothing", async () => {
  let saves = 0;
  const kernel = sampleKernel({
    save() {
      saves += 1;
      return undefined;
    },
  });
  await sendRequest(kernel, "GET", "/api/thing");
  await sendRequest(kernel, "GET", "/api/thing/99");
  expect(saves).toBe(0);
});

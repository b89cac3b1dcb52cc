import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hitTable } from "../../../mocks/content/state";
import { groups } from "../../../mocks/groups";
import { createKernel } from "../../../mocks/kernel/kernel";
import type { Kernel } from "../../../mocks/kernel/kernel-shape";
import { linkVersion } from "../../../mocks/kernel/linked-state";
import { packText, unpackText, unzlib } from "../../../mocks/kernel/packed-text";
import { items } from "../sample/group";
import { sampleKernel, sendRequest } from "../sample/send-request";

const saw = { name: "Saw", kind: "tool", price: "3.00" };

async function linkOf(kernel: Kernel): Promise<string> {
  return (await kernel.link()) ?? "";
}

const rowsOf = (kernel: Kernel) => kernel.world.table(items).all();

test("what is deflated is inflated the same, by every way of packing", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 3000 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 9 }),
      (bytes, times, level) => {
        const text = Buffer.concat(Array.from({ length: times }, () => bytes));
        expect(Buffer.from(unzlib(deflateSync(text, { level })) ?? "damaged")).toEqual(text);
      },
    ),
  );
});

test("what is damaged, cut off or too large is not inflated", () => {
  const packed = deflateSync(Buffer.from("a long enough text, a long enough text"));
  fc.assert(
    fc.property(fc.nat(packed.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
      const damaged = Uint8Array.from(packed, (byte, index) => (index === place ? byte ^ change : byte));
      const read = unzlib(damaged);
      if (read) expect(Buffer.from(read).toString()).toBe("a long enough text, a long enough text");
      expect(unzlib(packed.subarray(0, place))).toBeNull();
    }),
  );
  expect(unzlib(deflateSync(Buffer.alloc(5000)), 4999)).toBeNull();
});

test("a text survives packing into letters for an address", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
      const packed = await packText(text);
      expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(unpackText(packed)).toBe(text);
    }),
  );
});

const action = fc.oneof(
  fc.record({ kind: fc.constant("create"), price: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ kind: fc.constant("remove"), id: fc.integer({ min: 1, max: 45 }) }),
  fc.record({ kind: fc.constant("sign in"), userId: fc.constantFrom("li", "wang") }),
  fc.record({ kind: fc.constant("wait"), seconds: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({ kind: fc.constant("undo") }),
);

test("the link of any world makes the same world somewhere else", async () => {
  const selection = fc.constantFrom("", "persona:regular", "scenario:no-things", "persona:regular,seed:7");
  await fc.assert(
    fc.asyncProperty(selection, fc.array(action, { maxLength: 12 }), async (mock, actions) => {
      const kernel = sampleKernel({ mock, hasPersistentSessions: true });
      for (const step of actions) {
        if (step.kind === "create")
          await sendRequest(kernel, "POST", "/api/thing", {
            ...saw,
            price: `${"price" in step ? step.price : 1}.00`,
          });
        if (step.kind === "remove")
          await sendRequest(kernel, "DELETE", `/api/thing/${"id" in step ? step.id : 1}`);
        if (step.kind === "sign in")
          await sendRequest(kernel, "POST", "/ommall/sign-in", {
            userId: "userId" in step ? step.userId : "",
          });
        if (step.kind === "wait") await kernel.advance(("seconds" in step ? step.seconds : 1) * 1000);
        if (step.kind === "undo") await kernel.undo();
      }
      const link = await linkOf(kernel);
      const other = sampleKernel({ clock: { mode: "live" }, hasPersistentSessions: true });
      await other.apply(link);
      expect(rowsOf(other)).toEqual(rowsOf(kernel));
      expect(other.world.seed).toBe(kernel.world.seed);
      for (const address of ["/ommall/me", "/api/thing?page=2"])
        expect((await sendRequest(other, "GET", address)).body).toEqual(
          (await sendRequest(kernel, "GET", address)).body,
        );
      expect(await linkOf(other)).toBe(link);
    }),
    { numRuns: 40 },
  );
}, 30_000);

test("time goes on from where it was copied, and a clock beside the state wins", async () => {
  let real = 1_000_000_000_000;
  const kernel = sampleKernel({ clock: { mode: "live" }, realTime: () => real });
  const link = await linkOf(kernel);
  real += 5_000;
  const other = sampleKernel({ realTime: () => real });
  await other.apply(link);
  expect(other.world.clock.now()).toBe(1_000_000_000_000);
  real += 1_000;
  expect(other.world.clock.now()).toBe(1_000_000_001_000);
  await other.apply(`${link},clock:2027-01-01T00:00:00+08:00`);
  expect(other.world.clock.text()).toBe("2027-01-01T00:00:00+08:00");
});

test("a link keeps persona, scenarios and faults readable, and reset goes back to its state", async () => {
  const kernel = sampleKernel({ mock: "persona:regular,fault:getThing=http503" });
  await sendRequest(kernel, "POST", "/api/thing", saw);
  const link = await linkOf(kernel);
  expect(link).toMatch(/^persona:regular,fault:getThing=http503,state:[\w-]+$/);
  const other = sampleKernel({ mock: link });
  await sendRequest(other, "DELETE", "/api/thing/41");
  await other.reset();
  expect(rowsOf(other)).toEqual(rowsOf(kernel));
});

test("a typical session fits into two thousand bytes", async () => {
  const kernel = createKernel({
    groups,
    clock: { mode: "live" },
    mock: "persona:visitor,scenario:many-news",
  });
  for (let id = 1; id <= 12; id++) await sendRequest(kernel, "GET", `/api/news/${id}?lang=zh-CN`);
  for (const id of [2001, 2002, 2003, 2005]) await sendRequest(kernel, "GET", `/api/help/${id}?lang=en-US`);
  expect(kernel.world.table(hitTable).size).toBeGreaterThan(8);
  const link = await linkOf(kernel);
  expect(link.length).toBeLessThan(2000);
  // The link names the scenario, which creates the 600 rows again.
  expect(link.length).toBeLessThan(600);
});

const bad = {
  "cut off": (link: string) => link.slice(0, -6),
  "another letter": (link: string) => link.replace(/state:(.{20})./, "state:$1!"),
  empty: () => "state:",
  "no link": () => "state:hello",
  "two states": (link: string) => `${link},state:abc`,
  "a seed beside it": (link: string) => `${link},seed:3`,
  "a persona nobody has": (link: string) => `persona:king,${link}`,
} satisfies Record<string, (link: string) => string>;

test.each(Object.entries(bad))(
  "a link with a fault (%s) is refused with one sentence and changes nothing",
  async (_, corrupt) => {
    const kernel = sampleKernel();
    await sendRequest(kernel, "POST", "/api/thing", saw);
    const before = rowsOf(kernel);
    const text = corrupt(await linkOf(sampleKernel({ mock: "seed:2" })));
    await expect(kernel.apply(text)).rejects.toThrow(
      /^In the mock selection, "[^"]{0,90}" .*\.$|^In the mock selection/,
    );
    expect(rowsOf(kernel)).toEqual(before);
    expect(kernel.selection).toBe("");
  },
);

test("a state that builds on rows this version does not have is refused", async () => {
  const rows = { "sample.things": [[77, { price: "1.00" }, []]] };
  const link = `state:${await packText(JSON.stringify([linkVersion, 1, 1_000, 2_000, 0, rows]))}`;
  const kernel = sampleKernel();
  await expect(kernel.apply(link)).rejects.toThrow(
    /does not fit this version of the back end: sample\.things has no row 77\.$/,
  );
  for (const version of [linkVersion - 1, linkVersion + 1]) {
    const other = `state:${await packText(JSON.stringify([version, 1, 1_000, 2_000, 0, {}]))}`;
    await expect(kernel.apply(other)).rejects.toThrow(
      "is no state: the link is damaged, cut off or from another version",
    );
  }
});

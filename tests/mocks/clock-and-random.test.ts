import fc from "fast-check";
import { expect, test } from "vitest";
import { createClock, readClockSetting, rfc3339, writeClockSetting } from "../../mocks/world/clock";
import { createRandom } from "../../mocks/world/random";

test("a moment is written in the business's time zone", () => {
  expect(rfc3339(Date.parse("2026-11-20T17:00:05.900Z"))).toBe("2026-11-21T01:00:05+08:00");
});

test("a frozen clock moves only when it is advanced", () => {
  const clock = createClock({ mode: "frozen", at: 1000 }, () => 999_999);
  expect(clock.now()).toBe(1000);
  clock.advance(-400);
  expect(clock.now()).toBe(600);
});

test("a live clock that is advanced keeps running from there", () => {
  let real = 5000;
  const clock = createClock({ mode: "live" }, () => real);
  clock.advance(1000);
  real += 10;
  expect(clock.now()).toBe(6010);
  expect(clock.setting()).toEqual({ mode: "offset", by: 1000 });
});

test("a clock's setting is read from text and written back the same", () => {
  expect(readClockSetting("+3d")).toEqual({ mode: "offset", by: 3 * 86_400_000 });
  expect(readClockSetting("-90m")).toEqual({ mode: "offset", by: -90 * 60_000 });
  expect(readClockSetting("2026-11-21T10:32:00+08:00")).toEqual({
    mode: "frozen",
    at: Date.parse("2026-11-21T02:32:00Z"),
  });
  for (const text of ["live", "+259200s", "-60s", "2026-11-21T10:32:00+08:00"]) {
    const setting = readClockSetting(text);
    expect(setting && writeClockSetting(setting)).toBe(text);
  }
  for (const text of ["", "tomorrow", "3d", "2026-11-21", "2026-13-41T00:00:00Z"])
    expect(readClockSetting(text)).toBeNull();
});

test("the choices for one resource are the same whatever was chosen before", () => {
  const alone = createRandom(7, "news 1").token(20);
  createRandom(7, "news 2").token(20);
  expect(createRandom(7, "news 1").token(20)).toBe(alone);
  expect(createRandom(8, "news 1").token(20)).not.toBe(alone);
  expect(createRandom(7, "news 2").token(20)).not.toBe(alone);
});

test("choices stay within their bounds", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.string(),
      fc.integer({ min: -50, max: 50 }),
      fc.nat(100),
      (seed, key, low, width) => {
        const random = createRandom(seed, key);
        const number = random.integer(low, low + width);
        expect(number).toBeGreaterThanOrEqual(low);
        expect(number).toBeLessThanOrEqual(low + width);
        expect(random.digits(6)).toMatch(/^\d{6}$/);
        expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
      },
    ),
  );
  expect(() => createRandom(1, "nothing").pick([])).toThrow("Nothing to pick from");
});

test("choices are spread evenly over many resources", () => {
  const counts = [0, 0, 0, 0];
  for (let index = 0; index < 4000; index++) {
    const place = createRandom(1, `thing ${index}`).integer(0, 3);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

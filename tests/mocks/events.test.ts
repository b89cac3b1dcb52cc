import { expect, test } from "vitest";
import { defineTable } from "../../mocks/world/define-table";
import { defineEvent, settleEvents } from "../../mocks/world/events";
import { createWorld } from "../../mocks/world/world";

const noon = Date.parse("2026-11-21T12:00:00+08:00");
const minute = 60_000;

const notes = defineTable("sample.notes", { id: (row: { id: number; text: string; at: number }) => row.id });
const bell = defineEvent<{ text: string }>("bell.rings");
const echo = defineEvent<{ text: string }>("bell.echoes");

/** A world whose clock stands at noon, and reactions that record their name and time. */
function begin(seconds = 0) {
  const world = createWorld({ clock: { mode: "frozen", at: noon } });
  const note = (text: string, at: number) =>
    world.table(notes).insert({ id: world.table(notes).size, text, at });
  const reactions = [
    bell.react((_, { text }, at) => note(text, at)),
    bell.react((inner, { text }, at) => echo.schedule(inner, at + seconds * 1000, { text })),
    echo.react((_, { text }, at) => note(`${text} again`, at)),
  ];
  return {
    world,
    happen: (now: number) => settleEvents(world, reactions, now),
    noted: () =>
      world
        .table(notes)
        .all()
        .map(({ text }) => text),
  };
}

test("nothing happens before its time, and everything due happens in the order of time", () => {
  const { world, happen, noted } = begin(90);
  bell.schedule(world, noon + 2 * minute, { text: "second" });
  bell.schedule(world, noon + minute, { text: "first" });
  bell.schedule(world, noon + 9 * minute, { text: "later" });
  expect(happen(noon)).toBe(0);
  expect(happen(noon + 5 * minute)).toBe(4);
  expect(noted()).toEqual(["first", "second", "first again", "second again"]);
  expect(happen(noon + 5 * minute)).toBe(0);
});

test("what happens is dated by its own time, however far the clock has moved", () => {
  const { world, happen } = begin();
  bell.schedule(world, noon + minute, { text: "ding" });
  happen(noon + 900 * minute);
  expect(world.table(notes).all()[0]?.at).toBe(noon + minute);
});

test("of one moment, what was scheduled first happens first", () => {
  const { world, happen, noted } = begin(3600);
  for (const text of ["a", "b", "c"]) bell.schedule(world, noon, { text });
  happen(noon);
  expect(noted()).toEqual(["a", "b", "c"]);
});

test("what was cancelled does not happen", () => {
  const { world, happen, noted } = begin(3600);
  for (const text of ["a", "b"]) bell.schedule(world, noon, { text });
  expect(bell.cancel(world, ({ text }) => text === "a")).toBe(1);
  happen(noon);
  expect(noted()).toEqual(["b"]);
});

test("scheduling is undone, kept and brought back with everything else", () => {
  const { world } = begin();
  bell.schedule(world, noon + minute, { text: "kept" });
  const restored = createWorld({
    startedAt: noon,
    clock: { mode: "frozen", at: noon },
    stored: world.netChanges(),
  });
  expect(bell.next(restored)).toMatchObject({ at: noon + minute, subject: { text: "kept" } });
  world.journal.begin();
  bell.schedule(world, noon, { text: "taken back" });
  world.journal.rollBack();
  expect(bell.next(world)).toMatchObject({ subject: { text: "kept" } });
});

test("something that brings itself about at once is stopped with a sentence", () => {
  const { world } = begin();
  const again = bell.react((inner, subject, at) => bell.schedule(inner, at, subject));
  bell.schedule(world, noon, { text: "again" });
  expect(() => settleEvents(world, [again], noon)).toThrow("brings itself about without end");
});

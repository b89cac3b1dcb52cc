import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeSlider, type SliderMove, type TrailPoint } from "../../../mocks/account/rules/slider";

const widths = fc.integer({ min: 40, max: 4000 });
const times = fc.integer({ min: 400, max: 60_000 });

/** The trail of a human drag: slow at first, then fast, never exactly level. */
const humanMoves = fc
  .record({ trackWidth: widths, durationMs: times, points: fc.integer({ min: 4, max: 60 }) })
  .map(({ trackWidth, durationMs, points }): SliderMove => {
    const trail = Array.from({ length: points + 1 }, (_, index): TrailPoint => {
      const fraction = index / points;
      return {
        x: Math.round(trackWidth * fraction ** 2),
        y: index % 3,
        t: Math.round(durationMs * fraction),
      };
    });
    return { input: "pointer", trackWidth, distance: trackWidth, durationMs, trail };
  });

const at = (x: number, t: number, y = 0): TrailPoint => ({ x, y, t });

test("every human drag to the end is accepted", () => {
  fc.assert(fc.property(humanMoves, (move) => void expect(judgeSlider(move)).toBeNull()));
});

test("what stops short of the end is number 1, however it was moved", () => {
  const short = fc.tuple(humanMoves, fc.double({ min: 0, max: 0.9, noNaN: true }), fc.boolean());
  fc.assert(
    fc.property(short, ([move, share, isKeyboard]) => {
      const distance = Math.floor(move.trackWidth * share);
      const input = isKeyboard ? "keyboard" : "pointer";
      expect(judgeSlider({ ...move, input, distance })).toBe(1);
      const claimed = { ...move, input, trail: [at(0, 0), at(distance, move.durationMs)] } as const;
      expect(judgeSlider(claimed)).toBe(1);
    }),
  );
});

test("what takes under a fifth of a second is number 2", () => {
  const quick = fc.tuple(humanMoves, fc.integer({ min: 0, max: 199 }));
  fc.assert(
    fc.property(quick, ([move, durationMs]) => void expect(judgeSlider({ ...move, durationMs })).toBe(2)),
  );
});

test("a level line of constant speed is number 3, however many points it has", () => {
  const ruled = fc.tuple(humanMoves, fc.integer({ min: 1, max: 100 }));
  fc.assert(
    fc.property(ruled, ([move, points]) => {
      const trail = Array.from({ length: points + 1 }, (_, index) =>
        at(Math.round((move.trackWidth * index) / points), Math.round((move.durationMs * index) / points), 7),
      );
      expect(judgeSlider({ ...move, trail })).toBe(3);
    }),
  );
});

test.each([
  ["goes back in time", [at(0, 0), at(200, 500, 1), at(356, 400, 2)]],
  ["ends elsewhere than the handle", [at(0, 0), at(200, 300, 1), at(400, 600, 2)]],
  ["takes longer than the whole move", [at(0, 0), at(200, 300, 1), at(356, 900, 2)]],
  ["jumps within an instant", [at(0, 0), at(356, 10, 2)]],
])("a trail that %s is number 3", (_, trail) => {
  const move = { input: "pointer", trackWidth: 356, distance: 356, durationMs: 600, trail } as const;
  expect(judgeSlider(move)).toBe(3);
});

test("a level drag of changing speed is accepted as human", () => {
  const trail = [at(0, 0), at(20, 300), at(300, 450), at(356, 800)];
  const move = { input: "pointer", trackWidth: 356, distance: 356, durationMs: 800, trail } as const;
  expect(judgeSlider(move)).toBeNull();
});

test("of keys only the end counts", () => {
  fc.assert(
    fc.property(widths, fc.integer({ min: 0, max: 60_000 }), (trackWidth, durationMs) => {
      const trail = [at(0, 0), at(trackWidth, 0)];
      const move = { input: "keyboard", trackWidth, distance: trackWidth, durationMs, trail } as const;
      expect(judgeSlider(move)).toBeNull();
    }),
  );
});

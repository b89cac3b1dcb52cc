import fc from "fast-check";
import { expect, test } from "vitest";
import { middleOf, rotationTo, spin } from "../../src/screens/activity/lottery/wheel-geometry";

test("wherever the wheel stands, it turns onward and stops with the middle of the place at the top", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(11), fc.nat(20), (count, chosen, earlier) => {
      const index = (chosen % count) + 1;
      const before = rotationTo((earlier % count) + 1, count, 0);
      const after = rotationTo(index, count, before);
      expect(after - before).toBeGreaterThanOrEqual(spin.turns * 360);
      expect(after - before).toBeLessThan((spin.turns + 1) * 360);
      const angle = (middleOf(index, count) + after) / 360;
      expect(angle).toBeCloseTo(Math.round(angle), 9);
    }),
    // A wheel that already stands at the place.
    { examples: [[7, 2, 16]] },
  );
});

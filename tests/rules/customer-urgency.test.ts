import { expect, test } from "vitest";
import { customerUrgency } from "../../src/rules/customer-urgency";

const service = (remainingDays: number) => ({ remainingDays, leadUntil: null });
const lead = (day: string) => ({ remainingDays: null, leadUntil: Date.parse(day) });

test("what can be saved comes first, then leads, then services that ended long ago, then everybody else", () => {
  const inOrder = [
    service(-14),
    service(0),
    service(9),
    service(3650),
    lead("2026-11-22T23:59:59+08:00"),
    lead("2026-11-23T00:00:00+08:00"),
    lead("2126-01-01T00:00:00+08:00"),
    service(-15),
    service(-3650),
    { remainingDays: null, leadUntil: null },
  ].map(customerUrgency);
  expect(inOrder).toEqual(inOrder.toSorted((left, right) => left - right));
  expect(new Set(inOrder).size).toBe(inOrder.length);
});

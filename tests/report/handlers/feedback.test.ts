import { expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { signInPersistent } from "../../../mocks/kernel/session";
import { feedbackTable } from "../../../mocks/report/state";
import { durations, rateLock } from "../../../src/rules/limits";
import { dataOf, errorOf, refusalOf } from "../../support/begin";
import { beginReading, giveFeedback, hold, holdPair } from "../begin";

test("a second opinion on the same week replaces the first", async () => {
  const { kernel } = await beginReading();
  expect(await dataOf(giveFeedback("2026-W46", 5, "一眼就看到谁还欠着钱"))).toEqual({
    week: "2026-W46",
    score: 5,
    is_first: true,
    sent_at: "2026-11-21T10:32:00+08:00",
  });
  await kernel.advance(durations.minute);
  expect(await dataOf(giveFeedback("2026-W46", 2))).toMatchObject({ score: 2, is_first: false });
  expect(await dataOf(giveFeedback("2026-W45", 4))).toMatchObject({ is_first: true });
  expect(kernel.world.table(feedbackTable).by("week", "2026-W46")).toMatchObject([
    { userId: ids.wholesaler, score: 2, content: "" },
  ]);
});

test("every reader has an opinion of their own", async () => {
  const { kernel } = await beginReading();
  await dataOf(giveFeedback("2026-W46", 5));
  signInPersistent(kernel.world, ids.retailer);
  hold(null);
  await holdPair(ids.retailer);
  expect(await dataOf(giveFeedback("2026-W46", 1))).toMatchObject({ is_first: true });
  expect(kernel.world.table(feedbackTable).size).toBe(2);
});

test("five opinions are taken within three minutes, and the next when they are over", async () => {
  const { kernel } = await beginReading();
  for (let score = 1; score <= 5; score++) await dataOf(giveFeedback("2026-W46", score));
  expect(await refusalOf(giveFeedback("2026-W46", 3))).toBe(429);
  await kernel.advance(rateLock.milliseconds);
  expect(await dataOf(giveFeedback("2026-W46", 3))).toMatchObject({ is_first: false });
});

test("there is no opinion on a week that has not begun, or that its year does not have", async () => {
  const { kernel } = await beginReading();
  await dataOf(giveFeedback("2026-W47", 4));
  expect(await refusalOf(giveFeedback("2026-W48", 4))).toBe(404);
  expect(await errorOf(giveFeedback("2025-W53", 4))).toMatchObject({
    kind: "invalid",
    fields: [{ field: "week", serverMessage: "2025年没有第53周" }],
  });
  expect(kernel.world.table(feedbackTable).size).toBe(1);
});

test("an opinion can be taken back", async () => {
  const { kernel } = await beginReading();
  const first = await dataOf(giveFeedback("2026-W46", 5));
  expect(await kernel.jump(kernel.world.journal.position - 1)).toBe(true);
  expect(await dataOf(giveFeedback("2026-W46", 5))).toEqual(first);
});
